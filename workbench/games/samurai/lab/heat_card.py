"""The card of a Samurai board's heat: which settlements are contested, tied or captured, and which spaces are used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.canvas.scene import Scene, of_board
from workbench.games.samurai.lab.board_chart import BoardChart
from workbench.games.samurai.lab.heat import MEASURES, values_of
from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.result_cards import names_of
from workbench.widgets.plain_label import plain_tip
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate


class HeatCard(ChartCard):
    """A measure of the spaces of one cell's board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = BoardChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Board heat map"))
        self._cells: Sequence[CellFindings] = ()
        self._drawn: tuple[Cell, Scene] | None = None
        self.measures = Segment(self.tr("Heat map"), self)
        self.measures.show_choices({key: translate("heat", each.title) for key, each in MEASURES.items()})
        self.measures.chosen.connect(self.choose)
        self.add_tool(self.measures)
        self.variants = self.picture.cell_choice
        self.variants.setAccessibleName(self.tr("Variant of the heat map"))
        # One that adjusts itself to its contents would grow over the board.
        self.variants.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.variants.setMinimumContentsLength(10)
        self.variants.activated.connect(lambda _: self._show())
        self.choose(self.picture.measure)

    def _scene(self, cell: Cell) -> Scene:
        """Give the picture of a cell's board, the same one while the cell is: the painter keeps what it made of it."""
        if self._drawn is None or self._drawn[0] is not cell:
            self._drawn = (cell, _made_scene(cell))
        return self._drawn[1]

    def choose(self, measure: str) -> None:
        """Show another measure."""
        self.picture.measure = measure
        self.measures.show_chosen(measure)
        self._show()

    def show_cells(self, cells: Sequence[CellFindings], percent: int = 95) -> None:
        """Show one of some cells, the last at first."""
        self._cells = cells
        names = names_of(cells)
        if names != [self.variants.itemText(place) for place in range(self.variants.count())]:
            self.variants.clear()
            self.variants.addItems(names)
            self.variants.setCurrentIndex(len(names) - 1)
            self.picture.place_choice()
        self._show()

    def _show(self) -> None:
        if not self._cells:
            return
        self.variants.setToolTip(plain_tip(self.variants.currentText()))
        each = self._cells[max(0, self.variants.currentIndex())]
        cell, spaces, measure = each.cell, each.counted("spaces"), self.picture.measure
        values = values_of(spaces, cell.setting["spaces"], each.games, measure)
        places = zip(spaces.get("q", ()), spaces.get("r", ()), spaces.get("name", ()), strict=True)
        names = {
            (int(q), int(r)): _called(int(q), int(r), str(name))
            for q, r, name in places
            if (int(q), int(r)) in values
        }
        self.picture.show_board(self._scene(cell), names, values, measure)
        self.show_hint("")


def _made_scene(cell: Cell) -> Scene:
    from engine.maps import board as boards

    return of_board(boards.from_record(cell.setting["spaces"], cell.players, "run"))


def _called(q: int, r: int, name: str) -> str:
    """Name a space; one without a name near it by its coordinate."""
    return translate("heat", "hex {at}").format(at=name) if name == f"{q},{r}" else name
