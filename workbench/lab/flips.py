"""The games whose winner differs, as rows: who wins by each variant, where the games part, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from workbench.background import Lane
from workbench.canvas.swatches import seat_icon
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.lab.words import cause_label, cause_sentence, whole
from workbench.table.naming import colour_name

if TYPE_CHECKING:
    from engine.plan import Cell
    from workbench.lab.findings import Flip

Index = QModelIndex | QPersistentModelIndex
NUMBER, BASE, OTHER, PART, CAUSE, OPEN = range(6)
JUDGED = -1
AT_A_TIME = 3
# The engine's word for games that did not end alike.
APART = "other captures"
# Below this width of the table the turn is told in the tip alone.
NARROW = 520


@dataclass(frozen=True, slots=True)
class Parting:
    """Where two games part: the turn counted from zero, or that they are the same to the end; and in what."""

    turn: int
    is_capture: bool = False


def parting(base: Cell, other: Cell, number: int) -> Parting:
    """Play a game by both and find the first turn that differs."""
    from workbench.lab.job import record_of

    one, two = (record_of(cell, number) for cell in (base, other))
    if one["setup"] != two["setup"]:
        return Parting(0)
    turns: list[tuple[dict[str, Any], dict[str, Any]]] = list(zip(one["turns"], two["turns"], strict=False))
    for turn, (mine, theirs) in enumerate(turns):
        if mine["plays"] != theirs["plays"]:
            return Parting(turn)
        if mine["captures"] != theirs["captures"]:
            return Parting(turn, is_capture=True)
    return Parting(JUDGED) if len(one["turns"]) == len(two["turns"]) else Parting(len(turns))


@lru_cache
def is_quick(lineup: tuple[str, ...]) -> bool:
    """Say whether a game of a line-up can be played again in no time: nobody searches."""
    from engine import agents

    return not any(agents.read(name).budget for name in lineup)


@lru_cache
def is_repeatable(lineup: tuple[str, ...]) -> bool:
    """Say whether a game of a line-up can be played again as it was: nobody plays by the clock."""
    from engine import agents

    return not any(agents.read(name).is_timed for name in lineup)


class FlipModel(QAbstractTableModel):
    """The rows of one pair."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.flips: tuple[Flip, ...] = ()
        self.cells: tuple[Cell, Cell] | None = None
        self.names = ("", "")
        self.partings: dict[int, Parting] = {}

    def show(self, flips: Sequence[Flip], cells: tuple[Cell, Cell], names: tuple[str, str]) -> None:
        """Show the games of another pair, or more of the same."""
        if cells != self.cells:
            self.partings = {}
        elif tuple(flips) == self.flips and names == self.names:
            return
        self.beginResetModel()
        self.flips, self.cells, self.names = tuple(flips), cells, names
        self.endResetModel()

    def note(self, found: dict[int, Parting]) -> None:
        """Take over where some games part."""
        self.partings.update(found)
        if self.flips:
            self.dataChanged.emit(self.index(0, PART), self.index(len(self.flips) - 1, PART))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's signature
        """Give the number of games."""
        return 0 if parent.isValid() else len(self.flips)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's signature
        """Give the number of columns."""
        return 6

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """Name the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (self.tr("Game"), *self.names, self.tr("Differs at"), self.tr("Cause"), "")[section]

    def data(self, index: Index, role: int = 0) -> Any:
        """Say what stands in a cell."""
        flip, column = self.flips[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(flip, column)
        if role == Qt.ItemDataRole.DecorationRole:
            seats = seats_of(flip.base if column == BASE else flip.other)
            if column in (BASE, OTHER) and seats:
                return seat_icon(seats[0])
            return icon("external", "accent") if column == OPEN else None
        if role == Qt.ItemDataRole.ForegroundRole and column == OPEN:
            return QColor(theme.current().accent)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (NUMBER, PART):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._tip(flip)
        return None

    def _words(self, flip: Flip, column: int) -> str:
        if column == NUMBER:
            return whole(flip.number)
        if column in (BASE, OTHER):
            return self._winners(flip.base if column == BASE else flip.other)
        if column == PART:
            return self._parted(self.partings.get(flip.number))
        return self._cause(flip) if column == CAUSE else self.tr("Open")

    def _cause(self, flip: Flip) -> str:
        """Say why, more closely where it is known how the games part."""
        found = self.partings.get(flip.number)
        if found is None or found.turn == JUDGED or flip.cause != APART:
            return cause_label(flip.cause)
        return self.tr("Other capture") if found.is_capture else self.tr("Other play")

    def _winners(self, mask: int) -> str:
        return " + ".join(colour_name(seat) for seat in seats_of(mask)) or self.tr("Nobody")

    def _parted(self, found: Parting | None) -> str:
        if found is None:
            return "…" if self.cells is not None and is_quick(self.cells[0].lineup) else "–"
        if found.turn == JUDGED:
            return self.tr("the end")
        return self.tr("turn {number}").format(number=found.turn + 1)

    def _tip(self, flip: Flip) -> str:
        sentence = cause_sentence(flip.cause)
        found = self.partings.get(flip.number)
        if found is None or found.turn == JUDGED:
            return sentence
        more = (
            self.tr("In turn {number} the same play is captured differently.")
            if found.is_capture
            else self.tr("In turn {number} another play is chosen.")
        )
        return f"{sentence}\n{more.format(number=found.turn + 1)}"


def seats_of(mask: int) -> list[int]:
    """Give the seats of a set written as bits.

    >>> seats_of(0b101)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class FlipTable(QTableView):
    """Lists the games; a double click, Enter or the last column opens one."""

    chosen = Signal(object)
    """The flip to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flips = FlipModel(self)
        self.setModel(self.flips)
        self._lane = Lane("partings", self)
        self.is_asking = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAccessibleName(self.tr("Games whose winner differs"))
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.HEIGHT["row"])
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((NUMBER, 56), (PART, 82), (OPEN, 86)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, width)
        self.activated.connect(self._open)
        self.clicked.connect(lambda index: self._open(index) if index.column() == OPEN else None)
        self.verticalScrollBar().valueChanged.connect(self.ask_for_partings)

    def show_flips(self, flips: Sequence[Flip], cells: tuple[Cell, Cell], names: tuple[str, str]) -> None:
        """Show the games of a pair."""
        chosen = self.currentIndex().row()
        self.flips.show(flips, cells, names)
        if 0 <= chosen < len(flips) and not self.currentIndex().isValid():
            self.setCurrentIndex(self.flips.index(chosen, NUMBER))

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(self.flips.flips[index.row()])

    @property
    def selected(self) -> Flip | None:
        """The game that is selected."""
        row = self.currentIndex().row()
        return self.flips.flips[row] if 0 <= row < len(self.flips.flips) else None

    def showEvent(self, event: QShowEvent) -> None:
        """Find out where the games in sight part."""
        super().showEvent(event)
        self.ask_for_partings()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out where the games part that came into sight."""
        super().resizeEvent(event)
        self.setColumnHidden(PART, self.width() < NARROW)
        self.ask_for_partings()

    def ask_for_partings(self) -> None:
        """Find out, off the window's thread and a few at a time, where the games in sight part."""
        cells = self.flips.cells
        if cells is None or not self.isVisible() or not self.is_asking or self._lane.is_busy:
            return
        if not all(is_quick(cell.lineup) for cell in cells):
            return
        top = max(0, self.rowAt(0))
        rows = range(top, min(top + self.height() // theme.HEIGHT["row"] + 1, len(self.flips.flips)))
        numbers = [self.flips.flips[row].number for row in rows]
        wanted = [number for number in numbers if number not in self.flips.partings][:AT_A_TIME]
        if not wanted:
            return

        def work() -> dict[int, Parting]:
            return {number: parting(*cells, number) for number in wanted}

        def done(found: dict[int, Parting]) -> None:
            if self.flips.cells == cells:
                self.flips.note(found)
            self.ask_for_partings()

        self._lane.ask(work, done, lambda _: None)
