"""Moves and views as numbers: what every environment of this room is made of.

An action is the place of a move among all moves that there can be by some rules, in rising order. It depends on
variant, map and number of players alone, never on the position, so that what was learned in one game holds in the next.
An observation is the row that the game's `observe` writes, each number divided by the highest that it can be.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from engine.play.rules import IllegalMove
from engine.play.sight import Sight
from engine.texts.saying import Name

if TYPE_CHECKING:
    from engine.play.rules import Rules

Array = np.ndarray[Any, Any]


class Encoding(Sight):
    """The actions and observations of some rules; not to be shared by threads."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.moves = rules.all_moves()
        self._legal = np.empty(len(self.moves), np.int64)

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
