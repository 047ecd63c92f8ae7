"""Results of Naishi as lines of canonical JSON, written by one compiled rule: in Python a million take half an hour.

The keys of canonical JSON stand in the order of the alphabet, and so do the cards of `by_card`. Everything that is
followed by more of its kind is written with a comma, and what follows the last one covers it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.compile import card_names
from engine.games.naishi.rules.state import (
    BY_COUNT,
    BY_GROUP,
    COLUMNS,
    IN_HAND,
    IN_HAND_BY_COUNT,
    IN_ROW,
    IN_ROW_BY_COUNT,
    MAX_TYPES,
    PLACE_BITS,
    PLACES,
    SEATS,
    Table,
)
from engine.games.naishi.rules.territory import (
    card_at,
    gathered,
    group_of,
    group_with,
    places_of,
    types_in,
    with_equal_neighbour,
)
from engine.play.kernel import inner_rule, lowest, ones, rule, wide, word
from engine.play.phrases import MARGIN, Paper, Phrases, count, count_known, put, say
from engine.play.rules import canonical, seats_of

# Phrases by number: those of a few words first, then what is chosen by a value, then what is said of each type.
HEAD, SCORED, COPIES, HAND, POINTS, ROW, SETS, COPY_END, TYPES, NEXT = range(10)
DECLARED = NEXT + 1
EMPTY = DECLARED + SEATS + 1
REASON = EMPTY + (1 << COLUMNS)
WINNERS = REASON + 4
CARDS = WINNERS + (1 << SEATS)
BY_CARD, NAME, SET, COPY = (CARDS + MAX_TYPES * number for number in range(4))
COPY_NOTHING = CARDS + MAX_TYPES * 4

Values = Mapping[str, Any]


def _in_words(texts: Sequence[str], words: int) -> tuple[Any, Any]:
    """Give texts in so many words each, and their lengths."""
    padded = b"".join(text.encode().ljust(8 * words, b"\0") for text in texts)
    lengths = np.array([len(text) for text in texts], np.int64)
    return np.frombuffer(padded, "<u8").reshape(-1, words).copy(), lengths


# The numbers of every set of places, and what follows them, by the points of a set.
PLACE_LISTS, PLACE_LIST_LENGTHS = _in_words(
    [",".join(map(str, seats_of(places))) for places in range(1 << PLACES)], 3
)
MOST_SET = 99
SET_ENDS, SET_END_LENGTHS = _in_words(
    [f'],"points":{points}}},' for points in range(-MOST_SET, MOST_SET + 1)], 2
)


def _phrases(names: Sequence[str], reasons: Mapping[int, str]) -> list[str]:
    """Give all phrases, in the order of their numbers."""
    quoted = [canonical(name) for name in names] + [""] * (MAX_TYPES - len(names))
    few = [
        '{"colours":[',
        '],"territories":[{"by_card":{',
        '},"copies":[',
        '],"hand":[',
        '],"places":[',
        '],"row":[',
        '],"sets":[',
        "},",
        '],"types":',
        '},{"by_card":{',
    ]
    return [
        *few,
        *(f'],"declared_by":{who},"empty_piles":[' for who in ("null", 0, 1)),
        *(",".join(str(column + 1) for column in seats_of(mask)) for mask in range(1 << COLUMNS)),
        *(f'],"reason":{canonical(reasons.get(code, ""))},"scores":[' for code in range(4)),
        *(f'}}],"winners":{canonical(seats_of(mask))}}}\n' for mask in range(1 << SEATS)),
        *(f"{name}:" for name in quoted),
        *(f"{name}," for name in quoted),
        *(f'{{"card":{name},"places":[' for name in quoted),
        *(f'{{"copies":{name},"place":' for name in quoted),
        '{"copies":null,"place":',
    ]


class LineWriter:
    """Writes results of a variant as lines."""

    def __init__(self, variant: Values, table: Table, reasons: Mapping[int, str]) -> None:
        names = card_names(variant)
        self.table = table
        self.phrases = Phrases(_phrases(names, reasons))
        self.paper = Paper()
        # The types in the order of the alphabet, and the place of each there.
        order = sorted(range(len(names)), key=names.__getitem__)
        self.order = np.array(order, np.int64)
        self.ranks = np.zeros(MAX_TYPES, np.int64)
        self.ranks[order] = range(len(order))
        # At each place a type, what it counts as, a copy, its points and up to four sets of it.
        self.most = 512 + SEATS * PLACES * 8 * (self.phrases.longest + 8)

    def lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the JSON of each result, a line each, to be used before the same thread asks again."""
        text = self.paper.of(len(batch) * self.most + MARGIN)
        said = self.phrases
        paper = np.zeros(MAX_TYPES + PLACES, np.int64)
        length = write_lines(
            self.table, batch, said.words, said.first, said.length, self.order, self.ranks, paper, text
        )
        return text[:length].data


