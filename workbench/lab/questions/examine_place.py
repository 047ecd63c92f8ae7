"""The place in which a variant is examined: seven chapters of sentences, and what to try."""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QInputDialog, QPushButton, QVBoxLayout, QWidget

from engine.questions.examine.critique import Chapter, Suggestion
from engine.questions.examine.examination import QUESTIONS, Critique, examine, go_on
from engine.questions.subject import Subject
from engine.texts.problem import Severity
from engine.texts.writing import write_atomically
from workbench.documents.saving import not_saved
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.lab.questions.asking import Asking
from workbench.lab.questions.chapter_bar import ChapterBar
from workbench.lab.questions.chapter_card import ChapterCard, WaitingCard
from workbench.lab.questions.critique_head import CritiqueHead
from workbench.lab.questions.place import Place, Setting, Work
from workbench.lab.questions.to_try import ToTry, TryDock
from workbench.lab.words import clock, time_left
from workbench.language import told
from workbench.numerals import whole
from workbench.shell.notice import Notice
from workbench.workspace import Shell

SEED = 107
# In minutes, as the command takes them.
BUDGETS = ("0.5", "2", "10", "60")
OTHER = "other"
LONGEST = 24 * 60.0
# Given to a whole critique once more, and to a chapter alone.
MORE, MORE_FOR_ONE = 2.0, 1.0


