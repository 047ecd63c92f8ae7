"""A bar for each samurai, with the number at its end and another one beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.numerals import decimal

HEAD, ROW, THICK = 22, 24, 10


@dataclass(frozen=True, slots=True)
class Bar:
    """A name, how long its bar is, and what stands beside."""

    name: str
    value: float
    beside: str


class BarsChart(Chart):
    """Bars below one another under the titles of three columns."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.bars: tuple[Bar, ...] = ()
        self.titles: tuple[str, str, str] = ("", "", "")

    def show_bars(self, bars: Sequence[Bar], titles: tuple[str, str, str]) -> None:
        """Show other numbers."""
        self.bars, self.titles = tuple(bars), titles
        self.setMinimumHeight(HEAD + 20 * max(1, len(bars)))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every bar."""
        return QSize(280, HEAD + ROW * max(1, len(self.bars)))

    def table(self) -> Table:
        """Give a row for each bar."""
        return Table(self.titles, tuple((bar.name, decimal(bar.value, 2), bar.beside) for bar in self.bars))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the titles and the bars."""
        if not self.bars:
            return
        left = (
            max(width_of(text, "group") for text in (self.titles[0], *(bar.name for bar in self.bars))) + 12
        )
        right = self.width() - width_of(self.titles[2], "group") - 10
        most = max(bar.value for bar in self.bars) or 1
        align = Qt.AlignmentFlag.AlignRight
        write(painter, QRectF(0, 0, left, 16), self.titles[0], "group", colours.ink)
        write(painter, QRectF(left, 0, right - left, 16), self.titles[1], "group", colours.ink)
        write(
            painter,
            QRectF(right, 0, self.width() - right - 2, 16),
            self.titles[2],
            "group",
            colours.ink,
            align,
        )
        tall = min(ROW + 4.0, (self.height() - HEAD) / len(self.bars))
        for number, bar in enumerate(self.bars):
            y = HEAD + number * tall
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(0, round(y), self.width(), round(y))
            write(painter, QRectF(0, y, left, tall), bar.name, "cell", colours.ink)
            room = right - left - 54
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.line))
            top = y + (tall - THICK) / 2
            painter.drawRect(QRectF(left, top, room, THICK))
            painter.setBrush(QColor(colours.series[0]))
            painter.drawRect(QRectF(left, top, room * bar.value / most, THICK))
            area = QRectF(left + room, y, 46, tall)
            write(painter, area, decimal(bar.value, 2), "group", colours.ink, align)
            beside = QRectF(right, y, self.width() - right - 2, tall)
            write(painter, beside, bar.beside, "cell", colours.ink, align)
            words = f"{bar.name}: {self.titles[1]} {decimal(bar.value, 2)}, {self.titles[2]} {bar.beside}"
            self.note(QRectF(0, y, self.width(), tall), words)
