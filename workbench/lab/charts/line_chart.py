"""How a number follows a varied value: marks with whiskers from left to right, joined by a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import (
    Chart,
    Table,
    look,
    paint_mark,
    paint_whisker,
    spread_of,
    ticks,
    width_of,
    write,
)
from workbench.lab.words import interval
from workbench.numerals import decimal, shortly

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

BOTTOM = 40


class LineChart(Chart):
    """A line for each series over the values that were tried."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.values: tuple[str, ...] = ()
        self.series: dict[str, tuple[Estimate | None, ...]] = {}
        self.caption = ""
        self.unit = ""
        self.scale = 1.0

    def show_lines(
        self,
        values: Sequence[str],
        series: dict[str, tuple[Estimate | None, ...]],
        caption: str,
        unit: str,
        *,
        is_rate: bool,
    ) -> None:
        """Show other numbers, shares as percent."""
        self.values, self.series, self.caption, self.unit = tuple(values), series, caption, unit
        self.scale = 100.0 if is_rate else 1.0
        self.shown()

    def sizeHint(self) -> QSize:
        """Be a little wider than tall."""
        return QSize(320, 210)

    def table(self) -> Table:
        """Give a row for each value."""
        rows = [
            (value, *(self._said(line[place]) for line in self.series.values()))
            for place, value in enumerate(self.values)
        ]
        return Table((self.caption, *self.series), tuple(rows))

    def _said(self, value: Estimate | None) -> str:
        if value is None:
            return "–"
        return f"{decimal(self.scale * value.value, 2)} {interval(value, self.scale, 2)}"

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw axis, lines and marks."""
        known = [each for line in self.series.values() for each in line if each is not None]
        if not known:
            return
        ends = [self.scale * end for each in known for end in (each.low, each.high)]
        low, high = spread_of(ends, 0.5)
        base = self.height() - BOTTOM
        marks = ticks(low, high, max(2, int(base / 34)))
        left = max(width_of(shortly(value), "hint") for value in marks) + 10
        step = (self.width() - left - 8) / len(self.values)

        def point(place: int, value: float) -> QPointF:
            height = (self.scale * value - low) / (high - low)
            return QPointF(left + (place + 0.5) * step, base - (base - 22) * height)

        write(painter, QRectF(0, 0, self.width(), 16), self.unit, "hint", colours.ink3)
        for value in marks:
            y = point(0, value / self.scale).y()
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(left, y), QPointF(self.width() - 8, y))
            write(
                painter,
                QRectF(0, y - 8, left - 6, 16),
                shortly(value),
                "hint",
                colours.ink3,
                Qt.AlignmentFlag.AlignRight,
            )
        for place, tried in enumerate(self.values):
            area = QRectF(left + place * step, base + 4, step, 16)
            write(painter, area, tried, "hint", colours.ink2, Qt.AlignmentFlag.AlignHCenter)
        area = QRectF(left, base + 21, self.width() - left, 16)
        write(painter, area, self.caption, "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        for number, (name, line) in enumerate(self.series.items()):
            self._draw_line(painter, colours, look(number, len(self.series)), name, line, point)

    def _draw_line(
        self,
        painter: QPainter,
        colours: Theme,
        series: int,
        name: str,
        line: tuple[Estimate | None, ...],
        point: Callable[[int, float], QPointF],
    ) -> None:
        there = [(place, each) for place, each in enumerate(line) if each is not None]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.series[series]), 1.6))
        painter.drawPolyline(QPolygonF([point(place, each.value) for place, each in there]))
        for place, each in there:
            paint_whisker(painter, series, point(place, each.low), point(place, each.high), colours)
            at = point(place, each.value)
            paint_mark(painter, series, at, colours)
            words = f"{name}\n{self.caption} {self.values[place]}: {self._said(each)} {self.unit}"
            self.note(QRectF(at.x() - 12, at.y() - 14, 24, 28), words)
