"""Raiders, boards and pieces are drawn from a variant's entries, at every size and in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress.theme import DARK, LIGHT
from workbench.export.kit import ink
from workbench.games.seven_samurai.cards.board import SIDES, paint_board, read_boards
from workbench.games.seven_samurai.cards.hues import look_of
from workbench.games.seven_samurai.cards.raider import paint_raider, paint_raider_back, read_raiders
from workbench.games.seven_samurai.cards.tokens import PIECES, paint_gap, paint_piece, paint_support
from workbench.games.seven_samurai.cards.track import cell_box, paint_track

THEMES = [LIGHT, DARK, ink.theme_of("saving"), ink.theme_of("black")]
CARDS = {
    "4-01": {
        "group": "plunderers",
        "value": 4,
        "symbol": "hat",
        "flames": True,
        "penalties": ["barricade"],
    },
    "6-04": {"group": "bosses", "value": 6, "symbol": "none", "penalties": ["no-defend", "reinforce"]},
    "mine": {"group": "ghosts", "value": 23, "symbol": "moon", "penalties": ["fog"]},
    "half": {},
}
BOARDS = {
    "heihachi": {
        "talent": "give-even",
        "human": {"kiai": 8, "power": {"build": 1}},
        "animal": {"kiai": 11, "power": {"heal": 1, "build": 1}},
    },
    "old-friend": {"talent": "sings", "human": {"kiai": 30}, "animal": None},
}


@pytest.fixture
def canvas(qapp):
    """Give a picture and a painter on it."""
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    yield image, painter
    painter.end()


def colours(image):
    """Give how many colours a picture has: a drawing has some, a blank has one."""
    return len({image.pixel(x, y) for x in range(0, 300, 3) for y in range(0, 300, 3)})


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("width", [200, 48])
def test_every_entry_gets_a_card(canvas, theme, width):
    """A card somebody added, with words that nobody knows, is drawn like the others."""
    image, painter = canvas
    for raider in read_raiders({"raiders": {"cards": CARDS}}).values():
        image.fill(Qt.GlobalColor.transparent)
        paint_raider(painter, raider, Box(10, 10, 10 + width, 10 + width * 88 / 63), Dress(theme))
        assert colours(image) > 3
    paint_raider_back(painter, Box(10, 10, 10 + width, 10 + width * 88 / 63), Dress(theme))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("side", SIDES)
def test_every_samurai_gets_a_board(canvas, theme, side):
    """A samurai somebody added has a board on both sides, with a track as long as his Kiai value."""
    image, painter = canvas
    for board in read_boards({"samurai": {"boards": BOARDS}}).values():
        image.fill(Qt.GlobalColor.transparent)
        paint_board(painter, board, side, Box(0, 0, 280, 180), Dress(theme))
        assert colours(image) > 5


def test_states_are_told_by_outlines(canvas):
    """A card under the mouse and one that is not played yet differ from a plain one."""
    image, painter = canvas
    raider = read_raiders({"raiders": {"cards": CARDS}})["4-01"]
    seen = []
    for state in ("", "hover", "preview"):
        image.fill(Qt.GlobalColor.transparent)
        paint_raider(painter, raider, Box(10, 10, 58, 77), Dress(LIGHT), state=state)
        seen.append(image.copy())
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_pieces_and_their_gaps(canvas):
    """Every piece of the village can be drawn, and so can the place it left."""
    image, painter = canvas
    for kind in PIECES:
        for paint in (paint_piece, paint_gap):
            image.fill(Qt.GlobalColor.transparent)
            paint(painter, kind, Box(10, 10, 60, 60), Dress(LIGHT))
            assert colours(image) > 2
    for is_used in (False, True):
        paint_support(painter, LIGHT.seat(6), Box(10, 10, 60, 60), Dress(LIGHT), is_used=is_used)


def test_totals_beyond_share_the_last_cell(canvas):
    """The track ends with one cell for every total that is too much."""
    box = Box(0, 0, 100, 10)
    assert cell_box(box, 8, 0).left == 0
    assert cell_box(box, 8, 9).right == pytest.approx(100)
    assert cell_box(box, 8, 30) == cell_box(box, 8, 9)
    paint_track(canvas[1], box, 8, Dress(LIGHT), total=4, preview=8, look=LIGHT.seat(1))


def test_samurai_have_looks_of_their_own():
    """All seven can be told apart, and one who is new has the look of his place."""
    names = ("gorobei", "daisuke", "heihachi", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
    assert len({look_of(name, LIGHT).mark for name in names}) == 7
    assert look_of("somebody", LIGHT, 8) == LIGHT.seat(8)
    assert look_of("heihachi", LIGHT).name == "Red"


def test_a_raider_is_told_in_words():
    """The name that screen readers say holds value, symbol and penalties."""
    assert read_raiders({"raiders": {"cards": CARDS}})["4-01"].title == "plunderer 4, hat, barricade"
