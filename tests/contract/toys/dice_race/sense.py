"""Whether the values of a Dice Race make sense together."""

from __future__ import annotations

from engine.texts.problem import Problem
from engine.texts.variant import Variant


def check(variant: Variant) -> list[Problem]:
    """Find a goal that one roll of the die reaches."""
    goal, faces = variant.values.get("goal"), variant.values.get("faces")
    if isinstance(goal, int) and isinstance(faces, int) and goal <= faces:
        message = f"One roll reaches the goal: it is {goal}, and the die has {faces} faces."
        return [variant.at(("goal",)).problem("goal-too-near", message)]
    return []
