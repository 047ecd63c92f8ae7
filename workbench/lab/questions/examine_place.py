"""The place in which a variant is examined: seven chapters of sentences, and what to try."""

from __future__ import annotations

import html
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QPushButton, QWidget

from engine.questions.examine.critique import Chapter, Finding, Suggestion
from engine.questions.examine.examination import QUESTIONS, Critique, examine
from engine.texts.problem import Severity
from workbench.lab.questions.place import Place
from workbench.shell.notice import Notice
from workbench.widgets.card import Card
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

SEED = 107
MINUTES = {"0.5": 0.5, "2": 2.0, "10": 10.0}
# The glyph and the colour of each verdict; its word stands beside it.
VERDICTS = {
    "good": ("check", "ok"),
    "look": ("warning", "warn"),
    "problem": ("error", "error"),
    "unclear": ("info", "ink2"),
}


class ExaminePlace(Place):
    """Asks all questions about a variant."""

    told = Signal(object)

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Critique"), self.tr("Examine"), parent)
        for key in MINUTES:
            self.budget.addItem(self.tr("{count} min").format(count=key), key)
        self.budget.setCurrentIndex(1)
        self.critique: Critique | None = None
        self.save = QPushButton(self.tr("Save critique…"), self)
        self.save.setEnabled(False)
        self.save.clicked.connect(self._save)
        self.head.addWidget(self.save)
        self.told.connect(self.show_chapter)
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
        self.verdict_words = {
            "good": self.tr("good"),
            "look": self.tr("look"),
            "problem": self.tr("problem"),
            "unclear": self.tr("unclear"),
        }

    def begin(self) -> None:
        """Examine what is chosen, chapter by chapter."""
        minutes = MINUTES[self.budget.currentData()]
        self.clear()
        self.critique = None
        self.save.setEnabled(False)

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Critique:
            return examine(
                self.subject(),
                minutes=minutes,
                seed=SEED,
                stop=stop,
                progress=lambda name, done: progress(done),
                tell=self.told.emit,
            )

        self.work(work, self._show_end)

    def _show_end(self, critique: Any) -> None:
        self.critique = critique
        self.save.setEnabled(True)
        self.said.setText(self.tr("{games} games").format(games=f"{critique.games:,}"))
        for each in critique.suggestions:
            self.body.addWidget(self._suggestion(each))

    # ------------------------------------------------------------ chapters

    def show_chapter(self, chapter: Chapter) -> None:
        """Show a chapter as soon as it has its figures; what to try is shown by its cards."""
        if chapter.name == "try" and chapter.findings:
            return
        hint = self.tr("{games} games").format(games=f"{chapter.games:,}")
        card = Card(self.titles[chapter.name], hint, self)
        if not chapter.findings:
            missing = (
                self.tr("No single change was found to help.")
                if chapter.name == "try"
                else self.tr("Not measured.")
            )
            card.body.addWidget(self._line("unclear", missing, None))
        for each in chapter.findings:
            card.body.addWidget(self._line(each.verdict, each.sentence, each))
        self.body.addWidget(card)

    def _line(self, verdict: str, sentence: str, finding: Finding | None) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(14, 3, 12, 3)
        row.setSpacing(8)
        glyph, role = VERDICTS[verdict]
        row.addWidget(Glyph(glyph, role, 16, line), 0, Qt.AlignmentFlag.AlignTop)
        word = PlainLabel(self.verdict_words[verdict], line)
        word.setObjectName("hint")
        word.setFixedWidth(64)
        row.addWidget(word, 0, Qt.AlignmentFlag.AlignTop)
        text = PlainLabel(sentence, line)
        text.setWordWrap(True)
        row.addWidget(text, 1)
        if finding is not None:
            line.setToolTip(f"<p>{html.escape(finding.rule)}</p>")
            if finding.command:
                row.addWidget(self._repeat(finding.command), 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _repeat(self, command: str) -> QPushButton:
        button = QPushButton(self.tr("Repeat this"), self)
        button.setObjectName("small")
        button.setToolTip(f"<p>{html.escape(command)}</p>")
        button.setAccessibleDescription(command)
        button.clicked.connect(partial(self._copy, command))
        return button

    def _copy(self, command: str) -> None:
        QGuiApplication.clipboard().setText(command)
        self.shell.say(Notice(self.tr("The command was copied."), Severity.INFO, topic="question"))

    # ------------------------------------------------------------ what to try

    def _suggestion(self, each: Suggestion) -> Card:
        said = self.tr("confirmed") if each.confirmed else self.tr("not confirmed")
        card = Card(each.title, said, self)
        text = self.tr(
            "{before} → {after} ± {half} points between the seats, on unseen seeds; {found} was found."
        )
        label = QLabel(
            text.format(
                before=f"{100 * each.before.value:.1f}",
                after=f"{100 * each.after.value:.1f}",
                half=f"{100 * each.after.half_width:.1f}",
                found=f"{100 * each.found:.1f}",
            ),
            card,
        )
        label.setContentsMargins(14, 2, 12, 2)
        label.setWordWrap(True)
        card.body.addWidget(label)
        row = QHBoxLayout()
        row.setContentsMargins(14, 4, 12, 4)
        words = self.tr("Open as child variant") if each.kind == "variant" else self.tr("Open as map copy")
        button = QPushButton(words, card)
        button.setObjectName("primary" if each.confirmed else "small")
        button.clicked.connect(partial(self.open_texts, {each.kind: each.text}, "try"))
        row.addWidget(button)
        row.addWidget(self._repeat(each.command))
        row.addStretch(1)
        card.body.addLayout(row)
        return card

    def _save(self) -> None:
        if self.critique is None:
            return
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save critique…"), str(self.shell.desk.folder / "critique.html"), "*.html"
        )
        if chosen:
            from workbench.export.critique import page

            Path(chosen).write_text(page(self.critique), encoding="utf-8")
