"""What lies in the territories of many ended games at once, and what every card there is worth.

What a type is worth by itself follows from the places it lies on, one of 1,024 sets: that is worked out once for each
variant. Only what cards bring one another is added up game by game. Sets are shared out evenly among their cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

import numpy as np

from engine.games.naishi.compile import at_count, at_types, card_names, counts_as_type
from engine.games.naishi.pad import BY_COUNT, neighbours
from engine.games.naishi.state import COLUMNS, PLACE_BITS, PLACES, SEATS
from engine.metrics.statistics import Array

Values = Mapping[str, Any]
MASKS = 1 << PLACES
_BITS = np.array([[mask >> place & 1 for place in range(PLACES)] for mask in range(MASKS)], bool)
_PAIRS = [(one, other) for one in range(PLACES) for other in neighbours(one)]


@dataclass(frozen=True)
class Holdings:
    """The territories of some games: what lies on each place, and what it counts as, by game, seat and place."""

    variant: Values
    cards: Array
    counted: Array

    @classmethod
    def of(cls, variant: Values, results: Array) -> Holdings:
        """Read the territories of results."""
        return cls(variant, _spread(results["land"]), _spread(results["counted"]))

    @property
    def names(self) -> tuple[str, ...]:
        """The card types in the order of the variant."""
        return card_names(self.variant)

    @cached_property
    def counts(self) -> Array:
        """How many cards of each type lie there, as they count, by game, seat and type."""
        return np.stack([(self.counted == number).sum(axis=2) for number in range(len(self.names))], axis=2)

    @cached_property
    def copying(self) -> tuple[int, ...]:
        """The numbers of the types that become copies of others."""
        return tuple(
            number for number, card in enumerate(self.variant["cards"].values()) if card.get("copies")
        )

    @cached_property
    def held(self) -> Array:
        """The same as `counts`, but those that copy are counted as what they are too."""
        found = self.counts.copy()
        for number in self.copying:
            found[:, :, number] = (self.cards == number).sum(axis=2)
        return found

    @cached_property
    def types(self) -> Array:
        """How many different types lie there, on the real cards, by game and seat."""
        lying = [
            (self.cards == number).any(axis=2)
            for number, card in enumerate(self.variant["cards"].values())
            if counts_as_type(card)
        ]
        found: Array = np.sum(lying, axis=0)
        return found

    @cached_property
    def worth(self) -> Array:
        """What the card on each place is worth, its share of a set included, by game, seat and place."""
        found = np.zeros(self.cards.shape)
        powers = 1 << np.arange(PLACES)
        for number, card in enumerate(self.variant["cards"].values()):
            here = self.counted == number
            scores = card.get("scores") or {}
            if not here.any() or not scores:
                continue
            found += _by_itself(scores)[(here * powers).sum(axis=2)]
            for other, points in (scores.get("beside") or {}).items():
                there = self.counted == self._number(other)
                for one, two in _PAIRS:
                    found[:, :, one] += points * (here[:, :, one] & there[:, :, two])
            for other, points in (scores.get("under") or {}).items():
                above = self.counted[:, :, :COLUMNS] == self._number(other)
                found[:, :, COLUMNS:] += points * (here[:, :, COLUMNS:] & above)
            if scores.get("by_types"):
                steps = np.array(
                    [at_types(scores["by_types"], types) for types in range(len(self.names) + 1)]
                )
                found += here * steps[self.types][:, :, None]
        return found

    def _number(self, name: str) -> int:
        return self.names.index(name) if name in self.names else -1

    @cached_property
    def points(self) -> Array:
        """What all cards of each type are worth together, by game, seat and type."""
        return np.stack(
            [(self.worth * (self.counted == number)).sum(axis=2) for number in range(len(self.names))], axis=2
        )

    def largest_groups(self, name: str) -> Array:
        """Give the size of the largest connected group of a type, by game and seat."""
        here = self.counted == self._number(name)
        return _largest()[(here * (1 << np.arange(PLACES))).sum(axis=2)]


def _spread(lands: Array) -> Array:
    """Unpack territories into places."""
    shifts = np.arange(PLACES, dtype=np.uint64) * np.uint64(PLACE_BITS)
    found: Array = (lands.astype(np.uint64)[:, :, None] >> shifts & np.uint64(15)).astype(np.int64)
    assert found.shape[1] == SEATS
    return found


def _by_itself(scores: Values) -> Array:
    """Give what each place of each set of places brings a type by itself."""
    worth = np.zeros((MASKS, PLACES))
    for line, first in (("row", 0), ("hand", COLUMNS)):
        if scores.get(line):
            worth[:, first : first + COLUMNS] += _BITS[:, first : first + COLUMNS] * np.array(scores[line])
    if scores.get("alone"):
        for place in range(PLACES):
            is_alone = _BITS[:, place] & ~_BITS[:, neighbours(place)].any(axis=1)
            worth[:, place] += scores["alone"] * is_alone
    for way, places in BY_COUNT.items():
        if scores.get(way):
            _share_out(worth, _BITS & np.isin(np.arange(PLACES), list(places)), scores[way])
    if scores.get("by_group"):
        for group in _groups_of_each():
            _share_out(worth, group, scores["by_group"])
    return worth


def _share_out(worth: Array, held: Array, points: Sequence[int]) -> None:
    """Share what so many cards are worth out among them."""
    counts = held.sum(axis=1)
    steps = np.array([at_count(points, count) for count in range(PLACES + 1)])
    worth += held * (steps[counts] / np.maximum(counts, 1))[:, None]


def _groups(mask: int) -> Iterator[int]:
    """Give the connected groups of a set of places, each as such a set."""
    while mask:
        group, grown = 0, mask & -mask
        while grown != group:
            group = grown
            for place in range(PLACES):
                if group >> place & 1:
                    grown |= sum(1 << near for near in neighbours(place)) & mask
        yield group
        mask &= ~group


@cache
def _all_groups() -> list[list[int]]:
    """Give the groups of every set of places."""
    return [list(_groups(mask)) for mask in range(MASKS)]


@cache
def _largest() -> Array:
    """Give the size of the largest group of every set of places."""
    sizes = (map(int.bit_count, groups) for groups in _all_groups())
    return np.array([max(each, default=0) for each in sizes])


def _groups_of_each() -> Iterator[Array]:
    """Give the first groups of all sets of places, then the second ones, and so on."""
    every = _all_groups()
    for number in range(max(map(len, every))):
        yield np.array([_BITS[groups[number] if number < len(groups) else 0] for groups in every])
