"""A variant ready to be played: the compiled rules of its game, and all that is said and written of positions."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, cast

from engine.play import situation as situations
from engine.play.facts import Facts
from engine.texts.saying import Said, say

if TYPE_CHECKING:
    import numpy as np

    from engine.metrics import Metric
    from engine.play.match import Match

    Array = np.ndarray[Any, Any]

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

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may see when it has to decide: never the seed, nor what is hidden from it.

    `row` is the same as numbers from 0 to 1, for who has asked for it: an observation of `engine.research`.
    """

    seat: int
    players: int
    seen: dict[str, Any]
    moves: tuple[int, ...]
    row: Array | None = field(default=None, compare=False)


class Summary:
    """What a game tells of a simulation: nothing by default. Games are never kept, so it adds up as they come."""

    def add(self, results: Array) -> None:
        """Take in the results of some games."""

    def told(self) -> dict[str, Any]:
        """Give what is known of all of them, by the keys of `daimyo simulate --json`."""
        return {}


class Kernel(Protocol):
    """A game's compiled rules, a module: each function is an `engine.play.kernel.rule`.

    `table` and `position` are records of the dtypes `TABLE` and `POSITION`, and the first `STATE_BYTES` of a position
    are the state that is hashed and saved. A table has a field `players`. A `RESULT` has the fields `winners` (a bit
    for each seat), `turns` and `reason`, and whatever else the game counts.
    """

    TABLE: np.dtype[Any]
    POSITION: np.dtype[Any]
    RESULT: np.dtype[Any]
    STATE_BYTES: int
    MAX_MOVES: int

    def set_up(self, table: np.record, position: np.record, seed: int, number: int) -> None:
        """Make the start of game `number` of a batch."""

    def legal_moves(self, table: np.record, position: np.record, moves: Array) -> int:
        """List all moves of whoever decides, in one canonical order, and count them."""

    def is_legal(self, table: np.record, position: np.record, move: int) -> bool:
        """Say whether a move is one of those."""

    def apply(self, table: np.record, position: np.record, move: int) -> None:
        """Play a legal move, and whatever the rules make follow."""

    def is_over(self, position: np.record) -> bool:
        """Say whether the game has ended."""

    def whose_decision(self, position: np.record) -> int:
        """Give the seat that moves next, whoever's turn it is."""

    def payoff(self, table: np.record, position: np.record, seat: int) -> int:
        """Give what an ended game is worth to a seat, in parts of `PAYOFF`; a team that wins pays each in full."""

    def note_result(self, table: np.record, position: np.record, result: np.record) -> None:
        """Write how an ended game went into a record of dtype `RESULT`."""

    def determinise(self, table: np.record, position: np.record, seat: int, stream: np.record) -> None:
        """Deal anew whatever the seat cannot know, the seed with it; what happened in the open it remembers."""


