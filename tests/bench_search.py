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
games: {games}
confirm: {confirm}
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
TRIALS, GAMES, CONFIRM, SEEDS = 360, 2_000, 30_000, 5
# What was found is measured in so many games that chose nothing: fewer would say that even equal seats are apart.
UNSEEN_GAMES = 100_000
# So many points between the luckiest and the unluckiest seat count as mended.
MENDED = 0.01
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
    path.write_text(TEXT.format(free=FREE, trials=trials, games=GAMES, confirm=CONFIRM, seed=seed))
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


def apart(found: Any, number: int, seed: int) -> Any:
    """Give how far the seats are apart in a candidate, on games that chose nothing, and the standard error."""
    from engine.questions.search import race

    genome = found.trials[number].genome
    task = found.plan.task(genome, UNSEEN_GAMES, seed + 2 * race.UNSEEN, (), is_racing=False)
    return race.run(task).measures[race.SPREAD]


def shown(measured: Any) -> str:
    """Write points with half of their 95 % interval."""
    return f"{100 * measured.value:.1f} ± {196 * measured.error:.1f}"


def main() -> None:
    """Print what a search mends and what drawing at random does, seed by seed, and the difference with its interval."""
    seeds = [int(word) for word in sys.argv[1:]] or list(range(1, SEEDS + 1))
    gains, mended = [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for seed in seeds:
            began = time.perf_counter()
            found = searched(folder, seed)
            other = drawn(folder, seed, sum(trial.outcome.games for trial in found.trials))
            start, best = apart(found, 0, seed), apart(found, found.front[0], seed)
            lucky = apart(other, other.front[0], seed)
            gains.append(lucky.value - best.value)
            mended += best.value <= MENDED
            print(
                f"seed {seed}: seats {shown(start)} points apart; {shown(best)} after a search of {len(found.trials)} "
                f"trials ({found.games:,} games), {shown(lucky)} after {len(other.trials)} drawn at random "
                f"({other.games:,} games); {time.perf_counter() - began:.0f} s",
                flush=True,
            )
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1) / len(gains))
    print(
        f"within {100 * MENDED:.0f} point on {mended} of {len(seeds)} seeds; nearer than random search by "
        f"{100 * mean:.1f} ± {100 * QUANTILE * error:.1f} points"
    )


if __name__ == "__main__":
    main()
