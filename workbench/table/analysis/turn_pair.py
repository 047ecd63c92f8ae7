"""The moves of a turn as they were played and as they would have been best, cut so that the two can be compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from workbench.table.model.sitting import Sitting

if TYPE_CHECKING:
    import numpy as np

    from engine.agents.opinion import Opinion
    from engine.play.rules import Rules


def turn_pair(sitting: Sitting, opinion: Opinion) -> tuple[list[int], list[int]]:
    """Give the mover's own moves from a judged one on, those of the best line and those of the game.

    Both end with the turn; a line that breaks off before is compared with as many moves of the game. What others would
    have answered is no part of it: that is the search's guess.
    """
    match = sitting.match
    start = match.positions[opinion.number]
    best, ends = _own(match.rules, start, opinion.seat, opinion.way)
    played, _ = _own(match.rules, start, opinion.seat, match.moves[opinion.number :])
    return best, played if ends else played[: len(best)]


def _own(rules: Rules, start: np.record, seat: int, moves: Sequence[int]) -> tuple[list[int], bool]:
    """Give the moves up to the end of the mover's turn, and say whether they reach it."""
    now, turn, found = start.copy(), rules.turn(start), []
    for move in moves:
        rules.apply(now, move)
        found.append(move)
        if rules.is_over(now) or rules.decider(now) != seat or rules.turn(now) != turn:
            return found, True
    return found, False
