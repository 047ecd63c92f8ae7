"""Estimates: known intervals, sums that do not mind how they are cut, and sequences that hold at any stop."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as some

from engine.metrics.statistics import Pairs, Spread, Sums, anytime_rate, wilson

numbers = some.lists(some.integers(-50, 50), min_size=1, max_size=60)


@pytest.mark.parametrize(
    ("won", "played", "percent", "low", "high"),
    [
        # The first four are examples of Newcombe (1998), who compared such intervals.
        (15, 148, 95, 0.0624, 0.1605),
        (81, 263, 95, 0.2553, 0.3662),
        (0, 20, 95, 0.0, 0.1611),
        (1, 29, 95, 0.0061, 0.1718),
        (29, 29, 95, 0.8830, 1.0),
        (50, 100, 90, 0.4188, 0.5812),
        (50, 100, 99, 0.3753, 0.6247),
    ],
)
def test_wilson_against_known_values(won, played, percent, low, high):
    """The interval of a rate is the published one."""
    found = wilson(won, played, percent)
    assert found == pytest.approx((low, high), abs=6e-5)


def test_wilson_of_nothing_and_of_all():
    """Without games anything is possible; rates that were never or always seen reach the very end."""
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 500)[0] == 0.0
    assert wilson(500, 500)[1] == 1.0


def test_wilson_takes_fractions():
    """A shared win counts as a part, and the interval holds the rate."""
    low, high = wilson(33 + 1 / 3, 100)
    assert low < 1 / 3 < high


@given(numbers, some.integers(0, 60))
def test_sums_do_not_mind_how_observations_are_cut(values, cut):
    """Adding chunks, in either order, gives what adding all at once gives."""
    whole, parts, backwards = Sums(), Sums(), Sums()
    whole.add(np.array(values))
    for chunk in (values[:cut], values[cut:]):
        parts.add(np.array(chunk))
    for chunk in (values[cut:], values[:cut]):
        backwards.add(np.array(chunk))
    assert whole == parts == backwards
    assert whole.mean == pytest.approx(np.mean(values))
    assert whole.deviation == pytest.approx(np.std(values, ddof=1) if len(values) > 1 else 0.0, abs=1e-6)


@given(numbers, some.integers(0, 60))
def test_spreads_do_not_mind_how_observations_are_cut(values, cut):
    """A distribution is the same for chunks as for all at once, and its percentiles are those of the sorted list."""
    whole, parts = Spread(), Spread()
    whole.add(np.array(values))
    for chunk in (values[cut:], values[:cut]):
        parts.add(np.array(chunk, int))
    assert whole.counts == parts.counts
    ordered = sorted(values)
    for percent in (10, 50, 90):
        assert whole.percentile(percent) == ordered[math.ceil(len(values) * percent / 100) - 1]


def test_what_was_not_observed_is_not_counted():
    """What is not a number counts neither as an observation nor as zero."""
    sums = Sums()
    sums.add(np.array([1.0, np.nan, 3.0]))
    assert (sums.count, sums.mean) == (2, 2.0)


def test_the_average_has_the_normal_interval():
    """The interval of a mean is the mean and 1.96 standard errors to both sides."""
    sums = Sums()
    sums.add(np.array([2, 4, 4, 4, 5, 5, 7, 9]))
    found = sums.average()
    assert found.value == 5
    assert found.half_width == pytest.approx(1.959964 * math.sqrt(32 / 7 / 8), rel=1e-5)
    assert found.excludes_zero
    assert Sums().average().half_width == 0


# ---------------------------------------------------------------- pairs


def test_complete_pairs_are_the_paired_comparison():
    """Where both of every pair were observed, the difference has the interval of the differences' mean."""
    chance = np.random.default_rng(3)
    base = chance.normal(10, 5, 400)
    own = base + chance.normal(0.2, 1, 400)
    pairs, plain = Pairs(), Sums()
    for cut in (slice(0, 150), slice(150, None)):
        pairs.add(own[cut], base[cut])
    plain.add(own - base)
    found, expected = pairs.average(), plain.average()
    assert (found.value, found.low, found.high) == pytest.approx(
        (expected.value, expected.low, expected.high)
    )
    assert pairs.anytime().half_width == pytest.approx(plain.anytime().half_width)


