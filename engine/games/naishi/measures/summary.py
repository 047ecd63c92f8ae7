"""What `daimyo simulate` tells of Naishi beyond wins, lengths and ends."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.naishi.measures.score_metrics import CLOSE
from engine.games.naishi.rules.state import SEATS
from engine.metrics.statistics import Array, Spread
from engine.play import rules


class Summary(rules.Summary):
    """The spread of scores and of margins."""

    def __init__(self) -> None:
        self._scores = [Spread() for _ in range(SEATS)]
        self._margins = Spread()

    def add(self, results: Array) -> None:
        """Take in the results of some games."""
        scores = results["scores"].astype(np.int64)
        for seat, spread in enumerate(self._scores):
            spread.add(scores[:, seat])
        self._margins.add(np.abs(scores[:, 0] - scores[:, 1]))

    def told(self) -> dict[str, Any]:
        """Give means, deviations and percentiles, and how many games were close."""
        margins = self._margins.counts
        close = sum(count for margin, count in margins.items() if margin <= CLOSE)
        return {
            "score": [_told(spread) for spread in self._scores],
            "margin": {**_told(self._margins), "close": close / max(sum(margins.values()), 1)},
        }


def _told(spread: Spread) -> dict[str, float]:
    """Give the mean of whole numbers and how they spread."""
    values, counts = np.array([*spread.counts.items()] or [(0, 1)]).T
    mean = int(values @ counts) / int(counts.sum())
    return {
        "mean": mean,
        "sd": float(np.sqrt((values - mean) ** 2 @ counts / counts.sum())),
        **{f"p{percent}": float(spread.percentile(percent)) for percent in (10, 50, 90)},
    }
