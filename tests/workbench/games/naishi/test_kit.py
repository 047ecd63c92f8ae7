"""What lies on the sheets of Naishi's kit: every card, court and pad that a variant needs."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from engine.texts.library import Library
from tests.workbench.export.conftest import laid, papers
from workbench.export.kit import design, rules_sheet
from workbench.export.kit.made import made
from workbench.export.kit.order import Order
from workbench.export.kit.pdf import pdf
from workbench.games.naishi.kit import court_sheet, score_pad, sections


@pytest.fixture
def base(qapp):
    """Give the published game, to be printed."""
    return design.read(Library(), None, "naishi/base")


def changed(base, **values):
    """Give a design with other values."""
    variant = replace(base.variant, values={**deepcopy(base.variant.values), **values})
    return replace(base, variant=variant)


def test_every_card_is_printed(base):
    """Fifty cards lie nine to a sheet, spare ones fill the last, each with a back."""
    kit = made(base, Order())
    cards = [card for sheet in kit.section("cards").sheets for card in laid(sheet, "cards")]
    assert len(kit.section("cards").sheets) == 6
    assert len(cards) == 54
    assert all(card.back for card in cards)
    assert all(sheet.paint_back for sheet in kit.section("cards").sheets)


@pytest.mark.parametrize(("size", "width", "height"), [("63x88", 63, 88), ("70x120", 70, 120)])
def test_cards_have_the_size_that_was_chosen(base, size, width, height):
    """Sleeves of either size fit."""
    kit = made(base, Order(choices={"cards": size}))
    grid = laid(kit.section("cards").sheets[0], "grid")
    assert (grid.width, grid.height) == (width, height)


def test_the_words_of_the_kit_can_be_read(base):
    """Titles and points of cards, the court's actions, the pad's lines and the rules are text."""
    kit = made(base, Order(has_backs=True))
    found = papers(pdf(kit.sheets, kit.order, kit.design.name))
    assert len(found) == 2 * len(kit.sheets) == 18
    words = " ".join(page.words for page in found)
    for word in ("Mountain", "Sentinel", "Imperial", "Swap two cards", "Points", "Colours, if tied", "river"):
        assert word in words
    court = next(page for page in found if "Imperial court" in page.words)
    assert "2 each and 1 spare" in court.words


def test_the_court_has_what_the_variant_says(base):
    """Spaces, discards and places are those of the variant; an action without spaces is not there."""
    acts = court_sheet.actions(base.values)
    assert [(act.glyph, act.spaces, act.is_locked) for act in acts] == [
        ("exchange", 3, False),
        ("wash", 2, False),
        ("decree", 1, True),
    ]
    other = changed(base, court={"swap": 2, "discard": 0, "decree": 0})
    assert [act.spaces for act in court_sheet.actions(other.values)] == [2]


def test_a_court_that_nobody_visits_is_not_printed(base):
    """Without spaces and emissaries the kit has no court."""
    bare = changed(base, court={"swap": 0, "discard": 0, "decree": 0}, emissaries=0)
    assert [section.name for section in made(bare, Order()).sections] == ["cards", "pad", "rules"]


def test_a_pad_has_a_line_for_each_card(base):
    """Then the points, and what settles a tie where something does; a handicap has a line of its own."""
    told = [words for _, words, _ in score_pad.lines(base.values)]
    assert told[:2] == ["Mountain", "Naishi"]
    assert told[12:] == ["Points", "Colours, if tied"]
    other = changed(base, scoring={"handicap": [0, 3], "stages": ["points"]})
    assert [words for _, words, _ in score_pad.lines(other.values)][12:] == ["Handicap", "Points"]


@pytest.mark.parametrize("ink", ["saving", "black"])
def test_it_prints_in_every_ink(base, ink):
    """Less ink still gives every sheet."""
    kit = made(base, Order(ink=ink))
    assert len(papers(pdf(kit.sheets, kit.order, kit.design.name))) == len(kit.sheets)


def test_only_the_changed_faces_are_printed(qapp):
    """For a deck that is printed already only cards with another face come, and those it has too few of."""
    order = Order(choices={"faces": "changed"})
    tame = made(design.read(Library(), None, "naishi/tame-jackpots"), order)
    assert tame.section("cards").hint == "6"
    assert len(tame.section("cards").sheets) == 1
    published = made(design.read(Library(), None, "naishi/base"), order)
    assert published.section("cards").hint == "0"
    assert not published.section("cards").sheets
    assert "court" in [section.name for section in published.sections]


def test_the_rules_show_each_card_beside_its_own_worth(base):
    """The glyph before a sentence is that of the card it begins with; sentences about all cards have none."""
    told = rules_sheet.rules(base.values, sections._glyph_of(base.values))
    shown = [(paragraph.glyph, paragraph.text) for paragraph in told if paragraph.glyph]
    assert [glyph for glyph, _ in shown] == list(base.values["cards"])
    assert all(text.lower().startswith(glyph) for glyph, text in shown)
