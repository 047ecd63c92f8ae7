"""The kit of 7 Samurai: every raider with its back, boards with both sides, the village, and what is an assumption."""

from __future__ import annotations

import pytest

from engine.texts.library import Library
from tests.workbench.export.conftest import papers
from workbench.export.kit import design
from workbench.export.kit.made import made
from workbench.export.kit.order import Order
from workbench.export.kit.pdf import pdf


@pytest.fixture(scope="module")
def kit(qapp):
    """Give the kit of the hard level, printed on both sides."""
    return made(design.read(Library(), None, "seven-samurai/hard", 4), Order(has_backs=True))


def test_all_pieces_have_their_sheets(kit):
    """Nine raiders and four boards lie on a sheet; the rest takes a sheet each."""
    sheets = {section.name: section.sheets for section in kit.sections}
    assert [len(sheets[name]) for name in ("raiders", "boards", "tokens", "village")] == [8, 2, 1, 1]
    assert all(sheet.paint_back for name in ("raiders", "boards", "tokens") for sheet in sheets[name])
    assert sheets["village"][0].paint_back is None


def test_what_is_printed_can_be_read(kit):
    """Cards say their names and penalties, boards talents on both sides, backs of farms that they are an assumption."""
    found = papers(pdf(kit.sheets, kit.order, kit.design.name))
    pages = [page.words for page in found]
    assert "1-01" in pages[0] and "You are wounded" in pages[0]
    # The human side and, turned over, the animal's.
    assert len([words for words in pages if "Heihachi" in words and "TALENT" in words]) == 2
    tokens = [words for words in pages if "Barricades, 5" in words]
    assert len(tokens) == 1
    assert any("an assumption" in words for words in pages)
    assert any("spare, to write on" in words for words in pages)
    assert any("Signs" in words and "No talent this turn" in words for words in pages)


def test_only_the_changed_faces_are_printed(qapp, tmp_path):
    """For a deck that is printed already only other raiders and other boards come, and the rest of the kit."""
    path = tmp_path / "strong.yaml"
    path.write_text(
        "schema: daimyo/variant/1\ntitle: Strong\nextends: seven-samurai/normal\n"
        "raiders: {cards: {1-02: {value: 4}, 1-03: {flames: true}}}\n"
        "samurai: {boards: {gorobei: {human: {kiai: 10}}}}\n",
        encoding="utf-8",
    )
    order = Order(choices={"faces": "changed"})
    strong = made(design.read(Library(), None, path), order)
    hints = {section.name: section.hint for section in strong.sections}
    assert hints["raiders"] == "2 cards, 63 × 88 mm"
    assert hints["boards"] == "1, 120 × 77 mm"
    published = {
        section.name: section
        for section in made(design.read(Library(), None, "seven-samurai/normal"), order).sections
    }
    assert not published["raiders"].sheets
    assert not published["boards"].sheets
    assert published["tokens"].sheets


def test_other_sides_have_sheets_of_their_own_without_duplex(qapp):
    """Whoever prints one side alone gets animal sides and the backs of tokens to glue behind; wounds have none."""
    normal = design.read(Library(), None, "seven-samurai/normal", 4)
    sheets = {section.name: section.sheets for section in made(normal, Order()).sections}
    assert [sheet.name for sheet in sheets["boards"]] == [
        "Samurai boards 1",
        "Samurai boards 2",
        "Animal sides 1",
        "Animal sides 2",
    ]
    assert [sheet.name for sheet in sheets["tokens"]] == ["Village tokens", "Other sides of tokens"]
    found = papers(pdf(sheets["tokens"][1:], Order(), normal.name))
    assert "Support tokens, used" in found[0].words
    assert "Bonuses of families" in found[0].words
    assert "Wounds" not in found[0].words
