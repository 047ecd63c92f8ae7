"""What all charts share: spots that tell their values under the mouse or by arrow keys, a table, looks of series."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.widgets.plain_label import long_tip

# A group's first cell is the baseline, drawn with open marks; by place in the group, which of the theme's series.
ORDER = (1, 0, 2, 3)
MARKS = ("square", "disc", "diamond", "triangle")


def look(place: int, count: int) -> int:
    """Give the theme's series for a cell by its place among so many; one alone takes the first."""
    return ORDER[place % len(ORDER)] if count > 1 else 0


@dataclass(frozen=True, slots=True)
class Table:
    """The numbers of a chart as rows."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of a chart that says something."""

    area: QRectF
    words: str


class Chart(QWidget):
    """A picture of numbers; a subclass draws it and says the same as a table."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spots: list[Spot] = []
        self._at = -1
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # ------------------------------------------------------------ for subclasses

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the chart, noting its spots with `note`."""
        raise NotImplementedError

    def table(self) -> Table:
        """Give the same numbers as rows."""
        raise NotImplementedError

    def note(self, area: QRectF, words: str) -> None:
        """Let an area say something."""
        self.spots.append(Spot(area, words))

    def has_own_mark(self) -> bool:
        """Say whether it is drawn already where the keyboard is."""
        return False

    def shown(self) -> None:
        """Draw what is new, and say it to those who cannot see it."""
        table = self.table()
        lines = [
            "; ".join(f"{head} {cell}" for head, cell in zip(table.heads, row, strict=False) if cell)
            for row in table.rows[:40]
        ]
        self.setAccessibleDescription(". ".join(lines))
        self.update()

    # ------------------------------------------------------------ drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart and what is pointed at."""
        self.spots = []
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.current()
        self.draw(painter, colours)
        if self.hasFocus() and not self.has_own_mark():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            area = QRectF(self.rect())
            if 0 <= self._at < len(self.spots):
                area = self.spots[self._at].area.adjusted(-3, -3, 3, 3)
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 4, 4)

    # ------------------------------------------------------------ asking

    def words_at(self, x: float, y: float) -> str:
        """Give what the chart says at a point; where spots overlap, the smaller one speaks."""
        found = [spot for spot in self.spots if spot.area.contains(x, y)]
        found.sort(key=lambda spot: spot.area.width() * spot.area.height())
        return found[0].words if found else ""

    def event(self, event: QEvent) -> bool:
        """Answer the mouse."""
        if isinstance(event, QHelpEvent):
            words = self.words_at(event.pos().x(), event.pos().y())
            if words:
                QToolTip.showText(event.globalPos(), long_tip(words), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from value to value."""
        steps = {
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Up: -1,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self.spots:
            super().keyPressEvent(event)
            return
        self._at = (self._at + step) % len(self.spots) if self._at >= 0 else 0
        spot = self.spots[self._at]
        point = QPoint(round(spot.area.center().x()), round(spot.area.bottom()) + 4)
        QToolTip.showText(self.mapToGlobal(point), long_tip(spot.words), self)
        self.update()

    def focusOutEvent(self, event: object) -> None:
        """Point at nothing any more."""
        self._at = -1
        self.update()

    def sizeHint(self) -> QSize:
        """Be large enough to be read."""
        return QSize(280, 190)

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than that."""
        return QSize(180, 120)


# ---------------------------------------------------------------- parts of pictures


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    style: str | QFont,
    colour: str,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    dots: Qt.TextElideMode = Qt.TextElideMode.ElideRight,
) -> None:
    """Write a text on one line into an area, dots where it has no room."""
    face = typeface.style(style) if isinstance(style, str) else style
    painter.setFont(face)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(face).elidedText(text, dots, area.width() + 1)
    painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)


def write_lines(painter: QPainter, area: QRectF, text: str, style: str, colour: str) -> None:
    """Write a text from the top of an area, broken between words where it is too wide; dots only where all is full."""
    face = typeface.style(style)
    metrics = QFontMetricsF(face)
    lines: list[str] = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and metrics.horizontalAdvance(longer) > area.width():
            lines.append(word)
        else:
            lines[-1] = longer
    room = max(1, int(area.height() / metrics.lineSpacing()))
    shown = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    for number, line in enumerate(shown):
        place = QRectF(
            area.left(), area.top() + number * metrics.lineSpacing(), area.width(), metrics.lineSpacing()
        )
        write(painter, place, line, style, colour)


