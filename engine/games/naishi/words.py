"""Moves of Naishi in words, to and fro: `develop row 4: fort for mountain`, and the reason where one is not allowed.

Words name only cards that the move shows to both seats, so that they may be read by anybody: neither a gift nor a swap
within a hand says which cards it moves, and a decree over hands does not tell what it will bring.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.games.naishi.compile import card_names
from engine.games.naishi.rules import legal, moves, state
from engine.games.naishi.rules.moves import PAIRS, PILES
from engine.games.naishi.rules.state import COLUMNS
from engine.play.rules import IllegalMove
from engine.texts.saying import Name, Said, listed, say

ORDINALS = ("first", "second", "third")
SWAPPED = ("river", "row", "hand")
PLAIN = {moves.RECALL: "recall", moves.DECLARE: "declare", moves.END: "end turn", moves.PASS: "pass"}
_SAME = {"end": "end turn", "done": "end turn", "recall emissaries": "recall", "declare the end": "declare"}


def line_of(place: int) -> str:
    """Name the line of a place: `row` or `hand`."""
    return "row" if place < COLUMNS else "hand"


def columns_of(bits: int) -> list[int]:
    """List the columns of a set, counted from 1."""
    return [column + 1 for column in range(COLUMNS) if bits >> column & 1]


@dataclass(frozen=True)
class Words:
    """What the cards of a variant are called, and what is done with them."""

    variant: dict[str, Any]
    table: np.record

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of the cards, by their codes."""
        return card_names(self.variant)

    # ------------------------------------------------------------ what lies where

    def land(self, position: np.record, seat: int) -> list[str]:
        """Name the cards of a territory, the row and then the hand."""
        return self.named(int(position.land[seat]))

    def named(self, land: int) -> list[str]:
        """Name the cards of a territory that is given as a word."""
        cards = self.cards
        return [cards[land >> state.PLACE_BITS * place & 15] for place in range(state.PLACES)]

    def open_card(self, position: np.record, column: int) -> str | None:
        """Name the open card of a pile."""
        left = int(position.left[column])
        return self.cards[int(position.deck[int(self.table.pile_size) * column + left - 1])] if left else None

    def river(self, position: np.record) -> list[str | None]:
        """Name the open cards."""
        return [self.open_card(position, column) for column in range(COLUMNS)]

    def dealt(self, position: np.record, seat: int) -> list[str]:
        """Name the cards that were dealt to a seat."""
        each = int(self.table.each)
        first = COLUMNS * int(self.table.pile_size) + each * seat
        return [self.cards[int(card)] for card in position.deck[first : first + each]]

    # ------------------------------------------------------------ saying

    def say(self, position: np.record, move: int) -> Said:
        """Put a move into words."""
        if move in PLAIN:
            return Name(PLAIN[move])
        if move >= moves.GIFT:
            return say("give the {place:th} card", place=move - moves.GIFT + 1)
        land = self.land(position, int(position.seat))
        if move < moves.SWAP_RIVER:
            return say(
                "develop {line} {column}: {card} for {old}",
                line=line_of(move),
                column=move % COLUMNS + 1,
                card=Name(str(self.open_card(position, move % COLUMNS))),
                old=Name(land[move]),
            )
        if move < moves.DISCARD:
            return self._say_swap(position, move, land)
        if move < moves.DECREE:
            columns = columns_of(int(PILES[int(self.table.discard_cards), move - moves.DISCARD]))
            gone = [Name(str(self.open_card(position, column - 1))) for column in columns]
            return say(
                "discard {columns}: {cards}",
                columns=" ".join(map(str, columns)),
                cards=listed(gone, last=", "),
            )
        place = move - moves.DECREE
        line, column = line_of(place), place % COLUMNS + 1
        if place >= COLUMNS:
            return say("decree {line} {column}", line=line, column=column)
        return say(
            "decree {line} {column}: {card} for {old}",
            line=line,
            column=column,
            card=Name(self.land(position, 1 - int(position.seat))[place]),
            old=Name(land[place]),
        )

    def _say_swap(self, position: np.record, move: int, land: Sequence[str]) -> Said:
        if move >= moves.SWAP_COLUMN:
            column = move - moves.SWAP_COLUMN
            above, below = Name(land[column]), Name(land[column + COLUMNS])
            return say(
                "swap column {column}: {card} with {other}", column=column + 1, card=above, other=below
            )
        kind, pair = divmod(move - moves.SWAP_RIVER, len(PAIRS))
        one, two = PAIRS[pair]
        places = {"line": SWAPPED[kind], "one": one + 1, "two": two + 1}
        if SWAPPED[kind] == "hand":
            return say("swap {line} {one} {two}", **places)
        cards = self.river(position) if SWAPPED[kind] == "river" else land
        card, other = (Name(str(cards[each])) for each in (one, two))
        return say("swap {line} {one} {two}: {card} with {other}", card=card, other=other, **places)

    # ------------------------------------------------------------ reading

    def read(self, words: str, dealt: Sequence[str] = ()) -> int:
        """Find the move that words mean, whatever is said after a colon; a gift may be named by its card, too."""
        said = " ".join(re.sub(r"[,+&]", " ", words.split(":")[0]).split()).casefold()
        said = re.sub(r"\band\b ?", "", _SAME.get(said, said))
        for move, plain in PLAIN.items():
            if said == plain:
                return move
        if found := re.fullmatch(r"give (?:the )?([\w-]+)(?: card)?", said):
            return self._gift(words, found[1], dealt)
        if found := re.fullmatch(r"(develop|decree) (row|hand) (\d)", said):
            first = moves.DEVELOP if found[1] == "develop" else moves.DECREE
            return first + COLUMNS * (found[2] == "hand") + self._column(found[3])
        if found := re.fullmatch(r"swap column (\d)", said):
            return moves.SWAP_COLUMN + self._column(found[1])
        if found := re.fullmatch(r"swap (river|row|hand) (\d) (\d)", said):
            pair = tuple(sorted((self._column(found[2]), self._column(found[3]))))
            if pair in PAIRS:
                first = moves.SWAP_RIVER + len(PAIRS) * SWAPPED.index(found[1])
                return first + PAIRS.index((pair[0], pair[1]))
        if found := re.fullmatch(r"discard((?: \d)+)", said):
            return self._discard(words, found[1].split())
        raise IllegalMove(
            say("`{words}` is no move: try `develop row 3`, `swap river 1 4` or `discard 2 5`.", words=words)
        )

    def _gift(self, words: str, which: str, dealt: Sequence[str]) -> int:
        if which in dealt:
            return moves.GIFT + dealt.index(which)
        for number, ordinal in enumerate(ORDINALS):
            if which in (ordinal, str(number + 1)):
                return moves.GIFT + number
        raise IllegalMove(
            say("`{words}` is no gift: say `give the first card` or `give the second card`.", words=words)
        )

    def _column(self, digit: str) -> int:
        if not 1 <= int(digit) <= COLUMNS:
            raise IllegalMove(
                say(
                    "There is no column {digit}: they count from 1 to {last}.",
                    digit=digit,
                    last=COLUMNS,
                )
            )
        return int(digit) - 1

    def _discard(self, words: str, digits: Sequence[str]) -> int:
        bits = sum(1 << column for column in {self._column(digit) for digit in digits})
        count = int(self.table.discard_cards)
        choices = [int(piles) for piles in PILES[count][: int(moves.CHOICES[count])]]
        if bits not in choices or len(digits) != count:
            raise IllegalMove(
                say(
                    "`{words}` is no discard: name {cards} of different columns.",
                    words=words,
                    cards=_cards(count),
                )
            )
        return moves.DISCARD + choices.index(bits)

    # ------------------------------------------------------------ reasons

    def why_not(self, position: np.record, move: int) -> Said:
        """Say in a sentence why a move is not legal."""
        phase = int(position.phase)
        if phase == state.OVER:
            return say("The game is over.")
        if not 0 <= move < moves.MOVES:
            return say("There is no such move.")
        if phase == state.GIVE:
            return say("First one of the dealt cards is given away.")
        if move >= moves.GIFT:
            return say("Gifts were made before the first turn.")
        if phase == state.MUST and move >= moves.SWAP_RIVER:
            return say("The extra action is made: now a place has to be developed.")
        if phase == state.AFTER and not moves.SWAP_RIVER <= move < moves.DECREE and move != moves.END:
            return say("A place is developed: now only an extra action or the end of the turn can follow.")
        return self._why_not_this(position, move)

    def _why_not_this(self, position: np.record, move: int) -> Said:
        table = self.table
        if move < moves.SWAP_RIVER:
            return say("The pile of column {column} is empty.", column=move % COLUMNS + 1)
        if move < moves.DECREE:
            return self._why_no_extra(position, move)
        if move < moves.RECALL:
            if not legal.may_send(position):
                return say("A decree needs a free emissary.")
            if not legal.can_decree(table, position):
                spaces = int(table.decree_spaces)
                return (
                    say("The decree is issued already.")
                    if spaces
                    else say("There is no decree in this variant.")
                )
            return say(
                "A decree does not exchange {line} cards in this variant.",
                line=line_of(move - moves.DECREE),
            )
        if move == moves.RECALL:
            return say("No emissary of this seat stands on a swap or discard space.")
        if move == moves.DECLARE:
            return self._why_not_declared(position)
        if move == moves.END:
            return say("A turn begins with an action.")
        return say("Passing is only for whoever can do nothing else.")

    def _why_no_extra(self, position: np.record, move: int) -> Said:
        table, phase = self.table, int(position.phase)
        action = "swap" if move < moves.DISCARD else "discard"
        is_before = phase == state.START
        if not (int(table.before) if is_before else int(table.after)):
            return say(
                "In this variant no extra action comes {when} developing.",
                when="before" if is_before else "after",
            )
        if not legal.may_send(position):
            return say("A {action} needs a free emissary.", action=action)
        spaces = int(table.swap_spaces if action == "swap" else table.discard_spaces)
        taken = position.on_swap if action == "swap" else position.on_discard
        if int(taken[0]) + int(taken[1]) >= spaces:
            return (
                say("All {action} spaces of the court are taken.", action=action)
                if spaces
                else say("The court has no {action} space.", action=action)
            )
        if action == "swap":
            kind = "column" if move >= moves.SWAP_COLUMN else SWAPPED[(move - moves.SWAP_RIVER) // len(PAIRS)]
            if kind not in self.variant["swap"]["places"]:
                return say("In this variant nothing is swapped in the {kind}.", kind=kind)
            return (
                say("No card can be swapped with an empty pile.")
                if kind == "river"
                else say("The river is empty.")
            )
        count = int(table.discard_cards)
        if is_before and int(position.river) <= count:
            return say("A card must be left in the river to develop with.")
        if move - moves.DISCARD >= int(moves.CHOICES[count]):
            return say("A discard takes {cards}.", cards=_cards(count))
        return say("A pile that is empty has nothing to discard.")

    def _why_not_declared(self, position: np.record) -> Said:
        needed = int(self.table.declare_piles)
        if needed == state.NEVER:
            return say("In this variant nobody declares the end.")
        if int(position.last) or int(position.declared):
            return say("The end has come about already.")
        return say(
            "The end can be declared once {needed} {needed:pile is|piles are} empty.",
            needed=needed,
        )


def _cards(count: int) -> Said:
    return (say("no cards"), say("one card"), say("two cards"), say("three cards"))[count]
