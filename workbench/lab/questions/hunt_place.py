"""The place in which a variant is hunted through for what should not happen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.play.match import Match
from engine.questions.hunt.hunt import Hunted, hunt
from engine.questions.subject import Subject
from engine.records import record as records
from engine.texts.saying import Name
from workbench.lab.questions.examine_place import SEED
from workbench.lab.questions.place import Place
from workbench.language import told
from workbench.numerals import whole
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell

GAMES = (500, 2_000, 20_000)


class Answer(NamedTuple):
    """What was hunted through, and what was found in it."""

    about: Subject
    found: Hunted


class HuntPlace(Place):
    """Looks for gaps, and opens the shortest game of each at the table."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Findings"), self.tr("Hunt"), parent)
        for games in GAMES:
            self.budget.addItem(self.tr("{games} games").format(games=whole(games)), games)
        self.budget.setCurrentIndex(1)
        self.say_what_for(
            self.tr(
                "Looks for what should not happen: games that stall, never end, end at once or without a winner, seats "
                "that cannot move. Each finding comes with the shortest game that shows it."
            )
        )

    @property
    def command(self) -> str:
        """The command that hunts the same in a terminal; nothing where something must be saved first."""
        return self.command_of("hunt", "--games", str(self.budget.currentData()), "--seed", str(SEED))

    def begin(self) -> None:
        """Hunt through what is chosen."""
        games, subject = self.budget.currentData(), self.subject()
        self.clear()

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Answer:
            about = subject()
            found = hunt(about.rules(), games, SEED, progress=lambda done: progress(done / games), stop=stop)
            return Answer(about, found)

        self.work(work, self.show_answer)

    def show_answer(self, answer: Any) -> None:
        """Show what was found, and where: something else may be chosen meanwhile."""
        about, found = answer
        title = told(about.title)
        self.said.setText(self.tr("{games} games").format(games=whole(found.games)))
        for gap in found.gaps:
            card = Card(told(Name(gap.kind)), title, self)
            row = QHBoxLayout()
            row.setContentsMargins(14, 4, 12, 4)
            text = PlainLabel(told(gap.sentence), card)
            text.setWordWrap(True)
            row.addWidget(text, 1)
            if gap.match is not None:
                button = QPushButton(self.tr("Open at the table"), card)
                button.clicked.connect(partial(self.open_game, gap.match, about.map))
                row.addWidget(button)
            card.body.addLayout(row)
            self.body.addWidget(card)
        if not found.gaps:
            card = Card(self.tr("Nothing was found."), title, self)
            text = PlainLabel(
                self.tr(
                    "Random and greedy players played, and some who avoid the end, play for length or for a tie, or "
                    "hand the game to another seat."
                ),
                card,
            )
            text.setWordWrap(True)
            text.setContentsMargins(14, 4, 12, 4)
            card.body.addWidget(text)
            self.body.addWidget(card)
        self.body.addStretch(1)

    def open_game(self, match: Match, chart: str) -> None:
        """Open the shortest game that shows a finding."""
        table = self.shell.show_workspace("table")
        show = getattr(table, "open_record", None)
        if show is not None:
            show(records.of(match, Path(chart).stem))
