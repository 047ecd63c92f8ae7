"""A few numbers written large, each with its interval and a line that says what it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, width_of, write, write_lines

TALL, LEAST_WIDTH = 62, 128


@dataclass(frozen=True, slots=True)
class Figure:
    """A number as it is written, how far it may be off, and what it says."""

    value: str
    interval: str
    caption: str


class FiguresChart(Chart):
    """Numbers in rows, as many side by side as there is room for."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.figures: tuple[Figure, ...] = ()

    def show_figures(self, figures: Sequence[Figure]) -> None:
        """Show other numbers."""
        self.figures = tuple(figures)
        self.setMinimumHeight(TALL * self._rows(2))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for two side by side."""
        return QSize(2 * LEAST_WIDTH, TALL * max(1, self._rows(2)))

    def table(self) -> Table:
        """Give a row for each number."""
        rows = [(each.caption, each.value, each.interval) for each in self.figures]
        return Table((self.tr("What"), self.tr("Value"), self.tr("Interval")), tuple(rows))

    def _rows(self, columns: int) -> int:
        return -(-len(self.figures) // columns)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw each number over its line."""
        if not self.figures:
            return
        columns = max(1, min(len(self.figures), 2 if self.width() >= 2 * LEAST_WIDTH else 1))
        wide = self.width() / columns
        tall = min(TALL + 12.0, self.height() / self._rows(columns))
        face = typeface.style("subtitle")
        for number, each in enumerate(self.figures):
            row, column = divmod(number, columns)
            area = QRectF(column * wide, row * tall, wide - 10, tall)
            write(painter, QRectF(area.left(), area.top(), area.width(), 26), each.value, face, colours.ink)
            x = area.left() + QFontMetricsF(face).horizontalAdvance(each.value) + 6
            room = max(0.0, area.right() - x)
            beside, below = placed(each, room)
            write(painter, QRectF(x, area.top() + 3, room, 22), beside, "hint", colours.ink2)
            line = QRectF(area.left(), area.top() + 26, area.width(), tall - 26)
            write_lines(painter, line, below, "hint", colours.ink2)
            said = f"{each.caption}: {each.value}"
            self.note(area, f"{said} {each.interval}" if each.interval else said)


def placed(figure: Figure, room: float) -> tuple[str, str]:
    """Give what is written beside a number and below it: an interval that has no room there goes before the line."""
    if width_of(figure.interval, "hint") <= room:
        return figure.interval, figure.caption
    return "", f"{figure.interval} {figure.caption}"
