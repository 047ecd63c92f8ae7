"""Everything on the map can be reached and done without the mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from workbench.actions import ACTIONS


@pytest.fixture
def wide(japanese, qtbot):
    """Give a hand in a window so wide that both docks are seen."""
    japanese.window.resize(1600, 1000)
    qtbot.waitUntil(lambda: japanese.window.width() == 1600)
    return japanese


def test_f6_goes_round_all_parts(wide):
    """F6 visits canvas, text, both docks, the board check and the games below, and comes back."""
    panes = [pane for pane in wide.workspace.panes() if pane.isVisible()]
    visited = []
    for _ in range(len(panes) + 4):
        wide.qtbot.keyClick(wide.window, Qt.Key.Key_F6)
        focused = QApplication.focusWidget()
        visited += [pane for pane in panes if pane is focused or pane.isAncestorOf(focused)]
    assert set(panes) <= set(visited)
    assert wide.canvas in visited[1:]


@pytest.mark.parametrize(
    ("key", "step"),
    [
        (Qt.Key.Key_Left, (-1, 0)),
        (Qt.Key.Key_Right, (1, 0)),
        (Qt.Key.Key_Q, (0, -1)),
        (Qt.Key.Key_W, (1, -1)),
        (Qt.Key.Key_A, (-1, 0)),
        (Qt.Key.Key_S, (1, 0)),
        (Qt.Key.Key_Z, (-1, 1)),
        (Qt.Key.Key_X, (0, 1)),
    ],
)
def test_keys_move_the_cursor_of_the_board(japanese, key, step):
    """Arrows and the keys around S go from hex to hex, and the place is said."""
    japanese.click((8, 13))
    japanese.key(key)
    assert japanese.canvas.cursor_hex == (8 + step[0], 13 + step[1])
    assert japanese.canvas.accessibleDescription()


def test_the_menu_of_a_piece_opens_by_its_key(wide, monkeypatch):
    """The menu key on a row of the pieces offers what the right button offers."""
    offered: list[str] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, at: offered.extend(a.text() for a in menu.actions()))
    row = wide.workspace.left.pieces_panel.rows[0]
    row.setFocus(Qt.FocusReason.TabFocusReason)
    assert row.hasFocus()
    middle = row.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, row.mapToGlobal(middle))
    QApplication.sendEvent(row, event)
    assert offered == [
        "Select its spaces",
        "Give it the selected hexes",
        "Rename…",
        "",
        "Delete it: its hexes join Kyushu Shikoku",
        "Delete it with its hexes",
    ]
    wide.qtbot.keyClick(row, Qt.Key.Key_Space)
    assert wide.workspace.toolbox.tool == "piece"


def test_the_command_search_finds_what_can_be_done(japanese):
    """Every action that can be done now is found by its title."""
    from workbench.shell.finding import everything

    commands = japanese.window.commands
    can_do = [action for action in ACTIONS if commands.can_do(action) and not action.fills_menu]
    found = {entry.title for entry in everything(japanese.window)}
    assert {action.plain_title for action in can_do if action.id != "help.search"} <= found


def test_the_shortcuts_page_lists_every_action(japanese, qtbot):
    """No action is missing on the page of keys, whatever workspace it belongs to."""
    from workbench.shell.shortcuts import ShortcutsDialog

    page = ShortcutsDialog(japanese.window)
    qtbot.addWidget(page)
    found = page.list.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    listed = [item.text(0) for item in found if item.parent() is not None]
    assert sorted(listed) == sorted(action.plain_title for action in ACTIONS if not action.fills_menu)


@pytest.mark.parametrize("key", [Qt.Key.Key_S, Qt.Key.Key_Z])
def test_saving_what_is_saved_moves_nothing(japanese, key):
    """Ctrl+S and Ctrl+Z leave the selected hexes where they are when there is nothing to save or take back."""
    japanese.map_text.select([(8, 13)])
    before = japanese.text
    japanese.key(key, Qt.KeyboardModifier.ControlModifier)
    assert japanese.text == before
    assert not japanese.window.document.is_modified
    japanese.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert japanese.text != before, "arrows still move them"


def test_a_board_check_is_ignored_by_its_key(hand):
    """Del on a card of the board check ignores it, although the board has that key too."""
    panel = hand.workspace.problems_panel
    card = next(card for card in panel.cards if card.can_ignore)
    card.setFocus()
    known, spaces = len(panel.problems), dict(hand.map_text.chart.spaces)
    hand.qtbot.keyClick(card, Qt.Key.Key_Delete)
    assert len(panel.problems) == known - 1
    assert hand.map_text.chart.spaces == spaces
