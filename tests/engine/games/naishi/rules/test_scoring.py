"""Scoring from data: every row of the rulebook's table, the copying cards, and the pad against the compiled sums."""

from __future__ import annotations

import random

import numpy as np
import pytest

from engine.agents import lineup_of
from engine.games import find
from engine.games.naishi.pad import counted_cards, territory, total_of
from engine.play.rules import canonical
from engine.play.verdict import UnreadableEnding
from tests.engine.games.naishi.conftest import rules_of

EMPTY = "mountain mountain mountain mountain mountain"
# The mountains that fill these territories are -5 in all, and 5 where there is exactly one.
ROWS = [
    (
        "mountain naishi naishi naishi naishi",
        "naishi naishi naishi naishi naishi",
        5 + 12 + 8,
        "one mountain is 5",
    ),
    (EMPTY, EMPTY, -5, "two mountains or more are -5 in all"),
    ("mountain mountain naishi mountain mountain", EMPTY, 12 - 5, "a naishi in the middle of the row"),
    (EMPTY, "mountain mountain naishi mountain mountain", 8 - 5, "a naishi in the middle of the hand"),
    ("naishi mountain mountain naishi naishi", EMPTY, -5, "a naishi elsewhere"),
    ("advisor advisor advisor advisor advisor", EMPTY, 15 - 5, "advisors by column in the row"),
    (EMPTY, "advisor advisor advisor advisor advisor", 15 - 5, "advisors by column in hand"),
    (
        "naishi advisor mountain mountain mountain",
        "mountain naishi mountain mountain mountain",
        4 + 8 - 5,
        "an advisor beside two",
    ),
    ("sentinel mountain sentinel mountain mountain", EMPTY, 6 - 5, "sentinels that stand alone"),
    ("sentinel sentinel mountain mountain mountain", EMPTY, -5, "sentinels side by side"),
    (
        "sentinel mountain mountain mountain mountain",
        "sentinel mountain mountain mountain mountain",
        -5,
        "one above the other",
    ),
    (
        "sentinel sentinel fort mountain mountain",
        "mountain fort mountain mountain mountain",
        8 - 5,
        "forts count in any case",
    ),
    ("mountain monk mountain mountain mountain", EMPTY, -5, "a monk in the row"),
    (EMPTY, "mountain monk mountain monk mountain", 10 - 5, "monks in hand"),
    (
        "mountain monk torii mountain mountain",
        "mountain torii mountain mountain mountain",
        4 + 0 - 5,
        "torii beside a monk in the row",
    ),
    (
        "banner mountain mountain mountain mountain",
        "horseman mountain mountain horseman mountain",
        3 + 13 + 3 - 5,
        "a horseman under a banner",
    ),
    (
        "horseman mountain mountain mountain mountain",
        "banner mountain mountain mountain mountain",
        -5,
        "a banner under a horseman",
    ),
    ("fort fort mountain fort fort", "fort mountain mountain mountain fort", 24 - 5, "forts in the corners"),
    ("torii mountain mountain mountain mountain", EMPTY, -5 - 5, "one torii"),
    ("torii torii mountain mountain mountain", EMPTY, 0 - 5, "two torii"),
    ("torii torii torii mountain mountain", EMPTY, 30 - 5, "three torii"),
    ("torii torii torii torii mountain", EMPTY, 30 - 5, "four torii are 30 too"),
    ("rice mountain rice mountain mountain", EMPTY, 0 - 5, "single fields"),
    ("rice rice mountain mountain mountain", EMPTY, 10 - 5, "two fields"),
    (
        "rice rice mountain mountain mountain",
        "mountain rice mountain rice mountain",
        20 - 5,
        "three round a corner, and one",
    ),
    ("rice rice mountain rice rice", EMPTY, 20 - 5, "two groups of two"),
    ("rice rice rice rice rice", EMPTY, 30 - 5, "four or more"),
    ("mountain banner mountain mountain mountain", EMPTY, 3 - 5, "a banner in the row"),
    ("mountain banner mountain mountain banner", EMPTY, 8 - 5, "two banners in the row"),
    (EMPTY, "mountain banner mountain mountain banner", -5, "banners in hand"),
    ("fort sentinel advisor banner rice", "fort mountain naishi rice rice", 62, "the rulebook's example"),
]


@pytest.mark.parametrize(("row", "hand", "points", "what"), ROWS, ids=[row[3] for row in ROWS])
def test_every_row_of_the_table(base, row, hand, points, what):
    """Each card scores what the rulebook says."""
    assert total_of(territory(base.variant, [*row.split(), *hand.split()])) == points, what


