"""Small signs beside texts: whose something is, and which figure is meant."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme
from workbench.table.naming import colour_name


class SeatSign(QWidget):
    """A seat's hexagon with its mark, in the theme in use."""

    def __init__(self, seat: int, size: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setFixedSize(size, size)
        self.setAccessibleName(colour_name(seat))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign."""
        middle = QPointF(self.width() / 2, self.height() / 2)
        paint_seat(QPainter(self), self.seat, middle, self.width() / 2.15, theme.current())
