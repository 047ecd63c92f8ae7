"""Draws a judged move over a board: where it was played, where the best line lies, which settlement it decides."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from engine.maps.hexes import Hex, neighbours
from workbench.canvas.geometry import View, corners
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.scene import Token
from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.games.samurai.table.judged.judged import Judged, Step
from workbench.table.analysis.mark_chip import HEIGHT as CHIP_HEIGHT
from workbench.table.analysis.mark_chip import WIDTH as CHIP_WIDTH
from workbench.table.analysis.mark_chip import paint_chip

# A mark and a star stand on the upper corners of a space, in units of `s`; a star's disc is at least so large.
CORNER, STAR = (0.62, 0.72), 8.0
LABEL_HEIGHT, LABEL_PAD, HEAD = 19.0, 8.0, 7.0
Called = Callable[[Step, bool], str]


def ghosts(judged: Judged, at: Sequence[Hex], taken: Collection[Hex]) -> Mapping[Hex, Token]:
    """Give the tokens that the best line would have put on spaces that are free."""
    found: dict[Hex, Token] = {}
    for step in judged.line:
        if step.token is not None and at[step.space] not in taken:
            found.setdefault(at[step.space], step.token)
    return found


def paint_judged(
    painter: QPainter, judged: Judged, at: Sequence[Hex], view: View, colours: Theme, called: Called | None
) -> None:
    """Draw the marks; `called` says what stands above each move of the line, where there is room for words."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, step in enumerate(judged.line):
        _ring(painter, view, at[step.space], colours, is_dashed=number > 0)
    for start, end in _arrows(judged, at) if called is not None else ():
        _arrow(painter, view, start, end, colours)
    if judged.played is not None:
        x, y = _corner(view, at[judged.played.space], -1)
        area = QRectF(x - CHIP_WIDTH / 2, y - CHIP_HEIGHT / 2, CHIP_WIDTH, CHIP_HEIGHT)
        _halo(painter, area, colours)
        paint_chip(painter, area, judged.opinion.mark, colours)
    if judged.line:
        if called is None:
            _star(painter, QPointF(*_corner(view, at[judged.line[0].space], 1)), colours)
        else:
            _labels(painter, judged, at, view, colours, called)
    painter.restore()


def _corner(view: View, space: Hex, side: int) -> tuple[float, float]:
    x, y = view.centre(space)
    return x + side * CORNER[0] * view.s, y - CORNER[1] * view.s


def _ring(painter: QPainter, view: View, space: Hex, colours: Theme, *, is_dashed: bool) -> None:
    shape = QPolygonF([QPointF(x, y) for x, y in corners(0.93 * view.s, view.centre(space))])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.halo), 4.5))
    painter.drawPolygon(shape)
    style = Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(colours.accent), 2.2, style))
    painter.drawPolygon(shape)


def _halo(painter: QPainter, area: QRectF, colours: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.halo))
    grown = area.adjusted(-1.5, -1.5, 1.5, 1.5)
    painter.drawRoundedRect(grown, grown.height() / 2, grown.height() / 2)


def _star(painter: QPainter, middle: QPointF, colours: Theme) -> None:
    painter.setPen(QPen(QColor(colours.halo), 1.6))
    painter.setBrush(QColor(colours.accent))
    painter.drawEllipse(middle, STAR, STAR)
    paint_glyph(painter, "star", QRectF(middle.x() - 5.5, middle.y() - 5.5, 11, 11), colours.on_accent)


def _arrows(judged: Judged, at: Sequence[Hex]) -> list[tuple[Hex, Hex]]:
    """Give the ways on the board: from where a token is taken, and to the settlement that the line decides."""
    found = [(at[step.source], at[step.space]) for step in judged.line if step.source is not None]
    if judged.decided is not None:
        decided = at[judged.decided.space]
        own = [step for step in judged.line if step.seat == judged.opinion.seat and step.token is not None]
        found += [(at[step.space], decided) for step in own if decided in neighbours(at[step.space])]
    return list(dict.fromkeys(found))


def _arrow(painter: QPainter, view: View, start: Hex, end: Hex, colours: Theme) -> None:
    (x, y), (to_x, to_y) = view.centre(start), view.centre(end)
    length = math.hypot(to_x - x, to_y - y)
    if not length:
        return
    along, across = (to_x - x) / length, (to_y - y) / length
    # From rim to rim: token and figures stay free.
    inset = 0.62 * view.s
    tail = QPointF(x + along * inset, y + across * inset)
    tip = QPointF(to_x - along * inset, to_y - across * inset)
    neck = QPointF(tip.x() - along * HEAD, tip.y() - across * HEAD)
    side = QPointF(-across * HEAD * 0.6, along * HEAD * 0.6)
    for ink, width in ((colours.halo, 5.0), (colours.accent, 2.2)):
        painter.setPen(QPen(QColor(ink), width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(tail, neck)
        painter.setBrush(QColor(ink))
        painter.drawPolygon(QPolygonF([tip, neck + side, neck - side]))


def _labels(
    painter: QPainter, judged: Judged, at: Sequence[Hex], view: View, colours: Theme, called: Called
) -> None:
    """Write above each move of the line when it would have come; of several at one space the first."""
    painter.setFont(typeface.font("sans", 12, 600))
    measure = QFontMetricsF(painter.font())
    taken: list[QRectF] = []
    for number, step in enumerate(judged.line):
        if any(step.space == other.space for other in judged.line[:number]):
            continue
        text = called(step, number == 0)
        x, y = view.centre(at[step.space])
        width = measure.horizontalAdvance(text) + 2 * LABEL_PAD
        # Above the space, unless an arrow goes up from there or the mark of what was played stands there.
        is_free = judged.played is None or judged.played.space != step.space
        is_free = is_free and not any(
            start == at[step.space] and view.centre(end)[1] < y for start, end in _arrows(judged, at)
        )
        side = -1 if is_free else 1
        area = QRectF(x - width / 2, y + side * view.s - LABEL_HEIGHT / 2, width, LABEL_HEIGHT)
        while any(area.intersects(other) for other in taken):
            area.translate(0, LABEL_HEIGHT + 2)
        taken.append(area)
        painter.setPen(QPen(QColor(colours.halo), 1.4))
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(area, LABEL_HEIGHT / 2, LABEL_HEIGHT / 2)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
