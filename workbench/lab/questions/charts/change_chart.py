"""What a change does: where the figure was before, where it was found, and where it is on unseen seeds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, paint_mark, paint_whisker, ticks, write
from workbench.lab.words import in_percent
from workbench.numerals import decimal, shortly

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

TALL, LINE, SIDE = 50, 26, 14
# Marks nearer than this would hide each other: the found one stands above.
CLOSE = 14


class ChangeChart(Chart):
    """A line with an open square, a diamond and a disc."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.before: Estimate | None = None
        self.after: Estimate | None = None
        self.found: float | None = None
        self._most = 1.0
        self.setFixedHeight(TALL)

    def show_change(self, before: Estimate, found: float | None, after: Estimate, most: float) -> None:
        """Show other figures on a line from nothing to `most`, all as shares."""
        self.before, self.found, self.after, self._most = before, found, after, most
        self.shown()

    def sizeHint(self) -> QSize:
        """Be as wide as there is room."""
        return QSize(240, TALL)

    def minimumSizeHint(self) -> QSize:
        """Be low."""
        return QSize(140, TALL)

    def table(self) -> Table:
        """Give a row for each mark."""
        rows = [(self.tr("before"), in_percent(self.before))] if self.before else []
        rows += [(self.tr("found"), decimal(100 * self.found))] if self.found is not None else []
        rows += [(self.tr("on unseen seeds"), in_percent(self.after))] if self.after else []
        return Table((self.tr("What"), self.tr("Value")), tuple(rows))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the line, the way from before to after, and the marks."""
        if self.before is None or self.after is None:
            return
        right = self.width() - SIDE

        def at(share: float) -> QPointF:
            part = min(max(share / self._most, 0.0), 1.0)
            return QPointF(SIDE + part * (right - SIDE), LINE)

        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.drawLine(at(0), at(self._most))
        for value in ticks(0, 100 * self._most, 4):
            x = at(value / 100).x()
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.drawLine(QPointF(x, LINE - 4), QPointF(x, LINE + 4))
            place = QRectF(x - 20, LINE + 7, 40, 16)
            write(painter, place, shortly(value), "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        start, end = at(self.before.value), at(self.after.value)
        edges = at(self.after.low).x(), at(self.after.high).x()
        self._draw_way(painter, colours, start, end, edges)
        paint_whisker(painter, 0, at(self.after.low), at(self.after.high), colours)
        paint_mark(painter, 0, end, colours, 5)
        paint_mark(painter, 1, start, colours, 5)
        told = [f"{name}: {words}" for name, words in self.table().rows]
        spots = [(start, told[0]), (end, told[-1])]
        if self.found is not None:
            found = at(self.found)
            if any(abs(found.x() - other.x()) < CLOSE for other in (start, end)):
                found -= QPointF(0, 15)
            paint_open_diamond(painter, found, colours)
            spots.append((found, told[1]))
        for spot, words in spots:
            self.note(QRectF(spot.x() - 8, spot.y() - 8, 16, 16), words)

    def _draw_way(
        self, painter: QPainter, colours: Theme, start: QPointF, end: QPointF, edges: tuple[float, float]
    ) -> None:
        """Draw an arrow from the square towards the disc, as far as its interval."""
        is_less = end.x() < start.x()
        tip = QPointF(max(edges[1], end.x()) + 5 if is_less else min(edges[0], end.x()) - 5, LINE)
        if abs(tip.x() - start.x()) < CLOSE or (tip.x() > start.x()) == is_less:
            return
        painter.setPen(QPen(QColor(colours.ink2), 1.2))
        painter.drawLine(start, tip)
        back = 5 if is_less else -5
        painter.drawPolyline([tip + QPointF(back, -3.5), tip, tip + QPointF(back, 3.5)])


def paint_open_diamond(painter: QPainter, at: QPointF, colours: Theme) -> None:
    """Draw the mark of what was found, open because it may be luck."""
    painter.setPen(QPen(QColor(colours.ink), 1.4))
    painter.setBrush(QColor(colours.panel))
    corners = [QPointF(0, -5.5), QPointF(5.5, 0), QPointF(0, 5.5), QPointF(-5.5, 0)]
    painter.drawPolygon(QPolygonF([at + corner for corner in corners]))
