"""How a share goes over the game: the middle as a line, half and four fifths of all games as bands around it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, width_of, write

TOP, FOOT = 8, 20
MARKS = (0.0, 0.25, 0.5, 0.75, 1.0)
STAGES = (0, 25, 50, 75, 100)
TALL, MOST_TALL = 112, 190


class BandChart(Chart):
    """Quantiles of a share at equal steps from the first turn to the last."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.quantiles: tuple[tuple[float, ...], ...] = ()
        self.middle: tuple[float, ...] = ()
        self.above, self.below = "", ""
        # From which part of the game on the share stays above a limit, and what is written there.
        self.settled: float | None = None
        self.limit, self.settled_words = 0.0, ""

    def show_bands(
        self, quantiles: Sequence[Sequence[float]], middle: Sequence[float], above: str, below: str
    ) -> None:
        """Show the 10, 25, 50, 75 and 90 % quantiles and the mean between them, with words above and below them."""
        self.quantiles = tuple(tuple(each) for each in quantiles)
        self.middle, self.above, self.below = tuple(middle), above, below
        self.setMinimumHeight(TALL)
        self.setMaximumHeight(MOST_TALL)
        self.shown()

    def show_settled(self, settled: float, limit: float, words: str) -> None:
        """Mark the part of the game after which the share stays above a limit."""
        self.settled, self.limit, self.settled_words = settled, limit, words
        self.shown()

    def sizeHint(self) -> QSize:
        """Be wider than tall."""
        return QSize(330, TALL + 8)

    def minimumSizeHint(self) -> QSize:
        """Be wide enough for the course to be seen."""
        return QSize(180, TALL)

    def table(self) -> Table:
        """Give a row for each step."""
        heads = (self.tr("% of the game"), self.tr("mean"), "10 %", "25 %", "50 %", "75 %", "90 %")
        last = max(1, len(self.middle) - 1)
        rows = [
            (
                f"{100 * step / last:.0f}",
                f"{100 * value:.0f}",
                *(f"{100 * line[step]:.0f}" for line in self.quantiles),
            )
            for step, value in enumerate(self.middle)
        ]
        return Table(heads, tuple(rows))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the axis, the bands, the line and where it is settled."""
        if len(self.middle) < 2:
            return
        left = width_of("100", "hint") + 8
        area = QRectF(left, TOP, self.width() - left - 18, self.height() - TOP - FOOT)
        last = len(self.middle) - 1

        def at(step: float, value: float) -> QPointF:
            return QPointF(area.left() + step / last * area.width(), area.bottom() - value * area.height())

        for mark in MARKS if self.height() > TALL + 30 else MARKS[::2]:
            y = at(0, mark).y()
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            side = QRectF(0, y - 8, left - 6, 16)
            write(painter, side, f"{100 * mark:.0f}", "hint", colours.ink3, Qt.AlignmentFlag.AlignRight)
        for stage in STAGES:
            x = at(last * stage / 100, 0).x()
            place = QRectF(x - 24, area.bottom() + 3, 48, 16)
            write(painter, place, f"{stage} %", "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        shade = QColor(colours.series[0])
        for low, high, depth in ((0, 4, 46), (1, 3, 82)):
            shade.setAlpha(depth)
            edge = [at(step, value) for step, value in enumerate(self.quantiles[high])]
            back = [at(step, value) for step, value in enumerate(self.quantiles[low])][::-1]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPolygon(QPolygonF([*edge, *back]))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.series[0]), 2))
        painter.drawPolyline(QPolygonF([at(step, value) for step, value in enumerate(self.middle)]))
        spot = at(last, 1.0) if self.settled is None else at(self.settled * last, self.limit)
        words = QRectF(area.left() + 8, spot.y() + 2, spot.x() - area.left() - 14, 16)
        write(painter, words, self.above, "hint", colours.ink2)
        words = QRectF(area.left() + 8, area.bottom() - 17, spot.x() - area.left() - 14, 16)
        write(painter, words, self.below, "hint", colours.ink2, Qt.AlignmentFlag.AlignRight)
        if self.settled is not None:
            self._draw_settled(painter, colours, spot, area)
        self._note_steps(at)

    def _draw_settled(self, painter: QPainter, colours: Theme, spot: QPointF, area: QRectF) -> None:
        painter.setPen(QPen(QColor(colours.ink), 1.1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(area.left(), spot.y()), QPointF(area.right(), spot.y()))
        painter.drawLine(QPointF(spot.x(), spot.y()), QPointF(spot.x(), area.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.ink))
        painter.drawEllipse(spot, 3.6, 3.6)
        wide = width_of(self.settled_words, "group")
        x = min(max(spot.x() - wide - 8, area.left()), area.right() - wide)
        plate = QRectF(x, spot.y() - 18, wide + 4, 16)
        write(painter, plate, self.settled_words, "group", colours.ink)
        self.note(QRectF(spot.x() - 8, spot.y() - 8, 16, 16), self.settled_words)

    def _note_steps(self, at: object) -> None:
        assert callable(at)
        last = len(self.middle) - 1
        wide = at(1, 0).x() - at(0, 0).x()
        said = self.tr(
            "After {part} % of the game: {mean} % on average, in half of all games {low} to {high} %"
        )
        for step, mean in enumerate(self.middle):
            words = said.format(
                part=f"{100 * step / last:.0f}",
                mean=f"{100 * mean:.0f}",
                low=f"{100 * self.quantiles[1][step]:.0f}",
                high=f"{100 * self.quantiles[3][step]:.0f}",
            )
            middle = at(step, 0.5)
            self.note(QRectF(middle.x() - wide / 2, TOP, wide, self.height() - TOP - FOOT), words)
