"""A game of Samurai as its record tells it: set-up, turns and result; and the way back from a record to the moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from engine.games.samurai.rules import kernel as rules
from engine.games.samurai.rules import moves, state
from engine.games.samurai.rules.figures import strongest
from engine.games.samurai.rules.tokens import kind_on
from engine.games.samurai.words import Words
from engine.play.match import Match
from engine.play.rules import IllegalMove
from engine.texts.saying import say

REASONS = {
    state.TYPE_EXHAUSTED: "type-exhausted",
    state.TIED_FIGURES: "tied-figures",
    state.ALL_GONE: "all-gone",
    state.NO_PLAYS: "no-plays",
}


class Transcriber:
    """Writes and reads the parts of a record that belong to Samurai."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.table = words.table
        self.players = int(self.table.players)
        self.settlements = [int(self.table.space_of[number]) for number in range(int(self.table.settlements))]

    # ------------------------------------------------------------ writing

    def write(self, positions: Sequence[np.record], played: Sequence[int]) -> dict[str, Any]:
        """Give `setup`, `turns` and `result`; `positions[k]` is the game before move k."""
        first = next(
            (k for k, position in enumerate(positions) if int(position.phase) >= state.PLAY),
            len(positions) - 1,
        )
        return {
            "setup": self._setup(positions[: first + 1], played[:first]),
            "turns": list(self._turns(positions[first:], played[first:])),
            "result": self.result(positions[-1]),
        }

    def _setup(self, positions: Sequence[np.record], played: Sequence[int]) -> dict[str, Any]:
        ready = positions[-1]
        draft = [
            {
                "player": int(position.seat),
                "figure": self.words.types[moves.figure_of(move)],
                "space": moves.first_of(move),
            }
            for position, move in zip(positions, played, strict=False)
            if moves.operation_of(move) == moves.FIGURE
        ]
        return {
            "figures": {
                str(self.settlements[k]): names for k, names in enumerate(self.standing(ready)) if names
            },
            "hands": [self.hand(ready, seat) for seat in range(self.players)],
            "piles": [self.pile(ready, seat) for seat in range(self.players)],
            "draft": draft,
        }

    def hand(self, position: np.record, seat: int) -> list[str]:
        """Name the tokens of a hand, in the order of the variant."""
        held = int(position.hands[seat])
        tokens = range(int(self.table.tokens))
        return [
            self.words.kinds[int(self.table.kind_of_token[token])] for token in tokens if held >> token & 1
        ]

    def pile(self, position: np.record, seat: int) -> list[str]:
        """Name the tokens of a pile, the first to be drawn first."""
        left = int(position.pile_left[seat])
        return [self.words.kinds[int(kind)] for kind in position.piles[seat][:left][::-1]]

    def standing(self, position: np.record) -> list[list[str]]:
        """Name the figures of each settlement."""
        return [
            [
                name
                for name, count in zip(self.words.types, self._counted(lanes), strict=True)
                for _ in range(count)
            ]
            for lanes in self._lanes(position)
        ]

    def _lanes(self, position: np.record) -> list[int]:
        lanes: list[int] = position.figures[: len(self.settlements)].tolist()
        return lanes

    def _counted(self, lanes: int) -> list[int]:
        """Count the figures of each type in a settlement's lanes, without a call into the kernel for each."""
        return [
            lanes >> state.FIGURE_BITS * figure & state.FIGURE_LANE for figure in range(len(self.words.types))
        ]

    def _turns(self, positions: Sequence[np.record], played: Sequence[int]) -> Iterator[dict[str, Any]]:
        plays: list[dict[str, Any]] = []
        captures: list[dict[str, Any]] = []
        seat = int(positions[0].seat)
        for before, after, move in zip(positions, positions[1:], played, strict=False):
            seat = int(before.seat)
            found = self.captures(before, after, move)
            if moves.operation_of(move) != moves.END_TURN:
                plays.append(self._play(before, move))
                captures += [{**capture, "after": len(plays) - 1} for capture in found]
                continue
            yield {
                "player": seat,
                "plays": plays,
                "captures": captures + found,
                "drew": self.drawn(before, after),
            }
            plays, captures = [], []
        if plays:  # the game was left in the middle of a turn
            yield {"player": seat, "plays": plays, "captures": captures, "drew": [], "unfinished": True}

    def _play(self, position: np.record, move: int) -> dict[str, Any]:
        play: dict[str, Any] = {"token": self.words.kinds[moves.kind_of(move)]}
        operation, first, second = moves.operation_of(move), moves.first_of(move), moves.second_of(move)
        if operation == moves.SWAP:
            types = self.words.types
            play["figures"] = [[first, types[moves.figure_of(move)]], [second, types[moves.other_of(move)]]]
        elif operation == moves.MOVE:
            moved = kind_on(int(position.tokens[first]))
            play.update(at=first, moved=self.words.kinds[moved], to=second)
        else:
            play["at"] = first
        return play

    def captures(self, before: np.record, after: np.record, move: int) -> list[dict[str, Any]]:
        """List the figures that a move brought off the board, by space and type, and who took each."""
        found: list[dict[str, Any]] = []
        there, left = self._lanes(before), self._lanes(after)
        if there == left:
            return found
        for number, space in enumerate(self.settlements):
            if there[number] == left[number] and moves.operation_of(move) != moves.SWAP:
                continue
            counts = zip(self._counted(there[number]), self._counted(left[number]), strict=True)
            for figure, (had, has) in enumerate(counts):
                for _ in range(had + _exchanged(move, space, figure) - has):
                    by = self._captor(before, after, number, figure)
                    found.append({"space": space, "figure": self.words.types[figure], "by": by})
        return found

    def _captor(self, before: np.record, after: np.record, number: int, figure: int) -> int | None:
        seat = int(strongest(self.table, after, number, figure))
        if seat != state.NOBODY:
            return seat
        return int(before.seat) if int(self.table.ties) == state.TIES_TO_ACTIVE_PLAYER else None

    def drawn(self, before: np.record, after: np.record) -> list[str]:
        """Name the tokens drawn at the end of a turn, in the order of drawing."""
        seat = int(before.seat)
        left, kept = int(before.pile_left[seat]), int(after.pile_left[seat])
        return [self.words.kinds[int(kind)] for kind in before.piles[seat][kept:left][::-1]]

    def result(self, position: np.record) -> dict[str, Any] | None:
        """Give the result of an ended game."""
        if int(position.phase) != state.OVER:
            return None
        return {
            "reason": REASONS[int(position.reason)],
            "captured": [self._counts(position.captured[seat]) for seat in range(self.players)],
            "removed": self._counts(position.removed),
            "winners": [seat for seat in range(self.players) if int(position.winners) >> seat & 1],
        }

    def _counts(self, counts: Any) -> dict[str, int]:
        return {name: int(counts[figure]) for figure, name in enumerate(self.words.types)}

    # ------------------------------------------------------------ reading

    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record's set-up and turns in a fresh match, as far as the record goes."""
        setup = record["setup"]
        if match.situation is not None:
            self._play_turns(record["turns"], match)
        elif self._take_hands(setup, match):
            self.deal(match.position, setup)
            if self._place_figures(setup, match):
                self._play_turns(record["turns"], match)

    def _take_hands(self, setup: dict[str, Any], match: Match) -> bool:
        """Choose the first hands where they are chosen; say whether they are complete."""
        while int(match.position.phase) == state.HANDS:
            seat, held = match.decider, int(match.position.hands[match.decider]).bit_count()
            size = self._first_hand_of(seat)
            if held >= len(setup["hands"][seat]):
                if held < size and setup["figures"]:
                    raise IllegalMove(
                        say(
                            "The hand of seat {seat} has {count} tokens instead of {wanted}.",
                            seat=seat + 1,
                            count=held,
                            wanted=size,
                        )
                    )
                self._compare_hands(match.position, setup["hands"])
                self.deal(match.position, setup, is_complete=False)
                return False
            match.play(self.words.take(setup["hands"][seat][held]))
        return True

    def _compare_hands(self, position: np.record, hands: Sequence[Sequence[str]]) -> None:
        """Refuse hands that cannot have so many tokens yet, since one seat after the other chooses."""
        for seat, hand in enumerate(hands):
            held = int(position.hands[seat]).bit_count()
            if len(hand) != held:
                raise IllegalMove(
                    say(
                        "The hand of seat {seat} has {count} tokens instead of {wanted}.",
                        seat=seat + 1,
                        count=len(hand),
                        wanted=held,
                    )
                )

    def _place_figures(self, setup: dict[str, Any], match: Match) -> bool:
        """Place the figures by the draft of the record, or as it says they stood; say whether all are placed."""
        if int(match.position.phase) == state.PLAY:
            # Those that nobody chose and no chance placed stand already.
            if int(self.table.placement) == state.PLACED_AT_RANDOM:
                self._refuse_impossible(setup["figures"])
                self.place_figures(match.position, setup["figures"])
            return True
        for step in setup["draft"]:
            if step["player"] != match.decider:
                raise IllegalMove(
                    say(
                        "Seat {seat} places the next figure, not seat {other}.",
                        seat=match.decider + 1,
                        other=step["player"] + 1,
                    )
                )
            match.play(self.words.put(step["figure"], step["space"]))
        return int(match.position.phase) == state.PLAY

    def _refuse_impossible(self, figures: dict[str, list[str]]) -> None:
        """Refuse figures that chance cannot have placed so: it keeps to what a draft allows."""
        table, position = self.table.copy(), np.zeros(1, state.POSITION)[0]
        table.placement, table.dealt_seats = state.PLACED_BY_DRAFT, (1 << self.players) - 1
        rules.set_up(table, position, 0, 0)
        while int(position.phase) == state.DRAFT:
            move = next(self._missing(table, position, figures), None)
            if move is None:
                break
            rules.apply(table, position, move)
        standing = {
            str(self.settlements[k]): names for k, names in enumerate(self.standing(position)) if names
        }
        if int(position.phase) != state.PLAY or standing != {
            space: sorted(names, key=self.words.types.index) for space, names in figures.items()
        }:
            raise IllegalMove(say("The figures of the set-up do not stand as chance may place them."))

    def _missing(self, table: np.record, position: np.record, figures: dict[str, list[str]]) -> Iterator[int]:
        """Give the moves that bring a figure to where it is said to stand and does not yet, where they are legal."""
        for space, standing in zip(self.settlements, self.standing(position), strict=True):
            for name in sorted((Counter(figures.get(str(space), ())) - Counter(standing)).elements()):
                move = self.words.put(name, space)
                if rules.is_legal(table, position, move):
                    yield move

    def _play_turns(self, turns: Sequence[dict[str, Any]], match: Match) -> None:
        for turn in turns:
            if match.is_over:
                raise IllegalMove(say("The record goes on after the end of the game."))
            if turn["player"] != match.decider:
                raise IllegalMove(
                    say(
                        "It is the turn of seat {seat}, not of seat {other}.",
                        seat=match.decider + 1,
                        other=turn["player"] + 1,
                    )
                )
            for play in turn["plays"]:
                match.play(self.play_of(match.position, play))
            if not turn.get("unfinished"):
                match.play(self.words.end_turn())

    def deal(self, position: np.record, setup: dict[str, Any], *, is_complete: bool = True) -> None:
        """Lay hands and piles as a record says, whatever the seed would have dealt."""
        for seat in range(self.players):
            hand, pile = setup["hands"][seat], setup["piles"][seat]
            if Counter(hand) + Counter(pile) != self.tokens_of(seat):
                raise IllegalMove(
                    say("Hand and pile of seat {seat} are not the tokens of the variant.", seat=seat + 1)
                )
            if is_complete and len(hand) != self._first_hand_of(seat):
                raise IllegalMove(
                    say("The hand of seat {seat} has {count} tokens.", seat=seat + 1, count=len(hand))
                )
            position.hands[seat] = self.hand_bits(hand)
            position.pile_left[seat] = len(pile)
            position.piles[seat] = 0
            for place, name in enumerate(reversed(pile)):
                position.piles[seat][place] = self.words.kinds.index(name)

    def tokens_of(self, seat: int) -> Counter[str]:
        """Count the tokens that a seat has, wherever they are."""
        tokens = int(self.table.seat_tokens[seat])
        return Counter(
            self.words.kinds[int(kind)]
            for token, kind in enumerate(self.table.kind_of_token)
            if tokens >> token & 1
        )

    def _first_hand_of(self, seat: int) -> int:
        """Give how many tokens a seat begins with."""
        return min(int(self.table.hand_size[seat]), int(self.table.seat_tokens[seat]).bit_count())

    def hand_bits(self, names: Sequence[str]) -> int:
        """Give the word of a hand."""
        bits = 0
        for kind, copies in Counter(names).items():
            tokens = int(self.table.kind_tokens[self.words.kinds.index(kind)])
            for _ in range(copies):
                bits |= tokens & -tokens
                tokens &= tokens - 1
        return bits

    def place_figures(self, position: np.record, figures: dict[str, list[str]]) -> None:
        """Put figures where a record says they stand."""
        for number, space in enumerate(self.settlements):
            lanes = 0
            for name in figures.get(str(space), ()):
                lanes += 1 << state.FIGURE_BITS * self.words.find_type(name)
            position.figures[number] = lanes
        strange = set(figures) - {str(space) for space in self.settlements}
        if strange:
            raise IllegalMove(
                say("Figures stand on space {number}, which is no settlement.", number=min(strange))
            )
        rules.derive(self.table, position)

    def play_of(self, position: np.record, play: dict[str, Any]) -> int:
        """Find the move that a record's play means."""
        kind = self.words.find_kind(play["token"])
        action = int(self.table.kind_action[kind])
        if action == state.SWAP_ACTION:
            (first, figure), (second, other) = play["figures"]
            return self.words.swap(
                kind, (first, self.words.find_type(figure)), (second, self.words.find_type(other))
            )
        if action == state.MOVE_ACTION:
            lying = int(position.tokens[play["at"]]) if play["at"] < len(self.words.board.spaces) else 0
            if not lying or self.words.kinds[kind_on(lying)] != play["moved"]:
                raise IllegalMove(
                    say("No {token} lies at space {space}.", token=play["moved"], space=play["at"])
                )
            return self.words.move(kind, play["at"], play["to"])
        return int(moves.pack(moves.PLACE, kind, play["at"], 0, 0, 0))


def _exchanged(move: int, space: int, figure: int) -> int:
    """Count what a swap itself added to the figures of a type in a settlement."""
    if moves.operation_of(move) != moves.SWAP:
        return 0
    change = 0
    for here, gone, come in (
        (moves.first_of(move), moves.figure_of(move), moves.other_of(move)),
        (moves.second_of(move), moves.other_of(move), moves.figure_of(move)),
    ):
        if here == space:
            change += (come == figure) - (gone == figure)
    return change
