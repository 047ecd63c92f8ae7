"""Estimates with intervals: rates by Wilson, means by the normal law, and sequences that stay valid at any stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import lgamma, log, log1p, sqrt
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

# The normal quantiles of the intervals that are offered.
QUANTILES: dict[float, float] = {
    90: 1.6448536269514722,
    95: 1.959963984540054,
    99: 2.5758293035489004,
    99.9: 3.2905267314918945,
}


# By so much of half its interval a number may be off its middle, and still be told with ±.
LOPSIDED = 0.3
# So many different whole numbers are counted in a table of all of them, which is faster than sorting.
FEW_VALUES = 1 << 16


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
    def is_lopsided(self) -> bool:
        """Say whether the number is so far from the middle of its interval that ± would tell wrong ends."""
        return abs(self.value - (self.low + self.high) / 2) > LOPSIDED * self.half_width

    @property
    def excludes_zero(self) -> bool:
        """Say whether the interval tells the number from zero."""
        return self.low > 0 or self.high < 0


def wilson(successes: float, trials: int, percent: float = 95) -> tuple[float, float]:
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
    # At the ends rounding would leave a trace where the interval truly reaches 0 or 1.
    low = max(0.0, centre - spread) if successes > 0 else 0.0
    return low, min(1.0, centre + spread) if successes < trials else 1.0


def anytime_rate(successes: float, trials: int, percent: float = 95) -> tuple[float, float]:
    """Give an interval for a rate that stays valid however often one looks before stopping.

    A rate is inside while the evidence against it, averaged over all other rates, is below 1 to 20 (for 95 %); such
    evidence exceeds that with a chance of 5 % at most in all of an endless series. Observations may be fractions.

    >>> [round(end, 4) for end in anytime_rate(0, 2_000)]
    [0.0, 0.0053]
    """
    if trials == 0:
        return 0.0, 1.0
    limit = -log(1 - percent / 100)
    average = lgamma(successes + 1) + lgamma(trials - successes + 1) - lgamma(trials + 2)

    def is_inside(rate: float) -> bool:
        won = successes * log(rate) if successes else 0.0
        lost = (trials - successes) * log1p(-rate) if trials - successes else 0.0
        return average - won - lost < limit

    observed = successes / trials
    low = 0.0 if successes == 0 else _last_inside(observed, 0.0, is_inside)
    high = 1.0 if successes == trials else _last_inside(observed, 1.0, is_inside)
    return low, high


def _last_inside(inside: float, outside: float, is_inside: Callable[[float], bool]) -> float:
    for _ in range(60):
        middle = (inside + outside) / 2
        inside, outside = (middle, outside) if is_inside(middle) else (inside, middle)
    return inside


def anytime_factor(count: int, percent: float = 95, tuned_for: int = 5_000) -> float:
    """Give what the standard deviation is multiplied with in a confidence sequence.

    It is the asymptotic sequence of Waudby-Smith and others (2021), narrowest near `tuned_for` observations; it is
    wider than an interval for a fixed number of games, which is the price of looking.
    """
    alpha = 1 - percent / 100
    # The choice of the free parameter that makes the sequence tightest at the given number.
    rho = sqrt((-2 * log(alpha) + log(-2 * log(alpha) + 1)) / tuned_for)
    grown = count * rho * rho + 1
    return sqrt(2 * grown / (count**2 * rho**2) * log(sqrt(grown) / alpha))


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
    def scatter(self) -> float:
        """The sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.total * self.mean)

    @property
    def deviation(self) -> float:
        """The standard deviation of the observations."""
        return sqrt(self.scatter / (self.count - 1)) if self.count > 1 else 0.0

    def rate(self, percent: float = 95) -> Estimate:
        """Give the mean as a rate, from 0 to 1."""
        return Estimate(self.mean, *wilson(self.total, self.count, percent), self.count)

    def average(self, percent: float = 95) -> Estimate:
        """Give the mean with the normal interval, which wants some dozens of observations."""
        half = QUANTILES[percent] * self.deviation / sqrt(self.count) if self.count else 0.0
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)

    def anytime(self, percent: float = 95, *, of_rates: bool = False) -> Estimate:
        """Give the mean with an interval that stays valid however often one looks before stopping.

        With `of_rates` the observations are differences of shares, from -1 to 1: that none has differed from 0 yet does
        not say that none ever will, so that the interval is never narrower than for something not seen so far.
        """
        if not self.count:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        half = self.deviation * anytime_factor(self.count, percent)
        if of_rates:
            half = max(half, anytime_rate(0, self.count, percent)[1])
        return Estimate(self.mean, self.mean - half, self.mean + half, self.count)

    def anytime_rate(self, percent: float = 95) -> Estimate:
        """Give the mean as a rate, from 0 to 1, with an interval that stays valid at any stop."""
        return Estimate(self.mean, *anytime_rate(self.total, self.count, percent), self.count)


