"""What is so of the game of shapes."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="shapes",
    title="Shapes",
    summary="Every shape of value.",
    least_players=1,
    most_players=7,
    base="all",
    usual_variant="all",
    usual_players=2,
)
