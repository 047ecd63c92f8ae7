"""How a question was answered: a bar with the mean, its interval, and how often each number of points was given."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.metrics.statistics import Estimate
from workbench.dress import theme, typeface

LEAST, MOST = 1, 5
HEIGHT, SIDE, FOOT = 46, 34, 16


class RatingBar(QWidget):
    """Draws one question; the same stands in words for whoever cannot see it."""

    def __init__(
        self, rating: Estimate, spread: Sequence[int], words: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.rating, self.spread = rating, tuple(spread)
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setMinimumWidth(180)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Leave room for the columns and the numbers below."""
        return QSize(260, HEIGHT + FOOT)

    def _x(self, points: float) -> float:
        return SIDE + (self.width() - 2 * SIDE) * (points - LEAST) / (MOST - LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the columns, the interval and the mean."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base, most = HEIGHT - 12, max(*self.spread, 1)
        wide = min((self.width() - 2 * SIDE) / (MOST - LEAST) * 0.62, 54)
        painter.setFont(typeface.style("small"))
        for place, count in enumerate(self.spread):
            x = self._x(LEAST + place)
            high = (base - 4) * count / most
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRect(QRectF(x - wide / 2, base - high, wide, high))
            painter.setPen(QColor(colours.ink2))
            box = QRectF(x - 20, HEIGHT, 40, FOOT)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(LEAST + place))
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.drawLine(QPointF(0, base), QPointF(self.width(), base))
        y = base + 6
        painter.setPen(QPen(QColor(colours.accent), 2))
        painter.drawLine(QPointF(self._x(self.rating.low), y), QPointF(self._x(self.rating.high), y))
        painter.setBrush(QColor(colours.accent))
        painter.drawEllipse(QPointF(self._x(self.rating.value), y), 4, 4)
