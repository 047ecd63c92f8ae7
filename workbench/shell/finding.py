"""Everything the command search can find: actions, open documents, shipped ones, workspaces."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from workbench.action import MENUS
from workbench.actions import ACTIONS, MENU_TITLES
from workbench.settings import LANGUAGE, THEME
from workbench.shelf import shelved
from workbench.shell.command_search import Entry
from workbench.shell.key_names import key_said
from workbench.visible import one_line

if TYPE_CHECKING:
    from workbench.shell.main_window import MainWindow

translate = QCoreApplication.translate

_ICONS = {"map": "map", "variant": "rules", "experiment": "lab", "search": "search", "record": "table"}


def everything(window: MainWindow) -> list[Entry]:
    """Give all that can be found now: what can be done first, then what can be opened."""
    return [
        *_actions(window),
        *_documents(window),
        *_shipped(window),
        *_recent(window),
        *_choices(window),
    ]


def _actions(window: MainWindow) -> list[Entry]:
    menus = {menu: translate("menus", MENU_TITLES[menu]).replace("&", "") for menu in MENUS}
    return [
        Entry(
            action.plain_title,
            f"{menus[action.menu.partition('/')[0]]} · {action.shown_help}",
            key_said(action.shortcuts[0]) if action.shortcuts else "",
            action.icon,
            partial(window.do, action.id),
        )
        for action in ACTIONS
        if not action.fills_menu and action.id != "help.search" and window.commands.can_do(action)
    ]


def _documents(window: MainWindow) -> list[Entry]:
    about = translate("finding", "open document")
    return [
        Entry(
            one_line(document.name),
            about,
            "",
            _ICONS.get(document.kind or "", "yaml"),
            partial(window.show_document, document),
        )
        for document in window.desk
    ]


def _shipped(window: MainWindow) -> list[Entry]:
    about = {
        "map": translate("finding", "shipped map"),
        "variant": translate("finding", "shipped variant"),
        "experiment": translate("finding", "shipped experiment"),
    }
    return [
        Entry(
            each.title, f"{about[kind]} · {each.name}", "", _ICONS[kind], partial(window.open_path, each.path)
        )
        for kind in about
        for each in shelved(kind)
    ]


def _choices(window: MainWindow) -> list[Entry]:
    """Give themes and languages by name, so that whoever ended up in the wrong language finds the way back."""
    return [
        Entry(
            translate("settings", title),
            translate("settings", setting.title),
            "",
            "settings",
            partial(window.settings.set, setting, word),
        )
        for setting in (THEME, LANGUAGE)
        for word, title in setting.choices.items()
        if word != setting.default
    ]


def _recent(window: MainWindow) -> list[Entry]:
    about = translate("finding", "recent file")
    return [
        Entry(
            one_line(path.name),
            one_line(f"{about} · {path.parent}"),
            "",
            "open",
            partial(window.open_path, path),
        )
        for path in window.files.recent.paths()
        if window.desk.find(path) is None
    ]
