"""What `daimyo simulate` tells of Samurai beyond wins, lengths and ends."""

from __future__ import annotations

from typing import Any

from engine.metrics.statistics import Array
from engine.play import rules


class Summary(rules.Summary):
    """How many figures ties remove from a game."""

    def __init__(self) -> None:
        self._games = self._removed = 0

    def add(self, results: Array) -> None:
        """Take in the results of some games."""
        self._games += len(results)
        self._removed += int(results["removed"].sum())

    def told(self) -> dict[str, Any]:
        """Give the mean over all games."""
        return {"removed_mean": self._removed / max(self._games, 1)}
