"""One thing a person can do, declared: its words, its key, its places, and the method it calls."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

# The menus from left to right, each with its sections from top to bottom; a line is drawn between sections.
MENUS: dict[str, tuple[str, ...]] = {
    "File": ("new", "open", "save", "export", "close", "quit"),
    "Edit": ("undo", "clipboard", "find", "text", "problems", "settings"),
    "View": ("workspaces", "panes", "overlays", "zoom", "documents", "window"),
    "Board": ("new", "tools", "symmetry", "change", "players", "check"),
    "Rules": ("new", "change", "compare", "check"),
    "Play": ("new", "turn", "replay", "notes"),
    "Experiment": ("new", "run", "questions", "results"),
    "Help": ("search", "help", "about"),
}


@dataclass(frozen=True, slots=True)
class Action:
    """A thing a person can do.

    `calls` names a method as `receiver.method`, the receiver being `window`, `files`, `pages`, `workspace` (the one
    shown) or `editor` (what has the focus in it); the method gets `argument` if there is one. `when` and `checked`
    name a property or a method of a receiver in the same way: when it can be done, and whether it is on (compared
    with the `argument` where there is one); so does `why`, the reason in words why it cannot be done. `menu` is a menu
    and a section of it, `toolbar` a section of the toolbar, of all its workspaces but those in `no_button_in`.
    """

    id: str
    title: str
    help: str
    calls: str
    menu: str = ""
    shortcut: str = ""
    icon: str = ""
    toolbar: str = ""
    no_button_in: tuple[str, ...] = ()
    is_labelled: bool = False
    workspaces: tuple[str, ...] = ()
    when: str = ""
    why: str = ""
    checked: str = ""
    argument: str | None = None
    fills_menu: bool = False

    def is_live_in(self, workspace: str) -> bool:
        """Say whether it can be done in a workspace at all."""
        return not self.workspaces or workspace in self.workspaces

    @property
    def shortcuts(self) -> list[str]:
        """Its keys, the one shown in menus first."""
        return [key.strip() for key in self.shortcut.split(" or ")] if self.shortcut else []

    @property
    def shown_title(self) -> str:
        """Its title in the interface's language, the mnemonic mark included."""
        return QCoreApplication.translate("actions", self.title)

    @property
    def plain_title(self) -> str:
        """Its title in the interface's language as a person reads it."""
        return plain(self.shown_title)

    @property
    def shown_help(self) -> str:
        """Its help in the interface's language."""
        return QCoreApplication.translate("actions", self.help)


def plain(title: str) -> str:
    """Take the mnemonic mark and the dots out of a title.

    >>> plain("Save &as…"), plain("Players && figures")
    ('Save as', 'Players & figures')
    """
    return title.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
