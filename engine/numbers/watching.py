"""Playing games and watching them, in one compiled loop written once for every game.

The names `loop` and `watch` are given by `kernel.specialise`: a game's loop over whole games, and what it counts.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import rule

loop: Any
watch: Any

Record = np.record


@rule
def play_and_watch(
    table: Record,
    position: Record,
    lineup: Any,
    rotates: bool,
    streams: Any,
    memory: Any,
    results: Any,
    notes: Any,
    sheet: Record,
    tally: Record,
    log: Any,
    seed: int,
    first: int,
) -> None:
    """Play as many games as there are results, and go through each once more to note and count what happened."""
    for i in range(len(results)):
        number = first + i
        one = results[i : i + 1]
        count = loop.play_games(table, position, lineup, rotates, streams, memory, one, log, seed, number)
        if count < 0:
            return  # given up
        watch.watch_game(table, position, sheet, tally, notes[i], log, count, seed, number)
