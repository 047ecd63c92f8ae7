"""Something that should not happen: what it is, the shortest game that shows it, and the way to it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.questions.hunt.hunt import Gap
from engine.texts.saying import Name
from workbench.dress.icons import icon
from workbench.lab.questions.chapter_card import MARGINS, QuestionFrame
from workbench.lab.questions.sentence import claimed
from workbench.language import told
from workbench.widgets.controls import Glyph


class FindingCard(QuestionFrame):
    """One gap in the rules."""

    wants_opened = Signal()

    def __init__(self, gap: Gap, parent: QWidget) -> None:
        kind = told(Name(gap.kind)).replace("-", " ")
        super().__init__(kind[:1].upper() + kind[1:], parent)
        self.gap = gap
        self.head.insertWidget(0, Glyph("verdict-problem", "error", 18, self))
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(6)
        column.addLayout(self.head)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(claimed(told(gap.sentence), self), 1)
        if gap.match is not None:
            turns, moves = (
                self.tr("%n turn(s)", "", gap.turns),
                self.tr("%n move(s)", "", len(gap.match.moves)),
            )
            self.hint.setText(f"{turns}, {moves}")
            self.open_button = QPushButton(icon("table"), self.tr("Open at the table"), self)
            self.open_button.setToolTip(self.tr("The shortest game that shows it, at its last move"))
            self.open_button.clicked.connect(self.wants_opened)
            row.addWidget(self.open_button)
        column.addLayout(row)


class NothingCard(QuestionFrame):
    """What is said where nothing was found, and what was looked for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self.title.setText(self.tr("Nothing was found."))
        self.setAccessibleName(self.title.text())
        self.head.insertWidget(0, Glyph("verdict-good", "ok", 18, self))
        column = QVBoxLayout(self)
        column.setContentsMargins(*MARGINS)
        column.setSpacing(6)
        column.addLayout(self.head)
        said = self.tr(
            "Random and greedy players played, and some who avoid the end, play for length or for a tie, or hand the "
            "game to another seat. No game stalled, went on without end, was over at once or had no winner; every seat "
            "could move, none had won after one turn, and passing was never best."
        )
        column.addWidget(claimed("", self, said))
