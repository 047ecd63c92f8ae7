"""Every game at the table: played by people and agents to the end, taken back, branched, saved and gone on with.

The toys have no part of their own here: they are played by the table's defaults.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLabel, QListWidget, QWidget

from engine import games
from engine.play.match import Match
from engine.records import record as records
from engine.texts import shipped
from tests.contract.conftest import ELSEWHERE
from tests.workbench.conftest import language, stored, tidiness, window, workbench
from workbench.table.model.seats import Seat
from workbench.table.model.sitting import seated
from workbench.table.naming import told_at_table
from workbench.table.plain.plain_stage import PlainStage
from workbench.table.plain.seen_words import SeenWords
from workbench.table.setup.plan import Plan

__all__ = ["language", "stored", "tidiness", "window", "workbench"]

TOYS = [("lifeboat", 3), *((case.game, case.players) for case in ELSEWHERE)]


def planned(game, *agents, is_hot_seat=True, seed=5):
    """Give the plan of a game without a map; nothing among the agents is a person."""
    seats = tuple(Seat(agent or f"Player {number + 1}", agent, number) for number, agent in enumerate(agents))
    variant = shipped.find("variant", f"{game}/{games.facts_of(game).base}")
    assert variant is not None
    return Plan(None, variant, seats, seed, {}, is_hot_seat, False)


class Person:
    """Plays at the table by the list of moves, as people do."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot = window, qtbot
        self.table = window.show_workspace("table")
        self.table.driver.pace = 0

    @property
    def sitting(self):
        """The game on the table."""
        return self.table.sitting

    @property
    def stage(self):
        """The middle of the table."""
        return self.table.page.stage

    def begin(self, game, *agents, **options):
        """Begin a game and wait until it is on the table."""
        before = self.sitting
        self.table.begin(planned(game, *agents, **options))
        self.qtbot.waitUntil(lambda: self.sitting is not before and self.sitting is not None, timeout=60_000)
        self.wait()

    def wait(self):
        """Wait until a person decides or is asked for, or the game is over."""

        def is_mine():
            return self.sitting.is_over or self.sitting.awaits_person or self.sitting.waits_for is not None

        self.qtbot.waitUntil(is_mine, timeout=60_000)

    def decide(self, row=0):
        """Take the device if asked for, and click a move of the list."""
        if self.sitting.waits_for is not None:
            self.qtbot.mouseClick(self.table.privacy.card.button, Qt.MouseButton.LeftButton)
        made, moves = len(self.sitting.match.moves), self.stage.moves.list
        item = moves.item(row % moves.count())
        at = moves.visualItemRect(item).center()
        self.qtbot.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert len(self.sitting.match.moves) > made
        self.wait()

    def play_out(self):
        """Play to the end."""
        while not self.sitting.is_over:
            self.decide()


@pytest.fixture
def person(window, qtbot):
    """Give a person at an empty table."""
    return Person(window, qtbot)


@pytest.mark.parametrize(("game", "players"), TOYS)
def test_a_game_without_parts_is_played_to_its_end(person, tmp_path, monkeypatch, game, players):
    """A person plays with agents by clicks in a list, takes back, branches, saves, and finds the game again."""
    person.begin(game, None, *["greedy"] * (players - 1))
    assert isinstance(person.stage, PlainStage)
    person.decide()
    person.window.do("edit.undo")
    person.wait()
    mine = person.sitting.record()
    assert any(turn.get("undone") for turn in mine["turns"])
    person.window.do("edit.redo")
    person.wait()
    assert not any(turn.get("undone") for turn in person.sitting.record()["turns"])
    person.window.do("edit.undo")
    person.wait()
    person.window.do("play.branch")
    person.wait()
    person.play_out()
    record = person.sitting.record()
    assert records.verify(record).ok
    assert person.table.result_page.isVisible()
    person.qtbot.waitUntil(lambda: person.table.result_page.is_settled, timeout=60_000)
    page = person.table.result_page
    steps = games.find(game).judge(record["variant"], record["result"]).steps
    assert [text.text() for text in page.steps.texts] == [told_at_table(step.text) for step in steps]
    if games.facts_of(game).is_cooperative:
        assert page.banner.headline in ("The team wins", "The team loses")
    path = tmp_path / "game.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    person.window.do("play.save")
    old = person.sitting
    person.table.open_record(path)
    person.qtbot.waitUntil(lambda: person.sitting is not old, timeout=60_000)
    assert person.sitting.record() == record
    assert len(person.table.page.log.words.rows(person.sitting)) == len(record["turns"]) + 1


@pytest.mark.parametrize(("game", "players"), TOYS)
def test_a_game_without_parts_stands_on_the_shelf(person, game, players):
    """A game that was left is listed with a picture of its title, and gone on with where it was."""
    person.begin(game, None, *["random"] * (players - 1))
    person.decide()
    moves = list(person.sitting.match.moves)
    person.table.driver.halt()
    person.window.do("play.shelf")
    (kept,) = person.table.store.games()
    assert not person.window.grab().isNull()
    person.table.resume(kept.key)
    person.qtbot.waitUntil(lambda: person.sitting is not None, timeout=60_000)
    assert person.sitting.match.moves[: len(moves)] == moves


