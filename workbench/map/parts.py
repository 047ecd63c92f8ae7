"""What the game that maps are drawn for tells this room: the kinds of space to paint, and what is measured live."""

from __future__ import annotations

from dataclasses import dataclass


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
