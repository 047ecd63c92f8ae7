"""The games whose winner differs, as rows: who wins by each variant, where the games part, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from engine import games
from engine.play.rules import seats_of
from workbench.background import Worker
from workbench.canvas.swatches import seat_icon
from workbench.dress import theme
from workbench.dress.icons import icon
from workbench.lab.words import cause_label, cause_sentence
from workbench.numerals import whole
from workbench.table.naming import colour_name
from workbench.widgets.plain_label import plain_tip
from workbench.widgets.wrapped_header import WrappedHeader

if TYPE_CHECKING:
    from engine.numbers.flips import Flip, Parting
    from engine.numbers.plan import Cell

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex
NUMBER, BASE, OTHER, PART, CAUSE, OPEN = range(6)
AT_A_TIME = 3
# Below this width of the table the turn is told in the tip alone.
NARROW = 520
# Below this one a sign alone stands for opening a game, so that winners are told whole.
ROOMY = 620
CAUSE_WIDTH = 138
OPEN_WIDTH, SIGN_WIDTH = 86, 36


class FlipModel(QAbstractTableModel):
    """The rows of one pair."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.flips: tuple[Flip, ...] = ()
        self.cells: tuple[Cell, Cell] | None = None
        self.names = ("", "")
        self.is_quick = False
        self.is_narrow = False
        self.partings: dict[int, Parting] = {}

    def show(self, flips: Sequence[Flip], cells: tuple[Cell, Cell], names: tuple[str, str]) -> None:
        """Show the games of another pair, or more of the same."""
        if cells != self.cells:
            from engine.numbers.flips import moves_are_known

            self.partings = {}
            self.is_quick = all(moves_are_known(cell.series()) for cell in cells)
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
            if column in (BASE, OTHER) and seats and not self.is_cooperative:
                return seat_icon(seats[0])
            return icon("external", "accent") if column == OPEN else None
        if role == Qt.ItemDataRole.ForegroundRole and column == OPEN:
            return QColor(theme.current().accent)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (NUMBER, PART):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._tip(flip))
        if role == Qt.ItemDataRole.AccessibleTextRole and column == OPEN:
            return self.tr("Open")
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._tip(flip)
        return None

    def _words(self, flip: Flip, column: int) -> str:
        if column == NUMBER:
            return whole(flip.number)
        if column in (BASE, OTHER):
            return self._winners(flip.base if column == BASE else flip.other)
        if column == PART:
            return self._parted(self.partings.get(flip.number))
        if column == CAUSE:
            return cause_label(flip.cause, flip.by, self.game)
        return "" if self.is_narrow else self.tr("Open")

    @property
    def game(self) -> str:
        """The game that was played."""
        return self.cells[0].game if self.cells is not None else ""

    @property
    def is_cooperative(self) -> bool:
        """Say whether all seats win or lose together."""
        return bool(self.game) and games.facts_of(self.game).is_cooperative

    def _winners(self, mask: int) -> str:
        if self.is_cooperative:
            return self.tr("won") if mask else self.tr("lost")
        return " + ".join(colour_name(seat) for seat in seats_of(mask)) or self.tr("Nobody")

    def _parted(self, found: Parting | None) -> str:
        if found is None:
            return "…" if self.is_quick else "–"
        if found.turn is None:
            return self.tr("the end")
        return self.tr("turn {number}").format(number=found.turn + 1)

    def _tip(self, flip: Flip) -> str:
        words = cause_label(flip.cause, flip.by, self.game)
        both = zip(self.names, (flip.base, flip.other), strict=True)
        won = "; ".join(f"{name}: {self._winners(mask)}" for name, mask in both)
        sentence = f"{won}\n{words}. {cause_sentence(flip.cause, self.game)}"
        found = self.partings.get(flip.number)
        more = parting_sentence(found, self.names) if found is not None else ""
        return plain_tip(f"{sentence}\n{more}" if more else sentence)


def parting_sentence(found: Parting, names: tuple[str, str]) -> str:
    """Say in which turn two games part, and what either does there."""
    if found.turn is None:
        return ""
    seat = colour_name(found.seat) if found.seat is not None else ""
    words = {
        "ended earlier": translate("lab", "Turn {turn} of {seat} is the last one of the shorter game."),
        "other effect": translate("lab", "In turn {turn} {seat} plays {base} in both, with another effect."),
        "other play": translate("lab", "In turn {turn} {seat} plays {base} by {one}, but {other} by {two}."),
    }.get(found.cause, "")
    return words.format(
        turn=found.turn + 1, seat=seat, base=found.base, other=found.other, one=names[0], two=names[1]
    )


class FlipTable(QTableView):
    """Lists the games; a double click, Enter or the last column opens one."""

    chosen = Signal(object)
    """The flip to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.flips = FlipModel(self)
        self.setModel(self.flips)
        self._worker = Worker("partings", self)
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
        header = WrappedHeader(self)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((NUMBER, 56), (PART, 82), (OPEN, OPEN_WIDTH)):
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
        is_narrow = self.width() < NARROW
        self.setColumnHidden(PART, is_narrow)
        self.flips.is_narrow = self.width() < ROOMY
        self.setColumnWidth(OPEN, SIGN_WIDTH if self.flips.is_narrow else OPEN_WIDTH)
        # Where there is room the cause is told whole; winners give way, they have a swatch.
        modes = QHeaderView.ResizeMode
        self.horizontalHeader().setSectionResizeMode(CAUSE, modes.Stretch if is_narrow else modes.Fixed)
        if not is_narrow:
            self.setColumnWidth(CAUSE, CAUSE_WIDTH)
        self.ask_for_partings()

    def ask_for_partings(self) -> None:
        """Find out, off the window's thread and a few at a time, where the games in sight part."""
        cells = self.flips.cells
        if cells is None or not self.isVisible() or not self.is_asking or self._worker.is_busy:
            return
        if not self.flips.is_quick:
            return
        top = max(0, self.rowAt(0))
        rows = range(top, min(top + self.height() // theme.HEIGHT["row"] + 1, len(self.flips.flips)))
        flips = [self.flips.flips[row] for row in rows]
        wanted = [flip for flip in flips if flip.number not in self.flips.partings][:AT_A_TIME]
        if not wanted:
            return

        def work() -> dict[int, Parting]:
            from engine.numbers.flips import parting

            base, other = (cell.series() for cell in cells)
            return {flip.number: parting(base, other, flip) for flip in wanted}

        def done(found: dict[int, Parting]) -> None:
            if self.flips.cells == cells:
                self.flips.note(found)
            self.ask_for_partings()

        self._worker.ask(work, done, lambda _: None)
