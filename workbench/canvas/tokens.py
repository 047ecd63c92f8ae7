"""Tokens: a player's colour, mark and ring, a glyph, a number, and perhaps a small sign."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from workbench.canvas import glyphs
from workbench.canvas.geometry import Point
from workbench.canvas.scene import Token
from workbench.canvas.shapes import Line, Shape, disc, draw, hexagon, new_path, polygon, scaled
from workbench.dress.theme import Theme

# In units of `s`; everything below in units of the token's own radius.
ON_BOARD = 0.85
ROUNDING, EDGE = 0.12, 0.05
RINGS = {
    "plain": ((0.86, 0.05, ()),),
    "dashed": ((0.86, 0.05, (5.6, 3.6)),),
    "dotted": ((0.86, 0.062, (0.01, 2.1)),),
    "double": ((0.86, 0.05, ()), (0.74, 0.04, ())),
    "dash-dot": ((0.86, 0.05, (5.2, 2.6, 0.01, 2.6)),),
    "broad": ((0.80, 0.11, ()),),
    "triple": ((0.88, 0.035, ()), (0.81, 0.035, ()), (0.74, 0.035, ())),
}
RING_OPACITY = 0.62
MARK_Y, MARK_SIZE, MARK_SIZE_ON_BACK = -0.585, 0.125, 0.26
GLYPH_SIZE, GLYPH_X, GLYPH_ALONE = 0.80, -0.27, 0.92
NUMBER_HEIGHT, NUMBER_X, NUMBER_WIDTH = 0.58, 0.39, 0.62
SIGN_RADIUS, SIGN_Y, SIGN_SIZE = 0.205, 0.64, 0.29
SHADOW_DEPTH = 0.06
# A small sign needs a radius of so many pixels.
LEAST_SIGN = 28


def shapes(token: Token, theme: Theme, *, has_sign: bool) -> list[Shape]:
    """Draw a token of radius one about the origin."""
    look = theme.seat(token.seat)
    drawn = [Shape(hexagon(1 - EDGE / 2, ROUNDING), look.fill, Line(look.edge, EDGE))]
    for size, width, dash in RINGS[look.ring]:
        line = Line(look.ink, width, dash=dash, opacity=RING_OPACITY)
        drawn.append(Shape(hexagon(size, ROUNDING), line=line))
    if token.is_back:
        return [*drawn, Shape(mark_path(look.mark, MARK_SIZE_ON_BACK), look.ink)]
    drawn.append(Shape(_printed(look.mark, token.glyph, token.number), look.ink))
    if token.sign and has_sign:
        drawn.append(Shape(disc(SIGN_RADIUS, (0, SIGN_Y)), look.ink))
        drawn.append(Shape(scaled(glyphs.outline(token.sign), SIGN_SIZE, (0, SIGN_Y)), look.fill))
    return drawn


def paint_token(
    painter: QPainter,
    token: Token,
    at: QPointF,
    radius: float,
    theme: Theme,
    *,
    is_raised: bool = True,
    is_selected: bool = False,
    pixel: float = 1,
) -> None:
    """Draw one token anywhere: in a hand, in a list, on a sheet to print."""
    drawn: list[Shape] = []
    if is_selected:
        drawn.append(Shape(hexagon(1.14, ROUNDING * 1.4), theme.accent_tint, Line(theme.accent, pixels=2)))
    if is_raised:
        drawn.append(Shape(hexagon(1, ROUNDING).translated(0, SHADOW_DEPTH), theme.seat(token.seat).edge))
    drawn += shapes(token, theme, has_sign=radius / pixel >= LEAST_SIGN)
    _paint(painter, drawn, at, radius, pixel)


def paint_seat(
    painter: QPainter, seat: int, at: QPointF, radius: float, theme: Theme, *, pixel: float = 1
) -> None:
    """Draw a player's small sign, a hexagon with the mark: for lists and labels."""
    look = theme.seat(seat)
    body = Shape(hexagon(1, ROUNDING * 1.5), look.fill, Line(look.edge, 0.12))
    _paint(painter, [body, Shape(mark_path(look.mark, 0.40), look.ink)], at, radius, pixel)


def paint_mark(
    painter: QPainter, seat: int, at: QPointF, radius: float, theme: Theme, *, pixel: float = 1
) -> None:
    """Draw a player's mark alone, in the player's colour: on charts and tracks."""
    look = theme.seat(seat)
    _paint(painter, [Shape(mark_path(look.mark, 0.8), look.fill, Line(look.edge, 0.2))], at, radius, pixel)


def _paint(painter: QPainter, drawn: list[Shape], at: QPointF, radius: float, pixel: float) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(at)
    painter.scale(radius, radius)
    draw(painter, drawn, radius, pixel)
    painter.restore()


@cache
def _printed(mark: str, glyph: str, number: int | None) -> QPainterPath:
    """Give mark, glyph and number of a token of radius one."""
    path = new_path()
    path.addPath(mark_path(mark, MARK_SIZE, MARK_Y))
    outline = glyphs.outline(glyph) if glyph else new_path()
    if number is None:
        path.addPath(scaled(outline, GLYPH_ALONE, (0, 0.04)))
        return path
    path.addPath(scaled(outline, GLYPH_SIZE, (GLYPH_X, 0.02)))
    text = glyphs.figures_text(str(number))
    width = text.boundingRect().width() * NUMBER_HEIGHT
    height = NUMBER_HEIGHT * min(1, NUMBER_WIDTH / width) if width else NUMBER_HEIGHT
    path.addPath(QTransform(height, 0, 0, height, NUMBER_X, 0.02).map(text))
    return path


@cache
def mark_path(mark: str, size: float, y: float = 0) -> QPainterPath:
    """Give a player's mark; the sizes make all of them look equally heavy."""
    path = new_path()
    if mark == "disc":
        return disc(size, (0, y))
    points: dict[str, tuple[Point, ...]] = {
        "diamond": ((0, -1.3), (1.05, 0), (0, 1.3), (-1.05, 0)),
        "triangle": ((0, -1.15), (1.2, 0.95), (-1.2, 0.95)),
        "square": ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
        "hexagon": ((0, -1.15), (1, -0.575), (1, 0.575), (0, 1.15), (-1, 0.575), (-1, -0.575)),
        "star": (
            *((0, -1.35), (0.42, -0.42), (1.35, 0), (0.42, 0.42), (0, 1.35)),
            *((-0.42, 0.42), (-1.35, 0), (-0.42, -0.42)),
        ),
        "cross": (
            *((-0.4, -1.15), (0.4, -1.15), (0.4, -0.4), (1.15, -0.4), (1.15, 0.4), (0.4, 0.4)),
            *((0.4, 1.15), (-0.4, 1.15), (-0.4, 0.4), (-1.15, 0.4), (-1.15, -0.4), (-0.4, -0.4)),
        ),
    }
    path.addPolygon(polygon((x * size, y + down * size) for x, down in points[mark]))
    path.closeSubpath()
    return path
