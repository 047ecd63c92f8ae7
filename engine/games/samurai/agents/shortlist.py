"""The best moves by greedy's values, in the order of their ranks, and what another one has to be worth."""

from __future__ import annotations

import numpy as np

from engine.play.kernel import inner_rule, rule, times, wide, word

Work = np.record

MOST_LISTED = 64
NEVER = -(1 << 60)
# Instead of a stirring word: moves of equal value go by their numbers.
IN_ORDER = word(0)


@inner_rule
def consider(work: Work, most: int, stir: int, move: int, value: int) -> int:
    """Put a move among the best if it is one of them, and give the value that the next one has to reach."""
    tie = -move if stir == IN_ORDER else wide(times(word(move), stir) >> word(1))
    last = most - 1
    if work.listed == most and (
        value < work.values[last] or (value == work.values[last] and tie < work.ties[last])
    ):
        return work.values[last]
    return enlist(work, most, move, value, tie)


@rule
def enlist(work: Work, most: int, move: int, value: int, tie: int) -> int:
    """Put a move where it belongs among the best, and give the value that the next one has to reach."""
    place = min(work.listed, most - 1)
    work.listed = place + 1
    while place > 0 and (
        work.values[place - 1] < value or (work.values[place - 1] == value and work.ties[place - 1] < tie)
    ):
        work.moves[place], work.values[place], work.ties[place] = (
            work.moves[place - 1],
            work.values[place - 1],
            work.ties[place - 1],
        )
        place -= 1
    work.moves[place], work.values[place], work.ties[place] = move, value, tie
    return least_to_reach(work, most)


@inner_rule
def least_to_reach(work: Work, most: int) -> int:
    """Give the value that a move has to reach to be among the best."""
    return work.values[most - 1] if work.listed == most else NEVER
