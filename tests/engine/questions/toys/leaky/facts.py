"""What is so of Leaky whatever the variant."""

from engine.play.facts import Facts

FACTS = Facts(
    name="leaky",
    title="Leaky",
    summary="Go one, two or three steps; who is first at the goal wins.",
    least_players=2,
    most_players=4,
    base="tight",
    usual_variant="tight",
    usual_players=3,
    is_open=True,
)