def in_reach(window):
    """Give all words of a window, shown or not, that eyes or a reader of the screen could come to."""
    found: list[str] = []

    def walk(interface):
        found.extend(interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
        for number in range(interface.childCount()):
            if (child := interface.child(number)) is not None:
                walk(child)

    walk(QAccessible.queryAccessibleInterface(window))
    for widget in window.findChildren(QWidget):
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        if isinstance(widget, QListWidget):
            found += [widget.item(row).text() for row in range(widget.count())]
    return found


def secrets_in_reach(person, seat):
    """Give what is in reach of a hand in High Card: the hand in words, and its moves."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    hand = person.sitting.rules.seen(person.sitting.match.position, seat)["hand"]
    secret = {f"Play {card}" for card in hand} | ({SeenWords().said(hand)} if len(hand) > 1 else set())
    return {word for word in secret if any(word in text for text in in_reach(person.window))}


def test_the_other_hand_is_never_in_reach(person):
    """In High Card two people share a device: whoever decides finds their own hand, and nothing of the other's."""
    person.begin("high-card", None, None)
    while not person.sitting.is_over:
        seat = person.sitting.decider
        if person.sitting.waits_for is not None:
            assert person.table.privacy.isVisible()
            assert [secrets_in_reach(person, each) for each in (0, 1)] == [set(), set()]
            person.qtbot.mouseClick(person.table.privacy.card.button, Qt.MouseButton.LeftButton)
        assert person.sitting.viewer == seat
        assert secrets_in_reach(person, seat)
        assert secrets_in_reach(person, 1 - seat) == set()
        person.window.do("play.hide")
        assert secrets_in_reach(person, seat) == set()
        person.window.do("play.hide")
        person.decide(row=-1)


def test_the_screen_follows_whoever_decides(person):
    """The winner of a trick leads the next: no screen goes up between two decisions of the same person."""
    person.begin("high-card", None, None, seed=7)
    same = 0
    while not person.sitting.is_over:
        before = person.sitting.decider
        person.decide(row=-1)
        if not person.sitting.is_over and person.sitting.decider == before:
            same += 1
            assert person.sitting.waits_for is None
            assert person.stage.moves.moves
        elif not person.sitting.is_over:
            assert person.sitting.waits_for == person.sitting.decider
    assert same


def test_an_open_game_needs_no_screen(qapp):
    """Where everybody sees everything, people share the device without a screen, and all is shown."""
    plan = planned("lifeboat", None, None, None)
    rules = plan.begin().rules
    rules.facts = replace(rules.facts, is_open=True)
    sitting = seated(Match(rules, 1), plan.seats)
    while not sitting.is_over:
        assert sitting.waits_for is None
        assert sitting.awaits_person
        assert all(sitting.is_seen(seat) for seat in range(3))
        sitting.play(sitting.rules.legal_moves(sitting.match.position)[0])
    sitting.see_all(False)
    assert sitting.sees_all
    assert sitting.branch(2).sees_all
    assert sitting.open_view["way"] >= 0


def test_the_moves_are_filtered_and_played_by_keys(person, qtbot):
    """Typing leaves the moves that hold the words; Enter plays the one that is left, or goes to the list."""
    person.begin("high-card", None, "greedy")
    moves = person.stage.moves
    words = [moves.list.item(row).text() for row in range(moves.list.count())]
    assert words == [f"Play {card}" for card in person.sitting.view(0).seen["hand"]]
    moves.filter.setText(words[-1])
    assert moves.moves == [person.sitting.view(0).moves[-1]]
    qtbot.keyClick(moves.filter, Qt.Key.Key_Escape)
    assert len(moves.moves) == len(words)
    moves.filter.setText(words[-1])
    qtbot.keyClick(moves.filter, Qt.Key.Key_Return)
    assert person.sitting.match.moves[0] == int(words[-1].split()[1]) - 1


def test_advice_comes_first_in_the_list(person, qtbot):
    """A hint puts what an agent would play first, with its value, and goes when something is played."""
    person.begin("high-card", None, "greedy")
    person.window.do("play.hint")
    qtbot.waitUntil(lambda: "Best" in person.stage.hint_words.text(), timeout=60_000)
    assert "%" in person.stage.moves.list.item(0).text()
    assert len(person.stage.moves.moves) == 3
    person.decide()
    assert person.stage.hint_words.text() == ""


def test_the_set_up_offers_what_each_game_needs(person, qtbot):
    """Another game brings its own variants and player counts; one without a map asks for none."""
    page = person.table.setup_page
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.game_choice.isVisible()
    assert page.map_choice.isVisible()
    for game, counts in (("lifeboat", "1234567"), ("high-card", "2"), ("dice-race", "234")):
        page.game_choice.setCurrentIndex(page.game_choice.findData(game))
        qtbot.waitUntil(lambda: page.is_settled)
        facts = games.facts_of(game)
        assert "".join(page.counts.buttons) == counts
        assert not page.map_choice.isVisible()
        assert page.plan().players == facts.usual_players
        assert page.plan().map is None
        assert page.plan().begin().rules.game == game
        assert not person.window.grab().isNull()
    page.choose_variant(shipped.find("variant", "samurai/2016"))
    qtbot.waitUntil(lambda: page.is_settled)
    assert page.map_choice.isVisible()
    assert page.plan().map is not None


def test_every_seat_of_seven_looks_different():
    """Seven players have seven colours, marks and names."""
    from workbench.dress import theme
    from workbench.table.naming import colour_name

    for look in theme.THEMES.values():
        seats = [look.seat(number) for number in range(7)]
        assert len({seat.fill for seat in seats}) == len({seat.mark for seat in seats}) == 7
    assert len({colour_name(number) for number in range(7)}) == 7
