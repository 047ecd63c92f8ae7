"""How fast a batch steps, beside games of OpenSpiel in C++ that Python drives: `python tests/bench_research.py`."""

from __future__ import annotations

import time
from random import Random
from typing import Any, NamedTuple

import pyspiel

from engine import research
from engine.research.batch import Batch

SECONDS = 1.0
CLOCK = 64
# Ours, and games of OpenSpiel that are like them: cards; as many actions; as many legal ones; as many players.
PAIRS = [
    ("naishi/base", 2, 4096, ["gin_rummy", "hanabi"]),
    ("seven-samurai/normal", 4, 2048, ["euchre", "hearts"]),
    (
        "samurai/2016",
        2,
        512,
        ["crazyhouse", "chess", "dark_chess", "rbc", "backgammon", "go(board_size=11)"],
    ),
    (
        "samurai/2016",
        4,
        512,
        ["shogi", "xiangqi", "lines_of_action", "chess", "hive", "hearts", "go(board_size=19)", "havannah"],
    ),
]


class Pace(NamedTuple):
    """How fast something steps, how many actions are legal on average, of how many, and the numbers in a row."""

    steps: float
    legal: float
    actions: int
    row: int


def batched(variant: str, players: int, games: int, observes: bool) -> Pace:
    """Let a batch play at random."""
    batch = Batch(research.rules_of(variant, players), games, observes=observes)
    batch.step(batch.sample())
    # Of this thread alone, so that both are measured alike on a machine that has other things to do.
    steps, began = 0, time.thread_time()
    while time.thread_time() - began < SECONDS:
        batch.step(batch.sample())
        steps += games
    pace = steps / (time.thread_time() - began)
    legal = sum(_legal_after(batch, some) for some in range(100)) / 100
    return Pace(pace, legal, batch.encoding.actions, batch.encoding.size)


def _legal_after(batch: Batch, steps: int) -> float:
    """Give the legal actions in a game on average after some more steps: games begin and end together at first."""
    for _ in range(steps % 7):
        batch.step(batch.sample())
    return float(batch.masks.sum()) / batch.games


def driven(name: str, observes: bool) -> Pace:
    """Let a game of OpenSpiel play at random, a player's decision being a step."""
    game, chance = pyspiel.load_game(name), Random(1)
    has_row = game.get_type().provides_observation_tensor
    look = pyspiel.State.observation_tensor if has_row else pyspiel.State.information_state_tensor
    steps, nodes, legal, began = 0, 0, 0, time.thread_time()
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
            actions = state.legal_actions()
            legal += len(actions)
            state.apply_action(chance.choice(actions))
            steps += 1
    pace = steps / (time.thread_time() - began)
    size = game.observation_tensor_size() if has_row else game.information_state_tensor_size()
    return Pace(pace, legal / steps, game.num_distinct_actions(), size)


def main() -> None:
    """Print both side by side, measured one right after the other, with legal actions alone and with observations."""
    for variant, players, games, names in PAIRS:
        print(f"{variant} for {players}, {games} games at once")
        for name in names:
            pairs = [
                (batched(variant, players, games, observes), driven(name, observes))
                for observes in (False, True)
            ]
            (plain, other), (seen, other_seen) = pairs
            print(
                f"  {plain.steps:,.0f} and {seen.steps:,.0f} steps/s"
                f" (of {plain.actions} actions {plain.legal:.0f} legal, row of {plain.row})"
                f"  {name}: {other.steps:,.0f} and {other_seen.steps:,.0f}"
                f" (of {other.actions} actions {other.legal:.0f} legal, row of {other.row})"
                f"  {plain.steps / other.steps:.1f} and {seen.steps / other_seen.steps:.1f} times"
            )


if __name__ == "__main__":
    main()
