"""A short list beside a chart: what is said at the left, and at the right its number and interval, or a few words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, width_of, write

HEAD, ROW, MOST_ROW = 20, 18, 25


@dataclass(frozen=True)
class Line:
    """A line: its words, a number with its interval, or what is to be known of a name."""

    words: str
    number: str = ""
    half: str = ""
    told: str = ""
    # A name from the variant's file, in its letters.
    is_key: bool = False


class LinesChart(Chart):
    """Lines of words and numbers."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.title = ""
        self.lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line], title: str = "") -> None:
        """Show other lines."""
        self.lines, self.title = tuple(lines), title
        head = HEAD if title else 0
        self.setMinimumHeight(head + ROW * len(self.lines))
        self.setMaximumHeight(head + MOST_ROW * len(self.lines))
        self.shown()

    def sizeHint(self) -> QSize:
        """Ask for the longest line."""
        halves = max((width_of(line.half, "hint") for line in self.lines), default=0)
        wide = max(
            (
                width_of(line.words, "code" if line.is_key else "cell") + width_of(line.number, "group")
                for line in self.lines
            ),
            default=0,
        )
        wide += halves + (30 if any(line.is_key for line in self.lines) else 22)
        return QSize(round(min(max(wide, 120), 330)), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Leave room for words and numbers."""
        return QSize(140, self.minimumHeight())

    def table(self) -> Table:
        """Give a row for each line."""
        rows = tuple((line.words, f"{line.number} {line.half}".strip()) for line in self.lines)
        return Table((self.tr("What"), self.tr("Value")), rows)

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the lines below their title."""
        if not self.lines:
            return
        top = HEAD if self.title else 0
        if self.title:
            write(painter, QRectF(0, 0, self.width(), 16), self.title, "group", colours.ink)
        tall = min(MOST_ROW, (self.height() - top) / len(self.lines))
        halves = max(width_of(line.half, "hint") for line in self.lines)
        for place, line in enumerate(self.lines):
            area = QRectF(0, top + place * tall, self.width(), tall)
            if line.is_key:
                self._draw_key(painter, colours, line, area)
            else:
                number = width_of(line.number, "group") + 2
                behind = QRectF(area.right() - halves - 2, area.top(), halves + 2, tall)
                write(painter, behind, line.half, "hint", colours.ink2)
                middle = QRectF(behind.left() - number - 6, area.top(), number, tall)
                write(painter, middle, line.number, "group", colours.ink, Qt.AlignmentFlag.AlignRight)
                words = QRectF(0, area.top(), middle.left() - 8, tall)
                write(painter, words, line.words, "cell", colours.ink2)
            self.note(area, line.told or f"{line.words}: {line.number} {line.half}".rstrip(": "))

    def _draw_key(self, painter: QPainter, colours: Theme, line: Line, area: QRectF) -> None:
        painter.fillRect(QRectF(0, area.center().y() - 1.5, 6, 3), QColor(colours.selection))
        face = typeface.style("code")
        keys = [width_of(each.words, "code") for each in self.lines]
        wide = min(max(keys) + 8, (area.width() - 14) * 0.6)
        write(painter, QRectF(14, area.top(), wide - 4, area.height()), line.words, face, colours.ink)
        write(painter, area.adjusted(14 + wide, 0, 0, 0), line.number, "hint", colours.ink2)
