"""A position in the making: what was laid out so far, what is wrong with it, and every step back and forth."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.play.match import Match
from engine.play.rules import Rules
from engine.play.verdict import Contradiction, Impossible
from engine.records import puzzle as puzzles
from workbench.table.model.seats import Seat, filled
from workbench.table.shelf.origin import Origin

Route = tuple[str | int, ...]
MOST_STEPS = 500


class Draft(QObject):
    """A situation that is changed step by step; each step can be taken back.

    What a game cannot come to may stand in a draft for a while: `faults` says what is wrong, and `match` is there when
    nothing is.
    """

    changed = Signal()

    def __init__(
        self,
        rules: Rules,
        situation: Mapping[str, Any],
        seats: tuple[Seat, ...],
        map_name: str = "",
        seed: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.rules = rules
        self.seats = filled(seats, rules.players, rules.people)
        self.map_name = map_name
        self.seed = seed
        self.situation: dict[str, Any] = copy.deepcopy(dict(situation))
        self.puzzle: dict[str, Any] = {}
        # The game that it was taken from, and whether the steps so far were kept on the shelf.
        self.origin = Origin()
        self.is_kept = True
        self._past: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self._future: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self._was_typing = False
        self.faults: tuple[Contradiction, ...] = ()
        self._position: Any = None
        self._judge()

    # ------------------------------------------------------------ values

    def value(self, route: Route) -> Any:
        """Give the value at the end of a way."""
        found: Any = self.situation
        for step in route:
            found = found[step]
        return found

    def set(self, route: Route, value: Any) -> None:
        """Give a value another content."""
        self.edit(with_value(self.situation, route, value))

    def edit(
        self, situation: Mapping[str, Any] | None = None, puzzle: Mapping[str, Any] | None = None
    ) -> None:
        """Take another situation, or ask something else; what changes nothing is no step, and typing is one."""
        after = (
            copy.deepcopy(dict(situation)) if situation is not None else self.situation,
            dict(puzzle) if puzzle is not None else self.puzzle,
        )
        if after == (self.situation, self.puzzle):
            return
        is_typing = self._is_text_alone(after)
        if not (is_typing and self._was_typing and self._past):
            self._past = [*self._past[-MOST_STEPS:], (self.situation, self.puzzle)]
        self._future.clear()
        self._take(*after)
        self._was_typing = is_typing

    def _is_text_alone(self, after: tuple[dict[str, Any], dict[str, Any]]) -> bool:
        """Say whether nothing but the words of the task are other ones."""
        return after[0] == self.situation and after[1].get("goal") == self.puzzle.get("goal")

    def _take(self, situation: dict[str, Any], puzzle: dict[str, Any]) -> None:
        self.situation, self.puzzle, self.is_kept = situation, puzzle, False
        self._was_typing = False
        self._judge()
        self.changed.emit()

    # ------------------------------------------------------------ back and forth

    @property
    def can_undo(self) -> bool:
        """Say whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Say whether a step was taken back."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last step back."""
        if self._past:
            self._future.append((self.situation, self.puzzle))
            self._take(*self._past.pop())

    def redo(self) -> None:
        """Make the step again that was taken back last."""
        if self._future:
            self._past.append((self.situation, self.puzzle))
            self._take(*self._future.pop())

    # ------------------------------------------------------------ what it is worth

    def _judge(self) -> None:
        try:
            self._position = self.rules.lay_out(self.situation, self.seed, 0)
            goal = self.puzzle.get("goal")
            found = puzzles.faults(goal, self.rules, self._position) if goal else []
            self.faults = tuple(Contradiction(("goal", *route), message) for route, message in found)
        except Impossible as error:
            self._position = None
            self.faults = error.faults

    @property
    def is_possible(self) -> bool:
        """Say whether a game can begin with it, whatever it asks."""
        return self._position is not None

    def match(self, agents: Sequence[str]) -> Match:
        """Give a game that begins with it."""
        return Match(
            self.rules,
            self.seed,
            0,
            list(agents),
            situation=copy.deepcopy(self.situation),
            puzzle=copy.deepcopy(self.puzzle) or None,
        )

    def counted(self, seat: int) -> dict[str, int]:
        """Give what a goal may ask of a seat, as it stands now."""
        position = self.rules.start(self.seed) if self._position is None else self._position
        return self.rules.counted(position, seat)


def with_value(situation: Mapping[str, Any], route: Route, value: Any) -> dict[str, Any]:
    """Give a situation with another value at the end of a way.

    >>> with_value({"a": [1, 2]}, ("a", 1), 5)
    {'a': [1, 5]}
    """
    changed = copy.deepcopy(dict(situation))
    here: Any = changed
    for step in route[:-1]:
        here = here[step]
    here[route[-1]] = value
    return changed
