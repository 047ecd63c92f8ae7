"""The page of results: what the games of a run have shown, as cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench import typeface
from workbench.lab.board_chart import BoardChart
from workbench.lab.card import ChartCard, Legend
from workbench.lab.duel import DuelCard
from workbench.lab.findings import why_not_paired
from workbench.lab.heat import MEASURES, capacities_of, values_of
from workbench.lab.histogram import Distribution, Histogram
from workbench.lab.interval_chart import IntervalChart, Row
from workbench.lab.sensitivity import SensitivityCard
from workbench.lab.share_chart import ShareChart
from workbench.lab.words import (
    UNPAIRED,
    labels_of,
    lineup_label,
    map_label,
    reason_label,
    seat_label,
    variant_label,
    whole,
)
from workbench.map.segment import Segment
from workbench.panels import ElidedLabel

if TYPE_CHECKING:
    from engine.plan import Cell
    from workbench.lab.findings import CellFindings, Exhibit, Findings, Flip

translate = QCoreApplication.translate

MOST_SERIES = 4
MOST_BARS = 8
# Below this width cards stand in two columns.
TWO_COLUMNS = 980
COLUMNS = 32


@dataclass(frozen=True)
class GameWish:
    """A game to open at the table: by which cell it was played, by which other it is judged too, and where to look."""

    played: Cell
    judged: Cell
    flip: Flip
    # The turn in which the other cell's game runs another way, where it does.
    turn: int | None

    @property
    def number(self) -> int:
        """The number of the game."""
        return self.flip.number

    def turned(self) -> GameWish:
        """Give the wish for the other cell's game of the same number."""
        other = replace(self.flip, base=self.flip.other, other=self.flip.base)
        return GameWish(self.judged, self.played, other, self.turn)


