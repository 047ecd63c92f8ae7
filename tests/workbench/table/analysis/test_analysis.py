"""Analysis at the table: it grows move by move, in the graph and in the log, and tells nobody what others hold."""

from __future__ import annotations

import json
import random

import pytest
from PySide6.QtCore import Qt

from engine import agents
from engine.agents.analysis import Analysis
from engine.texts.saying import in_language
from workbench.table.analysis import analyst as analysts
from workbench.table.analysis.analyst import Analyst
from workbench.table.table_page import TablePage


@pytest.fixture
def quick(monkeypatch):
    """Let the search think hardly at all."""
    monkeypatch.setattr(analysts, "ANALYST", "mcts:12")


@pytest.fixture
def page(played, qtbot, quick):
    """Give a table with a finished game on it."""
    made = TablePage()
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show_sitting(played("greedy", "greedy"))
    made.show()
    return made


def test_nothing_is_shown_before_somebody_asks(page):
    """Without an analysis there is only the scrubber."""
    assert not page.graph.isVisible()
    assert page.analyst.why_locked == ""


def test_where_nothing_can_be_judged_it_says_why(played, quick):
    """Without a game, without a move and before somebody looks the analysis is locked, and says why."""
    analyst = Analyst()
    assert "no game" in analyst.why_locked
    analyst.show_sitting(played("greedy", "greedy", moves=0))
    assert "Nothing was played" in analyst.why_locked
    analyst.show_sitting(played(None, None, moves=50))
    assert "say that it is you" in analyst.why_locked
    analyst.begin()
    assert not analyst.is_begun


def test_a_game_that_goes_on_is_judged_as_far_as_it_went(played, qtbot, quick):
    """Among agents all moves so far are judged; what is still to come has no chances yet."""
    sitting = played("greedy", "greedy", moves=60)
    page = TablePage()
    qtbot.addWidget(page)
    page.show_sitting(sitting)
    page.analyst.begin()
    assert page.analyst.judges_all
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    assert {opinion.seat for opinion in page.analyst.opinions if opinion.choices} == {0, 1}
    last = next(each for each in reversed(page.analyst.opinions) if each.choices)
    assert page.analyst.chances_at(len(sitting.match.moves)) == last.after
    assert page.graph.known()


def test_a_person_who_still_plays_reads_of_their_own_moves_only(played, qtbot, quick):
    """While hands are hidden nothing is said of the moves of others: what they could have done tells what they hold."""
    sitting = played(None, "greedy", moves=60)
    analyst = Analyst()
    analyst.show_sitting(sitting)
    analyst.begin()
    assert analyst.judged == {0} and not analyst.judges_all
    qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    assert any(opinion.choices for opinion in analyst.opinions if opinion.seat == 0)
    for opinion in (each for each in analyst.opinions if each.seat == 1):
        assert not opinion.choices and not opinion.mark and not opinion.line and not opinion.played.words
    sitting.see_all(True)
    assert not analyst.is_begun and analyst.opinions == []


def test_a_hand_turned_face_down_takes_the_analysis_with_it(person, quick):
    """Lines that name what the own hand held go when the hand is hidden from those who stand by."""
    person.begin(None, "greedy")
    person.skip(60)
    person.wait_for_me()
    person.workspace.analyse()
    analyst = person.page.analyst
    assert person.workspace.is_analysed
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    person.workspace.toggle_hand()
    assert analyst.opinions == [] and not person.workspace.is_analysed


def test_it_grows_from_the_left(page, qtbot):
    """Every move is judged, bands reach as far as that, and the end is the result."""
    page.analyst.begin()
    assert page.graph.isVisible()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    known = page.graph.known()
    assert len(known) == len(page.scrubber.track.stops)
    assert sum(known[-1]) == pytest.approx(1)
    assert page.graph.bands == 2
    page.scrubber.step(-3)
    assert "Gold" in page.graph.summary()
    page.graph.grab()