@rule
def write_lines(
    table: Table,
    batch: Any,
    words: Any,
    first: Any,
    length: Any,
    order: Any,
    ranks: Any,
    paper: Any,
    text: Any,
) -> int:
    """Write each result as a line of text, and give the length of all."""
    at = wide(0)
    for i in range(len(batch)):
        result = batch[i]
        at = say(words, first, length, HEAD, text, at)
        for seat in range(SEATS):
            at = count_known(wide(result.colours[seat]), text, at)
        at = say(words, first, length, DECLARED + wide(result.declared), text, at - 1)
        at = say(words, first, length, EMPTY + wide(result.empty), text, at)
        at = say(words, first, length, REASON + wide(result.reason), text, at)
        for seat in range(SEATS):
            at = count(wide(result.scores[seat]), text, at)
        for seat in range(SEATS):
            at = say(words, first, length, SCORED, text, at - 1) if seat == 0 else at
            land, counted = result.land[seat], result.counted[seat]
            lying = types_in(land)
            types = ones(lying & table.counted_types)
            present = count_cards(table, counted, types, ranks, paper)
            while present != word(0):
                card = wide(order[lowest(present)])
                present &= present - word(1)
                at = say(words, first, length, BY_CARD + card, text, at)
                at = count(paper[card], text, at)
            at = say(words, first, length, COPIES, text, at - 1)
            if lying & table.copying_types != word(0):
                at = write_copies(table, land, counted, words, first, length, text, at)
            at = say(words, first, length, HAND, text, at)
            for place in range(COLUMNS, PLACES):
                at = say(words, first, length, NAME + card_at(land, place), text, at)
            at = say(words, first, length, POINTS, text, at - 1)
            for place in range(PLACES):
                at = count_known(paper[MAX_TYPES + place], text, at)
            at = say(words, first, length, ROW, text, at - 1)
            for place in range(COLUMNS):
                at = say(words, first, length, NAME + card_at(land, place), text, at)
            at = say(words, first, length, SETS, text, at - 1)
            at = write_sets(table, counted, words, first, length, text, at)
            at = say(words, first, length, TYPES, text, at)
            at = count_known(types, text, at)
            if seat == 0:
                at = say(words, first, length, NEXT, text, at - 1)
        at = say(words, first, length, WINNERS + wide(result.winners), text, at - 1)
    return at