class Results(QWidget):
    """The cards of one run, of a run on its way, or of several runs side by side."""

    wants_game = Signal(object)
    """The `GameWish` of a game to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.exhibit: Exhibit | None = None
        self.percent = 95
        self.is_final = True
        self._group: tuple[int, ...] = ()
        self._arranged: tuple[bool, ...] = ()
        self.wins = ChartCard(self.tr("Seat win rates"), IntervalChart(self.tr("Seat win rates")), self)
        self.duel = DuelCard(self)
        self.ends = ChartCard(self.tr("How games end"), ShareChart(self.tr("How games end")), self)
        self.lengths = Histogram(self.tr("Game length"), self.tr("turns"))
        self.length = ChartCard(self.tr("Game length"), self.lengths, self)
        self.board = BoardChart(self.tr("Board heat map"))
        self.heat = ChartCard(self.tr("Board heat map"), self.board, self)
        self.ladder = ChartCard(self.tr("Agent ladder"), IntervalChart(self.tr("Agent ladder")), self)
        self.sensitivity = SensitivityCard(self)
        self.cards = (
            self.wins,
            self.duel,
            self.ends,
            self.length,
            self.heat,
            self.ladder,
            self.sensitivity,
        )
        self._make_switches()
        self._lay_out()
        self.duel.wants_game.connect(self._ask_for_game)

    def _make_switches(self) -> None:
        self.spread_choice = Segment(self.tr("Distribution"), self)
        self.spread_choice.show_choices({"turns": self.tr("Turns"), "removed": self.tr("Removed figures")})
        self.spread_choice.show_chosen("turns")
        self.spread_choice.chosen.connect(self._show_spread)
        self.length.add_tool(self.spread_choice)
        self.heat_choice = Segment(self.tr("Heat map"), self)
        self.heat_choice.show_choices({key: translate("heat", each.title) for key, each in MEASURES.items()})
        self.heat_choice.show_chosen(self.board.measure)
        self.heat_choice.chosen.connect(self._show_heat)
        self.heat.add_tool(self.heat_choice)
        self.heat_cell = self.board.cell_choice
        self.heat_cell.setAccessibleName(self.tr("Variant of the heat map"))
        self.heat_cell.activated.connect(lambda _: self._show_heat(self.board.measure))
        self.group_choice = QComboBox(self)
        self.group_choice.setAccessibleName(self.tr("Map, players and line-up"))
        self.group_choice.activated.connect(lambda _: self._show_group())
        self.other_choice = QComboBox(self)
        self.other_choice.setAccessibleName(self.tr("Variant that is compared with the baseline"))
        self.other_choice.activated.connect(lambda _: self._show_cards())
        for choice in (self.group_choice, self.other_choice, self.heat_cell):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def _lay_out(self) -> None:
        self.title = QLabel(self)
        self.title.setFont(typeface.style("title"))
        self.about = ElidedLabel(parent=self)
        self.about.setObjectName("hint")
        self.legend = Legend(self)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title)
        head.addWidget(self.about, 1)
        head.addWidget(self.group_choice)
        head.addWidget(self.other_choice)
        head.addWidget(self.legend)
        self._grid = QGridLayout()
        self._grid.setSpacing(10)
        for number in range(COLUMNS):
            self._grid.setColumnStretch(number, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(head)
        column.addLayout(self._grid, 1)

    # ------------------------------------------------------------ what is shown

    @property
    def findings(self) -> Findings | None:
        """What the games have shown."""
        return self.exhibit.findings if self.exhibit else None

    def show_exhibit(self, exhibit: Exhibit, *, is_final: bool = True) -> None:
        """Show what a run has shown, perhaps on its way; of the same run the choices stay."""
        self.is_final = is_final
        is_same = self.exhibit is not None and (
            [each.cell for each in exhibit.findings.cells]
            == [each.cell for each in self.exhibit.findings.cells]
        )
        self.exhibit = exhibit
        self.title.setText(exhibit.title)
        if not is_same:
            self._list_groups()
            self._show_group()
        else:
            self._show_cards()

    def show_percent(self, percent: int) -> None:
        """Show intervals of another confidence."""
        self.percent = percent
        if self.exhibit is not None:
            self._show_cards()

    def _list_groups(self) -> None:
        assert self.findings is not None
        self.group_choice.clear()
        for group in self._groups():
            cell = self.findings.cells[group[0]].cell
            words = self.tr("{map}, {players} players, {lineup}")
            shown = words.format(
                map=map_label(cell.map), players=cell.players, lineup=lineup_label(cell.lineup)
            )
            self.group_choice.addItem(shown)
        self.group_choice.setVisible(self.group_choice.count() > 1)

    def _groups(self) -> Sequence[tuple[int, ...]]:
        """Give the groups; runs that have nothing in common but their number of players stand side by side."""
        assert self.exhibit is not None
        findings = self.exhibit.findings
        cells = [each.cell for each in findings.cells]
        alone = all(len(group) == 1 for group in findings.groups)
        if len(self.exhibit.names) > 1 and alone and len({cell.players for cell in cells}) == 1:
            return (tuple(range(len(cells))),)
        return findings.groups

    def _show_group(self) -> None:
        assert self.findings is not None
        self._group = self._groups()[max(0, self.group_choice.currentIndex())]
        cells = [self.findings.cells[number] for number in self._group]
        names = labels_of([each.cell for each in cells])
        for choice, shown in ((self.other_choice, names[1:]), (self.heat_cell, names)):
            choice.clear()
            choice.addItems(list(shown))
        self.heat_cell.setCurrentIndex(len(names) - 1)
        self.heat_cell.setVisible(len(names) > 1 and self.board.height() > 140)
        self.other_choice.setVisible(len(names) > 2)
        self._show_cards()
        self._arrange(force=True)

    @property
    def _shown(self) -> list[int]:
        """The cells that charts draw: all, or the baseline and the chosen one where they are many."""
        if len(self._group) <= MOST_SERIES:
            return list(self._group)
        return [self._group[0], self._group[1 + max(0, self.other_choice.currentIndex())]]

    def _show_cards(self) -> None:
        assert self.findings is not None
        shown = [self.findings.cells[number] for number in self._shown]
        names = labels_of([each.cell for each in shown])
        self.legend.show_series(names if len(names) > 1 else [])
        self.about.setText(self._sentence())
        self._show_wins(shown, names)
        self._show_duel()
        self._show_ends()
        self._show_spread(self._spread)
        self._show_heat(self.board.measure)
        self._show_ladder(shown, names)
        self.sensitivity.show_group([self.findings.cells[number] for number in self._group], self.percent)
        self._arrange()

    def _sentence(self) -> str:
        assert self.findings is not None
        cells = [self.findings.cells[number].cell for number in self._group]
        variants = list(dict.fromkeys(variant_label(cell) for cell in cells))
        said = (
            ", ".join(variants)
            if len(variants) < 4
            else self.tr("{count} variants").format(count=len(variants))
        )
        return self.tr("{variants} on {map}, {players} players, {lineup}, seed {seed}").format(
            variants=said,
            map=", ".join(dict.fromkeys(map_label(cell.map) for cell in cells)),
            players=cells[0].players,
            lineup=lineup_label(cells[0].lineup),
            seed=cells[0].seed,
        )

    def _show_wins(self, shown: list[CellFindings], names: list[str]) -> None:
        found = [each.estimates("win_rate", self.percent) for each in shown]
        seats = range(shown[0].cell.players)
        rows = [
            Row(seat_label(seat), tuple(each.get(f"seat {seat}") for each in found), seat) for seat in seats
        ]
        chart = self.wins.chart
        assert isinstance(chart, IntervalChart)
        chart.show_rows(rows, names, 1 / len(seats), self.tr("win rate, %; dashed: a fair seat"))
        self.wins.show_hint(self._games_each(shown))

    def _games_each(self, shown: list[CellFindings]) -> str:
        numbers = sorted({each.games for each in shown})
        said = whole(numbers[0]) if len(numbers) == 1 else f"{whole(numbers[0])}–{whole(numbers[-1])}"
        if len(shown) == 1:
            return self.tr("{count} games").format(count=said)
        return self.tr("{count} games each").format(count=said)

    def _show_duel(self) -> None:
        findings = self.findings
        assert findings is not None
        self.duel.setVisible(len(self._group) > 1)
        if len(self._group) < 2:
            return
        base, other = self._duellists
        cells = findings.cells[base].cell, findings.cells[other].cell
        pair = findings.pairs.get((base, other))
        one, two = labels_of(list(cells))
        if pair is None:
            reason = why_not_paired(*cells)
            self.duel.show_unpaired(translate("lab", UNPAIRED[reason]) if reason in UNPAIRED else "")
        else:
            self.duel.show_pair(pair, cells, (one, two), self.percent, is_final=self.is_final)

    @property
    def _duellists(self) -> tuple[int, int]:
        """The numbers of the cells in the duel."""
        return self._group[0], self._group[1 + max(0, self.other_choice.currentIndex())]

    def _show_ends(self) -> None:
        assert self.findings is not None
        cells = [self.findings.cells[number] for number in self._group[:MOST_BARS]]
        names = labels_of([each.cell for each in cells])
        found = {
            name: each.estimates("end_reasons", self.percent) for name, each in zip(names, cells, strict=True)
        }
        keys = [
            key
            for key in cells[0].sums.get("end_reasons", {})
            if any(rows[key].value for rows in found.values() if key in rows)
        ]
        chart = self.ends.chart
        assert isinstance(chart, ShareChart)
        chart.show_rows(found, {key: reason_label(key) for key in keys})
        self.ends.show_hint(self.tr("% of games"))

    @property
    def _spread(self) -> str:
        return next(
            (word for word, button in self.spread_choice.buttons.items() if button.isChecked()), "turns"
        )

    def _show_spread(self, what: str) -> None:
        assert self.findings is not None
        self.spread_choice.show_chosen(what)
        self.lengths.unit = self.tr("turns") if what == "turns" else self.tr("figures removed by ties")
        shown = [self.findings.cells[number] for number in self._shown]
        names = labels_of([each.cell for each in shown])
        series = [
            Distribution(name, each.turns if what == "turns" else each.removed)
            for name, each in zip(names, shown, strict=True)
        ]
        self.lengths.show_series(series)
        self.length.show_hint("")

    def _show_heat(self, measure: str) -> None:
        from engine import board as boards
        from workbench.canvas.scene import of_board

        assert self.findings is not None
        self.heat_choice.show_chosen(measure)
        each = self.findings.cells[self._group[max(0, self.heat_cell.currentIndex())]]
        cell = each.cell
        scene = of_board(boards.from_record(cell.spaces, cell.players, "run"))
        capacities = capacities_of(cell.spaces)
        spaces = each.spaces
        names = {
            (int(q), int(r)): _called(int(q), int(r), str(name))
            for q, r, name in zip(
                spaces.get("q", ()), spaces.get("r", ()), spaces.get("name", ()), strict=True
            )
        }
        values = values_of(spaces, capacities, each.games, measure)
        if measure != "use":
            # Only what has a name of its own: a neighbour of Edo is a place to stand, not one to win.
            names = {at: name for at, name in names.items() if at in values}
        self.board.show_board(scene, names, values, measure)
        self.heat.show_hint("")

    def _show_ladder(self, shown: list[CellFindings], names: list[str]) -> None:
        lineup = shown[0].cell.lineup
        self.ladder.setVisible(len(set(lineup)) > 1)
        found = [each.estimates("agent_win_rate", self.percent) for each in shown]
        rows = [
            Row(label, tuple(each.get(label) for each in found))
            for label in sorted(found[0], key=lambda label: -found[0][label].value)
        ]
        chart = self.ladder.chart
        assert isinstance(chart, IntervalChart)
        chart.show_rows(
            rows, names, 1 / len(lineup), self.tr("win rate, %, wherever the agent sits; dashed: all alike")
        )
        self.ladder.show_hint(self.tr("agents of the line-up"))

    # ------------------------------------------------------------ games

    def _ask_for_game(self, flip: Flip) -> None:
        assert self.findings is not None
        base, other = (self.findings.cells[number].cell for number in self._duellists)
        parted = self.duel.table.flips.partings.get(flip.number)
        turn = parted.turn if parted is not None and parted.turn >= 0 else None
        self.wants_game.emit(GameWish(base, other, flip, turn))

    @property
    def has_flip(self) -> bool:
        """Say whether a game whose winner differs is selected."""
        return self.exhibit is not None and self.duel.isVisible() and self.duel.table.selected is not None

    def open_flip(self) -> None:
        """Open the selected game whose winner differs."""
        if (flip := self.duel.table.selected) is not None:
            self._ask_for_game(flip)

    # ------------------------------------------------------------ room

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the cards where there is room for them."""
        self._arrange()

    def _arrange(self, *, force: bool = False) -> None:
        is_wide = self.width() >= TWO_COLUMNS
        wanted = (is_wide, *(not card.isHidden() for card in self.cards))
        if wanted == self._arranged and not force:
            return
        self._arranged = wanted
        while self._grid.takeAt(0) is not None:
            pass
        for number, row in enumerate(self._rows(is_wide)):
            at = 0
            weights = sum(weight for _, weight in row)
            for place, (card, weight) in enumerate(row):
                wide = COLUMNS - at if place == len(row) - 1 else round(COLUMNS * weight / weights)
                self._grid.addWidget(card, number, at, 1, wide)
                at += wide

    def _rows(self, is_wide: bool) -> list[list[tuple[QWidget, int]]]:
        """Give the cards row by row, each with its share of the width."""
        if is_wide:
            rows: list[list[tuple[QWidget, int]]] = [
                [(self.wins, 5), (self.duel, 11)],
                [(self.ends, 5), (self.length, 5), (self.heat, 6)],
                [(self.sensitivity, 9), (self.ladder, 7)],
            ]
        else:
            rows = [
                [(self.wins, 1), (self.ends, 1)],
                [(self.duel, 1)],
                [(self.heat, 1)],
                [(self.length, 1)],
                [(self.sensitivity, 1)],
                [(self.ladder, 1)],
            ]
        seen = [[(card, weight) for card, weight in row if not card.isHidden()] for row in rows]
        return [row for row in seen if row]


def _called(q: int, r: int, name: str) -> str:
    """Name a space; one without a name near it by its coordinate."""
    return translate("heat", "hex {at}").format(at=name) if name == f"{q},{r}" else name
