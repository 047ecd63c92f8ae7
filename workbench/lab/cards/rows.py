"""Where the cards of results stand: row by row, side by side as far as their shares of a row allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

Weighed = tuple[QWidget, int]
"""A card and its share of a row."""

WHOLE_ROW, NARROW_ROW = 16, 10
COLUMNS = 32


class CardGrid(QGridLayout):
    """Cards in rows, each as wide as its share."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(10)
        for number in range(COLUMNS):
            self.setColumnStretch(number, 1)

    def set_rows(self, rows: Sequence[Sequence[Weighed]]) -> None:
        """Put the cards of other rows in the place of these."""
        while self.takeAt(0) is not None:
            pass
        for number, row in enumerate(rows):
            at = 0
            weights = sum(weight for _, weight in row)
            for place, (card, weight) in enumerate(row):
                wide = COLUMNS - at if place == len(row) - 1 else round(COLUMNS * weight / weights)
                self.addWidget(card, number, at, 1, wide)
                at += wide


def in_rows(common: Mapping[str, QWidget], own: Sequence[Weighed], *, is_wide: bool) -> list[list[Weighed]]:
    """Give the cards of every game by name and those of one game row by row; hidden ones take no room."""
    made: list[list[Weighed]]
    last: list[Weighed] = [(common["sensitivity"], 9), (common["strength"], 7), (common["ladder"], 7)]
    matrix, numbers = common["matrix"], common["numbers"]
    ends, length = (common["ends"], 5), (common["length"], 5)
    if not is_wide:
        made = [
            [(matrix, 1)],
            [(common["wins"], 1), (common["ends"], 1)],
            [(common["duel"], 1)],
            *_packed(own, NARROW_ROW),
            [(common["length"], 1)],
            *([each] for each in last),
            [(numbers, 1)],
        ]
    elif matrix.isHidden():
        made = [
            [(common["wins"], 5), (common["duel"], 11)],
            *_packed([ends, length, *own], WHOLE_ROW),
            *_packed(last, WHOLE_ROW),
            [(numbers, 1)],
        ]
    else:
        # The whole run first, with all numbers of its chosen cell, then what that shows.
        cards = [(common["wins"], 5), (common["duel"], 11), *own, ends, length]
        made = [[(matrix, 10), (numbers, 6)], *_packed(cards, WHOLE_ROW), *_packed(last, WHOLE_ROW)]
    seen = [[(card, weight) for card, weight in row if not card.isHidden()] for row in made]
    return [row for row in seen if row]


def _packed(cards: Sequence[Weighed], most: int) -> list[list[Weighed]]:
    """Set cards in rows in their order, as many side by side as their shares allow."""
    rows: list[list[Weighed]] = [[]]
    for card, weight in cards:
        if card.isHidden():
            continue
        if rows[-1] and sum(each for _, each in rows[-1]) + weight > most:
            rows.append([])
        rows[-1].append((card, weight))
    return rows
