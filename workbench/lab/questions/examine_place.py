"""The place in which a variant is examined: seven chapters of sentences, and what to try."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QInputDialog, QPushButton, QWidget

from engine.questions.examine.examination import QUESTIONS, Critique, examine, go_on
from engine.questions.subject import Subject
from engine.texts.problem import Severity
from engine.texts.writing import write_atomically
from workbench.documents.saving import not_saved
from workbench.dress.icons import icon
from workbench.lab.questions import chapter_words
from workbench.lab.questions.chapter_bar import ChapterBar
from workbench.lab.questions.critique_page import SEED, CritiquePage
from workbench.lab.questions.place import Place, Work
from workbench.lab.words import clock, time_left
from workbench.language import told
from workbench.numerals import whole
from workbench.shell.notice import Notice
from workbench.workspace import Shell

# In minutes, as the command takes them.
BUDGETS = ("0.5", "2", "10", "60")
OTHER = "other"
LONGEST = 24 * 60.0
# Given to a whole critique once more, and to a chapter alone.
MORE, MORE_FOR_ONE = 2.0, 1.0


class ExaminePlace(CritiquePage):
    """Asks all questions about a variant."""

    told = Signal(object)
    asked = Signal(str)
    begun = Signal(object)

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Critique"), self.tr("Examine"), parent)
        for key in BUDGETS:
            self.budget.addItem(clock(60 * float(key)), key)
        self.budget.addItem(self.tr("Other…"), OTHER)
        self.budget.setCurrentIndex(1)
        self._budget_before = 1
        self.budget.activated.connect(self._choose_budget)
        self._seconds = 0.0
        self.save.clicked.connect(self._save)
        self.wants_time.connect(lambda name: self.go_on(MORE_FOR_ONE, [name]))
        self.told.connect(self.show_chapter)
        self.asked.connect(self._show_asked)
        self.begun.connect(self._show_begun)
        self.chapters.ticked.connect(self._show_left)

    def _made_bar(self) -> QWidget:
        """Give the budget, chapter by chapter, instead of a plain bar."""
        self.bar.hide()
        short = chapter_words.short_titles()
        parts = [(name, short[name], question.share) for name, question in QUESTIONS.items()]
        self.chapters = ChapterBar(parts, self, chapter_words.titles())
        return self.chapters

    def _buttons(self) -> Sequence[QPushButton]:
        self.more = QPushButton(icon("clock"), self.tr("Spend 2 more minutes"), self)
        self.more.setToolTip(self.tr("Ask the chapters once more whose sentences more games would decide"))
        self.more.clicked.connect(lambda: self.go_on(MORE))
        self.more.hide()
        return self.more, self.button

    # ------------------------------------------------------------ the budget

    def _choose_budget(self, place: int) -> None:
        """Ask how long, where none of the usual times is wanted."""
        if self.budget.itemData(place) != OTHER:
            self._budget_before = place
            return
        said = self.tr("Minutes:")
        before = float(self.budget.itemData(self._budget_before))
        minutes, is_given = QInputDialog.getDouble(
            self, self.tr("Budget"), said, before, 0.1, LONGEST, 1, Qt.WindowType.Dialog, 1.0
        )
        if not is_given:
            self.budget.setCurrentIndex(self._budget_before)
            return
        key = f"{minutes:g}"
        known = self.budget.findData(key)
        if known < 0:
            # One time of one's own at once: another takes its place.
            if self.budget.count() > len(BUDGETS) + 1:
                self.budget.removeItem(len(BUDGETS))
            known = len(BUDGETS)
            self.budget.insertItem(known, clock(60 * minutes), key)
        self.budget.setCurrentIndex(known)
        self._budget_before = known

    @property
    def command(self) -> str:
        """The command that asks the same in a terminal; nothing where something must be saved first."""
        return self.command_of("examine", "--minutes", self.budget.currentData(), "--seed", str(SEED))

    # ------------------------------------------------------------ working

    def begin(self) -> None:
        """Examine what is chosen, chapter by chapter."""
        minutes, subject = float(self.budget.currentData()), self.subject()
        self.clear()
        self.critique = self._subject = None
        self.save.setEnabled(False)
        self._show_waiting()

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Critique:
            about = subject()
            self.begun.emit(about)
            return examine(
                about,
                minutes=minutes,
                seed=SEED,
                stop=stop,
                progress=lambda name, done: self.asked.emit(name),
                tell=self.told.emit,
            )

        self._work_for(minutes, work)

    def go_on(self, minutes: float, only: Collection[str] = ()) -> None:
        """Ask some chapters, or those in doubt, in more games."""
        critique = self.critique
        if critique is None or self.is_busy:
            return

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Critique:
            return go_on(
                critique,
                minutes,
                only=only,
                progress=lambda name, done: self.asked.emit(name),
                tell=self.told.emit,
                stop=stop,
            )

        self._work_for(minutes, work)

    def _work_for(self, minutes: float, work: Work) -> None:
        self._seconds = 60 * minutes
        self.more.hide()
        self.chapters.begin(self._seconds)
        self.work(work, self._show_end)
        self._offer_time()

    def _end(self, *, is_whole: bool) -> None:
        took = self.chapters.gone
        super()._end(is_whole=is_whole)
        self.chapters.end(is_whole=is_whole)
        budget = clock(self._seconds)
        if is_whole:
            self.progress.say(self.tr("{time}, done").format(time=budget))
        else:
            said = self.tr("stopped after {time} of {budget}")
            self.progress.say(said.format(time=clock(took), budget=budget))
        for card in self._waiting():
            # What was not asked has no place; what was, and got no answer, says so.
            if is_whole:
                self._take_away(card)
            else:
                card.say(self.tr("not measured"))
        if not is_whole and self.critique is None:
            self.panel.say(self.tr("not measured"))
        if self.critique is not None:
            # More time for it did not work out: what was known before stays.
            self.answer, self.has_answer = self.critique, True

    def take_over(self, before: Place) -> None:
        """Say the answer again in another language, with the bar where it was."""
        assert isinstance(before, ExaminePlace)
        for place in range(before.budget.count()):
            key = before.budget.itemData(place)
            if self.budget.findData(key) < 0 and key != OTHER:
                self.budget.insertItem(len(BUDGETS), clock(60 * float(key)), key)
        super().take_over(before)
        self._budget_before = self.budget.currentIndex()
        self.chapters.take_over(before.chapters)
        self._seconds = before._seconds
        if before.has_answer and before.chapters.done:
            self.progress.say(self.tr("{time}, done").format(time=clock(self._seconds)))
            if before.chapters.is_stopped:
                self.progress.say(self.tr("stopped"))

    def _show_begun(self, subject: Subject) -> None:
        self._subject = subject
        self.critique_head.show_about(told(subject.title), self._about(0))

    def _show_asked(self, name: str) -> None:
        if self.is_busy and name:
            self.chapters.show_chapter(name)
            for card in self._waiting():
                card.say(self.tr("being measured") if card.name == name else self.tr("waiting"))
            self._show_left(self.chapters.gone)

    def _show_left(self, seconds: float) -> None:
        """Say how long it has taken and takes still, as long as nobody wants to stop."""
        if not self.is_busy:
            return
        time = self.tr("{time} of {budget}").format(time=clock(seconds), budget=clock(self._seconds))
        asked = self.chapters.asked
        self.progress.say(time, chapter_words.what_is_done()[asked] if asked else "")
        if not self._stop.is_set():
            left = max(0.0, self._seconds - seconds)
            self.said.setText(time_left(left) if round(left) else self.tr("Nearly done…"))

    def _show_end(self, critique: Any) -> None:
        self.show_critique(critique)
        games = self.tr("{games} games").format(games=whole(critique.games))
        self.progress.say(self.progress.time.text(), games)
        self.more.setVisible(bool(critique.answers) and not self.chapters.is_stopped)
        self._offer_time()
        self.strip.make_room()

    def show_answer(self, answer: Any) -> None:
        """Show a whole critique."""
        self.clear()
        self._subject = answer.subject
        for chapter in answer.chapters:
            self.show_chapter(chapter)
        self._show_end(answer)

    def _save(self) -> None:
        if self.critique is None:
            return
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save critique…"), str(self.shell.desk.folder / "critique.html"), "*.html"
        )
        if chosen:
            from workbench.export.critique import page

            try:
                write_atomically(Path(chosen), page(self.critique).encode())
            except OSError as error:
                words = not_saved(Path(chosen), error)
                self.shell.say(Notice(words, Severity.ERROR, topic="question"))
