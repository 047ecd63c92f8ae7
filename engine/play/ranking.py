"""The best moves by an evaluation, on the paper that it ranks them on: a record with `moves`, `values` and `ties`."""

from __future__ import annotations

import numpy as np

from engine.play.kernel import rule


@rule
def insert(work: np.record, listed: int, most: int, move: int, value: int, tie: int) -> int:
    """Put a move where it belongs among the best, and count those listed."""
    place = listed
    while place > 0 and (
        work.values[place - 1] < value or (work.values[place - 1] == value and work.ties[place - 1] < tie)
    ):
        if place < most:
            work.moves[place] = work.moves[place - 1]
            work.values[place] = work.values[place - 1]
            work.ties[place] = work.ties[place - 1]
        place -= 1
    if place < most:
        work.moves[place] = move
        work.values[place] = value
        work.ties[place] = tie
    return min(listed + 1, most)
