"""Estimates with intervals: rates by Wilson, means by the normal law, and sequences that stay valid at any stop."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

# The normal quantiles of the intervals that are offered.
QUANTILES = {90: 1.6448536269514722, 95: 1.959963984540054, 99: 2.5758293035489004}


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number measured on `count` observations, and the interval that holds the true one."""

    value: float
    low: float
    high: float
    count: int

    @property
    def half_width(self) -> float:
        """Half the width of the interval, for printing with ±."""
        return (self.high - self.low) / 2

    @property
    def excludes_zero(self) -> bool:
        """Say whether the interval tells the number from zero."""
        return self.low > 0 or self.high < 0


def wilson(successes: float, trials: int, percent: int = 95) -> tuple[float, float]:
    """Give Wilson's interval for a rate; shared wins may count as fractions.

    >>> [round(end, 4) for end in wilson(50, 100)]
    [0.4038, 0.5962]
    """
    if trials == 0:
        return 0.0, 1.0
    z = QUANTILES[percent]
    rate = successes / trials
    centre = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    spread = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials)) / (1 + z * z / trials)
    return max(0.0, centre - spread), min(1.0, centre + spread)


@dataclass
class Sums:
    """What must be kept of many observations to give a rate or a mean with its interval."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Array) -> None:
        """Take in observations; what is not a number was not observed."""
        seen = values.astype(float)
        seen = seen[~np.isnan(seen)]
        self.count += len(seen)
        self.total += float(seen.sum())
        self.squares += float((seen**2).sum())

    @property
    def mean(self) -> float:
        """The mean of the observations."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the observations."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total * self.mean) / (self.count - 1)))

    def rate(self, percent: int = 95) -> Estimate:
        """Give the mean as a rate, from 0 to 1."""
        return Estimate(self.mean, *wilson(self.total, self.count, percent), self.count)

    def average(self, percent: int = 95) -> Estimate:
        """Give the mean with the normal interval, which wants some dozens of observations."""
        half = QUANTILES[percent] * self.deviation / sqrt(self.count) if self.count else 0.0
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)

    def anytime(self, percent: int = 95, tuned_for: int = 1_000) -> Estimate:
        """Give the mean with an interval that stays valid however often one looks before stopping.

        It is the asymptotic confidence sequence of Waudby-Smith and others (2021), narrowest near `tuned_for`
        observations; it is wider than an interval for a fixed number of games, which is the price of looking.
        """
        if not self.count:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        alpha = 1 - percent / 100
        # The choice of the free parameter that makes the sequence tightest at the given number.
        rho = sqrt((-2 * log(alpha) + log(-2 * log(alpha) + 1)) / tuned_for)
        grown = self.count * rho * rho + 1
        half = self.deviation * sqrt(2 * grown / (self.count**2 * rho**2) * log(sqrt(grown) / alpha))
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)


@dataclass
class Spread:
    """A distribution of small whole numbers, for histograms and percentiles."""

    counts: dict[int, int] = field(default_factory=dict)

    def add(self, values: Array) -> None:
        """Take in observations."""
        found, counts = np.unique(values, return_counts=True)
        for value, count in zip(found.tolist(), counts.tolist(), strict=True):
            self.counts[value] = self.counts.get(value, 0) + count

    def percentile(self, percent: float) -> int:
        """Give the smallest value that so many percent of the observations do not exceed."""
        wanted = sum(self.counts.values()) * percent / 100
        seen = 0
        for value in sorted(self.counts):
            seen += self.counts[value]
            if seen >= wanted:
                return value
        return 0
