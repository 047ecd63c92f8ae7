"""The course of a game: agents answer aside and can be interrupted, help people, and play on by themselves."""

from __future__ import annotations

import threading

import pytest

from engine import agents
from engine.records import record as records
from workbench.shell.notice import Notice


@pytest.fixture
def slow(monkeypatch):
    """Let an agent think until it is told to answer, and count how often it was asked."""
    asked = []

    def player(spec, rules, seed, number, seat, stop):
        def think(position, past):
            asked.append(seat)
            assert stop.wait(30), "nobody wanted an answer"
            return rules.legal_moves(position)[0]

        return think

    monkeypatch.setattr(agents, "player", player)
    return asked


def thinking(person):
    """Begin with an agent that moves first, and wait until it thinks."""
    person.begin("mcts:100000", None)
    person.qtbot.waitUntil(lambda: person.workspace.is_thinking)


def test_a_thinking_agent_can_be_hurried(person, slow):
    """While an agent thinks the table says so; asked to move now it plays what it has."""
    thinking(person)
    person.qtbot.waitUntil(lambda: slow == [0])
    assert person.sitting.thinking == 0
    assert "Gold" in person.workspace.status().left[0]
    assert not person.gesture.is_on
    person.qtbot.waitUntil(person.window.commands.actions["play.move_now"].isEnabled)
    person.window.do("play.move_now")
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) == 1)


def test_a_thought_is_dropped_with_its_game(person, slow):
    """Another game begins while an agent thinks: its answer never arrives."""
    thinking(person)
    old = person.sitting.match
    person.workspace.set_up_game()
    assert not person.workspace.is_thinking
    person.begin(None, None)
    assert person.sitting.match is not old
    assert old.moves == []


def test_looking_back_stops_agents_until_the_present_is_shown(person, slow):
    """An agent does not move the board away from under whoever looks at an earlier position."""
    person.begin(None, "greedy")
    person.skip_setup()
    first = person.sitting.at
    while person.sitting.decider == 0:
        person.sitting.play(person.sitting.rules.legal_moves(person.sitting.match.position)[0])
    assert person.workspace.is_thinking
    person.sitting.show(first)
    assert not person.workspace.is_thinking
    person.sitting.show_live()
    assert person.workspace.is_thinking
    person.workspace.driver.halt()


def test_undo_while_an_agent_thinks(person, slow):
    """Taking back while an agent thinks drops its thought and gives the decision back."""
    person.begin(None, "greedy")
    person.skip_setup()
    while person.sitting.decider == 0:
        person.sitting.play(person.sitting.rules.legal_moves(person.sitting.match.position)[0])
    moves = len(person.sitting.match.moves)
    person.workspace.undo()
    assert person.sitting.decider == 0
    assert len(person.sitting.match.moves) == moves - 1
    assert not person.workspace.is_thinking
    assert person.gesture.is_on


def test_whatever_an_agent_raises_is_said(person, monkeypatch):
    """What an agent raises is shown in a notice, and the window goes on."""

    def player(*_):
        raise ValueError("no idea")

    monkeypatch.setattr(agents, "player", player)
    said: list[Notice] = []
    monkeypatch.setattr(person.window, "say", said.append)
    person.begin("greedy", None)
    person.qtbot.waitUntil(lambda: bool(said))
    assert "no idea" in said[0].text
    assert person.sitting.thinking is None


def test_an_agent_plays_a_person_s_turn(person):
    """Let AI move plays the turn to its end, and only that."""
    person.begin(None, None, is_hot_seat=False)
    person.skip_setup()
    person.window.do("play.let_agent_move")
    person.qtbot.waitUntil(lambda: person.sitting.decider == 1, timeout=60_000)
    assert len(person.sitting.turns) == 1
    assert person.gesture.is_on


def test_autoplay_plays_to_the_end(person):
    """At full speed agents play all seats until the game is over; the record replays."""
    person.begin("greedy", "greedy", "random")
    person.workspace.driver.set_speed("full")
    person.window.do("play.autoplay")
    person.qtbot.waitUntil(lambda: person.sitting.is_over, timeout=60_000)
    assert not person.workspace.is_autoplay
    assert records.verify(person.sitting.record()).ok


