"""The place in which a variant is examined: seven chapters of sentences, and what to try."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from engine.questions.examine.critique import GOOD, LOOK, UNCLEAR, Chapter, Suggestion
from engine.questions.examine.examination import QUESTIONS, Critique, examine
from engine.texts.problem import Severity
from engine.texts.writing import write_atomically
from workbench.documents.saving import not_saved
from workbench.lab.questions.chapter_bar import ChapterBar
from workbench.lab.questions.chapter_card import ChapterCard
from workbench.lab.questions.place import Place
from workbench.lab.words import interval
from workbench.language import told
from workbench.numerals import decimal, whole
from workbench.rules.spelling import headed_label, spelled
from workbench.rules.variant_text import at
from workbench.shell.notice import Notice
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel, escaped
from workbench.workspace import Shell

SEED = 107
MINUTES = {"0.5": 0.5, "2": 2.0, "10": 10.0}


class ExaminePlace(Place):
    """Asks all questions about a variant."""

    told = Signal(object)
    asked = Signal(str)

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Critique"), self.tr("Examine"), parent)
        for key, minutes in MINUTES.items():
            count = whole(int(minutes)) if minutes == int(minutes) else decimal(minutes)
            self.budget.addItem(self.tr("{count} min").format(count=count), key)
        self.budget.setCurrentIndex(1)
        self.critique: Critique | None = None
        # The first proposal, or what says that there is none, else the page: what the tour points at.
        self.to_try: QWidget = self.area
        self.save = QPushButton(self.tr("Save critique…"), self)
        self.save.setEnabled(False)
        self.save.clicked.connect(self._save)
        self.head.addWidget(self.save)
        self.told.connect(self.show_chapter)
        self.asked.connect(self._show_asked)
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
        # The budget, chapter by chapter, instead of a plain bar: in a row of its own, where the names have room.
        parts = [(name, self.titles[name], question.share) for name, question in QUESTIONS.items()]
        self.chapters = ChapterBar(parts, self)
        self.head.replaceWidget(self.bar, QWidget(self))
        self.bar.hide()
        self.head.removeWidget(self.said)
        row = QHBoxLayout()
        row.setContentsMargins(16, 0, 16, 8)
        row.setSpacing(10)
        row.addWidget(self.chapters, 1)
        row.addWidget(self.said, 0, Qt.AlignmentFlag.AlignTop)
        self.column.insertLayout(1, row)
        self._seconds = 0.0
        self.say_what_for(
            self.tr(
                "Agents play for as long as you give them, and seven questions are answered in sentences: is it fair, "
                "does skill count, does it stay alive, what is dead, what matters, which strategy rules, and what to "
                "try. Each figure comes with its interval and with the command that repeats it."
            )
        )
        self.chapters.ticked.connect(self._show_left)

    @property
    def command(self) -> str:
        """The command that asks the same in a terminal; nothing where something must be saved first."""
        return self.command_of("examine", "--minutes", self.budget.currentData(), "--seed", str(SEED))

    def begin(self) -> None:
        """Examine what is chosen, chapter by chapter."""
        minutes, subject = MINUTES[self.budget.currentData()], self.subject()
        self.clear()
        self.critique = None
        self.save.setEnabled(False)
        self._seconds = 60 * minutes
        self.chapters.begin(self._seconds)

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Critique:
            return examine(
                subject(),
                minutes=minutes,
                seed=SEED,
                stop=stop,
                progress=lambda name, done: self.asked.emit(name),
                tell=self.told.emit,
            )

        self.work(work, self._show_end)

    def _end(self, *, is_whole: bool) -> None:
        super()._end(is_whole=is_whole)
        self.chapters.end(is_whole=is_whole)

    def take_over(self, before: Place) -> None:
        """Say the answer again in another language, with the bar where it was."""
        super().take_over(before)
        assert isinstance(before, ExaminePlace)
        self.chapters.done = before.chapters.done

    def _show_asked(self, name: str) -> None:
        if self.is_busy and name:
            self.chapters.show_chapter(name)

    def _show_left(self, seconds: float) -> None:
        """Say how long it takes still, as long as nobody wants to stop."""
        if self.is_busy and not self._stop.is_set():
            left = max(0, round(self._seconds - seconds))
            self.said.setText(
                self.tr("{seconds} s left").format(seconds=whole(left)) if left else self.tr("Nearly done…")
            )

    def _show_end(self, critique: Any) -> None:
        self.critique = critique
        self.save.setEnabled(True)
        self.said.setText(self.tr("{games} games").format(games=whole(critique.games)))
        if critique.suggestions:
            heading = PlainLabel(self.titles["try"], self)
            heading.setObjectName("group")
            self.body.addWidget(heading)
        proposals: list[QWidget] = [self._suggestion(each) for each in critique.suggestions]
        for card in proposals:
            self.body.addWidget(card)
        nothing = [card for card in self._cards() if card.chapter.name == "try"]
        self.to_try = next(iter([*proposals, *nothing]), self.area)

    def clear(self) -> None:
        """Take all answers away."""
        super().clear()
        self.to_try = self.area

    def show_answer(self, answer: Any) -> None:
        """Show a whole critique."""
        for chapter in answer.chapters:
            self.show_chapter(chapter)
        self._show_end(answer)

    # ------------------------------------------------------------ chapters

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter as soon as it has its figures, in place of what fewer games said of it.

        What to try is shown by its cards.
        """
        before = next((card for card in self._cards() if card.chapter.name == chapter.name), None)
        if chapter.name == "try" and chapter.findings:
            if before is not None:
                self._take_away(before)
            return
        missing = (
            self.tr("No single change was found to help.")
            if chapter.name == "try"
            else self.tr("Not measured.")
        )
        card = ChapterCard(self.titles[chapter.name], chapter, missing, self)
        card.wants_copied.connect(self._copy)
        if before is None:
            self.body.addWidget(card)
        else:
            self.body.insertWidget(self.body.indexOf(before), card)
            self._take_away(before)

    def _cards(self) -> list[ChapterCard]:
        items = filter(None, map(self.body.itemAt, range(self.body.count())))
        return [card for item in items if isinstance(card := item.widget(), ChapterCard)]

    def _take_away(self, card: ChapterCard) -> None:
        self.body.removeWidget(card)
        card.hide()
        card.deleteLater()

    def _copy(self, command: str) -> None:
        QGuiApplication.clipboard().setText(command)
        self.shell.say(Notice(self.tr("The command was copied."), Severity.INFO, topic="question"))

    # ------------------------------------------------------------ what to try

    def _suggestion(self, each: Suggestion) -> Card:
        said = {
            GOOD: self.tr("confirmed"),
            LOOK: self.tr("makes it worse"),
            UNCLEAR: self.tr("not confirmed"),
        }
        card = Card(self._named(each), said[each.verdict], self)
        before, after = each.figures
        text = (
            self.tr("The team wins {before} % → {after} % {interval} of its games, on unseen seeds.")
            if each.is_of_a_team
            else self.tr(
                "{before} → {after} {interval} points between the seats, on unseen seeds; {found} was found."
            )
        )
        label = PlainLabel(
            text.format(
                before=decimal(100 * before.value),
                after=decimal(100 * after.value),
                interval=interval(after, 100),
                found=decimal(100 * each.found),
            ),
            card,
        )
        label.setContentsMargins(14, 2, 12, 2)
        label.setWordWrap(True)
        card.body.addWidget(label)
        row = QHBoxLayout()
        row.setContentsMargins(14, 4, 12, 4)
        row.setSpacing(8)
        words = self.tr("Open as child variant") if each.kind == "variant" else self.tr("Open as map copy")
        button = QPushButton(words, card)
        button.setObjectName("primary" if each.confirmed else "small")
        button.clicked.connect(partial(self.open_texts, {each.kind: each.text}, "try"))
        row.addWidget(button)
        against = QPushButton(self.tr("Duel in LAB"), card)
        against.setObjectName("small")
        against.setToolTip(self.tr("An experiment that plays the same games with and without this change"))
        against.clicked.connect(partial(self._duel, each))
        row.addWidget(against)
        again = QPushButton(self.tr("Repeat this"), card)
        again.setObjectName("small")
        again.setToolTip(f"<p>{escaped(each.command)}</p>")
        again.setAccessibleDescription(each.command)
        again.clicked.connect(partial(self._copy, each.command))
        row.addWidget(again)
        row.addStretch(1)
        card.body.addLayout(row)
        return card

    def _named(self, each: Suggestion) -> str:
        """Name what is changed as the form of RULES does; changes of a board are sentences."""
        if each.kind != "variant" or not each.changes or self.critique is None:
            return told(each.title)
        read = self.critique.subject.read
        kind, parts = f"variant/{read.game}", []
        for key, value in each.changes.items():
            route = tuple(key.split("."))
            before, after = (spelled(route, one, kind) for one in (at(read.values, route), value))
            parts.append(f"{headed_label(route, kind)}: {before} → {after}")
        return "; ".join(parts)

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
