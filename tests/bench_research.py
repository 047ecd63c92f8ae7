"""How fast a batch steps, beside games of OpenSpiel in C++ that Python drives: `python tests/bench_research.py`."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pyspiel

from engine import research
from engine.research.batch import Batch

SECONDS = 2.0
CLOCK = 64
# Ours, and games of OpenSpiel that are like them: cards; as many actions, legal ones, players, or numbers in a row.
PAIRS = [
    ("naishi/base", 2, 4096, ["gin_rummy", "hanabi"]),
    ("seven-samurai/normal", 4, 2048, ["euchre", "hearts"]),
    ("samurai/2016", 2, 1024, ["backgammon", "chess", "go(board_size=11)"]),
    ("samurai/2016", 4, 512, ["chess", "go(board_size=19)", "havannah", "hearts"]),
]


def batched(variant: str, players: int, games: int, observes: bool) -> float:
    """Give the steps a second of a batch that plays at random."""
    batch = Batch(research.rules_of(variant, players), games, observes=observes)
    batch.step(batch.sample())
    # Of this thread alone, so that both are measured alike on a machine that has other things to do.
    steps, began = 0, time.thread_time()
    while time.thread_time() - began < SECONDS:
        batch.step(batch.sample())
        steps += games
    return steps / (time.thread_time() - began)


def driven(name: str, observes: bool) -> float:
    """Give the steps a second of a game of OpenSpiel, a player's decision being a step."""
    game, chance = pyspiel.load_game(name), Random(1)
    has_row = game.get_type().provides_observation_tensor
    look = pyspiel.State.observation_tensor if has_row else pyspiel.State.information_state_tensor
    steps, nodes, began = 0, 0, time.thread_time()
    state: Any = game.new_initial_state()
    # The clock is asked now and then only: it would take a part of the time.
    while nodes % CLOCK or time.thread_time() - began < SECONDS:
        nodes += 1
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
    return steps / (time.thread_time() - began)


def main() -> None:
    """Print both side by side, with legal actions alone and with observations too."""
    for variant, players, games, names in PAIRS:
        ours = [batched(variant, players, games, observes) for observes in (False, True)]
        print(
            f"{variant} for {players}, {games} games: {ours[0]:,.0f} steps/s, {ours[1]:,.0f} with observations"
        )
        for name in names:
            theirs = [driven(name, observes) for observes in (False, True)]
            times = [own / other for own, other in zip(ours, theirs, strict=True)]
            print(f"  {name}: {theirs[0]:,.0f}, {theirs[1]:,.0f}; {times[0]:.1f} and {times[1]:.1f} times")


if __name__ == "__main__":
    main()
