"""Moves as numbers, in the order of the rules: each has its own, whatever the position.

Develops of row and hand, swaps in the river, the row, the hand and a column, discards, decrees of row and hand, recall,
declare, end of turn, pass; then the gifts of the set-up. Columns count from 0.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np

from engine.games.naishi.rules.state import COLUMN_BIT, COLUMNS, HAND_BIT, MAX_DEALT, RIVER_BIT, ROW_BIT

DEVELOP = 0
SWAP_RIVER = DEVELOP + 2 * COLUMNS
SWAP_ROW = SWAP_RIVER + 10
SWAP_HAND = SWAP_ROW + 10
SWAP_COLUMN = SWAP_HAND + 10
DISCARD = SWAP_COLUMN + COLUMNS
DECREE = DISCARD + 10
RECALL = DECREE + 2 * COLUMNS
DECLARE, END, PASS, GIFT = range(RECALL + 1, RECALL + 5)
MOVES = GIFT + MAX_DEALT
# Never are more legal at once: an end and a pass exclude each other, and so do gifts and everything else.
MAX_MOVES = PASS
SWAPS = DISCARD - SWAP_RIVER

PAIRS = tuple(combinations(range(COLUMNS), 2))


def _choices() -> np.ndarray[Any, Any]:
    """Give the piles of each discard as bits, by how many cards are discarded."""
    chosen = np.zeros((4, 10), np.int64)
    for count in range(1, 4):
        for place, columns in enumerate(combinations(range(COLUMNS), count)):
            chosen[count, place] = sum(1 << column for column in columns)
    return chosen


# The two columns of each pair, and the piles of each discard by the number of cards, with how many choices there are.
FIRST = np.array([pair[0] for pair in PAIRS])
SECOND = np.array([pair[1] for pair in PAIRS])
PILES = _choices()
CHOICES = np.array([0, 5, 10, 10])
# Of each swap where the variant has to allow it, and the piles that must have cards.
SWAP_WHERE = np.repeat([RIVER_BIT, ROW_BIT, HAND_BIT, COLUMN_BIT], [10, 10, 10, COLUMNS])
SWAP_PILES = np.where(SWAP_WHERE == RIVER_BIT, np.resize(PILES[2], SWAPS), 0)
