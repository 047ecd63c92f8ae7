"""Shapes: what a layer gives to the painter, in units of `s`, so that zoom and pan make nothing new.

Many hexes of one look share one shape: in a file one path, which shows no seams between neighbours; on a screen many
small pieces, which are drawn much quicker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from workbench.canvas.geometry import Outline, Point, corners

# A brush knows gradients, whose enums PySide makes when they are first asked for. Pictures are painted off the window's
# thread as well, and where two threads asked at once, one of them found none and stopped in the middle.
_MADE_ONCE = QGradient.Preset
# No line on screen is thinner, in pixels.
LEAST_LINE = 0.7
# Lines thinner than this, in pixels, may be drawn side by side: nobody sees their corners.
WIDEST_SIDES = 2.6


@dataclass(frozen=True, slots=True)
class Line:
    """A stroke: `width` in units of `s` or, where given, `pixels`; dashes in multiples of the width."""

    colour: str
    width: float = 0
    pixels: float = 0
    dash: tuple[float, ...] = ()
    opacity: float = 1
    is_round: bool = True


@dataclass(frozen=True, slots=True)
class Shape:
    """A path with its fill and its stroke; `opacity` is the fill's.

    `patches` are the polygons that make up a fill and `sides` the straight pieces of a stroke, for the screen; the path
    may then be a function that is called only where it is needed, and keeps what it made. A fill whose rim hides under
    a line need not be smooth.
    """

    path: QPainterPath | Callable[[], QPainterPath]
    fill: str | None = None
    line: Line | None = None
    opacity: float = 1
    patches: Sequence[QPolygonF] = ()
    sides: Sequence[QLineF] = ()
    is_smooth: bool = True


@cache
def colour(name: str, opacity: float = 1) -> QColor:
    """Give a colour that can be painted with."""
    made = QColor(name)
    made.setAlphaF(opacity)
    return made


def draw(painter: QPainter, shapes: Iterable[Shape], s: float, pixel: float = 1) -> None:
    """Draw shapes with a painter that is scaled to units of `s`."""
    engine = painter.paintEngine().type()
    if engine == QPaintEngine.Type.Raster:
        _draw_on_screen(painter, shapes, s, pixel)
        return
    # Qt's SVG measures dashes wrongly where pens are thinner than one unit: it gets everything in whole pixels.
    onto = painter.worldTransform() if engine == QPaintEngine.Type.SVG else QTransform()
    painter.save()
    if not onto.isIdentity():
        painter.setWorldTransform(QTransform())
    for shape in shapes:
        path = onto.map(whole_path(shape))
        if path.isEmpty():
            continue
        stroke = pen(shape.line, s, pixel) if shape.line else None
        if stroke:
            stroke.setWidthF(stroke.widthF() * onto.m11())
        painter.setPen(stroke or Qt.PenStyle.NoPen)
        painter.setBrush(_brush(shape))
        painter.drawPath(path)
    painter.restore()


def whole_path(shape: Shape) -> QPainterPath:
    """Give a shape's path, made now where it was not before."""
    return shape.path if isinstance(shape.path, QPainterPath) else shape.path()


def _brush(shape: Shape) -> QBrush:
    return QBrush(colour(shape.fill, shape.opacity)) if shape.fill else QBrush()


def _draw_on_screen(painter: QPainter, shapes: Iterable[Shape], s: float, pixel: float) -> None:
    for shape in shapes:
        stroke = pen(shape.line, s, pixel) if shape.line else None
        if stroke and shape.sides and stroke.widthF() * s < WIDEST_SIDES * pixel:
            stroke.setCapStyle(
                Qt.PenCapStyle.SquareCap
            )  # round ends are slow, and square ones as good on thin lines
            painter.setPen(stroke)
            painter.drawLines(shape.sides)
            continue
        painter.setPen(stroke or Qt.PenStyle.NoPen)
        painter.setBrush(_brush(shape))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, shape.is_smooth)
        if shape.patches:
            for patch in shape.patches:
                painter.drawPolygon(patch)
        else:
            painter.drawPath(whole_path(shape))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def pen(line: Line, s: float, pixel: float = 1) -> QPen:
    """Give the pen of a stroke, never thinner than can be seen."""
    width = line.pixels * pixel / s if line.pixels else max(line.width, LEAST_LINE * pixel / s)
    made = QPen(colour(line.colour, line.opacity), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin if line.is_round else Qt.PenJoinStyle.MiterJoin)
    made.setCapStyle(Qt.PenCapStyle.FlatCap if line.dash and not line.is_round else Qt.PenCapStyle.RoundCap)
    if line.dash:
        made.setDashPattern(list(line.dash))
    return made


# ---------------------------------------------------------------- paths


def new_path() -> QPainterPath:
    """Give an empty path that fills wherever any of its loops covers."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def polygon(points: Iterable[Point]) -> QPolygonF:
    """Give points as Qt wants them."""
    return QPolygonF([QPointF(x, y) for x, y in points])


@cache
def hexagon(radius: float, rounding: float = 0) -> QPainterPath:
    """Give a hexagon about the origin, each corner rounded over a length along both its sides."""
    path = new_path()
    points = [QPointF(x, y) for x, y in corners(radius)]
    if not rounding:
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        return path
    share = rounding / radius
    for number, point in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % 6]
        start, end = point + (before - point) * share, point + (after - point) * share
        if number:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(point, end)
    path.closeSubpath()
    return path


def stamped(shape: QPainterPath, places: Iterable[Point]) -> QPainterPath:
    """Give one path with a shape at every place."""
    path = new_path()
    for x, y in places:
        path.addPath(shape.translated(x, y))
    return path


def patched(
    shape: QPolygonF, places: Iterable[Point], fill: str, *, is_smooth: bool = True, opacity: float = 1
) -> Shape:
    """Give a fill made of one polygon at many places; the quick way for many hexes."""
    patches = [shape.translated(x, y) for x, y in places]
    if is_smooth:
        return Shape(cache(lambda: path_of(patches)), fill, None, opacity, patches)
    return Shape(path_of(patches), fill, None, opacity, is_smooth=False)  # which fills quickest as a whole


def path_of(patches: Iterable[QPolygonF]) -> QPainterPath:
    """Give one path with all of some polygons."""
    path = new_path()
    for patch in patches:
        path.addPolygon(patch)
        path.closeSubpath()
    return path


def scaled(shape: QPainterPath, size: float, at: Point = (0.0, 0.0), grid: float = 24) -> QPainterPath:
    """Give a glyph of the grid at a size, its middle at a place."""
    factor = size / grid
    return QTransform(factor, 0, 0, factor, at[0] - size / 2, at[1] - size / 2).map(shape)


def disc(radius: float, at: Point = (0.0, 0.0)) -> QPainterPath:
    """Give a disc."""
    path = new_path()
    path.addEllipse(QPointF(*at), radius, radius)
    return path


def traced(lines: Iterable[Outline], shift: float = 0) -> QPainterPath:
    """Give outlines as a path, moved down by `shift`."""
    path = new_path()
    for line in lines:
        path.addPolygon(QPolygonF([QPointF(x, y + shift) for x, y in line.points]))
        if line.is_closed:
            path.closeSubpath()
    return path


def straight(sides: Sequence[QLineF], line: Line) -> Shape:
    """Give straight lines that need not join."""

    @cache
    def whole() -> QPainterPath:
        path = new_path()
        for side in sides:
            path.moveTo(side.p1())
            path.lineTo(side.p2())
        return path

    return Shape(whole, line=line, sides=sides)
