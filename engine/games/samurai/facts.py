"""What is so of Samurai whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="samurai",
    title="Samurai",
    summary="Reiner Knizia's Samurai: tokens surround settlements and capture their figures.",
    least_players=2,
    most_players=6,
    base="1998-english",
    usual_variant="2016",
    usual_players=4,
    usual_map="japan",
    ending={"captured": 'For each player: "helmet:3 buddha:2 rice:1, helmet:1 buddha:2 rice:4".'},
    bench_variant="2016",
    bench_changes=("figures.placement=random", "hand.first=random"),
    # Buddhas at sea would spread the seats less, but they are no ships.
    essence=("tokens.*.terrain", "tokens.*.influences", "tokens.*.action"),
)
