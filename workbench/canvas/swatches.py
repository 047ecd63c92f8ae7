"""Swatches: spaces, seats and tokens as icons for palettes, lists and menus."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QIcon, QPainter

from workbench.canvas import ground, settlements
from workbench.canvas.detail import at_size
from workbench.canvas.glyphs.icons import DrawnIcon
from workbench.canvas.scene import Scene, Space, Token
from workbench.canvas.shapes import Line, Shape, draw, hexagon
from workbench.canvas.tokens import paint_seat, paint_token
from workbench.dress import theme


@cache
def space_icon(space: Space | None) -> QIcon:
    """Give the icon of a space; nothing stands for the void."""
    return QIcon(DrawnIcon(lambda painter, area, _: paint_space(painter, space, area)))


def paint_space(painter: QPainter, space: Space | None, area: QRectF) -> None:
    """Draw one space as large as fits into the middle of an area, as the board shows it."""
    look = theme.current()
    s = min(area.width() / 1.9, area.height() / 2.2)
    if space is None:
        shapes = [Shape(hexagon(0.92), line=Line(look.ink3, pixels=1.3, dash=(2, 2), is_round=False))]
    else:
        scene = Scene({(0, 0): space})
        shapes = ground.shapes(scene, scene.spaces, look, at_size(s))[1:]  # without the board's shadow
        if space.is_settlement:
            # Even a small icon says which settlement it is.
            shapes += settlements.shapes(settlements.Look(space.terrain, space.capacity), look, at_size(22))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(s, s)
    draw(painter, shapes, s)
    painter.restore()


@cache
def seat_icon(seat: int) -> QIcon:
    """Give a player's small sign as an icon."""

    def paint(painter: QPainter, area: QRectF, _: bool) -> None:
        radius = min(area.width(), area.height()) / 2.15
        paint_seat(painter, seat, QPointF(area.center()), radius, theme.current())

    return QIcon(DrawnIcon(paint))


@cache
def token_icon(token: Token) -> QIcon:
    """Give a token as an icon."""

    def paint(painter: QPainter, area: QRectF, _: bool) -> None:
        radius = min(area.width(), area.height()) / 2.15
        paint_token(painter, token, QPointF(area.center()), radius, theme.current(), is_raised=False)

    return QIcon(DrawnIcon(paint))
