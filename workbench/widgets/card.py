"""A card of the form: the values of one group, and what is wrong in that part of the text."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.texts.problem import Problem
from workbench.language import told
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.problems_panel import with_code

MOST_LINES = 3
_SEVERITY = {"error": ("error", "error"), "warning": ("warning", "warn"), "info": ("info", "accent")}


class Card(QFrame):
    """A titled frame with a hint at its right end, a body, and lines for problems at its foot."""

    chosen = Signal(object)
    wants_fix = Signal(object)

    def __init__(self, title: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.head = head = QHBoxLayout()
        head.setContentsMargins(14, 8, 12, 8)
        self.title = PlainLabel(title, self)
        self.title.setObjectName("group")
        self.hint = PlainLabel(hint, self)
        self.hint.setObjectName("hint")
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.hint)
        column.addLayout(head)
        line = QFrame(self)
        line.setFrameShape(QFrame.Shape.HLine)
        line.setFixedHeight(1)
        column.addWidget(line)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(0, 6, 0, 6)
        self.body.setSpacing(0)
        column.addLayout(self.body)
        column.addStretch(1)
        self._foot = QVBoxLayout()
        self._foot.setContentsMargins(10, 0, 10, 0)
        self._foot.setSpacing(6)
        column.addLayout(self._foot)
        self.lines: list[ProblemLine] = []

    def let_body_grow(self) -> None:
        """Give the body all the room there is, for a list or a text that scrolls."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.setStretchFactor(self.body, 1000)

    def show_problems(self, problems: Iterable[Problem]) -> None:
        """Show the problems of this part of the text, a few of them."""
        problems = list(problems)[:MOST_LINES]
        if problems == [line.problem for line in self.lines]:
            return
        for line in self.lines:
            self._foot.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [ProblemLine(problem, self) for problem in problems]
        for line in self.lines:
            line.chosen.connect(self.chosen)
            line.wants_fix.connect(self.wants_fix)
            self._foot.addWidget(line)
        self._foot.setContentsMargins(10, 0, 10, 10 if self.lines else 0)


class ProblemLine(QFrame):
    """One problem in a line, with its button."""

    chosen = Signal(object)
    wants_fix = Signal(object)

    def __init__(self, problem: Problem, parent: QWidget) -> None:
        super().__init__(parent)
        self.problem = problem
        self.setObjectName("notice")
        self.setProperty("severity", str(problem.severity))
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 5, 6, 5)
        row.setSpacing(8)
        glyph, role = _SEVERITY[str(problem.severity)]
        row.addWidget(Glyph(glyph, role, 16, self), 0, Qt.AlignmentFlag.AlignTop)
        said = self.tr("Line {line}: {message}").format(line=problem.line, message=told(problem.message))
        text = PlainLabel(with_code(said), self)
        text.setTextFormat(Qt.TextFormat.RichText)
        text.setWordWrap(True)
        row.addWidget(text, 1)
        self.button = QPushButton(told(problem.fix.title) if problem.fix else self.tr("Go to line"), self)
        self.button.setObjectName("fix" if problem.fix else "small")
        self.button.setProperty("severity", str(problem.severity))
        self.button.setAccessibleName(f"{self.button.text()}: {told(problem.message)}")
        signal = self.wants_fix if problem.fix else self.chosen
        self.button.clicked.connect(lambda: signal.emit(self.problem))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
