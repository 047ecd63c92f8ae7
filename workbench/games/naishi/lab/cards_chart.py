"""A line for each card: how often it is held, what it is worth, its share of what wins, and how holders fare."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import typeface
from workbench.dress.theme import Theme, ink_on
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.hues import hue
from workbench.lab.charts.chart import Chart, Table, paint_pattern, write
from workbench.lab.words import in_percent, interval
from workbench.numerals import decimal, whole

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate

ROW, HEAD = 20.0, 22.0
# Fewer cases say nothing.
LEAST_CASES = 40
HOLDINGS = 4
RIGHT, LEFT, MIDDLE = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Line:
    """What games have shown of one card; shares from 0 to 1, what is not known is nothing."""

    card: str
    colour: str | None
    held: Estimate | None
    points: Estimate | None
    share: Estimate | None
    # How often seats win that end with one, two, three, four or more of it.
    wins: tuple[Estimate | None, ...]


class CardsChart(Chart):
    """The cards, those that carry the game first."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other lines, ordered by their share of the winners' points."""
        self.lines = tuple(
            sorted(lines, key=lambda line: -(line.share.value if line.share is not None else -1))
        )
        self.setMinimumHeight(round(HEAD + ROW * len(lines)))
        self.shown()

    def sizeHint(self) -> QSize:
        """Leave room for every card."""
        return QSize(440, round(HEAD + ROW * max(1, len(self.lines))))

    def heads(self) -> tuple[str, ...]:
        """Name the columns."""
        return (
            self.tr("Card"),
            self.tr("held, %"),
            self.tr("points"),
            self.tr("of the winner’s points, %"),
            self.tr("wins with 1, 2, 3, 4+, %"),
        )

    def table(self) -> Table:
        """Give a row for each card, with intervals."""
        card, held, points, share, _ = self.heads()
        wins = tuple(
            self.tr("wins with {count}, %").format(count=f"{count}+" if count == HOLDINGS else count)
            for count in range(1, HOLDINGS + 1)
        )
        rows = [
            (
                names.title(line.card),
                _percent(line.held),
                _number(line.points),
                _percent(line.share),
                *(_percent(each) if _is_known(each) else "–" for each in line.wins),
            )
            for line in self.lines
        ]
        return Table((card, held, points, share, *wins), tuple(rows))

    # ------------------------------------------------------------ drawing

    def face_of_heads(self) -> QFont:
        """Give the face that the columns' names are written in."""
        face = typeface.style("small")
        face.setWeight(QFont.Weight(600))
        return face

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the heads and a line for each card."""
        if not self.lines:
            return
        tall = min(ROW + 8, (self.height() - HEAD) / len(self.lines))
        xs = self._columns()
        for number, head in enumerate(self.heads()):
            area = QRectF(xs[number], 0, xs[number + 1] - xs[number] - 8, HEAD)
            write(
                painter, area, head, self.face_of_heads(), colours.ink2, RIGHT if number in (1, 2) else LEFT
            )
        most = max((line.share.value for line in self.lines if line.share), default=0) or 1
        for number, line in enumerate(self.lines):
            area = QRectF(0, HEAD + number * tall, self.width(), tall)
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(area.topLeft(), area.topRight())
            self._draw_line(painter, colours, line, area, xs, most)

    def _columns(self) -> list[float]:
        """Give where the columns begin, and the right end."""
        wide = self.width()
        name, least = min(118.0, wide * 0.25), min(64.0, wide * 0.13)
        metrics = QFontMetricsF(self.face_of_heads())
        # Numbers stand below whole words, in any language.
        held, points = (max(least, metrics.horizontalAdvance(head) + 8) for head in self.heads()[1:3])
        wins = min(4 * 36.0 + 8, wide * 0.28)
        return [0.0, name, name + held, name + held + points + 6, wide - wins, wide + 8.0]

    def _draw_line(
        self, painter: QPainter, colours: Theme, line: Line, area: QRectF, xs: list[float], most: float
    ) -> None:
        y, tall = area.top(), area.height()
        ink = Dress(colours).solid(hue(line.colour).solid)
        paint_glyph(painter, line.card, QRectF(2, y + (tall - 15) / 2, 15, 15), ink)
        title = names.title(line.card)
        write(painter, QRectF(24, y, xs[1] - 26, tall), title, "cell", colours.ink)
        held = f"{100 * line.held.value:.0f}" if line.held else "–"
        write(painter, QRectF(xs[1], y, xs[2] - xs[1] - 8, tall), held, "cell", colours.ink, RIGHT)
        points = decimal(line.points.value) if line.points else "–"
        bold = typeface.style("cell")
        bold.setWeight(QFont.Weight(600))
        write(painter, QRectF(xs[2], y, xs[3] - xs[2] - 14, tall), points, bold, colours.ink, RIGHT)
        self.note(QRectF(0, y, xs[3], tall), self._said(line))
        self._draw_share(painter, colours, line, QRectF(xs[3], y, xs[4] - xs[3] - 12, tall), most)
        step = (xs[5] - 8 - xs[4]) / HOLDINGS
        for number, each in enumerate(line.wins[:HOLDINGS]):
            box = QRectF(xs[4] + number * step + 1, y + 2, step - 3, tall - 4)
            self._draw_wins(painter, colours, each, box, number + 1, title)

    def _draw_share(self, painter: QPainter, colours: Theme, line: Line, area: QRectF, most: float) -> None:
        if line.share is None or area.width() < 40:
            return
        bar = QRectF(area.left(), area.center().y() - 5, area.width() - 34, 10)
        painter.fillRect(bar, QColor(colours.sunk))
        filled = QRectF(bar.left(), bar.top(), bar.width() * max(line.share.value, 0) / most, bar.height())
        paint_pattern(painter, filled, 0, colours)
        text = decimal(100 * line.share.value)
        write(painter, QRectF(bar.right(), area.top(), 34, area.height()), text, "cell", colours.ink, RIGHT)

    def _draw_wins(
        self, painter: QPainter, colours: Theme, each: Estimate | None, box: QRectF, count: int, title: str
    ) -> None:
        if not _is_known(each):
            painter.setPen(QPen(QColor(colours.line2), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 3, 3)
            return
        assert each is not None
        step = min(4, max(0, int((each.value - 0.3) / 0.12)))
        fill = colours.heat[step]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(fill))
        painter.drawRoundedRect(box, 3, 3)
        write(painter, box, f"{100 * each.value:.0f}", "hint", ink_on(fill, colours), MIDDLE)
        words = self.tr("{card}: seats with {count} of it win {value} %, {cases} cases")
        many = f"{count}+" if count == HOLDINGS else str(count)
        said = words.format(card=title, count=many, value=_percent(each), cases=whole(each.count))
        self.note(box, said)

    def _said(self, line: Line) -> str:
        words = self.tr(
            "{card}: held {held} %, {points} points where it lies, {share} % of the winner’s points"
        )
        return words.format(
            card=names.title(line.card),
            held=_percent(line.held),
            points=_number(line.points),
            share=_percent(line.share),
        )


def _is_known(each: Estimate | None) -> bool:
    return each is not None and each.count >= LEAST_CASES


def _percent(each: Estimate | None) -> str:
    return "–" if each is None else in_percent(each)


def _number(each: Estimate | None) -> str:
    return "–" if each is None else f"{decimal(each.value, 2)} {interval(each, places=2)}"
