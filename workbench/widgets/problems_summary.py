"""What is said of all problems together: how many there are of each severity, and how things stand."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.texts.problem import TOO_MANY, Problem, Severity
from engine.texts.saying import Name
from workbench.documents.document import Document
from workbench.dress.icons import glyph_picture, severity_picture
from workbench.language import told
from workbench.widgets.plain_label import PlainLabel

# Before a number of which only so many are known.
AT_LEAST = "≥ "


def severity_word(severity: Severity) -> str:
    """Give what a severity is called."""
    return told(Name(severity))


def cut_severity(problems: Iterable[Problem]) -> Severity | None:
    """Give the severity of which there are more problems than were taken in, if that is so of any.

    The gravest are taken in first, so of all others there are no more.
    """
    found = list(problems)
    if all(problem.code != TOO_MANY for problem in found):
        return None
    taken = {problem.severity for problem in found if problem.code != TOO_MANY}
    return next((severity for severity in reversed(Severity) if severity in taken), None)


class SeverityCounts(QWidget):
    """How many problems there are of each severity."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self._counts = {severity: _Count(severity, self) for severity in Severity}
        for count in self._counts.values():
            row.addWidget(count)

    def show_counts(self, problems: tuple[Problem, ...]) -> None:
        """Show the numbers, leaving out severities that do not occur."""
        cut = cut_severity(problems)
        found = [problem.severity for problem in problems if problem.code != TOO_MANY]
        for severity, count in self._counts.items():
            count.show_number(found.count(severity), is_cut=severity is cut)


class _Count(QWidget):
    """The number of problems of one severity beside its icon."""

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent)
        self._severity = severity
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._mark, self._number = PlainLabel(self), PlainLabel(self)
        row.addWidget(self._mark)
        row.addWidget(self._number)

    def show_number(self, number: int, *, is_cut: bool) -> None:
        """Show a number, or nothing for none; where it was cut, there are more."""
        said = f"{AT_LEAST}{number}" if is_cut else str(number)
        self._mark.setPixmap(severity_picture(self._severity, 14))
        self._number.setText(said)
        self.setAccessibleName(f"{severity_word(self._severity)}: {said}")
        self.setVisible(bool(number))


class Verdict(QWidget):
    """The line at the foot: that all is well, how much is ignored, or that the check is still running."""

    wants_ignored = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 12, 8)
        row.setSpacing(8)
        self._mark, self._text = PlainLabel(self), PlainLabel(self)
        self._text.setObjectName("hint")
        self._text.setWordWrap(True)
        row.addWidget(self._mark)
        row.addWidget(self._text, 1)
        self._ignored = PlainLabel(self)
        self._ignored.setObjectName("hint")
        row.addWidget(self._ignored)
        self.again = QPushButton(self.tr("Bring back"), self)
        self.again.setObjectName("small")
        self.again.setToolTip(self.tr("List ignored problems again"))
        self.again.clicked.connect(self.wants_ignored)
        row.addWidget(self.again)

    def show_verdict(self, document: Document | None) -> None:
        """Say how things stand."""
        self.setVisible(document is not None)
        if document is None:
            return
        unlisted = next((each for each in document.open_problems if each.code == TOO_MANY), None)
        ignored = len(document.problems) - len(document.open_problems)
        listed = len(document.open_problems) - (unlisted is not None)
        is_sound = document.is_checked and not document.problems
        self._mark.setPixmap(glyph_picture("ok", "ok", 16))
        self._mark.setVisible(is_sound)
        if not document.is_checked:
            text = self.tr("Checking…")
        elif is_sound:
            text = self.tr("No problems found.")
        elif listed:
            text = self.tr("%n problem(s)", "", listed)
            if unlisted is not None:
                text = f"{text}. {told(unlisted.message)}"
        else:
            text = self.tr("Nothing else found.")
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._ignored.setText(self.tr("%n ignored", "", ignored))
        for part in (self._ignored, self.again):
            part.setVisible(ignored > 0)
