"""How fast games are played as users see it: `daimyo simulate --json` as a process, beside a yardstick if there is one.

A yardstick is any command that plays the same games on one core and prints `N games/s`; its command line is given by
`DAIMYO_YARDSTICK_SAMURAI`, `DAIMYO_YARDSTICK_NAISHI` and `DAIMYO_YARDSTICK_SEVEN_SAMURAI`. Both are measured in turns
and by processor time, so that what else runs on the machine counts for little. Then the cost of games, spaces and
iterations: where it is linear, each column stays as it is from row to row.
"""

from __future__ import annotations

import json
import os
import re
import resource
import shlex
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAIRS = 6


class Series(NamedTuple):
    """What is played: options of `simulate`, and so many games that the start hardly counts."""

    name: str
    options: tuple[str, ...]
    games: int


GAMES = (
    Series(
        "samurai",
        ("--variant", "2016", "--set", "figures.placement=random", "--set", "hand.first=random"),
        1_000_000,
    ),
    Series("naishi", ("--variant", "naishi/base"), 4_000_000),
    Series("seven-samurai", ("--variant", "seven-samurai/normal", "--players", "4"), 3_000_000),
)


class Cost(NamedTuple):
    """What a process took: seconds of processors, seconds on the clock, and what it printed."""

    processor: float
    clock: float
    printed: str


def run(*words: str) -> Cost:
    """Run a command to its end."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    clock, after = time.perf_counter() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(processor, clock, done.stdout)


def simulate(games: int, *options: str, agents: str = "random") -> Cost:
    """Play games from outside, on one job."""
    command = ("-m", "workbench", "simulate", "--json", "--jobs", "1", "--agents", agents)
    return run(sys.executable, *command, "--games", str(games), *options)


def yardstick(command: str) -> float:
    """Give the games that a yardstick plays in a second of its processor."""
    cost = run(*shlex.split(command))
    found = re.search(r"([\d.,]+) games/s", cost.printed)
    if found is None:
        sys.exit(f"{command} printed no `games/s`:\n{cost.printed}")
    # What it prints it measured by the clock, on which others may have run as well.
    return float(found[1].replace(",", "")) * cost.clock / cost.processor


def beside(series: Series) -> None:
    """Print the speed from outside, and what part of the yardstick's it is."""
    command = os.environ.get(f"DAIMYO_YARDSTICK_{series.name.replace('-', '_').upper()}")
    start = min(simulate(1, *series.options).processor for _ in range(2))
    rates, ratios = [], []
    for _ in range(PAIRS if command else 1):
        taken = simulate(series.games, *series.options).processor
        rates.append((series.games / taken, series.games / (taken - start)))
        if command:
            wanted = yardstick(command)
            ratios.append(tuple(rate / wanted for rate in rates[-1]))
    whole, alone = (statistics.median(column) for column in zip(*rates, strict=True))
    line = f"{series.name}: {whole:,.0f} games a second of processor, {alone:,.0f} without the start ({start:.1f} s)"
    if ratios:
        whole, alone = (statistics.median(column) for column in zip(*ratios, strict=True))
        least, most = min(ratio for _, ratio in ratios), max(ratio for _, ratio in ratios)
        line += f"; of the yardstick {whole:.2f}, without the start {alone:.2f} ({least:.2f} to {most:.2f})"
    print(line, flush=True)


def curves() -> None:
    """Print what a game, a space and an iteration cost where there are more and more of them."""
    start = simulate(1).processor
    for games in (100_000, 200_000, 400_000, 800_000):
        taken = simulate(games).processor - start
        print(f"{games:9,} random games: {1e6 * taken / games:6.2f} microseconds each", flush=True)
    for players in ("2", "3", "4"):
        spaces, taken = on_a_board(players)
        print(
            f"{spaces:9,} spaces: {1e9 * taken / spaces:6.2f} nanoseconds each a turn of greedy", flush=True
        )
    for iterations in (50, 100, 200, 400):
        taken = simulate(20, "--players", "2", agents=f"mcts:{iterations}").processor
        taken -= simulate(1, "--players", "2", agents="mcts:1").processor
        print(
            f"{iterations:9,} iterations: {1e6 * taken / 20 / iterations:6.1f} microseconds each a game",
            flush=True,
        )


def on_a_board(players: str) -> tuple[int, float]:
    """Give the spaces of a board, which grows with its players, and the seconds of a turn of greedy there."""
    options, games = ("--map", "inland-sea", "--players", players), 40_000
    spaces = json.loads(run(sys.executable, "-m", "workbench", "board", *options[1:], "--json").printed)[
        "spaces"
    ]
    # The first start of a kernel compiles it.
    start = min(simulate(1, *options, agents="greedy").processor for _ in range(2))
    played = simulate(games, *options, agents="greedy")
    turns = games * json.loads(played.printed)["turns"]["mean"]
    return spaces, (played.processor - start) / turns


def main() -> None:
    """Print one line for each measurement."""
    for series in GAMES:
        simulate(100, *series.options)
        beside(series)
    curves()


if __name__ == "__main__":
    main()
