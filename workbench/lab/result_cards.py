"""The cards of results: who wins, how games end, how long they last, where it is contested, which agent leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QWidget

from workbench.canvas.scene import Scene, of_board
from workbench.lab.board_chart import BoardChart
from workbench.lab.card import ChartCard
from workbench.lab.heat import MEASURES, capacities_of, values_of
from workbench.lab.histogram import Distribution, Histogram
from workbench.lab.interval_chart import IntervalChart, Row
from workbench.lab.share_chart import ShareChart
from workbench.lab.words import labels_of, reason_label, seat_label, whole
from workbench.widgets.plain_label import plain_tip
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from engine.numbers.plan import Cell
    from workbench.lab.findings import CellFindings

translate = QCoreApplication.translate

MOST_BARS = 8


def names_of(cells: Sequence[CellFindings]) -> list[str]:
    """Name cells that stand side by side."""
    return labels_of([each.cell for each in cells])


class WinsCard(ChartCard):
    """Each seat's win rate."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Seat win rates"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the seats of some cells."""
        found = [each.estimates("win_rate", percent) for each in cells]
        seats = range(cells[0].cell.players)
        rows = [
            Row(seat_label(seat), tuple(each.get(f"seat {seat}") for each in found), seat) for seat in seats
        ]
        caption = self.tr("win rate, %; dashed: a fair seat")
        self.picture.show_rows(rows, names_of(cells), 1 / len(seats), caption)
        numbers = sorted({each.games for each in cells})
        said = whole(numbers[0]) if len(numbers) == 1 else f"{whole(numbers[0])}–{whole(numbers[-1])}"
        words = self.tr("{count} games") if len(cells) == 1 else self.tr("{count} games each")
        self.show_hint(words.format(count=said))


class LadderCard(ChartCard):
    """Each agent's win rate, wherever it sits; only where line-ups are of several agents."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Agent ladder"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the agents of some cells that have the same line-up, the best first."""
        lineup = cells[0].cell.lineup
        self.setVisible(len(set(lineup)) > 1)
        found = [each.estimates("agent_win_rate", percent) for each in cells]
        order = sorted(found[0], key=lambda label: -found[0][label].value)
        rows = [Row(label, tuple(each.get(label) for each in found)) for label in order]
        caption = self.tr("win rate, %, wherever the agent sits; dashed: all alike")
        self.picture.show_rows(rows, names_of(cells), 1 / len(lineup), caption)
        self.show_hint(self.tr("agents of the line-up"))


class EndsCard(ChartCard):
    """Which of the rules' reasons ends the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = ShareChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("How games end"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the reasons of some cells; one that never occurred is left out."""
        cells = cells[:MOST_BARS]
        rates = [each.estimates("end_reasons", percent) for each in cells]
        keys = [
            key
            for key in cells[0].sums.get("end_reasons", {})
            if any(rows[key].value for rows in rates if key in rows)
        ]
        rows = dict(zip(names_of(cells), rates, strict=True))
        self.picture.show_rows(rows, {key: reason_label(key) for key in keys})
        self.show_hint(self.tr("% of games"))


class SpreadCard(ChartCard):
    """How many turns games last, or how many figures ties remove."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = Histogram("", "")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Game length"))
        self.what = "turns"
        self._cells: Sequence[CellFindings] = ()
        self.choice = Segment(self.tr("Distribution"), self)
        self.choice.show_choices({"turns": self.tr("Turns"), "removed": self.tr("Removed figures")})
        self.choice.chosen.connect(self.choose)
        self.add_tool(self.choice)
        self.choose("turns")

    def choose(self, what: str) -> None:
        """Show turns or removed figures."""
        self.what = what
        self.choice.show_chosen(what)
        self.show_cells(self._cells)

    def show_cells(self, cells: Sequence[CellFindings]) -> None:
        """Show the distributions of some cells."""
        self._cells = cells
        is_length = self.what == "turns"
        self.picture.unit = self.tr("turns") if is_length else self.tr("figures removed by ties")
        counts = [each.turns if is_length else each.removed for each in cells]
        self.picture.show_series(
            [Distribution(name, each) for name, each in zip(names_of(cells), counts, strict=True)]
        )
        self.show_hint("")


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

    def show_cells(self, cells: Sequence[CellFindings]) -> None:
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
        cell, spaces, measure = each.cell, each.spaces, self.picture.measure
        values = values_of(spaces, capacities_of(cell.setting["spaces"]), each.games, measure)
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
