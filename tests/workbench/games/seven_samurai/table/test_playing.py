"""Whole sieges in the window: alone, with agents, by seven agents; decisions of others, undo, branch, save and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics
from PySide6.QtWidgets import QApplication

from engine.records import record as records
from tests.workbench.games.seven_samurai.table.conftest import asks, seated_at
from workbench.dress import typeface
from workbench.table.model.sitting import Sitting

SEVEN = ("heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")


def finished(person, qtbot):
    """Wait for the result of an ended game and give its page."""
    page = person.workspace.result_page
    qtbot.waitUntil(lambda: page.isVisible() and page.is_settled, timeout=60_000)
    return page


def test_one_person_plays_two_samurai_to_the_end(person, qtbot, tmp_path):
    """Alone, both samurai are one's own; the record replays, and the reloaded game is the same."""
    person.begin(None, seed=3)
    assert [seat.name for seat in person.sitting.seats] == ["Player 1", "Player 1"]
    assert len({seat.colour_name for seat in person.sitting.seats}) == 2
    person.play_out()
    page = finished(person, qtbot)
    assert page.banner.headline.startswith(("The village holds", "The village is lost"))
    assert page.feedback.people is None
    record = person.sitting.record()
    assert (record["players"], len(record["agents"])) == (1, 2)
    assert records.verify(record).ok
    person.sitting.save(tmp_path / "game.json")
    old = person.sitting
    person.workspace.open_record(tmp_path / "game.json")
    qtbot.waitUntil(lambda: person.sitting is not old, timeout=60_000)
    assert person.sitting.record() == record


def test_four_people_and_agents_play_to_the_end(person, qtbot):
    """No screen goes up between people at an open table, and whoever decides is offered the answers."""
    person.begin(None, "random", None, "random", seed=2)
    person.wait_for_me()
    while not person.sitting.is_over:
        assert person.sitting.waits_for is None
        assert person.page.isVisible()
        assert person.choosing.is_on
        assert person.strip.name.text() == person.sitting.decides.colour_name
        person.decide()
        person.wait_for_me()
    assert finished(person, qtbot).part.team.rows


def test_the_letter_of_an_answer_is_no_key_of_the_window(person):
    """N leaves an open token where it lies, though it means the next marked move where a game is analysed."""
    person.begin(None, seed=3)
    offer = next(offer for offer in person.choosing.offers if offer.key == "N")
    assert offer.is_open
    person.strip.setFocus()
    person.qtbot.keyClick(person.strip, Qt.Key.Key_N)
    assert len(person.sitting.match.moves) == 1


def test_the_answers_of_the_question_before_are_not_looked_at(person):
    """After a click the first open answer of the new question is looked at, and no ghost of an old one is left."""
    person.begin(None, seed=3)
    for _ in range(12):
        person.wait_for_me()
        before = list(person.choosing.offers)
        person.decide()
        person.wait_for_me()
        for offer in before:
            person.choosing.look(offer)
        current = person.choosing.current
        assert any(current is offer for offer in person.choosing.offers)
        for board in person.stage.boards.boards:
            assert board.ghost == dict(current.ghosts).get(board.seat)


def test_a_resting_mouse_points_at_nothing(person, qtbot):
    """An answer that comes to lie under the mouse is not looked at before the mouse moves on it."""
    person.begin(None, seed=3)
    person.wait_for_me()
    first, other = person.strip.cards[:2]
    centre = QPointF(other.rect().center())
    QApplication.sendEvent(other, QEnterEvent(centre, centre, centre))
    assert person.choosing.current is first.offer
    qtbot.mouseMove(other, other.rect().center())
    assert person.choosing.current is other.offer


def test_titles_of_many_answers_are_not_cut(person):
    """Six answers side by side are wide enough for their titles; what does not fit beside is scrolled to."""
    person.begin(None, seed=3)
    person.wait_for_me()
    assert len(person.strip.cards) == 6
    for card in person.strip.cards:
        title = QFontMetrics(typeface.style("group")).horizontalAdvance(card.offer.title)
        assert card.width() >= title + 58


def test_seven_agents_play_to_the_end(person, qtbot):
    """A table of agents plays by itself."""
    person.begin(*["random"] * 7, seed=1)
    qtbot.waitUntil(lambda: person.sitting.is_over, timeout=120_000)
    assert len(person.stage.boards.boards) == 7
    assert not person.choosing.is_on
    assert records.verify(person.sitting.record()).ok


def test_a_decision_of_somebody_else_is_handed_over(person):
    """Who is given a card decides in another's turn: the strip says so, and the game goes on by their answer."""

    def is_given(seen):
        return asks("card")(seen) and seen["decision"]["seat"] != seen["active"]

    person.lay(seated_at(4, is_given, team=("heihachi", "daisuke", "gorobei", "kanbei")))
    siege = person.siege
    decider, active = (person.sitting.seats[seat] for seat in (siege.decider, siege.active))
    assert person.strip.handover.isVisible()
    said = person.strip.handover.words.text()
    assert decider.colour_name in said
    assert active.colour_name in said
    assert decider.name in said
    assert person.strip.name.text() == decider.colour_name
    made = len(person.sitting.match.moves)
    person.answer("attack")
    assert len(person.sitting.match.moves) > made


