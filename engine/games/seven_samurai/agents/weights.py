"""The weights of greedy's evaluation: how an agent's file says them, and how the kernel holds them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

# What each part of `weights: seven-samurai` names, in thousandths of the unit that all values share.
PARTS: Mapping[str, tuple[str, ...]] = {
    "barricade": ("many", "two", "one", "farm", "few_farms", "last_farm"),
    "wound": ("first", "turning", "animal", "deadly"),
    "penalty": (
        "intruder",
        "no_defend",
        "no_support",
        "draws",
        "must_pass",
        "reinforce",
        "no_talent",
        "lose_defence",
        "again",
        "ignore",
        "apply",
    ),
    "attack": ("value", "kiai", "beaten", "near", "penalty", "kiai_penalty", "beaten_penalty"),
    "defend": ("hat", "farm", "doll", "hat_near_turn", "hat_near_death", "few_farms", "last_family"),
    "action": ("fight", "support", "whom", "pass", "pass_raiders", "pass_missing"),
    "card": ("dismiss", "redraw", "give", "again"),
    "power": (
        "use",
        "move_penalty",
        "move_freed",
        "strike_penalty",
        "strike_freed",
        "lend_next",
        "heal_death",
        "spare_heal",
    ),
    "open": ("give", "ignore", "twice", "dismiss", "redraw", "most_early", "most_a_round"),
}
NAMES = tuple(f"{part}_{name}" for part, names in PARTS.items() for name in names)
WEIGHTS = np.dtype((np.record, [(name, "<i8") for name in NAMES]))


def lower(values: Mapping[str, Any]) -> np.record:
    """Make the kernel's weights of what an agent's file says under `weights: seven-samurai`."""
    weights: np.record = np.zeros(1, WEIGHTS)[0]
    for part, names in PARTS.items():
        for name in names:
            weights[f"{part}_{name}"] = values[part][name]
    return weights
