"""What stands in the rows of a matrix, in which order, and what in its columns: two pickers on a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from engine.numbers import overview
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from engine.numbers.plan import Cell

LEAST_LETTERS = 7
# What a picker takes beside its words, and how wide it may become, in pixels.
ARROW, MOST_WIDE = 64, 300


def made_picker(name: str, parent: QWidget) -> ElidedCombo:
    """Make a picker that takes no more room than it is given by `fit`."""
    made = ElidedCombo(parent)
    made.setAccessibleName(name)
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(LEAST_LETTERS)
    return made


def fit(picker: ElidedCombo) -> None:
    """Let what is chosen be read whole, whatever stands beside it."""
    words = picker.fontMetrics().horizontalAdvance(picker.currentText())
    picker.setMinimumWidth(min(words + ARROW, MOST_WIDE))


class MatrixAxes(QWidget):
    """Whatever the cells of a run differ in stands in columns or in rows; rows are grouped by the first of theirs."""

    turned = Signal()
    """Something else is to stand in rows or columns."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells: Sequence[Cell] = ()
        self.rows = made_picker(self.tr("What stands in rows, in this order"), self)
        self.columns = made_picker(self.tr("What stands in columns"), self)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for title, picker in ((self.tr("Rows"), self.rows), (self.tr("Columns"), self.columns)):
            word = PlainLabel(title, self)
            word.setObjectName("hint")
            line.addWidget(word)
            line.addWidget(picker)
        self.rows.activated.connect(lambda _: self.turned.emit())
        self.columns.activated.connect(lambda _: self._turn())

    def offer(self, cells: Sequence[Cell], *, is_cooperative: bool) -> None:
        """Offer what these cells differ in, laid out as is usual."""
        self._cells = cells
        usual = overview.usual_columns(cells, is_cooperative=is_cooperative)
        self.columns.clear()
        for way in overview.ways_of(cells) or (usual,):
            self.columns.addItem(self._title(way), way)
        self.columns.setCurrentIndex(max(0, self.columns.findData(usual)))
        self._offer_rows()

    def grid(self) -> overview.Grid:
        """Lay the cells out as was chosen."""
        for picker in (self.rows, self.columns):
            fit(picker)
        return overview.laid_out(self._cells, self.columns.currentData(), self.rows.currentData())

    def _offer_rows(self) -> None:
        """Offer every order of what the columns do not show."""
        self.rows.clear()
        for order in overview.row_orders(self._cells, self.columns.currentData()):
            self.rows.addItem(", ".join(map(self._title, order)) or "–", order)
        self.rows.setEnabled(self.rows.count() > 1)

    def _turn(self) -> None:
        self._offer_rows()
        self.turned.emit()

    def _title(self, way: str) -> str:
        titles = {
            "variant": self.tr("editions"),
            "players": self.tr("players"),
            "map": self.tr("maps"),
            "lineup": self.tr("line-ups"),
        }
        return titles[way]