@inner_rule
def count_cards(table: Table, counted: int, types: int, ranks: Any, paper: Any) -> int:
    """Write the points of each type and, behind them, of each place; give the types by their ranks, a bit each."""
    for card in range(MAX_TYPES):
        paper[card] = 0
    present, together = word(0), with_equal_neighbour(counted)
    for place in range(PLACES):
        card = card_at(counted, place)
        points = single_points(table, counted, place, card, types, together)
        paper[MAX_TYPES + place] = points
        paper[card] += points
        present |= word(1) << word(ranks[card])
    left = types_in(counted) & (table.count_types | table.group_types)
    while left != word(0):
        card = lowest(left)
        left &= left - word(1)
        places = places_of(counted, card)
        kinds = wide(table.set_kinds[card])
        if kinds & BY_GROUP != 0:
            rest = places
            while rest != word(0):
                group = group_of(rest)
                paper[card] += wide(table.by_group[card, ones(group)])
                rest &= ~group
        if kinds & ~BY_GROUP != 0:
            paper[card] += wide(table.by_count[card, ones(places)])
            paper[card] += wide(table.by_count_in_row[card, ones(places & IN_ROW)])
            paper[card] += wide(table.by_count_in_hand[card, ones(places & IN_HAND)])
    return present


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


@rule
def write_copies(
    table: Table, land: int, counted: int, words: Any, first: Any, length: Any, text: Any, at: int
) -> int:
    """Write what the copying cards have become, and give the place behind it."""
    begin = at
    for place in range(PLACES):
        card, become = card_at(land, place), card_at(counted, place)
        if table.copying_types >> word(card) & word(1) != word(0):
            phrase = COPY + become if become != card else COPY_NOTHING
            at = say(words, first, length, phrase, text, at)
            at = count_known(place, text, at)
            at = say(words, first, length, COPY_END, text, at - 1)
    return at - 1 if at > begin else at


@inner_rule
def write_sets(table: Table, counted: int, words: Any, first: Any, length: Any, text: Any, at: int) -> int:
    """Write what scores together, by cards and then by the lowest place, and give the place behind it."""
    begin = at
    left = types_in(counted) & (table.count_types | table.group_types)
    while left != word(0):
        card = lowest(left)
        left &= left - word(1)
        places, kinds = places_of(counted, card), wide(table.set_kinds[card])
        if kinds == BY_COUNT:
            points = wide(table.by_count[card, ones(places)])
            at = write_set(card, places, points, words, first, length, text, at)
            continue
        rest = places
        while rest != word(0):
            here = rest & (~rest + word(1))
            rest ^= here
            if kinds & BY_COUNT != 0 and is_first(here, places):
                points = wide(table.by_count[card, ones(places)])
                at = write_set(card, places, points, words, first, length, text, at)
            if kinds & IN_ROW_BY_COUNT != 0 and is_first(here, places & IN_ROW):
                points = wide(table.by_count_in_row[card, ones(places & IN_ROW)])
                at = write_set(card, places & IN_ROW, points, words, first, length, text, at)
            if kinds & IN_HAND_BY_COUNT != 0 and is_first(here, places & IN_HAND):
                points = wide(table.by_count_in_hand[card, ones(places & IN_HAND)])
                at = write_set(card, places & IN_HAND, points, words, first, length, text, at)
            if kinds & BY_GROUP != 0:
                group = group_with(places, here)
                if is_first(here, group):
                    points = wide(table.by_group[card, ones(group)])
                    at = write_set(card, group, points, words, first, length, text, at)
    return at - 1 if at > begin else at


@inner_rule
def is_first(here: int, places: int) -> bool:
    """Say whether a place is the lowest of some."""
    return here & places != word(0) and places & here - word(1) == word(0)


@inner_rule
def write_set(
    card: int, places: int, points: int, words: Any, first: Any, length: Any, text: Any, at: int
) -> int:
    """Write one set, and give the place behind it."""
    at = say(words, first, length, SET + card, text, at)
    listed = wide(gathered(places))
    put(text, at, PLACE_LISTS[listed, 0])
    put(text, at + 8, PLACE_LISTS[listed, 1])
    put(text, at + 16, PLACE_LISTS[listed, 2])
    at += wide(PLACE_LIST_LENGTHS[listed])
    put(text, at, SET_ENDS[points + MOST_SET, 0])
    put(text, at + 8, SET_ENDS[points + MOST_SET, 1])
    return at + wide(SET_END_LENGTHS[points + MOST_SET])
