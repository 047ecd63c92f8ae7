"""The ten places of a territory as heat: what lies there at the end, and how often it is developed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress import typeface
from workbench.dress.theme import Theme, ink_on
from workbench.games.naishi.cards.face import COLUMNS
from workbench.lab.charts.chart import Chart, Table, write
from workbench.lab.words import interval
from workbench.numerals import decimal

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

HEAD, FOOT, GAP, LABEL = 22.0, 16.0, 5.0, 40.0
LEAST_CELL, MOST_CELL = 24.0, 44.0
MIDDLE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Places:
    """One measure of the ten places: the row from the left, then the hand."""

    title: str
    unit: str
    digits: int
    values: tuple[Estimate | None, ...]


class TerritoryChart(Chart):
    """Measures of the ten places, one grid under the other, each with steps of its own."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.grids: tuple[Places, ...] = ()

    def show_places(self, grids: Sequence[Places]) -> None:
        """Show other measures."""
        self.grids = tuple(grids)
        self.setMinimumHeight(round(len(grids) * (HEAD + 2 * LEAST_CELL + 2 * GAP) + FOOT))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every grid."""
        return QSize(300, round(len(self.grids) * (HEAD + 2 * 34 + 2 * GAP) + FOOT))

    def lines(self) -> tuple[str, str]:
        """Name the two lines of a territory."""
        return self.tr("row"), self.tr("hand")

    def table(self) -> Table:
        """Give a row for each place."""
        heads = (self.tr("Place"), *(grid.title for grid in self.grids))
        rows = [
            (
                f"{self.lines()[place // COLUMNS]} {place % COLUMNS + 1}",
                *(_said(grid, grid.values[place]) for grid in self.grids),
            )
            for place in range(2 * COLUMNS)
        ]
        return Table(heads, tuple(rows))

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the grids and the numbers of the columns."""
        if not self.grids:
            return
        room = (self.height() - FOOT) / len(self.grids)
        cell = min(MOST_CELL, (room - HEAD - 2 * GAP) / 2)
        wide = (self.width() - LABEL - GAP * (COLUMNS - 1)) / COLUMNS
        for number, grid in enumerate(self.grids):
            self._draw_grid(painter, colours, grid, number * room, wide, cell)
        for column in range(COLUMNS):
            area = QRectF(LABEL + column * (wide + GAP), self.height() - FOOT, wide, FOOT)
            write(painter, area, str(column + 1), "small", colours.ink3, MIDDLE)

    def _draw_grid(
        self, painter: QPainter, colours: Theme, grid: Places, top: float, wide: float, tall: float
    ) -> None:
        bold = typeface.style("hint")
        bold.setWeight(QFont.Weight(600))
        write(painter, QRectF(0, top, self.width() * 0.6, HEAD), grid.title, bold, colours.ink)
        write(painter, QRectF(0, top, self.width(), HEAD), grid.unit, "small", colours.ink3, RIGHT)
        known = [each.value for each in grid.values if each is not None]
        low, high = (min(known), max(known)) if known else (0.0, 0.0)
        for place, each in enumerate(grid.values):
            line, column = divmod(place, COLUMNS)
            y = top + HEAD + line * (tall + GAP)
            if not column:
                label = QRectF(0, y, LABEL - 6, tall)
                write(painter, label, self.lines()[line], "hint", colours.ink2)
            box = QRectF(LABEL + column * (wide + GAP), y, wide, tall)
            self._draw_place(painter, colours, grid, each, box, (low, high), place)

    def _draw_place(
        self,
        painter: QPainter,
        colours: Theme,
        grid: Places,
        each: Estimate | None,
        box: QRectF,
        ends: tuple[float, float],
        place: int,
    ) -> None:
        low, high = ends
        if each is None:
            return
        step = min(4, int(5 * (each.value - low) / (high - low))) if high > low else 0
        fill = colours.heat[step]
        is_most = high > low and each.value == high
        painter.setPen(QPen(QColor(colours.ink if is_most else colours.line2), 2 if is_most else 1))
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, 4, 4)
        bold = typeface.style("cell")
        bold.setWeight(QFont.Weight(600))
        write(painter, box, decimal(each.value, grid.digits), bold, ink_on(fill, colours), MIDDLE)
        where = f"{self.lines()[place // COLUMNS]} {place % COLUMNS + 1}"
        self.note(box, f"{where}\n{grid.title}: {_said(grid, each)}")


def _said(grid: Places, each: Estimate | None) -> str:
    if each is None:
        return "–"
    return f"{decimal(each.value, grid.digits)} {interval(each, places=grid.digits)}"
