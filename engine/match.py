"""One game in play: its moves, undo and redo, and what people noted on the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.game import Rules

if TYPE_CHECKING:
    import numpy as np


@dataclass
class Match:
    """A start and the moves from there; `positions[k]` is the game before move k, the last one is the present."""

    rules: Rules
    seed: int = 0
    number: int = 0
    agents: list[str] = field(default_factory=list)
    positions: list[np.record] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)
    taken_back: list[int] = field(default_factory=list)
    # By turn: remarks, each a text or a text with its player; and plays that were taken back, as a record has them.
    notes: dict[int, list[str | dict[str, Any]]] = field(default_factory=dict)
    undone: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    feedback: list[dict[str, Any]] = field(default_factory=list)
    names: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if not self.positions:
            self.positions = [self.rules.start(self.seed, self.number)]

    @property
    def position(self) -> np.record:
        """The present position."""
        return self.positions[-1]

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
        )

    def _advance(self, move: int) -> None:
        following = self.position.copy()
        self.rules.apply(following, move)
        self.positions.append(following)
        self.moves.append(move)
