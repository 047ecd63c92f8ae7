"""How fast a batch steps, beside games of OpenSpiel in C++ that Python drives: `python tests/bench_research.py`."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pyspiel

from engine import research
from engine.research.batch import Batch

SECONDS = 3.0
# Ours, and a game of OpenSpiel with about as many actions.
PAIRS = [
    ("naishi/base", 2, 4096, "gin_rummy"),
    ("seven-samurai/normal", 4, 2048, "euchre"),
    ("samurai/2016", 2, 1024, "backgammon"),
    ("samurai/2016", 4, 512, "chess"),
]


def batched(variant: str, players: int, games: int, observes: bool) -> float:
    """Give the steps a second of a batch that plays at random."""
    batch = Batch(research.rules_of(variant, players), games, observes=observes)
    batch.step(batch.sample())
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        batch.step(batch.sample())
        steps += games
    return steps / (time.perf_counter() - began)


def driven(name: str, observes: bool) -> float:
    """Give the steps a second of a game of OpenSpiel, a player's decision being a step."""
    game, chance = pyspiel.load_game(name), Random(1)
    has_row = game.get_type().provides_observation_tensor
    look = pyspiel.State.observation_tensor if has_row else pyspiel.State.information_state_tensor
    steps, began = 0, time.perf_counter()
    state: Any = game.new_initial_state()
    while time.perf_counter() - began < SECONDS:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            if observes:
                look(state)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
    return steps / (time.perf_counter() - began)


def main() -> None:
    """Print both side by side, with legal actions alone and with observations too."""
    for variant, players, games, name in PAIRS:
        for observes in (False, True):
            ours, theirs = batched(variant, players, games, observes), driven(name, observes)
            with_what = "legal actions and observations" if observes else "legal actions"
            print(
                f"{variant} for {players}, {games} games, {with_what}: {ours:,.0f} steps/s; "
                f"{name}: {theirs:,.0f} steps/s; {ours / theirs:.1f} times"
            )


if __name__ == "__main__":
    main()
