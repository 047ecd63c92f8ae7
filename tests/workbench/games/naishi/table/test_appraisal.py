"""What a territory is worth and why: the explanation adds up to what the rules count."""

from __future__ import annotations

import random

import pytest

from engine.games.naishi.pad import territory, total_of
from workbench.games.naishi.table.appraisal.worth_words import WorthWords
from workbench.games.naishi.table.side.tally_card import FOOT, HEAD, TIGHT_ROW, TallyCard, TallyRow
from workbench.games.naishi.table.spots import PLACES


@pytest.mark.parametrize("variant", ["base", "tame-jackpots", "marathon"])
def test_the_explanation_adds_up_to_the_score(played, variant):
    """Card by card, with sets and copies, thousands of terms give the points of the score pad."""
    appraiser = played(None, None, variant=variant, moves=4).appraiser
    chance = random.Random(variant)
    for _ in range(120):
        cards = [chance.choice(list(appraiser.cards)) for _ in range(PLACES)]
        found, pad = appraiser.of(cards, 0), territory(appraiser.rules.variant, cards)
        assert found.total - found.handicap == total_of(pad)
        assert found.by_card == pad["by_card"]
        assert found.types == pad["types"]
        assert [sum(term.points for term in worth.terms) for worth in found.worths] == pad["places"]
        assert sum(worth.points for worth in found.worths) == pytest.approx(total_of(pad))


def test_the_example_of_the_rulebook_in_words(played):
    """Each card of the 62-point example says why it is worth what it is."""
    appraiser = played(None, None, moves=4).appraiser
    row = ["fort", "sentinel", "advisor", "banner", "rice"]
    hand = ["fort", "mountain", "naishi", "rice", "rice"]
    found = appraiser.of(row + hand, 0)
    words = WorthWords(appraiser.cards)
    assert found.total == 62
    assert [words.short(worth) for worth in found.worths] == [
        *("corner", "3 + 4", "3 + 4", "only one", "20 for 3"),
        *("corner", "only one", "hand, centre", "20 for 3", "20 for 3"),
    ]
    assert words.long(found.worths[1]) == "3 + 4 fort"
    assert sorted(found.bonuses) == [(0, 1, 4), (2, 7, 4)]
    assert sorted(found.joints) == [(4, 9, "rice"), (8, 9, "rice")]


def test_a_copy_says_what_it_counts_as(played):
    """A ninja is told as the character that it copies for the most points."""
    appraiser = played(None, None, moves=4).appraiser
    cards = ["mountain", "torii", "mountain", "ninja", "mountain"]
    cards += ["monk", "torii", "torii", "mountain", "mountain"]
    found = appraiser.of(cards, 0)
    words = WorthWords(appraiser.cards)
    assert found.worths[3].counted == "monk"
    assert words.short(found.worths[3]) == "as monk"


@pytest.mark.parametrize("variant", ["base", "open-hands"])
def test_what_the_other_territory_may_be_worth(played, variant):
    """From what a seat has seen its points lie within a span; where all is known the span is the truth."""
    for seed in range(4):
        sitting = played(None, None, variant=variant, seed=seed, moves=10 + 3 * seed)
        position, appraiser = sitting.match.position, sitting.appraiser
        low, high = appraiser.span(position, 0)
        seen = sitting.rules.seen(position, 1)
        truth = appraiser.of((*seen["rows"][1], *seen["hand"]), 1).total
        assert low <= high
        if variant == "open-hands":
            assert low == truth == high


def test_a_low_tally_tells_fewer_rows_and_the_sum_of_the_others(qtbot):
    """Where rows would lose their letters, those worth least are summed up; what a move changes stays."""
    card = TallyCard()
    qtbot.addWidget(card)
    card.rows = [TallyRow("fort", "corner", points) for points in (6, 0, 2, 7, 4, 4)]
    card.rows.append(TallyRow("monk", "in hand", 1, "comes"))
    card.resize(230, 600)
    assert card.fitting() == (card.rows, [])
    card.resize(230, HEAD + FOOT + 6 + 4 * TIGHT_ROW)
    shown, rest = card.fitting()
    assert [row.points for row in shown] == [6, 7, 1]
    assert sum(row.points for row in rest) == 10