def analysed(page, qtbot):
    """Have the game on a table judged, and go to its dearest move."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    dearest = page.analyst.dearest()[0]
    page.sitting.show(page.analyst.place_of(dearest))
    return dearest


def test_the_log_tells_what_was_lost(page, qtbot):
    """Each judged play has what it lost beside it, a marked one its mark; asked for, only marked turns are listed."""
    analysed(page, qtbot)
    turns = [row for row in page.log.moves.rows.rows if row.number]
    assert all(row.lines[0].lost for row in turns[:-1])
    marked = [row for row in turns if any(line.mark for line in row.lines)]
    places = {page.analyst.place_of(each) for each in page.analyst.dearest()}
    assert {row.at for row in marked} == places
    page.log.only_marked.click()
    assert page.log.moves.rows.rows == marked
    page.log.only_marked.click()
    assert len(page.log.moves.rows.rows) > len(marked)


def test_the_card_says_what_was_best(page, qtbot):
    """Below the shown move stand the best one, both chances with their doubt and the agent, and all choices."""
    dearest = analysed(page, qtbot)
    card = page.log.moves.card
    assert card is not None and card.opinion.lost == dearest.lost
    assert dearest.best.words.casefold() in card.title.text().casefold()
    said = card.chances.text()
    assert f"{round(100 * dearest.best.chance)} % instead of {round(100 * dearest.played.chance)} %" in said
    assert "±" in said and page.analyst.agent in said
    assert card.choices[0] == dearest.best and card.choices[-1] == dearest.played
    page.sitting.show(page.sitting.setup_moves)
    assert page.log.moves.card is None


def test_the_panel_says_how_everybody_played(page, qtbot):
    """In place of the others stand what each seat lost and its marks, the turning points, and who judges."""
    analysed(page, qtbot)
    panel = page.analysis
    assert panel.isVisible() and not page.seats.isVisible()
    lost = [sum(each.lost for each in page.analyst.opinions if each.seat == seat) for seat in (0, 1)]
    assert [card.lost.text().split()[0] for card in panel.cards] == [str(points) for points in lost]
    winners = page.sitting.result["winners"]
    assert [card.seat for card in panel.cards if not card.won.isHidden()] == winners
    assert panel.agent.currentText() == page.analyst.agent
    assert [row.opinion for row in panel.points.rows] == page.analyst.dearest()[: len(panel.points.rows)]
    row = panel.points.rows[1]
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert page.sitting.at == page.analyst.place_of(row.opinion)
    page.analyst.close()
    assert page.seats.isVisible() and not panel.isVisible()


def test_graph_log_and_engine_say_the_same(page, qtbot):
    """The chance after a turn is in the graph what the log and the terminal tell of the turn's last judged move."""
    analysed(page, qtbot)
    again = list(Analysis(page.sitting.match, agents.read(page.analyst.agent)).opinions())
    assert [each.as_json() for each in again] == [each.as_json() for each in page.analyst.opinions]
    for stop, chances in zip(page.scrubber.track.stops[1:-1], page.graph.known()[1:-1], strict=True):
        last = next((each for each in reversed(again[: stop.at]) if each.choices), None)
        if last is not None:
            assert chances[last.seat] == pytest.approx(last.played.chance)


def test_another_search_is_chosen_and_thinks_anew(page, qtbot):
    """Another budget of the list judges again, and ten times longer is ten times the budget."""
    analysed(page, qtbot)
    assert page.analyst.longer == "mcts:120"
    assert page.analysis.longer.isEnabled() and page.analyst.longer_seconds > 0
    page.analyst.choose("mcts:6")
    assert page.analyst.is_begun and not page.analyst.is_done
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    assert page.analysis.agent.currentText() == "mcts:6" and "mcts:6" in page.graph.summary()


def test_the_best_line_is_shown_and_changes_nothing(page, qtbot):
    """Enter shows the line on the stage, Escape the game again; neither game nor place changes, and Escape closes."""
    dearest = analysed(page, qtbot)
    page.activateWindow()
    page.stage.board.setFocus()
    before = page.sitting.at, list(page.sitting.match.moves)
    qtbot.keyClick(page.stage.board, Qt.Key.Key_Return)
    assert page.preview.is_on and page.stage.sitting is page.preview.sitting
    assert page.preview.sitting.match.moves[dearest.number :] == list(dearest.way)
    assert not page.stage.sitting.awaits_person and "Best line" in page.bar.title.text()
    assert (page.sitting.at, list(page.sitting.match.moves)) == before
    page.preview.go(1)
    assert page.preview.step == min(2, page.preview.steps)
    qtbot.keyClick(page.stage.board, Qt.Key.Key_Escape)
    assert page.stage.sitting is page.sitting and page.analyst.is_begun
    qtbot.keyClick(page.stage.board, Qt.Key.Key_Escape)
    assert not page.analyst.is_begun and page.stage.strip.isVisible()


def test_a_finished_game_is_analysed_once(person, quick):
    """The analysis is kept with the game on the shelf: asked for again, it is there at once, and goes with the game."""
    person.begin("greedy", "greedy")
    table = person.workspace
    person.qtbot.waitUntil(lambda: person.sitting.is_over, timeout=60_000)
    table.autosave.keep_now()
    table.analyse()
    analyst = person.page.analyst
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    found, key = list(analyst.opinions), person.sitting.origin.key
    table.analyse()
    assert not table.is_analysed and analyst.opinions == []
    table.analyse()
    assert analyst.is_done and analyst.opinions == found
    file = table.store.folder / f"{key}.analysis.json"
    told = json.loads(file.read_text(encoding="utf-8"))
    told["agents"][analyst.agent]["moves"][0]["played"][0] += 1
    file.write_text(json.dumps(told), encoding="utf-8")
    table.analyse()
    table.analyse()
    assert not analyst.is_done
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    assert analyst.opinions == found
    assert [game.key for game in table.store.games()] == [key]
    table.store.delete(key)
    assert not file.exists()


