"""What the game that maps are drawn for tells this room: the kinds of space to paint, and what is measured live."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class SpaceKind:
    """A kind of space: its mark in the text, how many figures it usually holds, and what it is called.

    The texts are marked for translation: `word`, `title` under `spaces`, `deed` under `tools`, the action's two under
    `actions`.
    """

    name: str
    mark: str
    word: str
    title: str
    deed: str
    action: str
    help: str
    icon: str
    holds: int = 0


@dataclass(frozen=True)
class LiveMetric:
    """A metric of the game that the live balance shows beside the win rates; `title` is marked under `balance`."""

    name: str
    title: str


@dataclass(frozen=True)
class MapParts:
    """What can be painted beside land and sea, and how the board is counted and measured."""

    space_kinds: tuple[SpaceKind, ...] = ()
    # How many figures a variant puts on the board of a player count, where it says so.
    slots_wanted: Callable[[Mapping[str, Any], int], int | None] | None = None
    # Gives the text that a new map starts with, in the language of the interface.
    new_map: Callable[[], str] | None = None
    live_metric: LiveMetric | None = None
    # Why games ended, in words marked under `balance`.
    end_words: Mapping[str, str] = field(default_factory=dict)
