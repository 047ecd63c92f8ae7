"""The place in which a variant is hunted through for what should not happen."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from engine.play.match import Match
from engine.questions.hunt.hunt import Hunted, hunt
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


class HuntPlace(Place):
    """Looks for gaps, and opens the shortest game of each at the table."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Findings"), self.tr("Hunt"), parent)
        for games in GAMES:
            self.budget.addItem(self.tr("{games} games").format(games=whole(games)), games)
        self.budget.setCurrentIndex(1)
        self._chart = ""

    def begin(self) -> None:
        """Hunt through what is chosen."""
        games, subject = self.budget.currentData(), self.subject()
        self.clear()

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Hunted:
            return hunt(subject.rules(), games, SEED, progress=lambda done: progress(done / games), stop=stop)

        self._chart = subject.map
        self.work(work, self.show_answer)

    def take_over(self, before: Place) -> None:
        """Open games on the same map as before."""
        assert isinstance(before, HuntPlace)
        self._chart = before._chart
        super().take_over(before)

    def show_answer(self, answer: Any) -> None:
        """Show what was found."""
        found, chart = answer, self._chart
        self.said.setText(self.tr("{games} games").format(games=whole(found.games)))
        for gap in found.gaps:
            card = Card(told(Name(gap.kind)), "", self)
            row = QHBoxLayout()
            row.setContentsMargins(14, 4, 12, 4)
            text = PlainLabel(told(gap.sentence), card)
            text.setWordWrap(True)
            row.addWidget(text, 1)
            if gap.match is not None:
                button = QPushButton(self.tr("Open at the table"), card)
                button.clicked.connect(partial(self.open_game, gap.match, chart))
                row.addWidget(button)
            card.body.addLayout(row)
            self.body.addWidget(card)
        if not found.gaps:
            card = Card(self.tr("Nothing was found."), "", self)
            self.body.addWidget(card)

    def open_game(self, match: Match, chart: str) -> None:
        """Open the shortest game that shows a finding."""
        table = self.shell.show_workspace("table")
        show = getattr(table, "open_record", None)
        if show is not None:
            show(records.of(match, Path(chart).stem))
