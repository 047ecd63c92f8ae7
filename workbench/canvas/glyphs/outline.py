"""Glyphs as outlines: path data as SVG writes it, read into one painter path that is filled by winding."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

GRID = 24.0


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a glyph: filled, or stroked where it has a width; perhaps with its mirror image or a half turn.

    A cut takes its line away from the pieces before it.
    """

    path: str
    width: float = 0
    dash: tuple[float, ...] = ()
    mirrored: bool = False
    turned: bool = False
    angular: bool = False
    is_cut: bool = False


def solid(path: str, *, mirrored: bool = False, turned: bool = False) -> Part:
    """Fill an outline; a loop inside another one is a hole."""
    return Part(path, mirrored=mirrored, turned=turned)


def stroke(
    path: str,
    width: float = 1.6,
    *,
    dash: tuple[float, ...] = (),
    mirrored: bool = False,
    turned: bool = False,
    angular: bool = False,
) -> Part:
    """Draw a line with round ends and corners, or with sharp ones where it is angular."""
    return Part(path, width, dash, mirrored, turned, angular)


def cut(path: str, width: float = 2.4) -> Part:
    """Take a line away from what is drawn so far."""
    return Part(path, width, angular=True, is_cut=True)


def disc(x: float, y: float, radius: float) -> str:
    """Give the path of a whole circle."""
    return f"M{x - radius} {y}A{radius} {radius} 0 1 1 {x + radius} {y}A{radius} {radius} 0 1 1 {x - radius} {y}Z"


_MIRROR = QTransform(-1, 0, 0, 1, GRID, 0)
_TURN = QTransform(-1, 0, 0, -1, GRID, GRID)


def joined(parts: tuple[Part, ...]) -> QPainterPath:
    """Join the parts of a glyph to one path: wherever one of them covers, the whole does."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        drawn = _stroked(part) if part.width else _wound(read(part.path))
        if part.is_cut:
            whole = _wound(whole.subtracted(drawn))
            continue
        whole.addPath(drawn)
        if part.mirrored:
            whole.addPath(_MIRROR.map(drawn).toReversed())  # a mirror turns the winding round
        if part.turned:
            whole.addPath(_TURN.map(drawn))
    return whole


def _stroked(part: Part) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(part.width)
    if part.angular:
        stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    else:
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if part.dash:
        stroker.setDashPattern([step / part.width for step in part.dash])
    # Every line by itself, so that crossing lines add up and never cancel.
    drawn = QPainterPath()
    drawn.setFillRule(Qt.FillRule.WindingFill)
    for loop in _loops(read(part.path)):
        outline = stroker.createStroke(loop)
        drawn.addPath(outline if _area(outline) >= 0 else outline.toReversed())
    return drawn


def _loops(path: QPainterPath) -> list[QPainterPath]:
    """Split a path where the pen was lifted."""
    loops: list[QPainterPath] = []
    i = 0
    while i < path.elementCount():
        element = path.elementAt(i)
        if element.isMoveTo():
            loops.append(QPainterPath(_place(path, i)))
        elif element.isLineTo():
            loops[-1].lineTo(_place(path, i))
        else:
            loops[-1].cubicTo(_place(path, i), _place(path, i + 1), _place(path, i + 2))
            i += 2
        i += 1
    for loop in loops:
        if loop.elementCount() > 2 and (loop.currentPosition() - _place(loop, 0)).manhattanLength() < 1e-6:
            loop.closeSubpath()
    return [loop for loop in loops if loop.elementCount() > 1]


def _place(path: QPainterPath, number: int) -> QPointF:
    element: Any = path.elementAt(number)  # the stubs do not know that an element has coordinates
    return QPointF(element.x, element.y)


def _area(path: QPainterPath) -> float:
    """Give the signed area of a path's largest loop, positive with the clock."""
    return max((_loop_area(polygon) for polygon in path.toSubpathPolygons()), key=abs, default=0.0)


def _loop_area(polygon: QPolygonF) -> float:
    points = [(point.x(), point.y()) for point in polygon.toList()]
    return sum(x * b - a * y for (x, y), (a, b) in zip(points, [*points[1:], *points[:1]], strict=True)) / 2


def _wound(path: QPainterPath) -> QPainterPath:
    """Run outer loops with the clock and holes against it, so that winding fills what odd-even would."""
    loops = _loops(path)
    wound = QPainterPath()
    wound.setFillRule(Qt.FillRule.WindingFill)
    for number, loop in enumerate(loops):
        first = _place(loop, 0)
        around = sum(other.contains(first) for position, other in enumerate(loops) if position != number)
        is_hole = around % 2 == 1
        wound.addPath(loop.toReversed() if (_area(loop) < 0) != is_hole else loop)
    return wound


# ---------------------------------------------------------------- path data

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "A": 7, "Z": 0}
_DRAWN: dict[str, Callable[[QPainterPath, list[QPointF]], None]] = {
    "M": lambda path, points: path.moveTo(points[0]),
    "L": lambda path, points: path.lineTo(points[0]),
    "Q": lambda path, points: path.quadTo(points[0], points[1]),
    "C": lambda path, points: path.cubicTo(points[0], points[1], points[2]),
}


def read(text: str) -> QPainterPath:
    """Read path data: the commands M L H V C Q A Z, in capitals for places and in small letters for steps."""
    path = QPainterPath()
    for command, numbers in _commands(text):
        here = path.currentPosition()
        is_step = command.islower()
        kind = command.upper()
        x, y = (here.x(), here.y()) if is_step else (0.0, 0.0)
        if kind == "Z":
            path.closeSubpath()
        elif kind == "H":
            path.lineTo(x + numbers[0], here.y())
        elif kind == "V":
            path.lineTo(here.x(), y + numbers[0])
        elif kind == "A":
            _arc(
                path, numbers[0], bool(numbers[3]), bool(numbers[4]), QPointF(x + numbers[5], y + numbers[6])
            )
        else:
            points = [QPointF(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
            _DRAWN[kind](path, points)
    return path


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    tokens = _TOKEN.findall(text)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        elif command in "Mm":
            command = "L" if command == "M" else "l"  # further pairs after a move are lines
        count = _ARGUMENTS[command.upper()]
        yield command, [float(number) for number in tokens[at : at + count]]
        at += count


def _arc(path: QPainterPath, radius: float, is_large: bool, with_clock: bool, end: QPointF) -> None:
    """Draw part of a circle to a point, as SVG describes it."""
    start = path.currentPosition()
    half = (end - start) / 2
    reach = math.hypot(half.x(), half.y())
    if reach == 0:
        return
    radius = max(radius, reach)
    aside = math.sqrt(max(radius * radius - reach * reach, 0)) / reach
    side = -1 if is_large == with_clock else 1
    middle = (start + end) / 2 + QPointF(-half.y(), half.x()) * (aside * side)
    first = math.degrees(math.atan2(middle.y() - start.y(), start.x() - middle.x()))
    last = math.degrees(math.atan2(middle.y() - end.y(), end.x() - middle.x()))
    sweep = (last - first) % 360
    if with_clock:
        sweep -= 360
    box = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    path.arcTo(box, first, sweep)
