"""The cards that Naishi adds to the results of a run; one that has nothing to show is not shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from workbench.games.naishi.cards import names
from workbench.games.naishi.lab import reading
from workbench.games.naishi.lab.cards_chart import CardsChart
from workbench.games.naishi.lab.territory_chart import TerritoryChart
from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.result_cards import names_of
from workbench.lab.charts.chart import Chart
from workbench.lab.charts.figures_chart import FiguresChart
from workbench.lab.charts.histogram import Distribution, Histogram
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.rates import Row
from workbench.lab.charts.share_chart import ShareChart
from workbench.numerals import decimal
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from workbench.lab.runs.findings import CellFindings

# More variants have no room on a card's switch.
MOST_CHOICES = 3


class CellChoice(QObject):
    """Which of the cells that stand side by side is looked at, the same on all cards."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.at = 0

    def choose(self, word: str) -> None:
        """Look at another cell."""
        self.at = int(word)
        self.changed.emit()


class CellCard(ChartCard):
    """Shows one of some cells; which, a switch at the end of the larger cards says for all of them."""

    has_switch = False

    def __init__(self, choice: CellChoice, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__("", chart, parent)
        self.cells: Sequence[CellFindings] = ()
        self.percent = 95
        self.choice = choice
        self.choice.changed.connect(self._show)
        self.variants = Segment(self.tr("Variant"), self)
        self.variants.chosen.connect(choice.choose)
        self.add_tool(self.variants)

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show one of some cells."""
        self.cells, self.percent = cells, percent
        named = dict(zip(map(str, range(len(cells))), names_of(cells), strict=True))
        self.variants.show_choices(named)
        self.variants.setVisible(self.has_switch and 1 < len(cells) <= MOST_CHOICES)
        self._show()

    def _show(self) -> None:
        if not self.cells:
            return
        at = self.choice.at if self.choice.at < len(self.cells) else 0
        self.variants.show_chosen(str(at))
        self.setVisible(self.show_cell(self.cells[at]))

    @property
    def shown_name(self) -> str:
        """The name of the cell that is shown, where there are several."""
        names = names_of(self.cells)
        return names[min(self.choice.at, len(names) - 1)] if len(names) > 1 else ""

    def show_cell(self, each: CellFindings) -> bool:
        """Show one cell, and say whether there was something to show."""
        raise NotImplementedError


class PointsCard(CellCard):
    """Which cards carry the game."""

    has_switch = True

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = CardsChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("Points by card"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the cards of one cell."""
        lines = reading.card_lines(each, self.percent)
        self.picture.show_lines(lines)
        wide = reading.widest(line.points for line in lines)
        self.show_hint(self.tr("± {points} points at most").format(points=decimal(wide)) if lines else "")
        return bool(lines)


class FateCard(CellCard):
    """What becomes of the cards of the river."""

    has_switch = True

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = ShareChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("Fate in the river"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the cards of one cell, those taken most first."""
        fates = reading.fates(each, self.percent)
        order = sorted(fates, key=lambda card: -fates[card]["taken"].value)
        keys = {
            "taken": self.tr("taken"),
            "washed": self.tr("washed away"),
            "left": self.tr("left in the piles"),
        }
        self.picture.show_rows({names.title(card): fates[card] for card in order}, keys)
        self.show_hint(self.tr("% of copies"))
        return bool(fates)


class TerritoryCard(CellCard):
    """Which places matter."""

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = TerritoryChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("Territory"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the places of one cell."""
        grids = reading.places(each, self.percent)
        self.picture.show_places(grids)
        self.show_hint(self.shown_name)
        return bool(grids)


class DeclareCard(CellCard):
    """Whether declaring the end is a decision."""

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = FiguresChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("Declaring the end"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the numbers of one cell."""
        figures = reading.declared(each, self.percent)
        self.picture.show_figures(figures)
        self.show_hint(self.shown_name)
        return bool(figures)


class DecreeCard(CellCard):
    """What the one theft does, and in which turn it comes."""

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = FiguresChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("The decree"))
        self.turns = Histogram(self.tr("Turn of the decree"), self.tr("turn of the decree"))
        self.turns.setMinimumHeight(110)
        self.column.addWidget(self.turns, 1)

    def show_cell(self, each: CellFindings) -> bool:
        """Show the numbers of one cell."""
        figures = reading.decreed(each, self.percent)
        self.picture.show_figures(figures)
        counts = each.spreads.get("decree_turn", {})
        self.turns.setVisible(bool(counts))
        self.turns.show_series([Distribution(self.tr("decree"), counts)] if counts else [])
        self.show_hint(self.shown_name)
        return bool(figures)


class LeadCard(CellCard):
    """How tense games are."""

    def __init__(self, choice: CellChoice, parent: QWidget | None = None) -> None:
        self.picture = FiguresChart("")
        super().__init__(choice, self.picture, parent)
        self.call(self.tr("Tension"))

    def show_cell(self, each: CellFindings) -> bool:
        """Show the numbers of one cell."""
        figures = reading.led(each, self.percent)
        self.picture.show_figures(figures)
        self.show_hint(self.shown_name)
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
        self.show_hint("")
        self.setVisible(bool(rows))
