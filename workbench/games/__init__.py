"""The people's side of each game: what the rooms ask of it, by the name that a variant's `game` gives.

A room never imports a game: it asks `find` and takes what the game's `Parts` offer. What a game does not offer falls
back to the room's own default, so that a game is playable in a window, measured and printed without a line of Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.play.game import Rules
    from engine.texts.source import Route
    from workbench.cli.terminal import Terminal
    from workbench.export.kit.choice import Choice
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section
    from workbench.export.report_parts import ReportParts
    from workbench.lab.parts import LabParts
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue

# Packages by name, loaded when a game is first shown.
GAMES = {"samurai": "workbench.games.samurai"}


@dataclass(frozen=True)
class Parts:
    """What one game offers to the rooms; a part that is `None` is the room's default.

    Parts are functions that load what they need when they are called: a command must not wait for a window's modules.
    """

    # ------------------------------------------------------------ the command line
    # What a game in the terminal looks like.
    terminal: Callable[[Rules], Terminal] | None = None
    # Prints what was counted while games were watched.
    print_watched: Callable[[Mapping[str, Any]], None] | None = None

    # ------------------------------------------------------------ the lab and reports
    lab: Callable[[], LabParts] | None = None
    report: Callable[[], ReportParts] | None = None

    # export/kit: the sections of the print kit, in the order in which they are printed.
    kit: Callable[[Design, Order], Sequence[Section]] | None = None

    # RULES: the order of the form's groups where it is not the schema's, editors of the game's own for single values,
    # and by which members an entry of a mapping is told in a few words.
    rule_groups: tuple[str, ...] = ()
    rule_editors: Mapping[Route, Callable[[SchemaValue, QWidget], Editor]] = field(default_factory=dict)
    entry_members: Mapping[Route, tuple[str, ...]] = field(default_factory=dict)


@cache
def find(name: str) -> Parts:
    """Give the parts of a game, none where it has no package here."""
    if name not in GAMES:
        return Parts()
    parts: Parts = import_module(f"{GAMES[name]}.parts").PARTS
    return parts


def module_of(game: str, part: str) -> ModuleType | None:
    """Give a small module of a game, which is read before and without its `Parts`; nothing where it has none."""
    module = f"{GAMES[game]}.{part}" if game in GAMES else ""
    return import_module(module) if module and find_spec(module) else None


def each(part: str) -> Iterator[ModuleType]:
    """Give the small modules of one name of all games that have it."""
    found = (module_of(game, part) for game in GAMES)
    return (module for module in found if module is not None)


def print_choices(game: str) -> tuple[Choice, ...]:
    """Give what a game leaves to be chosen about its print kit."""
    module = module_of(game, "printing")
    choices: tuple[Choice, ...] = module.CHOICES if module else ()
    return choices
