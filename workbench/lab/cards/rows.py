"""Where the cards of results stand: row by row, side by side as far as their shares of a row allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

Weighed = tuple[QWidget, int]
"""A card and its share of a row."""

WHOLE_ROW, NARROW_ROW = 16, 10


def in_rows(common: Mapping[str, QWidget], own: Sequence[Weighed], *, is_wide: bool) -> list[list[Weighed]]:
    """Give the cards of every game by name and those of one game row by row; hidden ones take no room."""
    made: list[list[Weighed]]
    last: list[Weighed] = [(common["strength"], 7), (common["sensitivity"], 9), (common["ladder"], 7)]
    ends, length = (common["ends"], 5), (common["length"], 5)
    if not is_wide:
        made = [
            [(common["matrix"], 1)],
            [(common["wins"], 1), (common["ends"], 1)],
            [(common["duel"], 1)],
            *_packed(own, NARROW_ROW),
            [(common["length"], 1)],
            *([each] for each in last),
        ]
    elif common["matrix"].isHidden():
        made = [
            [(common["wins"], 5), (common["duel"], 11)],
            *_packed([ends, length, *own], WHOLE_ROW),
            *_packed(last, WHOLE_ROW),
        ]
    else:
        # The whole run first, then what its chosen cell shows.
        cards = [(common["matrix"], 8), *own, ends, length, (common["duel"], WHOLE_ROW)]
        made = [*_packed(cards, WHOLE_ROW), *_packed(last, WHOLE_ROW)]
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
