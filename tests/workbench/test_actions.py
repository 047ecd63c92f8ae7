"""The one list of actions: complete, without clashes, and every entry does something."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence

from workbench.action import MENUS, Action
from workbench.actions import ACTIONS, MENU_TITLES
from workbench.canvas.glyphs import names
from workbench.lab.workspace import LabWorkspace
from workbench.map.workspace import MapWorkspace
from workbench.rules.workspace import RulesWorkspace
from workbench.settings import LANGUAGE
from workbench.shell.command_search import CommandSearch, Entry, best
from workbench.shell.files import Files
from workbench.shell.finding import everything
from workbench.shell.main_window import MainWindow
from workbench.shell.pages import Pages
from workbench.shell.rooms import ROOMS
from workbench.shell.shortcuts import ShortcutsDialog
from workbench.table.workspace import TableWorkspace
from workbench.tour.tour import Tour
from workbench.workspace import Editor

WORKSPACES = {kind.name: kind for kind in (MapWorkspace, RulesWorkspace, TableWorkspace, LabWorkspace)}
RECEIVERS = {"window": MainWindow, "files": Files, "pages": Pages, "editor": Editor, "tour": Tour}


def receivers(action: Action, path: str) -> list[type]:
    """Give the classes that must have what an action names."""
    receiver = path.partition(".")[0]
    if receiver == "workspace":
        return [kind for name, kind in WORKSPACES.items() if action.is_live_in(name)]
    return [RECEIVERS[receiver]]


def test_ids_are_unique():
    """No two actions share an id."""
    repeated = [name for name, times in Counter(action.id for action in ACTIONS).items() if times > 1]
    assert repeated == []


@pytest.mark.parametrize("workspace", [room.name for room in ROOMS])
def test_keys_are_unique_in_a_workspace(workspace):
    """A key does one thing in each workspace."""
    keys = Counter(
        QKeySequence(key).toString()
        for action in ACTIONS
        if action.is_live_in(workspace)
        for key in action.shortcuts
    )
    assert "" not in keys, "a key that Qt does not know"
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize(("workspace", "has_button"), [("rules", True), ("map", False), ("lab", False)])
def test_rules_have_a_button_that_examines(window, workspace, has_button):
    """A variant is examined from the toolbar; the LAB has a switch for it, and a map its strip of live balance."""
    window.show_workspace(workspace)
    button = window.toolbar.widgetForAction(window.commands.actions["lab.examine"])
    assert (button is not None) == has_button


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_an_action_is_complete(action):
    """It has a title, a help sentence, a known menu section and icon, and calls something that exists."""
    assert action.title
    assert action.help.endswith(".")
    menu, _, section = action.menu.partition("/")
    assert section in MENUS[menu]
    assert not action.icon or action.icon in names()
    assert set(action.workspaces) <= set(WORKSPACES)
    for path in filter(None, (action.calls, action.when, action.checked)):
        name = path.partition(".")[2]
        for kind in receivers(action, path):
            assert hasattr(kind, name) or name == "workspace_name", f"{kind.__name__} has no {name}"


def test_every_menu_has_a_title():
    """The menus and their titles are the same list."""
    assert list(MENU_TITLES) == list(MENUS)


def test_menus_hold_every_action(window):
    """Each action is found in its menu, and nothing else is."""
    for menu in window.menuBar().actions():
        inside = [each.objectName() for each in menu.menu().actions() if not each.isSeparator()]
        title = next(name for name, words in MENU_TITLES.items() if words == menu.text())
        assert inside == [
            action.id for section in MENUS[title] for action in ACTIONS if action.menu == f"{title}/{section}"
        ]


def test_actions_are_enabled_while_they_can_be_done(window, qtbot, variant):
    """Save needs something to save, redo something taken back, Cut an editor."""
    actions = window.commands.actions
    assert not actions["file.save"].isEnabled()
    assert not actions["edit.cut"].isEnabled()
    document = window.open_path(variant)
    document.replace_all("# x\n" + document.text, "Comment")
    qtbot.waitUntil(actions["file.save"].isEnabled)
    assert actions["edit.undo"].isEnabled()
    assert not actions["edit.redo"].isEnabled()
    assert actions["edit.cut"].isEnabled()
    window.do("edit.undo")
    assert actions["edit.redo"].isEnabled()


def test_workspaces_by_key(window, qtbot):
    """Ctrl+1 to Ctrl+4 go round the rail, and the rail shows where one is."""
    for number, room in enumerate(ROOMS, 1):
        qtbot.keyClick(window, getattr(Qt.Key, f"Key_{number}"), Qt.KeyboardModifier.ControlModifier)
        assert window.workspace_name == room.name
        assert window.rail.buttons[room.name].isChecked()
        assert window.commands.actions[f"view.{room.name}"].isChecked()


def test_workspaces_by_mouse(window, qtbot):
    """A click on the rail shows a workspace."""
    qtbot.mouseClick(window.rail.buttons["lab"], Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert window.workspace_name == "lab"


# ---------------------------------------------------------------- command search


def entries(*titles):
    """Give entries that do nothing."""
    return [Entry(title, "", "", "", lambda: None) for title in titles]


def test_search_prefers_what_was_meant():
    """Starts of words count more than letters anywhere."""
    found = best("sa", entries("Close all documents and save", "Select all", "Save as", "Quit"))
    assert [entry.title for entry in found] == ["Save as", "Close all documents and save", "Select all"]


def test_search_does_what_is_chosen(window, qtbot):
    """Ctrl+K, a few letters and Enter do it, and the search is gone."""
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    search = window.findChild(CommandSearch)
    qtbot.waitUntil(search.isVisible)
    qtbot.keyClicks(search.field, "rules work")
    qtbot.keyClick(search.field, Qt.Key.Key_Return)
    assert window.workspace_name == "rules"
    assert not search.isVisible()


def test_search_opens_shipped_documents(window, qtbot):
    """A shipped variant is found by its name and opened in its workspace."""
    window.do("help.search")
    search = window.findChild(CommandSearch)
    qtbot.keyClicks(search.field, "samurai (2016)")
    qtbot.keyClick(search.field, Qt.Key.Key_Return)
    assert window.document.name == "2016.yaml"
    assert window.workspace_name == "rules"


def test_search_says_that_nothing_was_found(window, qtbot):
    """Letters that occur nowhere get an answer instead of an empty list, until something fits again."""
    window.do("help.search")
    search = window.findChild(CommandSearch)
    qtbot.keyClicks(search.field, "qqzzxx")
    assert search.nothing.isVisible()
    assert not search.list.isVisible()
    search.field.setText("save")
    assert not search.nothing.isVisible()
    assert search.list.isVisible()


def test_search_finds_languages_by_their_own_names(window):
    """Whoever ended up in the wrong language finds the way back by the name of their own."""
    for name in ("English", "Polski", "Deutsch"):
        assert best(name, everything(window))[0].title == name
    next(entry for entry in everything(window) if entry.title == "Deutsch").deed()
    assert window.settings.word(LANGUAGE) == "de"


def test_escape_ends_the_search(window, qtbot):
    """Nothing is done by Escape; arrows go round the list."""
    window.do("help.search")
    search = window.findChild(CommandSearch)
    qtbot.keyClick(search.field, Qt.Key.Key_Up)
    assert search.list.currentRow() == search.list.count() - 1
    qtbot.keyClick(search.field, Qt.Key.Key_Down)
    assert search.list.currentRow() == 0
    qtbot.keyClick(search.field, Qt.Key.Key_Escape)
    assert not search.isVisible()
    assert window.workspace_name == "map"


# ---------------------------------------------------------------- the page of keys


def test_the_page_of_keys_lists_all(window, qtbot):
    """F1 shows every action with its key; a word narrows the list."""
    qtbot.keyClick(window, Qt.Key.Key_F1)
    page = window.findChild(ShortcutsDialog)
    rows = {}
    for number in range(page.list.topLevelItemCount()):
        heading = page.list.topLevelItem(number)
        for row in range(heading.childCount()):
            item = heading.child(row)
            rows[item.text(0)] = item
    assert set(rows) == {action.plain_title for action in ACTIONS if not action.fills_menu}
    assert rows["Save"].text(1) == "Ctrl+S"
    qtbot.keyClicks(page.field, "unsaved")
    assert not rows["Quit"].isHidden()
    assert rows["Save"].isHidden()
    page.close()
