"""Rows of bars from nothing to a value, with intervals, a line where it is even, and their numbers at the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, paint_pattern, ticks, width_of, write
from workbench.numerals import shortly

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

HEAD, FOOT, ROW, MOST_ROW, BAR = 20, 18, 18, 28, 11
LEAST_PLOT = 60
ROOMY = 400
# The part of the width that names may take; longer ones end in dots.
MOST_NAMES = 0.44


@dataclass(frozen=True)
class Bar:
    """A value with its interval, and the word at its end."""

    value: Estimate
    words: str = ""
    has_interval: bool = True


@dataclass(frozen=True)
class BarRow:
    """A row: its name in a heavy and a light part, a sign, up to two bars, what is written and what is told of it."""

    name: str
    bars: tuple[Bar, ...]
    number: str
    half: str = ""
    told: str = ""
    rest: str = ""
    # Whether the row holds; nothing where that was not asked.
    holds: bool | None = None


class BarChart(Chart):
    """Bars of one unit, as many rows as there is room for."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[BarRow, ...] = ()
        self.title, self.caption, self.unit = "", "", ""
        self.even: float | None = None
        self._has_axis = True
        self._least = 1

    def show_rows(
        self,
        rows: Sequence[BarRow],
        title: str = "",
        *,
        even: float | None = None,
        caption: str = "",
        unit: str = "",
        has_axis: bool = True,
        least: int = 0,
    ) -> None:
        """Show other bars; `even` is where the dashed line stands, and so many rows must always have room."""
        self.rows, self.title, self.even = tuple(rows), title, even
        self.caption, self.unit, self._has_axis = caption, unit, has_axis
        self._least = min(least or len(self.rows), len(self.rows))
        self.setMinimumHeight(self._tall(self._least, ROW))
        self.setMaximumHeight(self._tall(len(self.rows), MOST_ROW))
        self.shown()

    def _tall(self, rows: int, row: int) -> int:
        return (HEAD if self.title else 0) + rows * row + (FOOT if self._has_axis or self.caption else 0)

    def sizeHint(self) -> QSize:
        """Leave room for the rows that must be seen."""
        return QSize(300 if self._has_axis else 170, self._tall(self._least, ROW + 2))

    def minimumSizeHint(self) -> QSize:
        """Be wide enough for names and bars."""
        return QSize(180 if self._has_axis else 150, self._tall(self._least, ROW))

    def table(self) -> Table:
        """Give a row for each row."""
        rows = [
            (
                f"{row.name} {row.rest}".strip(),
                f"{row.number} {row.half}".strip(),
                "" if row.holds is None else self.tr("holds") if row.holds else self.tr("does not hold"),
            )
            for row in self.rows
        ]
        return Table((self.tr("What"), self.tr("Value"), ""), tuple(rows))

    # ------------------------------------------------------------ drawing

    @property
    def shown_rows(self) -> tuple[BarRow, ...]:
        """The rows that have room."""
        room = self.height() - self._tall(0, 0)
        return self.rows[: max(self._least, int(room / ROW))]

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw title, axis, bars and numbers."""
        if not self.rows:
            return
        rows = self.shown_rows
        top = HEAD if self.title else 0
        if self.title:
            write(painter, QRectF(0, 0, self.width(), 16), self.title, "hint", colours.ink2)
        number = max(width_of(row.number, "group") for row in rows)
        # Ends are longer than ±: where they would leave the bars no room they are told under the mouse.
        tells_ends = self.width() >= ROOMY
        halves = [row.half if tells_ends or not row.half.startswith("(") else "" for row in rows]
        half = max(width_of(each, "hint") for each in halves)
        numbers = number + half + (6 if half else 0) + 4
        signs = 22 if any(row.holds is not None for row in rows) else 6
        names = max(width_of(row.name, "cell") + width_of(row.rest, "hint") + 4 for row in rows)
        names = min(names, max(60.0, self.width() * MOST_NAMES))
        names = min(names, max(60.0, self.width() - signs - numbers - 16 - LEAST_PLOT))
        left, right = names + signs + 6, self.width() - numbers - 10
        bottom = top + min(MOST_ROW * len(rows), self.height() - self._tall(0, 0))
        low, high = self._ends(rows)

        def across(value: float) -> float:
            return left + (value - low) / (high - low) * (right - left)

        if self._has_axis:
            self._draw_axis(painter, colours, across, (low, high), top, bottom)
        tall = (bottom - top) / len(rows)
        for place, (row, ends) in enumerate(zip(rows, halves, strict=True)):
            area = QRectF(0, top + place * tall, self.width(), tall)
            self._draw_name(painter, colours, row, QRectF(0, area.top(), names, tall))
            if row.holds is not None:
                _draw_sign(painter, colours, QPointF(names + 12, area.center().y()), row.holds)
            self._draw_bars(painter, colours, row, area, across)
            first = QRectF(self.width() - numbers, area.top(), number + 2, tall)
            align = Qt.AlignmentFlag.AlignRight
            write(painter, first, row.number, "group" if half else "cell", colours.ink, align)
            write(
                painter,
                QRectF(self.width() - half - 1, area.top(), half + 1, tall),
                ends,
                "hint",
                colours.ink2,
            )
            self.note(area, row.told or f"{row.name} {row.rest}: {row.number} {row.half}")
        if self.caption:
            area = QRectF(0, bottom + 2, left - 8, FOOT)
            write(painter, area, self.caption, "hint", colours.ink3)
        if self.unit:
            area = QRectF(left, bottom + 2, self.width() - left, FOOT)
            write(painter, area, self.unit, "hint", colours.ink3, Qt.AlignmentFlag.AlignRight)

    def _ends(self, rows: Sequence[BarRow]) -> tuple[float, float]:
        known = [100 * end for row in rows for bar in row.bars for end in (bar.value.low, bar.value.high)]
        low, high = min([0.0, *known]), max([0.0, *known])
        if low == high:
            high = 1.0
        margin = (high - low) * 0.02
        return (low - margin if low < 0 else 0.0), (high + margin if high > 0 else 0.0)

    def _draw_axis(
        self,
        painter: QPainter,
        colours: Theme,
        across: Callable[[float], float],
        ends: tuple[float, float],
        top: float,
        bottom: float,
    ) -> None:
        is_signed = ends[0] < 0
        room = self.width() - width_of(self.unit, "hint") if self.unit else self.width()
        for value in ticks(*ends, max(2, int((across(ends[1]) - across(ends[0])) / 44))):
            x = across(value)
            painter.setPen(QPen(QColor(colours.line2 if value == 0 else colours.line), 1))
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))
            words = f"+{shortly(value)}" if is_signed and value > 0 else shortly(value)
            place = QRectF(x - 24, bottom + 2, 48, 16)
            if (
                place.center().x() + width_of(words, "hint") / 2 < room
                and x > width_of(self.caption, "hint") + 14
            ):
                write(painter, place, words, "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        if self.even is not None and ends[0] <= 100 * self.even <= ends[1]:
            painter.setPen(QPen(QColor(colours.ink2), 1.2, Qt.PenStyle.DashLine))
            x = across(100 * self.even)
            painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    def _draw_name(self, painter: QPainter, colours: Theme, row: BarRow, area: QRectF) -> None:
        if not row.rest:
            write(painter, area, row.name, "cell", colours.ink)
            return
        wide = min(width_of(row.name, "cell") + 4, area.width())
        write(painter, QRectF(area.left(), area.top(), wide, area.height()), row.name, "cell", colours.ink)
        write(painter, area.adjusted(wide, 0, 0, 0), row.rest, "hint", colours.ink2)

    def _draw_bars(
        self, painter: QPainter, colours: Theme, row: BarRow, area: QRectF, across: Callable[[float], float]
    ) -> None:
        painter.save()
        if row.holds is False:
            painter.setOpacity(0.5)
        for place, bar in enumerate(row.bars):
            start, end = sorted((across(0.0), across(100 * bar.value.value)))
            y, thick = area.center().y(), min(BAR, area.height() - 5)
            paint_pattern(painter, QRectF(start, y - thick / 2, end - start, thick), place % 2, colours)
        painter.restore()
        for bar in row.bars:
            y = area.center().y()
            if bar.has_interval:
                painter.setPen(QPen(QColor(colours.ink), 1.4))
                ends = across(100 * bar.value.low), across(100 * bar.value.high)
                painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
                for x in ends:
                    painter.drawLine(QPointF(x, y - 3.5), QPointF(x, y + 3.5))
            if bar.words:
                is_right = bar.value.value >= 0
                x = across(100 * (bar.value.high if is_right else bar.value.low))
                spot = QRectF(x + 5, y - 8, 60, 16) if is_right else QRectF(x - 65, y - 8, 60, 16)
                align = Qt.AlignmentFlag.AlignLeft if is_right else Qt.AlignmentFlag.AlignRight
                write(painter, spot, bar.words, "hint", colours.ink2, align)


def _draw_sign(painter: QPainter, colours: Theme, at: QPointF, holds: bool) -> None:
    """Draw a tick for what holds, a ring for what may be chance."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if holds:
        painter.setPen(QPen(QColor(colours.accent), 1.8))
        painter.drawPolyline([at + QPointF(-4, 0.5), at + QPointF(-1, 3.5), at + QPointF(4.5, -3.5)])
    else:
        painter.setPen(QPen(QColor(colours.ink2), 1.4))
        painter.drawEllipse(at, 3.2, 3.2)
