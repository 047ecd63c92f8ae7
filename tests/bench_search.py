"""How well a search mends a spoiled game in a stated number of games, and how well drawing at random does."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# The published game for two, spoiled: the second player lacks strong tokens, and the start player has a larger hand.
TEXT = """
schema: daimyo/search/1
variant: {variant}
map: japan
players: 2
agent: greedy
free:
  hand.size: {{from: 3, to: 7}}
  hand.first: [chosen, random]
  end.tie_threshold: {{from: 2, to: 6}}
  handicaps.2.1.hand: {{from: 3, to: 7}}
  handicaps.2.2.hand: {{from: 3, to: 7}}
  handicaps.2.1.without: [[], [ship-1], [ship-2], [ronin-1], [swap], [samurai-3], [helmet-4], [ship-2, ronin-1]]
  handicaps.2.2.without: [[], [ship-1], [ship-2], [ronin-1], [swap], [samurai-3], [helmet-4], [ship-2, samurai-3]]
objectives: [{{measure: spread, aim: least}}]
constraints: [{{measure: shared_wins, most: 0.1}}]
trials: 72
games: 6000
confirm: 20000
seed: {seed}
"""
SPOILED = """
schema: daimyo/variant/1
title: Spoiled
extends: "2016"
handicaps:
  "2":
    "1": {hand: 7, without: []}
    "2": {hand: 5, without: [ship-2, samurai-3]}
"""


def searched(folder: Path, seed: int, *, at_random: bool) -> tuple[float, float, int]:
    """Give the spread before and after, on unseen games, and the games that the search played."""
    from engine.questions.search import search
    from engine.texts import search as searches
    from engine.texts.library import Library

    (folder / "spoiled.yaml").write_text(SPOILED)
    path = folder / "mend.search.yaml"
    path.write_text(TEXT.format(variant="spoiled.yaml", seed=seed))
    library = Library()
    plan = search.plan(library, searches.load(library, path))
    if at_random:
        search._ranked = lambda plan, trials: []
    found = search.run(plan, folder / f"run-{at_random}-{seed}")
    start, best = found.trials[0].confirmed, found.trials[found.front[0]].confirmed
    assert start is not None
    assert best is not None
    games = sum(trial.outcome.games for trial in found.trials)
    return start.measures["spread"].value, best.measures["spread"].value, games


def main() -> None:
    """Print what a search mends, and what drawing at random does."""
    with tempfile.TemporaryDirectory() as folder:
        for at_random in (False, True):
            began = time.perf_counter()
            before, after, games = searched(Path(folder), 107, at_random=at_random)
            how = "drawn at random" if at_random else "searched"
            seconds = time.perf_counter() - began
            print(
                f"{how}: spread {before:.1%} -> {after:.1%} on unseen games, {games:,} games, {seconds:.0f} s"
            )


if __name__ == "__main__":
    main()
