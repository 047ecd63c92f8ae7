"""Going through the moves of a game again, in one compiled loop written once for every game.

The name `rules` is given by `kernel.specialise`: a game's compiled rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import rule

rules: Any = globals().get("rules")

Record = np.record


@rule
def go_through(table: Record, position: Record, moves: Any, count: int, seed: int, number: int) -> None:
    """Set a game up and play the first `count` of some moves."""
    rules.set_up(table, position, seed, number)
    for i in range(count):
        rules.apply(table, position, moves[i])


@rule
def first_other_effect(
    table: Record,
    position: Record,
    state: Any,
    other_table: Record,
    other_position: Record,
    other_state: Any,
    moves: Any,
    count: int,
    seed: int,
    number: int,
) -> int:
    """Play the same moves by two tables and find the first after which the states differ, `count` where none does.

    Each state is the bytes of its position. Where the games begin differently the answer is -1.
    """
    rules.set_up(table, position, seed, number)
    rules.set_up(other_table, other_position, seed, number)
    for i in range(count + 1):
        for j in range(len(state)):
            if state[j] != other_state[j]:
                return i - 1
        if i < count:
            rules.apply(table, position, moves[i])
            rules.apply(other_table, other_position, moves[i])
    return count
