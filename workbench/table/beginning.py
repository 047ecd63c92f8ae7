"""How a game begins: what was chosen on the set-up page becomes a match, unsaved texts included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.play.match import Match
from workbench.documents.reading import rules_of
from workbench.table.sitting import Seat


@dataclass(frozen=True)
class Wish:
    """A game to be played: map and variant by their files, who sits where, and where chance begins."""

    map: Path
    variant: Path
    seats: tuple[Seat, ...]
    seed: int
    texts: Mapping[Path, str]
    title: str = ""


def begin(wish: Wish) -> Match:
    """Make the match, off the window's thread, or raise the problems that forbid it."""
    return Match(rules_of(wish.texts, wish.map, wish.variant, len(wish.seats)), wish.seed)
