"""Rows of numbers: what the compiler is told to do at once is what plain NumPy does."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from engine.play import rows


@numba.njit
def some_sum_reaches(least, one, two, less):
    """Ask the compiled form."""
    return rows.some_sum_reaches(least, one, two, less)


@numba.njit
def highest_within(row, masks):
    """Ask the compiled form."""
    return rows.highest_within(row, masks)


@numba.njit
def add_looked_up(row, found, first, steps, less, factor):
    """Ask the compiled form."""
    rows.add_looked_up(row, found, first, steps, less, factor)


@pytest.fixture
def chance():
    """Give numbers that are the same every time."""
    return np.random.default_rng(5)


def test_a_sum_that_reaches(chance):
    """Some sum of two rows less a third reaches a number up to the highest of them, and none a higher one."""
    for _ in range(20):
        one, two, less = chance.integers(-(1 << 61), 1 << 61, (3, rows.LENGTH))
        highest = int((one + two - less).max())
        for least in (highest - 1, highest, highest + 1):
            assert some_sum_reaches(least, one, two, less) == (least <= highest)


def test_the_highest_of_six(chance):
    """Each of six numbers counts, as far as its mask lets it."""
    for place in range(rows.SIX):
        row, masks = chance.integers(0, 1 << 60, (2, rows.SIX))
        row[place], masks[place] = (1 << 62) + place, -1
        assert highest_within(row, masks) == (row & masks).max() == row[place]
        masks[place] = 0
        assert highest_within(row, masks) == (row & masks).max() < 1 << 60


def test_looked_up_and_added(chance):
    """Every number of a row grows by what is found for it, less the same and times the same."""
    for _ in range(20):
        found, steps = chance.integers(-1000, 1000, 30), chance.integers(0, 20, rows.LENGTH)
        row = chance.integers(-(1 << 40), 1 << 40, rows.LENGTH)
        wanted = row + (found[7 + steps] - 31) * -45
        add_looked_up(row, found, 7, steps, 31, -45)
        assert row.tolist() == wanted.tolist()
