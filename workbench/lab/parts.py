"""What a game adds to the lab: words for its endings, distributions, cards of its own, and heat for its boards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from workbench import games

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from engine.metrics.statistics import Array
    from engine.numbers.plan import Cell
    from workbench.canvas.scene import Heat, Scene
    from workbench.lab.cards.card import Card
    from workbench.lab.runs.findings import CellFindings

Word = tuple[str, str]
"""A context of the translations and a text in it."""


class ShowCells(Protocol):
    """Shows what the games of some cells that stand side by side have shown."""

    def __call__(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show other cells, with intervals of so much confidence."""


class ShowRun(Protocol):
    """Shows one cell of a run, or how the others stand beside it."""

    def __call__(self, cells: Sequence[CellFindings], chosen: CellFindings, percent: int) -> None:
        """Show all cells of a run, one of which was chosen."""


@dataclass(frozen=True)
class OwnCard:
    """A card that a game adds to the results, what shows cells in it, and how much of a row it takes, in 16ths.

    `show_run` is for cards that look at the whole run, or at the one cell of it that was chosen.
    """

    card: Card
    show_cells: ShowCells | None = None
    width: int = 6
    show_run: ShowRun | None = None


@dataclass(frozen=True)
class BoardHeat:
    """What stored runs say about the spaces of a board: the table that has it, the measures, and the heat of one."""

    table: str
    # Titles by name; the first that is shown.
    measures: Mapping[str, Word]
    usual: str
    heat: Callable[[Cell, Mapping[str, Array], int, str], Heat]


@dataclass(frozen=True)
class LabParts:
    """What one game adds; what is missing is shown in the engine's words, or not at all."""

    cards: Callable[[QWidget], Sequence[OwnCard]] | None = None
    # The cards of every game that this one's own say better: `wins`, `ends`, `length`.
    replaced: frozenset[str] = frozenset()
    board_heat: BoardHeat | None = None
    # The board of a cell as a picture, in a game with maps.
    board: Callable[[Cell], Scene] | None = None
    # Metrics whose distribution may be looked at beside that of the length: what they are, and their unit.
    spreads: Mapping[str, tuple[Word, Word]] = field(default_factory=dict)
    # Metrics of whole numbers whose distribution a card of the game draws, each of their labels by itself.
    counted: frozenset[str] = frozenset()
    # Titles of the tables that the game names, for whoever exports them.
    tables: Mapping[str, Word] = field(default_factory=dict)
    # The engine's words for how games end, why winners differ (shortly, and as a sentence), and what judged them.
    reasons: Mapping[str, Word] = field(default_factory=dict)
    causes: Mapping[str, tuple[Word, Word]] = field(default_factory=dict)
    stages: Mapping[str, Word] = field(default_factory=dict)
    # Its words for what its metrics tell apart, `{}` for whatever is told apart there by words of its own.
    labels: Mapping[str, Word] = field(default_factory=dict)
    # What its cards, tokens or people are called.
    piece: Callable[[str], str] | None = None


def parts_of(game: str) -> LabParts:
    """Give what a game adds, nothing where it has no more to show."""
    made = games.find(game).lab
    return made() if made is not None else LabParts()