@pytest.mark.parametrize("kind", ["whom", "strike", "heal", "move", "lend"])
def test_whoever_is_meant_is_chosen_on_the_boards(person, kind):
    """Boards that can be chosen are buttons; where two samurai are meant, Escape takes the first step back."""
    variant = "old-scars" if kind == "heal" else "normal"
    person.lay(
        seated_at(
            5, asks(kind), variant=variant, team=("kyuzo", "daisuke", "kikuchiyo", "heihachi", "kanbei")
        )
    )
    targets = person.choosing.targets
    boards = person.stage.boards.boards
    assert {board.seat for board in boards if board.is_target} == set(targets)
    assert all("Enter" in boards[seat].accessibleName() for seat in targets)
    made = len(person.sitting.match.moves)
    first = next(iter(targets))
    if kind in ("move", "lend"):
        person.click_board(first)
        assert len(person.choosing.picked) == 1
        person.key(Qt.Key.Key_Escape, widget=person.strip)
        assert not person.choosing.picked
        person.click_board(first)
        boards[next(iter(person.choosing.targets))].setFocus()
    else:
        boards[first].setFocus()
    focused = next(board for board in boards if board.hasFocus())
    person.key(Qt.Key.Key_Return, widget=focused)
    assert len(person.sitting.match.moves) > made


def test_answers_are_given_by_keys(person):
    """Letters and numbers give answers, arrows and Enter walk them; the first is at hand."""
    person.begin(None, None, None, seed=4)
    assert person.choosing.current.step.word == "fight"
    person.key(Qt.Key.Key_F, widget=person.strip)
    assert person.choosing.question == "card"
    person.key(Qt.Key.Key_A, widget=person.strip)
    assert asks("action")(person.sitting.rules.seen(person.sitting.match.position, 0))
    person.key(Qt.Key.Key_Right, widget=person.strip)
    assert person.choosing.current.step.word == "support"
    person.key(Qt.Key.Key_Left, widget=person.strip)
    person.key(Qt.Key.Key_Return, widget=person.strip)
    assert person.choosing.question == "card"


def test_undo_redo_and_branch(person, qtbot):
    """What is taken back stays in the record until it is played again, and a branch goes on from any turn."""
    person.begin(None, None, None, seed=6)
    for _ in range(6):
        person.decide()
    moves = list(person.sitting.match.moves)
    person.window.do("edit.undo")
    person.window.do("edit.undo")
    assert person.sitting.match.moves == moves[:-2]
    assert any("undone" in turn for turn in person.sitting.record()["turns"])
    assert records.verify(person.sitting.record()).ok
    person.window.do("edit.redo")
    person.window.do("edit.redo")
    assert person.sitting.match.moves == moves
    assert not any("undone" in turn for turn in person.sitting.record()["turns"])
    person.sitting.show(2)
    assert not person.choosing.is_on or person.sitting.is_live
    person.window.do("play.branch")
    assert person.sitting.match.moves == moves[:2]
    person.play_out()
    assert records.verify(person.sitting.record()).ok


def test_advice_stands_on_the_answers(person, qtbot):
    """A hint gives values to answers, and goes when something is played."""
    person.begin(None, "random", seed=5, variant="tokens-for-a-turn", changes={"open_tokens.players": []})
    person.wait_for_me()
    person.window.do("play.hint")
    qtbot.waitUntil(lambda: any(card.value for card in person.strip.cards), timeout=120_000)
    hint, meaning = person.strip.hint, person.strip._hinted[1]
    for size in ((1600, 1000), (1100, 700)):
        person.window.resize(*size)
        qtbot.waitUntil(lambda: hint.height() >= hint.heightForWidth(hint.width()))
        # What has no room beside the answers is told by the tip, and always to whoever cannot see it.
        assert "Best" in hint.text() and meaning in hint.accessibleName()
        assert meaning in hint.text() or meaning.split()[-1] in hint.toolTip()
    person.sitting.note("Now I know.")
    assert any(card.value for card in person.strip.cards)
    person.decide()
    person.wait_for_me()
    assert not any(card.value for card in person.strip.cards)


def test_the_scrubber_marks_and_parts_rounds(person, qtbot):
    """Every turn is a stop, those without decisions too; ends of rounds part the track."""
    person.begin(None, None, seed=9)
    person.play_out()
    scrubber = person.page.scrubber
    person.workspace.show_turn(len(person.sitting.match.moves))
    stops = scrubber.track.stops
    assert len(stops) == len(person.sitting.turns) + 1
    seen = []
    while scrubber.track.value():
        seen.append(scrubber.track.value())
        scrubber.step(-1)
    assert seen == sorted(seen, reverse=True)
    assert len(seen) == len(person.sitting.turns)
    assert any(stop.marks for stop in stops)


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("size", [(1600, 1000), (1100, 700), (1000, 700)])
def test_every_team_fits_every_window(person, qtbot, players, size):
    """From one player to seven, no board is smaller than can be read, and the one that decides is in view."""
    person.window.resize(*size)
    person.begin(*[None] * players, seed=players)
    qtbot.wait(1)
    boards = person.stage.boards.boards
    assert len(boards) == max(players, 2)
    assert all(
        board.width() >= board.minimumWidth() and board.height() >= board.minimumHeight() for board in boards
    )
    assert not person.window.grab().isNull()
    decider = boards[person.siege.decider]
    assert (
        person.stage.boards.viewport()
        .rect()
        .intersects(
            decider.rect().translated(decider.mapTo(person.stage.boards.viewport(), decider.rect().topLeft()))
        )
    )
    assert isinstance(person.sitting, Sitting)
