"""The points of both seats after every turn, as if the game had ended there, with what is to be remembered."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import plain, signed
from workbench.games.naishi.table.result.findings import Event, Findings
from workbench.table.model.seats import Seat
from workbench.widgets.card import Card

# Above the lines are two rows of labels, which must hide none of them.
LEFT, TOP, RIGHT, BOTTOM = 30.0, 40.0, 40.0, 22.0
STEP, LABEL, ROW = 20, 16.0, 13


class CourseChart(QWidget):
    """Two lines that rise and fall, the second one dashed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.found: Findings | None = None
        self.seats: tuple[Seat, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be high enough to tell ten points apart."""
        return QSize(320, 230)

    def show_course(self, found: Findings, seats: tuple[Seat, ...]) -> None:
        """Show another game."""
        self.found, self.seats = found, seats
        ends = ", ".join(
            f"{seat.colour_name} {plain(points)}"
            for seat, points in zip(seats, found.course[-1], strict=True)
        )
        events = [self.said(event) for event in found.events]
        self.setAccessibleName("; ".join([ends, *events]))
        self.update()

    def said(self, event: Event) -> str:
        """Say what a turn is remembered for."""
        seat = self.seats[event.seat].colour_name
        text = {
            "decree": self.tr("turn {turn}, {seat}: decree brings {card}"),
            "declare": self.tr("turn {turn}: {seat} declares the end"),
            "jump": self.tr("turn {turn}, {seat}: {card}, {points}"),
        }[event.kind]
        card = names.inner(event.card) if event.card else ""
        return text.format(turn=event.turn, seat=seat, card=card, points=signed(event.points))

    def _label(self, event: Event) -> str:
        if event.kind == "decree":
            return self.tr("decree: {card}").format(card=names.inner(event.card))
        if event.kind == "declare":
            return self.tr("declared")
        return f"{names.inner(event.card)}, {signed(event.points)}"

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scale, both lines, where they end, and the events."""
        if self.found is None or len(self.found.course) < 2:
            return
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_scale(painter, colours)
        for seat in (1, 0):
            self._paint_line(painter, seat, colours)
        labels = self.labels()
        for each, area in zip(self.found.events, labels, strict=True):
            self._paint_event(painter, each, area, colours)
        # Names last, so that no line strikes another's name out.
        painter.setFont(typeface.font("sans", 11, 600))
        painter.setPen(QColor(colours.ink))
        for each, area in zip(self.found.events, labels, strict=True):
            painter.fillRect(area.adjusted(-1, 0, 1, 0), QColor(colours.panel))
            painter.drawText(area, _CENTRE, self._label(each))

    def _span(self) -> tuple[int, int]:
        assert self.found is not None
        points = [each for pair in self.found.course for each in pair]
        return min(0, *points), max(STEP, *points)

    def _across(self, turn: int) -> float:
        assert self.found is not None
        return LEFT + (self.width() - LEFT - RIGHT) * turn / (len(self.found.course) - 1)

    def _at(self, turn: int, points: float) -> QPointF:
        assert self.found is not None
        low, high = self._span()
        x = self._across(turn)
        y = self.height() - BOTTOM - (self.height() - self._top - BOTTOM) * (points - low) / (high - low)
        return QPointF(x, y)

    def _paint_scale(self, painter: QPainter, colours: Theme) -> None:
        low, high = self._span()
        painter.setFont(typeface.style("small"))
        for points in range(-(-low // STEP) * STEP, high + 1, STEP):
            y = self._at(0, points).y()
            painter.setPen(QPen(QColor(colours.line2 if points else colours.ink3), 1))
            painter.drawLine(QPointF(LEFT, y), QPointF(self.width() - RIGHT, y))
            painter.setPen(QColor(colours.ink3))
            painter.drawText(QRectF(0, y - 8, LEFT - 6, 16), _RIGHT, plain(points))
        assert self.found is not None
        turns = len(self.found.course) - 1
        for turn in sorted({1, *range(5, turns - 1, 5), turns}):
            x = self._at(turn, 0).x()
            painter.drawText(QRectF(x - 15, self.height() - 18, 30, 16), _CENTRE, str(turn))

    def _paint_line(self, painter: QPainter, seat: int, colours: Theme) -> None:
        assert self.found is not None
        ink = QColor(
            colours.seat(self.seats[seat].colour).edge
            if not colours.is_dark
            else (colours.seat(self.seats[seat].colour).fill)
        )
        corners = QPolygonF()
        before: float | None = None
        for turn, pair in enumerate(self.found.course):
            if before is not None:
                corners.append(self._at(turn, before))
            corners.append(self._at(turn, pair[seat]))
            before = pair[seat]
        pen = QPen(ink, 2)
        if seat:
            pen.setDashPattern([4, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(corners)
        painter.setFont(typeface.font("sans", 12, 700))
        area = QRectF(self.width() - RIGHT + 5, self.end_of(seat) - 9, RIGHT - 6, 18)
        painter.drawText(area, _LEFT, plain(round(before or 0)))

    def end_of(self, seat: int) -> float:
        """Give the height at which a line's last score stands: two that are close are moved apart."""
        assert self.found is not None
        mine, other = (
            self._at(len(self.found.course) - 1, self.found.course[-1][each]).y() for each in (seat, 1 - seat)
        )
        if abs(mine - other) >= LABEL:
            return mine
        is_above = mine < other or (mine == other and seat == 0)
        return (mine + other) / 2 + (-LABEL if is_above else LABEL) / 2

    def labels(self) -> list[QRectF]:
        """Give where the names of the events stand: each in the first row above the lines where it has room."""
        assert self.found is not None
        measure = QFontMetrics(typeface.font("sans", 11, 600))
        placed: list[QRectF] = []
        for event in self.found.events:
            wide = measure.horizontalAdvance(self._label(event)) + 4
            # The right margin belongs to the last scores.
            x = min(max(self._across(event.turn) - wide / 2, 2), self.width() - RIGHT - wide)
            area = QRectF(x, 1, wide, ROW)
            while any(area.adjusted(-4, 1, 4, -1).intersects(other) for other in placed):
                area.translate(0, ROW)
            placed.append(area)
        return placed

    @property
    def _top(self) -> float:
        """Where the lines may begin: below all names."""
        return max([float(TOP), *(area.bottom() + 8 for area in self.labels())])

    def _paint_event(self, painter: QPainter, event: Event, area: QRectF, colours: Theme) -> None:
        assert self.found is not None
        at = self._at(event.turn, self.found.course[event.turn][event.seat])
        painter.setPen(QPen(QColor(colours.selection), 1.2))
        painter.drawLine(at, QPointF(at.x(), area.bottom()))
        painter.setBrush(QColor(colours.raised))
        painter.drawEllipse(at, 3.5, 3.5)


class CourseCard(Card):
    """The chart and how often the lead changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("Points after every turn"))
        self.hint.setText(self.tr("as if it ended there"))
        self.setAccessibleName(self.title.text())
        self.chart = CourseChart(self)
        self.body.setContentsMargins(14, 10, 10, 8)
        self.body.addWidget(self.chart)

    def show_course(self, found: Findings, seats: tuple[Seat, ...]) -> None:
        """Show another game."""
        self.chart.show_course(found, seats)


_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter
