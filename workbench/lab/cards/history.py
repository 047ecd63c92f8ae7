"""The run history: every run of the store and those on their way, each with what it found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QPushButton, QTableWidgetItem, QWidget

from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.lab.cards.card import Card, made_table
from workbench.lab.runs.queue import Job, State
from workbench.lab.words import interval, lineup_label, map_label, seat_label
from workbench.numerals import decimal, whole
from workbench.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from workbench.lab.runs.archive import Entry

RUN, FINISHED, MAP, VARIANTS, PLAYERS, AGENTS, GAMES, SEED, RESULT, RATE, STATUS = range(11)
# Names give way, down to so many pixels, the run's own after others and results last, where that spares scrolling;
# else they have up to the larger one.
GIVING_WAY, LEAST_WIDE, MOST_WIDE = ((VARIANTS, AGENTS, MAP), (RUN,), (RESULT,)), 96, 240
_RIGHT = (PLAYERS, GAMES, SEED, RATE)


@dataclass(frozen=True)
class Line:
    """A row: a run of the store, or a job of the queue."""

    name: str
    entry: Entry
    job: Job | None = None

    @property
    def is_finished(self) -> bool:
        """Say whether it is a run that can be shown from the store."""
        return self.job is None and self.entry.is_finished

    @property
    def has_results(self) -> bool:
        """Say whether games of it are in the store that can be shown and written out, all or those before a stop."""
        if self.job is not None:
            return not self.job.is_open and self.job.games > 0
        return self.entry.done > 0


class HistoryCard(Card):
    """The table, and what can be done with its rows."""

    wants_shown = Signal(object)
    """The names of the runs to show, one or several."""
    wants_followed = Signal(object)
    """The job whose results are to be shown as they come."""
    wants_menu = Signal(object)
    """The menu to fill for the selected lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.title.setText(self.tr("Run history"))
        self.setAccessibleName(self.tr("Run history"))
        self.hint.setText(self.tr("every run keeps its setup, seed and program version"))
        self.lines: list[Line] = []
        self.shown: tuple[str, ...] = ()
        self.compare = QPushButton(self.tr("Compare selected"), self)
        self.compare.setObjectName("small")
        self.compare.setAccessibleName(self.compare.text())
        self.compare.setToolTip(self.tr("Show the selected runs side by side"))
        self.compare.clicked.connect(self._show_selected)
        self.add_tool(self.compare)
        self.table = made_table(self.tr("Run history"), self)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        # The number of a result stands at its end.
        self.table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        # A long name would be cut twice: at the end of its first line, too.
        self.table.setWordWrap(False)
        heads = (
            self.tr("Run"),
            self.tr("Finished"),
            self.tr("Map"),
            self.tr("Variants"),
            self.tr("Players"),
            self.tr("Agents"),
            self.tr("Games"),
            self.tr("Seed"),
            self.tr("Result"),
            self.tr("Games/s"),
            self.tr("Status"),
        )
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(44)
        header.setStretchLastSection(True)
        for column in _RIGHT:
            item = self.table.horizontalHeaderItem(column)
            if item is not None:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.table.setMinimumHeight(150)
        self.table.viewport().installEventFilter(self)
        self.table.itemActivated.connect(lambda item: self._show([self.lines[item.row()]]))
        self.table.itemSelectionChanged.connect(self._look)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._offer)
        self.column.addWidget(self.table, 1)
        self._look()

    # ------------------------------------------------------------ showing

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show other rows; what was selected stays so."""
        if list(lines) == self.lines:
            for row, line in enumerate(lines):
                self._fill(row, line)
            self._share_width()
            return
        selected = {line.name for line in self.selected}
        self.lines = list(lines)
        self.table.blockSignals(True)
        self.table.setRowCount(len(lines))
        self.table.clearSelection()
        for row, line in enumerate(lines):
            self._fill(row, line)
            if line.name in selected:
                self._select(row)
        self.table.blockSignals(False)
        self._look()
        self._share_width()

    def _share_width(self) -> None:
        """Give every column the room of its contents; names give way where all columns then have room."""
        header = self.table.horizontalHeader()
        columns = range(self.table.columnCount())
        wanted = [max(self.table.sizeHintForColumn(each), header.sectionSizeHint(each)) for each in columns]
        over = sum(wanted) - self.table.viewport().width()
        spare = {column: max(wanted[column] - LEAST_WIDE, 0) for group in GIVING_WAY for column in group}
        if over > sum(spare.values()):
            for column in spare:
                wanted[column] = min(wanted[column], MOST_WIDE)
            over = 0
        for group in GIVING_WAY:
            most = sum(spare[column] for column in group)
            taken = min(max(over, 0), most)
            over -= taken
            for column in group if taken else ():
                wanted[column] -= -(-taken * spare[column] // most)
        for column, width in enumerate(wanted):
            self.table.setColumnWidth(column, width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Share the width out again, also where a scroll bar takes some of it."""
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self._share_width()
        return super().eventFilter(watched, event)

    def mark_shown(self, names: tuple[str, ...]) -> None:
        """Mark the runs whose results are shown; once others are, these are the selected ones, which a report is of."""
        are_others, self.shown = names != self.shown, names
        for row, line in enumerate(self.lines):
            self._fill(row, line)
        if are_others or not self.selected:
            self.select(names)

    def told_of(self, names: tuple[str, ...]) -> tuple[str, str]:
        """Say of a run when it ended and how it stands; nothing of several, nor of one that is not in the list."""
        line = next((line for line in self.lines if (line.name,) == names), None)
        if line is None:
            return "", ""
        when = _day(line.entry.finished, self.tr("today"), self.tr("yesterday"))
        status = self.tr("done") if line.is_finished else self._status(line)[0]
        games = self.tr("{count} games").format(count=whole(line.entry.games))
        return (when, f"{status}, {games}") if when else (status, games)

    def _fill(self, row: int, line: Line) -> None:
        entry, job = line.entry, line.job
        texts = (
            entry.title,
            _day(entry.finished, self.tr("today"), self.tr("yesterday")),
            ", ".join(map_label(name) for name in entry.maps),
            ", ".join(entry.variants),
            ", ".join(map(str, entry.players)),
            "; ".join(dict.fromkeys(lineup_label(lineup) for lineup in entry.lineups)),
            whole(entry.games),
            str(entry.seed),
            self._result(line),
            whole(job.rate if job else entry.rate) if (job and job.rate) or entry.rate else "–",
            self._status(line)[0],
        )
        _, glyph, role = self._status(line)
        for column, text in enumerate(texts):
            item = self.table.item(row, column)
            if item is None:
                item = QTableWidgetItem()
                if column in _RIGHT:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
            if item.text() != text:
                item.setText(text)
            item.setToolTip(plain_tip(text))
            face = item.font()
            face.setBold(column in (RUN, STATUS))
            item.setFont(face)
            colours = theme.current()
            if column == STATUS:
                item.setIcon(icon(glyph, role))
                item.setForeground(QColor(getattr(colours, role)))

    def _status(self, line: Line) -> tuple[str, str, str]:
        job = line.job
        if job is not None:
            share = f"{100 * job.share:.0f} %"
            return {
                State.RUNNING: (self.tr("running {share}").format(share=share), "play", "accent"),
                State.WAITING: (self.tr("queued"), "clock", "ink2"),
                State.PAUSED: (self.tr("paused {share}").format(share=share), "pause", "warn"),
                State.STOPPED: (self.tr("stopped"), "stop", "warn"),
                State.FAILED: (self.tr("failed"), "error", "error"),
                State.DONE: (self.tr("done"), "check", "ok"),
            }[job.state]
        if not line.entry.is_finished:
            return self.tr("stopped"), "stop", "warn"
        if line.name in self.shown:
            return self.tr("shown"), "check", "ok"
        return self.tr("done"), "check", "ok"

    def _result(self, line: Line) -> str:
        entry = line.entry
        if line.job is not None and line.job.is_open:
            return "–"
        if not line.is_finished:
            done = line.job.games if line.job is not None else entry.done
            words = self.tr("stopped after {games} of {all} games")
            return words.format(games=whole(done), all=whole(entry.games))
        if entry.flip_rate is not None:
            rate = entry.flip_rate
            words = self.tr("winner differs {rate} %")
            if entry.is_cooperative:
                words = self.tr("outcome differs {rate} %")
        elif entry.first_seat is not None:
            rate = entry.first_seat
            words = self.tr("{seat} wins {rate} %")
            if entry.is_cooperative:
                words = self.tr("the team wins {rate} %")
        else:
            return "–"
        said = words.format(seat=seat_label(0), rate=decimal(100 * rate.value))
        return f"{said} {interval(rate, 100)}"

    # ------------------------------------------------------------ choosing

    @property
    def selected(self) -> list[Line]:
        """The selected rows, from top to bottom."""
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        return [self.lines[row] for row in rows if row < len(self.lines)]

    def select(self, names: Sequence[str]) -> None:
        """Select rows by the names of their runs."""
        self.table.clearSelection()
        for row, line in enumerate(self.lines):
            if line.name in names:
                self._select(row)

    def _select(self, row: int) -> None:
        how = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().select(self.table.model().index(row, RUN), how.Select | how.Rows)

    def _look(self) -> None:
        self.compare.setEnabled(sum(line.has_results for line in self.selected) > 1)

    def _show_selected(self) -> None:
        self._show(self.selected)

    def _show(self, lines: Sequence[Line]) -> None:
        if len(lines) == 1 and lines[0].job is not None:
            self.wants_followed.emit(lines[0].job)
            return
        names = tuple(line.name for line in lines if line.has_results)
        if names:
            self.wants_shown.emit(names)

    def _offer(self, at: QPoint) -> None:
        if not self.selected:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.wants_menu.emit(menu)
        menu.popup(self.table.viewport().mapToGlobal(at))


def _day(stamp: str, today: str, yesterday: str) -> str:
    """Say when, as people do: the time today and yesterday, else the day."""
    try:
        then = datetime.fromisoformat(stamp).astimezone()
    except ValueError:
        return ""
    days = (datetime.now().astimezone().date() - then.date()).days
    if days in (0, 1):
        return f"{yesterday if days else today} {then:%H:%M}"
    return f"{then:%Y-%m-%d}"
