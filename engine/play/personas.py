"""One-sided ways to play, made from an agent's weights: a group of them left out, or made too much of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TOO_MUCH = 3


def scaled(weights: Any, factor: float) -> Any:
    """Give weights times a factor, in whole numbers.

    >>> scaled({"a": 10, "b": [1, 2]}, 3)
    {'a': 30, 'b': [3, 6]}
    """
    if isinstance(weights, Mapping):
        return {key: scaled(value, factor) for key, value in weights.items()}
    if isinstance(weights, list):
        return [scaled(value, factor) for value in weights]
    return int(weights * factor)


def by_groups(weights: Mapping[str, Any]) -> dict[str, Any]:
    """Give for each group of weights somebody who makes too much of it, and somebody who ignores it.

    >>> sorted(by_groups({"take": {"a": 1}}))
    ['less take', 'more take']
    """
    found = {}
    for group in weights:
        found[f"more {group}"] = {**weights, group: scaled(weights[group], TOO_MUCH)}
        found[f"less {group}"] = {**weights, group: scaled(weights[group], 0)}
    return found
