"""The words of a variant of 7 Samurai, each in the place that is its number in the kernel; loads without NumPy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

SYMBOLS = ("hat", "farm", "doll", "none")
GROUPS = ("plunderers", "lieutenants", "bosses")
PENALTIES = (
    "barricade",
    "wound",
    "intruder",
    "no-defend",
    "no-support",
    "left-draws",
    "right-draws",
    "must-pass",
    "reinforce",
    "no-talent",
    "lose-defence",
)
TALENTS = (
    "none",
    "give-even",
    "give-odd",
    "ignore-even",
    "ignore-odd",
    "fight-twice",
    "dismiss-same",
    "redraw",
)
# The order in which the effects of one power take place, as the rules list them.
EFFECTS = ("rout", "expel", "build", "scout", "move", "strike", "lend", "heal")
SIDES = ("human", "animal")
BACKS = ("family", "farm", "barricade", "wound")
BONUSES = ("heal", "barricade", "intruder")
REASONS = ("", "held", "death", "farms", "families", "turn-limit")

# What fits into the kernel's records.
MOST_CARDS = 128
MOST_BOARDS = 16
MOST_SEATS = 7
MOST_FARMS = 24
MOST_FAMILIES = 12
MOST_ROUNDS = 5
TURN_LIMIT = 1000


def seats_in(values: Mapping[str, Any], players: int) -> int:
    """Give how many samurai are in play: one for each player, and several for one who plays alone.

    >>> seats_in({"solo": {"samurai": 2}}, 1), seats_in({"solo": {"samurai": 2}}, 4)
    (2, 4)
    """
    return int(values["solo"]["samurai"]) if players == 1 else players
