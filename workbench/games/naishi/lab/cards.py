"""The cards that Naishi adds to the results of a run; one that has nothing to show is not shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from workbench.games.naishi.lab import reading
from workbench.games.naishi.lab.cards_chart import CardsChart
from workbench.games.naishi.lab.territory_chart import TerritoryChart
from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.result_cards import names_of
from workbench.lab.charts.chart import Chart
from workbench.lab.charts.figures_chart import FiguresChart
from workbench.lab.charts.interval_chart import IntervalChart, Row
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from workbench.lab.runs.findings import CellFindings

# More variants have no room on a card's switch.
MOST_CHOICES = 3


class CellCard(ChartCard):
    """Shows one of some cells; which, a switch at its end says."""

    def __init__(self, title: str, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(title, chart, parent)
        self.call(title)
        self.cells: Sequence[CellFindings] = ()
        self.percent = 95
        self.at = 0
        self.variants = Segment(self.tr("Variant"), self)
        self.variants.chosen.connect(self._choose)
        self.add_tool(self.variants)

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show one of some cells."""
        self.cells, self.percent = cells, percent
        named = dict(zip(map(str, range(len(cells))), names_of(cells), strict=True))
        self.variants.show_choices(named)
        self.variants.setVisible(1 < len(cells) <= MOST_CHOICES)
        self.at = self.at if self.at < len(cells) else 0
        self._show()

    def _choose(self, word: str) -> None:
        self.at = int(word)
        self._show()

    def _show(self) -> None:
        if not self.cells:
            return
        self.variants.show_chosen(str(self.at))
        self.setVisible(self.show_cell(self.cells[self.at]))

    def show_cell(self, each: CellFindings) -> bool:
        """Show one cell, and say whether there was something to show."""
        raise NotImplementedError


class PointsCard(CellCard):
    """Which cards carry the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = CardsChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Points by card"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the cards of one cell."""
        lines = reading.card_lines(each, self.percent)
        self.picture.show_lines(lines)
        wide = reading.widest(line.points for line in lines)
        self.show_hint(self.tr("± {points} points at most").format(points=f"{wide:.1f}") if lines else "")
        return bool(lines)


class TerritoryCard(CellCard):
    """Which places matter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = TerritoryChart("")
        self.who = reading.BOTH
        super().__init__("", self.picture, parent)
        self.call(self.tr("Territory"))
        self.seats = Segment(self.tr("Whose territory"), self)
        self.seats.show_choices(
            {reading.BOTH: self.tr("Both"), "0": self.tr("First"), "1": self.tr("Second")}
        )
        self.seats.chosen.connect(self.look_at)
        self.add_tool(self.seats)

    def look_at(self, who: str) -> None:
        """Show the territories of one seat, or of both."""
        self.who = who
        self._show()

    def show_cell(self, each: CellFindings) -> bool:
        """Show the places of one cell."""
        grids = reading.places(each, self.percent, self.who)
        self.picture.show_places(grids)
        self.seats.show_chosen(self.who)
        self.show_hint("")
        return bool(grids)


class DeclareCard(CellCard):
    """Whether declaring the end is a decision."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = FiguresChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Declaring the end"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the numbers of one cell."""
        figures = reading.declared(each, self.percent)
        self.picture.show_figures(figures)
        self.show_hint("")
        return bool(figures)


class SetsCard(ChartCard):
    """Whether the big sets decide."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Jackpots"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show how often who holds a set wins, in all cells side by side."""
        found = [reading.sets(each, percent) for each in cells]
        keys = list(dict.fromkeys(key for each in found for key in each))
        rows = [Row(reading.set_title(key), tuple(each.get(key) for each in found)) for key in keys]
        self.picture.show_rows(rows, names_of(cells), 0.5, self.tr("wins of who holds the set, %"))
        self.show_hint(self.tr("wins of who holds the set"))
        self.setVisible(bool(rows))
