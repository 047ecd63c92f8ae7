"""The place in which a variant is hunted through for what should not happen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.questions.hunt.hunt import Gap, Hunted, hunt
from engine.questions.subject import Subject
from engine.records import record as records
from engine.texts.problem import Severity
from workbench.dress import typeface
from workbench.lab.questions.asking import Asking
from workbench.lab.questions.critique_page import SEED
from workbench.lab.questions.finding_card import FindingCard, NothingCard
from workbench.lab.questions.sentence import RepeatLink
from workbench.language import told
from workbench.numerals import whole
from workbench.shell.notice import Notice
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

GAMES = (500, 2_000, 20_000)


class Answer(NamedTuple):
    """What was hunted through, and what was found in it."""

    about: Subject
    found: Hunted
    # How many games were wished for, as the command says it.
    games: int


class HuntPlace(Asking):
    """Looks for gaps, and opens the shortest game of each at the table."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Findings"), self.tr("Hunt"), parent)
        self.last_words = self.tr("Looking at openings and passes…")
        for games in GAMES:
            self.budget.addItem(whole(games), games)
        self.budget.setCurrentIndex(1)
        self._games = 0
        self.progressed.connect(self._show_games)
        self.say_what_for(
            self.tr(
                "Looks for what should not happen: games that stall, never end, end at once or without a winner, seats "
                "that cannot move. Each finding comes with the shortest game that shows it."
            )
        )

    def _budget_word(self) -> str:
        return self.tr("Games")

    @property
    def command(self) -> str:
        """The command that hunts the same in a terminal; nothing where something must be saved first."""
        return self.command_of("hunt", "--games", str(self.budget.currentData()), "--seed", str(SEED))

    def begin(self) -> None:
        """Hunt through what is chosen."""
        games, subject = self.budget.currentData(), self.subject()
        self.clear()
        self._games = games
        self._show_games(0.0)

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Answer:
            about = subject()
            found = hunt(about.rules(), games, SEED, progress=lambda done: progress(done / games), stop=stop)
            return Answer(about, found, games)

        self.work(work, self.show_answer)

    def _show_games(self, done: float) -> None:
        """Say how many games were played so far."""
        said = self.tr("{done} of {total} games")
        played = whole(min(self._games, round(done * self._games)))
        self.progress.say(said.format(done=played, total=whole(self._games)))

    def show_answer(self, answer: Any) -> None:
        """Show what was found, and where: something else may be chosen meanwhile."""
        about, found, games = answer
        self.progress.say(self.tr("{games} games").format(games=whole(found.games)))
        self.body.addWidget(self._head(about, found, games))
        for gap in found.gaps:
            card = FindingCard(gap, self)
            if gap.match is not None:
                card.wants_opened.connect(partial(self.open_game, gap, about.map))
            self.body.addWidget(card)
        if not found.gaps:
            self.body.addWidget(NothingCard(self))
        self.body.addStretch(1)

    def _head(self, about: Subject, found: Hunted, games: int) -> QWidget:
        """Say what was hunted through, in how many games, and how to do it again."""
        head = QWidget(self)
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.title = PlainLabel(told(about.title), head)
        self.title.setFont(typeface.style("subtitle"))
        row.addWidget(self.title)
        said = self.tr("{games} games, seed {seed}").format(games=whole(found.games), seed=SEED)
        counted = PlainLabel(said, head)
        counted.setObjectName("hint")
        row.addWidget(counted)
        command = about.command("hunt", "--games", games, "--seed", SEED)
        repeat = RepeatLink(command, head)
        repeat.copied.connect(lambda text: QGuiApplication.clipboard().setText(text))
        words = ElidedLabel(command, head)
        words.setObjectName("hint")
        words.setFont(typeface.font("mono", 11.5))
        row.addSpacing(12)
        row.addWidget(repeat)
        row.addWidget(words, 1)
        row.addWidget(PlainLabel(self.tr("%n finding(s)", "", len(found.gaps)), head))
        return head

    def open_game(self, gap: Gap, chart: str) -> None:
        """Open the shortest game that shows a finding where it shows it, and say there what it shows."""
        table = self.shell.show_workspace("table")
        show = getattr(table, "open_record", None)
        if show is not None and gap.match is not None:
            show(records.of(gap.match, Path(chart).stem), is_left_open=True)
            self.shell.say(Notice(told(gap.sentence), Severity.WARNING, topic="finding"))