def write_label(painter: QPainter, area: QRectF, text: str, style: str, colour: str) -> None:
    """Write the name of a row beside it: on one line, or small on two where it is too wide."""
    style = style if width_of(text, style) <= area.width() else "hint"
    if width_of(text, style) <= area.width():
        write(painter, area, text, style, colour)
    else:
        write_lines(painter, area, text, style, colour)


def width_of(text: str, style: str) -> float:
    """Give the width of a text in a style."""
    return QFontMetricsF(typeface.style(style)).horizontalAdvance(text)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Give round numbers between two ends.

    >>> ticks(23.7, 26.4)
    [24.0, 24.5, 25.0, 25.5, 26.0]
    >>> ticks(0, 0)
    [0.0]
    """
    span = high - low
    if span <= 0 or not math.isfinite(span):
        return [float(low)]
    raw = span / most
    size = 10 ** math.floor(math.log10(raw))
    step = next(step * size for step in (1, 2, 2.5, 5, 10) if step * size >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    last = math.floor(high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def paint_mark(painter: QPainter, series: int, at: QPointF, colours: Theme, radius: float = 4.5) -> None:
    """Draw the mark of a series: the baseline's is open."""
    shade = QColor(colours.series[series])
    is_open = series == ORDER[0]
    painter.setPen(QPen(shade, 1.8))
    painter.setBrush(QColor(colours.panel) if is_open else shade)
    kind = MARKS[ORDER.index(series)]
    x, y, r = at.x(), at.y(), radius
    if kind == "square":
        painter.drawRect(QRectF(x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1))
    elif kind == "disc":
        painter.drawEllipse(at, r - 0.3, r - 0.3)
    elif kind == "diamond":
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(x, y - r - 0.5),
                    QPointF(x + r + 0.5, y),
                    QPointF(x, y + r + 0.5),
                    QPointF(x - r - 0.5, y),
                ]
            )
        )
    else:
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - r), QPointF(x + r, y + r - 1), QPointF(x - r, y + r - 1)])
        )


def paint_whisker(
    painter: QPainter, series: int, low: QPointF, high: QPointF, colours: Theme, reach: float = 5
) -> None:
    """Draw an interval from one end to the other, lying or standing."""
    painter.setPen(QPen(QColor(colours.series[series]), 1.8))
    painter.drawLine(low, high)
    across = QPointF(0, reach) if abs(high.y() - low.y()) < 0.01 else QPointF(reach, 0)
    for end in (low, high):
        painter.drawLine(end - across, end + across)


def paint_pattern(painter: QPainter, area: QRectF, series: int, colours: Theme) -> None:
    """Fill an area as its series is told apart without colour: solid, hatched, dotted, crossed."""
    shade, gap = QColor(colours.series[series]), QColor(colours.panel)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawRect(area)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    reach = area.height()
    if series in (1, 3):
        painter.setPen(QPen(gap, 1.4))
        x = area.left() - reach
        while x < area.right():
            painter.drawLine(QPointF(x, area.bottom()), QPointF(x + reach, area.top()))
            if series == 3:
                painter.drawLine(QPointF(x, area.top()), QPointF(x + reach, area.bottom()))
            x += 6
    elif series == 2:
        painter.setBrush(gap)
        rows = max(1, round(reach / 6))
        for row in range(rows):
            x = area.left() + (3 if row % 2 else 5)
            while x < area.right():
                painter.drawEllipse(QPointF(x, area.top() + (row + 0.5) * reach / rows), 1.2, 1.2)
                x += 6
    painter.restore()


def plate(painter: QPainter, centre: QPointF, text: str, colours: Theme) -> None:
    """Write a number on a small plate that can be read on any pattern."""
    wide = width_of(text, "hint") + 8
    area = QRectF(centre.x() - wide / 2, centre.y() - 8, wide, 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 3, 3)
    bold = typeface.style("hint")
    bold.setWeight(QFont.Weight(600))
    write(painter, area, text, bold, colours.ink, Qt.AlignmentFlag.AlignHCenter)


def spread_of(values: Sequence[float], least: float) -> tuple[float, float]:
    """Give the ends of an axis around values, with a margin and no narrower than `least`."""
    low, high = min(values), max(values)
    margin = max((high - low) * 0.08, (least - (high - low)) / 2, 0)
    return low - margin, high + margin
