"""How several numbers go over the stages of a game: a small chart for each, a line for each kind of games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress.theme import Theme
from workbench.lab.charts.chart import (
    Chart,
    Table,
    paint_mark,
    ticks,
    width_of,
    write,
)
from workbench.numerals import shortly

HEAD, FOOT, LEGEND, GAP = 24, 20, 22, 14
LEAST = 170


@dataclass(frozen=True, slots=True)
class Stage:
    """A number at a stage: the middle of all games, where nine in ten and one in ten of them lie, and it in words."""

    value: float
    low: float
    high: float
    words: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """One number over the stages: its title and glyph, the most there can be, and a line for each kind of games."""

    title: str
    glyph: str
    most: float
    lines: Mapping[str, tuple[Stage | None, ...]]


class CourseChart(Chart):
    """Small charts side by side over the same stages."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.stages: tuple[str, ...] = ()
        self.courses: tuple[Course, ...] = ()

    def show_courses(self, stages: Sequence[str], courses: Sequence[Course]) -> None:
        """Show other numbers."""
        self.stages, self.courses = tuple(stages), tuple(courses)
        self.setMinimumHeight(LEAST)
        self.shown()

    def sizeHint(self) -> QSize:
        """Be wide enough for three side by side."""
        return QSize(420, 210)

    def table(self) -> Table:
        """Give a row for each number, kind and stage."""
        rows = [
            (f"{course.title}, {kind}", *(each.words if each is not None else "–" for each in line))
            for course in self.courses
            for kind, line in course.lines.items()
        ]
        return Table((self.tr("Left"), *self.stages), tuple(rows))

    def draw(self, painter: QPainter, colours: Theme) -> None:
        """Draw the charts and what their lines mean."""
        if not self.courses:
            return
        wide = (self.width() - GAP * (len(self.courses) - 1)) / len(self.courses)
        for number, course in enumerate(self.courses):
            area = QRectF(number * (wide + GAP), 0, wide, self.height() - LEGEND)
            self._draw_course(painter, colours, course, area)
        kinds = list(dict.fromkeys(kind for course in self.courses for kind in course.lines))
        x, y = 4.0, self.height() - LEGEND / 2
        for place, kind in enumerate(kinds):
            painter.setPen(_pen(colours, place))
            painter.drawLine(QPointF(x, y), QPointF(x + 26, y))
            paint_mark(painter, place, QPointF(x + 13, y), colours, 4)
            write(painter, QRectF(x + 32, y - 9, 200, 18), kind, "hint", colours.ink2)
            x += width_of(kind, "hint") + 52

    def _draw_course(self, painter: QPainter, colours: Theme, course: Course, area: QRectF) -> None:
        paint_glyph(painter, course.glyph, QRectF(area.left(), area.top() + 2, 14, 14), colours.ink2)
        title = QRectF(area.left() + 20, area.top(), area.width() - 20, 18)
        write(painter, title, course.title, "group", colours.ink)
        base, top = area.bottom() - FOOT, area.top() + HEAD
        marks = [value for value in ticks(0, course.most, 4) if value == round(value)]
        left = area.left() + 16
        step = (area.right() - left - 8) / max(len(self.stages) - 1, 1)

        def point(place: int, value: float) -> QPointF:
            return QPointF(left + 4 + place * step, base - (base - top) * value / max(course.most, 1))

        for value in marks:
            y = point(0, value).y()
            painter.setPen(QPen(QColor(colours.line), 1))
            painter.drawLine(QPointF(left, y), QPointF(area.right(), y))
            number = QRectF(area.left() - 4, y - 8, 16, 16)
            write(painter, number, shortly(value), "hint", colours.ink3, Qt.AlignmentFlag.AlignRight)
        for place, stage in enumerate(self.stages):
            room = QRectF(point(place, 0).x() - 30, base + 3, 60, 16)
            write(painter, room, stage, "hint", colours.ink3, Qt.AlignmentFlag.AlignHCenter)
        lines = [
            (kind, [(place, each) for place, each in enumerate(line) if each is not None])
            for kind, line in course.lines.items()
        ]
        for series, (_, there) in enumerate(lines):
            shade = QColor(colours.series[series])
            shade.setAlpha(48)
            edge = [point(place, each.high) for place, each in there]
            back = [point(place, each.low) for place, each in there][::-1]
            painter.setBrush(shade)
            painter.setPen(QPen(QColor(colours.series[series]), 0.8, Qt.PenStyle.DotLine))
            painter.drawPolygon(QPolygonF([*edge, *back]))
        for series, (kind, there) in enumerate(lines):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_pen(colours, series))
            painter.drawPolyline(QPolygonF([point(place, each.value) for place, each in there]))
            for place, each in there:
                at = point(place, each.value)
                paint_mark(painter, series, at, colours, 4)
                said = f"{course.title}, {kind}, {self.stages[place]}: {each.words}"
                self.note(QRectF(at.x() - 10, at.y() - 10, 20, 20), said)


def _pen(colours: Theme, series: int) -> QPen:
    pen = QPen(QColor(colours.series[series]), 1.8)
    if series:
        pen.setDashPattern([4, 2.5])
    return pen
