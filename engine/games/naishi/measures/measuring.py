"""Many finished games at once: the points of every card and place, counted by compiled rules from their results."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.naishi.records.counting import COUNTS, Counts, Worths, count_territory, worths_of
from engine.games.naishi.rules.scoring import points_of
from engine.games.naishi.rules.state import MAX_TYPES, PLACE_BITS, PLACES, SEATS, Table
from engine.games.naishi.rules.territory import types_in
from engine.play.kernel import ones, rule, word

Array = np.ndarray[Any, Any]


def over(values: Array, counts: Array) -> Array:
    """Divide game by game; nothing where there is nothing to divide by."""
    found: Array = np.where(counts > 0, values / np.maximum(counts, 1), np.nan)
    return found


def cards_at(lands: Array) -> Array:
    """Give the types at the places of territories: an axis more than there was."""
    shifts = np.arange(PLACES, dtype=np.uint64) * np.uint64(PLACE_BITS)
    found: Array = (lands[..., None] >> shifts & np.uint64(15)).astype(np.int64)
    return found


def copies_of(lands: Array, types: int) -> Array:
    """Count the cards of each type in territories."""
    cards = cards_at(lands)
    return np.stack([(cards == card).sum(axis=-1) for card in range(types)], axis=-1)


def points_by_card(table: Table, results: Array) -> Array:
    """Give the points of each type, for each game and seat."""
    return _counted(table, results)[:, :, :MAX_TYPES]


def points_by_place(table: Table, results: Array) -> Array:
    """Give the points of each single card, for each game, seat and place."""
    return _counted(table, results)[:, :, MAX_TYPES:]


def copied_points(table: Table, results: Array) -> Array:
    """Give what copying brings to each territory: its points less those it has when nothing is copied."""
    found = np.zeros((len(results), SEATS), np.int64)
    compare(table, results, found)
    return found


def _counted(table: Table, results: Array) -> Array:
    found = np.zeros((len(results), SEATS, MAX_TYPES + PLACES), np.int64)
    fill(table, worths_of(table), np.zeros(1, COUNTS)[0], results, found)
    return found


@rule
def fill(table: Table, worths: Worths, counts: Counts, results: Any, found: Any) -> None:
    """Count every territory of some results."""
    for i in range(len(results)):
        for seat in range(SEATS):
            types = ones(types_in(results[i].land[seat]) & table.counted_types)
            count_territory(table, worths, counts, results[i].counted[seat], types)
            for card in range(MAX_TYPES):
                found[i, seat, card] = counts.cards[card]
            for place in range(PLACES):
                found[i, seat, MAX_TYPES + place] = counts.places[place]


@rule
def compare(table: Table, results: Any, found: Any) -> None:
    """Count every territory with copies and without."""
    for i in range(len(results)):
        for seat in range(SEATS):
            land, counted = results[i].land[seat], results[i].counted[seat]
            present = types_in(land)
            if present & table.copying_types != word(0):
                types = ones(present & table.counted_types)
                bare = points_of(table, land, present, types)
                found[i, seat] = points_of(table, counted, types_in(counted), types) - bare