def test_language_branch_and_undo_leave_it_whole(person, quick):
    """Pages made anew show the same analysis; the next marked move is a key away; a branch begins before the move."""
    person.begin("greedy", "greedy")
    table = person.workspace
    person.qtbot.waitUntil(lambda: person.sitting.is_over, timeout=60_000)
    table.analyse()
    table.speak()
    analyst = table.page.analyst
    assert table.is_analysed
    person.qtbot.waitUntil(lambda: analyst.is_done, timeout=60_000)
    found = list(analyst.opinions)
    table.speak()
    analyst = table.page.analyst
    assert analyst.is_done and analyst.opinions == found and table.page.analysis.cards
    table.show_first()
    person.window.do("play.next_marked")
    opinion = analyst.shown()
    assert opinion is not None and opinion.mark
    person.window.do("play.best_line")
    assert table.page.preview.is_on
    table.branch_line()
    assert person.sitting.match.moves == [
        *(each.played.move for each in found[: opinion.number]),
        opinion.way[0],
    ]
    assert not table.page.preview.is_on and not table.is_analysed
    person.window.do("edit.undo")
    assert not table.is_analysed


def test_a_move_taken_back_takes_the_analysis_with_it(page, qtbot):
    """An analysis is of the game as it was: another move, and it is gone."""
    page.analyst.begin()
    qtbot.waitUntil(lambda: len(page.analyst.opinions) > 3, timeout=60_000)
    page.sitting.undo()
    assert page.analyst.opinions == []
    assert not page.graph.isVisible()


def test_better_moves_are_told_in_the_language_in_use(page, qtbot, monkeypatch):
    """What would have been better is said as hints are: in the interface's language, not in the record's words."""
    monkeypatch.setattr("workbench.language.spoken", lambda: "de")
    page.analyst.begin()
    qtbot.waitUntil(lambda: page.analyst.is_done, timeout=60_000)
    best = next(opinion.best.words for opinion in page.analyst.opinions if opinion.mark)
    first = next(opinion for opinion in page.analyst.opinions if opinion.mark)
    page.sitting.show(first.number + 1)
    assert in_language(best, "de") in page.log.moves.card.title.text()
    assert in_language(best, "de") != best


def test_the_action_says_why_it_does_not_begin(person, quick):
    """Before anything was played there is nothing to judge, and the action says so."""
    person.begin(None, "greedy", None)
    said: list[object] = []
    person.workspace.shell.say = said.append
    person.workspace.analyse()
    assert said and not person.workspace.is_analysed


@pytest.mark.parametrize("agents", [(None, "greedy"), (None, None)], ids=("alone", "hot-seat"))
def test_whatever_is_done_nothing_is_told_of_what_is_not_seen(person, quick, agents):
    """Moves, undo, looking back, hiding, passing the device and analyses in any order leave no opinion to others."""
    chance = random.Random(f"{agents}")
    person.begin(*agents, board="twin-lakes")
    person.skip(40)
    person.wait_for_me()
    table, analyst = person.workspace, person.page.analyst
    told = 0
    for _ in range(40):
        sitting = person.sitting
        if sitting.waits_for is not None:
            table.privacy.lifted.emit(sitting.waits_for)
        deed = chance.choice(("play", "play", "analyse", "analyse", "hide", "undo", "look", "present"))
        if deed == "play" and sitting.awaits_person:
            table.play(chance.choice(sitting.rules.legal_moves(sitting.match.position)))
            person.wait_for_me()
        elif deed == "analyse":
            table.analyse()
            person.qtbot.waitUntil(lambda: analyst.is_done or not analyst.is_begun, timeout=60_000)
        elif deed == "hide":
            table.toggle_hand()
        elif deed == "undo":
            person.window.do("edit.undo")
        else:
            sitting.show(chance.randint(0, len(sitting.match.moves)) if deed == "look" else 10_000)
        spoken = {opinion.seat for opinion in analyst.opinions if opinion.choices}
        seen = {seat for seat in range(2) if sitting.is_seen(seat)} - (
            {0, 1} if person.stage.is_hidden else set()
        )
        assert spoken <= seen, deed
        told += bool(spoken)
    assert told
