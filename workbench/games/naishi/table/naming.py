"""What cards, places and moves are called at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from workbench.games.naishi.cards import names
from workbench.games.naishi.table.spots import HAND, OTHER_HAND, OTHER_ROW, RIVER, ROW, Spot


class PlaceWords(QObject):
    """Places within sentences; columns are counted from 1, as the rulebook does."""

    def place(self, spot: Spot) -> str:
        """Name a place: `row 4`, `pile 2`."""
        return self.line(spot.line, spot.column)

    def line(self, line: str, column: int) -> str:
        """Name a place by its line and column from 0."""
        text = {
            RIVER: self.tr("pile {column}"),
            ROW: self.tr("row {column}"),
            HAND: self.tr("hand {column}"),
            OTHER_ROW: self.tr("their row {column}"),
            OTHER_HAND: self.tr("their hand {column}"),
        }[line]
        return text.format(column=column + 1)

    def columns(self, columns: Sequence[int]) -> str:
        """Name some columns, from 0: `2 and 4`."""
        numbers = [str(column + 1) for column in columns]
        if len(numbers) < 2:
            return "".join(numbers)
        *others, last = numbers
        return self.tr("{columns} and {column}").format(columns=", ".join(others), column=last)


def cards_of(values: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """Give the cards of a variant, those that it removes left out."""
    return {name: card for name, card in values["cards"].items() if card}


def titles(cards: Sequence[str]) -> str:
    """Name cards at the start of a line."""
    return ", ".join(names.title(card) for card in cards)
