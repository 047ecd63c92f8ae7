"""What came up of all that there is: a bar for each kind of thing, cut where the rest never did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from workbench.dress.theme import Theme, blend
from workbench.lab.charts.chart import Chart, Table, width_of, write
from workbench.numerals import whole

ROW, MOST_ROW, BAR = 19, 26, 11


@dataclass(frozen=True)
class Cover:
    """A kind of thing: how many of how many came up."""

    title: str
    used: int
    total: int


class CoverageChart(Chart):
    """Bars of used and unused things."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.rows: tuple[Cover, ...] = ()

    def show_rows(self, rows: Sequence[Cover]) -> None:
        """Show other bars."""
        self.rows = tuple(rows)
        self.setMinimumHeight(ROW * len(self.rows))
        self.setMaximumHeight(MOST_ROW * len(self.rows))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every row."""
        return QSize(270, (ROW + 1) * len(self.rows))

    def minimumSizeHint(self) -> QSize:
        """Leave room for titles and numbers."""
        return QSize(200, ROW * len(self.rows))

    def table(self) -> Table:
        """Give a row for each kind of thing."""
        rows = tuple((row.title, self._said(row)) for row in self.rows)
        return Table((self.tr("What"), self.tr("came up")), rows)

    def _said(self, row: Cover) -> str:
        return self.tr("{used} of {total}").format(used=whole(row.used), total=whole(row.total))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw titles, bars and numbers."""
        if not self.rows:
            return
        numbers = max(width_of(self._said(row), "group") for row in self.rows) + 4
        titles = min(max(width_of(row.title, "cell") for row in self.rows) + 12, self.width() * 0.5)
        room = max(10.0, self.width() - titles - numbers - 12)
        tall = min(MOST_ROW, self.height() / len(self.rows))
        ground = QColor(blend(colours.ink2, colours.panel, 0.85))
        for place, row in enumerate(self.rows):
            area = QRectF(0, place * tall, self.width(), tall)
            write(painter, QRectF(0, area.top(), titles - 8, tall), row.title, "cell", colours.ink)
            bar = QRectF(titles, area.center().y() - BAR / 2, room, BAR)
            used = row.used / row.total * room
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillRect(bar, QColor(colours.selection))
            painter.fillRect(QRectF(bar.left(), bar.top(), used, BAR), ground)
            if 0 < used < room:
                # A gap tells the two apart without colour, and what never came up is lower.
                painter.fillRect(QRectF(bar.left() + used - 1, bar.top(), 2, BAR), QColor(colours.panel))
                painter.fillRect(QRectF(bar.left() + used, bar.top(), room - used, 2), QColor(colours.panel))
            self._draw_number(
                painter, colours, row, QRectF(area.right() - numbers, area.top(), numbers, tall)
            )
            never = row.total - row.used
            said = f"{row.title}: {self._said(row)}"
            self.note(
                area, said + (" · " + self.tr("{count} never").format(count=whole(never)) if never else "")
            )

    def _draw_number(self, painter: QPainter, colours: Theme, row: Cover, area: QRectF) -> None:
        """Write the first number heavily where the words have it in front."""
        said, number = self._said(row), whole(row.used)
        if not said.startswith(number):
            write(painter, area, said, "cell", colours.ink, Qt.AlignmentFlag.AlignRight)
            return
        rest = said[len(number) :]
        behind = max(width_of(self._said(each)[len(whole(each.used)) :], "hint") for each in self.rows) + 2
        first = QRectF(area.left(), area.top(), area.width() - behind, area.height())
        write(painter, first, number, "group", colours.ink, Qt.AlignmentFlag.AlignRight)
        last = QRectF(first.right() + 1, area.top(), behind, area.height())
        write(painter, last, rest, "hint", colours.ink2)
