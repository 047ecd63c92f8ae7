"""Rows of values with their intervals: seats or agents, a mark for each series, and a dashed line where it is fair."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import (
    Chart,
    Table,
    look,
    paint_mark,
    paint_whisker,
    ticks,
    width_of,
    write,
)
from workbench.lab.charts.rates import Row, ends_of_axis, in_cells, known, paint_fair
from workbench.lab.words import in_percent
from workbench.numerals import decimal, shortly, whole

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

AXIS, ROW_GAP, LINE = 40, 8, 15
# The room for marks, in pixels.
LEAST_AXIS = 80


class IntervalChart(Chart):
    """Rates in percent by dot and whisker."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[Row, ...] = ()
        self.series: tuple[str, ...] = ()
        self.fair: float | None = None
        self.caption = ""
        self._tells_ends = True

    def show_rows(self, rows: Sequence[Row], series: Sequence[str], fair: float | None, caption: str) -> None:
        """Show other values."""
        self.rows, self.series, self.fair, self.caption = tuple(rows), tuple(series), fair, caption
        least = sum(max(1, len(row.values)) * LINE + ROW_GAP for row in rows) + AXIS
        self.setMinimumHeight(max(120, least))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(330, 60 * max(1, len(self.rows)) + AXIS)

    def table(self) -> Table:
        """Give a row for each seat or agent."""
        return Table((self.tr("Who"), *self.series), in_cells(self.rows))

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw axis, rows and marks."""
        values = known(self.rows)
        if not values:
            return
        low, high = ends_of_axis(self.rows, self.fair, 1.0)
        label = max(56, *(width_of(row.label, "cell") for row in self.rows)) + 8
        left = min(label + (28 if self.rows[0].seat is not None else 0), self.width() * 0.4)
        usual, whole_words = width_of("100.0 ± 10.0", "cell"), max(_width(value) for value in values)
        # Ends are longer than ±: where they would leave the marks no room they are told under the mouse.
        self._tells_ends = self.width() - left - whole_words - 14 >= LEAST_AXIS
        right = self.width() - (max(usual, whole_words) if self._tells_ends else usual) - 14
        bottom = self.height() - AXIS

        def across(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        self._draw_axis(painter, colours, low, high, left, right, bottom)
        tall = bottom / len(self.rows)
        for number, row in enumerate(self.rows):
            if number:
                painter.setPen(QPen(QColor(colours.line), 1))
                painter.drawLine(QPointF(0, number * tall), QPointF(self.width(), number * tall))
            self._draw_row(painter, colours, row, QRectF(0, number * tall, left, tall), across)
        if self.fair is not None:
            paint_fair(painter, colours, across(100 * self.fair), 2, bottom)

    def _draw_axis(
        self,
        painter: QPainter,
        colours: Theme,
        low: float,
        high: float,
        left: float,
        right: float,
        bottom: float,
    ) -> None:
        for value in ticks(low, high, max(2, int((right - left) / 40))):
            x = left + (value - low) / (high - low) * (right - left)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(x, 2), QPointF(x, bottom))
            write(
                painter,
                QRectF(x - 30, bottom + 4, 60, 16),
                shortly(value),
                "hint",
                colours.ink3,
                Qt.AlignmentFlag.AlignHCenter,
            )
        area = QRectF(0, bottom + 20, self.width(), 16)
        write(painter, area, self.caption, "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)

    def _draw_row(
        self, painter: QPainter, colours: Theme, row: Row, head: QRectF, across: Callable[[float], float]
    ) -> None:
        x = 4.0
        if row.seat is not None:
            paint_seat(painter, row.seat, QPointF(12, head.center().y()), 9, colours)
            x = 30.0
        write(painter, QRectF(x, head.top(), head.width() - x, head.height()), row.label, "cell", colours.ink)
        count = len(row.values)
        step = min(18.0, head.height() / max(count, 1))
        first = head.center().y() - step * (count - 1) / 2
        for place, value in enumerate(row.values):
            if value is None:
                continue
            y, series = first + place * step, look(place, count)
            ends = QPointF(across(100 * value.low), y), QPointF(across(100 * value.high), y)
            paint_whisker(painter, series, *ends, colours)
            paint_mark(painter, series, QPointF(across(100 * value.value), y), colours)
            area = QRectF(0, y - step / 2, self.width() - 4, step)
            said = in_percent(value)
            if not self._tells_ends:
                said = said.partition(" (")[0]
            write(painter, area, said, "cell", colours.ink, Qt.AlignmentFlag.AlignRight)
            name = f"{self.series[place]}\n" if place < len(self.series) else ""
            said = self.tr("{who}: {value} %, from {low} to {high} %, {games} games").format(
                who=row.label,
                value=in_percent(value),
                low=decimal(100 * value.low, 2),
                high=decimal(100 * value.high, 2),
                games=whole(value.count),
            )
            self.note(area, name + said)


def _width(value: Estimate) -> float:
    return width_of(in_percent(value), "cell")
