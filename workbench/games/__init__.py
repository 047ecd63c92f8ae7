"""The people's side of each game: what the rooms ask of it, by the name that a variant's `game` gives.

A room never imports a game: it asks `find` and takes what the game's `Parts` offer. What a game does not offer falls
back to the room's own default, so that a game is playable in a window, measured and printed without a line of Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.play.rules import Rules
    from engine.texts.source import Route
    from workbench.canvas.glyphs import GameGlyphs
    from workbench.cli.terminal import Terminal
    from workbench.export.kit.choice import Choice
    from workbench.export.kit.design import Design
    from workbench.export.kit.order import Order
    from workbench.export.kit.section import Section
    from workbench.export.report_parts import ReportParts
    from workbench.lab.parts import LabParts
    from workbench.map.parts import MapParts
    from workbench.rules.form.editor import Editor
    from workbench.rules.schema_value import SchemaValue
    from workbench.table.parts import TableParts

# Packages by name, loaded when a game is first shown.
GAMES = {
    "samurai": "workbench.games.samurai",
    "naishi": "workbench.games.naishi",
    "seven-samurai": "workbench.games.seven_samurai",
}


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

    # ------------------------------------------------------------ canvas and print kit
    # Glyphs that are drawn by their names everywhere.
    glyphs: Callable[[], GameGlyphs] | None = None
    # The sections of the print kit, in the order in which they are printed, and what can be chosen about them.
    kit: Callable[[Design, Order], Sequence[Section]] | None = None
    print_choices: tuple[Choice, ...] = ()

    # ------------------------------------------------------------ the table
    table: Callable[[], TableParts] | None = None

    # ------------------------------------------------------------ the map
    # Asked of the game that maps are drawn for.
    map: Callable[[], MapParts] | None = None

    # ------------------------------------------------------------ the rules
    # The order of the form's groups where it is not the schema's, values that stand first in a group, in this order and
    # whatever the group of their key, editors of the game's own for values or for whole mappings of them, and by which
    # members an entry of a mapping is told in a few words.
    rule_groups: tuple[str, ...] = ()
    rule_homes: Mapping[Route, str] = field(default_factory=dict)
    rule_editors: Mapping[Route, Callable[[SchemaValue, QWidget], Editor]] = field(default_factory=dict)
    entry_members: Mapping[Route, tuple[str, ...]] = field(default_factory=dict)


@cache
def find(name: str) -> Parts:
    """Give the parts of a game, none where it has no package here."""
    if name not in GAMES:
        return Parts()
    parts: Parts = import_module(f"{GAMES[name]}.parts").PARTS
    return parts


def every() -> tuple[Parts, ...]:
    """Give the parts of all games."""
    return tuple(map(find, GAMES))
