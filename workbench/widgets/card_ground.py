"""The ground of a card with a picture: a rounded sheet, the picture at its head, a frame that shows what is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from workbench.dress import theme

RADIUS = 6

PaintPicture = Callable[[QPainter, QRect], None]


def paint_card(
    painter: QPainter, card: QRect, picture_height: int, paint_picture: PaintPicture, *, is_marked: bool
) -> None:
    """Draw a card that takes a rectangle; without height its picture is not asked for."""
    colours = theme.current()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outline = QPainterPath()
    outline.addRoundedRect(card.toRectF().adjusted(1, 1, -1, -1), RADIUS, RADIUS)
    painter.fillPath(outline, QColor(colours.panel))
    if picture_height:
        painter.save()
        painter.setClipPath(outline)
        paint_picture(painter, QRect(1, 1, card.width() - 2, picture_height))
        painter.restore()
        painter.setPen(QPen(QColor(colours.line), 1))
        foot = picture_height + 1
        painter.drawLine(QPointF(1, foot), QPointF(card.width() - 1, foot))
    painter.setPen(QPen(QColor(colours.accent if is_marked else colours.line2), 2 if is_marked else 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(outline)
