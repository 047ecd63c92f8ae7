"""The scrubber: every turn can be reached by button, mouse, wheel and key, and marks say what happened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtWidgets import QApplication

from workbench.table.replay.scrubber import Scrubber, stops_of
from workbench.table.replay.track import Stop, Track


@pytest.fixture
def sitting(played):
    """Give a game in which some turns are played."""
    return played(None, "greedy", "greedy", turns=30)


@pytest.fixture
def scrubber(qtbot, sitting):
    """Give a scrubber over the game, shown."""
    made = Scrubber()
    qtbot.addWidget(made)
    made.resize(900, 48)
    made.show_sitting(sitting)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_names_of_parts_lie_over_nothing_else(qtbot):
    """A part that is too short for its name has none, and no name lies over the handle or the end before it."""
    track = Track()
    qtbot.addWidget(track)
    track.resize(600, 48)
    ends = {2: "Round 1", 30: "Round 2", 31: "Round 3"}
    track.show_stops(tuple(Stop(number, section=ends.get(number, "")) for number in range(41)), 40)
    assert track.section_room(2) is None
    assert track.section_room(31) is None
    room = track.section_room(30)
    assert room is not None and room.right() < track.x_of(30)
    track.setValue(29)
    assert track.section_room(30) is None


def click(qtbot, button):
    """Click a button."""
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_it_starts_at_the_present(scrubber, sitting):
    """The last turn is shown, as live."""
    count = len(sitting.turns)
    assert scrubber.words.accessibleName() == f"Turn {count} of {count}"
    assert scrubber.live.accessibleName() == "The present is shown"
    assert not scrubber.next.isEnabled()
    assert scrubber.first.isEnabled()


def test_the_buttons_step_through_the_game(scrubber, sitting, qtbot):
    """First, previous, next and last show the positions after those turns."""
    click(qtbot, scrubber.previous)
    assert sitting.at == sitting.turns[-2].last
    click(qtbot, scrubber.first)
    assert sitting.at == sitting.setup_moves
    assert scrubber.words.accessibleName().startswith("Before turn 1")
    assert not scrubber.previous.isEnabled()
    click(qtbot, scrubber.next)
    assert sitting.at == sitting.turns[0].last
    click(qtbot, scrubber.last)
    assert sitting.is_live


def test_the_chip_goes_back_to_the_present(scrubber, sitting, qtbot):
    """In the past it says so, and a click shows the present again."""
    sitting.show(sitting.turns[4].last)
    assert scrubber.live.accessibleName() == "Show the present"
    assert scrubber.words.accessibleName() == f"Turn 5 of {len(sitting.turns)}"
    click(qtbot, scrubber.live)
    assert sitting.is_live


def test_the_keys_of_a_slider(scrubber, sitting, qtbot):
    """Arrows go turn by turn, Home and End to the ends."""
    track = scrubber.track
    qtbot.keyClick(track, Qt.Key.Key_Home)
    assert sitting.at == sitting.setup_moves
    qtbot.keyClick(track, Qt.Key.Key_Right)
    qtbot.keyClick(track, Qt.Key.Key_Right)
    assert sitting.at == sitting.turns[1].last
    qtbot.keyClick(track, Qt.Key.Key_Left)
    assert sitting.at == sitting.turns[0].last
    qtbot.keyClick(track, Qt.Key.Key_End)
    assert sitting.is_live


def test_dragging_and_the_wheel(scrubber, sitting, qtbot):
    """The handle follows the mouse; a notch of the wheel is one turn."""
    track = scrubber.track

    def place(turn):
        return QPoint(round(track.x_of(turn)), track.height() // 2)

    qtbot.mousePress(track, Qt.MouseButton.LeftButton, pos=place(10))
    assert sitting.at == sitting.turns[9].last
    qtbot.mouseRelease(track, Qt.MouseButton.LeftButton, pos=place(10))
    turn_wheel(track, -120)
    assert sitting.at == sitting.turns[10].last
    turn_wheel(track, 120)
    turn_wheel(track, 120)
    assert sitting.at == sitting.turns[8].last


def turn_wheel(widget, by):
    """Turn the wheel over a widget."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, by),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def test_it_is_a_slider_to_assistive_programs(scrubber, sitting):
    """It has a slider's role, a name, the turn as its value and the place in words."""
    seen = QAccessible.queryAccessibleInterface(scrubber.track)
    assert seen.role() == QAccessible.Role.Slider
    assert seen.text(QAccessible.Text.Name) == "Turns"
    assert scrubber.track.value() == len(sitting.turns)
    assert scrubber.track.accessibleDescription() == scrubber.words.accessibleName()


