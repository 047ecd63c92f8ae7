"""Why a map and a variant cannot be played together, each reason with the way to its place."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.texts.problem import Problem
from workbench.documents.reading import path_of
from workbench.widgets.card import ProblemLine
from workbench.widgets.plain_label import PlainLabel

MOST_LINES = 4


class WhyNot(QWidget):
    """The errors in words; hidden where there are none."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines: list[ProblemLine] = []
        self._heading = PlainLabel(self)
        self._heading.setObjectName("error")
        self._heading.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self._column.addWidget(self._heading)
        self.hide()

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show other reasons."""
        if problems[:MOST_LINES] == tuple(line.problem for line in self.lines):
            return
        for line in self.lines:
            self._column.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [ProblemLine(problem, self) for problem in problems[:MOST_LINES]]
        for line in self.lines:
            line.button.setToolTip(path_of(line.problem).name)
            line.chosen.connect(self.chosen)
            line.wants_fix.connect(self.chosen)
            self._column.addWidget(line)
        heading = self.tr("%n error(s) keep them from being played together.", "", len(problems))
        self._heading.setText(heading)
        self.setAccessibleName(heading)
        self.setVisible(bool(problems))
