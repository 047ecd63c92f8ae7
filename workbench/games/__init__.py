"""The people's side of each game: what the rooms ask of it, by the name that a variant's `game` gives.

A room never imports a game: it asks `find` and takes what the game's `Parts` offer. What a game does not offer falls
back to the room's own default, so that a game is playable in a window, measured and printed without a line of Qt.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

# Packages by name, loaded when a game is first shown.
GAMES = {"samurai": "workbench.games.samurai"}


@dataclass(frozen=True)
class Parts:
    """What one game offers to the rooms; a part that is `None` is the room's default."""


@cache
def find(name: str) -> Parts:
    """Give the parts of a game, none where it has no package here."""
    if name not in GAMES:
        return Parts()
    parts: Parts = import_module(f"{GAMES[name]}.parts").PARTS
    return parts


def each(part: str) -> Iterator[ModuleType]:
    """Give a small module of every game that has one of this name, to be read before and without its `Parts`."""
    for package in GAMES.values():
        if find_spec(f"{package}.{part}"):
            yield import_module(f"{package}.{part}")
