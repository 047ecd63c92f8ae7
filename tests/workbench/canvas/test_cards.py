"""Cards say what they are at every size and in every theme, and never more than their box holds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from workbench.canvas.cards import blocks
from workbench.canvas.cards.card import Back, Card, Corner, Grid, Rule, Sign, Steps, Words
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_back, paint_card
from workbench.canvas.geometry import Box
from workbench.dress.theme import DARK, LIGHT, contrast
from workbench.export.kit import ink

PLACES = Card(
    "Advisor",
    mark="diamond",
    count="4×",
    glyphs=("city",),
    caption="Character",
    hue="#5E4491",
    body=(
        Grid((("row", ("2", "4", "3", "4", "2")), ("hand", ("2", "", "−3", "4", "2")))),
        Sign("city", "next", "+4"),
    ),
)
NUMBERS = Card(
    glyphs=("city", "city"),
    frames=3,
    tint=0.1,
    top_left=Corner("6", caption="boss"),
    top_right=Corner(glyph="village", caption="peasants", has_disc=True),
    bottom_left=Corner("6-05", is_small=True),
    bottom_right=Corner(glyph="capital", hue="#B93E17"),
    body=(
        Rule(),
        Sign("city", "A raider slips in"),
        Steps((("1", "5"), ("2+", "−5")), "cards"),
        Words("A sentence."),
    ),
)
THEMES = [LIGHT, DARK, ink.theme_of("saving"), ink.theme_of("black")]


def drawn(thing, width=190, height=265, theme=LIGHT, **dress):
    """Draw a card or a back in the middle of a transparent picture that is larger by 20 on each side."""
    image = QImage(width + 40, height + 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint = paint_back if isinstance(thing, Back) else paint_card
    paint(painter, thing, Box(20, 20, 20 + width, 20 + height), Dress(theme, **dress))
    painter.end()
    return image


def inked(image):
    """Give the box of what was drawn."""
    found = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 0
    ]
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return min(xs), min(ys), max(xs), max(ys)


@pytest.mark.parametrize("thing", [PLACES, NUMBERS, Back("city")], ids=["places", "numbers", "back"])
@pytest.mark.parametrize(("width", "height"), [(190, 265), (78, 109), (36, 50), (210, 360), (360, 231)])
def test_a_card_keeps_to_its_box(qapp, thing, width, height):
    """Nothing is drawn outside but the edge and a little shadow; cut out, not even those."""
    left, top, right, bottom = inked(drawn(thing, width, height))
    assert left >= 19 and top >= 19 and right <= 20 + width
    assert bottom <= 20 + height + 7
    left, top, right, bottom = inked(drawn(thing, width, height, is_cut=True))
    assert (left, top) == (20, 20)
    assert (right, bottom) == (19 + width, 19 + height)


@pytest.mark.parametrize("width", [190, 78, 48])
def test_cards_that_differ_look_different(qapp, width):
    """Down to a small size a card is told from another by its glyph or number."""
    others = [
        Card("Advisor", glyphs=("village",), hue="#5E4491", body=PLACES.body),
        Card(top_left=Corner("5"), top_right=NUMBERS.top_right),
        Card(top_left=Corner("6"), top_right=NUMBERS.top_right),
    ]
    pictures = [bytes(drawn(card, width, width * 88 // 63).constBits()) for card in (PLACES, *others)]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("hue", ["#5E4491", "#F0D977", "#262522", "#BE3B2C"])
def test_hues_can_be_seen_on_every_paper(theme, hue):
    """A glyph stands out from the card it is on, and black ink knows no colour."""
    dress = Dress(theme)
    assert contrast(dress.solid(hue), dress.paper) >= 3
    if theme.name == "print, black":
        assert len({dress.solid(hue)[at : at + 2] for at in (1, 3, 5)}) == 1


def test_saving_ink_makes_grounds_pale(qapp):
    """A back takes much less ink where it is to be saved."""

    def darkness(strength):
        image = drawn(Back("city"), theme=ink.theme_of("saving"), is_cut=True, strength=strength)
        return 255 - image.pixelColor(24, 24).lightness()

    assert darkness(0.3) < 0.3 * darkness(1.0)


def test_long_words_become_smaller_not_lost(qapp):
    """A body that is too high is drawn smaller, so that nothing runs over the card's edge."""
    wordy = Card("Much", glyphs=("city",), body=tuple(Words("many words " * 12) for _ in range(6)))
    assert blocks.height_of(wordy.body, 55) > 88
    image = drawn(wordy, is_cut=True)
    last_rows = {image.pixelColor(x, y).name() for x in range(20, 210) for y in range(280, 285)}
    assert last_rows == {LIGHT.settlement.lower()}
