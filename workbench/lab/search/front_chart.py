"""The trials of a search as points: what was found, the front, and what was confirmed on unseen games."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.metrics.statistics import QUANTILES
from engine.questions.search.search import Found, Trial
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, spread_of, ticks, width_of, write
from workbench.lab.search.candidate_words import CandidateWords
from workbench.numerals import shortly

TOP, FOOT, LEGEND = 10, 40, 22
NEAR = 9.0
# Half the size of a point, how tall its name is, and how far from it the name stands.
POINT, NAME, BESIDE = 4.0, 15.0, 9.0
Point = tuple[float, float]


class FrontChart(Chart):
    """Two measures against each other; with one objective, the trials in their order against it."""

    chosen = Signal(int)
    """The number of a trial."""

    def __init__(self, found: Found, words: CandidateWords, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.found, self.words = found, words
        names = [each["measure"] for each in found.plan.objectives]
        self.up, self.across = names[0], names[1] if len(names) > 1 else ""
        self.current = found.front[0] if found.front else 0
        self._places: dict[int, QPointF] = {}
        self.setAccessibleName(self.tr("Pareto front"))
        self.setMinimumHeight(280)
        self.shown()

    def show_axes(self, up: str, across: str) -> None:
        """Draw other measures against each other; nothing across means the order of the trials."""
        self.up, self.across = up, across
        self.shown()

    def choose(self, number: int) -> None:
        """Show which trial is looked at."""
        self.current = number
        self.update()

    def sizeHint(self) -> QSize:
        """Be wide."""
        return QSize(560, 320)

    def table(self) -> Table:
        """Give a row for each trial of the front."""
        rows = [
            (str(number), self.words.difference(self.found.trials[number]), *self.words.both(number, self.up))
            for number in self.numbers
        ]
        heads = (self.tr("Trial"), self.tr("Difference"), self.tr("found"), self.tr("confirmed"))
        return Table(heads, tuple(rows))

    @property
    def numbers(self) -> list[int]:
        """The start and the front, along the front."""
        if not self.found.trials:
            return []
        front = sorted(self.found.front, key=lambda number: self._point(self.found.trials[number])[0])
        return list(dict.fromkeys([0, *front]))

    def _point(self, trial: Trial, *, is_confirmed: bool = False) -> Point:
        outcome = trial.confirmed if is_confirmed and trial.confirmed is not None else trial.outcome
        across = (
            self.words.scaled(self.across, outcome.measures[self.across].value)
            if self.across
            else float(trial.number)
        )
        return across, self.words.scaled(self.up, outcome.measures[self.up].value)

    # ------------------------------------------------------------ drawing

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw axes, points, the front, and what was confirmed."""
        trials = self.found.trials
        if not trials:
            return
        points = [self._point(trial) for trial in trials]
        points += [self._point(trial, is_confirmed=True) for trial in trials if trial.confirmed]
        targets = self._targets()
        columns = [*(point[0] for point in points), *([targets[0]] if targets[0] is not None else [])]
        lines = [*(point[1] for point in points), *([targets[1]] if targets[1] is not None else [])]
        (left, right), (low, high) = spread_of(columns, 0.01), spread_of(lines, 0.01)
        marks = ticks(low, high, max(2, int(self.height() / 50)))
        side = max(width_of(shortly(mark), "hint") for mark in marks) + 26
        area = QRectF(side, TOP, self.width() - side - 12, self.height() - TOP - FOOT - LEGEND)

        def at(point: Sequence[float]) -> QPointF:
            x = area.left() + (point[0] - left) / (right - left) * area.width()
            return QPointF(x, area.bottom() - (point[1] - low) / (high - low) * area.height())

        self._draw_axes(painter, colours, area, (left, right), marks, at)
        self._draw_targets(painter, colours, area, targets, at)
        self._draw_trials(painter, colours, at)
        self._draw_legend(painter, colours)

    def _targets(self) -> tuple[float | None, float | None]:
        aims = {each["measure"]: each["aim"] for each in self.found.plan.objectives}
        near = [aims.get(name) for name in (self.across, self.up)]
        scaled = [
            self.words.scaled(name, float(aim)) if isinstance(aim, int | float) else None
            for name, aim in zip((self.across, self.up), near, strict=True)
        ]
        return scaled[0], scaled[1]

    def _draw_axes(
        self,
        painter: QPainter,
        colours: Theme,
        area: QRectF,
        ends: Point,
        marks: Sequence[float],
        at: Callable[[Sequence[float]], QPointF],
    ) -> None:
        for mark in marks:
            y = at((ends[0], mark)).y()
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            beside = QRectF(16, y - 8, area.left() - 22, 16)
            write(painter, beside, shortly(mark), "hint", colours.ink3, Qt.AlignmentFlag.AlignRight)
        for mark in ticks(*ends, max(2, int(area.width() / 80))):
            x = at((mark, marks[0])).x()
            below = QRectF(x - 30, area.bottom() + 4, 60, 16)
            write(painter, below, shortly(mark), "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        across = self.words.titled(self.across) if self.across else self.tr("trial")
        foot = QRectF(area.left(), area.bottom() + 20, area.width(), 16)
        write(painter, foot, across, "hint", colours.ink2, Qt.AlignmentFlag.AlignHCenter)
        painter.save()
        painter.translate(8, area.center().y())
        painter.rotate(-90)
        name = QRectF(-area.height() / 2, -8, area.height(), 16)
        write(painter, name, self.words.titled(self.up), "hint", colours.ink2, Qt.AlignmentFlag.AlignHCenter)
        painter.restore()

    def _draw_targets(
        self,
        painter: QPainter,
        colours: Theme,
        area: QRectF,
        targets: tuple[float | None, float | None],
        at: Callable[[Sequence[float]], QPointF],
    ) -> None:
        painter.setPen(QPen(QColor(colours.ink2), 1.2, Qt.PenStyle.DashLine))
        across, up = targets
        if across is not None:
            x = at((across, 0)).x()
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            self.note(
                QRectF(x - 4, area.top(), 8, area.height()),
                self.tr("target {value}").format(value=shortly(across)),
            )
        if up is not None:
            y = at((0, up)).y()
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self.note(
                QRectF(area.left(), y - 4, area.width(), 8),
                self.tr("target {value}").format(value=shortly(up)),
            )

    def _draw_trials(
        self, painter: QPainter, colours: Theme, at: Callable[[Sequence[float]], QPointF]
    ) -> None:
        front = set(self.found.front)
        self._places = {trial.number: at(self._point(trial)) for trial in self.found.trials}
        for trial in self.found.trials:
            place = self._places[trial.number]
            is_stopped = trial.outcome.is_stopped
            painter.setPen(QPen(QColor(colours.ink3 if is_stopped else colours.series[0]), 1.3))
            painter.setBrush(Qt.BrushStyle.NoBrush if is_stopped else QColor(colours.series[0]))
            if trial.number not in front:
                painter.drawEllipse(place, 3, 3)
            self.note(QRectF(place.x() - 6, place.y() - 6, 12, 12), self.words.sentence(trial))
        if any(isinstance(each["aim"], int | float) for each in self.found.plan.objectives):
            # What is near a number is good on both sides of it: no step leads from one to the other.
            front_line: list[int] = []
        else:
            front_line = list(front)
        steps = sorted((self._places[number] for number in front_line), key=lambda place: place.x())
        line = [
            corner
            for one, two in itertools.pairwise(steps)
            for corner in (one, QPointF(two.x(), one.y()), two)
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(colours.series[0]), 1.6))
        painter.drawPolyline(QPolygonF(line))
        self._draw_start(painter, colours)
        for number in sorted(front):
            self._draw_candidate(painter, colours, self.found.trials[number], at)
        self._name_points(painter, colours, at)

    def _draw_start(self, painter: QPainter, colours: Theme) -> None:
        place = self._places[0]
        painter.setPen(QPen(QColor(colours.ink), 2.2))
        painter.drawLine(place - QPointF(6, 0), place + QPointF(6, 0))
        painter.drawLine(place - QPointF(0, 6), place + QPointF(0, 6))

    def _name_points(
        self, painter: QPainter, colours: Theme, at: Callable[[Sequence[float]], QPointF]
    ) -> None:
        """Write beside the start and the candidates what they are, where the least is written over."""
        trials = self.found.trials
        again = [at(self._point(trial, is_confirmed=True)) for trial in trials if trial.confirmed]
        taken = [_around(place, POINT) for place in (*self._places.values(), *again)]
        within = QRectF(0, 0, self.width(), self.height() - FOOT - LEGEND)
        # The start is named last: its cross says what it is where no room is left.
        named = [*((number, str(number)) for number in sorted(self.found.front)), (0, self.tr("now"))]
        for number, text in dict(named).items():
            size = QSizeF(width_of(text, "hint") + 2, NAME)
            room = _roomiest(self._places[number], size, taken, within)
            taken.append(room)
            write(painter, room, text, "hint", colours.ink)

    def _draw_candidate(
        self, painter: QPainter, colours: Theme, trial: Trial, at: Callable[[Sequence[float]], QPointF]
    ) -> None:
        """Draw a trial of the front, and where unseen games put it, with its interval."""
        place = self._places[trial.number]
        is_current = trial.number == self.current
        painter.setPen(QPen(QColor(colours.series[0]), 2))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(place, 7.5 if is_current else 6, 7.5 if is_current else 6)
        painter.setBrush(QColor(colours.series[0]))
        painter.drawEllipse(place, 4 if is_current else 2.6, 4 if is_current else 2.6)
        if trial.confirmed is None:
            return
        again = at(self._point(trial, is_confirmed=True))
        error = self.words.scaled(self.up, QUANTILES[95] * trial.confirmed.measures[self.up].error)
        across, value = self._point(trial, is_confirmed=True)
        painter.setPen(QPen(QColor(colours.selection), 1.1, Qt.PenStyle.DotLine))
        painter.drawLine(place, again)
        painter.setPen(QPen(QColor(colours.selection), 1.8))
        painter.drawLine(at((across, value - error)), at((across, value + error)))
        painter.fillRect(QRectF(again.x() - 4, again.y() - 4, 8, 8), QColor(colours.selection))

    def _draw_legend(self, painter: QPainter, colours: Theme) -> None:
        x, y = 4.0, self.height() - LEGEND / 2
        for kind, text in (
            ("full", self.tr("full trial")),
            ("stopped", self.tr("stopped by racing")),
            ("front", self.tr("front")),
            ("confirmed", self.tr("confirmed on unseen games")),
        ):
            painter.setPen(QPen(QColor(colours.ink3 if kind == "stopped" else colours.series[0]), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush if kind == "stopped" else QColor(colours.series[0]))
            if kind == "confirmed":
                painter.fillRect(QRectF(x + 2, y - 4, 8, 8), QColor(colours.selection))
            else:
                painter.drawEllipse(QPointF(x + 6, y), 3, 3)
            if kind == "front":
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x + 6, y), 6, 6)
            wide = width_of(text, "hint")
            if x + wide + 20 > self.width():
                return
            write(painter, QRectF(x + 17, y - 9, wide + 2, 18), text, "hint", colours.ink2)
            x += wide + 38

    # ------------------------------------------------------------ choosing

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the trial under the mouse."""
        point = event.position()
        near = [
            ((place - point).manhattanLength(), number)
            for number, place in self._places.items()
            if (place - point).manhattanLength() <= 2 * NEAR
        ]
        if near:
            self.chosen.emit(min(near)[1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the front."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        numbers = self.numbers
        if step is None or not numbers:
            super().keyPressEvent(event)
            return
        here = numbers.index(self.current) if self.current in numbers else 0
        self.chosen.emit(numbers[(here + step) % len(numbers)])


def _around(place: QPointF, half: float) -> QRectF:
    return QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)


def _roomiest(place: QPointF, size: QSizeF, taken: Sequence[QRectF], within: QRectF) -> QRectF:
    """Give the room beside a point in which a name covers the fewest other things; the first of equals."""
    wide, tall = size.width(), size.height()
    rooms = [
        QRectF(place + QPointF(x, y), size)
        for away in (BESIDE, 2 * BESIDE, 3 * BESIDE)
        for x, y in (
            (away, -away - tall / 2),
            (-away - wide, -away - tall / 2),
            (away, away - tall / 2),
            (-away - wide, away - tall / 2),
            (-wide / 2, -away - tall),
            (-wide / 2, away),
        )
    ]
    inside = [room for room in rooms if within.contains(room)]
    return min(inside or rooms, key=lambda room: sum(room.intersects(each) for each in taken))
