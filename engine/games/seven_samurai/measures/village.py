"""The village over the rounds: what is left of it after each, in the games that came so far."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.metrics.statistics import Array

PIECES = ("barricades", "farms", "families")
PERCENT = (10, 50, 90)


def reached(results: Array, number: int) -> Array:
    """Say which games came to the end of a round."""
    found: Array = (results["round_number"] > number) | (
        (results["round_number"] == number) & (results["winners"] > 0)
    )
    return found


def curve(results: Array, rounds: int) -> list[dict[str, Any]]:
    """Give for each round how many games came to its end, and of these the 10, 50 and 90 % of every piece left."""
    found = []
    for number in range(1, rounds + 1):
        left = results["after_round"][reached(results, number), number - 1]
        pieces = {name: _quantiles(left[:, place]) for place, name in enumerate(PIECES)}
        found.append({"round": number, "games": len(left), **pieces})
    return found


def _quantiles(left: Array) -> dict[str, int | None]:
    """Give the least number that so many of the games have at most; nothing where no game came so far."""
    if not len(left):
        return {f"p{percent}": None for percent in PERCENT}
    ends = np.quantile(left, [percent / 100 for percent in PERCENT], method="inverted_cdf")
    return {f"p{percent}": int(end) for percent, end in zip(PERCENT, ends, strict=True)}
