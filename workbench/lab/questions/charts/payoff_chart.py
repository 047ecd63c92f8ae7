"""Who beats whom: a low grid of shares in steps of heat, each with a sign that says the same without colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme, ink_on
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.lab.charts.matrix import Matrix, MatrixCell

HEAD, FOOT, ROW, MOST_ROW = 18, 18, 18, 24
LEAST_WIDE = 40
CENTRE = Qt.AlignmentFlag.AlignHCenter


class PayoffChart(Chart):
    """The row's part of the games against the column."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.matrix = Matrix()

    def show_matrix(self, matrix: Matrix) -> None:
        """Show other pay-offs."""
        self.matrix = matrix
        self.setMinimumHeight(HEAD + ROW * len(matrix.rows) + FOOT)
        self.setMaximumHeight(HEAD + MOST_ROW * len(matrix.rows) + FOOT)
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every cell."""
        wide = self._heads() + 52 * len(self.matrix.columns)
        return QSize(round(wide), HEAD + (ROW + 1) * len(self.matrix.rows) + FOOT)

    def minimumSizeHint(self) -> QSize:
        """Leave room for the numbers."""
        wide = self._heads() + LEAST_WIDE * len(self.matrix.columns)
        return QSize(round(wide), self.minimumHeight())

    def table(self) -> Table:
        """Give a row for each row."""
        cells = self.matrix.cells
        columns = range(len(self.matrix.columns))
        rows = [
            (head, *(self._told(cells.get((row, column))) for column in columns))
            for row, (head, _) in enumerate(self.matrix.rows)
        ]
        return Table(("", *self.matrix.columns), tuple(rows))

    def _told(self, cell: MatrixCell | None) -> str:
        return f"{cell.value} {cell.half}" if cell is not None else "–"

    def _heads(self) -> float:
        return min(max((width_of(head, "cell") for head, _ in self.matrix.rows), default=0) + 10, 110)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the names, the cells and what their signs mean."""
        matrix = self.matrix
        if not matrix.rows:
            return
        left = self._heads()
        wide = (self.width() - left) / len(matrix.columns)
        tall = min(MOST_ROW, (self.height() - HEAD - FOOT) / len(matrix.rows))
        for column, name in enumerate(matrix.columns):
            area = QRectF(left + column * wide, 0, wide - 2, HEAD - 2)
            write(painter, area, name, "small", colours.ink2, CENTRE)
            self.note(area, name)
        for row, (name, _) in enumerate(matrix.rows):
            y = HEAD + row * tall
            head = QRectF(0, y, left - 8, tall)
            write(painter, head, name, "cell", colours.ink, Qt.AlignmentFlag.AlignRight)
            for column in range(len(matrix.columns)):
                area = QRectF(left + column * wide, y, wide - 2, tall - 2)
                self._draw_cell(painter, colours, area, matrix.cells.get((row, column)))
        foot = QRectF(0, HEAD + len(matrix.rows) * tall + 1, self.width(), FOOT - 1)
        write(painter, foot, matrix.scale, "hint", colours.ink3, Qt.AlignmentFlag.AlignRight)
        self.note(foot, matrix.scale)

    def _draw_cell(self, painter: QPainter, colours: Theme, area: QRectF, cell: MatrixCell | None) -> None:
        if cell is None:
            painter.fillRect(area, QColor(colours.sunk))
            write(painter, area, "–", "cell", colours.ink3, CENTRE)
            self.note(area, self.matrix.missing)
            return
        ground = colours.heat[cell.step]
        painter.fillRect(area, QColor(ground))
        ink = ink_on(ground, colours)
        number = width_of(cell.value, "group")
        x = area.center().x() - (number + 15) / 2
        write(painter, QRectF(x, area.top(), number + 2, area.height()), cell.value, "group", ink)
        _draw_sign(painter, ink, QPointF(x + number + 10, area.center().y()), cell.half[-1:])
        self.note(area, cell.words)


def _draw_sign(painter: QPainter, ink: str, at: QPointF, sign: str) -> None:
    """Draw a triangle up for who beats, one down for who loses, else a point."""
    painter.setPen(QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QColor(ink))
    if sign == "▲":
        painter.drawPolygon([at + QPointF(-3.6, 3), at + QPointF(3.6, 3), at + QPointF(0, -3.4)])
    elif sign == "▼":
        painter.drawPolygon([at + QPointF(-3.6, -3), at + QPointF(3.6, -3), at + QPointF(0, 3.4)])
    else:
        painter.drawEllipse(at, 1.5, 1.5)
