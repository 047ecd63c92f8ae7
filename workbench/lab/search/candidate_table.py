"""The candidates of a search: a row for each, with what was found of it beside what unseen games say."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.metrics.statistics import QUANTILES
from engine.questions.search.search import Trial
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.lab.charts.chart import ticks
from workbench.lab.questions.verdicts import VERDICTS
from workbench.lab.search.candidate_words import CandidateWords
from workbench.numerals import shortly
from workbench.widgets.plain_label import plain_tip

MOST_ROWS = 10
# From this width on verdicts are written beside their signs, and longer heads are broken.
WORDED, LONG_HEAD = 700, 12
# Below this width the strips give way to the differences.
STRIPPED, STRIP = 640, 128
PADDING = 10
# Heads are written heavier than they are measured.
HEAVIER = 1.08
TRIAL, DIFFERENCE, FOUND, BOTH, CONFIRMED, OTHERS = range(6)
Index = QModelIndex | QPersistentModelIndex


class CandidateTable(QTableWidget):
    """The start, the front along it, and whatever else somebody has chosen."""

    chosen = Signal(int)
    ringed = Signal(int)
    """A trial is to be kept among the chosen ones, or no longer."""
    wants_measured = Signal(int)
    """A trial is to be measured on unseen games."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.numbers: list[int] = []
        self.rings: frozenset[int] = frozenset()
        self.words: CandidateWords | None = None
        self.ends = (0.0, 1.0)
        self.can_measure = True
        self.setAccessibleName(self.tr("Candidates"))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(theme.HEIGHT["row"])
        self.setItemDelegateForColumn(TRIAL, _Rings(self))
        self.setItemDelegateForColumn(BOTH, _Strips(self))
        header = self.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.sectionResized.connect(lambda *_: self._break_lines())
        self.itemSelectionChanged.connect(self._choose)

    # ------------------------------------------------------------ showing

    def show_candidates(self, words: CandidateWords, numbers: Sequence[int], rings: Collection[int]) -> None:
        """Show other candidates; the one that was looked at stays so."""
        self.words, self.numbers, self.rings = words, list(numbers), frozenset(rings)
        self.blockSignals(True)
        self.ends = self._ends()
        self._name_columns(words)
        self._fill(words)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(DIFFERENCE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(BOTH, QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeaderItem(BOTH)
        lines = head.text().splitlines() if head is not None else [""]
        needed = max(header.fontMetrics().horizontalAdvance(line) for line in lines) * HEAVIER
        header.resizeSection(BOTH, max(STRIP, round(needed) + 2 * PADDING))
        self.blockSignals(False)
        self._fit()

    @property
    def measure(self) -> str:
        """The measure whose found and confirmed numbers stand side by side: the first that is aimed at."""
        return str(self.words.found.plan.objectives[0]["measure"]) if self.words is not None else ""

    def _ends(self) -> tuple[float, float]:
        """Give the ends of the strips: round numbers around all that they show, from nothing where that is near."""
        values = [end for number in self.numbers for end in self.marks_of(number) if end is not None]
        low, high = min(values, default=0.0), max(values, default=1.0)
        low = min(0.0, low) if low < high / 2 else low
        marks = ticks(low, high, 4)
        size = marks[1] - marks[0] if len(marks) > 1 else (high - low) or 1.0
        return size * (low // size), size * -(-high // size)

    def marks_of(self, number: int) -> tuple[float, float | None, float | None, float | None]:
        """Give what was found of a trial, and low end, middle and high end of what was confirmed."""
        assert self.words is not None
        trial = self.words.found.trials[number]
        found = self.words.scaled(self.measure, trial.outcome.measures[self.measure].value)
        if trial.confirmed is None:
            return found, None, None, None
        again = trial.confirmed.measures[self.measure]
        value = self.words.scaled(self.measure, again.value)
        half = self.words.scaled(self.measure, QUANTILES[95] * again.error)
        return found, value - half, value, value + half

    def _name_columns(self, words: CandidateWords) -> None:
        first, *others = [each["measure"] for each in words.found.plan.objectives]
        title, (low, high) = words.titled(first), self.ends
        strip = self.tr("{measure}, {low} to {high}").format(
            measure=title, low=shortly(round(low, 6)), high=shortly(round(high, 6))
        )
        heads = {
            self.tr("Trial"): self.tr("Space keeps a trial among the chosen ones"),
            self.tr("Difference from {start}").format(start=words.started_from()): "",
            self.tr("Found"): self.tr("{measure}, found on the games of the search").format(measure=title),
            in_two_lines(strip): self.tr("Open: found. Filled: on unseen games, with its interval."),
            self.tr("Confirmed"): self.tr("{measure}, confirmed on games that the search never saw").format(
                measure=title
            ),
            **{in_two_lines(words.titled(each)): self._best_known(words.titled(each)) for each in others},
            self.tr("Verdict"): words.rule,
        }
        self.setColumnCount(len(heads))
        for column, (head, tip) in enumerate(heads.items()):
            item = QTableWidgetItem(head)
            item.setToolTip(plain_tip(tip or head))
            if column in (FOUND, CONFIRMED) or OTHERS <= column < len(heads) - 1:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, item)

    def _best_known(self, title: str) -> str:
        return self.tr("{measure}: confirmed on unseen games, or found where that is not known yet").format(
            measure=title
        )

    def _fill(self, words: CandidateWords) -> None:
        self.clearContents()
        self.setRowCount(len(self.numbers))
        first, *others = [each["measure"] for each in words.found.plan.objectives]
        last = self.columnCount() - 1
        for row, number in enumerate(self.numbers):
            trial = words.found.trials[number]
            cells = [str(number), words.difference(trial), *words.both(number, first)]
            cells.insert(BOTH, "")
            cells += [words.value(each, words.best_known(trial).measures[each]) for each in others]
            for column, text in enumerate([*cells, words.verdict(trial)]):
                item = QTableWidgetItem(text)
                item.setToolTip(plain_tip(words.sentence(trial)))
                if column in (FOUND, CONFIRMED) or OTHERS <= column < last:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                if column == CONFIRMED and trial.confirmed is not None:
                    face = item.font()
                    face.setBold(True)
                    item.setFont(face)
                if column == last and text:
                    item.setIcon(icon(*VERDICTS["good" if words.found.holds(trial) else "look"]))
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
                    item.setToolTip(plain_tip(f"{text}\n{words.rule}"))
                self.setItem(row, column, item)
            self.removeCellWidget(row, last)
            if trial.confirmed is None and self.can_measure:
                self.setCellWidget(row, last, self._measure_button(trial))

    def _measure_button(self, trial: Trial) -> QPushButton:
        button = QPushButton(self.tr("Measure"), self)
        button.setObjectName("small")
        button.setAccessibleName(
            self.tr("Measure trial {number} on unseen games").format(number=trial.number)
        )
        button.setToolTip(plain_tip(button.accessibleName()))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.wants_measured.emit(trial.number))
        return button

    # ------------------------------------------------------------ room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the differences room where the page is narrow: verdicts are signs alone there."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        last = self.columnCount() - 1
        for row in range(self.rowCount()):
            item = self.item(row, last)
            if item is not None:
                word = item.data(Qt.ItemDataRole.AccessibleTextRole) or ""
                item.setText(word if self.width() >= WORDED else "")
        self.setColumnHidden(BOTH, self.width() < STRIPPED)
        self._name_differences()
        self._break_lines()

    def _name_differences(self) -> None:
        """Say from what candidates differ where the head has room for that."""
        head = self.horizontalHeaderItem(DIFFERENCE)
        if head is None or self.words is None:
            return
        whole = self.tr("Difference from {start}").format(start=self.words.started_from())
        wide = self.horizontalHeader().fontMetrics().horizontalAdvance(whole) * HEAVIER
        head.setText(whole if wide < self.columnWidth(DIFFERENCE) - 2 * PADDING else self.tr("Difference"))
        head.setToolTip(plain_tip(whole))

    def _break_lines(self) -> None:
        """Break differences into lines, and be as tall as the rows."""
        # Measured here: Qt breaks lines as if the cells had no padding.
        area = QRect(0, 0, max(1, self.columnWidth(DIFFERENCE) - 2 * PADDING), 10_000)
        for row in range(self.rowCount()):
            item = self.item(row, DIFFERENCE)
            text = item.text() if item is not None else ""
            tall = self.fontMetrics().boundingRect(area, Qt.TextFlag.TextWordWrap, text).height()
            self.setRowHeight(row, max(theme.HEIGHT["form row"], tall + PADDING))
        rows = sum(self.rowHeight(row) for row in range(min(self.rowCount(), MOST_ROWS)))
        self.setFixedHeight(self.horizontalHeader().height() + rows + 4)

    # ------------------------------------------------------------ choosing

    def _choose(self) -> None:
        if 0 <= self.currentRow() < len(self.numbers):
            self.chosen.emit(self.numbers[self.currentRow()])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the trial of the row among the chosen ones by Space, or let it go."""
        if event.key() == Qt.Key.Key_Space and 0 <= self.currentRow() < len(self.numbers):
            self.ringed.emit(self.numbers[self.currentRow()])
        else:
            super().keyPressEvent(event)

    def show_chosen(self, number: int) -> None:
        """Select a candidate's row."""
        self.blockSignals(True)
        if number in self.numbers:
            self.selectRow(self.numbers.index(number))
        else:
            self.clearSelection()
        self.blockSignals(False)

    def point_at(self, number: int) -> None:
        """Show which row the mouse points at elsewhere; below nothing at none."""
        for row, each in enumerate(self.numbers):
            ground = QBrush(QColor(theme.current().accent_tint)) if each == number else QBrush()
            for column in range(self.columnCount()):
                item = self.item(row, column)
                if item is not None:
                    item.setBackground(ground)


class _Drawn(QStyledItemDelegate):
    """Draws a picture over the ground of a cell."""

    def __init__(self, table: CandidateTable) -> None:
        super().__init__(table)
        self.table = table

    def number(self, index: Index) -> int | None:
        """Give the trial of a row."""
        return self.table.numbers[index.row()] if index.row() < len(self.table.numbers) else None


class _Rings(_Drawn):
    """The number of a trial behind its mark in the chart: a ring for those that are chosen."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802  # Qt's name
        """Leave room for the mark."""
        super().initStyleOption(option, index)
        option.text = f"      {option.text}"

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the mark before the number."""
        super().paint(painter, option, index)
        number, colours = self.number(index), theme.current()
        if number is None:
            return
        area: QRect = option.rect
        at = QPointF(area.left() + 18, area.center().y() + 1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if number == 0:
            painter.setPen(QPen(QColor(colours.ink), 2))
            painter.drawLine(at - QPointF(5, 0), at + QPointF(5, 0))
            painter.drawLine(at - QPointF(0, 5), at + QPointF(0, 5))
        else:
            paint_point(painter, at, colours.series[0], colours.panel, is_ringed=number in self.table.rings)
        painter.restore()


class _Strips(_Drawn):
    """What was found as an open circle above what was confirmed, filled and with its interval."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw both on a line each."""
        super().paint(painter, option, index)
        number, colours = self.number(index), theme.current()
        if number is None or self.table.words is None:
            return
        found, low, value, high = self.table.marks_of(number)
        rect: QRect = option.rect
        area = QRectF(rect).adjusted(10, 0, -10, 0)
        start, end = self.table.ends
        upper, lower = area.center().y() - 5, area.center().y() + 6

        def across(number: float) -> float:
            return area.left() + (number - start) / ((end - start) or 1.0) * area.width()

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1))
        for y in (upper, lower):
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        if low is not None and value is not None and high is not None:
            shade = QColor(colours.selection)
            if self.table.words.has_shrunk(self.table.words.found.trials[number], self.table.measure):
                painter.setPen(QPen(shade, 1.1, Qt.PenStyle.DotLine))
                painter.drawLine(QPointF(across(found), upper), QPointF(across(value), lower))
            painter.setPen(QPen(shade, 1.4))
            painter.drawLine(QPointF(across(low), lower), QPointF(across(high), lower))
            for edge in (low, high):
                painter.drawLine(QPointF(across(edge), lower - 3), QPointF(across(edge), lower + 3))
            painter.fillRect(QRectF(across(value) - 3, lower - 3, 6, 6), shade)
        painter.setPen(QPen(QColor(colours.series[0]), 1.6))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(QPointF(across(found), upper), 3.6, 3.6)
        painter.restore()


def paint_point(
    painter: QPainter, at: QPointF, shade: str, ground: str, *, is_ringed: bool, is_current: bool = False
) -> None:
    """Draw a trial of the front: a disc, and a ring around it where it is chosen."""
    if is_ringed:
        painter.setPen(QPen(QColor(shade), 2))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(at, 8.5 if is_current else 6.5, 8.5 if is_current else 6.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(shade))
    painter.drawEllipse(at, 4.4 if is_current else 3.4, 4.4 if is_current else 3.4)


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
