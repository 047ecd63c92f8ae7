"""A whole cut into its parts: one bar, and below it each part with its number and interval."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, paint_pattern, width_of, write
from workbench.lab.words import in_percent, interval
from workbench.numerals import decimal

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

HEAD, BAR, ROW = 20, 15, 17


class SplitChart(Chart):
    """Shares of one whole in percent, told apart by pattern."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.parts: dict[str, Estimate] = {}

    def show_parts(self, parts: Mapping[str, Estimate]) -> None:
        """Show other shares by their titles."""
        self.parts = dict(parts)
        tall = HEAD + BAR + 6 + ROW * len(self.parts)
        self.setMinimumHeight(tall)
        self.setMaximumHeight(tall + 16)
        self.shown()

    def sizeHint(self) -> QSize:
        """Be no wider than the numbers need."""
        return QSize(180, HEAD + BAR + 6 + ROW * len(self.parts))

    def minimumSizeHint(self) -> QSize:
        """Leave room for titles and numbers."""
        return QSize(150, self.sizeHint().height())

    def table(self) -> Table:
        """Give a row for each part."""
        rows = tuple((title, in_percent(part)) for title, part in self.parts.items())
        return Table((self.tr("What"), "%"), rows)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the title, the bar and the parts."""
        if not self.parts:
            return
        write(painter, QRectF(0, 0, self.width(), 16), self.accessibleName(), "hint", colours.ink2)
        total, x = sum(part.value for part in self.parts.values()) or 1.0, 0.0
        numbers = max(width_of(decimal(100 * part.value), "group") for part in self.parts.values())
        halves = max(width_of(interval(part, 100), "hint") for part in self.parts.values())
        titles = max(width_of(title, "cell") for title in self.parts) + 34
        right = min(self.width() - halves - 4, max(titles + numbers, self.width() * 0.62))
        for place, (title, part) in enumerate(self.parts.items()):
            wide = part.value / total * self.width()
            area = QRectF(x, HEAD, wide, BAR)
            paint_pattern(painter, area, place % 4, colours)
            if place:
                painter.setPen(QPen(QColor(colours.panel), 1.5))
                painter.drawLine(QPointF(x, HEAD), QPointF(x, HEAD + BAR))
            x += wide
            y = HEAD + BAR + 6 + place * ROW
            paint_pattern(painter, QRectF(0, y + 3, 11, 11), place % 4, colours)
            write(painter, QRectF(20, y, right - numbers - 20, ROW), title, "cell", colours.ink)
            number = QRectF(right - numbers - 2, y, numbers + 2, ROW)
            write(
                painter, number, decimal(100 * part.value), "group", colours.ink, Qt.AlignmentFlag.AlignRight
            )
            write(painter, QRectF(right + 6, y, halves + 2, ROW), interval(part, 100), "hint", colours.ink2)
            said = f"{title}: {in_percent(part)} %"
            self.note(area, said)
            self.note(QRectF(0, y, self.width(), ROW), said)
