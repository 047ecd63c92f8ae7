"""What the engine needs beside its speed: bytes of state, the first compile, a later start, cores and memory."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = ("simulate", "--map", "japan", "--variant", "2016", "--players", "4", "--seed", "7", "--json")


def run(*words: str, **environment: str) -> float:
    """Run a command and give its seconds."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)} did not finish:\n{done.stderr}")
    return time.perf_counter() - start


def first_game(**environment: str) -> float:
    """Give the seconds of a process that plays one game."""
    return run("-m", "workbench", *GAME, "--agents", "random", "--games", "1", **environment)


def sizes() -> tuple[int, int]:
    """Give the bytes of the hashed state and of the derived working arrays beside it."""
    sys.path.insert(0, str(ROOT))
    from engine.games.samurai.rules import state

    return state.STATE_BYTES, state.POSITION.itemsize - state.STATE_BYTES


def with_jobs(agent: str, games: int) -> tuple[float, float]:
    """Give the games per second of one job and of two, the best of three turns each, once everything is loaded."""
    from engine import documents
    from engine import games as kinds
    from engine.maps import map as maps
    from engine.numbers import simulate
    from engine.texts.library import Library

    library = Library()
    variant = documents.load_variant(library, "2016").required()
    rules = kinds.find("samurai").rules(variant, maps.load(library, "japan").required(), 4)
    series = simulate.Series(rules, (agent,) * 4, 7)
    simulate.simulate(series, simulate.CHUNK, jobs=2)
    best = {1: 0.0, 2: 0.0}
    for _ in range(3):
        for jobs, before in best.items():
            best[jobs] = max(before, games / simulate.simulate(series, games, jobs=jobs).seconds)
    return best[1], best[2]


def peak_memory(agents: str, games: int) -> float:
    """Give the largest memory of a process that plays games and prints their statistics, in MB."""
    code = (
        "import resource, runpy, sys; sys.argv = ['daimyo', *sys.argv[1:]]\n"
        "try: runpy.run_module('workbench', run_name='__main__')\n"
        "finally: print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *GAME, "--agents", agents, "--games", str(games)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return int(done.stderr.split()[-1]) / 1024


def main() -> None:
    """Print one line for each measurement, with what it should stay under or reach."""
    state, derived = sizes()
    print(f"hashed state: {state} bytes (2,048 at most); derived arrays: {derived} bytes (8,192 at most)")
    with tempfile.TemporaryDirectory() as cache:
        first = first_game(XDG_CACHE_HOME=cache)
    print(f"first game ever, all rules compiled: {first:.1f} s (about 40 s at most)")
    later = min(first_game() for _ in range(4))
    print(f"first game of a later process: {later:.2f} s (about 1.5 s)")
    for agent, games in (("greedy", 20_000), ("random", 400_000)):
        one, two = with_jobs(agent, games)
        print(
            f"{agent}, one job {one:,.0f} games/s, two jobs {two:,.0f}: {two / one:.2f} times (at least 1.8)"
        )
    print(f"a million random games: {peak_memory('random', 1_000_000):.0f} MB at the most (600 MB)")


if __name__ == "__main__":
    main()
