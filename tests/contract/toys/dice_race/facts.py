"""What is so of Dice Race whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="dice-race",
    title="Dice Race",
    summary="Roll on or bank what was rolled: a one loses it, and the first at the goal wins.",
    least_players=2,
    most_players=4,
    base="short",
    usual_variant="short",
    usual_players=3,
    is_open=True,
)
