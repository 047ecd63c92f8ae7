"""Lowering: a variant becomes one packed table for the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.rules import state
from engine.games.naishi.rules.state import COLUMNS, MAX_TYPES, PLACES, Table

NONE = "none"

# Every word that a variant may use for a parameter, and its code in the table.
LAST_TURNS = {"second": state.TO_SECOND, "opponent": state.TO_OPPONENT, "nobody": state.TO_NOBODY}
PLACE_BITS = {
    "river": state.RIVER_BIT,
    "row": state.ROW_BIT,
    "hand": state.HAND_BIT,
    "column": state.COLUMN_BIT,
}
STAGES = {"points": state.POINTS_STAGE, "colours": state.COLOURS_STAGE}
MOMENTS = {"either": (1, 1), "before": (1, 0), "after": (0, 1), "never": (0, 0)}

# What cards of a type score together, with how many at most.
TOGETHER = {
    "by_count": (state.BY_COUNT, PLACES),
    "by_count_in_row": (state.IN_ROW_BY_COUNT, COLUMNS),
    "by_count_in_hand": (state.IN_HAND_BY_COUNT, COLUMNS),
    "by_group": (state.BY_GROUP, PLACES),
}

Card = Mapping[str, Any]


def card_names(variant: Mapping[str, Any]) -> tuple[str, ...]:
    """List the types in the order of the variant: their codes in the table."""
    return tuple(variant["cards"])


def start_card(variant: Mapping[str, Any]) -> str:
    """Name the type that fills rows and hands."""
    return next(name for name, card in variant["cards"].items() if card["kind"] == "start")


def counts_as_type(card: Card) -> bool:
    """Say whether a card is one of the types that the ronin counts."""
    return card["kind"] != "start" and "copies" not in card


def at_count(points: Sequence[int], count: int) -> int:
    """Give the value of a list for 1, 2, 3 ... cards, the last holding for all beyond.

    >>> [at_count([-5, 0, 30], count) for count in range(5)]
    [0, -5, 0, 30, 30]
    """
    return points[min(count, len(points)) - 1] if count else 0


def at_types(points: Mapping[str, int], types: int) -> int:
    """Give the value of the highest entry that a number of types reaches.

    >>> [at_types({"8": 8, "10": 45}, types) for types in (7, 8, 9, 10, 12)]
    [0, 8, 8, 45, 45]
    """
    reached = [int(number) for number in points if int(number) <= types]
    return points[str(max(reached))] if reached else 0


def lower(variant: Mapping[str, Any]) -> Table:
    """Make the kernel's table of a variant."""
    table: Table = np.zeros(1, state.TABLE)[0]
    _lower_rules(table, variant)
    _lower_cards(table, variant)
    for code, card in enumerate(variant["cards"].values()):
        _lower_scores(table, code, card.get("scores", {}), card_names(variant))
    return table


def _lower_rules(table: Table, variant: Mapping[str, Any]) -> None:
    deal, court, end, scoring = (variant[key] for key in ("deal", "court", "end", "scoring"))
    table.players = state.SEATS
    table.pile_size, table.each, table.give = deal["pile_size"], deal["each"], deal["give"]
    table.is_open = variant["hands"] == "open"
    table.emissaries = variant["emissaries"]
    table.swap_spaces, table.discard_spaces, table.decree_spaces = (
        court[key] for key in ("swap", "discard", "decree")
    )
    table.before, table.after = MOMENTS[variant["extra"]["when"]]
    table.swap_places = sum(PLACE_BITS[word] for word in variant["swap"]["places"])
    table.discard_cards = variant["discard"]["cards"]
    table.decree_places = sum(PLACE_BITS[word] for word in variant["decree"]["places"])
    table.end_piles = _piles(end["empty_piles"])
    table.last_turn = LAST_TURNS[end["last_turn"]]
    table.declare_piles = _piles(end["declare"]["empty_piles"])
    table.declare_last_turn = LAST_TURNS[end["declare"]["last_turn"]]
    table.handicap[:] = scoring["handicap"]
    table.stage_count = len(scoring["stages"])
    table.stages[: len(scoring["stages"])] = [STAGES[stage] for stage in scoring["stages"]]


def _piles(number: int | str) -> int:
    return state.NEVER if number == NONE else int(number)


def _lower_cards(table: Table, variant: Mapping[str, Any]) -> None:
    cards = variant["cards"]
    names = card_names(variant)
    table.types = len(names)
    table.start = names.index(start_card(variant))
    deck = [
        code
        for code, card in enumerate(cards.values())
        if card["kind"] != "start"
        for _ in range(card["count"])
    ]
    table.deck_size = len(deck)
    table.deck[: len(deck)] = deck
    colours = [
        colour for colour in dict.fromkeys(card["colour"] for card in cards.values()) if colour != NONE
    ]
    table.counted_types = _bits(code for code, card in enumerate(cards.values()) if counts_as_type(card))
    table.copying_types = _bits(code for code, card in enumerate(cards.values()) if "copies" in card)
    for code, card in enumerate(cards.values()):
        table.colour[code] = 1 << colours.index(card["colour"]) if card["colour"] != NONE else 0
        if "copies" in card:
            table.copied_types[code] = _bits(
                other
                for other, copied in enumerate(cards.values())
                if copied["kind"] == card["copies"] and "copies" not in copied
            )


def _bits(codes: Any) -> int:
    return sum(1 << code for code in codes)


def _lower_scores(table: Table, code: int, scores: Mapping[str, Any], names: Sequence[str]) -> None:
    for line, first in (("row", 0), ("hand", COLUMNS)):
        if line in scores:
            table.place_points[code, first : first + COLUMNS] = scores[line]
    for name, points in scores.get("beside", {}).items():
        other = names.index(name)
        table.beside[code, other] = points
        # A pair of neighbours is looked up once, from either side.
        for pairs in (table.across, table.down):
            pairs[code, other] += points
            pairs[other, code] += points
    for name, points in scores.get("under", {}).items():
        table.under[code, names.index(name)] = points
        table.down[names.index(name), code] += points
    table.alone[code] = scores.get("alone", 0)
    table.by_types[code] = [at_types(scores.get("by_types", {}), types) for types in range(MAX_TYPES)]
    for key, (bit, most) in TOGETHER.items():
        table[key][code] = [at_count(scores.get(key, [0]), count) for count in range(most + 1)]
        table.set_kinds[code] |= bit if key in scores else 0
    mine = np.uint64(1 << code)
    table.alone_types |= mine * np.uint64("alone" in scores)
    table.by_types_types |= mine * np.uint64("by_types" in scores)
    is_start = code == int(table.start)
    table.whole_count_types |= mine * np.uint64("by_count" in scores and not is_start)
    table.group_types |= mine * np.uint64("by_group" in scores)
    table.count_types |= mine * np.uint64(any(key.startswith("by_count") for key in scores))
    table.has_neighbours |= bool(scores.get("beside") or scores.get("under"))
