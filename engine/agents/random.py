"""Whole games played at random by all seats, in one compiled loop written once for every game.

The names `rules` and `chance` are given by `kernel.specialise`: a game's compiled rules, and its random player.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_AGENT, rule, start, wide

rules: Any
chance: Any


@rule
def play_at_random(
    table: np.record, position: np.record, streams: Any, results: Any, seed: int, first: int
) -> None:
    """Play as many games as there are results, numbered from `first`, all seats at random."""
    for i in range(len(results)):
        rules.set_up(table, position, seed, first + i)
        for seat in range(wide(table.players)):
            start(streams[seat], seed, first + i, FOR_AGENT, seat)
        while not rules.is_over(position):
            stream = streams[rules.whose_decision(position)]
            rules.apply(table, position, chance.random_move(table, position, stream))
        rules.note_result(table, position, results[i])
