"""The rules of Naishi in words: every value is told, and what a variant changes is all that differs."""

from __future__ import annotations

from copy import deepcopy

import pytest

from engine import documents, games
from engine.texts.library import Library

VARIANTS = (
    "even-turns", "lone-emissary", "marathon", "no-declaration", "no-decree", "no-gift", "open-hands", "quick-river",
    "sudden-end", "tame-jackpots",
)  # fmt: skip


def values_of(name):
    """Give the values of a shipped variant."""
    return documents.load_variant(Library(), f"naishi/{name}").values


@pytest.fixture
def base():
    """Give the published values, to be changed."""
    return deepcopy(values_of("base"))


def told(values, section="Cards"):
    """Give the sentences of a section."""
    return [each.text for each in games.rules_in_words(values) if each.section == section]


def test_every_card_has_its_sentence(base):
    """The cards come in their order, each with what it is worth."""
    cards = told(base)
    assert len(cards) == len(base["cards"])
    assert cards[1] == "Naishi: in the central column 12 in the row and 8 in hand."
    assert cards[5] == "Horseman: 3 in hand; 10 more in hand under a banner."
    assert cards[9] == "Torii: all together one −5, two 0, three or more 30."


@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_variant_changes_differs(base, name):
    """Every shipped variant differs from the base in words too, and only in a few of them."""
    found = games.differences(base, values_of(name))
    assert 1 <= len(found) <= 8
    assert games.differences(base, base) == []


def test_a_card_that_a_designer_writes_is_told(base):
    """Points anywhere, by column, alone, beside and for nothing have their words."""
    base["cards"]["tea-house"] = {
        "kind": "province",
        "colour": "grey",
        "count": 2,
        "scores": {"row": [1] * 5, "hand": [1, 2, 3, 4, 5], "alone": -2, "beside": {"monk": 3}},
    }
    base["cards"]["well"] = {"kind": "province", "colour": "grey", "count": 1}
    *_, house, well = told(base)
    assert house == (
        "Tea house: 1 in the row; 1, 2, 3, 4, 5 in hand by column; −2 if no other tea house is adjacent; "
        "3 for each adjacent monk."
    )
    assert well == "Well: worth nothing."


def test_a_court_without_emissaries_says_so(base):
    """Nobody is sent anywhere, and no action of the court is told."""
    base["emissaries"] = 0
    text = " ".join(each.text for each in games.rules_in_words(base))
    assert "Nobody is sent to the court." in text
    assert "Swap:" not in text
    assert "recall" not in text
