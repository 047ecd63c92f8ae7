"""What a search expects of candidates that nobody has played, learned from all that were: a Gaussian process.

Each number that was measured, such as a seat's share of the wins, is taken as a sum of what each choice does by itself,
and a smaller part that only like candidates share. Trials that were stopped early tell less, and count for less. It
knows nothing of games.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from engine.metrics.statistics import Array

# How much the choices by themselves may do, and how much more only like candidates share, in parts of the spread of
# what was measured; the pair that explains the trials best is taken.
STRENGTHS = tuple((own, shared) for own in (0.3, 1.0, 3.0, 10.0) for shared in (0.03, 0.1, 0.3))
# How far what only like candidates share reaches, in choices that differ.
REACH = 2.0
# So many trials are learned from at most: the last ones.
MOST_LEARNED = 600
# Keeps the arithmetic sound where trials are all alike.
LEAST_NOISE = 1e-4


class Likeness:
    """How alike candidates are, choice by choice: numbers by their distance, anything else if it is the same."""

    def __init__(self, options: Sequence[Sequence[Any]]) -> None:
        self._tables = [_table(each) for each in options]

    def between(self, one: Array, two: Array) -> Array:
        """Give the sum over the choices, for each of the one with each of the other."""
        total = np.zeros((len(one), len(two)))
        for place, table in enumerate(self._tables):
            total += table[np.ix_(one[:, place], two[:, place])]
        return total

    @property
    def most(self) -> int:
        """How alike a candidate is to itself."""
        return max(1, len(self._tables))


def _table(options: Sequence[Any]) -> Array:
    table = np.eye(len(options))
    width = max(1.0, (len(options) - 1) / 2)
    for one, a in enumerate(options):
        for two, b in enumerate(options):
            if _is_number(a) and _is_number(b):
                table[one, two] = np.exp(-abs(one - two) / width)
    return table


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


class Foresight:
    """What is expected of any candidate: a mean and a deviation for each number that is measured."""

    def __init__(
        self,
        likeness: Likeness,
        played: Array,
        numbers: Array,
        errors: Array,
        strengths: Sequence[tuple[float, float]] = (),
    ) -> None:
        self._likeness, self._played = likeness, played[-MOST_LEARNED:]
        numbers, errors = numbers[-MOST_LEARNED:], errors[-MOST_LEARNED:]
        self._middle, width = numbers.mean(axis=0), numbers.std(axis=0)
        self._width = np.where(width > 0, width, 1.0)
        alike = likeness.between(self._played, self._played)
        told = (numbers - self._middle) / self._width
        noise = (errors / self._width) ** 2 + LEAST_NOISE
        self._fits = [
            self._best(alike, told[:, each], noise[:, each], strengths[each : each + 1] or STRENGTHS)
            for each in range(told.shape[1])
        ]

    @property
    def strengths(self) -> list[tuple[float, float]]:
        """The strengths that explain each number best."""
        return [strengths for strengths, _, _ in self._fits]

    def _best(
        self, alike: Array, told: Array, noise: Array, tried: Sequence[tuple[float, float]]
    ) -> tuple[tuple[float, float], Array, Array]:
        roots = {
            strengths: np.linalg.cholesky(self._kernel(alike, strengths) + np.diag(noise))
            for strengths in tried
        }
        best = max(tried, key=lambda strengths: _likelihood(roots[strengths], told))
        # Thousands of candidates are looked at for each fit.
        inverse = np.linalg.inv(roots[best])
        return best, inverse, inverse.T @ (inverse @ told)

    def _kernel(self, alike: Array, strengths: tuple[float, float]) -> Array:
        own, shared = strengths
        most = self._likeness.most
        kernel: Array = 1.0 + own * alike / most + shared * np.exp((alike - most) / REACH)
        return kernel

    def of(self, genomes: Array) -> tuple[Array, Array]:
        """Give the means and the deviations, a row for each candidate."""
        alike = self._likeness.between(genomes, self._played)
        means, deviations = [], []
        for place, (strengths, inverse, weights) in enumerate(self._fits):
            kernel = self._kernel(alike, strengths)
            known = inverse @ kernel.T
            left = 1.0 + sum(strengths) - (known**2).sum(axis=0)
            means.append(self._middle[place] + self._width[place] * (kernel @ weights))
            deviations.append(self._width[place] * np.sqrt(np.maximum(left, 0.0)))
        return np.stack(means, axis=1), np.stack(deviations, axis=1)


def _likelihood(root: Array, told: Array) -> float:
    """Give how likely what was told is, as a logarithm."""
    half = np.linalg.solve(root, told)
    return -0.5 * float(half @ half) - float(np.log(np.diag(root)).sum())
