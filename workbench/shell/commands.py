"""Qt's actions, made from the declared ones: menus, toolbars, and who is called when one is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar, QToolButton, QWidget

from workbench.action import MENUS, Action
from workbench.actions import ACTIONS, MENU_TITLES
from workbench.dress.icons import icon
from workbench.shell.key_names import key_said

translate = QCoreApplication.translate


class Commands(QObject):
    """Every declared action as one of Qt's, enabled while it can be done."""

    def __init__(self, receivers: Callable[[str], object | None], window: QWidget) -> None:
        super().__init__(window)
        self._receivers = receivers
        self._window = window
        self._workspace = ""
        self._menus: dict[str, QMenu] = {}
        self.declared = {action.id: action for action in ACTIONS}
        self.actions = {action.id: self._made(action) for action in ACTIONS}
        keys = dict.fromkeys(key for action in ACTIONS for key in silenced_keys(action))
        self._silent = {key: self._silenced(key) for key in keys}

    def _made(self, action: Action) -> QAction:
        if action.fills_menu:
            menu = QMenu(action.shown_title, self._window)
            menu.aboutToShow.connect(partial(self._fill, menu, action))
            self._menus[action.id] = menu
            made = menu.menuAction()
        else:
            made = QAction(self._window)
            made.triggered.connect(lambda _=False: self.do(action.id))
            made.setShortcuts([QKeySequence(key) for key in action.shortcuts])
        if action.icon:
            made.setIcon(icon(action.icon))
            # In a menu an icon would stand where the check mark says whether a switch is on.
            made.setIconVisibleInMenu(not action.checked)
        made.setObjectName(action.id)
        made.setCheckable(bool(action.checked))
        self._word(made, action)
        return made

    def _word(self, made: QAction, action: Action) -> None:
        made.setText(action.shown_title)
        made.setIconText(action.plain_title)
        key = f" ({key_said(action.shortcuts[0])})" if action.shortcuts else ""
        reason = "" if made.isEnabled() or not action.why else self._claim(action.why)
        made.setToolTip(f"{action.plain_title}{key}\n{reason or action.shown_help}")
        made.setStatusTip(action.shown_help)
        made.setWhatsThis(action.shown_help)

    def speak(self) -> None:
        """Say everything in the language that now holds."""
        for name, made in self.actions.items():
            self._word(made, self.declared[name])
        for name, title in MENU_TITLES.items():
            self._title(self._menus[name], title)

    def _title(self, menu: QMenu, title: str) -> None:
        menu.setTitle(translate("menus", title))
        menu.setAccessibleName(menu.title().replace("&", ""))

    def _silenced(self, key: str) -> QAction:
        """Take a key while nothing can be done by it, so that no widget gives it another meaning."""
        silent = QAction(self._window)
        silent.setShortcut(QKeySequence(key))
        self._window.addAction(silent)
        return silent

    # ------------------------------------------------------------ doing

    def do(self, name: str) -> None:
        """Do an action by its id."""
        action = self.declared[name]
        method = self._member(action.calls)
        if method is not None:
            method(*([action.argument] if action.argument is not None else []))
        self.refresh()

    def _fill(self, menu: QMenu, action: Action) -> None:
        menu.clear()
        method = self._member(action.calls)
        if method is not None:
            method(menu, *([action.argument] if action.argument is not None else []))

    def _member(self, path: str) -> Any:
        receiver, _, name = path.partition(".")
        return getattr(self._receivers(receiver), name, None)

    def _claim(self, path: str) -> Any:
        """Ask a receiver's property, or a method without arguments."""
        found = self._member(path)
        return found() if callable(found) else found

    # ------------------------------------------------------------ what can be done now

    def show_workspace(self, name: str) -> None:
        """Look at what can be done in another workspace."""
        self._workspace = name
        self.refresh()

    def refresh(self) -> None:
        """Look again at what can be done and what is on; the keys of what cannot be done do nothing at all."""
        live: set[str] = set()
        idle: set[str] = set()
        for name, made in self.actions.items():
            action = self.declared[name]
            made.setEnabled(self.can_do(action))
            if action.why:
                self._word(made, action)
            if made.isEnabled():
                live.update(action.shortcuts)
            elif action.is_live_in(self._workspace):
                idle.update(action.shortcuts)
            else:
                idle.update(key for key in action.shortcuts if not is_plain(key))
            if action.checked:
                claim = self._claim(action.checked)
                made.setChecked(claim == action.argument if action.argument is not None else bool(claim))
        for key, silent in self._silent.items():
            silent.setEnabled(key in idle and key not in live)

    def can_do(self, action: Action) -> bool:
        """Say whether an action can be done here and now."""
        if not action.is_live_in(self._workspace) or self._member(action.calls) is None:
            return False
        return not action.when or bool(self._claim(action.when))

    # ------------------------------------------------------------ where they are found

    def fill_menu_bar(self, bar: QMenuBar) -> None:
        """Make the menus."""
        for name, sections in MENUS.items():
            menu = bar.addMenu("")
            self._title(menu, MENU_TITLES[name])
            for section in sections:
                found = [action for action in ACTIONS if action.menu == f"{name}/{section}"]
                if found and not menu.isEmpty():
                    menu.addSeparator()
                for action in found:
                    menu.addAction(self.actions[action.id])
            self._menus[name] = menu

    def menu_action(self, menu: str) -> QAction:
        """Give what opens one of the menus of the bar."""
        return self._menus[menu].menuAction()

    def menu_of(self, names: Iterable[str]) -> QMenu:
        """Make a menu of actions by their ids, with a line wherever an id is empty."""
        self.refresh()
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in names:
            if name:
                menu.addAction(self.actions[name])
            else:
                menu.addSeparator()
        return menu

    def toolbar_actions(self, workspace: str) -> list[Action]:
        """Give the actions that a workspace's toolbar shows, in order."""
        return [
            action
            for action in ACTIONS
            if action.toolbar and action.is_live_in(workspace) and workspace not in action.no_button_in
        ]

    def fill_toolbar(self, bar: QToolBar, actions: Iterable[Action]) -> None:
        """Put actions on a toolbar, a line between its sections."""
        bar.clear()
        section = ""
        for action in actions:
            if section and action.toolbar != section:
                bar.addSeparator()
            section = action.toolbar
            made = self.actions[action.id]
            bar.addAction(made)
            button = bar.widgetForAction(made)
            if isinstance(button, QToolButton):
                _dress(button, action)


def silenced_keys(action: Action) -> list[str]:
    """Give the keys of an action that mean nothing while it cannot be done.

    Copy and Select all are left to whatever has the focus: every list and every read-only text knows them, as the same.
    """
    return [] if action.id in ("edit.copy", "edit.select_all") else action.shortcuts


def is_plain(key: str) -> bool:
    """Say whether a key is pressed alone, so that another workspace may give it a meaning of its own.

    >>> is_plain("B"), is_plain("Shift+Y"), is_plain("Ctrl+S")
    (True, True, False)
    """
    return not key.startswith(("Ctrl+", "Alt+", "Meta+"))


def _dress(button: QToolButton, action: Action) -> None:
    style = Qt.ToolButtonStyle
    is_labelled = action.is_labelled or not action.icon
    button.setToolButtonStyle(style.ToolButtonTextBesideIcon if is_labelled else style.ToolButtonIconOnly)
    button.setAccessibleName(action.plain_title)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
