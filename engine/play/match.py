"""One game in play: its moves, undo and redo, and what people noted on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from engine.play.past import Past
from engine.play.rules import Rules

if TYPE_CHECKING:
    import numpy as np

Said = TypeVar("Said")


def folded(said: Mapping[int, Iterable[Said]], last: int) -> dict[int, list[Said]]:
    """Bring what was said on turns that were taken back to the last turn that there is, in the order of the turns.

    >>> folded({0: ["a"], 2: ["b"], 5: ["c"]}, 1)
    {0: ['a'], 1: ['b', 'c']}
    """
    found: dict[int, list[Said]] = {}
    for turn in sorted(said):
        if lines := list(said[turn]):
            found.setdefault(min(turn, last), []).extend(lines)
    return found


def turn_in_play(turns: Sequence[Mapping[str, Any]], *, is_over: bool) -> int:
    """Give the number from 0 of the turn that a told game stands in; of an ended game, the last.

    >>> turn_in_play([], is_over=False), turn_in_play([{}], is_over=False), turn_in_play([{}], is_over=True)
    (0, 1, 0)
    """
    stands_in_last = bool(turns) and (is_over or bool(turns[-1].get("unfinished")))
    return len(turns) - stands_in_last


def standing_help(match: Match, turns: int) -> list[dict[str, Any]]:
    """List the help of agents in the set-up and in the turns that were told: what was taken back is left out."""
    return [each for each in match.helped if match.moves and each.get("turn", -1) < turns]


@dataclass
class Match:
    """A start and the moves from there; `positions[k]` is the game before move k, the last one is the present.

    The start is that of the rules, or a situation that was laid out by hand.
    """

    rules: Rules
    seed: int = 0
    number: int = 0
    agents: list[str] = field(default_factory=list)
    positions: list[np.record] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    taken_back: list[int] = field(default_factory=list)
    # By turn: remarks, each a text or a text with its player; and plays that were taken back, as a record has them.
    # Both stay on the turn that they were made in as long as it may be played again, though it be taken back.
    notes: dict[int, list[str | dict[str, Any]]] = field(default_factory=dict)
    undone: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    # Agents that decided in place of the person whose seat it is, as a record has them.
    helped: list[dict[str, Any]] = field(default_factory=list)
    feedback: list[dict[str, Any]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    # What was laid out by hand, as `Rules.lay_out` takes it; and what is asked of whoever plays.
    situation: dict[str, Any] | None = None
    puzzle: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        if self.positions:
            return
        if self.situation is None:
            self.positions = [self.rules.start(self.seed, self.number)]
        else:
            self.positions = [self.rules.lay_out(self.situation, self.seed, self.number)]

    @property
    def position(self) -> np.record:
        """The present position."""
        return self.positions[-1]

    @property
    def past(self) -> Past:
        """What has happened so far; it stays as it is while the match goes on."""
        return self.past_before(len(self.moves))

    def past_before(self, number: int) -> Past:
        """Give what had happened before a move."""
        return Past(tuple(self.positions[:number]), tuple(self.moves[:number]))

    @property
    def is_over(self) -> bool:
        """Say whether the game has ended."""
        return self.rules.is_over(self.position)

    @property
    def decider(self) -> int:
        """The seat whose decision it is."""
        return self.rules.decider(self.position)

    def play(self, move: int) -> None:
        """Play a legal move; what had been taken back is forgotten."""
        self._advance(move)
        self.taken_back.clear()

    def undo(self) -> int:
        """Take the last move back and give it."""
        if not self.moves:
            raise IndexError("there is no move to take back")
        self.positions.pop()
        move = self.moves.pop()
        self.taken_back.append(move)
        return move

    def redo(self) -> int:
        """Play the move that was taken back last."""
        if not self.taken_back:
            raise IndexError("no move was taken back")
        move = self.taken_back.pop()
        self._advance(move)
        return move

    def branch(self, at: int) -> Match:
        """Give a new match that begins as this one did and stands before move `at`."""
        return Match(
            self.rules,
            self.seed,
            self.number,
            list(self.agents),
            [position.copy() for position in self.positions[: at + 1]],
            self.moves[:at],
            names=list(self.names),
            situation=self.situation,
            puzzle=self.puzzle,
        )

    def _advance(self, move: int) -> None:
        following = self.position.copy()
        self.rules.apply(following, move)
        self.positions.append(following)
        self.moves.append(move)
