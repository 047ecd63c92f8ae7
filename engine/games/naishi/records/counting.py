"""How a territory of Naishi comes to its points, place by place and set by set, as results tell it.

Games only need the sum, which `rules.scoring` counts. Here everything that depends on one card, or on two that lie side
by side, is looked up at once, because a million results are told after a million games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from engine.games.naishi.rules.state import (
    BY_COUNT,
    BY_GROUP,
    COLUMNS,
    IN_HAND_BY_COUNT,
    IN_ROW_BY_COUNT,
    MAX_TYPES,
    PLACE_BITS,
    PLACES,
    Table,
)
from engine.games.naishi.rules.territory import card_at, gathered, places_of, with_equal_neighbour
from engine.play.kernel import inner_rule, lowest, ones, rule, wide, word

# Sets of places, a bit each: the row and then the hand.
ALL_PLACES, ROW_PLACES, HAND_PLACES = (1 << PLACES) - 1, (1 << COLUMNS) - 1, (1 << PLACES) - (1 << COLUMNS)
# At a place at most one set of each kind begins.
MOST_SETS = PLACES * 4
PAIRS = MAX_TYPES * MAX_TYPES

Worths: TypeAlias = np.record
Counts: TypeAlias = np.record

# What cards of a variant are worth, by everything that it depends on.
WORTHS = np.dtype(
    (
        np.record,
        [
            # By the number of types, whether a neighbour is of the same type, the place and the card.
            ("single", "<i2", ((PLACES + 1) * 2 * PLACES * MAX_TYPES,)),
            # Of two neighbours what one gets for the other, by both: the first is the left or the upper one.
            ("first", "<i2", (PAIRS,)),
            ("right", "<i2", (PAIRS,)),
            ("lower", "<i2", (PAIRS,)),
            # Of cards that score together in one way: in which places, whether by groups, and by how many.
            ("within", "<i8", (MAX_TYPES,)),
            ("by_group", "<i8", (MAX_TYPES,)),
            ("together", "<i8", (MAX_TYPES, PLACES + 1)),
            ("set_types", "<u8"),
            ("mixed_types", "<u8"),  # those that score together in several ways
            # The types in the order in which they are told; of each its bit, and above those its bit in that order.
            ("order", "<i8", (MAX_TYPES,)),
            ("bits", "<u8", (MAX_TYPES,)),
        ],
    )
)

# What was counted of a territory.
COUNTS = np.dtype(
    (
        np.record,
        [
            ("cards", "<i8", (MAX_TYPES,)),
            ("places", "<i8", (PLACES,)),
            ("sets", "<i8"),
            ("set_card", "<i8", (MOST_SETS,)),
            ("set_places", "<i8", (MOST_SETS,)),
            ("set_points", "<i8", (MOST_SETS,)),
        ],
    )
)


def worths_of(table: Table, order: Sequence[int] = range(MAX_TYPES)) -> Worths:
    """Give what the cards of a variant are worth, and the order in which its types are told."""
    found: Worths = np.zeros(1, WORTHS)[0]
    single = found.single.reshape(PLACES + 1, 2, PLACES, MAX_TYPES)
    single += table.place_points.T
    single += table.by_types[:, : PLACES + 1].T[:, None, None]
    single[:, 0] += table.alone
    # The number of a pair has the first card in its lower bits.
    found.first[:] = table.beside.T.ravel()
    found.right[:] = table.beside.ravel()
    found.lower[:] = (table.beside + table.under).ravel()
    ways = {
        BY_COUNT: (ALL_PLACES, table.by_count),
        IN_ROW_BY_COUNT: (ROW_PLACES, table.by_count_in_row),
        IN_HAND_BY_COUNT: (HAND_PLACES, table.by_count_in_hand),
        BY_GROUP: (ALL_PLACES, table.by_group),
    }
    for card, kinds in enumerate(table.set_kinds.tolist()):
        if kinds in ways:
            found.within[card], points = ways[kinds]
            found.by_group[card] = kinds == BY_GROUP
            found.together[card, : points.shape[1]] = points[card]
        elif kinds:
            found.mixed_types |= word(1 << card)
        if kinds:
            found.set_types |= word(1 << card)
    found.order[: len(order)] = order
    for rank, card in enumerate(order):
        found.bits[card] = 1 << card | 1 << MAX_TYPES + rank
    return found


def _first_parts() -> np.ndarray[Any, Any]:
    """Give of every set of places its first part: the whole set, and by groups the connected one of its first place."""
    places = np.arange(1 << PLACES)
    first_column = 1 | 1 << COLUMNS
    group = places & -places
    for _ in range(PLACES):
        left, right = (group & ~first_column) >> 1, group << 1 & ~first_column
        group |= places & (left | right | group << COLUMNS | group >> COLUMNS)
    return np.stack([places, group])


FIRST_PARTS = _first_parts()


@inner_rule
def count_territory(table: Table, worths: Worths, counts: Counts, counted: int, types: int) -> int:
    """Count the points of each place, set and type; give the types by their places in the order, a bit each."""
    for card in range(MAX_TYPES):
        counts.cards[card] = 0
    count_places(worths, counts, counted, types)
    found = word(0)
    for place in range(PLACES):
        card = card_at(counted, place)
        counts.cards[card] += counts.places[place]
        found |= worths.bits[card]
    counts.sets = 0
    left = found & worths.set_types
    while left != word(0):
        card = lowest(left)
        left &= left - word(1)
        places = wide(gathered(places_of(counted, card)))
        if worths.mixed_types >> word(card) & word(1) != word(0):
            count_mixed_sets(table, counts, card, places)
            continue
        places &= wide(worths.within[card])
        by_group = wide(worths.by_group[card])
        while places != 0:
            part = wide(FIRST_PARTS[by_group, places])
            places ^= part
            note_set(counts, card, part, wide(worths.together[card, ones(word(part))]))
    return found >> word(MAX_TYPES)


@inner_rule
def count_places(worths: Worths, counts: Counts, counted: int, types: int) -> None:
    """Count the points that belong to the single card of each place."""
    equal = with_equal_neighbour(counted)
    for place in range(PLACES):
        has_equal = wide(equal >> word(PLACE_BITS * place) & word(1))
        which = ((types * 2 + has_equal) * PLACES + place) * MAX_TYPES + card_at(counted, place)
        counts.places[place] = wide(worths.single[which])
    for column in range(COLUMNS):
        pair = card_at(counted, column) | card_at(counted, column + COLUMNS) << PLACE_BITS
        counts.places[column] += wide(worths.first[pair])
        counts.places[column + COLUMNS] += wide(worths.lower[pair])
    for column in range(COLUMNS - 1):
        for place in (column, column + COLUMNS):
            pair = wide(counted >> word(PLACE_BITS * place) & word(PAIRS - 1))
            counts.places[place] += wide(worths.first[pair])
            counts.places[place + 1] += wide(worths.right[pair])


@inner_rule
def single_points(table: Table, counted: int, place: int, card: int, types: int, together: int) -> int:
    """Give the points that belong to a single card; `together` are places with a neighbour of their own type."""
    column = place - COLUMNS if place >= COLUMNS else place
    points = wide(table.place_points[card, place]) + wide(table.by_types[card, types])
    points += wide(table.alone[card]) * (1 - wide(together >> word(PLACE_BITS * place) & word(1)))
    if column > 0:
        points += wide(table.beside[card, card_at(counted, place - 1)])
    if column < COLUMNS - 1:
        points += wide(table.beside[card, card_at(counted, place + 1)])
    if place >= COLUMNS:
        above = card_at(counted, column)
        points += wide(table.beside[card, above]) + wide(table.under[card, above])
    else:
        points += wide(table.beside[card, card_at(counted, place + COLUMNS)])
    return points


@inner_rule
def note_set(counts: Counts, card: int, places: int, points: int) -> None:
    """Note a set of places that scores together."""
    number = wide(counts.sets)
    counts.set_card[number], counts.set_places[number], counts.set_points[number] = card, places, points
    counts.cards[card] += points
    counts.sets = number + 1


@rule
def count_mixed_sets(table: Table, counts: Counts, card: int, places: int) -> None:
    """Count a type whose cards score together in several ways: sets by their first place, then by the way."""
    kinds = wide(table.set_kinds[card])
    in_row, in_hand = places & ROW_PLACES, places & HAND_PLACES
    rest = ungrouped = places
    while rest != 0:
        here = rest & -rest
        rest ^= here
        if kinds & BY_COUNT != 0 and is_first(here, places):
            note_set(counts, card, places, wide(table.by_count[card, ones(word(places))]))
        if kinds & IN_ROW_BY_COUNT != 0 and is_first(here, in_row):
            note_set(counts, card, in_row, wide(table.by_count_in_row[card, ones(word(in_row))]))
        if kinds & IN_HAND_BY_COUNT != 0 and is_first(here, in_hand):
            note_set(counts, card, in_hand, wide(table.by_count_in_hand[card, ones(word(in_hand))]))
        if kinds & BY_GROUP != 0 and is_first(here, ungrouped):
            group = wide(FIRST_PARTS[1, ungrouped])
            ungrouped ^= group
            note_set(counts, card, group, wide(table.by_group[card, ones(word(group))]))


@inner_rule
def is_first(here: int, places: int) -> bool:
    """Say whether a place is the lowest of some."""
    return here & places != 0 and places & here - 1 == 0
