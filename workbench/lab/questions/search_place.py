"""The place in which balance is searched for: the front as a chart, and every candidate with both its numbers."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.questions.search import search as searching
from engine.questions.search.search import Found
from engine.texts import search as searches
from engine.texts import shipped
from workbench.lab.questions.front_chart import FrontChart
from workbench.lab.questions.place import Place
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel
from workbench.workspace import Shell


class SearchPlace(Place):
    """Runs a search file; one that was stopped goes on where it was."""

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, self.tr("Candidates"), self.tr("Run search"), parent)
        for number in range(8):
            item = self.head.itemAt(number)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
        self.found: Found | None = None
        self.file = self.budget
        self.file.show()
        self.file.setAccessibleName(self.tr("Search"))
        self.other = QPushButton(self.tr("Open a search…"), self)
        self.other.clicked.connect(self._ask_for_file)
        self.head.addWidget(self.other)

    def look(self) -> None:
        """Offer the shipped searches, and those that were opened."""
        for name, path in shipped.files("search").items():
            if self.file.findData(str(path)) < 0:
                self.file.addItem(name, str(path))

    def choose(self, kind: str, name: str) -> None:
        """Offer what there is: a search names its own variant and map."""
        self.look()

    def _ask_for_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a search…"), str(self.shell.desk.folder), "*.search.yaml"
        )
        if chosen:
            self.file.addItem(Path(chosen).name, chosen)
            self.file.setCurrentIndex(self.file.count() - 1)

    def begin(self) -> None:
        """Run the chosen search, or go on with it."""
        path, library = Path(self.file.currentData() or ""), self.shell.desk.library()
        self.clear()

        def work(stop: threading.Event, progress: Callable[[float], None]) -> Found:
            plan = searching.plan(library, searches.load(library, path))
            trials = plan.search.values["trials"]
            folder = searching.default_folder() / plan.name
            return searching.run(plan, folder, progress=lambda done: progress(done / trials), stop=stop)

        self.work(work, self.show_found)

    def show_found(self, found: Any) -> None:
        """Show the front, and the table of its candidates."""
        self.found = found
        stopped = sum(trial.outcome.is_stopped for trial in found.trials)
        words = self.tr("{trials} trials, {stopped} stopped early")
        self.said.setText(words.format(trials=len(found.trials), stopped=stopped))
        card = Card(self.tr("Pareto front"), found.plan.subject.title, self)
        card.body.addWidget(FrontChart(found, card))
        self.body.addWidget(card)
        self.table = self._table(found)
        self.body.addWidget(self.table)
        why = PlainLabel(
            self.tr("The best of many trials is partly the luckiest. Choose by the confirmed column."), self
        )
        why.setObjectName("hint")
        why.setWordWrap(True)
        self.body.addWidget(why)

    def _table(self, found: Found) -> QTableWidget:
        names = [each["measure"] for each in found.plan.objectives]
        heads = [self.tr("Trial"), self.tr("Difference")]
        found_word, confirmed_word = self.tr("found"), self.tr("confirmed")
        for name in names:
            heads += [f"{name}, {found_word}", f"{name}, {confirmed_word}"]
        heads += [self.tr("Verdict"), ""]
        numbers = list(dict.fromkeys([0, *found.front])) if found.trials else []
        table = QTableWidget(len(numbers), len(heads), self)
        table.setHorizontalHeaderLabels(heads)
        table.setAccessibleName(self.tr("Candidates"))
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        for row, number in enumerate(numbers):
            trial = found.trials[number]
            cells = [str(number), found.plan.space.words(trial.genome)]
            for name in names:
                again = trial.confirmed.measures[name] if trial.confirmed else None
                cells += [
                    f"{trial.outcome.measures[name].value:.4g}",
                    f"{again.value:.4g} ± {1.96 * again.error:.2g}" if again else self.tr("not yet"),
                ]
            holds = (
                ""
                if trial.confirmed is None
                else self.tr("holds")
                if found.holds(trial)
                else self.tr("shrunk")
            )
            for column, text in enumerate([*cells, holds]):
                table.setItem(row, column, QTableWidgetItem(text))
            texts = found.texts(trial)
            if texts:
                button = QPushButton(self.tr("Open"), table)
                button.setAccessibleName(f"{button.text()} {number}")
                button.clicked.connect(partial(self.open_texts, texts, f"trial-{number}"))
                table.setCellWidget(row, len(heads) - 1, button)
        table.resizeColumnsToContents()
        table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        table.setMinimumHeight(60 + 34 * len(numbers))
        return table
