"""How well a search mends a spoiled game in a stated number of games, beside drawing at random with as many.

The problem was chosen before anything was measured: the published game for four, whose seats are uneven by themselves,
spoiled further for two of them; free is what each seat has in hand and which tokens it lacks.
"""

from __future__ import annotations

import sys
import tempfile
import threading
import time
from math import sqrt
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

SEATS = range(1, 5)
LACKING = "[[], [ship-1], [ship-2], [ronin-1], [swap], [samurai-3], [helmet-4], [samurai-3, ship-2]]"
FREE = "".join(
    f"  handicaps.4.{seat}.hand: {{from: 3, to: 7}}\n  handicaps.4.{seat}.without: {LACKING}\n"
    for seat in SEATS
)
TEXT = """
schema: daimyo/search/1
variant: spoiled.yaml
map: japan
players: 4
agent: greedy
free:
{free}
objectives: [{{measure: spread, aim: least}}]
constraints: [{{measure: shared_wins, most: 0.1}}]
trials: {trials}
games: 4000
confirm: 10000
seed: {seed}
"""
SPOILED = """
schema: daimyo/variant/1
title: Spoiled
extends: "2016"
handicaps:
  "4":
    "1": {hand: 7, without: []}
    "2": {hand: 5, without: []}
    "3": {hand: 5, without: [samurai-3, ship-2]}
    "4": {hand: 5, without: []}
"""
TRIALS, SEEDS = 120, 5
# Enough trials of random search for any budget that the search may take.
MANY = 5_000
# The quantile of Student's law for five pairs.
QUANTILE = 2.776


def planned(folder: Path, trials: int, seed: int) -> Any:
    """Give the search ready to run."""
    from engine.questions.search import search
    from engine.texts import search as searches
    from engine.texts.library import Library

    (folder / "spoiled.yaml").write_text(SPOILED)
    path = folder / f"mend-{trials}-{seed}.search.yaml"
    path.write_text(TEXT.format(free=FREE, trials=trials, seed=seed))
    library = Library()
    return search.plan(library, searches.load(library, path))


def searched(folder: Path, seed: int) -> Any:
    """Run the search."""
    from engine.questions.search import search

    return search.run(planned(folder, TRIALS, seed), folder / f"searched-{seed}")


def drawn(folder: Path, seed: int, games: int) -> Any:
    """Draw candidates at random until as many games are played, and let the best of them meet as those of a search."""
    from engine.questions.search import asking, search

    stop, played = threading.Event(), [0, 0]

    def count(trial: Any) -> None:
        played[0] += 1
        played[1] += trial.outcome.games
        if played[1] >= games:
            stop.set()

    home = folder / f"drawn-{seed}"
    search.run(planned(folder, MANY, seed), home, tell=count, stop=stop, ask=asking.drawn)
    # The same trials again from the log, as a search that ends there.
    return search.run(planned(folder, played[0], seed), home, ask=asking.drawn)


def spreads(found: Any) -> tuple[float, float]:
    """Give how far the seats are apart at the start and in the best candidate, on games that chose nothing."""
    start, best = found.trials[0].confirmed, found.trials[found.front[0]].confirmed
    return start.measures["spread"].value, best.measures["spread"].value


def main() -> None:
    """Print what a search mends and what drawing at random does, seed by seed, and the difference with its interval."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else SEEDS
    gains = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for seed in range(1, seeds + 1):
            began = time.perf_counter()
            found = searched(folder, seed)
            games = sum(trial.outcome.games for trial in found.trials)
            other = drawn(folder, seed, games)
            (before, bred), (_, lucky) = spreads(found), spreads(other)
            gains.append(lucky - bred)
            print(
                f"seed {seed}: seats {before:.1%} apart; {bred:.1%} after a search of {len(found.trials)} trials, "
                f"{lucky:.1%} after {len(other.trials)} drawn at random, {games:,} games each, "
                f"{time.perf_counter() - began:.0f} s",
                flush=True,
            )
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    print(
        f"the search is nearer by {100 * mean:.1f} ± {100 * QUANTILE * error:.1f} points over {seeds} seeds"
    )


if __name__ == "__main__":
    main()
