"""The numbers by which a search learns: what is measured, with the seats one by one where their spread is asked for.

How far the luckiest seat is from the unluckiest says little about what a change does; how often each of them wins says
it all. Shares of the wins are told as logarithms, since what a change does multiplies them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

import numpy as np

from engine.metrics.statistics import Array
from engine.questions.search.race import SPREAD, Measured, Outcome, loss

# Stands for a share of nothing, whose logarithm there is not, in games.
HALF = 0.5


def numbers(outcome: Outcome, measures: Sequence[str]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Give what was measured of a candidate as numbers to learn by, and their standard errors."""
    values: list[float] = []
    errors: list[float] = []
    for name in measures:
        if name != SPREAD:
            values.append(outcome.measures[name].value)
            errors.append(outcome.measures[name].error)
            continue
        for share in outcome.shares:
            kept = min(max(share, HALF / outcome.games), 1 - HALF / outcome.games)
            values.append(float(np.log(kept)))
            errors.append(sqrt((1 - kept) / kept / outcome.games))
    return tuple(values), tuple(errors)


def judge(
    rows: Array,
    measures: Sequence[str],
    objectives: Sequence[Mapping[str, Any]],
    constraints: Sequence[Mapping[str, Any]],
) -> tuple[Array, Array]:
    """Give the losses of rows of such numbers, and how many constraints each breaks."""
    columns: dict[str, Array] = {}
    seats = rows.shape[1] - sum(name != SPREAD for name in measures)
    at = 0
    for name in measures:
        if name == SPREAD:
            shares = np.exp(rows[:, at : at + seats])
            shares /= shares.sum(axis=1, keepdims=True)
            columns[name] = shares.max(axis=1) - shares.min(axis=1)
            at += seats
        else:
            columns[name] = rows[:, at]
            at += 1
    losses = [loss(each, columns[each["measure"]]) for each in objectives]
    broken = np.zeros(len(rows))
    for each in constraints:
        values = columns[each["measure"]]
        broken += (values < each.get("least", -np.inf)) | (values > each.get("most", np.inf))
    return np.stack(losses, axis=1), broken


def pooled(one: Outcome, other: Outcome) -> Outcome:
    """Give what two lots of games of the same candidate say together."""
    games = one.games + other.games
    parts = one.games / games, other.games / games
    shares = tuple(parts[0] * a + parts[1] * b for a, b in zip(one.shares, other.shares, strict=True))
    measures = {}
    for name, first in one.measures.items():
        second = other.measures[name]
        value = parts[0] * first.value + parts[1] * second.value
        if name == SPREAD:
            # Of the seats that are farthest apart in all games, which need not be those of either lot.
            value = max(shares) - min(shares)
        error = sqrt((parts[0] * first.error) ** 2 + (parts[1] * second.error) ** 2)
        measures[name] = Measured(value, error)
    return Outcome(measures, games, False, shares)
