"""The card of a whole run of a co-operative game: the team's win rate by variant and by players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.result_cards import names_of
from workbench.lab.charts.matrix_chart import MatrixChart
from workbench.lab.words import lineup_label

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

Group = tuple[int, ...]


class MatrixCard(ChartCard):
    """A grid of all cells; choosing one shows its group in the other cards."""

    chosen = Signal(int, int)
    """The number of a group, and of a cell in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = MatrixChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Team win rate"))
        self._places: dict[tuple[int, int], tuple[int, int]] = {}
        self.picture.chosen.connect(lambda row, column: self.chosen.emit(*self._places[row, column]))
        self.hide()

    def show_run(
        self,
        cells: Sequence[CellFindings],
        groups: Sequence[Group],
        current: tuple[int, int],
        percent: int,
    ) -> None:
        """Show all cells of a run; the card hides where a game has no team or there is but one group."""
        self.setVisible(cells[0].is_cooperative and len(groups) > 1)
        if self.isHidden():
            return
        names: list[str] = []
        rates: dict[tuple[int, int], Estimate] = {}
        self._places = {}
        chosen = (0, 0)
        for column, group in enumerate(groups):
            found = [cells[number] for number in group]
            for place, (name, each) in enumerate(zip(names_of(found), found, strict=True)):
                if name not in names:
                    names.append(name)
                at = (names.index(name), column)
                rate = each.estimates("win_rate", percent).get("team")
                if rate is not None:
                    rates[at] = rate
                self._places[at] = (column, place)
                if (column, place) == current:
                    chosen = at
        firsts = [cells[group[0]].cell for group in groups]
        alike = len({frozenset(cell.lineup) for cell in firsts}) == 1
        columns = [
            str(cell.players) if alike else f"{cell.players} · {lineup_label(cell.lineup)}" for cell in firsts
        ]
        self.picture.show_rates([(name, "") for name in names], columns, rates, chosen, self.tr("players"))
        self.show_hint(self.tr("%, with its interval"))
