"""Bars cut into shares of which some belong together: one pattern for what belongs together, light to dark within."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme, blend
from workbench.lab.charts.chart import Chart, Table, plate, width_of, write, write_label
from workbench.lab.words import in_percent

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

ROW, BAR, LINE = 30, 20, 22
HATCH = 6
# The patterns by name: a series of the theme, and how it is told without colour.
PATTERNS = {
    "open": (None, ""),
    "solid": (0, ""),
    "hatched": (1, "hatch"),
    "dotted": (2, "dots"),
    "lined": (3, "lines"),
}


@dataclass(frozen=True, slots=True)
class Part:
    """A part of every bar: what it is called, its pattern, how dark it is (0 to 1), and what it belongs to."""

    key: str
    title: str
    pattern: str
    shade: float = 1.0
    family: str = ""


class StackChart(Chart):
    """Each row a whole, cut into the shares of its parts; a row may have a word at its end."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: dict[str, Mapping[str, Estimate]] = {}
        self.parts: tuple[Part, ...] = ()
        self.ends: dict[str, str] = {}
        self.current = ""

    def show_rows(
        self,
        rows: Mapping[str, Mapping[str, Estimate]],
        parts: Sequence[Part],
        *,
        ends: Mapping[str, str] | None = None,
        current: str = "",
    ) -> None:
        """Show other shares; a part that no row has is left out, the current row stands out."""
        self.rows, self.current, self.ends = dict(rows), current, dict(ends or {})
        seen = {key for shares in rows.values() for key, share in shares.items() if share.value > 0}
        self.parts = tuple(part for part in parts if part.key in seen)
        self.setMinimumHeight(26 * max(1, len(rows)) + LINE * len(self._legend()) + 8)
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(360, ROW * max(1, len(self.rows)) + 2 * LINE)

    def table(self) -> Table:
        """Give a row for each bar."""
        rows = [
            (label, *(in_percent(shares[part.key]) if part.key in shares else "–" for part in self.parts))
            for label, shares in self.rows.items()
        ]
        titles = (f"{part.family} {part.title}".strip() for part in self.parts)
        return Table((self.tr("Games"), *titles), tuple(rows))

    def _families(self) -> dict[str, list[Part]]:
        """Give the parts that share an entry of the legend."""
        found: dict[str, list[Part]] = {}
        for part in self.parts:
            found.setdefault(part.family or part.title, []).append(part)
        return found

    def _legend(self) -> list[list[tuple[str, list[Part], float]]]:
        lines: list[list[tuple[str, list[Part], float]]] = [[]]
        x = 0.0
        for title, parts in self._families().items():
            room = 14 * len(parts) + width_of(title, "hint") + 26
            if x + room > max(self.width(), 240) and lines[-1]:
                lines.append([])
                x = 0.0
            lines[-1].append((title, parts, x))
            x += room
        return lines

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the bars and what their patterns mean."""
        if not self.rows:
            return
        legend = self._legend()
        label = min(max(width_of(name, "group") for name in self.rows) + 12, self.width() * 0.34)
        end = max((width_of(text, "hint") + 12 for text in self.ends.values()), default=0.0)
        tall = min(ROW + 4.0, (self.height() - LINE * len(legend) - 4) / len(self.rows))
        for number, (name, shares) in enumerate(self.rows.items()):
            y = number * tall + max(0.0, (tall - BAR) / 2)
            style = "group" if name == self.current else "cell"
            write_label(painter, QRectF(0, number * tall, label - 6, tall), name, style, colours.ink)
            area = QRectF(label, y, self.width() - label - end - 1, min(BAR, tall - 4))
            self._draw_bar(painter, colours, name, shares, area)
            words = QRectF(area.right() + 10, y, end, BAR)
            write(painter, words, self.ends.get(name, ""), "hint", colours.ink2)
        for number, line in enumerate(legend):
            top = len(self.rows) * tall + 4 + number * LINE
            for title, parts, x in line:
                for place, part in enumerate(parts):
                    paint_part(painter, QRectF(x + 14 * place, top + 3, 13, 12), part, colours)
                left = x + 14 * len(parts) + 6
                write(painter, QRectF(left, top, self.width() - left, 18), title, "hint", colours.ink2)

    def _draw_bar(
        self, painter: QPainter, colours: Theme, name: str, shares: Mapping[str, Estimate], area: QRectF
    ) -> None:
        x = area.left()
        for part in self.parts:
            share = shares.get(part.key)
            if share is None or share.value <= 0:
                continue
            wide = share.value * area.width()
            piece = QRectF(x, area.top(), wide, area.height())
            paint_part(painter, piece, part, colours)
            number = f"{100 * share.value:.0f}"
            if wide > width_of(number, "hint") + 12:
                plate(painter, piece.center(), number, colours)
            title = f"{part.family} {part.title}".strip()
            self.note(piece, f"{name}\n{title}: {in_percent(share)} %")
            x += wide


def paint_part(painter: QPainter, area: QRectF, part: Part, colours: Theme) -> None:
    """Fill an area with the pattern of a part, lighter where its shade is less."""
    series, told = PATTERNS[part.pattern]
    painter.save()
    if series is None:
        painter.setPen(QPen(QColor(colours.ink2), 1))
        painter.setBrush(QColor(colours.raised))
        painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()
        return
    painter.setPen(QPen(QColor(colours.panel), 1))
    painter.setBrush(QColor(blend(colours.series[series], colours.panel, 0.35 + 0.65 * part.shade)))
    painter.drawRect(area)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    gap = QColor(colours.panel)
    painter.setPen(QPen(gap, 1.3))
    if told == "hatch":
        x = area.left() - area.height()
        while x < area.right():
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()))
            x += HATCH
    elif told == "lines":
        y = area.top() + HATCH / 2
        while y < area.bottom():
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            y += HATCH * 0.8
    elif told == "dots":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gap)
        rows = max(1, round(area.height() / HATCH))
        for row in range(rows):
            x = area.left() + (3 if row % 2 else 5.5)
            while x < area.right():
                painter.drawEllipse(QPointF(x, area.top() + (row + 0.5) * area.height() / rows), 1.2, 1.2)
                x += HATCH
    painter.restore()
