"""How a game begins: what was chosen on the set-up page becomes a match, unsaved texts included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.match import Match
from engine.problem import ProblemError
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
    from engine import documents, games
    from engine import map as maps
    from workbench.documents.reading import OpenLibrary

    library = OpenLibrary(wish.texts)
    chart = maps.load(library, wish.map).required()
    variant = documents.load_variant(library, wish.variant)
    if not variant.is_sound:
        raise ProblemError(variant.problems)
    rules = games.find(variant.values["game"]).rules(variant, chart, len(wish.seats))
    return Match(rules, wish.seed)