def test_the_marks_are_captures_ties_and_notes(scrubber, sitting):
    """Each stop knows who captured in its turn and whether something was noted there."""
    sitting.note("Look here.", at=sitting.turns[6].last)
    stops = scrubber.track.stops
    assert stops == stops_of(sitting)
    assert [number for number, stop in enumerate(stops) if stop.has_note] == [7]
    for stop, turn in zip(stops[1:], sitting.turns, strict=True):
        assert set(stop.gainers) == {capture.by for capture in turn.captures} - {None}
        assert stop.is_marked == any(capture.by is None for capture in turn.captures)


def test_the_replay_plays_to_the_end_and_halts(scrubber, sitting, qtbot):
    """From the present it starts over, goes on turn by turn, and can be halted and taken up again."""
    scrubber._clock.setInterval(1)
    click(qtbot, scrubber.play)
    assert scrubber.is_playing
    assert not sitting.is_live
    qtbot.waitUntil(lambda: sitting.turn_at() >= 3)
    click(qtbot, scrubber.play)
    halted = sitting.at
    assert not scrubber.is_playing
    assert scrubber.play.accessibleName() == "Replay"
    click(qtbot, scrubber.play)
    qtbot.waitUntil(lambda: sitting.is_live)
    assert halted < sitting.at
    assert not scrubber.is_playing


def test_a_new_move_is_followed(scrubber, sitting):
    """A play makes the track one turn longer and stays live."""
    before = scrubber.track.maximum()
    sitting.play(sitting.rules.legal_moves(sitting.match.position)[0])
    assert scrubber.track.maximum() == before + 1
    assert scrubber.track.value() == before + 1


def test_before_the_first_turn_there_is_nothing_to_scrub(scrubber, played, qtbot):
    """In the set-up and without a game the scrubber rests."""
    scrubber.show_sitting(played(None, "greedy", moves=4))
    assert scrubber.words.accessibleName() == "Set-up"
    assert not scrubber.track.isEnabled()
    scrubber.show_sitting(None)
    assert not scrubber.live.isVisible()
    assert not scrubber.play.isEnabled()


def test_turns_without_a_decision_are_stepped_through(qapp, monkeypatch, played):
    """Several stops may share a position: steps go through each of them, and stay there until the game goes on."""
    from workbench.table.replay.track import Stop

    sitting = played("greedy", "greedy", moves=12)
    stops = (Stop(0), Stop(3), Stop(3), Stop(6), Stop(len(sitting.match.moves)))
    monkeypatch.setattr("workbench.table.replay.scrubber.stops_of", lambda _: stops)
    monkeypatch.setattr(
        sitting, "turn_at", lambda: max(n for n, stop in enumerate(stops) if stop.at <= sitting.at)
    )
    scrubber = Scrubber()
    scrubber.show_sitting(sitting)
    seen = [scrubber.track.value()]
    for _ in range(4):
        scrubber.step(-1)
        seen.append(scrubber.track.value())
    assert seen == [4, 3, 2, 1, 0]
    scrubber.step(1)
    assert (scrubber.track.value(), sitting.at) == (1, 3)
    sitting.moved.emit()
    assert scrubber.track.value() == 2
