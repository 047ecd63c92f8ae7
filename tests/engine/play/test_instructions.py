"""Words of bits: what one instruction finds is what counting finds, on every processor."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from engine.play import kernel
from engine.play.instructions import SELECTS, nth_selected
from engine.play.instructions import highest as kernel_highest


@numba.njit
def selected(bits, n):
    """Ask the one instruction."""
    return nth_selected(bits, n)


@numba.njit
def highest(bits):
    """Ask for the highest bit."""
    return kernel_highest(bits)


@numba.njit
def by_bytes(bits, n):
    """Ask the way of processors without it."""
    return _by_bytes(bits, n)


@numba.njit
def by_steps(bits, n):
    """Ask their way for few bits."""
    return _by_steps(bits, n)


_by_bytes, _by_steps = kernel.rule(kernel._nth_by_bytes), kernel.rule(kernel._nth_by_steps)
WAYS = [by_bytes, by_steps, *([selected] if SELECTS else [])]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_the_nth_bit_of_a_word(way):
    """Every way of finding the n-th bit of a word counts as a list of its places does."""
    chance = np.random.default_rng(3)
    words = [1, 1 << 63, (1 << 64) - 1, *map(int, chance.integers(1, 1 << 64, 40, np.uint64))]
    words += [word & other or 1 for word, other in zip(words, words[::-1], strict=True)]
    for word in words:
        places = [place for place in range(64) if word >> place & 1]
        assert [way(np.uint64(word), n) for n in range(len(places))] == places


def test_the_highest_bit_of_a_word():
    """The highest bit is found wherever it is, whatever is set below."""
    for place in range(64):
        assert highest(np.uint64(1 << place)) == highest(np.uint64((1 << place + 1) - 1)) == place
