"""What is so of Lifeboat whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="lifeboat",
    title="Lifeboat",
    summary="One to seven row together and reach the shore or do not.",
    least_players=1,
    most_players=7,
    base="calm",
    usual_variant="calm",
    usual_players=3,
    is_cooperative=True,
)
