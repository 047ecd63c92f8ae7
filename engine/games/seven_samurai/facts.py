"""What is so of 7 Samurai whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="seven-samurai",
    title="7 Samurai",
    summary="Antoine Bauza's 7 Samurai: a team holds a village against raiders, all together or not at all.",
    least_players=1,
    most_players=7,
    base="normal",
    usual_variant="normal",
    usual_players=4,
    is_cooperative=True,
    is_open=True,
    essence=("raiders.cards.*.group", "samurai.boards.*.talent"),
    ending={"village": 'What is left of a village that was held: "farms:4 families:2 wounded:1".'},
)
