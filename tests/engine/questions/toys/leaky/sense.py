"""Leaky has no contradictions."""

from engine.texts.problem import Problem
from engine.texts.variant import Variant


def check(variant: Variant) -> list[Problem]:
    """Find nothing."""
    return []
