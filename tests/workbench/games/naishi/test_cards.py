"""A Naishi card shows what the variant says, for every card type that a designer can write."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from workbench.canvas.cards.card import Grid, Sign, Steps, Words
from workbench.dress.theme import DARK, LIGHT
from workbench.games.naishi.cards.face import back, face
from workbench.games.naishi.cards.hues import hue
from workbench.games.naishi.cards.tile import Foot, State, paint_tile

CARDS = {
    "mountain": {"kind": "start", "colour": "white", "count": 16, "scores": {"by_count": [5, -5]}},
    "naishi": {
        "kind": "character", "colour": "pink", "count": 2,
        "scores": {"row": [0, 0, 12, 0, 0], "hand": [0, 0, 8, 0, 0]},
    },
    "sentinel": {"kind": "character", "colour": "green", "count": 4, "scores": {"alone": 3, "beside": {"fort": 4}}},
    "horseman": {"kind": "character", "colour": "dark-blue", "count": 2, "scores": {"under": {"banner": -10}}},
    "ronin": {"kind": "character", "colour": "turquoise", "count": 2, "scores": {"by_types": {10: 45, 8: 8}}},
    "ninja": {"kind": "character", "colour": "none", "count": 2, "copies": "character"},
    "fort": {"kind": "province", "colour": "brown", "count": 4, "scores": {"hand": [6, 0, 0, 0, 6]}},
    "rice": {"kind": "province", "colour": "yellow", "count": 5, "scores": {"by_group": [0, 10, 20, 30]}},
    "banner": {"kind": "province", "colour": "light-blue", "count": 2, "scores": {"by_count_in_row": [3, 8]}},
    "tea-house": {"kind": "province", "colour": "mauve", "count": 3},
}  # fmt: skip
VALUES = {"cards": CARDS}


def test_points_by_place_stand_in_a_grid(qapp):
    """Both lines are shown, empty where a place is worth nothing, and a card for one column says so."""
    body = face(VALUES, "naishi").body
    assert body[0] == Grid((("row", ("", "", "12", "", "")), ("hand", ("", "", "8", "", ""))))
    assert body[1] == Words("Only in the central column.")


def test_neighbours_are_named_with_their_glyph(qapp):
    """A bonus has its sign and the hue of the card that earns it."""
    assert face(VALUES, "sentinel").body == (
        Sign("", "if no sentinel is adjacent", "3"),
        Sign("fort", "each adjacent fort", "+4", hue("brown").solid),
    )
    under = Sign("banner", "banner in the row above", "−10", hue("light-blue").solid)
    assert face(VALUES, "horseman").body == (under,)


def test_steps_end_where_no_more_cards_can_lie(qapp):
    """The last step holds for all beyond it, unless there are none; a group worth nothing is left out."""
    assert face(VALUES, "mountain").body[0] == Steps((("1", "5"), ("2+", "−5")), "cards in your territory")
    assert face(VALUES, "banner").body[0] == Steps((("1", "3"), ("2", "8")), "cards in your row")
    groups = Steps((("2", "10"), ("3", "20"), ("4+", "30")), "adjacent cards")
    assert face(VALUES, "rice").body[0] == groups
    assert face(VALUES, "ronin").body[0] == Steps((("8", "8"), ("10", "45")), "different types")


def test_kinds_have_their_marks(qapp):
    """What counts as a type and what copies is told without words."""
    marks = [face(VALUES, name).mark for name in ("mountain", "naishi", "ninja", "fort")]
    assert marks == ["", "kind-character", "kind-copy", "kind-province"]


def test_a_card_that_a_designer_adds_is_a_card_too(qapp):
    """Without scores, in a colour that nobody knows, it still has a title, a hue and a sentence."""
    card = face(VALUES, "tea-house")
    assert (card.title, card.count) == ("Tea house", "3×")
    assert card.body == (Words("Worth nothing by itself."),)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(106, 146), (106, 75), (60, 60), (212, 292)])
def test_a_tile_keeps_to_its_area(qapp, theme, width, height):
    """Whatever it shows, nothing but rim and shadow leaves the area."""
    image = QImage(width + 40, height + 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    area = QRectF(20, 20, width, height)
    foot = Foot("a reason far too long for a card", "−12", "link")
    state = State(rim="#AE2C1B")
    card = face(VALUES, "ninja")
    paint_tile(painter, card, area, theme, foot=foot, corner="eye", copied=("monk", "#A9520C"), state=state)
    painter.end()
    outside = area.adjusted(-3, -3, 3, 3 + 2.5 * width / 106)
    for x in range(image.width()):
        for y in range(image.height()):
            assert outside.contains(x, y) or image.pixelColor(x, y).alpha() == 0
    assert image.pixelColor(20 + width // 2, 20 + height // 2).alpha() == 255


def test_all_cards_share_one_back(qapp):
    """The back says nothing about its front."""
    assert back() == back()
