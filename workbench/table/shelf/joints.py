"""Where the cards of the shelf stand, joined by arrows from a game to its branches."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon

GAP = 54


class Joints(QWidget):
    """Where the cards stand; an arrow leads from a game to the branch beside it and names the turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("welcome")
        self.joints: list[tuple[QPointF, int]] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the arrows in the gaps."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, turn in self.joints:
            painter.setPen(QPen(QColor(colours.accent), 1.6))
            end = QPointF(at.x() + GAP - 4, at.y())
            painter.drawLine(QPointF(at.x() + 4, at.y()), end)
            painter.drawLine(end, end + QPointF(-6, -4))
            painter.drawLine(end, end + QPointF(-6, 4))
            painter.setBrush(painter.pen().color())
            painter.drawEllipse(QPointF(at.x() + 4, at.y()), 2.5, 2.5)
            icon("branch", "accent").paint(painter, int(at.x() + GAP / 2 - 9), int(at.y()) - 30, 18, 18)
            painter.setPen(QColor(colours.ink2))
            painter.setFont(typeface.style("small"))
            text = self.tr("from\nturn {turn}").format(turn=turn) if turn else self.tr("from the\nset-up")
            painter.drawText(QRectF(at.x(), at.y() + 6, GAP, 34), Qt.AlignmentFlag.AlignHCenter, text)
