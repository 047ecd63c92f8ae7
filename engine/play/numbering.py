"""Actions: the places of moves among all that there can be, for programs that learn; the contract, and the least of it.

A game that has a module of its own with these three names gives it as `numbering` of its `Rules`. `lower` works out,
for a table and all its moves in rising order, what the two others want to know; they are compiled. `mark` makes a row
of bytes, one for each action, say which are legal. It gives a word that tells what the row shows now and is handed back
with the row, 0 for a row of zeros, so that it need not write again what is there already.

Without such a module the legal moves are listed and looked up, which this one does. The name `rules` is given by
`kernel.specialise`: a game's compiled rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import inner_rule, wide, word
from engine.play.marks import unmark

rules: Any = globals().get("rules")

Array = np.ndarray[Any, Any]


def lower(table: np.record, moves: Array) -> Array:
    """Keep all moves to look among them, and room for those that are legal; not to be shared by threads."""
    return np.stack([moves, np.zeros_like(moves)])


@inner_rule
def action_of(table: np.record, numbers: Any, move: int) -> int:
    """Give the place of a move among all moves."""
    return place_of(numbers[0], move, wide(0))


@inner_rule
def mark(table: np.record, position: np.record, numbers: Any, row: Any, shown: int) -> int:
    """Make a row say which actions are legal."""
    moves, legal = numbers[0], numbers[1]
    unmark(row, wide(0), len(row))
    place = wide(0)
    for k in range(rules.legal_moves(table, position, legal)):
        place = place_of(moves, legal[k], place)
        row[place] = 1
    return word(0)


@inner_rule
def place_of(moves: Any, move: int, near: int) -> int:
    """Find a move among all moves, which are in rising order; it is found soonest a little after `near`."""
    low, step = near if moves[near] <= move else wide(0), wide(1)
    high = low + 1
    while high < len(moves) and moves[high] <= move:
        low = high
        high = low + step
        step *= 2
    high = min(high, len(moves))
    while low + 1 < high:
        middle = (low + high) >> 1
        if moves[middle] <= move:
            low = middle
        else:
            high = middle
    return low
