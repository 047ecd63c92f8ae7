"""What is so of High Card whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="high-card",
    title="High Card",
    summary="Three tricks between two players, the higher card wins each.",
    least_players=2,
    most_players=2,
    base="plain",
    usual_variant="plain",
    usual_players=2,
)
