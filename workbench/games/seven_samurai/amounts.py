"""What the numbers of a variant that grow with the samurai give for so many players."""

from __future__ import annotations

from typing import Any

from engine.texts.source import Route
from workbench.rules.variant_text import at


def amount(values: Any, route: Route, samurai: int) -> tuple[int, bool]:
    """Give the number that a value gives for so many samurai, and whether its group has fewer cards than that."""
    said = at(values, route)
    each, more = (said.get(key) for key in ("per_player", "plus")) if isinstance(said, dict) else (0, 0)
    number = max(0, (each if isinstance(each, int) else 0) * samurai + (more if isinstance(more, int) else 0))
    cards = at(values, ("raiders", "cards"))
    if route[0] != "raiders" or not isinstance(cards, dict):
        return number, False
    there = sum(isinstance(card, dict) and card.get("group") == route[-1] for card in cards.values())
    return min(number, there), number > there


def seated(values: Any, players: int) -> int:
    """Give how many samurai so many people play: one who is alone plays several."""
    alone = at(values, ("solo", "samurai"))
    return alone if players == 1 and isinstance(alone, int) else players
