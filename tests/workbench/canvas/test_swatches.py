"""Spaces, seats and tokens as icons."""

from __future__ import annotations

from PySide6.QtCore import QSize

from workbench.canvas.scene import Space, Token
from workbench.canvas.swatches import seat_icon, space_icon, token_icon
from workbench.dress import theme


def middle(icon, side=24):
    """Give the colour in the middle of an icon."""
    image = icon.pixmap(QSize(side, side), 1.0).toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name().upper()


def test_terrain_shows_as_on_the_board(qapp):
    """Land and sea have the board's colours, the void has none."""
    look = theme.current()
    assert middle(space_icon(Space("land"))) in look.land
    assert middle(space_icon(Space("sea"))) == look.sea
    image = space_icon(None).pixmap(QSize(24, 24), 1.0).toImage()
    assert image.pixelColor(12, 12).alpha() == 0


def test_settlements_differ(qapp):
    """Village, city and capital are told apart even in a small icon."""
    spaces = (Space("village", 1), Space("city", 2), Space("capital", 3), Space("fort", 1))
    pictures = {bytes(space_icon(space).pixmap(QSize(20, 20), 1.0).toImage().constBits()) for space in spaces}
    assert len(pictures) == 4


def test_seats_and_tokens_have_their_colours(qapp):
    """The sign of a seat and a token's back show mark and fill."""
    look = theme.current()
    assert middle(seat_icon(1)) == look.seats[1].ink
    assert middle(token_icon(Token(1, is_back=True)), 64) == look.seats[1].ink
