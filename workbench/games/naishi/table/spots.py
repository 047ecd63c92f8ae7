"""The places on the table: five columns in five lines, from the other's hand down to the own one."""

from __future__ import annotations

from typing import NamedTuple

OTHER_HAND, OTHER_ROW, RIVER, ROW, HAND = LINES = ("other-hand", "other-row", "river", "row", "hand")
COLUMNS = 5
# The places of a territory are counted through: row 1 to 5, then hand 1 to 5.
PLACES = 2 * COLUMNS


class Spot(NamedTuple):
    """A place on the table; columns count from 0."""

    line: str
    column: int

    @property
    def place(self) -> int | None:
        """The number of the place within its territory; the river has none."""
        if self.line == RIVER:
            return None
        return self.column + (COLUMNS if self.line in (HAND, OTHER_HAND) else 0)

    @property
    def is_own(self) -> bool:
        """Say whether it belongs to the territory in front."""
        return self.line in (ROW, HAND)


def own_spot(place: int) -> Spot:
    """Give the spot of a place of the territory in front.

    >>> own_spot(7)
    Spot(line='hand', column=2)
    """
    return Spot(HAND if place >= COLUMNS else ROW, place % COLUMNS)


SPOTS = tuple(Spot(line, column) for line in LINES for column in range(COLUMNS))


def beside(place: int) -> tuple[int, ...]:
    """Give the places that share a side with a place of the same territory.

    >>> beside(0), beside(7)
    ((1, 5), (6, 8, 2))
    """
    column = place % COLUMNS
    found = [place - 1] if column else []
    found += [place + 1] if column < COLUMNS - 1 else []
    return (*found, (place + COLUMNS) % PLACES)
