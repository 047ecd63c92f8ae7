"""Situations of Naishi: a position in words as a record has it that begins there, and the way back to a position.

A situation is the beginning of a turn after the gifts. Rows, hands, river and what stays aside are told; every other
card of the variant has been discarded, so that the cards always add up. Each complaint carries the way to what is
wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from engine.games.naishi.compile import start_card
from engine.games.naishi.pad import packed
from engine.games.naishi.prose import card_name
from engine.games.naishi.rules import state
from engine.games.naishi.rules.legal import must_pass
from engine.games.naishi.rules.state import COLUMNS, PLACES, SEATS
from engine.games.naishi.words import Words
from engine.play.verdict import Contradiction, Impossible, no_seat
from engine.texts.saying import Name, say

Situation = Mapping[str, Any]
COURT = ("swap", "discard", "decree")
NO_LAST = "none"
LAST = {state.DECLARED: "declared", state.PILES_EMPTY: "piles-empty"}


class Layout:
    """Tells positions as situations and lays situations out, by the words of one variant."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.table = words.table
        self.start = start_card(words.variant)
        self.aside_from = COLUMNS * int(self.table.pile_size) + SEATS * int(self.table.each)
        self.deck_size = int(self.table.deck_size)

    # ------------------------------------------------------------ telling

    def told(self, position: np.record) -> dict[str, Any] | None:
        """Give a position as a situation, nothing where no turn begins with it."""
        if int(position.phase) != state.START:
            return None
        lands = [self.words.land(position, seat) for seat in range(SEATS)]
        aside = position.deck[self.aside_from : self.deck_size].tolist()
        return {
            "to_move": int(position.seat),
            "rows": [land[:COLUMNS] for land in lands],
            "hands": [land[COLUMNS:] for land in lands],
            "known": [
                [column + 1 for column in range(COLUMNS) if int(position.known[1 - seat]) >> column & 1]
                for seat in range(SEATS)
            ],
            "river": [self._pile(position, column) for column in range(COLUMNS)],
            "aside": [self.words.cards[card] for card in aside],
            "court": {place: position[f"on_{place}"].tolist() for place in COURT},
            "last_turn": LAST[int(position.reason)] if int(position.last) else NO_LAST,
        }

    def _pile(self, position: np.record, column: int) -> list[str]:
        """Name the cards of a pile, the open one first."""
        first, left = int(self.table.pile_size) * column, int(position.left[column])
        return [self.words.cards[card] for card in position.deck[first : first + left].tolist()[::-1]]

    # ------------------------------------------------------------ laying out

    def lay_out(self, situation: Situation, seed: int, number: int) -> np.record:
        """Give the position that a situation tells, or raise `Impossible` with all that keeps it from being one."""
        for look in (self._names, self._cards, self._court, self._end):
            faults = list(look(situation))
            if faults:
                raise Impossible(faults)
        position = self._laid(situation, seed, number)
        if must_pass(self.table, position):
            raise Impossible(
                [Contradiction(("to_move",), say("Whoever is to move could do nothing at all here."))]
            )
        return position

    def _laid(self, situation: Situation, seed: int, number: int) -> np.record:
        position: np.record = np.zeros(1, state.POSITION)[0]
        position.seed, position.number = seed, number
        position.phase, position.seat = state.START, situation["to_move"]
        cards, size = self.words.cards, int(self.table.pile_size)
        # What was dealt has become hands; nobody asks for it again.
        position.deck[COLUMNS * size : self.aside_from] = int(self.table.start)
        position.deck[self.aside_from : self.deck_size] = [cards.index(name) for name in situation["aside"]]
        for column, pile in enumerate(situation["river"]):
            codes = [cards.index(name) for name in reversed(pile)]
            position.deck[size * column : size * column + len(codes)] = codes
            position.left[column] = len(pile)
            position.open |= bool(pile) << column
            position.river += len(pile)
        gone = sorted(cards.index(name) for name in self._discarded(situation).elements())
        position.discarded = len(gone)
        position.discards[: len(gone)] = gone
        for seat in range(SEATS):
            position.land[seat] = packed(cards, [*situation["rows"][seat], *situation["hands"][seat]])
            position.known[1 - seat] = sum(1 << column - 1 for column in situation["known"][seat])
            position.emissaries[seat] = int(self.table.emissaries) - self._sent(situation, seat)
            for place in COURT:
                position[f"on_{place}"][seat] = situation["court"][place][seat]
        if self.table.is_open:
            position.known[:] = (1 << COLUMNS) - 1
        if situation["last_turn"] != NO_LAST:
            position.last = situation["to_move"] + 1
            position.reason = next(code for code, word in LAST.items() if word == situation["last_turn"])
            if position.reason == state.DECLARED:
                position.declared = 2 - situation["to_move"]
        return position

    def _sent(self, situation: Situation, seat: int) -> int:
        return sum(int(situation["court"][place][seat]) for place in COURT)

    def _in_lands(self, situation: Situation) -> Counter[str]:
        return Counter(card for key in ("rows", "hands") for line in situation[key] for card in line)

    def _discarded(self, situation: Situation) -> Counter[str]:
        """Count the cards that are neither in the territories nor in the river nor aside."""
        left: Counter[str] = Counter()
        for name, card in self.words.variant["cards"].items():
            left[name] = (
                SEATS * PLACES - SEATS * int(self.table.each) if name == self.start else card["count"]
            )
        left.subtract(self._in_lands(situation))
        left.subtract(card for pile in situation["river"] for card in pile)
        left.subtract(situation["aside"])
        return left

    # ------------------------------------------------------------ what is wrong with it

    def _names(self, situation: Situation) -> Iterator[Contradiction]:
        """Ask whether every card is one of the variant's."""
        if situation["to_move"] >= SEATS:
            yield Contradiction(
                ("to_move",),
                no_seat(situation["to_move"], SEATS),
            )
        lists = [
            ((key, place), names)
            for key in ("rows", "hands", "river")
            for place, names in enumerate(situation[key])
        ]
        for route, names in (*lists, (("aside",), situation["aside"])):
            for name in names:
                if name not in self.words.cards:
                    yield Contradiction(route, say("There is no card `{name}` in the variant.", name=name))

    def _cards(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare piles and cards with the variant's numbers."""
        for column, pile in enumerate(situation["river"]):
            if len(pile) > int(self.table.pile_size):
                message = say(
                    "Pile {column} has {count} cards; it began with {most}.",
                    column=column + 1,
                    count=len(pile),
                    most=int(self.table.pile_size),
                )
                yield Contradiction(("river", column), message)
            if self.start in pile:
                yield Contradiction(
                    ("river", column),
                    say("A {card} never lies in the river.", card=Name(card_name(self.start))),
                )
        wanted = self.deck_size - self.aside_from
        if len(situation["aside"]) != wanted or self.start in situation["aside"]:
            yield Contradiction(
                ("aside",), say("{count} development cards stay aside in this variant.", count=wanted)
            )
        for name, count in self._discarded(situation).items():
            if count < 0:
                message = say(
                    "There are {count} {card} too many in rows, hands, river and aside.",
                    count=-count,
                    card=Name(name),
                )
                yield Contradiction(("rows",), message)

    def _court(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare the emissaries at court with its spaces and with what a seat has."""
        court = situation["court"]
        for place in COURT:
            spaces = int(self.table[f"{place}_spaces"])
            if sum(court[place]) > spaces:
                message = say(
                    "{count} emissaries stand where {spaces} find room.",
                    count=sum(court[place]),
                    spaces=spaces,
                )
                yield Contradiction(("court", place), message)
        for seat in range(SEATS):
            if self._sent(situation, seat) > int(self.table.emissaries):
                message = say(
                    "More emissaries are at court than the {most} that a seat has.",
                    most=int(self.table.emissaries),
                )
                yield Contradiction(("court",), message)

    def _end(self, situation: Situation) -> Iterator[Contradiction]:
        """Compare the last turn with the piles that are empty."""
        empty, table = sum(not pile for pile in situation["river"]), self.table
        reason = situation["last_turn"]
        is_empty = empty >= int(table.end_piles)
        if is_empty and reason == NO_LAST:
            message = say(
                "{count} piles are empty, so this is the last turn, or the game would be over.", count=empty
            )
            yield Contradiction(("last_turn",), message)
        elif reason == "piles-empty" and not is_empty:
            message = say(
                "The last turn comes when {needed} piles are empty, not with {count}.",
                needed=int(table.end_piles),
                count=empty,
            )
            yield Contradiction(("last_turn",), message)
        elif reason == "piles-empty" and not self._has_last_turn(situation["to_move"]):
            yield Contradiction(
                ("last_turn",), say("The variant gives this seat no last turn: the game would be over.")
            )
        elif reason == "declared" and empty < int(table.declare_piles):
            yield Contradiction(
                ("last_turn",), say("Nobody can declare the end while {count} piles are empty.", count=empty)
            )
        elif reason == "declared" and int(table.declare_last_turn) == state.TO_NOBODY:
            yield Contradiction(("last_turn",), say("A declaration ends the game at once in this variant."))

    def _has_last_turn(self, seat: int) -> bool:
        rule = int(self.table.last_turn)
        return rule != state.TO_NOBODY and not (rule == state.TO_SECOND and seat == 0)
