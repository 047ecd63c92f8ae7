"""How a game would go on from a position: play-outs by greedy players, written once for every game.

The names `rules` and `chooser` are given by `kernel.specialise`: a game's compiled rules and the agents that choose
without searching. Each play-out deals anew what the asking seat cannot see.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_AGENT, FOR_SEARCH, copy, rule, start, wide

rules: Any = globals().get("rules")
chooser: Any = globals().get("chooser")

Record = np.record


@rule
def play_on(
    table: Record,
    position: Record,
    guess: Record,
    lineup: Any,
    streams: Any,
    memory: Any,
    paid: Any,
    seat: int,
    seed: int,
) -> None:
    """Play a position to its end as often as `paid` has rows, and note there what each seat gets."""
    players = wide(table.players)
    for i in range(len(paid)):
        copy(guess, position)
        start(streams[0], seed, i, wide(FOR_SEARCH), seat)
        rules.determinise(table, guess, seat, streams[0])
        for other in range(players):
            start(streams[other], seed, i, wide(FOR_AGENT), other)
        while not rules.is_over(guess):
            mover = rules.whose_decision(guess)
            move = chooser.choose(table, guess, lineup[mover], streams[mover], memory)
            rules.apply(table, guess, move)
        for other in range(players):
            paid[i, other] = rules.payoff(table, guess, other)
