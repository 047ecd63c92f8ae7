"""The strip beside the text: line numbers, and a mark on each line that has a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.texts.problem import Severity
from workbench.dress import theme

if TYPE_CHECKING:
    from workbench.text.pane import TextPane

BAR, MARK, GAP = 3, 8, 10


class Gutter(QWidget):
    """Draws numbers and marks for the lines in view; a click goes to the line."""

    def __init__(self, pane: TextPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self.setAccessibleName(self.tr("Line numbers and marks of problems"))

    def sizeHint(self) -> QSize:
        """Be as wide as the last line's number needs."""
        digits = max(3, len(str(max(1, self._pane.blockCount()))))
        return QSize(BAR + 6 + MARK + self.fontMetrics().horizontalAdvance("9") * digits + GAP, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines in view."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(event.rect(), QColor(colours.panel))
        if self._pane.shown is None:
            return
        marked = self._pane.severity_by_line()
        current = self._pane.textCursor().blockNumber()
        block = self._pane.firstVisibleBlock()
        offset = self._pane.contentOffset()
        while block.isValid():
            box = self._pane.blockBoundingGeometry(block).translated(offset)
            if box.top() > event.rect().bottom():
                break
            if box.bottom() >= event.rect().top():
                self._paint_line(painter, box, block.blockNumber(), current, marked.get(block.blockNumber()))
            block = block.next()

    def _paint_line(
        self, painter: QPainter, box: QRectF, number: int, current: int, severity: Severity | None
    ) -> None:
        colours = theme.current()
        line = QRect(0, round(box.top()), self.width(), round(box.height()))
        grounds = {Severity.ERROR: colours.error_tint, Severity.WARNING: colours.warn_tint}
        if severity in grounds:
            painter.fillRect(line, QColor(grounds[severity]))
        elif number == current:
            painter.fillRect(line, QColor(colours.accent_tint))
        if severity or number == current:
            inks = {Severity.ERROR: colours.error, Severity.WARNING: colours.warn}
            ink = QColor(inks.get(severity, colours.accent) if severity else colours.accent)
            painter.fillRect(QRect(0, line.top(), BAR, line.height()), ink)
            if severity:
                paint_severity(
                    painter, QRectF(BAR + 4, line.center().y() - MARK / 2, MARK, MARK), severity, ink
                )
        painter.setPen(QColor(colours.ink if number == current else colours.ink3))
        text = line.adjusted(0, 0, -GAP, 0)
        painter.drawText(text, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(number + 1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the line that was clicked."""
        place = self._pane.cursorForPosition(event.position().toPoint())
        self._pane.setTextCursor(place)
        self._pane.setFocus()


def paint_severity(painter: QPainter, box: QRectF, severity: Severity, ink: QColor) -> None:
    """Draw a severity by its shape: a disc for an error, a triangle for a warning, a square for a note."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if severity is Severity.ERROR:
        painter.drawEllipse(box)
    elif severity is Severity.WARNING:
        corners = [QPointF(box.center().x(), box.top()), box.bottomRight(), box.bottomLeft()]
        painter.drawPolygon(QPolygonF(corners))
    else:
        painter.drawRoundedRect(box, 1.5, 1.5)
