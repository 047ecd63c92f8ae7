"""The candidates of a search: a row for each with both its numbers, and the one that is looked at in full."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.questions.search.search import Found
from workbench.dress import theme, typeface
from workbench.lab.search.candidate_words import CandidateWords
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel, plain_tip

MOST_ROWS = 10


class CandidateTable(QTableWidget):
    """The start and the front, along it."""

    chosen = Signal(int)

    def __init__(self, found: Found, numbers: list[int], words: CandidateWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers = numbers
        names = [each["measure"] for each in found.plan.objectives]
        heads = [self.tr("Trial"), self.tr("Difference")]
        for name in names:
            heads += [words.titled(name), self.tr("confirmed")]
        heads.append(self.tr("Verdict"))
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        self.setAccessibleName(self.tr("Candidates"))
        for place, name in enumerate(names):
            title = words.titled(name)
            for column, words_of in (
                (2 + 2 * place, self.tr("{measure}, found on the games of the search")),
                (3 + 2 * place, self.tr("{measure}, confirmed on games that the search never saw")),
            ):
                head = self.horizontalHeaderItem(column)
                if head is not None:
                    head.setToolTip(plain_tip(words_of.format(measure=title)))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.HEIGHT["row"])
        self.setRowCount(len(numbers))
        for row, number in enumerate(numbers):
            trial = found.trials[number]
            cells = [str(number), words.difference(trial)]
            for name in names:
                cells += words.both(number, name)
            for column, text in enumerate([*cells, words.verdict(trial)]):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tip(words.sentence(trial)))
                if 1 < column < len(heads) - 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows = min(max(len(numbers), 2), MOST_ROWS)
        self.setMinimumHeight(header.sizeHint().height() + theme.HEIGHT["row"] * rows + 6)
        self.itemSelectionChanged.connect(self._choose)

    def _choose(self) -> None:
        if 0 <= self.currentRow() < len(self.numbers):
            self.chosen.emit(self.numbers[self.currentRow()])

    def show_chosen(self, number: int) -> None:
        """Select a candidate's row."""
        self.blockSignals(True)
        if number in self.numbers:
            self.selectRow(self.numbers.index(number))
        else:
            self.clearSelection()
        self.blockSignals(False)


class CandidateCard(Card):
    """One trial: what differs, what it does, and the documents it opens as."""

    wants_opened = Signal(int)
    wants_duel = Signal(int)

    def __init__(self, found: Found, words: CandidateWords, parent: QWidget) -> None:
        super().__init__("", "", parent)
        self.found, self.words = found, words
        self.number = 0
        self.facts = QGridLayout()
        self.facts.setContentsMargins(14, 4, 14, 4)
        self.facts.setHorizontalSpacing(18)
        self.facts.setVerticalSpacing(4)
        self.body.addLayout(self.facts)
        self.open = QPushButton(self)
        self.open.setObjectName("primary")
        self.open.clicked.connect(lambda: self.wants_opened.emit(self.number))
        row = QHBoxLayout()
        row.setContentsMargins(14, 4, 14, 6)
        row.setSpacing(8)
        row.addWidget(self.open)
        self.duel = QPushButton(self.tr("Duel in LAB"), self)
        self.duel.setToolTip(
            self.tr("An experiment that plays the same games as it is now and by this trial")
        )
        self.duel.clicked.connect(lambda: self.wants_duel.emit(self.number))
        row.addWidget(self.duel)
        row.addStretch(1)
        self.body.addLayout(row)

    def show_trial(self, number: int) -> None:
        """Show another trial."""
        self.number = number
        trial = self.found.trials[number]
        title = self.tr("Trial {number}").format(number=number)
        self.title.setText(title)
        self.setAccessibleName(title)
        self.hint.setText(self.words.verdict(trial))
        while (item := self.facts.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        rows: list[tuple[str, ...]] = [(self.tr("Value"), self.tr("now"), title)]
        rows += self.words.changes(trial)
        if edits := self.words.edits(trial):
            rows.append((self.tr("Hexes"), "", edits))
        measured = [
            (self.words.titled(name), *self.words.both(number, name)) for name in trial.outcome.measures
        ]
        rows += [(self.tr("Measure"), self.tr("found"), self.tr("confirmed")), *measured]
        heads = {0, len(rows) - len(measured) - 1}
        for row, cells in enumerate(rows):
            for column, text in enumerate(cells):
                label = PlainLabel(text, self)
                label.setWordWrap(column == 2)
                if row in heads:
                    label.setObjectName("hint")
                elif column == 2:
                    label.setFont(typeface.style("group"))
                self.facts.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
        self.facts.setColumnStretch(2, 1)
        kinds = set(self.found.texts(trial))
        names = {
            frozenset({"variant"}): self.tr("Open as child variant"),
            frozenset({"map"}): self.tr("Open as map"),
            frozenset({"variant", "map"}): self.tr("Open as child variant and map"),
        }
        self.open.setText(names.get(frozenset(kinds), self.tr("Nothing differs")))
        for button in (self.open, self.duel):
            button.setEnabled(bool(kinds))
