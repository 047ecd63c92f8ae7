"""The seats of two ways to play, a row for each: what it won before as an open square, what it wins now as a disc."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import (
    ORDER,
    Chart,
    Table,
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

LEGEND, ROW, AXIS = 20, 26, 34
# How far the two marks of a row stand from its middle.
APART = 4.5
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


class SeatStrip(Chart):
    """Win rates before and now; where there is nothing before, now alone."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[Row, ...] = ()
        self.names = ("", "")
        self.fair: float | None = None
        self.caption = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(
        self, rows: Sequence[Row], names: tuple[str, str], fair: float | None, caption: str
    ) -> None:
        """Show other seats; each row has a value before, or nothing, and one now."""
        self.rows, self.names, self.fair, self.caption = tuple(rows), names, fair, caption
        self.setVisible(bool(rows))
        self.setFixedHeight(self._tall())
        self.shown()

    def _tall(self) -> int:
        return LEGEND * bool(self.names[0]) + ROW * len(self.rows) + AXIS

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(280, self._tall())

    def minimumSizeHint(self) -> QSize:
        """Be read in a narrow dock too."""
        return QSize(180, self._tall())

    def table(self) -> Table:
        """Give a row for each seat."""
        return Table((self.tr("Who"), *self.names), in_cells(self.rows))

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the legend, a row for each seat, and the axis."""
        if not known(self.rows):
            return
        low, high = ends_of_axis(self.rows, self.fair, 2.0)
        top = float(LEGEND * bool(self.names[0]))
        said = max(width_of(_said(row), "cell") for row in self.rows)
        names = max(width_of(row.label, "cell") for row in self.rows)
        left = (26 if self.rows[0].seat is not None else 0) + names + 12
        area = QRectF(left, top, max(20.0, self.width() - left - said - 12), ROW * len(self.rows))

        def across(value: float) -> float:
            return area.left() + (value - low) / (high - low) * area.width()

        if self.names[0]:
            self._draw_legend(painter, colours)
        for mark in ticks(low, high, max(2, int(area.width() / 44))):
            x = across(mark)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            below = QRectF(x - 24, area.bottom() + 1, 48, 15)
            write(painter, below, shortly(mark), "small", colours.ink3, CENTRE)
        if self.fair is not None:
            paint_fair(painter, colours, across(100 * self.fair), area.top(), area.bottom())
        foot = QRectF(0, area.bottom() + 16, self.width(), 15)
        write(painter, foot, self.caption, "small", colours.ink3, CENTRE)
        self.note(foot, self.caption)
        for number, row in enumerate(self.rows):
            head = QRectF(0, top + number * ROW, self.width(), ROW)
            self._draw_row(painter, colours, row, head)
            for place, value in enumerate(row.values):
                if value is not None:
                    series = ORDER[place] if len(row.values) > 1 else ORDER[1]
                    y = head.center().y() + (APART if place else -APART) * (len(row.values) > 1)
                    start, end = (QPointF(across(100 * each), y) for each in (value.low, value.high))
                    paint_whisker(painter, series, start, end, colours)
                    paint_mark(painter, series, QPointF(across(100 * value.value), y), colours, 4.0)

    def _draw_row(self, painter: QPainter, colours: Theme, row: Row, head: QRectF) -> None:
        x = 0.0
        if row.seat is not None:
            paint_seat(painter, row.seat, QPointF(10, head.center().y()), 8, colours)
            x = 26.0
        write(painter, QRectF(x, head.top(), head.width() - x, head.height()), row.label, "cell", colours.ink)
        write(painter, head, _said(row), "cell", colours.ink, RIGHT)
        words = []
        for name, value in zip(self.names[-len(row.values) :], row.values, strict=True):
            if value is not None:
                said = self.tr("{who}: {value} %, from {low} to {high} %, {games} games").format(
                    who=row.label,
                    value=in_percent(value),
                    low=decimal(100 * value.low, 2),
                    high=decimal(100 * value.high, 2),
                    games=whole(value.count),
                )
                words.append(f"{name}\n{said}" if name else said)
        self.note(head, "\n".join(words))

    def _draw_legend(self, painter: QPainter, colours: Theme) -> None:
        x = float(self.width())
        for place in (1, 0):
            name = self.names[place]
            wide = min(width_of(name, "hint"), self.width() / 2 - 22)
            x -= wide
            write(painter, QRectF(x, 0, wide + 2, LEGEND - 4), name, "hint", colours.ink2)
            paint_mark(painter, ORDER[place], QPointF(x - 11, (LEGEND - 4) / 2), colours, 4.0)
            self.note(QRectF(x - 18, 0, wide + 18, LEGEND), name)
            x -= 34


def _said(row: Row) -> str:
    """Say what a seat wins now."""
    value: Estimate | None = row.values[-1]
    return in_percent(value) if value is not None else "–"
