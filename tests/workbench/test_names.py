"""Whoever does not see the window hears what its controls are: each that takes the keyboard says its name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QGroupBox, QLabel, QMenu, QTabBar, QWidget

from workbench.shell.rooms import ROOMS


def is_part(widget):
    """Say whether a widget belongs to another that speaks for it: the field of a spin box, the list of a choice."""
    names = ("qt_spinbox_lineedit", "qt_scrollarea_viewport", "qt_toolbar_ext_button")
    parent = widget.parentWidget()
    is_inside = parent is not None and (parent.inherits("QComboBox") or parent.inherits("QAbstractItemView"))
    hosts = (
        "QComboBoxPrivateContainer",
        "QComboBoxListView",
        "QHeaderView",
        "QScrollBar",
        "ScrollLeftButton",
    )
    return widget.objectName() in names or is_inside or any(widget.inherits(host) for host in hosts)


def is_named(widget):
    """Say whether a widget has a name of its own, or words that stand on it or beside it for it."""
    if widget.accessibleName():
        return True
    if isinstance(widget, QAbstractButton | QLabel):
        return bool(widget.text())
    if isinstance(widget, QMenu | QGroupBox):
        return bool(widget.title())
    if isinstance(widget, QTabBar):
        return bool(widget.count() and widget.tabText(0))
    return any(label.buddy() is widget for label in widget.window().findChildren(QLabel))


def nameless(root):
    """Give the controls seen in a widget that take the keyboard and have no name."""
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parentWidget()).__name__}"
        for widget in root.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisibleTo(root)
        and not is_part(widget)
        and not is_named(widget)
    ]


@pytest.fixture
def wide(window):
    """Give a window so wide that no dock hides behind another."""
    window.resize(1600, 1000)
    return window


@pytest.mark.parametrize("room", [room.name for room in ROOMS])
def test_every_control_of_an_empty_workspace_has_a_name(wide, room):
    """With no document open, everything that can be reached says what it is."""
    wide.show_workspace(room)
    assert nameless(wide) == []


def test_every_control_of_the_map_has_a_name(wide, qtbot, japan):
    """The same with a map open and a settlement selected."""
    document = wide.open_path(japan)
    qtbot.waitUntil(lambda: document.is_checked and wide.workspace.map_text.chart is not None)
    wide.workspace.map_text.select(wide.workspace.map_text.chart.names)
    assert nameless(wide) == []


def test_every_control_of_the_rules_has_a_name(wide, qtbot, variant):
    """The same with a variant open."""
    document = wide.open_path(variant)
    qtbot.waitUntil(lambda: document.is_checked)
    assert nameless(wide) == []


@pytest.mark.parametrize("action", ["edit.settings", "help.shortcuts", "help.search", "board.new_from"])
def test_every_control_of_a_page_has_a_name(window, qtbot, qapp, action):
    """The pages and dialogs of the shell say what their controls are."""
    before = set(qapp.topLevelWidgets())
    window.do(action)
    found = [widget for widget in [window, *qapp.topLevelWidgets()] if widget.isVisible()]
    assert [name for widget in found for name in nameless(widget)] == []
    for widget in set(qapp.topLevelWidgets()) - before:
        widget.close()
