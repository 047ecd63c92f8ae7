"""The village over the rounds: what is left of it after each, in the games that came so far."""

from __future__ import annotations

from typing import Any

from engine.metrics.statistics import Array, Spread

PIECES = ("barricades", "farms", "families")
PERCENT = (10, 50, 90)


def reached(results: Array, number: int) -> Array:
    """Say which games came to the end of a round."""
    found: Array = (results["round_number"] > number) | (
        (results["round_number"] == number) & (results["winners"] > 0)
    )
    return found


class Curve:
    """For each round how many games came to its end, and of these the 10, 50 and 90 % of every piece left."""

    def __init__(self, rounds: int) -> None:
        self._left = [[Spread() for _ in PIECES] for _ in range(rounds)]

    def add(self, results: Array) -> None:
        """Take in the results of some games."""
        for place, pieces in enumerate(self._left):
            left = results["after_round"][reached(results, place + 1), place]
            for piece, spread in enumerate(pieces):
                spread.add(left[:, piece])

    def told(self) -> list[dict[str, Any]]:
        """Give a row for each round."""
        return [
            {
                "round": place + 1,
                "games": sum(pieces[0].counts.values()),
                **{name: _percentiles(spread) for name, spread in zip(PIECES, pieces, strict=True)},
            }
            for place, pieces in enumerate(self._left)
        ]


def curve(results: Array, rounds: int) -> list[dict[str, Any]]:
    """Give the rows of a curve over results that are all at hand."""
    found = Curve(rounds)
    found.add(results)
    return found.told()


def _percentiles(left: Spread) -> dict[str, int | None]:
    """Give the least number that so many of the games have at most; nothing where no game came so far."""
    return {f"p{percent}": left.percentile(percent) if left.counts else None for percent in PERCENT}
