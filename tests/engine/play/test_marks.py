"""Rows of bytes: what is written eight at a time is what would be written one by one."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from engine.play import marks
from engine.play.kernel import word


@numba.njit
def unmark(row, at, count):
    """Ask the compiled form."""
    marks.unmark(row, at, count)


@pytest.mark.parametrize("count", [0, 1, 7, 8, 9, 31, 63, 64])
def test_bits_become_bytes(count):
    """So many of a word's bits are written as zeros and ones, and nothing beside them."""
    chance = np.random.default_rng(count)
    for _ in range(20):
        bits = int(chance.integers(0, 1 << 64, dtype=np.uint64))
        row = np.full(80, 7, np.uint8)
        marks.mark_bits(row, 5, word(bits), count)
        assert row[5 : 5 + count].tolist() == [bits >> place & 1 for place in range(count)]
        assert (row[:5] == 7).all()
        assert (row[5 + count :] == 7).all()


def test_what_was_marked_is_taken_back():
    """Zeros are written where they are wanted, and nowhere else."""
    row = np.ones(9, np.uint8)
    unmark(row, 2, 4)
    assert row.tolist() == [1, 1, 0, 0, 0, 0, 1, 1, 1]
