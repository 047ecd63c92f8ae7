"""Many games a step further at once, in one compiled loop written once for every game.

The names `rules`, `chance` and `observer` are given by `kernel.specialise`: a game's compiled rules, its player at
random, and its rows of what a seat may see.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import PAYOFF, rule, wide

rules: Any = globals().get("rules")
chance: Any = globals().get("chance")
observer: Any = globals().get("observer")

Record = np.record


@rule
def begin(table: Record, positions: Any, seed: int, numbers: Any) -> None:
    """Set up each game by its number."""
    for i in range(len(positions)):
        rules.set_up(table, positions[i], seed, numbers[i])


@rule
def advance(
    table: Record,
    positions: Any,
    played: Any,
    seed: int,
    numbers: Any,
    rewards: Any,
    dones: Any,
) -> None:
    """Play a move in each game; of one that ends write what it was worth, and begin the one so many numbers on."""
    players, count = wide(table.players), len(positions)
    for i in range(count):
        position = positions[i]
        rules.apply(table, position, played[i])
        dones[i] = rules.is_over(position)
        for seat in range(players):
            rewards[i, seat] = rules.payoff(table, position, seat) / PAYOFF if dones[i] else 0.0
        if dones[i]:
            numbers[i] += count
            rules.set_up(table, position, seed, numbers[i])


@rule
def look(table: Record, positions: Any, moves: Any, legal: Any, deciders: Any, masks: Any) -> None:
    """Write who decides in each game, and which actions are legal there."""
    masks[:] = 0
    for i in range(len(positions)):
        position = positions[i]
        deciders[i] = rules.whose_decision(position)
        place = wide(0)
        for k in range(rules.legal_moves(table, position, legal)):
            place = place_of(moves, legal[k], place)
            masks[i, place] = 1


@rule
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


@rule
def observe(table: Record, positions: Any, deciders: Any, most: Any, row: Any, rows: Any) -> None:
    """Write what whoever decides in each game may see, as numbers from 0 to 1."""
    for i in range(len(positions)):
        observer.observe(table, positions[i], deciders[i], row)
        for k in range(len(row)):
            rows[i, k] = np.float32(row[k]) / most[k]


@rule
def choose(table: Record, positions: Any, moves: Any, streams: Any, actions: Any) -> None:
    """Write what a player at random, who knows only the rules, would do in each game."""
    for i in range(len(positions)):
        actions[i] = place_of(moves, chance.random_move(table, positions[i], streams[i]), wide(0))
