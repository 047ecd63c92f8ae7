"""Bars cut into shares, told apart by pattern: how games end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, paint_pattern, plate, width_of, write, write_label
from workbench.lab.words import in_percent

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

ROW, BAR = 34, 20


class ShareChart(Chart):
    """Each row a whole, cut into the shares of its parts."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: dict[str, Mapping[str, Estimate]] = {}
        self.keys: dict[str, str] = {}

    def show_rows(self, rows: Mapping[str, Mapping[str, Estimate]], keys: Mapping[str, str]) -> None:
        """Show other shares; `keys` are the parts with their titles."""
        self.rows, self.keys = dict(rows), dict(keys)
        self.setMinimumHeight(max(100, self.least_height))
        self.shown()

    @property
    def least_height(self) -> int:
        """How tall its bars and their legend are at least."""
        return 26 * len(self.rows) + 24 * self._legend_lines() + 8

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(280, ROW * max(1, len(self.rows)) + 40)

    def table(self) -> Table:
        """Give a row for each bar."""
        rows = [
            (label, *(in_percent(shares[key]) if key in shares else "–" for key in self.keys))
            for label, shares in self.rows.items()
        ]
        return Table((self.tr("Variant"), *self.keys.values()), tuple(rows))

    def _legend_lines(self) -> int:
        return len(self._legend(max(self.width(), 180)))

    def _legend(self, wide: float) -> list[list[tuple[int, str, float]]]:
        """Lay the titles of the parts out on lines."""
        lines: list[list[tuple[int, str, float]]] = [[]]
        x = 0.0
        for place, title in enumerate(self.keys.values()):
            room = width_of(title, "hint") + 34
            if x + room > wide and lines[-1]:
                lines.append([])
                x = 0.0
            lines[-1].append((place, title, x))
            x += room
        return lines

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the bars and what their patterns mean."""
        if not self.rows:
            return
        # A bar alone needs no name.
        named = max(width_of(name, "cell") for name in self.rows)
        label = min(named + 12, self.width() * 0.4) if named else 0.0
        legend = self._legend(self.width())
        room = self.height() - 22 * len(legend) - 6
        tall = min(ROW + 4.0, room / len(self.rows))
        for number, (name, shares) in enumerate(self.rows.items()):
            y = number * tall + max(0.0, (tall - BAR) / 2)
            write_label(painter, QRectF(0, number * tall, label - 6, tall), name, "cell", colours.ink)
            self._draw_bar(
                painter, colours, name, shares, QRectF(label, y, self.width() - label - 1, min(BAR, tall - 4))
            )
        top = len(self.rows) * tall + 6
        for number, line in enumerate(legend):
            for place, title, x in line:
                area = QRectF(x, top + number * 22 + 3, 12, 12)
                paint_pattern(painter, area, place % 4, colours)
                words = QRectF(x + 18, top + number * 22, self.width() - x - 18, 18)
                write(painter, words, title, "hint", colours.ink2)

    def _draw_bar(
        self, painter: QPainter, colours: Theme, name: str, shares: Mapping[str, Estimate], area: QRectF
    ) -> None:
        x = area.left()
        for place, (key, title) in enumerate(self.keys.items()):
            share = shares.get(key)
            if share is None or share.value <= 0:
                continue
            wide = share.value * area.width()
            part = QRectF(x, area.top(), wide, area.height())
            paint_pattern(painter, part, place % 4, colours)
            number = f"{100 * share.value:.0f}"
            if wide > width_of(number, "hint") + 10:
                plate(painter, part.center(), number, colours)
            painter.setPen(QPen(QColor(colours.panel), 1.5))
            if x > area.left():
                painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            self.note(part, f"{name}\n{title}: {in_percent(share)} %")
            x += wide
