"""Where work starts: the shipped documents of a kind, what was open lately, and a new one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine import games
from workbench.shelf import shelved
from workbench.shell.welcome import Choices, Start, Welcome
from workbench.workspace import Shell

translate = QCoreApplication.translate

_ICONS = {"map": "map", "variant": "rules", "experiment": "lab"}


def shipped_title(kind: str) -> str:
    """Give the heading of the shipped documents of a kind."""
    return {
        "map": translate("starting", "Shipped maps"),
        "variant": translate("starting", "Shipped variants"),
        "experiment": translate("starting", "Shipped experiments"),
    }[kind]


def start_page(kind: str, title: str, sentence: str, shell: Shell) -> Welcome:
    """Make the page that a workspace shows while no document of its kind is open."""
    new = {
        "map": translate("starting", "New map"),
        "variant": translate("starting", "New variant of {name}").format(name=games.usual().usual_variant),
        "experiment": translate("starting", "New experiment"),
    }[kind]
    starts = [
        Start(new, "plus", lambda: shell.do("file.new")),
        Start(translate("starting", "Open a file…"), "open", lambda: shell.do("file.open")),
    ]
    choices = Choices(shipped_title(kind), _ICONS[kind], shell.open_path)
    choices.show_choices([(each.title, each.name, each.path) for each in shelved(kind)])
    return Welcome(title, sentence, starts, [choices])
