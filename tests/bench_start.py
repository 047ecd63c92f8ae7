"""How long the program takes to answer: the time of a few commands, each started several times."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TIMES = 5


def seconds(*words: str) -> float:
    """Give the shortest of several runs of a command, in seconds."""
    runs = []
    for _ in range(TIMES):
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-m", "workbench", *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        runs.append(time.perf_counter() - start)
        if done.returncode:
            sys.exit(f"daimyo {words[0]} did not finish:\n{done.stderr}")
    return min(runs)


def main() -> None:
    """Print one line for each command, with the time it should stay under."""
    documents = [str(path) for path in sorted((ROOT / "variants").rglob("*.yaml"))]
    commands: list[tuple[str, float, list[str]]] = [
        ("daimyo --help", 0.4, ["--help"]),
        (f"daimyo validate, all {len(documents)} shipped documents", 0.7, ["validate", *documents]),
    ]
    for title, aim, words in commands:
        print(f"{title}: {seconds(*words):.2f} s (should be about {aim} s at most)")


if __name__ == "__main__":
    main()
