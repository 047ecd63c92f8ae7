"""Below the river's cards: what developing there would change, row and hand."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from workbench.dress import theme, typeface
from workbench.games.naishi.table.options import Deed


class ChangeChip(QAbstractButton):
    """One way to develop: its change, shown before it is made and made by a click."""

    entered = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.deed: Deed | None = None
        self.points = ""
        self.is_aimed = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_deed(self, deed: Deed | None, words: str, points: str, said: str, *, is_aimed: bool) -> None:
        """Show another way to develop, or none."""
        self.deed, self.points, self.is_aimed = deed, points, is_aimed
        self.setText(words)
        self.setAccessibleName(said)
        self.setVisible(deed is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw where and how much; what is aimed at in full colour."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_on, is_near = self.is_aimed, self.underMouse()
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(
            QPen(QColor(colours.accent if is_on or is_near else colours.line2), 1.6 if is_near else 1)
        )
        painter.setBrush(QColor(colours.accent if is_on else colours.raised))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        ink = colours.on_accent if is_on else colours.ink2
        words, bold = typeface.style("small"), typeface.font("sans", 12, 700)
        painter.setFont(bold)
        wide = painter.fontMetrics().horizontalAdvance(self.points)
        painter.setFont(words)
        narrow = painter.fontMetrics().horizontalAdvance(self.text())
        has_words = narrow + wide + 14 <= self.width()
        start = (self.width() - wide - (narrow + 4 if has_words else 0)) / 2
        painter.setPen(QColor(ink))
        if has_words:
            painter.drawText(
                QRectF(start, 0, narrow + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text()
            )
            start += narrow + 4
        painter.setFont(bold)
        painter.setPen(QColor(ink if is_on else colours.ink))
        painter.drawText(
            QRectF(start, 0, wide + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, self.points
        )

    def event(self, event: QEvent) -> bool:
        """Say when the mouse comes and goes."""
        if event.type() is QEvent.Type.Enter:
            self.entered.emit(self.deed)
            self.update()
        elif event.type() is QEvent.Type.Leave:
            self.left.emit()
            self.update()
        return super().event(event)
