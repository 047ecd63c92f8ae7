"""The bar of a puzzle above the board: what is asked, how it stands, and the way back to its beginning."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.records import puzzle as puzzles
from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.form_rows import bare
from workbench.table.model.sitting import Sitting
from workbench.table.parts import counted_word
from workbench.table.position.goal_words import GoalWords
from workbench.widgets.controls import Glyph, set_property
from workbench.widgets.plain_label import PlainLabel

SIGNS = {
    "open": ("hint", "accent", "info"),
    "solved": ("ok", "ok", "ok"),
    "failed": ("error", "error", "error"),
}


class PuzzleBar(QFrame):
    """Shown where the game on the table asks something of whoever plays it."""

    wants_start = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self.setProperty("severity", "info")
        self.sitting: Sitting | None = None
        self._words = GoalWords(self)
        self.sign = Glyph("hint", "accent", 18, self)
        self.task = PlainLabel(self)
        self.task.setFont(typeface.style("group"))
        self.task.setWordWrap(True)
        self.state = PlainLabel(self)
        self.state.setWordWrap(True)
        self.start_button = QPushButton(icon("first"), self.tr("Start again"), self)
        self.start_button.setAccessibleName(self.start_button.text())
        self.start_button.setToolTip(
            self.tr("Take all moves back to the position that the puzzle begins with")
        )
        self.start_button.clicked.connect(self.wants_start)
        words = bare(QVBoxLayout(), 1)
        words.addWidget(self.task)
        words.addWidget(self.state)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(10)
        row.addWidget(self.sign)
        row.addLayout(words, 1)
        row.addWidget(self.start_button)
        self.hide()

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show what a game asks, if it does."""
        if self.sitting is not None:
            self.sitting.moved.disconnect(self._refresh)
        self.sitting = sitting if sitting is not None and sitting.match.puzzle else None
        if self.sitting is not None:
            self.sitting.moved.connect(self._refresh)
            self._refresh()
        self.setVisible(self.sitting is not None)

    def _refresh(self) -> None:
        sitting = self.sitting
        if sitting is None:
            return
        match = sitting.match
        puzzle, found = match.puzzle or {}, puzzles.standing(match)
        asked, called = "", partial(counted_word, sitting.rules)
        if "goal" in puzzle:
            asked = self._words.goal(
                puzzle["goal"], sitting.seats, called, is_team=sitting.rules.facts.is_cooperative
            )
        self.task.setText(puzzle.get("text", asked))
        told = [asked if "text" in puzzle else "", self._words.standing(found) if found else ""]
        self.state.setText(" · ".join(filter(None, told)))
        self.state.setVisible(any(told))
        glyph, role, severity = SIGNS[found.state if found else "open"]
        self.sign.show_glyph(glyph, role)
        set_property(self, "severity", severity)
        self.start_button.setEnabled(bool(match.moves))
        self.setAccessibleName(f"{self.task.text()} {self.state.text()}")
