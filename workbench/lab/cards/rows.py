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


def in_rows(
    common: Mapping[str, QWidget], own: Sequence[Weighed], *, is_wide: bool, is_folded: bool = False
) -> list[list[Weighed]]:
    """Give the cards of every game by name and those of one game row by row; hidden ones take no room.

    Folded, the cell stands elsewhere.
    """
    made: list[list[Weighed]]
    last: list[Weighed] = [(common["sensitivity"], 9), (common["strength"], 7), (common["ladder"], 7)]
    matrix, numbers, cell = common["matrix"], common["numbers"], common["cell"]
    choices: list[Weighed] = [(common["choices"], 1)]
    ends, length = (common["ends"], 5), (common["length"], 5)
    if not is_wide:
        first: list[list[Weighed]] = [[(matrix, 1)], [(cell, 1)]]
        made = [
            *first,
            choices,
            [(common["wins"], 1), (common["ends"], 1)],
            [(common["duel"], 1)],
            *_packed(own, NARROW_ROW),
            [(common["length"], 1)],
            *([each] for each in last),
            [(numbers, 1)],
        ]
    elif matrix.isHidden():
        made = [
            choices,
            [(common["wins"], 5), (common["duel"], 11)],
            *_packed([ends, length, *own], WHOLE_ROW),
            *_packed(last, WHOLE_ROW),
            [(numbers, 1)],
        ]
    else:
        # The whole run first, with its chosen cell, then what that shows.
        cards = [(common["duel"], 10), (numbers, 6), (common["wins"], 5), *own, ends, length]
        made = [
            [(matrix, 11), (cell, 5)],
            choices,
            *_packed(cards, WHOLE_ROW),
            *_packed(last, WHOLE_ROW),
        ]
    away = {cell} if is_folded else set()
    seen = [
        [(card, weight) for card, weight in row if not card.isHidden() and card not in away] for row in made
    ]
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
