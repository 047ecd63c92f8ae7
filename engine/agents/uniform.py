"""The player who knows only the rules, written once for every game: any legal move is as likely as another.

The name `rules` is given by `kernel.specialise`: a game's compiled rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import below, rule

rules: Any


@rule
def random_move(table: np.record, position: np.record, stream: np.record) -> int:
    """Give any legal move."""
    moves = np.empty(rules.MAX_MOVES, np.int64)
    count = rules.legal_moves(table, position, moves)
    return moves[below(stream, count)]
