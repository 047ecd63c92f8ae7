"""Rates in a grid, a row for each variant and a column for each group of games, in steps of heat that are labelled."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress import typeface
from workbench.dress.theme import Theme, ink_on
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.lab.words import in_percent

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

Place = tuple[int, int]
"""A row and a column."""

# Where the next step of heat begins, in percent.
STEPS = (1, 5, 20, 50)
HEAD, FOOT, ROW, GAP = 24, 26, 46, 3


class MatrixChart(Chart):
    """Cells that say a rate and its interval; one of them is chosen."""

    chosen = Signal(int, int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[tuple[str, str], ...] = ()
        self.columns: tuple[str, ...] = ()
        self.rates: dict[Place, Estimate] = {}
        self.current: Place = (0, 0)
        self.corner = ""

    def show_rates(
        self,
        rows: Sequence[tuple[str, str]],
        columns: Sequence[str],
        rates: Mapping[Place, Estimate],
        current: Place,
        corner: str,
    ) -> None:
        """Show other rates; a row has a name and perhaps a word below it, `corner` says what the columns are."""
        self.rows, self.columns, self.rates = tuple(rows), tuple(columns), dict(rates)
        self.current, self.corner = current, corner
        self.setMinimumHeight(HEAD + FOOT + 38 * max(1, len(self.rows)))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(420, HEAD + FOOT + ROW * max(1, len(self.rows)))

    def table(self) -> Table:
        """Give a row for each variant."""
        made = [
            (name, *(self._told(row, column) for column in range(len(self.columns))))
            for row, (name, _) in enumerate(self.rows)
        ]
        return Table((self.corner, *self.columns), tuple(made))

    def _told(self, row: int, column: int) -> str:
        rate = self.rates.get((row, column))
        return "–" if rate is None else in_percent(rate)

    # ------------------------------------------------------------ drawing

    def _cell(self, row: int, column: int) -> QRectF:
        left = self._label_width()
        wide = (self.width() - left) / max(len(self.columns), 1)
        tall = min(ROW + 12.0, (self.height() - HEAD - FOOT) / max(len(self.rows), 1))
        return QRectF(left + column * wide, HEAD + row * tall, wide - GAP, tall - GAP)

    def _label_width(self) -> float:
        widest = max((width_of(name, "group") for name, _ in self.rows), default=0.0)
        return min(max(widest, width_of(self.corner, "hint")) + 14, self.width() * 0.3)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the heads, the cells and what the steps mean."""
        centre = Qt.AlignmentFlag.AlignHCenter
        write(painter, QRectF(0, 0, self._label_width(), HEAD - 4), self.corner, "hint", colours.ink2)
        for column, title in enumerate(self.columns):
            cell = self._cell(0, column)
            area = QRectF(cell.left(), 0, cell.width(), HEAD - 4)
            write(painter, area, title, "group", colours.ink, centre)
        for row, (name, below) in enumerate(self.rows):
            cell = self._cell(row, 0)
            half = cell.height() / 2 if below else cell.height()
            room = self._label_width() - 8
            write(painter, QRectF(0, cell.top(), room, half), name, "group", colours.ink)
            if below:
                write(painter, QRectF(0, cell.top() + half, room, half), below, "hint", colours.ink2)
            for column in range(len(self.columns)):
                self._draw_cell(painter, colours, row, column)
        self._draw_legend(painter, colours)

    def _draw_cell(self, painter: QPainter, colours: Theme, row: int, column: int) -> None:
        area, rate = self._cell(row, column), self.rates.get((row, column))
        if rate is None:
            painter.setPen(QPen(QColor(colours.line2), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 3, 3)
            return
        ground = colours.heat[sum(100 * rate.value >= step for step in STEPS)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(area, 3, 3)
        ink = ink_on(ground, colours)
        bold = typeface.style("group")
        bold.setWeight(QFont.Weight(700))
        centre = Qt.AlignmentFlag.AlignHCenter
        half = area.height() / 2
        write(
            painter,
            QRectF(area.left(), area.top() + 2, area.width(), half),
            short(rate.value),
            bold,
            ink,
            centre,
        )
        ends = f"{short(rate.low)} – {short(rate.high)}"
        lower = QRectF(area.left(), area.top() + half - 1, area.width(), half - 2)
        write(painter, lower, ends, "small", ink, centre)
        if (row, column) == self.current:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.selection), 2.4))
            painter.drawRoundedRect(area.adjusted(-1, -1, 1, 1), 4, 4)
        name = self.rows[row][0]
        said = self.tr("{variant}, {column}: {value} %, from {low} to {high} %, {games} games")
        self.note(
            area,
            said.format(
                variant=name,
                column=self.columns[column],
                value=in_percent(rate),
                low=f"{100 * rate.low:.2f}",
                high=f"{100 * rate.high:.2f}",
                games=f"{rate.count:,}",
            ),
        )

    def _draw_legend(self, painter: QPainter, colours: Theme) -> None:
        x, y = self._label_width(), self.height() - FOOT + 8
        ends = [*STEPS, 100]
        for step, ground in enumerate(colours.heat):
            text = self.tr("under {end}").format(end=ends[0])
            if step:
                text = self.tr("{start} to {end}").format(start=ends[step - 1], end=ends[step])
            painter.setPen(QPen(QColor(colours.line2), 1))
            painter.setBrush(QColor(ground))
            painter.drawRect(QRectF(x, y + 2, 14, 10))
            wide = width_of(text, "hint")
            if x + 20 + wide > self.width():
                return
            write(painter, QRectF(x + 20, y, wide + 2, 14), text, "hint", colours.ink2)
            x += wide + 34
        said = self.tr("outlined: shown below")
        if x + width_of(said, "hint") <= self.width():
            area = QRectF(x, y, self.width() - x - 2, 14)
            write(painter, area, said, "hint", colours.selection, Qt.AlignmentFlag.AlignRight)

    # ------------------------------------------------------------ choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cell under the mouse."""
        found = self._at_point(event.position())
        if found is not None:
            self.chosen.emit(*found)

    def _at_point(self, point: QPointF) -> Place | None:
        return next((place for place in self.rates if self._cell(*place).contains(point)), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the cells, and choose the one that is pointed at."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and 0 <= self._at < len(
            self.spots
        ):
            found = self._at_point(self.spots[self._at].area.center())
            if found is not None:
                self.chosen.emit(*found)
            return
        super().keyPressEvent(event)


def short(rate: float) -> str:
    """Write a rate in percent with as many digits as are worth reading.

    >>> short(0.5391), short(0.0057), short(0.0), short(1.0)
    ('53.9', '0.57', '0', '100')
    """
    value = 100 * rate
    if value in (0, 100):
        return f"{value:.0f}"
    return f"{value:.2f}" if value < 1 else f"{value:.1f}"
