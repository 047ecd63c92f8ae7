"""What is so of Naishi whatever the variant."""

from __future__ import annotations

from engine.play.facts import Facts

FACTS = Facts(
    name="naishi",
    title="Naishi",
    summary="M. Bieri and A. Fortineau's Naishi: two territories, a river of five piles, an imperial court.",
    least_players=2,
    most_players=2,
    base="base",
    usual_variant="base",
    usual_players=2,
    essence=("cards.*.kind", "cards.*.copies"),
    ending={
        "row": 'The five cards of a row: "fort sentinel advisor banner rice"; with a comma the other seat\'s too.',
        "hand": 'The five cards of a hand, in the same columns: "fort mountain naishi rice rice".',
    },
)
