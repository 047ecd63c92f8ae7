"""The contract of a game: what each must offer so that table, agents, simulator and records can use it.

A game has two sides. Its *kernel* is a module of compiled rules over packed records, the same functions for
everybody who plays: people, agents, the simulator, a replay. Its `Game` and `Rules` below are the Python side: they
check documents, lower them into the kernel's table, and put moves and positions into words.

The kernel module offers, each as a function compiled by `engine.kernel.rule` (`table` and `position` are records of
its dtypes `TABLE` and `POSITION`; the first `STATE_BYTES` of a position are the state that is hashed and saved):

    set_up(table, position, seed, number)          the start of game `number` of a batch
    legal_moves(table, position, moves) -> count   all moves of whoever decides, in one canonical order
    is_legal(table, position, move) -> bool
    apply(table, position, move)                   play a legal move, and whatever the rules make follow
    is_over(position) -> bool
    whose_decision(position) -> seat               the seat that moves next
    payoff(table, position, seat) -> int           what an ended game is worth, in parts of `PAYOFF`
    note_result(table, position, result)           write how an ended game went into a record of dtype `RESULT`
    random_move(table, position, stream) -> move   how somebody plays who knows only the rules
    determinise(table, position, seat, stream)     deal anew whatever the seat cannot see

Chance belongs to the state: a position carries its seed, so that a replay is exact, and no seat's view shows it.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from engine.problem import Problem

if TYPE_CHECKING:
    import numpy as np

    from engine.board import Board
    from engine.map import Map
    from engine.match import Match
    from engine.variant import Variant

MOST_SEATS = 7


canonical = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
"""Give the one JSON text of plain data: keys in order, no blanks."""


def seats_of(mask: int) -> list[int]:
    """Give the seats of a set written as bits.

    >>> seats_of(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class IllegalMove(ValueError):  # noqa: N818  # what is wrong is the move, not the program
    """A move that the rules do not allow, with the reason in words."""


class Contradiction(NamedTuple):
    """Something that a record says against itself: the way to the value, and what is wrong with it in words."""

    route: tuple[str | int, ...]
    message: str


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may see when it has to decide: never the seed, nor what is hidden from it."""

    seat: int
    players: int
    seen: dict[str, Any]
    moves: tuple[int, ...]


class Game(ABC):
    """A game of the workbench: what is in its box whatever the variant."""

    name: str
    title: str
    # What `cause_of_flip` may answer, each with what such games did: "ended alike without a majority". How games part
    # that did not end alike the engine finds out (`engine.flips.PARTINGS`); a game may put it into words of its own.
    flip_causes: ClassVar[Mapping[str, str]] = {}

    @abstractmethod
    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""

    @abstractmethod
    def rules(self, variant: Variant, chart: Map | None, players: int) -> Rules:
        """Make a variant and a map ready to be played, or raise the problems that forbid it."""

    @abstractmethod
    def rules_on(self, values: dict[str, Any], board: Board) -> Rules:
        """Make resolved values and a board ready to be played: what a record carries."""

    def contradictions(self, record: Mapping[str, Any]) -> Iterator[Contradiction]:
        """Find what a record that fits its schema says against itself, before anything of it is played.

        Whatever is not found here can be handed to `rules_on` and `Rules.retrace`.
        """
        yield from ()

    @abstractmethod
    def misfits(self, variant: Variant, chart: Map, players: int) -> list[Problem]:
        """Give what keeps a variant and a map from being played together by so many players."""

    @abstractmethod
    def winners(self, values: dict[str, Any], result: dict[str, Any]) -> list[int]:
        """Name the seats that win an ended game by a variant's scoring."""

    @abstractmethod
    def cause_of_flip(self, values: dict[str, Any], result: dict[str, Any], other: dict[str, Any]) -> str:
        """Say how a game that ended alike was judged differently by two variants; nothing where it ended otherwise."""

    def stage_of_flip(self, values: dict[str, Any], others: dict[str, Any], result: dict[str, Any]) -> str:
        """Name the stage of the scoring in which two variants judge the same result differently, where there is one."""
        return ""


class Rules(ABC):
    """A variant on a board for a number of players, ready to be played and never changing."""

    def __init__(
        self, game: str, variant: dict[str, Any], kernel: ModuleType, table: np.record, players: int
    ) -> None:
        self.game = game
        self.variant = variant
        self.kernel = kernel
        self.table = table
        self.players = players

    # ------------------------------------------------------------ playing

    def start(self, seed: int = 0, number: int = 0) -> np.record:
        """Give the position in which game `number` of a batch begins."""
        position = self.blank()
        self.kernel.set_up(self.table, position, seed, number)
        return position

    def blank(self) -> np.record:
        """Give a position with nothing in it."""
        import numpy as np

        position: np.record = np.zeros(1, self.kernel.POSITION)[0]
        return position

    def legal_moves(self, position: np.record) -> list[int]:
        """Give all moves of the seat that decides."""
        import numpy as np

        moves = np.empty(self.kernel.MAX_MOVES, np.int64)
        count = self.kernel.legal_moves(self.table, position, moves)
        return [int(move) for move in moves[:count]]

    def is_legal(self, position: np.record, move: int) -> bool:
        """Say whether a move may be played."""
        return not self.is_over(position) and bool(self.kernel.is_legal(self.table, position, move))

    def apply(self, position: np.record, move: int) -> None:
        """Play a move on the position itself."""
        if not self.is_legal(position, move):
            raise IllegalMove(self.why_not(position, move))
        self.kernel.apply(self.table, position, move)

    def is_over(self, position: np.record) -> bool:
        """Say whether the game has ended."""
        return bool(self.kernel.is_over(position))

    def decider(self, position: np.record) -> int:
        """Give the seat whose decision it is."""
        return int(self.kernel.whose_decision(position))

    def payoffs(self, position: np.record) -> list[float]:
        """Give what the ended game is worth to each seat, from 0 to 1; in a co-operative game all the same."""
        from engine.kernel import PAYOFF

        return [self.kernel.payoff(self.table, position, seat) / PAYOFF for seat in range(self.players)]

    def state(self, position: np.record) -> bytes:
        """Give the bytes that are the state: equal states are the same position."""
        return bytes(position.tobytes()[: self.kernel.STATE_BYTES])

    def determinised(self, position: np.record, seat: int, seed: int) -> np.record:
        """Give a position that the seat cannot tell from this one, the hidden part dealt anew."""
        import numpy as np

        from engine import kernel

        guess = position.copy()
        stream = np.zeros(1, kernel.STREAM)[0]
        kernel.start(stream, seed, 0, kernel.FOR_SEARCH, seat)
        self.kernel.determinise(self.table, guess, seat, stream)
        return guess

    # ------------------------------------------------------------ seeing and saying

    @abstractmethod
    def view(self, position: np.record, seat: int) -> View:
        """Give what a seat may see."""

    @abstractmethod
    def say(self, position: np.record, move: int) -> str:
        """Put a move into words: `samurai 2 at Akita-NE`."""

    @abstractmethod
    def read(self, position: np.record, words: str) -> int:
        """Find the legal move that words mean, or raise `IllegalMove` with a sentence."""

    @abstractmethod
    def why_not(self, position: np.record, move: int) -> str:
        """Say in a sentence why a move is not legal."""

    # ------------------------------------------------------------ results and records

    @abstractmethod
    def results(self, batch: np.ndarray[Any, Any]) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game, as its record has it."""

    def add_tallies(self, one: np.ndarray[Any, Any], other: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        """Add up what was counted while watching two lots of games."""
        total = one.copy()
        for name in total.dtype.names or ():
            total[name] += other[name]
        return total

    @abstractmethod
    def tally_columns(self, tally: np.ndarray[Any, Any]) -> dict[str, dict[str, np.ndarray[Any, Any]]]:
        """Give what was counted while watching as the columns of the tables `spaces` and `tokens`."""

    @abstractmethod
    def counted_things(self) -> tuple[str, ...]:
        """Name what results count under `captured`, in order."""

    @abstractmethod
    def end_reasons(self) -> dict[int, str]:
        """Give the words for the codes by which a result says how a game ended."""

    def result_lines(self, batch: np.ndarray[Any, Any]) -> Iterator[str]:
        """Give the canonical JSON of each result: keys in order, no blanks."""
        for result in self.results(batch):
            yield canonical(result)

    @abstractmethod
    def transcript(self, positions: Sequence[np.record], moves: Sequence[int]) -> dict[str, Any]:
        """Give a record's `board`, `setup`, `turns` and `result` from the moves and the position before each."""

    @abstractmethod
    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record's moves in a fresh match, raising `IllegalMove` at the first that breaks the rules."""
