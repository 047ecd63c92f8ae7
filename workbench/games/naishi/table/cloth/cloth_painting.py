"""The ground of the cloth: dots, the river through the middle, the strip under the own hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from workbench.canvas.painter import paint_canvas
from workbench.dress.theme import Theme
from workbench.games.naishi.table.cloth.layout import Layout

WAVE = 6.0
# A river lower than this has no ripples.
LEAST_RIPPLED = 120


def paint_ground(painter: QPainter, area: QRectF, layout: Layout, colours: Theme) -> None:
    """Draw everything that lies under the cards."""
    paint_canvas(painter, area, colours)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_river(painter, layout.river, colours)
    painter.fillRect(layout.strip, QColor(colours.panel))
    painter.setPen(QPen(QColor(colours.line2), 1))
    painter.drawLine(layout.strip.topLeft(), layout.strip.topRight())


def paint_river(painter: QPainter, area: QRectF, colours: Theme) -> None:
    """Draw water from side to side, its banks lighter."""
    painter.setPen(QPen(QColor(colours.sea_edge), 1.6))
    painter.setBrush(QColor(colours.water2))
    painter.drawPath(_band(area))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.sea))
    bank = min(9.0, area.height() * 0.06)
    painter.drawPath(_band(area.adjusted(0, bank, 0, -bank)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.sea_line), 1.4))
    if area.height() < LEAST_RIPPLED:
        return
    for share in (0.62, 0.86):
        y = area.top() + area.height() * share
        ripple = QPainterPath(QPointF(area.left() + 16, y))
        for step in range(3):
            x = area.left() + 16 + 24 * step
            ripple.cubicTo(QPointF(x + 8, y - 5), QPointF(x + 16, y + 5), QPointF(x + 24, y))
        painter.drawPath(ripple)


def _band(area: QRectF) -> QPainterPath:
    """Give a band whose edges rise and fall a little."""
    left, right, third = area.left() - 4, area.right() + 4, area.width() / 3
    wave = min(WAVE, area.height() * 0.06)
    path = QPainterPath(QPointF(left, area.top() + wave))
    path.cubicTo(
        QPointF(left + third, area.top() - 2 * wave),
        QPointF(left + 2 * third, area.top() + 2 * wave),
        QPointF(right, area.top()),
    )
    path.lineTo(right, area.bottom())
    path.cubicTo(
        QPointF(left + 2 * third, area.bottom() + 2 * wave),
        QPointF(left + third, area.bottom() - 2 * wave),
        QPointF(left, area.bottom() - wave),
    )
    path.closeSubpath()
    return path
