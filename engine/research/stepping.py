"""Many games a step further at once, in one compiled loop written once for every game.

The names `rules`, `chance`, `observer` and `numbering` are given by `kernel.specialise`: a game's compiled rules, its
player at random, its rows of what a seat may see, and its actions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import PAYOFF, rule, wide

rules: Any = globals().get("rules")
chance: Any = globals().get("chance")
observer: Any = globals().get("observer")
numbering: Any = globals().get("numbering")

Record = np.record


@rule
def begin(table: Record, positions: Any, seed: int, numbers: Any) -> None:
    """Set up each game by its number."""
    for i in range(len(positions)):
        rules.set_up(table, positions[i], seed, numbers[i])


@rule
def look(table: Record, positions: Any, numbers: Any, deciders: Any, masks: Any, shown: Any) -> None:
    """Write who decides in each game, and which actions are legal there."""
    for i in range(len(positions)):
        deciders[i] = rules.whose_decision(positions[i])
        shown[i] = numbering.mark(table, positions[i], numbers, masks[i], shown[i])


@rule
def step(
    table: Record,
    positions: Any,
    moves: Any,
    numbers: Any,
    actions: Any,
    seed: int,
    played: Any,
    rewards: Any,
    dones: Any,
    deciders: Any,
    masks: Any,
    shown: Any,
) -> int:
    """Play an action in each game and look again, or give the first game whose action is not legal, if any, or -1.

    Of a game that ends it is written what it was worth, and the one so many numbers on begins.
    """
    players, count = wide(table.players), len(positions)
    for i in range(count):
        if actions[i] < 0 or actions[i] >= len(moves) or masks[i, actions[i]] == 0:
            return wide(i)
    for i in range(count):
        position = positions[i]
        rules.apply(table, position, moves[actions[i]])
        dones[i] = rules.is_over(position)
        for seat in range(players):
            rewards[i, seat] = rules.payoff(table, position, seat) / PAYOFF if dones[i] else 0.0
        if dones[i]:
            played[i] += count
            rules.set_up(table, position, seed, played[i])
        deciders[i] = rules.whose_decision(position)
        shown[i] = numbering.mark(table, position, numbers, masks[i], shown[i])
    return wide(-1)


@rule
def observe(table: Record, positions: Any, deciders: Any, most: Any, rows: Any) -> None:
    """Write what whoever decides in each game may see, as numbers from 0 to 1: divided as far as there is a most."""
    for i in range(len(positions)):
        row = rows[i]
        observer.observe(table, positions[i], deciders[i], row)
        for k in range(len(most)):
            row[k] /= most[k]


@rule
def choose(table: Record, positions: Any, numbers: Any, streams: Any, actions: Any) -> None:
    """Write what a player at random, who knows only the rules, would do in each game."""
    for i in range(len(positions)):
        move = chance.random_move(table, positions[i], streams[i])
        actions[i] = numbering.action_of(table, numbers, move)
