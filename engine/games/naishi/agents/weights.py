"""The weights of greedy's evaluation: how an agent's file says them, and how the kernel holds them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from engine.games.naishi.rules.state import MAX_TYPES, PLACES

_WEIGHT = "<i8"

WEIGHTS = np.dtype(
    (
        np.record,
        [
            ("points", _WEIGHT),
            ("hopes", _WEIGHT),  # whether there are any
            ("developed", _WEIGHT),
            ("group", _WEIGHT),
            ("copying", _WEIGHT),
            ("set", _WEIGHT, (PLACES + 1,)),
            ("types", _WEIGHT, (MAX_TYPES,)),
        ],
    )
)


def lower(values: Mapping[str, Any]) -> np.record:
    """Make the kernel's weights of what an agent's file says under `weights: naishi`."""
    weights: np.record = np.zeros(1, WEIGHTS)[0]
    weights.points = values["points"]
    hopes = values.get("hopes", {})
    weights.developed, weights.group, weights.copying = (
        hopes.get(name, 0) for name in ("developed", "group", "copy")
    )
    _fill(weights.set[1:], hopes.get("set", ()))
    _fill(weights.types[1:], hopes.get("types", ()))
    numbers = (weights.developed, weights.group, weights.copying, *weights.set, *weights.types)
    weights.hopes = any(int(number) for number in numbers)
    return weights


def _fill(room: Any, values: Sequence[int]) -> None:
    """Write a list for 1, 2, 3 ...; beyond its end nothing more is hoped for."""
    room[: len(values)] = values
