"""Who is in a team: which samurai were dealt, and variants in which two trade places or one lacks a part of his."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.games.seven_samurai.terms import SIDES
from engine.metrics.statistics import Array


def present(dealt: Array, boards: int) -> Array:
    """Say which samurai sat in each game, a row for each; seats go over the columns of `dealt`.

    >>> present(np.array([[2, 0], [1, 2]]), 3).tolist()
    [[True, False, True], [False, True, True]]
    """
    found: Array = (dealt[:, :, None] == np.arange(boards)).any(axis=1)
    return found


def exchanged(values: Mapping[str, Any], one: str, other: str) -> dict[str, Any]:
    """Give a variant in which two samurai trade places in the deal, and everything else stays as it is."""
    trade = {one: other, other: one}
    boards = values["samurai"]["boards"]
    return _with_boards(values, {trade.get(name, name): boards[trade.get(name, name)] for name in boards})


def without_parts(values: Mapping[str, Any], name: str) -> dict[str, dict[str, Any]]:
    """Give the variant without a samurai's talent, and without the power of both his sides."""
    boards = values["samurai"]["boards"]
    board = boards[name]
    changed = {
        "talent": {**board, "talent": "none"},
        "power": {**board, **{side: {**board[side], "power": {}} for side in SIDES}},
    }
    return {part: _with_boards(values, {**boards, name: one}) for part, one in changed.items()}


def _with_boards(values: Mapping[str, Any], boards: dict[str, Any]) -> dict[str, Any]:
    return {**values, "samurai": {**values["samurai"], "boards": boards}}
