"""A sentence of a critique: its claim in heavy letters where it leads a chapter, and the command that repeats it."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.questions.examine.critique import Finding
from workbench.dress.icons import icon
from workbench.lab.questions.verdicts import VerdictMark
from workbench.language import told
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel, escaped, long_tip

# For so many milliseconds it is said that something was copied.
COPIED = 2_000
# A claim ends with the first of these: what follows explains it.
_END = re.compile(r"[;:.!?](?=\s)")


def unbroken(sentence: str) -> str:
    r"""Keep numbers with their signs when a sentence is broken into lines.

    >>> unbroken("It wins 38.9 % ± 26.9 of them.")
    'It wins 38.9\xa0%\xa0±\xa026.9 of them.'
    """
    space = "\N{NO-BREAK SPACE}"
    return sentence.replace(" %", f"{space}%").replace(" ± ", f"{space}±{space}")


def claim_of(sentence: str) -> str:
    """Give the part of a sentence that says what is so, without what explains it.

    >>> claim_of("The winner is settled after 86.7 % of the turns: from then on he leads.")
    'The winner is settled after 86.7 % of the turns:'
    >>> claim_of("A game takes 49.9 turns.")
    'A game takes 49.9 turns.'
    """
    end = _END.search(sentence)
    return sentence[: end.end()] if end else sentence


def claimed(sentence: str, parent: QWidget, rest: str = "") -> PlainLabel:
    """Give a label of a sentence with its claim in heavy letters, and of what follows it."""
    sentence = unbroken(sentence)
    claim = claim_of(sentence)
    label = PlainLabel(parent)
    label.setTextFormat(Qt.TextFormat.RichText)
    after = escaped(sentence[len(claim) :] + unbroken(rest))
    label.setText(f"<b>{escaped(claim)}</b>{after}" if claim else after)
    return _readable(label)


def _readable(label: PlainLabel) -> PlainLabel:
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return label


class SentenceRow(QWidget):
    """A further sentence: its verdict as a sign, its words, and a button that copies its command."""

    wants_copied = Signal(str)

    def __init__(self, finding: Finding, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        mark = VerdictMark(finding.verdict, told(finding.rule), self)
        row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        # Neither a sign of percent nor half an interval begins a line.
        text = _readable(PlainLabel(unbroken(told(finding.sentence)), self))
        text.setContentsMargins(0, 3, 0, 3)
        row.addWidget(text, 1)
        if finding.command:
            button = CopyButton(finding.command, self)
            button.copied.connect(self.wants_copied)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)


class CopyButton(IconButton):
    """Copies a command, and says so for a while."""

    copied = Signal(str)

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__("command", "", parent, icon_size=14)
        self._command = command
        self._rest()
        self.setAccessibleDescription(command)
        self.clicked.connect(self._copy)

    def _rest(self) -> None:
        self.setIcon(icon("command"))
        words = self.tr("Repeat this")
        self.setAccessibleName(words)
        self.setToolTip(long_tip(f"{words}\n{self._command}"))
        self.update()

    def _copy(self) -> None:
        self.copied.emit(self._command)
        self.setIcon(icon("check"))
        self.say(self.tr("copied"))
        QTimer.singleShot(COPIED, self, self._rest)


class RepeatLink(QPushButton):
    """A quiet link that copies a command, and says so for a while."""

    copied = Signal(str)

    def __init__(self, command: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("link")
        self.setIconSize(QSize(14, 14))
        self.setAccessibleDescription(command)
        self.setToolTip(long_tip(command))
        self._rest()
        self.clicked.connect(partial(self._copy, command))

    def _rest(self) -> None:
        self.setIcon(icon("command", "accent"))
        self.setText(self.tr("Repeat this"))

    def _copy(self, command: str) -> None:
        self.copied.emit(command)
        # As wide as before, so that nothing beside it moves.
        self.setMinimumWidth(self.width())
        self.setIcon(icon("check", "accent"))
        self.setText(self.tr("copied"))
        QTimer.singleShot(COPIED, self, self._rest)
