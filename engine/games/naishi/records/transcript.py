"""A game of Naishi as its record tells it: set-up, turns and result; and the way back from a record to the moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.pad import packed
from engine.games.naishi.rules import moves, state
from engine.games.naishi.rules.moves import PAIRS, PILES
from engine.games.naishi.rules.state import COLUMNS, SEATS
from engine.games.naishi.words import SWAPPED, Words, columns_of, line_of
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.texts.saying import say

Play = dict[str, Any]


class Transcriber:
    """Writes and reads the parts of a record that belong to Naishi."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.table = words.table
        self.pile_size = int(self.table.pile_size)

    # ------------------------------------------------------------ the set-up

    def setup(self, positions: Sequence[np.record]) -> dict[str, Any]:
        """Tell how a game began: the cards as they were shuffled, the gifts, and how chance arranged the hands."""
        first = positions[0]
        ready = next((position for position in positions if int(position.phase) != state.GIVE), positions[-1])
        cards, size = self.words.cards, self.pile_size
        deck = [cards[card] for card in first.deck[: int(self.table.deck_size)].tolist()]
        is_dealt = int(ready.phase) != state.GIVE
        gave = [int(number) for number in ready.gave]
        return {
            "piles": [deck[size * column : size * (column + 1)][::-1] for column in range(COLUMNS)],
            "aside": deck[COLUMNS * size + SEATS * int(self.table.each) :],
            "dealt": [self.words.dealt(first, seat) for seat in range(SEATS)],
            "gave": [number - 1 if number else None for number in gave],
            "hands": [self.words.land(ready, seat)[COLUMNS:] for seat in range(SEATS)] if is_dealt else [],
        }

    def deal(self, position: np.record, setup: Mapping[str, Any]) -> None:
        """Lay the deck as a record says, whatever the seed would have dealt."""
        piles = [card for pile in setup["piles"] for card in reversed(pile)]
        deck = [*piles, *(card for dealt in setup["dealt"] for card in dealt), *setup["aside"]]
        position.deck[: len(deck)] = [self.words.cards.index(card) for card in deck]

    def arrange(self, position: np.record, hands: Sequence[Sequence[str]]) -> None:
        """Lay the hands as a record says, whatever the seed would have made of them."""
        for seat, hand in enumerate(hands):
            row = self.words.land(position, seat)[:COLUMNS]
            position.land[seat] = packed(self.words.cards, [*row, *hand])

    # ------------------------------------------------------------ the turns

    def turns(self, positions: Sequence[np.record], played: Sequence[int]) -> Iterator[dict[str, Any]]:
        """Tell the turns; the end of one is not written, and a pass has no plays."""
        plays: list[Play] = []
        for before, after, move in zip(positions, positions[1:], played, strict=False):
            if move >= moves.GIFT:
                continue
            if move not in (moves.END, moves.PASS):
                plays.append(self.play(before, after, move))
            if int(after.turn) != int(before.turn):
                yield {"player": int(before.seat), "plays": plays}
                plays = []
        if plays:
            yield {"player": int(positions[-1].seat), "plays": plays, "unfinished": True}

    def play(self, before: np.record, after: np.record, move: int) -> Play:
        """Tell one play, with all that anybody saw of it."""
        if move < moves.SWAP_RIVER:
            return self._develop(before, after, move)
        if move < moves.DISCARD:
            return self._swap(before, move)
        seat = int(before.seat)
        if move < moves.DECREE:
            columns = columns_of(int(PILES[int(self.table.discard_cards), move - moves.DISCARD]))
            return {
                "action": "discard",
                "columns": columns,
                "discarded": [self.words.open_card(before, column - 1) for column in columns],
                "revealed": [self.words.open_card(after, column - 1) for column in columns],
            }
        if move < moves.RECALL:
            place = move - moves.DECREE
            return {
                "action": "decree",
                "where": line_of(place),
                "column": place % COLUMNS + 1,
                "gave": self.words.land(before, seat)[place],
                "got": self.words.land(before, 1 - seat)[place],
            }
        if move == moves.RECALL:
            back = {"swap": int(before.on_swap[seat]), "discard": int(before.on_discard[seat])}
            return {"action": "recall", **back}
        return {"action": "declare"}

    def _develop(self, before: np.record, after: np.record, place: int) -> Play:
        column = place % COLUMNS
        return {
            "action": "develop",
            "to": line_of(place),
            "column": column + 1,
            "discarded": self.words.land(before, int(before.seat))[place],
            "took": self.words.open_card(before, column),
            "revealed": self.words.open_card(after, column),
        }

    def _swap(self, before: np.record, move: int) -> Play:
        land = self.words.land(before, int(before.seat))
        if move >= moves.SWAP_COLUMN:
            column = move - moves.SWAP_COLUMN
            cards = [land[column], land[column + COLUMNS]]
            return {"action": "swap", "where": "column", "columns": [column + 1], "cards": cards}
        kind, pair = divmod(move - moves.SWAP_RIVER, len(PAIRS))
        lines: list[Sequence[str | None]] = [self.words.river(before), land[:COLUMNS], land[COLUMNS:]]
        return {
            "action": "swap",
            "where": SWAPPED[kind],
            "columns": [column + 1 for column in PAIRS[pair]],
            "cards": [lines[kind][column] for column in PAIRS[pair]],
        }

    # ------------------------------------------------------------ reading

    def retrace(self, record: Mapping[str, Any], match: Match) -> None:
        """Play a record's gifts and turns in a fresh match, as far as the record goes."""
        setup = record["setup"]
        if match.situation is not None:
            for turn in record["turns"]:
                self._play_turn(turn, match)
            return
        self.deal(match.position, setup)
        for gave in setup["gave"]:
            if gave is not None:
                match.play(moves.GIFT + gave)
        if int(match.position.phase) == state.GIVE:
            return
        self.arrange(match.position, setup["hands"])
        for turn in record["turns"]:
            self._play_turn(turn, match)

    def _play_turn(self, turn: Mapping[str, Any], match: Match) -> None:
        if match.is_over:
            raise IllegalMove(say("The record goes on after the end of the game."))
        number = int(match.position.turn)
        for play in turn["plays"]:
            if int(match.position.turn) != number or match.is_over:
                raise IllegalMove(say("The turn was over before this play."))
            match.play(self.move_of(play))
        if turn.get("unfinished"):
            return
        if not turn["plays"]:
            match.play(moves.PASS)
        elif int(match.position.phase) == state.AFTER:
            match.play(moves.END)
        elif int(match.position.phase) == state.MUST:
            raise IllegalMove(say("After an extra action a place has to be developed."))

    def move_of(self, play: Mapping[str, Any]) -> int:
        """Find the move that a record's play means."""
        action = play["action"]
        if action in ("develop", "decree"):
            line = play["to"] if action == "develop" else play["where"]
            first = moves.DEVELOP if action == "develop" else moves.DECREE
            return first + COLUMNS * int(line == "hand") + int(play["column"]) - 1
        if action == "recall":
            return moves.RECALL
        if action == "declare":
            return moves.DECLARE
        columns = tuple(column - 1 for column in play["columns"])
        if action == "discard":
            choices = PILES[int(self.table.discard_cards)].tolist()
            return moves.DISCARD + choices.index(sum(1 << column for column in columns))
        if play["where"] == "column":
            return moves.SWAP_COLUMN + columns[0]
        first = moves.SWAP_RIVER + len(PAIRS) * SWAPPED.index(play["where"])
        return first + PAIRS.index((columns[0], columns[1]))
