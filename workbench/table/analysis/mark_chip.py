"""The signs of bad moves: ?!, ? and ??, told apart by their words and by how full they are."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress import theme, typeface
from workbench.dress.theme import Theme

WIDTH, HEIGHT = 24, 17


class MarkChip(QWidget):
    """The sign of a bad move beside words."""

    def __init__(self, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = mark
        self.setFixedSize(WIDTH + 2, HEIGHT + 2)
        self.setAccessibleName(mark)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_chip(painter, QRectF(1, 1, WIDTH, HEIGHT), self.mark, theme.current())


def ink_of(mark: str, colours: Theme) -> str:
    """Give the colour of what a mark says."""
    return {"??": colours.error, "?": colours.warn, "?!": colours.warn}.get(mark, colours.ink2)


def paint_chip(painter: QPainter, area: QRectF, mark: str, colours: Theme) -> None:
    """Draw the sign of a bad move: filled the worse it is."""
    ink = ink_of(mark, colours)
    is_filled = mark != "?!"
    painter.setPen(QPen(QColor(ink), 1.2))
    painter.setBrush(QColor(ink) if is_filled else QColor(colours.panel))
    painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(colours.panel if is_filled else ink))
    painter.setFont(typeface.font("sans", 11, 600))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, mark)