class Rules(ABC):
    """A variant in its setting for a number of players, ready to be played and never changing."""

    metrics: ClassVar[Mapping[str, Metric]] = {}
    # Which search of `engine.agents` plays it: `mcts`, a tree, or `paired`, every move on the same deals.
    search: ClassVar[str] = "mcts"

    def __init__(
        self,
        facts: Facts,
        variant: dict[str, Any],
        kernel: ModuleType,
        table: np.record,
        players: int,
        people: int | None = None,
    ) -> None:
        self.facts = facts
        self.variant = variant
        self.module = kernel
        self.table = table
        # Seats; where one person fills several, there are fewer people.
        self.players = players
        self.people = players if people is None else people

    @property
    def game(self) -> str:
        """The game's name, as documents say it."""
        return self.facts.name

    @property
    def kernel(self) -> Kernel:
        """The compiled rules."""
        return cast("Kernel", self.module)

    @property
    def setting(self) -> dict[str, Any]:
        """What a record carries beside the variant, so that it can be played again: the spaces of a map, or nothing."""
        return {}

    # ------------------------------------------------------------ what agents and watchers use

    @property
    def chance(self) -> ModuleType:
        """A module with the rule `random_move(table, position, stream)`: how somebody plays who knows only the rules.

        By default any legal move is as likely as another.
        """
        from engine.play import kernel

        return kernel.specialise(
            "engine.agents.uniform", f"engine.agents.uniform@{self.game}", rules=self.module
        )

    @property
    def evaluation(self) -> ModuleType:
        """A module that ranks moves; `engine.agents.plain` is the default and tells what such a module offers."""
        from engine.play import kernel

        return kernel.specialise("engine.agents.plain", f"engine.agents.plain@{self.game}", rules=self.module)

    @property
    def outlook(self) -> ModuleType:
        """A module with what a search needs beside the evaluation; `engine.agents.outlook` is the default.

        A game whose table hides what happened in the open says there how it is forgotten.
        """
        from engine.play import kernel

        return kernel.specialise(
            "engine.agents.outlook",
            f"engine.agents.outlook@{self.game}",
            rules=self.module,
            evaluation=self.evaluation,
        )

    @property
    def observation(self) -> ModuleType:
        """A module that writes what a seat may see as numbers; `engine.play.observation` tells what it offers."""
        from engine.play import kernel

        return kernel.specialise(
            "engine.play.observation", f"engine.play.observation@{self.game}", rules=self.module
        )

    @property
    def numbering(self) -> ModuleType:
        """A module that numbers moves and marks the legal ones; `engine.play.numbering` tells what it offers."""
        from engine.play import kernel

        return kernel.specialise(
            "engine.play.numbering", f"engine.play.numbering@{self.game}", rules=self.module
        )

    @property
    def watch(self) -> ModuleType | None:
        """A module that goes through a played game once more and counts; nothing where the game has none."""
        return None

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

    def all_moves(self) -> Array:
        """Give every move that there can be in any game by these rules, in rising order: by default small numbers."""
        import numpy as np

        return np.arange(self.kernel.MAX_MOVES)

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
        """Give the seat whose decision it is, in its own turn or in another's."""
        return int(self.kernel.whose_decision(position))

    def payoffs(self, position: np.record) -> list[float]:
        """Give what the ended game is worth to each seat, from 0 to 1; in a co-operative game all the same."""
        from engine.play.kernel import PAYOFF

        return [self.kernel.payoff(self.table, position, seat) / PAYOFF for seat in range(self.players)]

    def state(self, position: np.record) -> bytes:
        """Give the bytes that are the state: equal states are the same position."""
        return bytes(position.tobytes()[: self.kernel.STATE_BYTES])

    def determinised(self, position: np.record, seat: int, seed: int) -> np.record:
        """Give a position that the seat cannot tell from this one, the hidden part dealt anew."""
        import numpy as np

        from engine.play import kernel

        guess = position.copy()
        stream = np.zeros(1, kernel.STREAM)[0]
        kernel.start(stream, seed, 0, kernel.FOR_SEARCH, seat)
        self.kernel.determinise(self.table, guess, seat, stream)
        return guess

    # ------------------------------------------------------------ seeing and saying

    def view(self, position: np.record, seat: int) -> View:
        """Give what a seat may see, and its moves when the decision is its own."""
        moves = () if self.is_over(position) or self.decider(position) != seat else self.legal_moves(position)
        return View(seat, self.players, self.seen(position, seat), tuple(moves))

    @abstractmethod
    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Give what a seat may see, in the game's own words."""

    @abstractmethod
    def say(self, position: np.record, move: int) -> str:
        """Put a move into words: `helmet 2 at Akita-NE`."""

    def read(self, position: np.record, words: str) -> int:
        """Find the legal move that words mean, or raise `IllegalMove` with a sentence."""
        wanted = " ".join(words.split()).casefold()
        for move in self.legal_moves(position):
            if self.say(position, move).casefold() == wanted:
                return move
        raise IllegalMove(say("`{words}` is none of the moves that can be made now.", words=words))

    def why_not(self, position: np.record, move: int) -> Said:
        """Say in a sentence why a move is not legal."""
        return (
            say("The game is over.")
            if self.is_over(position)
            else say("The rules do not allow this move now.")
        )

    def is_pass(self, position: np.record, move: int) -> bool:
        """Say whether a move gives up a turn in which nothing was done: what `say` calls a pass."""
        return self.say(position, move).casefold().startswith("pass")

    def gaps(self, tally: Array | None, games: int) -> list[tuple[str, str]]:
        """Give what nobody can do though the rules speak of it: a word for its kind, and a sentence without its stop.

        `tally` is what was counted while so many games were watched, nothing where the game does not count.
        """
        return []

    @property
    def choices(self) -> tuple[str, ...]:
        """The tables of `coverage` that list what players choose, so that what nobody chooses is a fault."""
        return ()

    def chosen(self, position: np.record, move: int) -> str:
        """Name the token or card that a move uses, as `coverage` names it; nothing where it uses none."""
        return ""

    def coverage(self, results: Array, tally: Array | None) -> dict[str, dict[str, int]]:
        """Give how often each part of the rules came up in some games, by tables: `{"endings": {"no-plays": 0}}`.

        By default ways to end, and every table of the tally that counts plays.
        """
        reasons = {name: int((results["reason"] == code).sum()) for code, name in self.end_reasons().items()}
        found = {"endings": reasons}
        for table, columns in self.tally_columns(tally).items() if tally is not None else ():
            if "plays" in columns:
                names = columns.get("name", next(iter(columns.values())))
                found[table] = dict(zip(map(str, names), map(int, columns["plays"]), strict=True))
        return found

    # ------------------------------------------------------------ who is in a team

    @property
    def members(self) -> tuple[str, ...]:
        """Whom a co-operative game deals to its seats at random: the heroes of a team; nobody in most games."""
        return ()

    def present(self, batch: Array) -> Array:
        """Say which members were in each game, a row for each."""
        raise NotImplementedError

    def exchanged(self, one: str, other: str) -> Rules:
        """Give the same game in which two members trade places, so that whoever was dealt one has the other."""
        raise NotImplementedError

    def without_parts(self, member: str) -> dict[str, Rules]:
        """Give the same game with one part of a member switched off, by the names of the parts."""
        return {}

    # ------------------------------------------------------------ results

    def results(self, batch: Array) -> Iterator[dict[str, Any]]:
        """Give the `result` of each game, as its record has it."""
        reasons = self.end_reasons()
        for row in batch:
            yield {
                "reason": reasons[int(row["reason"])],
                "turns": int(row["turns"]),
                "winners": [seat for seat in range(self.players) if int(row["winners"]) >> seat & 1],
            }

    def result(self, position: np.record) -> dict[str, Any] | None:
        """Give the `result` of a game, nothing of one that goes on."""
        import numpy as np

        if not self.is_over(position):
            return None
        batch = np.zeros(1, self.kernel.RESULT)
        self.kernel.note_result(self.table, position, batch[0])
        return next(self.results(batch))

    @abstractmethod
    def end_reasons(self) -> dict[int, str]:
        """Give the words for the codes by which a result says how a game ended."""

    def result_lines(self, batch: Array) -> bytes | memoryview:
        """Give the canonical JSON of each result, a line each: keys in order, no blanks.

        The lines are to be used before the same thread asks again: games may write all of them on the same paper.
        """
        return "".join(f"{canonical(result)}\n" for result in self.results(batch)).encode()

    def result_columns(self, batch: Array) -> dict[str, Array]:
        """Give what the game counts beside winners, turns and reason, as columns of a table of games."""
        columns: dict[str, Array] = {}
        for name in self._own_fields():
            flat = batch[name].reshape(len(batch), -1)
            is_single = batch[name].ndim == 1
            columns |= {
                name if is_single else f"{name}_{place}": flat[:, place] for place in range(flat.shape[1])
            }
        return columns

    def results_from(self, columns: Mapping[str, Array]) -> Array:
        """Make results of their columns, as far as metrics need them."""
        import numpy as np

        batch = np.zeros(len(columns["winners"]), self.kernel.RESULT)
        for name in ("winners", "turns", "reason"):
            batch[name] = columns[name]
        for name in self._own_fields():
            flat = batch[name].reshape(len(batch), -1)
            for place in range(flat.shape[1]):
                flat[:, place] = columns[name if batch[name].ndim == 1 else f"{name}_{place}"]
        return batch

    def _own_fields(self) -> list[str]:
        common = ("winners", "turns", "reason")
        return [name for name in self.kernel.RESULT.names or () if name not in common]

    def summary(self) -> Summary:
        """Give what adds up, lot by lot, what the game tells of a simulation beyond wins, lengths and ends."""
        return Summary()

    def summary_in_words(self, found: Mapping[str, Any]) -> list[str]:
        """Say what the game has added to the summary of a simulation, a line each."""
        return []

    def add_tallies(self, one: Array, other: Array) -> Array:
        """Add up what was counted while watching two lots of games."""
        total = one.copy()
        for name in total.dtype.names or ():
            total[name] += other[name]
        return total

    def tally_columns(self, tally: Array) -> dict[str, dict[str, Array]]:
        """Give what was counted while watching as tables, each by its columns: `{"spaces": {"plays": ...}}`."""
        return {}

    # ------------------------------------------------------------ situations and puzzles

    def situation(self, match: Match, at: int) -> dict[str, Any] | None:
        """Tell the position `at` of a match completely, in plain values, so that another game can begin with it.

        Where a game tells only beginnings of turns, it is the last of them up to there, and nothing before the first.
        By default a situation is told by the moves that lead to it.
        """
        return situations.by_moves(self, match, at)

    def lay_out(self, situation: Mapping[str, Any], seed: int = 0, number: int = 0) -> np.record:
        """Give the position that a situation tells, in which a game goes on, or raise `Impossible`."""
        return situations.laid_by_moves(self, situation, seed, number)

    def counted(self, position: np.record, seat: int) -> dict[str, int]:
        """Give what a puzzle may ask of a seat, in numbers by name; nothing where there is only winning."""
        return {}

    def turns_played(self, position: np.record) -> int:
        """Count the turns that were finished before a position, from any number on."""
        return self.turn(position)

    # ------------------------------------------------------------ records

    def turn(self, position: np.record) -> int:
        """Give the number of the turn in play, from 0, where positions know it."""
        return int(position["turn"]) if "turn" in (position.dtype.names or ()) else 0

    def coming_seat(self, position: np.record) -> int:
        """Give whose turn it will be in which nothing was played yet; in a set-up, who begins."""
        return self.decider(position)

    def open_turn(self, position: np.record) -> dict[str, Any]:
        """Give a turn in which nothing has been played yet, to carry what was said on it."""
        return {"player": self.coming_seat(position), "plays": [], "unfinished": True}

    def in_order(self, key: str, value: Any) -> Any:
        """Bring a part of a record's set-up or turns into one order, where its order means nothing."""
        return value

    def transcript(self, positions: Sequence[np.record], moves: Sequence[int]) -> dict[str, Any]:
        """Give a record's `setup`, `turns` and `result` from the moves and the position before each.

        By default a turn is what one seat decides in a row, or in one turn where positions count them, in words; and
        chance follows from the seed.
        """
        turns: list[dict[str, Any]] = []
        whose: tuple[int, int] | None = None
        for position, move in zip(positions, moves, strict=False):
            mine = (self.decider(position), self.turn(position))
            if mine != whose:
                turns.append({"player": mine[0], "plays": []})
            turns[-1]["plays"].append(self.say(position, move))
            whose = mine
        last = positions[-1]
        if turns and not self.is_over(last) and (self.decider(last), self.turn(last)) == whose:
            turns[-1]["unfinished"] = True
        return {"setup": {}, "turns": turns, "result": self.result(last)}

    def retrace(self, record: dict[str, Any], match: Match) -> None:
        """Play a record's moves in a fresh match, raising `IllegalMove` at the first that breaks the rules."""
        for turn in record["turns"]:
            for words in turn["plays"]:
                if match.is_over:
                    raise IllegalMove(say("The record goes on after the end of the game."))
                if turn["player"] != match.decider:
                    raise IllegalMove(
                        say(
                            "Seat {seat} decides now, not seat {other}.",
                            seat=match.decider + 1,
                            other=turn["player"] + 1,
                        )
                    )
                match.play(self.read(match.position, words))
