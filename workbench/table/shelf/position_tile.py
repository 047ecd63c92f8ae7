"""The last place of the shelf: where a position is set up by hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.widgets.card_ground import RADIUS

ICON, SIDE = 28, 24


class PositionTile(QAbstractButton):
    """A dashed card that leads to the position editor."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(self.tr("Set up a position"))
        self._words = self.tr("lay everything out as you like, then play, analyse or keep it as a puzzle")
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(self._words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """Be as large as a game's card."""
        return QSize(336, 234)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the cross and the words."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.panel))
            painter.drawRoundedRect(whole, RADIUS, RADIUS)
        has_focus = self.hasFocus()
        pen = QPen(QColor(colours.accent if has_focus else colours.line2), 2 if has_focus else 1)
        pen.setStyle(Qt.PenStyle.SolidLine if has_focus else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(whole, RADIUS, RADIUS)
        middle = whole.center().y()
        icon("plus", "accent").paint(
            painter, int(whole.center().x()) - ICON // 2, int(middle) - 52, ICON, ICON
        )
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink))
        title = QRectF(SIDE, middle - 14, whole.width() - 2 * SIDE, 22)
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink2))
        below = QRectF(SIDE, middle + 14, whole.width() - 2 * SIDE, 72)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(below, int(flags) | int(Qt.TextFlag.TextWordWrap), self._words)
