"""The candidates of a search: a row for each with both its numbers, and the one that is looked at in full."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
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
from workbench.dress.icons import icon
from workbench.lab.questions.chapter_card import VERDICTS
from workbench.lab.search.candidate_words import CandidateWords
from workbench.widgets.card import Card
from workbench.widgets.plain_label import PlainLabel, plain_tip

MOST_ROWS = 10
# From this width on verdicts are written beside their signs, and longer heads are broken.
WORDED, LONG_HEAD = 860, 12
PADDING = 10


class CandidateTable(QTableWidget):
    """The start and the front, along it."""

    chosen = Signal(int)

    def __init__(self, found: Found, numbers: list[int], words: CandidateWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers = numbers
        self.setAccessibleName(self.tr("Candidates"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(theme.HEIGHT["row"])
        names = [each["measure"] for each in found.plan.objectives]
        self._name_columns(names, words)
        self._fill(found, names, words)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.sectionResized.connect(lambda *_: self._break_lines())
        self.itemSelectionChanged.connect(self._choose)

    def _name_columns(self, names: list[str], words: CandidateWords) -> None:
        heads = [self.tr("Trial"), self.tr("Difference")]
        for name in names:
            heads += [in_two_lines(words.titled(name)), self.tr("confirmed")]
        heads.append(self.tr("Verdict"))
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(heads)
        for place, name in enumerate(names):
            title = words.titled(name)
            for column, words_of in (
                (2 + 2 * place, self.tr("{measure}, found on the games of the search")),
                (3 + 2 * place, self.tr("{measure}, confirmed on games that the search never saw")),
            ):
                head = self.horizontalHeaderItem(column)
                if head is not None:
                    head.setToolTip(plain_tip(words_of.format(measure=title)))

    def _fill(self, found: Found, names: list[str], words: CandidateWords) -> None:
        self.setRowCount(len(self.numbers))
        last = self.columnCount() - 1
        for row, number in enumerate(self.numbers):
            trial = found.trials[number]
            cells = [str(number), words.difference(trial)]
            for name in names:
                cells += words.both(number, name)
            for column, text in enumerate([*cells, words.verdict(trial)]):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tip(words.sentence(trial)))
                if 1 < column < last:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == last and text:
                    item.setIcon(icon(*VERDICTS["good" if found.holds(trial) else "look"]))
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
                self.setItem(row, column, item)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the differences room where the page is narrow: verdicts are signs alone there."""
        last = self.columnCount() - 1
        for row in range(self.rowCount()):
            item = self.item(row, last)
            if item is not None:
                word = item.data(Qt.ItemDataRole.AccessibleTextRole) or ""
                item.setText(word if self.width() >= WORDED else "")
        super().resizeEvent(event)
        self._break_lines()

    def _break_lines(self) -> None:
        """Break differences into lines, and be as tall as the rows."""
        # Measured here: Qt breaks lines as if the cells had no padding.
        area = QRect(0, 0, max(1, self.columnWidth(1) - 2 * PADDING), 10_000)
        for row in range(self.rowCount()):
            item = self.item(row, 1)
            text = item.text() if item is not None else ""
            tall = self.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, text).height()
            self.setRowHeight(row, max(theme.HEIGHT["row"], tall + PADDING))
        rows = sum(self.rowHeight(row) for row in range(min(self.rowCount(), MOST_ROWS)))
        self.setFixedHeight(self.horizontalHeader().height() + rows + 4)

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


def in_two_lines(head: str) -> str:
    r"""Break the head of a column at the blank nearest to its middle, so that the column needs little room.

    >>> in_two_lines("Seat spread, %"), in_two_lines("Length")
    ('Seat\nspread, %', 'Length')
    """
    blanks = [place for place, letter in enumerate(head) if letter == " "]
    if len(head) <= LONG_HEAD or not blanks:
        return head
    middle = min(blanks, key=lambda place: abs(place - len(head) / 2))
    return f"{head[:middle]}\n{head[middle + 1 :]}"


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
