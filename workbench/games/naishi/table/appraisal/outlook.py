"""What a territory would be after a move, as far as whoever makes it can know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from workbench.games.naishi.table.appraisal.appraisal import Appraisal
from workbench.games.naishi.table.options import COLUMN, DECREE, DEVELOP, SWAP, Deed
from workbench.games.naishi.table.spots import COLUMNS, HAND, ROW

Places = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Outlook:
    """A territory now, and after a deed; `after` is nothing where a card that nobody has seen would come."""

    places: Places
    new_places: Places
    now: Appraisal
    after: Appraisal | None
    deed: Deed | None = None

    @property
    def changed(self) -> tuple[int, ...]:
        """The places whose cards the deed changes."""
        both = enumerate(zip(self.places, self.new_places, strict=True))
        return tuple(place for place, (old, new) in both if old != new)

    @property
    def gain(self) -> int | None:
        """The points that the deed brings, where they are known."""
        return None if self.after is None else self.after.total - self.now.total


def places_of(seen: Mapping[str, Any], seat: int) -> Places:
    """Give the ten cards of the seat that sees this."""
    return (*seen["rows"][seat], *seen["hand"])


def after(seen: Mapping[str, Any], seat: int, deed: Deed) -> Places:
    """Give the ten cards after a deed; one that is not known is nothing."""
    places = list(places_of(seen, seat))
    if not deed.columns:
        return tuple(places)
    column = deed.columns[0]
    if deed.kind == DEVELOP:
        places[_place(deed.where, column)] = seen["river"][column]
    elif deed.kind == DECREE:
        others: Sequence[str | None] = seen["rows"][1 - seat] if deed.where == ROW else seen["other_hand"]
        places[_place(deed.where, column)] = others[column]
    elif deed.kind == SWAP and deed.where == COLUMN:
        _exchange(places, column, column + COLUMNS)
    elif deed.kind == SWAP and deed.where in (ROW, HAND):
        _exchange(places, *(_place(deed.where, each) for each in deed.columns))
    return tuple(places)


def _place(line: str, column: int) -> int:
    return column + (COLUMNS if line == HAND else 0)


def _exchange(places: list[str | None], one: int, other: int) -> None:
    places[one], places[other] = places[other], places[one]
