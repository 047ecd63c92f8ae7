"""Moves and views as numbers: what every environment of this room is made of.

An action is the place of a move among all moves that there can be by some rules, in rising order. It depends on
variant, map and number of players alone, never on the position, so that what was learned in one game holds in the next.
An observation is the row that the game's `observe` writes, each number divided by the highest that it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.play.rules import IllegalMove
from engine.texts.saying import Name

if TYPE_CHECKING:
    from engine.play.observation import Field
    from engine.play.rules import Rules

Array = np.ndarray[Any, Any]


class Encoding:
    """The actions and observations of some rules; not to be shared by threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.moves = rules.all_moves()
        self.fields: tuple[Field, ...] = rules.observation.layout(rules.table)
        self.size = sum(field.size for field in self.fields)
        self.most = np.concatenate(
            [np.full(field.size, max(field.most, 1), np.float32) for field in self.fields]
        )
        self._legal = np.empty(len(self.moves), np.int64)
        self._row = np.empty(self.size, np.int32)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.moves)

    def legal(self, position: np.record) -> Array:
        """Give the actions of whoever decides, in rising order; none when the game is over."""
        if self.rules.is_over(position):
            return self._legal[:0]
        count = self.rules.kernel.legal_moves(self.rules.table, position, self._legal)
        return np.sort(np.searchsorted(self.moves, self._legal[:count]))

    def mask(self, position: np.record, seat: int) -> Array:
        """Give a one for each action that a seat has now; there are none where another decides."""
        found = np.zeros(self.actions, np.int8)
        if self.rules.decider(position) == seat:
            found[self.legal(position)] = 1
        return found

    def play(self, position: np.record, action: int) -> None:
        """Play an action on the position itself, or raise a sentence that says why it is not legal."""
        if not 0 <= action < self.actions:
            raise IllegalMove(Name(f"There is no action {action}: they count from 0 to {self.actions - 1}."))
        self.rules.apply(position, int(self.moves[action]))

    def say(self, position: np.record, action: int) -> str:
        """Put a legal action into words."""
        return self.rules.say(position, int(self.moves[action]))

    def observation(self, position: np.record, seat: int) -> Array:
        """Give what a seat may see, as numbers from 0 to 1."""
        self.rules.observation.observe(self.rules.table, position, seat, self._row)
        row: Array = self._row.astype(np.float32) / self.most
        return row

    def part(self, observation: Array, name: str) -> Array:
        """Give one field of an observation in its own shape, as the whole numbers that it was made of."""
        at = 0
        for field in self.fields:
            if field.name == name:
                row = observation[..., at : at + field.size] * max(field.most, 1)
                counts: Array = np.rint(row).astype(np.int64)
                return counts.reshape(*observation.shape[:-1], *field.shape)
            at += field.size
        raise KeyError(name)
