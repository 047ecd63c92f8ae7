"""Games played for a question, as numbers: shares of the win by seat, paired differences, and the spread of seats."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from math import sqrt
from typing import Any

import numpy as np

from engine.agents import Agent
from engine.metrics import Games
from engine.metrics.statistics import QUANTILES, Array, Estimate, Sums
from engine.numbers import simulate
from engine.numbers.simulate import Batch, Series
from engine.play.rules import Rules


def play(
    rules: Rules,
    lineup: Sequence[str],
    games: int,
    seed: int,
    *,
    rotates: bool = False,
    is_watched: bool = False,
    agents: Sequence[Agent] = (),
    stop: threading.Event | None = None,
) -> Batch:
    """Play games; fewer than asked for where somebody stops them."""
    series = Series(rules, tuple(lineup), seed, rotates, is_watched, tuple(agents))
    return simulate.simulate(series, games, stop=stop)


def shares(batch: Batch) -> Array:
    """Give each seat's share of the win, a row for each game."""
    return Games(batch.rules, batch.series.lineup, batch.series.rotates, 0, batch.results).shares


def seat_rates(batch: Batch, percent: float = 95) -> list[Estimate]:
    """Give each seat's win rate."""
    return [rate(column, percent) for column in shares(batch).T]


def rate(observed: Array, percent: float = 95) -> Estimate:
    """Give a share with Wilson's interval."""
    return _sums(observed).rate(percent)


def mean(observed: Array, percent: float = 95) -> Estimate:
    """Give a mean with its interval."""
    return _sums(observed).average(percent)


def _sums(observed: Array) -> Sums:
    sums = Sums()
    sums.add(np.asarray(observed))
    return sums


def spread(won: Array) -> Estimate:
    """Give how far apart the luckiest and the unluckiest seat are, with the interval of their difference."""
    if won.shape[1] < 2 or not len(won):
        return Estimate(0.0, 0.0, 0.0, len(won))
    means = won.mean(axis=0)
    return mean(won[:, int(means.argmax())] - won[:, int(means.argmin())])


def difference(own: Estimate, base: Estimate) -> Estimate:
    """Give the difference of two numbers that were measured apart."""
    half = QUANTILES[95] * sqrt(_error(own) ** 2 + _error(base) ** 2)
    value = own.value - base.value
    return Estimate(value, value - half, value + half, min(own.count, base.count))


def _error(estimate: Estimate) -> float:
    return estimate.half_width / QUANTILES[95]


def bootstrapped(statistic: Any, rows: int, seed: int, times: int = 200) -> Estimate:
    """Give a statistic of rows with the interval that drawing rows again and again leaves it."""
    chance = np.random.default_rng(seed)
    value = float(statistic(np.arange(rows)))
    again = np.array([statistic(chance.integers(0, rows, rows)) for _ in range(times)])
    low, high = np.quantile(again, [0.025, 0.975])
    return Estimate(value, float(min(low, value)), float(max(high, value)), rows)
