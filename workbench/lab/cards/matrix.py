"""The card of a whole run: every cell in a grid, coloured by any measure, any two of them opened side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget

from engine.numbers import overview
from engine.numbers.overview import SEAT_BIAS, TEAM, Grid, Measure, Reading
from workbench.lab.cards.card import ChartCard
from workbench.lab.cards.conclusion import concluded
from workbench.lab.cards.matrix_axes import MatrixAxes
from workbench.lab.cards.matrix_measures import MeasureChoice
from workbench.lab.cards.run_banner import RunBanner
from workbench.lab.charts.matrix import Matrix, MatrixCell
from workbench.lab.charts.matrix_chart import MatrixChart
from workbench.lab.metric_words import (
    explained,
    is_share,
    meaning,
    metrics_of,
    number_and_interval,
    titled,
    unit,
)
from workbench.lab.parts import parts_of
from workbench.lab.words import cell_label, labels_of, lineup_label, map_label, seat_label, variant_label
from workbench.numerals import decimal, shortly, whole
from workbench.widgets.plain_label import PlainLabel, long_tip

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.numbers.plan import Cell
    from workbench.canvas.scene import Scene
    from workbench.lab.runs.findings import CellFindings

# What is asked for most, in this order before all else that was measured.
FIRST: tuple[Measure, ...] = (("turns", "all"), ("drama", "all"), ("shared_wins", "all"))
MOST_CHOICES = 80
# What the head needs beside its title and the measures: the hint, the switch and gaps.
BESIDE_MEASURES = 190


class MatrixCard(ChartCard):
    """A grid of all cells; one is chosen and shown in the other cards, perhaps with another beside it."""

    chosen = Signal(int)
    """The number of the cell to show with its group."""
    paired = Signal(int, int)
    """The numbers of two cells to show side by side."""
    based = Signal(int)
    """The number of a cell whose variant becomes the baseline."""
    examined = Signal(int)
    """The number of a cell to examine."""
    turned = Signal()
    """Another measure colours the cells."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = MatrixChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Design matrix"))
        self._cells: Sequence[CellFindings] = ()
        self._baselines: Sequence[int] = ()
        self._current, self._beside = 0, -1
        self._percent = 95
        self.grid: Grid | None = None
        self.choice = MeasureChoice(self)
        self.measures = self.choice.all
        self.axes = MatrixAxes(self)
        self.choice.chosen.connect(self._turn_measure)
        self.choice.changed.connect(self._give_measures_room)
        self.axes.turned.connect(self._show)
        self.side_by_side = QPushButton(self.tr("Side by side"), self)
        self.side_by_side.setCheckable(True)
        self.side_by_side.setToolTip(
            self.tr(
                "Then click another cell: both are shown below, one against the other (Space in the matrix)"
            )
        )
        self.add_tool(self.choice)
        self.side_by_side.toggled.connect(self._mark_next)
        self.picture.chosen.connect(lambda row, column: self.chosen.emit(self._number(row, column)))
        self.picture.marked.connect(self._pair)
        self.picture.based.connect(lambda row, column: self.based.emit(self._number(row, column)))
        self.picture.asked.connect(self._offer)
        # Shown at the head of the page: it is about the whole run.
        self.conclusion = RunBanner(self)
        keys = PlainLabel(
            self.tr("Arrows walk, Enter opens, Space puts beside, B makes a column the baseline."), self
        )
        keys.setObjectName("hint")
        keys.setWordWrap(True)
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(keys, 1)
        foot.addWidget(self.side_by_side)
        self.column.addLayout(foot)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many measures side by side as there is room for."""
        super().resizeEvent(event)
        # Not while the layout is at work: what is hidden then is laid out as if it were there.
        QTimer.singleShot(0, self, self._give_measures_room)

    def _give_measures_room(self) -> None:
        self.choice.give_room(self.width() - self.title.sizeHint().width() - BESIDE_MEASURES)

    def hold_axes(self) -> None:
        """Have what stands in rows and columns on a line of its own, where the head of the page has no room."""
        if self.column.indexOf(self.axes) < 0:
            self.column.insertWidget(1, self.axes, 0, Qt.AlignmentFlag.AlignRight)

    def _turn_measure(self) -> None:
        self._show()
        self.turned.emit()

    def _offer(self, row: int, column: int, at: QPoint) -> None:
        """Offer what can be done with a cell."""
        number = self._number(row, column)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Show this cell"), lambda: self.chosen.emit(number))
        beside = menu.addAction(self.tr("Put beside the chosen cell"), lambda: self._pair(row, column))
        beside.setEnabled(number != self._current)
        variant = variant_label(self._cells[number].cell).replace("&", "&&")
        menu.addAction(
            self.tr("Make {variant} the baseline").format(variant=variant), lambda: self.based.emit(number)
        )
        examine = menu.addAction(self.tr("Examine this cell"), lambda: self.examined.emit(number))
        # A varied value stands in no file that could be examined.
        examine.setEnabled(not self._cells[number].cell.changes)
        menu.popup(at)

    def _number(self, row: int, column: int) -> int:
        assert self.grid is not None
        return self.grid.places[row, column]

    def _mark_next(self, is_on: bool) -> None:
        self.picture.is_marking = is_on

    def _pair(self, row: int, column: int) -> None:
        self.side_by_side.setChecked(False)
        other = self._number(row, column)
        if other != self._current:
            self.paired.emit(self._current, other)

    # ------------------------------------------------------------ what is shown

    def show_run(
        self,
        cells: Sequence[CellFindings],
        baselines: Sequence[int],
        current: tuple[int, int],
        percent: int,
    ) -> None:
        """Show all cells of a run; `current` are the chosen cell and the one beside it, below nothing where none is."""
        is_other = [each.cell for each in cells] != [each.cell for each in self._cells]
        self._cells, self._baselines, self._percent = cells, baselines, percent
        self._current, self._beside = current
        if is_other:
            self.axes.offer([each.cell for each in cells], is_cooperative=cells[0].is_cooperative)
        self._offer_measures()
        self._show()

    @property
    def _game(self) -> str:
        return self._cells[0].cell.game

    def _offer_measures(self) -> None:
        known = metrics_of(self._game)
        # Line-ups differ in their agents and player counts in their seats: what any cell has can be asked for.
        found = [
            (metric, label)
            for metric in dict.fromkeys(metric for each in self._cells for metric in each.sums)
            for label in dict.fromkeys(label for each in self._cells for label in each.sums.get(metric, ()))
            if not (metric in known and known[metric].is_detail)
        ]
        first = [SEAT_BIAS] if not self._cells[0].is_cooperative else [TEAM]
        wanted = list(dict.fromkeys([*first, *(each for each in FIRST if each in found), *found]))
        self.choice.offer(wanted[:MOST_CHOICES], [*first, *FIRST], self._title, self._meaning)

    def _title(self, measure: Measure) -> str:
        return self.tr("Seat bias") if measure == SEAT_BIAS else titled(*measure, self._game)

    def _meaning(self, measure: Measure) -> str:
        if measure != SEAT_BIAS:
            return meaning(measure[0], self._game)
        return self.tr(
            "By how much more or less than a fair share of the games the seat wins that is farthest off it."
        )

    @property
    def measure(self) -> Measure:
        """The measure that colours the cells."""
        return self.choice.measure

    def _estimates(self, number: int, metric: str) -> dict[str, Estimate]:
        return self._cells[number].estimates(metric, self._percent)

    def _show(self) -> None:
        if not self._cells:
            return
        self.choice.show_measure()
        self.measures.setToolTip(long_tip(self._meaning(self.measure)))
        cells = [each.cell for each in self._cells]
        self.grid = grid = self.axes.grid()
        found = overview.readings(len(cells), self.measure, self._estimates, self._baselines)
        steps = overview.steps_of(self.measure, found)
        shown = {
            place: self._cell(number, reading, steps)
            for place, number in grid.places.items()
            if (reading := found[number]) is not None
        }
        sums = self._sums(grid, found)
        hatched = sum(each.is_hatched for each in shown.values())
        base = self._base_column(grid)
        matrix = Matrix(
            tuple(self._heads(cells[number], grid) for number in grid.rows),
            self._columns([cells[number] for number in grid.columns], grid),
            shown,
            self._corner(grid),
            base,
            *sums,
            self.tr("mean, worst"),
            self._legend(steps),
            self._scale(),
            self._hatch(hatched, len(shown)),
            self.tr(
                "No cell of this run: its map, edition and players do not go together, or were not asked for."
            ),
            self._boards(grid),
            self.tr("Nothing is known of this cell yet."),
            frozenset(grid.places.keys() - shown.keys()),
        )
        self._conclude(cells)
        beside = grid.place_of(self._beside) if self._beside >= 0 else None
        self.picture.show_matrix(matrix, grid.place_of(self._current) or (0, 0), beside)
        games = sorted({each.games for each in self._cells})
        number = whole(games[0]) if len(games) == 1 else f"{whole(games[0])}–{whole(games[-1])}"
        told = self.tr("{cells} cells, {games} games each")
        self.show_hint(told.format(cells=len(cells), games=number))

    def _conclude(self, cells: Sequence[Cell]) -> None:
        """Say what the run comes to: that is about how fair its seats are, whatever colours the cells."""
        found = overview.readings(len(cells), SEAT_BIAS, self._estimates, self._baselines)
        is_grave = any(each is not None and each.is_apart for each in found)
        said = "" if self._cells[0].is_cooperative else concluded(cells, found)
        self.conclusion.conclude(said, is_grave=is_grave)

    # ------------------------------------------------------------ words

    def _cell(self, number: int, reading: Reading, steps: Sequence[float]) -> MatrixCell:
        metric, _ = self.measure
        is_bias = self.measure == SEAT_BIAS
        value, half = number_and_interval(
            reading.estimate, is_share=is_bias or is_share(metric, self._game), is_signed=is_bias
        )
        words = [cell_label(self._cells[number].cell), self._told(reading, value, half)]
        if reading.is_apart:
            words.append(
                self.tr("The interval excludes a fair share.")
                if is_bias
                else self.tr("The interval excludes what the baseline has.")
            )
        cell = self._cells[number].cell
        if is_bias and not cell.rotates and len(set(cell.lineup)) > 1:
            words.append(self.tr("The agents stay at their seats: how well each plays counts in it too."))
        return MatrixCell(
            value,
            half,
            overview.step(reading, steps),
            "\n".join(words),
            reading.is_apart and self.measure != TEAM,
            reading.seat,
        )

    def _told(self, reading: Reading, value: str, half: str) -> str:
        if reading.seat is not None:
            words = self.tr(
                "{seat} is farthest off: {value} {half} points of its fair share, in {games} games."
            )
            seat, games = seat_label(reading.seat), whole(reading.estimate.count)
            return words.format(seat=seat, value=value, half=half, games=games)
        metric, label = self.measure
        said = explained(metric, self._game, reading.estimate, self._percent)
        return f"{titled(metric, label, self._game)}: {value} {half}\n{said}"

    def _heads(self, cell: Cell, grid: Grid) -> tuple[str, str]:
        # A single row is named by what its cells have in common.
        alone = ("variant",) if grid.column_way == "players" else ("players",)
        said = [self._head(cell, way) for way in grid.row_ways or alone]
        return said[0], ", ".join(said[1:])

    def _head(self, cell: Cell, way: str) -> str:
        if way == "players":
            return self.tr("%n player(s)", "", cell.players)
        if way == "map":
            return map_label(cell.map)
        if way == "lineup":
            alike = len(set(cell.lineup)) == 1
            return cell.lineup[0] if alike else lineup_label(cell.lineup)
        return variant_label(cell)

    def _columns(self, cells: Sequence[Cell], grid: Grid) -> tuple[str, ...]:
        if grid.column_way == "variant":
            return tuple(labels_of(cells))
        if grid.column_way == "players":
            return tuple(str(cell.players) for cell in cells)  # the corner says that they are players
        return tuple(self._head(cell, grid.column_way) for cell in cells)

    def _boards(self, grid: Grid) -> dict[int, Scene]:
        """Give the board of each map that heads a group of rows, the largest that is played on."""
        drawn = parts_of(self._game).board
        if drawn is None or grid.row_ways[:1] != ("map",):
            return {}
        cells = [self._cells[number].cell for number in grid.rows]
        first: dict[str, int] = {}
        largest: dict[str, Cell] = {}
        for row, cell in enumerate(cells):
            first.setdefault(cell.map, row)
            known = largest.get(cell.map)
            if known is None or cell.players > known.players:
                largest[cell.map] = cell
        return {row: drawn(largest[name]) for name, row in first.items()}

    def _corner(self, grid: Grid) -> str:
        return self.tr("players") if grid.column_way == "players" else ""

    def _base_column(self, grid: Grid) -> int | None:
        """Give the column of the baseline, where all rows have theirs in the same one."""
        found = {
            column
            for number in set(self._baselines)
            if (place := grid.place_of(number))
            for column in place[1:]
        }
        return found.pop() if len(found) == 1 and grid.column_way == "variant" else None

    def _sums(self, grid: Grid, found: Sequence[Reading | None]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Give mean and worst bias of rows and of columns; of other measures such sums say nothing."""
        if self.measure != SEAT_BIAS or len(grid.columns) < 2 or len(grid.rows) < 2:
            return (), ()
        rows, columns = range(len(grid.rows)), range(len(grid.columns))

        def told(places: Sequence[tuple[int, int]]) -> str:
            line = overview.line(found[grid.places[place]] for place in places if place in grid.places)
            return "" if line is None else f"{decimal(100 * line.mean)}  {decimal(100 * line.worst)}"

        return (
            tuple(told([(row, column) for column in columns]) for row in rows),
            tuple(told([(row, column) for row in rows]) for column in columns),
        )

    def _legend(self, steps: Sequence[float]) -> tuple[str, ...]:
        if not steps:
            return ()
        metric, _ = self.measure
        scale = 100.0 if self.measure == SEAT_BIAS or is_share(metric, self._game) else 1.0
        ends = [shortly(round(scale * step, 9)) for step in steps]
        return (*(self.tr("to {end}").format(end=end) for end in ends), self.tr("over"))

    def _scale(self) -> str:
        if self.measure == SEAT_BIAS:
            return self.tr("points off a fair share")
        return unit(self.measure[0], self._game)

    def _hatch(self, hatched: int, count: int) -> str:
        if self.measure == TEAM:
            return ""
        words = (
            self.tr("interval excludes fairness, {hatched} of {count}")
            if self.measure == SEAT_BIAS
            else self.tr("differs from the baseline, {hatched} of {count}")
        )
        return words.format(hatched=hatched, count=count)
