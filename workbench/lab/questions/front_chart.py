"""The trials of a search as points: what was found, the front, and what was confirmed on unseen games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.questions.search.search import Found, Trial
from workbench.dress import theme, typeface


class FrontChart(QWidget):
    """Two measures against each other; with one objective, the trials in their order against it."""

    def __init__(self, found: Found, parent: QWidget) -> None:
        super().__init__(parent)
        self.found = found
        names = [each["measure"] for each in found.plan.objectives]
        self.across, self.up = (names[1] if len(names) > 1 else ""), names[0]
        self.setMinimumHeight(260)
        self.setAccessibleName(f"{self.up}, {self.across or 'trial'}")

    def _point(self, trial: Trial, *, confirmed: bool = False) -> tuple[float, float]:
        outcome = trial.confirmed if confirmed and trial.confirmed is not None else trial.outcome
        across = outcome.measures[self.across].value if self.across else float(trial.number)
        return across, outcome.measures[self.up].value

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw axes, points, the front and what was confirmed."""
        trials = self.found.trials
        if not trials:
            return
        points = [self._point(trial) for trial in trials]
        points += [self._point(trial, confirmed=True) for trial in trials if trial.confirmed]
        low, high = (
            tuple(chosen(point[axis] for point in points) for axis in (0, 1)) for chosen in (min, max)
        )
        area = QRectF(self.rect()).adjusted(64, 14, -20, -34)

        def at(point: Sequence[float]) -> QPointF:
            shares = [
                (value - least) / ((most - least) or 1.0)
                for value, least, most in zip(point, low, high, strict=True)
            ]
            return QPointF(area.left() + shares[0] * area.width(), area.bottom() - shares[1] * area.height())

        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(typeface.style("small"))
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawRect(area)
        painter.setPen(QColor(colours.ink2))
        painter.drawText(QRectF(0, area.top() - 8, 58, 16), Qt.AlignmentFlag.AlignRight, f"{high[1]:.3g}")
        painter.drawText(QRectF(0, area.bottom() - 8, 58, 16), Qt.AlignmentFlag.AlignRight, f"{low[1]:.3g}")
        foot = QRectF(area.left(), area.bottom() + 8, area.width(), 18)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, f"{low[0]:.4g}")
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, f"{high[0]:.4g}")
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, f"{self.across or 'trial'}  ·  {self.up} ↑")
        for trial in trials:
            painter.setPen(QPen(QColor(colours.ink2 if trial.outcome.is_stopped else colours.accent), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at(self._point(trial)), 3, 3)
        self._paint_front(painter, at)

    def _paint_front(self, painter: QPainter, at: object) -> None:
        """Ring the front, and join each found value with the confirmed one."""
        assert callable(at)
        colours = theme.current()
        for number in dict.fromkeys([0, *self.found.front]):
            trial = self.found.trials[number]
            found = at(self._point(trial))
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawEllipse(found, 6, 6)
            painter.drawText(found + QPointF(9, -6), str(number))
            if trial.confirmed is not None:
                again = at(self._point(trial, confirmed=True))
                painter.setPen(QPen(QColor(colours.selection), 1.2, Qt.PenStyle.DotLine))
                painter.drawLine(found, again)
                painter.fillRect(QRectF(again.x() - 4, again.y() - 4, 8, 8), QColor(colours.selection))
