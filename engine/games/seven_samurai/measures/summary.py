"""What `daimyo simulate` tells of 7 Samurai beyond wins, lengths and ends."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.seven_samurai.measures.village import Curve
from engine.games.seven_samurai.terms import REASONS
from engine.metrics.statistics import Array, Spread
from engine.play import rules

PER_GAME = ("kiai", "kiai_used", "supports", "fights", "passes")
# More rounds than a game can have.
ROUNDS = 8


class Summary(rules.Summary):
    """Losses by cause and round, scores of won games, how often Kiai and supports come, and the village."""

    def __init__(self, rounds: int) -> None:
        self._rounds, self._games = rounds, 0
        self._ends = np.zeros(ROUNDS * len(REASONS), np.int64)
        self._scores, self._village = Spread(), Curve(rounds)
        self._sums = dict.fromkeys(PER_GAME, 0)

    def add(self, results: Array) -> None:
        """Take in the results of some games."""
        self._games += len(results)
        codes = ROUNDS * results["reason"].astype(np.int64) + results["round_number"]
        self._ends += np.bincount(codes, minlength=len(self._ends))
        self._scores.add(results["score"][results["winners"] > 0])
        self._village.add(results)
        for name in PER_GAME:
            self._sums[name] += int(results[name].sum())

    def told(self) -> dict[str, Any]:
        """Give what is known of all games."""
        rounds, scores = range(1, self._rounds + 1), self._scores.counts
        won = sum(scores.values())
        return {
            "reasons": {
                reason: {str(number): int(self._ends[ROUNDS * code + number]) for number in rounds}
                for code, reason in enumerate(REASONS)
                if reason
            },
            "score": {
                "mean": sum(score * count for score, count in scores.items()) / won if won else None,
                **{f"p{each}": self._scores.percentile(each) if won else None for each in (10, 50, 90)},
            },
            **{f"{name}_per_game": total / max(self._games, 1) for name, total in self._sums.items()},
            "village": self._village.told(),
        }
