"""The log: every turn in words, notes where they were made, and a line to write the next one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.move_card import MoveCard
from workbench.table.log.judged_rows import JudgedRows
from workbench.table.log.log_list import LogList
from workbench.table.log.log_rows import NOTE, LogWords, Row
from workbench.table.model.sitting import Sitting
from workbench.table.parts import parts_of
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedCheckBox
from workbench.widgets.plain_label import PlainLabel

COUNT_WIDTH = 24
# What a tab takes beside its name.
TAB_GAP = 30


class LogPanel(QWidget):
    """Moves and notes behind tabs, to which a stage may add others; below them a new note."""

    wants_save = Signal()
    """The record is to be saved."""
    wants_line = Signal(object)
    """The best line instead of a move is to be seen: the opinion on the move."""
    wants_branch = Signal(int)
    """A game that goes on from a position."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.sitting: Sitting | None = None
        self.words = LogWords(self)
        self.analyst: Analyst | None = None
        self._judging = JudgedRows(self)
        self._own_pages: list[QWidget] = []
        self._card_row = -1
        self.moves = LogList(self.tr("Moves"), self)
        self.notes = LogList(self.tr("Notes"), self)
        self.tabs = QTabBar(self)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setAccessibleName(self.tr("Log"))
        self.pages = QStackedWidget(self)
        self.tabs.currentChanged.connect(self.pages.setCurrentIndex)
        self._counts: list[QLabel] = []
        for page in (self.moves, self.notes):
            self._add_page(page, page.accessibleName())
            self._counts.append(self._count(len(self._counts)))
            page.wants.connect(self._go)
        self.only_marked = ElidedCheckBox(self.tr("Only marked moves"), self)
        self.only_marked.toggled.connect(self._show)
        self.export_button = IconButton("export", self.tr("Export the log"), self)
        self.export_button.clicked.connect(self._offer_export)
        self.field = QLineEdit(self)
        self.field.setMaxLength(2000)
        self.field.returnPressed.connect(self.add_note)
        self.field.textChanged.connect(self._refresh_field)
        self.add_button = QPushButton(icon("note"), self.tr("Add"), self)
        self.add_button.setAccessibleName(self.tr("Add the note"))
        self.add_button.clicked.connect(self.add_note)
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        head = QFrame(self)
        head.setObjectName("dockHeader")
        top = QHBoxLayout(head)
        top.setContentsMargins(4, 0, 10, 0)
        top.setSpacing(0)
        top.addWidget(self.tabs, 1, Qt.AlignmentFlag.AlignBottom)
        top.addWidget(self.export_button)
        foot = QFrame(self)
        foot.setObjectName("findBar")
        bottom = QHBoxLayout(foot)
        bottom.setContentsMargins(12, 9, 12, 9)
        bottom.setSpacing(8)
        bottom.addWidget(self.field, 1)
        bottom.addWidget(self.add_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self._filter_bar())
        column.addWidget(self.pages, 1)
        column.addWidget(foot)
        self.setFocusProxy(self.moves)

    def _filter_bar(self) -> QFrame:
        """Make the line above the moves while they are judged: which are shown, and what the last column is."""
        self.filter = QFrame(self)
        self.filter.setObjectName("dockHeader")
        row = QHBoxLayout(self.filter)
        row.setContentsMargins(14, 4, 14, 4)
        column = PlainLabel(self.tr("chance lost"), self)
        column.setObjectName("hint")
        column.setToolTip(self.tr("Points of the mover's own chance to win that a play lost"))
        row.addWidget(self.only_marked, 1)
        row.addWidget(column)
        self.filter.hide()
        self.tabs.currentChanged.connect(lambda _: self._show_filter())
        return self.filter

    def _show_filter(self) -> None:
        is_judged = self.analyst is not None and self.analyst.is_begun
        self.filter.setVisible(is_judged and self.pages.currentWidget() is self.moves)

    def _add_page(self, page: QWidget, title: str) -> None:
        self.pages.addWidget(page)
        self.tabs.addTab(title)

    def show_pages(self, pages: Sequence[tuple[QWidget, str]]) -> None:
        """Put what a stage offers behind tabs of their own, in place of what another offered."""
        for page in self._own_pages:
            self.tabs.removeTab(self.pages.indexOf(page))
            self.pages.removeWidget(page)
            page.deleteLater()
        self._own_pages = [page for page, _ in pages]
        for page, title in pages:
            self._add_page(page, title)
        self._fit_counts()

    def _count(self, tab: int) -> QLabel:
        made = PlainLabel(self)
        made.setFont(typeface.style("hint"))
        made.setObjectName("hint")
        made.setFixedWidth(COUNT_WIDTH)
        self.tabs.setTabButton(tab, QTabBar.ButtonPosition.RightSide, made)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the names of the tabs their room: where it is short, the counts go."""
        super().resizeEvent(event)
        self._fit_counts()

    def _fit_counts(self) -> None:
        counted = QTabBar.ButtonPosition.RightSide
        measure, gaps = self.tabs.fontMetrics(), TAB_GAP * self.tabs.count()
        names = sum(measure.horizontalAdvance(self.tabs.tabText(tab)) for tab in range(self.tabs.count()))
        needed = names + gaps + COUNT_WIDTH * len(self._counts)
        has_room = needed <= self.width() - self.export_button.sizeHint().width() - 20
        for tab, label in enumerate(self._counts):
            if (self.tabs.tabButton(tab, counted) is not None) != has_room:
                self.tabs.setTabButton(tab, counted, label if has_room else None)
            label.setVisible(has_room)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: Sitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.moved.disconnect(self._show)
            self.sitting.noted.disconnect(self._show)
            self.sitting.shown.disconnect(self._show_current)
        self.sitting = sitting
        if sitting is not None:
            self.words = (parts_of(sitting.rules.game).log_words or LogWords)(self)
            sitting.moved.connect(self._show)
            sitting.noted.connect(self._show)
            sitting.shown.connect(self._show_current)
        self.field.clear()
        self._show()

    def _show(self) -> None:
        sitting = self.sitting
        rows = self.words.rows(sitting) if sitting is not None else []
        rows = self._with_opinions(rows)
        self.moves.show_rows(rows)
        self.notes.show_rows(list(_noted(rows)))
        turns = len(sitting.turns) if sitting is not None else 0
        notes = sum(line.kind == NOTE for row in rows for line in row.lines)
        for tab, (label, number) in enumerate(zip(self._counts, (turns, notes), strict=True)):
            label.setText(str(number))
            title = (self.tr("Moves, {count}"), self.tr("Notes, {count}"))[tab].format(count=number)
            self.tabs.setAccessibleTabName(tab, title)
        self._show_current()

    def show_analysis(self, analyst: Analyst) -> None:
        """Tell what plays lost, and of the marked one that is looked at what would have been better."""
        self.analyst = analyst
        self.moves.has_losses = analyst.is_begun
        if not analyst.is_begun:
            self.only_marked.setChecked(False)
        self._show_filter()
        self._show()

    def _with_opinions(self, rows: list[Row]) -> list[Row]:
        """Put what an analysis says beside the plays it is about."""
        analyst = self.analyst
        if analyst is None or not analyst.is_begun:
            return rows
        found, before = [], 0
        for row in rows:
            if not row.is_set_up and self.sitting is not None:
                # A set-up that has no rows of its own is no part of the first turn.
                before = max(before, self.sitting.setup_moves)
            found.append(self._judging.judged(analyst, row, before))
            before = max(before, row.at)
        is_filtered = self.only_marked.isChecked()
        return [row for row in found if not is_filtered or any(line.mark for line in row.lines)]

    def _show_current(self) -> None:
        """Highlight the row of the shown position."""
        sitting = self.sitting
        at = sitting.at if sitting is not None else -1
        for page in (self.moves, self.notes):
            rows = page.rows.rows
            found = [number for number, row in enumerate(rows) if row.at <= at]
            is_there = bool(found) and (page is self.moves or rows[found[-1]].at == at)
            page.show_current(found[-1] if is_there else -1)
        self._show_card()
        self._refresh_field()

    def _show_card(self) -> None:
        """Tell below the shown turn what would have been better, where something was."""
        analyst, sitting, row = self.analyst, self.sitting, self.moves.currentIndex().row()
        opinion = analyst.shown() if analyst is not None and analyst.is_begun else None
        is_shown = opinion is not None and bool(opinion.mark) and row >= 0
        card = self.moves.card
        if is_shown and card is not None and card.opinion is opinion and self._card_row == row:
            return
        self._card_row = row
        made = None
        if is_shown and opinion is not None and analyst is not None:
            why = parts_of(sitting.rules.game).why_better if sitting is not None else None
            said = why(sitting, opinion) if why is not None and sitting is not None else ()
            made = MoveCard(opinion, analyst.agent, self, why=said, shows_line=analyst.judges_all)
            made.wants_line.connect(self.wants_line)
            made.wants_branch.connect(self.wants_branch)
        if made is not None or card is not None:
            self.moves.show_card(made, row)
            if made is not None:
                self.moves.scrollTo(self.moves.rows.index(row))

    def _go(self, at: int) -> None:
        if self.sitting is not None:
            self.sitting.show(at)

    # ------------------------------------------------------------ notes

    def _refresh_field(self) -> None:
        has_game = self.sitting is not None
        self.field.setEnabled(has_game)
        self.export_button.setEnabled(has_game)
        self.add_button.setEnabled(has_game and bool(self.field.text().strip()))
        number = self._noted_turn()
        if number:
            text = self.tr("Note on turn {number}…").format(number=number)
        else:
            text = self.tr("Note on the set-up…")
        self.field.setPlaceholderText(text)
        self.field.setAccessibleName(text.rstrip("…"))

    def _noted_turn(self) -> int:
        sitting = self.sitting
        if sitting is None:
            return 0
        return sitting.turn if sitting.is_live and not sitting.is_over else sitting.turn_at()

    def add_note(self) -> None:
        """Put the note on the turn that is shown, in the name of whoever looks."""
        text = self.field.text().strip()
        if self.sitting is not None and text:
            self.sitting.note(text, player=self.sitting.viewer)
            self.field.clear()

    def write_note(self) -> None:
        """Go where notes are written."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # ------------------------------------------------------------ export

    def _offer_export(self) -> None:
        menu = self.export_menu()
        menu.popup(self.export_button.mapToGlobal(self.export_button.rect().bottomLeft()))

    def export_menu(self) -> QMenu:
        """Give what can be done with the whole log."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for glyph, title, deed in (
            ("copy", self.tr("Copy as text"), self.copy_text),
            ("save", self.tr("Save the record…"), self.wants_save.emit),
        ):
            action = QAction(icon(glyph), title, menu)
            action.triggered.connect(lambda _=False, deed=deed: deed())
            menu.addAction(action)
        return menu

    def copy_text(self) -> None:
        """Put the log on the clipboard as text."""
        if self.sitting is not None:
            QGuiApplication.clipboard().setText(self.words.as_text(self.sitting))


def _noted(rows: list[Row]) -> list[Row]:
    """Give the rows that carry notes, with their first play alone to say where they belong."""
    found = []
    for row in rows:
        notes = tuple(line for line in row.lines if line.kind == NOTE)
        if notes:
            found.append(Row(row.number, row.seat, (row.lines[0], *notes), row.at, row.said))
    return found