def test_a_hint_shows_the_best_plays_on_the_board(person):
    """The advice of an agent stands on the spaces with its values, and goes when a token is taken."""
    person.begin(None, "greedy")
    person.skip_setup()
    person.wait_for_me()
    person.window.do("play.hint")
    assert "Looking" in person.stage.hint.title.text()
    person.qtbot.waitUntil(lambda: bool(person.board.scene.marks.chips), timeout=60_000)
    chips = person.board.scene.marks.chips
    assert chips
    assert all(text.endswith("%") for text in chips.values())
    assert "mcts" in person.stage.hint.title.text()
    moves = len(person.sitting.match.moves)
    person.pick(next(iter(person.gesture.options.places)))
    assert not person.board.scene.marks.chips
    assert not person.stage.hint.isVisible()
    assert len(person.sitting.match.moves) == moves


def test_agents_think_on_another_thread(person, monkeypatch):
    """No agent is asked on the window's thread."""
    threads = []

    def player(spec, rules, seed, number, seat, stop):
        def think(position, past):
            threads.append(threading.current_thread())
            return rules.legal_moves(position)[0]

        return think

    monkeypatch.setattr(agents, "player", player)
    person.begin("greedy", None)
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > 0)
    assert threads
    assert threading.main_thread() not in threads


def test_captures_fly_to_their_owner_unless_switched_off(person):
    """A captured figure moves from its settlement to whoever took it; with motion reduced nothing moves."""
    person.begin("random", "random", is_hot_seat=False)
    person.skip_setup()
    match, flights = person.sitting.match, person.stage.flights
    for is_on in (True, False):
        flights.is_on = is_on
        flights._land()
        while True:
            move = match.rules.legal_moves(match.position)[-1]
            before = match.position.captured.sum() + match.position.removed.sum()
            person.sitting.play(move)
            person.workspace.driver.halt()
            if match.position.captured.sum() + match.position.removed.sum() > before:
                break
        assert bool(flights.flights) is is_on
        assert flights.isVisible() is is_on


def test_what_an_agent_plays_for_a_person_is_recorded_as_the_agent_s(person, monkeypatch):
    """Let AI move and autoplay stand in the record as help, with turn and seat; a person's own turn does not."""
    from workbench.table.agents import driver

    monkeypatch.setattr(driver, "HELPER", "greedy")
    person.begin(None, None)
    person.skip_setup()
    person.window.do("play.see_all")
    person.wait_for_me()
    while person.sitting.decider == 0:
        person.decide()
    person.wait_for_me()
    person.window.do("play.let_agent_move")
    person.qtbot.waitUntil(lambda: person.sitting.decider == 0, timeout=60_000)
    record = person.sitting.record()
    assert record["helped"] == [{"player": 1, "agent": "greedy", "turn": 1}]
    assert record["agents"] == ["human", "human"]
    assert records.verify(record).ok
    log = [row.said for row in person.page.log.moves.rows.rows]
    assert sum("decided by greedy" in said for said in log) == 1


def test_undo_takes_the_seat_back_from_the_agents(person, monkeypatch):
    """Whoever takes a move back while agents play for people decides again; nothing is played over it."""
    from workbench.table.agents import driver

    monkeypatch.setattr(driver, "HELPER", "greedy")
    person.begin(None, None)
    person.skip_setup()
    person.window.do("play.see_all")
    before = len(person.sitting.match.moves)
    person.workspace.driver.set_speed("full")
    person.window.do("play.autoplay")
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > before + 4, timeout=60_000)
    person.window.do("edit.undo")
    moves = len(person.sitting.match.moves)
    assert not person.workspace.is_autoplay
    assert not person.workspace.is_thinking
    assert person.gesture.is_on
    assert len(person.sitting.match.moves) == moves
    assert records.verify(person.sitting.record()).ok
