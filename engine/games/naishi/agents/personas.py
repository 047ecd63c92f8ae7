"""One-sided ways to play Naishi, made from what greedy may hope for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.play.personas import scaled

# Greedy itself counts sure points alone, so that whoever hopes for anything beats it: what others are measured by hopes
# for everything. Among such players none that makes three times as much of one hope, or nothing of it, does better.
HOPES: Mapping[str, Any] = {
    "developed": 1,
    "group": 2,
    "copy": 1,
    "set": [18, 27],
    "types": [0, 0, 0, 0, 1, 2, 5, 6, 8],
}


def personas(weights: Mapping[str, Any]) -> dict[str, Any]:
    """Give who hopes for everything as the balanced one, and eight who make too much of one thing or too little."""
    hopes = {**HOPES, **weights.get("hopes", {})}

    def hoping(**other: Any) -> dict[str, Any]:
        return {**weights, "hopes": {**hopes, **other}}

    return {
        "balanced": hoping(),
        # Takes what counts now, as if the game ended with this turn.
        "points": {"points": weights["points"]},
        # Hopes for everything much more than it counts what lies there.
        "patient": {"points": weights["points"], "hopes": scaled(hopes, 3)},
        # Wants places without a mountain, whatever lies there.
        "developer": hoping(developed=scaled(hopes["developed"], 3)),
        # Lays the same beside the same.
        "fields": hoping(group=scaled(hopes["group"], 3)),
        # Collects what copies others.
        "copies": hoping(copy=scaled(hopes["copy"], 3)),
        # Collects what must be complete to be worth anything; and who never does.
        "sets": hoping(set=scaled(hopes["set"], 3)),
        "no sets": hoping(set=scaled(hopes["set"], 0)),
        # Wants one of everything.
        "types": hoping(types=scaled(hopes["types"], 3)),
    }
