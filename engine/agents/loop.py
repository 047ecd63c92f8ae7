"""The loop that plays whole games, written once for every game.

The names `rules`, `chooser` and `fitting` are given by `kernel.specialise`: a game's compiled rules, `policy` or `mcts`
for that game, and what a search learns from the moves of others. `evaluation` is given only to name all sources that
the loop is compiled from.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_AGENT, rule, start, wide

rules: Any
chooser: Any
fitting: Any

Record = np.record


@rule
def play_games(
    table: Record,
    position: Record,
    lineup: Any,
    rotates: bool,
    streams: Any,
    memory: Any,
    results: Any,
    log: Any,
    seed: int,
    first: int,
) -> int:
    """Play as many games as there are results, numbered from `first`, and count the moves of the last one.

    With `rotates` the line-up moves on by one seat from game to game. The last game's moves are noted in `log` as far
    as it has room. When somebody wants to stop at once, the games are given up and the answer is -1.
    """
    players, count = wide(table.players), wide(0)
    for i in range(len(results)):
        number = first + i
        count = wide(0)
        rules.set_up(table, position, seed, number)
        fitting.begin_game(memory)
        for seat in range(players):
            start(streams[seat], seed, number, wide(FOR_AGENT), seat)
        while not rules.is_over(position):
            seat = rules.whose_decision(position)
            agent = lineup[(seat + number) % players if rotates else seat]
            move = chooser.choose(table, position, agent, streams[seat], memory)
            if memory.halt[0] != 0:
                return wide(-1)
            if count < len(log):
                log[count] = move
            turn = number % players if rotates else wide(0)
            fitting.witness(table, position, move, count, lineup, turn, memory)
            count += 1
            rules.apply(table, position, move)
        rules.note_result(table, position, results[i])
    return count
