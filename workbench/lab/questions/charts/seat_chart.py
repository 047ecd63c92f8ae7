"""How often each seat wins: a row for each, a mark for every kind of player, their numbers in columns."""

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
    paint_mark,
    paint_whisker,
    ticks,
    width_of,
    write,
)
from workbench.lab.charts.rates import Row, ends_of_axis, in_cells, known, paint_fair
from workbench.lab.words import in_percent, interval
from workbench.numerals import decimal, shortly

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

ROW, MOST_ROW, FOOT = 24, 34, 20
TOP, HEAD = 20, 26
# The looks of the kinds of players, weakest first: a diamond, an open square, a disc, a triangle.
LOOKS = (2, 1, 0, 3)
BETWEEN = 14
# Without so much room for marks the numbers are told under the mouse alone.
LEAST_PLOT = 130


class SeatChart(Chart):
    """Rates in percent with their intervals."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[Row, ...] = ()
        self.series: tuple[str, ...] = ()
        self.fair: float | None = None
        self.title, self.unit = "", " %"

    def show_rows(
        self,
        rows: Sequence[Row],
        series: Sequence[str],
        fair: float | None,
        title: str = "",
        *,
        unit: str = " %",
    ) -> None:
        """Show other rates; `series` names the kinds of players, weakest first; a dashed line stands at `fair`."""
        self.rows, self.series, self.fair = tuple(rows), tuple(series), fair
        self.title, self.unit = title, unit
        self.setMinimumHeight(self._top + ROW * len(self.rows) + FOOT)
        self.setMaximumHeight(self._top + MOST_ROW * len(self.rows) + FOOT)
        self.shown()

    @property
    def _top(self) -> int:
        return TOP if self.title else 0

    @property
    def _head(self) -> int:
        return HEAD if any(row.seat is not None for row in self.rows) else 0

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(420, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Need no more than the marks do."""
        return QSize(220, self.minimumHeight())

    def table(self) -> Table:
        """Give a row for each seat."""
        return Table((self.tr("Who"), *self.series), in_cells(self.rows))

    # ------------------------------------------------------------ drawing

    def _columns(self) -> list[float]:
        """Give the widths of the columns of numbers."""
        found = []
        for place, name in enumerate(self.series):
            said = [_said(row.values[place]) for row in self.rows]
            numbers = max(width_of(value, "cell") + 6 + width_of(half, "hint") for value, half in said)
            found.append(max(numbers, width_of(name, "hint") + 16) + BETWEEN)
        return found

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw axis, rows, marks and numbers."""
        if not known(self.rows):
            return
        low, high = ends_of_axis(self.rows, self.fair, 4.0)
        left = self._head + max(width_of(row.label, "cell") for row in self.rows) + 14
        columns = self._columns()
        if self.width() - left - sum(columns) < LEAST_PLOT:
            columns = []
        right, bottom = self.width() - sum(columns) - 8, self.height() - FOOT

        def across(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        if self.title:
            write(painter, QRectF(0, 0, self.width(), 16), self.title, "hint", colours.ink2)
        self._draw_axis(painter, colours, across, (low, high), bottom)
        tall = (bottom - self._top) / len(self.rows)
        for number, row in enumerate(self.rows):
            area = QRectF(0, self._top + number * tall, self.width(), tall)
            if number:
                painter.setPen(QPen(QColor(colours.line), 1))
                painter.drawLine(area.topLeft(), area.topRight())
            if row.seat is not None:
                paint_seat(painter, row.seat, QPointF(12, area.center().y()), 8, colours)
            label = QRectF(self._head, area.top(), left - self._head, tall)
            write(painter, label, row.label, "cell", colours.ink)
            self._draw_marks(painter, colours, row, area, across)
            self._draw_numbers(painter, colours, row, area, columns)
        self._draw_legend(painter, colours, columns, bottom)

    def _draw_axis(
        self,
        painter: QPainter,
        colours: Theme,
        across: Callable[[float], float],
        ends: tuple[float, float],
        bottom: float,
    ) -> None:
        for value in ticks(*ends, max(2, int((across(ends[1]) - across(ends[0])) / 48))):
            x = across(value)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(x, self._top), QPointF(x, bottom))
            place = QRectF(x - 30, bottom + 3, 60, 16)
            write(
                painter,
                place,
                f"{shortly(value)}{self.unit}",
                "hint",
                colours.ink3,
                Qt.AlignmentFlag.AlignHCenter,
            )
        if self.fair is not None:
            paint_fair(painter, colours, across(100 * self.fair), self._top, bottom)

    def _draw_marks(
        self, painter: QPainter, colours: Theme, row: Row, area: QRectF, across: Callable[[float], float]
    ) -> None:
        step = min(9.0, (area.height() - 8) / max(1, len(row.values)))
        first = area.center().y() - step * (len(row.values) - 1) / 2
        for place, value in enumerate(row.values):
            if value is None:
                continue
            y, series = first + place * step, LOOKS[place % len(LOOKS)]
            ends = QPointF(across(100 * value.low), y), QPointF(across(100 * value.high), y)
            paint_whisker(painter, series, *ends, colours, 3)
            middle = QPointF(across(100 * value.value), y)
            paint_mark(painter, series, middle, colours, 4)
            said = self.tr("{who}, {what}: {value}, from {low} to {high}").format(
                who=row.label,
                what=self.series[place],
                value=in_percent(value),
                low=decimal(100 * value.low, 2),
                high=decimal(100 * value.high, 2),
            )
            reach = QRectF(ends[0], ends[1]).united(QRectF(middle.x() - 6, y, 12, 0))
            self.note(reach.adjusted(-2, -step / 2, 2, step / 2), said)

    def _draw_numbers(
        self, painter: QPainter, colours: Theme, row: Row, area: QRectF, columns: Sequence[float]
    ) -> None:
        x = self.width() - sum(columns)
        for place, wide in enumerate(columns):
            value, half = _said(row.values[place])
            behind = max(width_of(_said(each.values[place])[1], "hint") for each in self.rows) + 2
            number = QRectF(x, area.top(), wide - behind - 4, area.height())
            write(painter, number, value, "cell", colours.ink, Qt.AlignmentFlag.AlignRight)
            after = QRectF(x + wide - behind, area.top(), behind, area.height())
            write(painter, after, half, "hint", colours.ink2)
            x += wide

    def _draw_legend(
        self, painter: QPainter, colours: Theme, columns: Sequence[float], bottom: float
    ) -> None:
        """Name the marks below the columns."""
        x = self.width() - sum(columns)
        for place, wide in enumerate(columns):
            name = self.series[place]
            start = x + wide - width_of(name, "hint") - 2
            y = bottom + FOOT / 2 + 1
            paint_mark(painter, LOOKS[place % len(LOOKS)], QPointF(start - 10, y), colours, 4)
            write(painter, QRectF(start, bottom + 3, wide, 16), name, "hint", colours.ink2)
            x += wide


def _said(value: Estimate | None) -> tuple[str, str]:
    if value is None:
        return "–", ""
    return decimal(100 * value.value), interval(value, 100)
