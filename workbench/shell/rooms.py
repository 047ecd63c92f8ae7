"""The four workspaces on the rail, each loaded when it is first entered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from workbench.words import QT_TRANSLATE_NOOP
from workbench.workspace import Shell, Workspace


@dataclass(frozen=True, slots=True)
class Room:
    """A workspace before it is made: its name on the rail, and the kinds of documents it opens."""

    name: str
    label: str
    icon: str
    kinds: tuple[str, ...]
    make: Callable[[Shell], Workspace]


def _map(shell: Shell) -> Workspace:
    from workbench.map.workspace import MapWorkspace

    return MapWorkspace(shell)


def _rules(shell: Shell) -> Workspace:
    from workbench.rules.workspace import RulesWorkspace

    return RulesWorkspace(shell)


def _table(shell: Shell) -> Workspace:
    from workbench.table.workspace import TableWorkspace

    return TableWorkspace(shell)


def _lab(shell: Shell) -> Workspace:
    from workbench.lab.workspace import LabWorkspace

    return LabWorkspace(shell)


ROOMS = (
    Room("map", QT_TRANSLATE_NOOP("rail", "MAP"), "map", ("map",), _map),
    Room("rules", QT_TRANSLATE_NOOP("rail", "RULES"), "rules", ("variant",), _rules),
    Room("table", QT_TRANSLATE_NOOP("rail", "TABLE"), "table", ("record",), _table),
    Room("lab", QT_TRANSLATE_NOOP("rail", "LAB"), "lab", ("experiment", "search"), _lab),
)


def home_of(kind: str | None, current: str) -> str:
    """Give the workspace a document is shown in; one of no known kind stays where text can be written.

    >>> home_of("variant", "map"), home_of(None, "rules"), home_of(None, "table")
    ('rules', 'rules', 'map')
    """
    for room in ROOMS:
        # A record is played at the table only once the table reads them; till then its text is shown.
        if kind in room.kinds and room.name != "table":
            return room.name
    return current if current != "table" else "map"