@pytest.mark.parametrize(("types", "points"), [(7, 0), (8, 8), (9, 15), (10, 45)])
def test_a_ronin_counts_types(base, types, points):
    """Ronins score by the different types, mountain and ninja left out."""
    names = ["ronin", "naishi", "sentinel", "monk", "horseman", "fort", "torii", "rice", "banner", "advisor"]
    cards = [*names[:types], *["mountain"] * (10 - types)]
    random.Random(types).shuffle(cards)
    pad = territory(base.variant, cards)
    assert pad["types"] == types
    assert pad["by_card"]["ronin"] == points


def test_a_ninja_becomes_what_brings_most(base):
    """A ninja beside a fort becomes a sentinel, and then has its colour and counts for its neighbours."""
    pad = territory(base.variant, ["fort", "ninja", "sentinel", *["mountain"] * 7])
    # As a sentinel it would stand beside the other: 4 for the fort, nothing for either alone.
    assert pad["copies"] == [{"place": 1, "copies": "sentinel"}]
    assert pad["places"][:3] == [6, 4, 0]
    assert counted_cards(pad)[1] == "sentinel"


def test_a_ninja_without_anybody_to_copy_is_worth_nothing(base):
    """It stays a ninja, without points and without a colour."""
    pad = territory(base.variant, ["ninja", "ninja", "fort", *["mountain"] * 7])
    assert pad["copies"] == [{"place": 0, "copies": None}, {"place": 1, "copies": None}]
    assert pad["by_card"] == {"mountain": -5, "ninja": 0, "fort": 0}


def test_equal_copies_go_by_the_order_of_cards(base):
    """Between equal totals the first card of the variant is copied, by the lower place first."""
    pad = territory(base.variant, ["ninja", "ninja", "monk", "horseman", *["mountain"] * 6])
    assert [each["copies"] for each in pad["copies"]] == ["monk", "monk"]


def test_two_ninjas_choose_together(base):
    """What one becomes may pay only by what the other becomes."""
    pad = territory(base.variant, ["mountain", "ninja", "ninja", "naishi", "advisor", *["mountain"] * 5])
    assert {each["copies"] for each in pad["copies"]} == {"naishi", "advisor"}


@pytest.mark.parametrize("agent", ["random", "greedy"])
@pytest.mark.parametrize("variant", ["base", "marathon"])
def test_lines_and_pads_agree(variant, agent):
    """The compiled lines are the canonical JSON of the pads, which are counted apart from them."""
    rules = rules_of(variant)
    results = np.zeros(200, rules.kernel.RESULT)
    lineup_of(rules, [agent, agent]).play(results, 11)
    told = list(rules.results(results))
    assert rules.result_lines(results) == "".join(f"{canonical(each)}\n" for each in told).encode()
    for each in told:
        for seat, pad in enumerate(each["territories"]):
            handicap = rules.variant["scoring"]["handicap"][seat]
            assert each["scores"][seat] == total_of(pad) + handicap == sum(pad["by_card"].values()) + handicap


def test_winners_by_points_colours_and_together(base):
    """More points win; then more colours; who is left shares."""
    game = find("naishi")
    fort = "fort mountain mountain mountain mountain"

    def verdict(*rows):
        return game.judge(
            base.variant, {"territories": [{"row": row.split(), "hand": EMPTY.split()} for row in rows]}
        )

    assert verdict(fort, EMPTY).winners == (0,)
    assert verdict("mountain fort mountain mountain mountain", EMPTY).winners == (0,)
    tied = verdict(EMPTY, EMPTY)
    assert tied.winners == (0, 1)
    assert [step.stage for step in tied.steps] == ["territory", "territory", "points", "colours", "result"]


def test_the_words_of_a_territory(base):
    """`daimyo score` is told a row and a hand, one seat's or both, and says what it does not understand."""
    game = find("naishi")
    example = {"row": "fort sentinel advisor banner rice", "hand": "fort mountain naishi rice rice"}
    told = game.judge(base.variant, game.read_ending(base.variant, example)).told
    assert (told["total"], told["colours"], told["types"]) == (62, 7, 6)
    both = {key: f"{text}, {EMPTY}" for key, text in example.items()}
    assert game.judge(base.variant, game.read_ending(base.variant, both)).winners == (0,)
    for words, reason in [
        ({"row": EMPTY}, "both lines"),
        ({"row": "fort", "hand": EMPTY}, "5 cards, not 1"),
        ({"row": EMPTY, "hand": "fort fort fort fort fortt"}, "Did you mean `fort`"),
        ({"row": f"{EMPTY},{EMPTY}", "hand": EMPTY}, "one comma"),
    ]:
        with pytest.raises(UnreadableEnding, match=reason):
            game.read_ending(base.variant, words)