@dataclass
class Pairs:
    """What must be kept of pairs of observations to give the difference of their means with its interval.

    The two of a pair belong to the same seed, so what chance does to both cancels out. Either may be missing (a game
    without a winner has no margin): then each mean is over what was observed, and so is the difference.
    """

    is_rate: bool = False
    pairs: int = 0
    own: Sums = field(default_factory=Sums)
    base: Sums = field(default_factory=Sums)
    both: int = 0
    own_in_both: float = 0.0
    base_in_both: float = 0.0
    products: float = 0.0

    def add(self, values: Array, baseline: Array) -> None:
        """Take in pairs; what is not a number was not observed."""
        self.pairs += len(values)
        self.own.add(values)
        self.base.add(baseline)
        seen = ~(np.isnan(values) | np.isnan(baseline))
        self.both += int(seen.sum())
        self.own_in_both += float(values[seen].sum())
        self.base_in_both += float(baseline[seen].sum())
        self.products += float((values[seen] * baseline[seen]).sum())

    @property
    def diff(self) -> float:
        """The difference of the means."""
        return self.own.mean - self.base.mean if self.own.count and self.base.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of what one pair contributes to the difference."""
        if self.pairs < 2 or not self.own.count or not self.base.count:
            return 0.0
        own_share, base_share = self.own.count / self.pairs, self.base.count / self.pairs
        together = (
            self.products
            - self.own.mean * self.base_in_both
            - self.base.mean * self.own_in_both
            + self.both * self.own.mean * self.base.mean
        )
        squares = (
            self.own.scatter / own_share**2
            + self.base.scatter / base_share**2
            - 2 * together / (own_share * base_share)
        )
        return sqrt(max(0.0, squares / (self.pairs - 1)))

    def average(self, percent: float = 95) -> Estimate:
        """Give the difference with the interval for a number of games that was fixed beforehand."""
        if not self.pairs:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        half = QUANTILES[percent] * self.deviation / sqrt(self.pairs)
        return self._around(max(half, wilson(0, self.pairs, percent)[1]) if self.is_rate else half)

    def anytime(self, percent: float = 95) -> Estimate:
        """Give the difference with an interval that stays valid however often one looks before stopping."""
        if not self.pairs:
            return Estimate(0.0, float("-inf"), float("inf"), 0)
        half = self.deviation * anytime_factor(self.pairs, percent)
        return self._around(max(half, anytime_rate(0, self.pairs, percent)[1]) if self.is_rate else half)

    def _around(self, half: float) -> Estimate:
        # Of rates more is known: that no pair has differed yet does not say that none ever will, so that the interval
        # is never narrower than the one for something that has not been seen in so many games.
        return Estimate(self.diff, self.diff - half, self.diff + half, self.pairs)


@dataclass
class Spread:
    """A distribution of small whole numbers, for histograms and percentiles."""

    counts: dict[int, int] = field(default_factory=dict)

    def add(self, values: Array) -> None:
        """Take in observations."""
        is_whole = values.dtype.kind in "iu" and values.size > 0
        if is_whole and int(values.max()) - (least := int(values.min())) < FEW_VALUES:
            counts = np.bincount((values.astype(np.int64) - least).ravel())
            found = np.flatnonzero(counts)
            counts, found = counts[found], found + least
        else:
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