class ExaminePlace(Asking):
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
        self.critique: Critique | None = None
        self._subject: Subject | None = None
        self._seconds = 0.0
        # Chapters all of whose sentences are told.
        self._open: set[str] = set()
        # The first proposal, or what says that there is none, else the page: what the tour points at.
        self.to_try: QWidget = self.area
        self._lay_page()
        self.told.connect(self.show_chapter)
        self.asked.connect(self._show_asked)
        self.begun.connect(self._show_begun)
        self.chapters.ticked.connect(self._show_left)
        self.say_what_for(
            self.tr(
                "Agents play for as long as you give them, and seven questions are answered in sentences: is it fair, "
                "does skill count, does it stay alive, what is dead, what matters, which strategy rules, and what to "
                "try. Each figure comes with its interval and with the command that repeats it."
            )
        )

    def _made_bar(self) -> QWidget:
        """Give the budget, chapter by chapter, instead of a plain bar."""
        self.bar.hide()
        self.titles = {
            "fair": self.tr("Fair?"),
            "skill": self.tr("Skill or luck?"),
            "alive": self.tr("Alive?"),
            "dead": self.tr("What is dead?"),
            "matters": self.tr("What matters?"),
            "strategy": self.tr("Which strategy rules?"),
            "try": self.tr("What to try"),
        }
        assert set(self.titles) == set(QUESTIONS)
        short = {
            "fair": self.tr("Fair?"),
            "skill": self.tr("Skill", "short"),
            "alive": self.tr("Alive?"),
            "dead": self.tr("Dead?", "short"),
            "matters": self.tr("Matters", "short"),
            "strategy": self.tr("Strategy", "short"),
            "try": self.tr("To try", "short"),
        }
        parts = [(name, short[name], question.share) for name, question in QUESTIONS.items()]
        self.chapters = ChapterBar(parts, self, self.titles)
        return self.chapters

    def _buttons(self) -> Sequence[QPushButton]:
        self.more = QPushButton(icon("clock"), self.tr("Spend 2 more minutes"), self)
        self.more.setToolTip(self.tr("Ask the chapters once more whose sentences more games would decide"))
        self.more.clicked.connect(lambda: self.go_on(MORE))
        self.more.hide()
        return self.more, self.button

    def _lay_page(self) -> None:
        """Put the head above the chapters and the proposals beside them."""
        self.critique_head = CritiqueHead(self)
        self.critique_head.hide()
        self.save = self.critique_head.save
        self.save.clicked.connect(self._save)
        self.panel = ToTry(self)
        self.panel.wants_opened.connect(self._open_proposal)
        self.panel.wants_duel.connect(self._duel)
        self.panel.wants_copied.connect(self._copy)
        self.panel.wants_search.connect(self._search)
        self.panel.hide()
        self.dock = TryDock(self)
        self.dock.hide()
        self._is_beside = False
        self.column.removeWidget(self.area)
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.critique_head)
        left.addWidget(self.area, 1)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.dock)
        self.column.addLayout(row, 1)

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

    def _about(self, games: int) -> str:
        said = [self._subject.facts.title] if self._subject is not None else []
        said.append(self.tr("seed {seed}").format(seed=SEED))
        if games:
            said.append(self.tr("{games} games").format(games=whole(games)))
        return ", ".join(said)

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
        self.progress.say(time, self._doing())
        if not self._stop.is_set():
            left = max(0.0, self._seconds - seconds)
            self.said.setText(time_left(left) if round(left) else self.tr("Nearly done…"))

    def _doing(self) -> str:
        """Say what is being measured."""
        if not 0 <= self.chapters.place < len(self.chapters.parts):
            return ""
        return {
            "fair": self.tr("random, greedy and searching games"),
            "skill": self.tr("strong players among weaker ones, the same deals at other seats"),
            "alive": self.tr("looking into games by play-outs"),
            "dead": self.tr("counting what comes up, changing every value"),
            "matters": self.tr("every value changed by a step, in the same games"),
            "strategy": self.tr("one-sided players against each other"),
            "try": self.tr("the best changes, on unseen seeds"),
        }[self.chapters.parts[self.chapters.place][0]]

    def _show_end(self, critique: Any) -> None:
        self.critique, self._subject = critique, critique.subject
        self.save.setEnabled(True)
        self.progress.say(
            self.progress.time.text(), self.tr("{games} games").format(games=whole(critique.games))
        )
        self.critique_head.show_about(told(critique.subject.title), self._about(critique.games))
        self.critique_head.show()
        chapter = next((each for each in critique.chapters if each.name == "try"), None)
        if critique.suggestions:
            self.panel.show_proposals(critique.suggestions, critique.subject, chapter)
        self._show_panel(is_shown=bool(critique.suggestions) or self.panel.chapter is not None)
        self.to_try = self.area
        if self.panel.cards:
            self.to_try = self.panel.cards[0]
        elif self.panel.chapter is not None:
            self.to_try = self.panel
        self.more.setVisible(bool(critique.answers) and not self.chapters.is_stopped)
        self._offer_time()
        self._count()
        self.strip.make_room()

    def clear(self) -> None:
        """Take all answers away."""
        self._put_away()
        self.panel.clear()
        super().clear()
        self.to_try = self.area
        self.critique_head.hide()

    def show_answer(self, answer: Any) -> None:
        """Show a whole critique."""
        self._subject = answer.subject
        for chapter in answer.chapters:
            self.show_chapter(chapter)
        self._show_end(answer)

    # ------------------------------------------------------------ chapters

    def _show_waiting(self) -> None:
        """Keep the place of every chapter, so that nothing moves when it comes."""
        for name, title in self.titles.items():
            if name != "try":
                card = WaitingCard(name, title, self)
                card.say(self.tr("waiting"))
                self.body.addWidget(card)
        variant, chart = self.variant.currentText(), self.map.currentText() if self.map.isEnabled() else ""
        self.critique_head.show_about(", ".join(filter(None, (variant, chart))), self._about(0))
        self.critique_head.show_counts(())
        self.critique_head.show()
        self.panel.say(self.tr("waiting"))
        self._show_panel(is_shown=True)

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter as soon as it has its figures, in place of what fewer games said of it.

        What to try is shown by its cards.
        """
        if chapter.name == "try":
            if not chapter.findings:
                self.panel.show_nothing(chapter)
                self._show_panel(is_shown=True)
            return
        before = next((card for card in self._cards() if card.chapter.name == chapter.name), None)
        waiting = next((card for card in self._waiting() if card.name == chapter.name), None)
        game = self._subject.read.game if self._subject is not None else ""
        card = ChapterCard(
            self.titles[chapter.name],
            chapter,
            self.tr("Not measured."),
            self,
            game=game,
            is_open=chapter.name in self._open,
        )
        card.wants_copied.connect(self._copy)
        card.wants_time.connect(lambda name: self.go_on(MORE_FOR_ONE, [name]))
        card.opened.connect(self._keep_open)
        old = before or waiting
        place = self.body.indexOf(old) if old is not None else self.body.indexOf(self.panel)
        self.body.insertWidget(place, card)
        if old is not None:
            self._take_away(old)
        self._count()

    def _keep_open(self, name: str, is_open: bool) -> None:
        (self._open.add if is_open else self._open.discard)(name)

    def _cards(self) -> list[ChapterCard]:
        return [card for card in self._in_body() if isinstance(card, ChapterCard)]

    def _waiting(self) -> list[WaitingCard]:
        return [card for card in self._in_body() if isinstance(card, WaitingCard)]

    def _in_body(self) -> list[QWidget | None]:
        items = filter(None, map(self.body.itemAt, range(self.body.count())))
        return [item.widget() for item in items]

    def _take_away(self, card: QWidget) -> None:
        self.body.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _count(self) -> None:
        self.critique_head.show_counts(card.chapter.verdict for card in self._cards())

    def _offer_time(self) -> None:
        """Offer more games where no verdict could be given and there is something to go on from."""
        critique = self.critique
        is_idle = critique is not None and not self.is_busy
        for card in self._cards():
            card.offer_time(is_idle and critique is not None and card.chapter.name in critique.answers)

    def _copy(self, command: str) -> None:
        QGuiApplication.clipboard().setText(command)

    # ------------------------------------------------------------ what to try

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the proposals beside the chapters, or below them where there is no room."""
        super().resizeEvent(event)
        self._show_panel(is_shown=not self.panel.isHidden())

    def _show_panel(self, *, is_shown: bool) -> None:
        """Show the proposals where there is room for them."""
        if not is_shown:
            self._put_away()
            return
        is_beside = self.width() + theme.RAIL_WIDTH >= theme.NARROW
        if self.panel.parent() is self or is_beside != self._is_beside:
            self._put_away()
            if is_beside:
                self.dock.hold(self.panel)
            else:
                self.body.addWidget(self.panel)
            self._is_beside = is_beside
            self.panel.set_beside(is_beside)
        self.panel.show()
        self.dock.setVisible(is_beside)

    def _put_away(self) -> None:
        """Take the proposals away from wherever they stand."""
        if self._is_beside:
            self.dock.area.takeWidget()
        self.body.removeWidget(self.panel)
        self.panel.setParent(self)
        self.panel.hide()
        self.dock.hide()
        self._is_beside = False

    def _open_proposal(self, each: Suggestion) -> None:
        self.open_texts({each.kind: each.text}, "try")

    def _search(self) -> None:
        """Go on where many changes are tried, with what was examined, whatever is chosen by now."""
        assert self.critique is not None
        subject = self.critique.subject
        self.choose_setting(Setting(subject.variant, subject.map, subject.players))
        self.wants_place.emit("search")

    def _duel(self, each: Suggestion) -> None:
        assert self.critique is not None
        self.open_duel(self.critique.subject, {each.kind: each.text}, "try", each.title)

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
