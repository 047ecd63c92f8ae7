"""Rows of numbers: what the compiler is told to do at once is what plain NumPy does."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from engine.play import rows


@numba.njit
def highest_within(row, masks):
    """Ask the compiled form."""
    return rows.highest_within(row, masks)


@numba.njit
def equal_within(row, masks, number):
    """Ask the compiled form."""
    return rows.equal_within(row, masks, number)


@numba.njit
def gained(out, number, found, first, ways, factor):
    """Ask the compiled form, twice in a row."""
    row = rows.plus_gained(rows.filled_with(number), found, first, ways, factor)
    rows.kept_in(out, rows.plus_gained(row, found, first, ways, 1))


@numba.njit
def highest_sum(ones, twos, less):
    """Ask the compiled form for the highest of several sums."""
    highest = rows.filled_with(-(1 << 31))
    for i in range(len(ones)):
        highest = rows.higher_of(highest, rows.sums_of(ones[i], twos[i], less))
    return rows.highest_in(highest)


@numba.njit
def places_from(one, two, less, least):
    """Ask the compiled form where sums reach a number."""
    return rows.places_from(rows.sums_of(one, two, less), least)


@numba.njit
def places_of(number, array):
    """Ask the compiled form where a number is."""
    return rows.places_of(number, array)


@pytest.fixture
def chance():
    """Give numbers that are the same every time."""
    return np.random.default_rng(5)


def short_rows(chance, *shape):
    """Give short numbers of which a few can be added up."""
    return chance.integers(-(1 << 28), 1 << 28, (*shape, rows.LENGTH), np.int32)


def test_the_highest_of_six(chance):
    """Each of six numbers counts, as far as its mask lets it."""
    for place in range(rows.SIX):
        row, masks = chance.integers(0, 1 << 60, (2, rows.SIX))
        row[place], masks[place] = (1 << 62) + place, -1
        assert highest_within(row, masks) == (row & masks).max() == row[place]
        masks[place] = 0
        assert highest_within(row, masks) == (row & masks).max() < 1 << 60


def test_the_equal_ones_of_six(chance):
    """Each of six numbers that is equal under its mask has its bit, and no other has."""
    for places in range(1 << rows.SIX):
        row, masks = chance.integers(1, 1 << 60, (2, rows.SIX))
        for place in range(rows.SIX):
            row[place], masks[place] = (7 << 20, 7 << 20) if places >> place & 1 else (3 << 20, 7 << 20)
        assert equal_within(row, masks, 7 << 20) == places


def test_looked_up_and_added(chance):
    """Every number of a row grows by what is found for it, less what is found without it, times the same."""
    for _ in range(20):
        found = chance.integers(-1000, 1000, (3, 20), np.int32)
        ways, out = chance.integers(-20, 20, rows.LENGTH, np.int32), np.zeros(rows.LENGTH, np.int32)
        gained(out, 123, found, 27, ways, -45)
        assert out.tolist() == (123 - 44 * (found.ravel()[27 + ways] - found.ravel()[27])).tolist()


def test_the_highest_of_many_sums(chance):
    """Of all places of all sums the highest is found."""
    for _ in range(20):
        ones, twos = short_rows(chance, 2, 5)
        less = short_rows(chance)
        assert highest_sum(ones, twos, less) == (ones + twos - less).max()


def test_sums_that_reach_a_number(chance):
    """Each place has its bit if its sum is at least the number."""
    for _ in range(20):
        one, two, less = short_rows(chance, 3)
        sums = one + two - less
        for least in [int(value) + more for value in sums for more in (-1, 0, 1)]:
            wanted = sum(1 << place for place in range(rows.LENGTH) if sums[place] >= least)
            assert places_from(one, two, less, least) == wanted


def test_where_a_byte_is(chance):
    """Every place of forty bytes is looked at, and none behind them."""
    for _ in range(50):
        array = chance.integers(0, 4, rows.FORTY + 8).astype(np.uint8)
        expected = [place for place in range(rows.FORTY) if array[place] == 2]
        found = int(places_of(2, array))
        assert [place for place in range(64) if found >> place & 1] == expected
