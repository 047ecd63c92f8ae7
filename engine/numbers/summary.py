"""What `daimyo simulate` tells of its games: who won, how long they took, how they ended, and what the game adds."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.metrics import Games
from engine.metrics.statistics import QUANTILES, Array, Estimate, Spread, Sums, wilson
from engine.numbers.simulate import Batch, Series


class Summary:
    """The sums over all games so far: a few small tables, however many games there are."""

    def __init__(self, series: Series) -> None:
        self._series = series
        self._turns, self._reasons = np.zeros(1, np.int64), np.zeros(1, np.int64)
        # Who won is a set of seats, a bit each: counting the sets is faster than looking at every game.
        self._winners = np.zeros(1 << series.rules.players, np.int64)
        self._own = series.rules.summary()

    def add(self, games: Games) -> None:
        """Take in a chunk of games."""
        results = games.results
        self._turns = _counted(results["turns"], self._turns)
        self._reasons = _counted(results["reason"], self._reasons)
        self._winners = _counted(results["winners"], self._winners)
        self._own.add(results)

    @property
    def wins(self) -> int:
        """How often a seat won, alone or with others."""
        return int(self._winners @ np.bitwise_count(np.arange(len(self._winners))))

    def told(self, batch: Batch) -> dict[str, Any]:
        """Give the numbers that `daimyo simulate --json` prints."""
        rules, count = self._series.rules, max(batch.games, 1)
        players, is_shared = rules.players, not rules.facts.is_cooperative
        spread = Spread({length: int(number) for length, number in enumerate(self._turns) if number})
        sets = np.arange(len(self._winners))
        winners = np.bitwise_count(sets)
        is_in = sets[:, None] >> np.arange(players) & 1
        shares = is_in / np.maximum(winners, 1)[:, None]
        wins, team = self._winners @ is_in, int(self._winners[1:].sum())
        won = self._winners @ shares if is_shared else wins
        together_won = (shares.T * self._winners) @ shares
        turns = _averaged(self._turns)
        names = rules.end_reasons()
        together = {"won": team, "win_rate": team / count, "ci95": list(wilson(team, batch.games))}
        return {
            "games": batch.games,
            "seconds": round(batch.seconds, 6),
            "games_per_second": round(batch.games / batch.seconds, 1) if batch.seconds else 0.0,
            **({} if is_shared else together),
            **({"seats_apart": _apart(won, together_won, batch.games)} if is_shared and len(won) > 1 else {}),
            "seats": [
                {
                    "seat": seat,
                    "agent": agent,
                    "wins": int(
                        wins[seat]
                    ),  # alone or shared; the rate splits a shared win, but not a team's
                    "win_rate": float(won[seat]) / count,
                    "ci95": list(wilson(float(won[seat]), batch.games)),
                }
                for seat, agent in enumerate(self._series.lineup)
            ],
            "shared_wins": int(self._winners[winners > 1].sum()) if is_shared else 0,
            "no_winner": int(self._winners[0]),
            "end_reasons": {names[code]: int(number) for code, number in enumerate(self._reasons) if number},
            "turns": {
                "mean": turns.value,
                "ci95": [turns.low, turns.high],
                **{f"p{percent}": spread.percentile(percent) for percent in (10, 50, 90)},
            },
            **self._own.told(),
            "results_sha256": batch.sha256(),
        }


def of(batch: Batch) -> dict[str, Any]:
    """Give the numbers of games whose results were kept."""
    found, series = Summary(batch.series), batch.series
    found.add(Games(series.rules, series.lineup, series.rotates, 0, batch.results))
    return found.told(batch)


def _counted(values: Array, before: Array) -> Array:
    """Add how often each value comes to a table that grows as it must."""
    counts = np.bincount(values, minlength=len(before))
    counts[: len(before)] += before
    return counts


def _averaged(counts: Array) -> Estimate:
    """Give the mean of whole numbers from how often each came, with its interval."""
    values = np.arange(len(counts))
    return Sums(int(counts.sum()), float(counts @ values), float(counts @ values**2)).average()


def _apart(won: Array, together: Array, games: int) -> dict[str, Any]:
    """Give how far apart the luckiest and the unluckiest seat are, from sums of shares and of their products."""
    best, least, count = int(won.argmax()), int(won.argmin()), max(games, 1)
    value = float(won[best] - won[least]) / count
    squares = float(together[best, best] + together[least, least] - 2 * together[best, least])
    variance = max(0.0, squares - count * value**2) / max(count - 1, 1)
    half = QUANTILES[95] * (variance / count) ** 0.5
    return {"value": value, "ci95": [value - half, value + half]}
