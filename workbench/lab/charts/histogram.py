"""How often each whole number occurs: one series as bars, the other as an outline, their means as dashed lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme, blend
from workbench.lab.charts.chart import Chart, Table, look, ticks, width_of, write
from workbench.numerals import decimal, shortly

MOST_BARS = 24
LEFT, BOTTOM = 30, 38


@dataclass(frozen=True)
class Distribution:
    """A series: how many games there are of each number."""

    label: str
    counts: Mapping[int, int]

    @property
    def total(self) -> int:
        """How many games there are."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean number."""
        return sum(value * count for value, count in self.counts.items()) / max(self.total, 1)


class Histogram(Chart):
    """Shares of games by a whole number, the numbers put together where they are many."""

    def __init__(self, name: str, unit: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.unit = unit
        self.series: tuple[Distribution, ...] = ()

    def show_series(self, series: Sequence[Distribution]) -> None:
        """Show other distributions, the baseline first; of more than two the first and the last are drawn."""
        self.series = tuple(each for each in series if each.counts)
        self.shown()

    def sizeHint(self) -> QSize:
        """Be a little wider than tall."""
        return QSize(290, 200)

    @property
    def _drawn(self) -> list[tuple[int, Distribution]]:
        """The series that are drawn, each with its look; the one drawn as bars last."""
        count = len(self.series)
        places = [0] if count == 1 else [0, count - 1]
        return [(look(min(place, 1), count), self.series[place]) for place in places] if count else []

    def table(self) -> Table:
        """Give a row for each group of numbers."""
        bins = self._bins()
        rows = [
            (
                _range(start, size),
                *(decimal(share) for share in (_share(each, start, size) for each in self.series)),
            )
            for start, size in bins
        ]
        means = (self.tr("mean"), *(decimal(each.mean) for each in self.series))
        heads = (self.unit, *(self.tr("{series}, %").format(series=each.label) for each in self.series))
        return Table(heads, (*rows, means))

    def _bins(self) -> list[tuple[int, int]]:
        values = [value for each in self.series for value in each.counts]
        if not values:
            return []
        low, high = min(values), max(values)
        size = max(1, -(-(high - low + 1) // MOST_BARS))
        low -= low % size
        return [(start, size) for start in range(low, high + 1, size)]

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw bars, outline and means."""
        bins = self._bins()
        if not bins:
            return
        shares = [[_share(each, start, size) for start, size in bins] for _, each in self._drawn]
        top = max(max(row) for row in shares) * 1.18 or 1.0
        base = self.height() - BOTTOM
        step = (self.width() - LEFT - 6) / len(bins)

        def point(place: float, share: float) -> QPointF:
            return QPointF(LEFT + place * step, base - (base - 8) * share / top)

        for value in ticks(0, top, 4):
            painter.setPen(QPen(QColor(colours.line), 1))
            at = point(0, value)
            painter.drawLine(at, QPointF(self.width() - 6, at.y()))
            write(
                painter,
                QRectF(0, at.y() - 8, LEFT - 6, 16),
                shortly(value),
                "hint",
                colours.ink3,
                Qt.AlignmentFlag.AlignRight,
            )
        (series, _), bars = self._drawn[-1], shares[-1]
        self._draw_bars(painter, colours, series, bars, point)
        if len(shares) > 1:
            self._draw_outline(painter, colours, self._drawn[0][0], shares[0], point)
        self._draw_axis(painter, colours, bins, point, base)
        self._draw_mean(painter, colours, bins, point, base)
        for place, (start, size) in enumerate(bins):
            words = [f"{_range(start, size)} {self.unit}"]
            words += [
                f"{each.label}: {decimal(row[place])} %"
                for (_, each), row in zip(self._drawn, shares, strict=True)
            ]
            self.note(QRectF(LEFT + place * step, 8, step, base - 8), "\n".join(words))

    def _draw_bars(
        self,
        painter: QPainter,
        colours: Theme,
        series: int,
        shares: list[float],
        point: Callable[[float, float], QPointF],
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(blend(colours.series[series], colours.panel, 0.8)))
        for place, share in enumerate(shares):
            painter.drawRect(QRectF(point(place + 0.06, share), point(place + 0.94, 0)))

    def _draw_outline(
        self,
        painter: QPainter,
        colours: Theme,
        series: int,
        shares: list[float],
        point: Callable[[float, float], QPointF],
    ) -> None:
        line = [point(0, 0)]
        for place, share in enumerate(shares):
            line += [point(place, share), point(place + 1, share)]
        line.append(point(len(shares), 0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.series[series]), 1.8))
        painter.drawPolyline(QPolygonF(line))

    def _draw_axis(
        self,
        painter: QPainter,
        colours: Theme,
        bins: list[tuple[int, int]],
        point: Callable[[float, float], QPointF],
        base: float,
    ) -> None:
        painter.setPen(QPen(QColor(colours.ink3), 1))
        painter.drawLine(point(0, 0), point(len(bins), 0))
        every = max(1, -(-len(bins) * 34 // max(self.width() - LEFT, 1)))
        for place in range(0, len(bins), every):
            middle = point(place + 0.5, 0).x()
            area = QRectF(middle - 24, base + 3, 48, 16)
            write(painter, area, str(bins[place][0]), "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        area = QRectF(LEFT, base + 19, self.width() - LEFT, 16)
        write(painter, area, self.unit, "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)

    def _draw_mean(
        self,
        painter: QPainter,
        colours: Theme,
        bins: list[tuple[int, int]],
        point: Callable[[float, float], QPointF],
        base: float,
    ) -> None:
        _, each = self._drawn[-1]
        x = point((each.mean - bins[0][0] + 0.5) / bins[0][1], 0).x()
        painter.setPen(QPen(QColor(colours.ink), 1.4, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x, 4), QPointF(x, base))
        words = self.tr("{series} mean {value}").format(series=each.label, value=decimal(each.mean))
        wide = min(width_of(words, "hint") + 4, self.width() - 8)
        is_left = x - wide - 6 > 0
        area = QRectF(x - wide - 6 if is_left else min(x + 6, self.width() - wide), 0, wide, 16)
        painter.fillRect(area, QColor(colours.panel))
        write(
            painter,
            area,
            words,
            "hint",
            colours.ink,
            Qt.AlignmentFlag.AlignRight if is_left else Qt.AlignmentFlag.AlignLeft,
        )


def _share(each: Distribution, start: int, size: int) -> float:
    found = sum(each.counts.get(value, 0) for value in range(start, start + size))
    return 100 * found / max(each.total, 1)


def _range(start: int, size: int) -> str:
    return str(start) if size == 1 else f"{start}–{start + size - 1}"
