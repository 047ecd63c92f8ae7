"""The log: turns in words, notes in their place, ways to jump, and nothing that is hidden."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from workbench.table.log.log_list import LogList
from workbench.table.log.log_panel import LogPanel
from workbench.table.log.log_rows import GAIN, NOTE, PLAY, WARNING, Line, Row

NOT_HIDDEN = (PLAY, GAIN, WARNING, NOTE)


@pytest.fixture
def panel(qtbot):
    """Give an empty log, shown."""
    made = LogPanel()
    qtbot.addWidget(made)
    made.resize(320, 700)
    made.show()
    qtbot.waitExposed(made)
    return made


def said(view, row):
    """Give what a row says to a screen reader."""
    return view.rows.index(row).data(Qt.ItemDataRole.AccessibleTextRole)


def test_every_turn_is_told_with_what_it_brought(panel, played):
    """A row names the turn, the seat, each play with its place, and who captured what."""
    sitting = played(None, "greedy", "greedy")
    panel.show_sitting(sitting)
    rows = panel.moves.rows.rows
    turns = [row for row in rows if row.number]
    assert [row.number for row in turns] == [str(turn.number) for turn in sitting.turns]
    captures = [line for row in turns for line in row.lines if line.kind in (GAIN, WARNING)]
    assert len(captures) == sum(len(turn["captures"]) for turn in sitting.told()["turns"])
    with_capture = next(turn for turn in sitting.turns if turn.captures and turn.captures[0].by is not None)
    capture = with_capture.captures[0]
    words = said(panel.moves, rows.index(turns[with_capture.number - 1]))
    assert words.startswith(f"Turn {with_capture.number}, {sitting.seats[with_capture.seat].colour_name}: ")
    assert f"captures {capture.figure} at {capture.where}" in words
    assert f"{with_capture.plays[0].title} at {with_capture.plays[0].where}" in words
    assert panel.tabs.accessibleTabName(0) == f"Moves, {len(turns)}"


def test_a_capture_stands_below_the_play_that_completed_it(panel, played):
    """With several plays in a turn each has its own consequences below it."""
    sitting = played("greedy", "greedy", "greedy", "greedy")
    panel.show_sitting(sitting)
    for turn, row in zip(sitting.turns, [row for row in panel.moves.rows.rows if row.number], strict=True):
        kinds = [line.kind for line in row.lines]
        assert kinds[0] == PLAY
        for capture in turn.captures:
            if capture.after == 0 and len(turn.plays) > 1:
                assert kinds[1] in (GAIN, WARNING)


def test_the_shown_turn_is_highlighted_and_a_click_jumps(panel, played, qtbot):
    """The live turn is highlighted first; a click, the arrows and Home show another position."""
    sitting = played(None, "greedy", turns=20)
    panel.show_sitting(sitting)
    view = panel.moves
    assert view.currentIndex().row() == view.rows.rowCount() - 1
    target = view.rows.index(view.rows.rowCount() - 3)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(target).center())
    assert sitting.at == sitting.turns[-3].last
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert sitting.at == sitting.turns[-4].last
    qtbot.keyClick(view, Qt.Key.Key_Home)
    assert sitting.at == sitting.placings[0].at
    sitting.show(sitting.turns[5].last)
    assert said(view, view.currentIndex().row()).startswith("Turn 6, ")


def test_the_log_grows_with_the_game(panel, played):
    """A move adds to the log, an undo takes away, and what stays is not laid out anew."""
    sitting = played(None, None, turns=6)
    panel.show_sitting(sitting)
    first, count = panel.moves.rows.rows[0], panel.moves.rows.rowCount()
    sitting.play(next(move for move in sitting.rules.legal_moves(sitting.match.position)))
    assert panel.moves.rows.rowCount() == count + 1
    assert panel.moves.rows.rows[0] == first
    sitting.undo()
    assert panel.moves.rows.rowCount() == count


def test_a_note_stands_on_its_turn(panel, played, qtbot):
    """What is typed below goes onto the shown turn, in the name of whoever looks, and is listed among the notes."""
    sitting = played(None, "greedy", turns=12)
    panel.show_sitting(sitting)
    assert panel.field.placeholderText() == f"Note on turn {sitting.turn}…"
    assert not panel.add_button.isEnabled()
    sitting.show(sitting.turns[3].last)
    assert panel.field.placeholderText() == "Note on turn 4…"
    panel.write_note()
    qtbot.keyClicks(panel.field, "Why there?")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert sitting.match.notes == {3: [{"player": 0, "text": "Why there?"}]}
    assert panel.field.text() == ""
    assert "Player 1: Why there?" in said(panel.moves, panel.moves.currentIndex().row())
    assert panel.notes.rows.rowCount() == 1
    assert panel.tabs.accessibleTabName(1) == "Notes, 1"
    sitting.show_live()
    panel.tabs.setCurrentIndex(1)
    target = panel.notes.visualRect(panel.notes.rows.index(0)).center()
    qtbot.mouseClick(panel.notes.viewport(), Qt.MouseButton.LeftButton, pos=target)
    assert sitting.at == sitting.turns[3].last


def test_a_note_before_the_first_play_of_a_turn_is_seen(panel, played, qtbot):
    """A turn in which nothing is played yet gets a row as soon as something is said about it."""
    sitting = played(None, "greedy", turns=12)
    panel.show_sitting(sitting)
    count, turn = panel.moves.rows.rowCount(), sitting.turn
    qtbot.keyClicks(panel.field, "A hard choice.")
    qtbot.mouseClick(panel.add_button, Qt.MouseButton.LeftButton)
    assert panel.moves.rows.rowCount() == count + 1
    assert said(panel.moves, count).startswith(f"Turn {turn}, ")
    assert "A hard choice." in said(panel.moves, count)


def test_nothing_hidden_is_told(panel, played):
    """In hot seat no row says what anybody drew or holds, nor what all captures come to."""
    sitting = played(None, None, None, turns=15)
    panel.show_sitting(sitting)
    told = sitting.told()
    lines = [line for row in panel.moves.rows.rows for line in row.lines]
    assert {line.kind for line in lines} <= set(NOT_HIDDEN)
    plays = sum(line.kind == PLAY for line in lines)
    assert plays == sum(len(turn["plays"]) for turn in told["turns"]) + len(told["setup"]["draft"])


def test_the_end_is_told(panel, played):
    """The last row says who won."""
    sitting = played("greedy", "greedy")
    panel.show_sitting(sitting)
    last = panel.moves.rows.rowCount() - 1
    assert said(panel.moves, last).startswith("The game is over. ")
    assert said(panel.moves, last).endswith((" wins.", " share the win."))


def test_the_log_is_copied_as_text(panel, played, qtbot):
    """The export menu copies every row as a line, and asks for the record to be saved."""
    sitting = played(None, "greedy", turns=9)
    panel.show_sitting(sitting)
    menu = panel.export_menu()
    copy, save = menu.actions()
    copy.trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == sitting.title
    assert len(lines) == 1 + panel.moves.rows.rowCount()
    with qtbot.waitSignal(panel.wants_save):
        save.trigger()


def test_another_game_or_none(panel, played):
    """The log follows the table; without a game there is nothing to write on."""
    panel.show_sitting(played(None, "greedy", turns=3))
    panel.show_sitting(None)
    assert panel.moves.rows.rowCount() == 0
    assert not panel.field.isEnabled()
    assert not panel.export_button.isEnabled()


def test_a_very_long_game_is_laid_out_once(qtbot):
    """Three hundred turns with notes are rows of a model, not widgets, and each speaks for itself."""
    view = LogList("Moves")
    qtbot.addWidget(view)
    note = Line(NOTE, "A remark that is long enough to need a second line in a narrow list. " * 2, lead="Ada")
    rows = [
        Row(
            str(number),
            number % 4,
            (Line(PLAY, "Samurai 2", "Akita-NE", "samurai"), note),
            number,
            f"Turn {number}",
        )
        for number in range(1, 301)
    ]
    view.show_rows(rows)
    view.resize(320, 700)
    view.show()
    qtbot.waitExposed(view)
    view.show_current(299)
    assert view.visualRect(view.rows.index(299)).bottom() <= view.viewport().height()
    assert said(view, 299) == "Turn 300"
    assert not view.viewport().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
