"""The difference to another variant: in values, and in the words of the rules."""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QRect, Qt, QUrl, Signal
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.play.prose import Difference
from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.rules.panels.difference import ValueDifference, as_table
from workbench.widgets.button_row import ButtonRow
from workbench.widgets.controls import Segments
from workbench.widgets.panels import DockHeader, ElidedLabel
from workbench.widgets.plain_label import PlainLabel, escaped, plain_tip
from workbench.widgets.wrapped_header import WrappedHeader

# Below this width the marks of values give way.
NARROW = 380
# Keys leave the values of either variant at least so much.
LEAST_VALUE = 86
# A key may be broken behind its dots and the lines between its words.
_BREAKS = re.compile(r"([._])")
# What lies around the words of a cell.
AROUND = 20
_MARKS = {"own": ("diamond", "selection"), "inherited": ("diamond-open", "accent")}


class DifferencePanel(QWidget):
    """What differs, with the way back for each value, and the buttons out: a table, a duel."""

    chosen = Signal(str)
    """The dotted key of the value to show."""
    wants_reset = Signal(object)
    wants_duel = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.differences: list[ValueDifference] = []
        self._in_words: list[Difference] | None = []
        self._names = ("", "")
        self.count = PlainLabel(self)
        self.count.setObjectName("count")
        self.count.setFixedHeight(20)
        titles = {"values": self.tr("Values"), "words": self.tr("In words")}
        self.choice = Segments(titles, {}, self.tr("Difference shown"), self, is_tight=True)
        self.choice.show_chosen("values")
        self.choice.chosen.connect(self._choose)
        self._other = ElidedLabel(parent=self)
        self._other.setObjectName("hint")
        self.table = self._made_table()
        self.words = QTextBrowser(self)
        self.words.setFrameShape(QFrame.Shape.NoFrame)
        self.words.setObjectName("panel")
        self.words.setOpenLinks(False)
        self.words.setAccessibleName(self.tr("Difference in words"))
        self.words.document().setDocumentMargin(12)
        self.words.anchorClicked.connect(lambda link: self.chosen.emit(QUrl(link).path()))
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.words)
        self._lay_out()

    def _made_table(self) -> QTableWidget:
        table = QTableWidget(0, 4, self)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setAccessibleName(self.tr("Difference in values"))
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(theme.HEIGHT["row"])
        table.verticalHeader().setMinimumSectionSize(theme.HEIGHT["row"])
        table.setShowGrid(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setTabKeyNavigation(False)
        header = WrappedHeader(table)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(28)
        table.setColumnWidth(0, 28)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        table.itemActivated.connect(lambda item: self.chosen.emit(self.differences[item.row()].key))
        table.itemSelectionChanged.connect(self._look_at_buttons)
        return table

    def _lay_out(self) -> None:
        self.revert = QPushButton(icon("revert"), self.tr("Revert"), self)
        self.revert.setToolTip(self.tr("Take the selected values back to those of the parent"))
        self.revert.clicked.connect(self._revert)
        self.copy = QPushButton(icon("copy"), self.tr("Copy as table"), self)
        self.copy.clicked.connect(self._copy)
        self.duel = QPushButton(icon("lab"), self.tr("Duel in LAB"), self)
        self.duel.setToolTip(self.tr("Simulate both variants on the same seeds"))
        self.duel.clicked.connect(self.wants_duel)
        for button in (self.revert, self.copy, self.duel):
            button.setObjectName("small")
            button.setAccessibleName(button.text())
        foot = ButtonRow((self.revert, self.copy, self.duel), self)
        row = QHBoxLayout()
        row.setContentsMargins(12, 8, 12, 4)
        row.addWidget(self.choice)
        row.addStretch(1)
        row.addWidget(self.count)
        # Beside the heading alone, for the other's name needs the whole line in most languages.
        self.header = DockHeader(self.tr("Difference"), parent=self)
        self.header.put_beside_title(self._other)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(row)
        column.addWidget(self.pages, 1)
        column.addWidget(foot)

    # ------------------------------------------------------------ what is shown

    def show_differences(
        self, values: list[ValueDifference], words: list[Difference] | None, mine: str, other: str
    ) -> None:
        """Show the differences between a variant and another, both by name; no words where none can be said."""
        if (values, words, (mine, other)) == (self.differences, self._in_words, self._names):
            return
        self.differences, self._in_words, self._names = values, words, (mine, other)
        self._other.setText(self.tr("from {variant}").format(variant=other))
        self.count.setText(self.tr("%n change(s)", "", len(values)))
        self._fill_table()
        self._write_words()
        self._look_at_buttons()

    def take_place(self, other: DifferencePanel) -> None:
        """Show the same page as another panel does, with the same values selected, at the same place."""
        page = "words" if other.pages.currentWidget() is other.words else "values"
        self.choice.show_chosen(page)
        self._choose(page)
        for index in other.table.selectionModel().selectedRows():
            self.table.selectRow(index.row())
        self.words.verticalScrollBar().setValue(other.words.verticalScrollBar().value())

    def _fill_table(self) -> None:
        mine, other = self._names
        colours = theme.current()
        self.table.setHorizontalHeaderLabels(["", self.tr("Value"), other, mine])
        self.table.setRowCount(len(self.differences))
        self.table.horizontalHeader().setVisible(bool(self.differences))
        for row, each in enumerate(self.differences):
            mark, key = QTableWidgetItem(), QTableWidgetItem(_BREAKS.sub("\\1\u200b", each.key))
            if each.mark:
                mark.setIcon(icon(*_MARKS[each.mark]))
            said = {"own": self.tr("set here"), "inherited": self.tr("inherited")}.get(each.mark, "")
            mark.setToolTip(said)
            mark.setData(Qt.ItemDataRole.AccessibleTextRole, said)
            key.setFont(typeface.style("code"))
            there, here = QTableWidgetItem(each.other_said), QTableWidgetItem(each.mine_said)
            struck = typeface.style("cell")
            struck.setStrikeOut(each.other is not None)
            there.setFont(struck)
            there.setForeground(QColor(colours.ink2))
            strong = typeface.style("cell")
            strong.setWeight(strong.Weight.DemiBold)
            here.setFont(strong)
            here.setForeground(QColor(colours.selection if each.mark == "own" else colours.accent))
            for column, item in enumerate((mark, key, there, here)):
                if column:
                    item.setToolTip(plain_tip(item.text().replace("\u200b", "")))
                self.table.setItem(row, column, item)
        self._share_width()

    def _write_words(self) -> None:
        mine, other = (escaped(name) for name in self._names)
        colours = theme.current()
        parts = []
        for each in self._in_words or ():
            head = f'<p style="margin-bottom: 2px"><b>{escaped(each.section)}</b></p>'
            link = f'style="color: {colours.ink}; text-decoration: none" href="value:{next(iter(each.keys), "")}"'
            left, right = escaped(each.one) or "–", escaped(each.other) or "–"
            parts.append(
                f'{head}<p style="margin: 0"><span style="color: {colours.ink3}">{other}:</span> '
                f'<s style="color: {colours.ink2}">{left}</s></p>'
                f'<p style="margin-top: 2px"><span style="color: {colours.ink3}">{mine}:</span> '
                f"<a {link}>{right}</a></p>"
            )
        self.words.document().setDefaultFont(typeface.style("rules"))
        if self._in_words is None:
            said = self.tr("With these values the rules cannot be told.")
        else:
            said = self.tr("The rules read the same.")
        nothing = f'<p style="color: {colours.ink3}">{escaped(said)}</p>'
        self.words.setHtml("".join(parts) or nothing)

    def _choose(self, page: str) -> None:
        self.pages.setCurrentWidget(self.words if page == "words" else self.table)
        self._look_at_buttons()

    # ------------------------------------------------------------ what can be done

    @property
    def selected(self) -> list[ValueDifference]:
        """The differences that are selected."""
        rows = {index.row() for index in self.table.selectionModel().selectedRows()}
        return [self.differences[row] for row in sorted(rows) if row < len(self.differences)]

    def _look_at_buttons(self) -> None:
        self.revert.setEnabled(any(each.mark == "own" for each in self.selected))
        self.copy.setEnabled(bool(self.differences))

    def _revert(self) -> None:
        routes = [each.route for each in self.selected if each.mark == "own"]
        if routes:
            self.wants_reset.emit(routes)

    def _copy(self) -> None:
        mine, other = self._names
        QGuiApplication.clipboard().setText(as_table(self.differences, other, mine))

    def _share_width(self) -> None:
        """Give the keys the room that they need and short values leave, or a third, and rows their lines."""
        is_narrow = self.width() < NARROW
        # The colour of a value says as much as the mark before it.
        self.table.setColumnHidden(0, is_narrow)
        metrics = QFontMetrics(typeface.style("code"))
        pieces = (piece for each in self.differences for piece in _BREAKS.sub("\\1 ", each.key).split())
        least = max(map(metrics.horizontalAdvance, pieces), default=0) + AROUND
        wanted = self.table.sizeHintForColumn(1) + 12
        marks = 0 if is_narrow else self.table.columnWidth(0)
        values = max(LEAST_VALUE, *(self.table.sizeHintForColumn(column) for column in (2, 3)))
        most = max(self.width() // 3, self.table.viewport().width() - marks - 2 * values)
        self.table.setColumnWidth(1, max(min(wanted, most), least))
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, self._height_of(row))

    def _height_of(self, row: int) -> int:
        """Give the height of a row with all its lines; what Qt thinks fits, it shortens where a pixel is missing."""
        tallest = 0
        for column in (1, 2, 3):
            item, room = self.table.item(row, column), self.table.columnWidth(column) - AROUND
            if item is not None:
                area = QRect(0, 0, max(room, 1), 10_000)
                taken = QFontMetrics(item.font()).boundingRect(area, Qt.TextFlag.TextWordWrap, item.text())
                tallest = max(tallest, taken.height())
        return max(tallest + 8, theme.HEIGHT["row"])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out again."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Write in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "revert"):
            self._fill_table()
            self._write_words()
