"""Agents of strangers that misbehave at the table: a sentence for people, and a game that goes on."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu

from engine import agents
from engine.agents import own
from engine.records import record as records
from workbench.table.setup import pairing_preview

WAIT = 60_000


def loops(view, chance):
    """Thinks for ever."""
    while True:
        pass


def silent(view, chance):
    """Gives nothing."""


def dozes(view, chance):
    """Waits where no exception reaches it."""
    threading.Event().wait()


@pytest.fixture(autouse=True)
def strangers(monkeypatch):
    """Register agents that fail, each in its own way, for this test alone."""
    monkeypatch.setattr(own, "REGISTERED", {})

    def fails(view, chance):
        raise ValueError("my own mistake")

    agents.register("crash", fails)
    agents.register("mute", silent)
    agents.register("illegal", lambda view, chance: 10**9)
    agents.register("endless", loops, seconds=0.05)
    agents.register("patient", dozes, seconds=None)
    pairing_preview.opponents_in.cache_clear()
    yield
    pairing_preview.opponents_in.cache_clear()


def said(person):
    """Give the bar that is in sight, once there is one."""
    area = person.window.notices
    person.qtbot.waitUntil(lambda: any(bar.isVisibleTo(area) for bar in area.bars), timeout=WAIT)
    return next(bar for bar in area.bars if bar.isVisibleTo(area))


def press(person, bar, title):
    """Press a button of a bar."""
    button = next(button for button in bar.buttons if button.text() == title)
    person.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def offered(person):
    """Give the list of who could take the seat, once it is open."""

    def lists():
        return [menu for menu in person.workspace.findChildren(QMenu) if menu.isVisible()]

    person.qtbot.waitUntil(lambda: bool(lists()))
    return lists()[0]


def choose(person, title):
    """Choose who takes the seat."""
    menu = offered(person)
    entry = next(entry for entry in menu.actions() if entry.text() == title)
    person.qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(entry).center())


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("crash", "failed: ValueError: my own mistake."),
        ("mute", "gave None where a move or its place among `view.moves` was wanted."),
        ("illegal", "gave 1000000000, which is neither one of the "),
        ("endless", "gave no answer within 0.05 s."),
    ],
)
def test_the_sentence_is_for_people(person, name, what):
    """It names the agent, the move and the game by its title, and the line of its file, and no code of a problem."""
    person.begin(name, None)
    text = said(person).notice.text
    assert text.startswith(f"The agent `{name}`, at its move 1 of {person.sitting.title}, {what}")
    assert "(test_bad_agents.py, line " in text
    assert "error" not in text


def test_another_agent_takes_the_seat(person):
    """The game goes on from where it stood, and the record says who decided what."""
    person.begin("crash", "random", is_hot_seat=False)
    press(person, said(person), "Give the seat to…")
    choose(person, "Random")
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > 2, timeout=WAIT)
    assert person.sitting.match.agents == ["random", "random"]
    assert not person.window.notices.bars
    assert records.verify(person.sitting.record()).ok


def test_a_person_takes_the_seat(person):
    """A person may take it as well, and decides at once."""
    person.begin("crash", "random")
    press(person, said(person), "Give the seat to…")
    choose(person, "Person")
    assert person.sitting.people == (0,)
    assert person.sitting.awaits_person
    assert person.gesture.is_on


def test_closing_the_list_asks_again(person):
    """Who chooses nobody is not left with a game that stands still."""
    person.begin("crash", "random")
    press(person, said(person), "Give the seat to…")
    person.qtbot.keyClick(offered(person), Qt.Key.Key_Escape)
    assert said(person).buttons


def test_it_can_be_asked_again(person):
    """An agent that fails once may answer the next time."""
    person.begin("crash", None)
    bar = said(person)
    agents.register("crash", lambda view, chance: 0)
    press(person, bar, "Try again")
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > 0, timeout=WAIT)


def test_another_language_leaves_no_game_standing_still(person):
    """What was said of an agent without an answer is said again, with its choices, after the words have changed."""
    person.begin("crash", None)
    bar = said(person)
    person.workspace.speak()
    person.qtbot.waitUntil(
        lambda: bool(person.window.notices.bars) and person.window.notices.bars[0] is not bar, timeout=WAIT
    )
    assert said(person).buttons


def test_endless_thinking_is_let_go_at_once(person):
    """Asked to move now, an agent that has no answer is let go with a sentence."""
    person.begin("patient", None)
    person.qtbot.waitUntil(person.window.commands.actions["play.move_now"].isEnabled)
    person.window.do("play.move_now")
    text = said(person).notice.text
    assert text == (
        f"The agent `patient`, at its move 1 of {person.sitting.title}, had given no answer when you stopped it."
    )


def test_no_later_game_waits_for_a_hung_agent(person):
    """Behind an agent that never answers others answer in the next game, and after undo in the same one."""
    person.begin(None, "patient", is_hot_seat=False)
    while person.sitting.decider == 0:
        person.decide()
    person.qtbot.waitUntil(lambda: person.workspace.is_thinking)
    person.window.do("edit.undo")
    assert person.sitting.awaits_person
    person.begin("random", "random", is_hot_seat=False)
    person.qtbot.waitUntil(lambda: len(person.sitting.match.moves) > 2, timeout=WAIT)


def test_an_agent_that_is_missing_can_be_replaced(person):
    """A game goes on whose agent is not known any more, as after a start without its code."""
    person.begin(None, "crash", is_hot_seat=False)
    key = person.sitting.origin.key
    while person.sitting.decider == 0:
        person.decide()
    said(person)
    person.workspace.show_shelf()
    assert not any(bar.isVisibleTo(person.window.notices) for bar in person.window.notices.bars)
    del own.REGISTERED["crash"]
    before = person.sitting
    person.workspace.resume(key)
    person.qtbot.waitUntil(lambda: person.sitting is not before and person.sitting is not None, timeout=WAIT)
    bar = said(person)
    assert bar.notice.text.startswith("There is no agent called `crash`.")
    press(person, bar, "Give the seat to…")
    choose(person, "Random")
    person.qtbot.waitUntil(lambda: person.sitting.match.agents == ["human", "random"], timeout=WAIT)


def test_what_went_wrong_stays_with_its_game(person):
    """The bar goes with the game that it is about."""
    person.begin("crash", None)
    said(person)
    person.window.do("play.set_up")
    assert not person.window.notices.bars
    person.begin(None, None)
    assert not person.window.notices.bars
