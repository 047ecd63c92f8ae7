"""The trials of a search as points: what was found, the front, and what was confirmed on unseen games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.metrics.statistics import QUANTILES
from engine.questions.search.search import Trial
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import Chart, Table, spread_of, ticks, width_of, write, write_lines
from workbench.lab.search.candidate_table import paint_point
from workbench.lab.search.candidate_words import CandidateWords
from workbench.lab.search.front_legend import draw_legend, pale
from workbench.lab.search.front_places import Aim, Point, around, roomiest, stairs
from workbench.numerals import shortly

TOP, FOOT, LEGEND = 12, 40, 22
LEAST_HEIGHT = 240
NEAR = 9.0
# Half the size of a point, how tall a line of words is, and how far a mark gives way that would hide another.
POINT, NAME, ASIDE = 4.0, 15.0, 15.0
# So many trials that were luck are told in words: more would cover the points.
MOST_TOLD, FARTHEST = 2, 12
At = Callable[[Sequence[float]], QPointF]


class FrontChart(Chart):
    """Two measures against each other; with one objective, the trials in their order against it."""

    chosen = Signal(int)
    """The number of a trial that is to be looked at."""
    ringed = Signal(int)
    """One that is to be kept among the chosen ones, or no longer."""
    pointed = Signal(int)
    """The trial under the mouse, below nothing where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.words: CandidateWords | None = None
        self.up, self.across = "", ""
        self.rings: frozenset[int] = frozenset()
        self.current, self.hover = 0, -1
        self.invitation = ""
        self._places: dict[int, QPointF] = {}
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Pareto front"))
        self.setMinimumHeight(LEAST_HEIGHT)

    # ------------------------------------------------------------ what is shown

    def forget(self, invitation: str = "") -> None:
        """Show that nothing was tried, and what to do about it."""
        self.words, self.invitation = None, invitation
        self._places, self.hover = {}, -1
        self.shown()

    def show_found(self, words: CandidateWords, rings: Collection[int]) -> None:
        """Show what a search has found, perhaps so far; the axes stay as far as they are measured."""
        objectives = [each["measure"] for each in words.found.plan.objectives]
        known = words.found.plan.measures
        if self.up not in known or (self.across and self.across not in known) or self.words is None:
            self.up, self.across = objectives[0], objectives[1] if len(objectives) > 1 else ""
        self.words, self.rings = words, frozenset(rings)
        if self.current >= len(words.found.trials):
            self.current = 0
        self.shown()

    def show_axes(self, up: str, across: str) -> None:
        """Draw other measures against each other; nothing across means the order of the trials."""
        self.up, self.across = up, across
        self.shown()

    def choose(self, number: int) -> None:
        """Show which trial is looked at."""
        self.current = number
        self.update()

    def has_own_mark(self) -> bool:
        """Say that the trial that keys have come to is marked."""
        return self.words is not None

    def sizeHint(self) -> QSize:
        """Be wide."""
        return QSize(560, 360)

    def table(self) -> Table:
        """Give a row for each trial of the front, and for the start."""
        words = self.words
        if words is None:
            return Table((), ())
        rows = [
            (str(number), words.difference(words.found.trials[number]), *words.both(number, self.up))
            for number in self.numbers
        ]
        heads = (self.tr("Trial"), self.tr("Difference"), self.tr("found"), self.tr("confirmed"))
        return Table(heads, tuple(rows))

    @property
    def numbers(self) -> list[int]:
        """The start, the front and what else was chosen, along the axis."""
        if self.words is None or not self.words.found.trials:
            return []
        trials = self.words.found.trials
        named = {*self.words.found.front, *(each for each in self.rings if each < len(trials))}
        along = sorted(named, key=lambda number: self._point(trials[number])[0])
        return list(dict.fromkeys([0, *along]))

    def _point(self, trial: Trial, *, is_confirmed: bool = False) -> Point:
        assert self.words is not None
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
        words = self.words
        if words is None or not words.found.trials:
            self._draw_empty(painter, colours)
            return
        trials = words.found.trials
        points = [self._point(trial) for trial in trials]
        points += [self._point(trial, is_confirmed=True) for trial in trials if trial.confirmed]
        targets = self._targets(words)
        columns = [*(point[0] for point in points), *([targets[0]] if targets[0] is not None else [])]
        lines = [*(point[1] for point in points), *([targets[1]] if targets[1] is not None else [])]
        (left, right), (low, high) = spread_of(columns, 0.01), spread_of(lines, 0.01)
        # What cannot be below nothing has no axis there.
        low = max(low, 0.0) if min(lines) >= 0 else low
        marks = ticks(low, high, max(2, int(self.height() / 50)))
        side = max(width_of(shortly(mark), "hint") for mark in marks) + 26
        area = QRectF(side, TOP, self.width() - side - 12, self.height() - TOP - FOOT - LEGEND)

        def at(point: Sequence[float]) -> QPointF:
            x = area.left() + (point[0] - left) / (right - left) * area.width()
            return QPointF(x, area.bottom() - (point[1] - low) / (high - low) * area.height())

        self._draw_axes(painter, colours, area, (left, right), marks, at)
        self._draw_targets(painter, colours, area, targets, at)
        self._draw_trials(painter, colours, at, words)
        self._name_points(painter, colours, at, words, area)
        foot = QPointF(4.0, self.height() - LEGEND / 2)
        draw_legend(painter, foot, self.width(), colours, has_stairs=bool(self._stairs(words)))

    def _draw_empty(self, painter: QPainter, colours: Theme) -> None:
        area = QRectF(44, TOP, self.width() - 56, self.height() - TOP - FOOT)
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.drawLine(area.topLeft(), area.bottomLeft())
        room = area.adjusted(24, area.height() / 2 - 24, -24, 0)
        write_lines(painter, room, self.invitation, "body", colours.ink2)
        self.note(area, self.invitation)

    def _targets(self, words: CandidateWords) -> tuple[float | None, float | None]:
        aims = {each["measure"]: each["aim"] for each in words.found.plan.objectives}
        near = [aims.get(name) for name in (self.across, self.up)]
        scaled = [
            words.scaled(name, float(aim)) if isinstance(aim, int | float) else None
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
        at: At,
    ) -> None:
        assert self.words is not None
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
        at: At,
    ) -> None:
        across, up = targets
        for value, line in (
            (across, None if across is None else (at((across, 0)).x(), area.top(), None)),
            (up, None if up is None else (area.left(), at((0, up)).y(), area.right())),
        ):
            if value is None or line is None:
                continue
            text = self.tr("target {value}").format(value=shortly(value))
            wide = width_of(text, "hint") + 4
            start = QPointF(line[0], line[1])
            end = QPointF(line[0], area.bottom()) if line[2] is None else QPointF(line[2], line[1])
            painter.setPen(QPen(QColor(colours.ink2), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(start, end)
            x = start.x() - wide - 4 if start.x() - wide > area.left() else start.x() + 5
            room = QRectF(x if line[2] is None else area.right() - wide, area.top(), wide, NAME)
            if line[2] is not None:
                room.moveTop(start.y() - NAME - 1 if start.y() - NAME > 0 else start.y() + 2)
            write(painter, room, text, "hint", colours.ink2)
            self.note(QRectF(start, end).adjusted(-4, -4, 4, 4), text)

    def _draw_trials(self, painter: QPainter, colours: Theme, at: At, words: CandidateWords) -> None:
        trials, front = words.found.trials, set(words.found.front)
        self._places = {trial.number: at(self._point(trial)) for trial in trials}
        shade = pale(colours)
        for trial in trials:
            place, is_stopped = self._places[trial.number], trial.outcome.is_stopped
            if trial.number not in front | self.rings:
                painter.setPen(QPen(QColor(colours.ink3 if is_stopped else shade), 1.3))
                painter.setBrush(Qt.BrushStyle.NoBrush if is_stopped else QColor(shade))
                painter.drawEllipse(place, 3.2, 3.2)
            self.note(around(place, 6), words.sentence(trial))
        for line in self._stairs(words):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.series[0]), 1.8))
            painter.drawPolyline(QPolygonF([at(corner) for corner in line]))
        self._draw_start(painter, colours)
        for number in sorted((front | self.rings) - {0}):
            if number < len(trials):
                self._draw_candidate(painter, colours, trials[number], at, words)
        self._draw_pointer(painter, colours)

    def _stairs(self, words: CandidateWords) -> list[list[Point]]:
        """Lay the front's steps where the two measures that are aimed at stand against each other."""
        aims: dict[str, Aim] = {}
        for each in words.found.plan.objectives:
            aim = each["aim"]
            is_number = isinstance(aim, int | float)
            aims[each["measure"]] = words.scaled(each["measure"], float(aim)) if is_number else str(aim)
        if set(aims) != {self.up, self.across}:
            return []
        points = [self._point(words.found.trials[number]) for number in words.found.front]
        return stairs(points, (aims[self.across], aims[self.up]))

    def _draw_start(self, painter: QPainter, colours: Theme) -> None:
        place = self._places[0]
        painter.setPen(QPen(QColor(colours.ink), 2.4))
        painter.drawLine(place - QPointF(6, 0), place + QPointF(6, 0))
        painter.drawLine(place - QPointF(0, 6), place + QPointF(0, 6))

    def _draw_pointer(self, painter: QPainter, colours: Theme) -> None:
        """Mark the trial that is looked at, and the one under the mouse."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, shade in ((self.current, colours.accent), (self.hover, colours.selection)):
            place = self._places.get(number)
            if place is not None and (number == self.hover or self.hasFocus()):
                painter.setPen(QPen(QColor(shade), 2))
                painter.drawEllipse(place, 11.5, 11.5)

    def _draw_candidate(
        self, painter: QPainter, colours: Theme, trial: Trial, at: At, words: CandidateWords
    ) -> None:
        """Draw a trial of the front, and where unseen games put it, with its interval."""
        place = self._places[trial.number]
        if trial.confirmed is not None:
            again = self._confirmed_at(trial, at)
            value = self._point(trial, is_confirmed=True)[1]
            error = words.scaled(self.up, QUANTILES[95] * trial.confirmed.measures[self.up].error)
            low, high = (at((0, value + sign * error)).y() for sign in (-1, 1))
            painter.setPen(QPen(QColor(colours.selection), 1.1, Qt.PenStyle.DotLine))
            painter.drawLine(place, again)
            painter.setPen(QPen(QColor(colours.selection), 1.6))
            painter.drawLine(QPointF(again.x(), low), QPointF(again.x(), high))
            for y in (low, high):
                painter.drawLine(QPointF(again.x() - 4, y), QPointF(again.x() + 4, y))
            painter.fillRect(around(again, 4), QColor(colours.selection))
            self.note(around(again, 6), words.sentence(trial))
        paint_point(
            painter,
            place,
            colours.series[0],
            colours.panel,
            is_ringed=trial.number in self.rings,
            is_current=trial.number == self.current,
        )

    def _confirmed_at(self, trial: Trial, at: At) -> QPointF:
        """Give where what was confirmed is drawn: aside where it would hide what was found."""
        place, again = self._places[trial.number], at(self._point(trial, is_confirmed=True))
        if abs(again.x() - place.x()) >= ASIDE:
            return again
        is_room = place.x() + ASIDE < self.width() - 16
        return QPointF(place.x() + (ASIDE if is_room else -ASIDE), again.y())

    def _name_points(
        self, painter: QPainter, colours: Theme, at: At, words: CandidateWords, area: QRectF
    ) -> None:
        """Write beside the start and the candidates what they are, where the least is written over."""
        trials = words.found.trials
        again = [self._confirmed_at(trial, at) for trial in trials if trial.confirmed]
        taken = [around(place, POINT) for place in (*self._places.values(), *again)]
        # Left of the area stand the marks of the axis and its name.
        within = QRectF(area.left(), 0, self.width() - area.left(), self.height() - FOOT - LEGEND)
        # The start is named last: its cross says what it is where no room is left.
        now = self.tr("{variant} now").format(variant=words.variant)
        named = [number for number in self.numbers if number]
        for number, text in (*((each, str(each)) for each in named), (0, now)):
            size = QSizeF(width_of(text, "group") + 2, NAME)
            room = roomiest(self._places[number], size, taken, within)
            taken.append(room)
            write(painter, room, text, "group" if number else "hint", colours.ink)
        luck = [trials[number] for number in named if words.has_shrunk(trials[number], self.up)]
        for trial in sorted(luck, key=lambda each: self._places[each.number].y())[-MOST_TOLD:]:
            found, confirmed = words.both(trial.number, self.up)
            value = confirmed.partition(" ")[0]
            lines = (
                self.tr("{value} on unseen seeds:").format(value=value),
                self.tr("the {found} found was luck").format(found=found),
            )
            size = QSizeF(max(width_of(line, "group") for line in lines) + 2, 2 * NAME)
            room = roomiest(self._confirmed_at(trial, at), size, taken, within, FARTHEST)
            if any(room.intersects(each) for each in taken if each.width() > 2 * POINT + 1):
                continue  # the strip in its row says the same
            taken.append(room)
            ground = QColor(colours.panel)
            ground.setAlpha(200)
            painter.fillRect(room, ground)
            for line, text in enumerate(lines):
                part = QRectF(room.left(), room.top() + line * NAME, room.width(), NAME)
                write(painter, part, text, "hint" if line else "group", colours.selection)

    # ------------------------------------------------------------ choosing

    def _at_point(self, point: QPointF) -> int:
        """Give the trial nearest to a place, below nothing where none is near."""
        near = [
            ((place - point).manhattanLength(), number)
            for number, place in self._places.items()
            if (place - point).manhattanLength() <= 2 * NEAR
        ]
        return min(near)[1] if near else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the trial under the mouse."""
        number = self._at_point(event.position())
        if number >= 0:
            self.chosen.emit(number)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at the trial under the mouse."""
        self._point_at(self._at_point(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        self._point_at(-1)

    def _point_at(self, number: int) -> None:
        if number != self.hover:
            self.hover = number
            self.pointed.emit(number)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the front by arrows; Space keeps a trial among the chosen ones, or lets it go."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        numbers = self.numbers
        if event.key() == Qt.Key.Key_Space and numbers:
            self.ringed.emit(self.current)
        elif step is None or not numbers:
            super().keyPressEvent(event)
        else:
            here = numbers.index(self.current) if self.current in numbers else 0
            self.chosen.emit(numbers[(here + step) % len(numbers)])
