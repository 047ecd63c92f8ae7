"""What the engine needs beside its speed: bytes of state, the first compile, a later start, cores and memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAME = ("simulate", "--map", "japan", "--variant", "2016", "--players", "4", "--seed", "7", "--json")


def run(*words: str, **environment: str) -> tuple[float, str]:
    """Run a command and give its seconds and what it printed."""
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
    return time.perf_counter() - start, done.stdout


def simulated(agents: str, games: int, *words: str, **environment: str) -> tuple[float, float]:
    """Play games in a process of their own and give its seconds and its games per second."""
    command = ("-m", "workbench", *GAME, "--agents", agents, "--games", str(games), *words)
    seconds, printed = run(*command, **environment)
    return seconds, float(json.loads(printed)["games_per_second"])


def sizes() -> tuple[int, int]:
    """Give the bytes of the hashed state and of the derived working arrays beside it."""
    sys.path.insert(0, str(ROOT))
    from engine.games.samurai import state

    return state.STATE_BYTES, state.POSITION.itemsize - state.STATE_BYTES


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
        first, _ = simulated("random", 1, XDG_CACHE_HOME=cache)
    print(f"first game ever, all rules compiled: {first:.1f} s (about 40 s at most)")
    simulated("random", 1)
    later = min(simulated("random", 1)[0] for _ in range(3))
    print(f"first game of a later process: {later:.2f} s (about 1.5 s)")
    one = max(simulated("greedy", 30_000, "--jobs", "1")[1] for _ in range(2))
    two = max(simulated("greedy", 30_000, "--jobs", "2")[1] for _ in range(2))
    print(f"greedy, one job {one:,.0f} games/s, two jobs {two:,.0f}: {two / one:.2f} times (at least 1.8)")
    print(f"a million random games: {peak_memory('random', 1_000_000):.0f} MB at the most (600 MB)")


if __name__ == "__main__":
    main()