def test_with_gaps_the_difference_is_that_of_the_means():
    """What is missing on one side only still counts on the other, so that the three numbers of a row agree."""
    pairs = Pairs()
    pairs.add(np.array([1.0, 2.0, np.nan, 6.0]), np.array([1.0, np.nan, np.nan, 2.0]))
    found = pairs.average()
    assert found.value == pytest.approx(pairs.own.mean - pairs.base.mean) == pytest.approx(1.5)
    assert found.count == 4


def test_with_gaps_the_interval_holds():
    """Of 400 comparisons with gaps about one in twenty misses the true difference."""
    chance = np.random.default_rng(11)
    missed = 0
    for _ in range(400):
        base = chance.normal(0, 1, 300)
        own = base + chance.normal(0.5, 1, 300)
        own[chance.random(300) < 0.3] = np.nan
        base[chance.random(300) < 0.1] = np.nan
        pairs = Pairs()
        pairs.add(own, base)
        found = pairs.average()
        missed += not found.low <= 0.5 <= found.high
    assert 6 <= missed <= 36


def test_that_nothing_differed_does_not_prove_that_nothing_can():
    """Rates that were equal in every pair keep an interval as wide as for something never seen."""
    same = np.ones(1_000)
    pairs = Pairs(is_rate=True)
    pairs.add(same, same)
    assert pairs.average().value == 0
    assert pairs.average().half_width == pytest.approx(wilson(0, 1_000)[1])
    assert pairs.anytime().half_width == pytest.approx(anytime_rate(0, 1_000)[1])
    assert not pairs.anytime().excludes_zero
    differences = Sums()
    differences.add(same - same)
    assert differences.anytime(of_rates=True) == pairs.anytime()


def test_no_pairs_tell_nothing():
    """Before the first game nothing is excluded."""
    assert Pairs().anytime().low == -math.inf
    assert Pairs().average().high == math.inf
    assert Sums().anytime().high == math.inf


# ---------------------------------------------------------------- looking again and again


LOOKS = [500, 700, 900, 1_000, 1_300, 1_700, 2_000, 3_000, 4_000, 6_000, 8_000, 12_000, 16_000]


def ever_misses(truth, seed, draw, estimate, looks=LOOKS):
    """Say whether any of many looks at a growing series misses the truth."""
    chance, sums = np.random.default_rng(seed), Sums()
    for games in looks:
        sums.add(draw(chance, games - sums.count))
        found = estimate(sums)
        if not found.low <= truth <= found.high:
            return True
    return False


def test_a_mean_that_is_looked_at_again_and_again():
    """However often one looks at paired wins, fewer than one series in twenty ever misses the true difference."""

    def draw(chance, count):
        return chance.choice([-1, 0, 0, 0, 1], count)

    missed = sum(ever_misses(0, seed, draw, Sums.anytime) for seed in range(300))
    assert missed <= 0.05 * 300
    # The interval for a fixed number of games does not hold: the test can tell the two apart.
    assert sum(ever_misses(0, seed, draw, Sums.average) for seed in range(300)) > 0.10 * 300


@pytest.mark.parametrize("rate", [0.003, 0.25, 0.5])
def test_a_rate_that_is_looked_at_again_and_again(rate):
    """However often one looks, fewer than one series in twenty ever misses the true rate, rare things included."""

    def draw(chance, count):
        return chance.random(count) < rate

    looks = [10, 20, 50, 100, 200, *LOOKS]
    missed = sum(ever_misses(rate, seed, draw, Sums.anytime_rate, looks) for seed in range(200))
    assert missed <= 0.05 * 200


def test_the_price_of_looking_is_small():
    """A sequence is wider than the interval for a fixed number of games, but not twice as wide."""
    sums = Sums()
    sums.add(np.arange(10_000) % 2)
    assert 1 < sums.anytime().half_width / sums.average().half_width < 2
    assert 1 < sums.anytime_rate().half_width / sums.rate().half_width < 2


def test_rates_that_were_never_or_always_seen():
    """An interval for any stop reaches 0 or 1 where that was all that was seen, and all of it without games."""
    assert anytime_rate(0, 0) == (0.0, 1.0)
    assert anytime_rate(0, 100)[0] == 0.0
    assert anytime_rate(100, 100)[1] == 1.0
    assert anytime_rate(100, 100)[0] == pytest.approx(1 - anytime_rate(0, 100)[1])
