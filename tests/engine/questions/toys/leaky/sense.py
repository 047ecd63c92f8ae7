"""What Leaky forbids."""

from engine.texts.problem import Problem
from engine.texts.variant import Variant


def check(variant: Variant) -> list[Problem]:
    """Find a trap that everybody steps into at once."""
    if variant.values.get("trap") == 1:
        return [variant.at(("trap",)).problem("trap-at-start", "The trap is right at the start.")]
    return []
