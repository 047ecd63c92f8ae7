"""What a search thinks of a position that was laid out: every seat's chance, and the best moves with theirs."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.agents.opinion import MOST_DOUBT
from workbench.background import Worker
from workbench.dress.icons import icon
from workbench.language import told
from workbench.numerals import whole
from workbench.table.agents.advice import ADVISOR, hardly_tried, patience
from workbench.table.form_rows import bare
from workbench.table.naming import capital
from workbench.table.position.draft import Draft
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.agents.opinion import Outlook


class Judge(QObject):
    """Has a search look at a draft off the window's thread; what changes meanwhile is not answered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("outlook", self)
        self._stop = threading.Event()

    def ask(
        self, draft: Draft, done: Callable[[Outlook | None], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Ask about a draft; of several questions only the last is answered."""
        self.stop()
        stop = self._stop = threading.Event()
        match = draft.match([])

        def work() -> Outlook | None:
            from engine import agents
            from engine.agents.analysis import Analysis

            return Analysis(match, agents.read(ADVISOR), stop).outlook()

        def deliver(found: Outlook | None) -> None:
            if not stop.is_set():
                done(found)

        self._worker.ask(work, deliver, failed)

    def stop(self) -> None:
        """Let the search end at once."""
        self._stop.set()


class OutlookCard(QWidget):
    """A button that asks, and the answer below it, which goes when the position changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._judge = Judge(self)
        self._draft: Draft | None = None
        self.is_thinking = False
        self.button = QPushButton(icon("hint"), self.tr("Analyse"), self)
        self.button.setToolTip(
            self.tr("Have a search judge the position: every seat's chance, and the best moves")
        )
        self.button.setAccessibleName(self.tr("Analyse the position"))
        self.button.clicked.connect(self.analyse)
        self._answer = bare(QVBoxLayout(), 4)
        column = bare(QVBoxLayout(self), 8)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(self._answer)

    def show_draft(self, draft: Draft | None) -> None:
        """Take a draft as it is now; what was said of another position goes."""
        self._judge.stop()
        self.is_thinking = False
        self._draft = draft
        self.button.setEnabled(draft is not None and draft.is_possible)
        empty(self._answer)

    def analyse(self) -> None:
        """Ask the search about the position."""
        draft = self._draft
        if draft is None or not draft.is_possible:
            return
        self.show_draft(draft)
        self.is_thinking = True
        self._say(" ".join((self.tr("Thinking…"), patience())))
        self._judge.ask(draft, self._show, self._fail)

    def _fail(self, error: BaseException) -> None:
        self.is_thinking = False
        empty(self._answer)
        self._say(str(error), "error")

    def _show(self, found: Outlook | None) -> None:
        draft = self._draft
        self.is_thinking = False
        empty(self._answer)
        if found is None or draft is None:
            self._say(self.tr("The game is over here: there is nothing to choose."))
            return
        if not found.is_searched:
            only = self.tr("There is only one move: {move}.")
            self._say(only.format(move=told(found.choices[0].words)))
            return
        if draft.rules.facts.is_cooperative:
            self._line(self.tr("The team's chance"), found.chances[found.seat], is_strong=True)
        else:
            for seat, chance in zip(draft.seats, found.chances, strict=True):
                self._line(capital(seat.colour_name), chance, is_strong=True)
        mover = capital(draft.seats[found.seat].colour_name)
        best = self.tr("Best moves of {seat}, with the chance after each; ± holds 95 of 100 times:")
        self._say(best.format(seat=mover), "hint")
        for choice in sorted(found.choices, key=lambda each: each.doubt > MOST_DOUBT):
            self._line(capital(told(choice.words)), choice.chance, choice.doubt)
        if len(found.line) > 1:
            moves = "; ".join(map(told, found.line))
            self._say(self.tr("It would go on: {moves}").format(moves=moves), "hint")

    # ------------------------------------------------------------ lines

    def _say(self, text: str, name: str = "") -> None:
        said = PlainLabel(text, self)
        said.setObjectName(name)
        said.setWordWrap(True)
        self._answer.addWidget(said)
        said.show()

    def _line(
        self, words: str, chance: float, doubt: float | None = None, *, is_strong: bool = False
    ) -> None:
        line = QWidget(self)
        row = bare(QHBoxLayout(line), 8)
        said = PlainLabel(words, line)
        said.setWordWrap(True)
        share = self.tr("{share} %").format(share=whole(100 * chance))
        if doubt is not None:
            share = hardly_tried() if doubt > MOST_DOUBT else f"{share} ± {whole(100 * doubt)}"
        value = PlainLabel(share, line)
        for label in (said, value):
            label.setObjectName("group" if is_strong else "")
        row.addWidget(said, 1)
        row.addWidget(value, 0, Qt.AlignmentFlag.AlignTop)
        line.setAccessibleName(f"{words}: {value.text()}")
        self._answer.addWidget(line)
        line.show()

    @property
    def said(self) -> list[str]:
        """What is told now, line by line."""
        return [label.text() for label in self.findChildren(PlainLabel)]
