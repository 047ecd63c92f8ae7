"""What a game adds to the report of a run of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from workbench import games

if TYPE_CHECKING:
    from workbench.export.pieces import Row
    from workbench.export.report import Chapter


@dataclass(frozen=True)
class ReportParts:
    """Sections and metrics of one game, beside those of every game."""

    # Sections about one cell, from the tables that the game has counted.
    sections: Callable[[Chapter, Row], Iterator[str]] | None = None
    # What is drawn over the values of a varied rule.
    trends: tuple[str, ...] = ("win_rate", "turns", "shared_wins", "decisiveness")
    # What people call the reasons by which games end.
    reasons: Mapping[str, str] = field(default_factory=dict)


def parts_of(game: str) -> ReportParts:
    """Give what a game adds, nothing where it has no more to say."""
    made = games.find(game).report
    return made() if made is not None else ReportParts()
