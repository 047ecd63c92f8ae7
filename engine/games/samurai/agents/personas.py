"""One-sided ways to play Samurai, made from the weights of greedy play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.play.personas import scaled


def personas(weights: Mapping[str, Any]) -> dict[str, Any]:
    """Give six who make too much of one thing."""
    claim, race, keep = weights["claim"], weights["race"], weights["keep"]
    return {
        # Takes what can be taken now and spends whatever it has.
        "rush": {
            **weights,
            "claim": {**claim, "captured": 2 * claim["captured"], "closeness": [60, 30, 10, 5, 2, 1]},
            "keep": scaled(keep, 0.2),
        },
        # Keeps strong and fast tokens to the end.
        "hoard": {**weights, "keep": scaled(keep, 4)},
        # Plays against others more than for itself.
        "block": {
            **weights,
            "claim": {
                **claim,
                "lost": 3 * claim["lost"],
                "behind": scaled(claim["behind"], 3),
                "tied": abs(claim["tied"]),
            },
        },
        # Wants the type it leads in and no other.
        "one type": {
            **weights,
            "race": {
                **race,
                "ahead": scaled(race["ahead"], 3),
                "behind": scaled(race["behind"], 0.2),
                "level": race["level"] // 2,
            },
        },
        # Takes from every type as much as from any other.
        "spread": {**weights, "race": {**race, **{key: _even(race[key]) for key in race}}},
        # Starts where nobody is yet, long before a settlement is full.
        "early": {**weights, "claim": {**claim, "closeness": [10, 15, 25, 30, 30, 30]}},
    }


def _even(value: Any) -> Any:
    return [100] * len(value) if isinstance(value, list) else 100
