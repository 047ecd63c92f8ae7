"""Results of Naishi as lines of canonical JSON, written by one compiled rule: in Python a million take half an hour.

The keys of canonical JSON stand in the order of the alphabet, and so do the cards of `by_card`. Everything that is
followed by more of its kind is written with a comma, and what follows the last one covers it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.compile import card_names
from engine.games.naishi.records.counting import COUNTS, Counts, Worths, count_territory, worths_of
from engine.games.naishi.rules.state import COLUMNS, MAX_TYPES, PLACES, SEATS, Table
from engine.games.naishi.rules.territory import card_at, types_in
from engine.play.kernel import lowest, ones, rule, wide, word
from engine.play.phrases import MARGIN, Paper, Phrases, count, count_known, say
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
PLACE_LIST = COPY_NOTHING + 1
SET_END = PLACE_LIST + (1 << PLACES)

Values = Mapping[str, Any]


# The points of a set lie between this and its negative.
MOST_SET = 99


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
        *(",".join(map(str, seats_of(places))) for places in range(1 << PLACES)),
        *(f'],"points":{points}}},' for points in range(-MOST_SET, MOST_SET + 1)),
    ]


class LineWriter:
    """Writes results of a variant as lines."""

    def __init__(self, variant: Values, table: Table, reasons: Mapping[int, str]) -> None:
        names = card_names(variant)
        self.table = table
        self.phrases = Phrases(_phrases(names, reasons))
        self.paper = Paper()
        self.worths = worths_of(table, sorted(range(len(names)), key=names.__getitem__))
        # At each place a type, what it counts as, a copy, its points and up to four sets of it.
        self.most = 512 + SEATS * PLACES * 8 * (self.phrases.longest + 8)

    def lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the JSON of each result, a line each, to be used before the same thread asks again."""
        text = self.paper.of(len(batch) * self.most + MARGIN)
        said = self.phrases
        counts = np.zeros(1, COUNTS)[0]
        length = write_lines(
            self.table, self.worths, counts, batch, said.words, said.first, said.length, text
        )
        return text[:length].data


@rule
def write_lines(
    table: Table, worths: Worths, counts: Counts, batch: Any, words: Any, first: Any, length: Any, text: Any
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
            present = count_territory(table, worths, counts, counted, types)
            while present != word(0):
                card = wide(worths.order[lowest(present)])
                present &= present - word(1)
                at = say(words, first, length, BY_CARD + card, text, at)
                at = count(wide(counts.cards[card]), text, at)
            at = say(words, first, length, COPIES, text, at - 1)
            if lying & table.copying_types != word(0):
                at = write_copies(table, land, counted, words, first, length, text, at)
            at = say(words, first, length, HAND, text, at)
            for place in range(COLUMNS, PLACES):
                at = say(words, first, length, NAME + card_at(land, place), text, at)
            at = say(words, first, length, POINTS, text, at - 1)
            for place in range(PLACES):
                at = count_known(wide(counts.places[place]), text, at)
            at = say(words, first, length, ROW, text, at - 1)
            for place in range(COLUMNS):
                at = say(words, first, length, NAME + card_at(land, place), text, at)
            at = say(words, first, length, SETS, text, at - 1)
            for number in range(counts.sets):
                at = say(words, first, length, SET + wide(counts.set_card[number]), text, at)
                at = say(words, first, length, PLACE_LIST + wide(counts.set_places[number]), text, at)
                at = say(words, first, length, SET_END + MOST_SET + wide(counts.set_points[number]), text, at)
            at = say(words, first, length, TYPES, text, at - 1 if counts.sets != 0 else at)
            at = count_known(types, text, at)
            if seat == 0:
                at = say(words, first, length, NEXT, text, at - 1)
        at = say(words, first, length, WINNERS + wide(result.winners), text, at - 1)
    return at


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
