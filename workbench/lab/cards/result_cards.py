"""The cards of results that every game has: who wins, how games end, how long they last, which agent leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from workbench.lab.cards.card import ChartCard
from workbench.lab.charts.histogram import Distribution, Histogram
from workbench.lab.charts.interval_chart import IntervalChart
from workbench.lab.charts.rates import Row
from workbench.lab.charts.share_chart import ShareChart
from workbench.lab.parts import parts_of
from workbench.lab.words import labels_of, lineup_label, reason_label, seat_label
from workbench.numerals import whole
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from workbench.lab.runs.findings import CellFindings

translate = QCoreApplication.translate

MOST_BARS = 8
MOST_SERIES = 4
LENGTH = "turns"


def names_of(cells: Sequence[CellFindings]) -> list[str]:
    """Name cells that stand side by side."""
    return labels_of([each.cell for each in cells])


class WinsCard(ChartCard):
    """Each seat's win rate, or the team's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Seat win rates"))

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show the seats of some cells."""
        found = [each.estimates("win_rate", percent) for each in cells]
        if cells[0].is_cooperative:
            self.call(self.tr("Team win rate"))
            rows = [Row(self.tr("Team"), tuple(each.get("team") for each in found))]
            self.picture.show_rows(rows, names_of(cells), None, self.tr("win rate of the team, %"))
        else:
            self.call(self.tr("Seat win rates"))
            seats = range(max(each.cell.players for each in cells))
            rows = [
                Row(seat_label(seat), tuple(each.get(f"seat {seat}") for each in found), seat)
                for seat in seats
            ]
            caption = self.tr("win rate, %; dashed: a fair seat")
            is_alike = len({each.cell.players for each in cells}) == 1
            self.picture.show_rows(rows, names_of(cells), 1 / len(seats) if is_alike else None, caption)
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
        self.setVisible(len(set(lineup)) > 1 and not cells[0].is_cooperative)
        found = [each.estimates("agent_win_rate", percent) for each in cells]
        order = sorted(found[0], key=lambda label: -found[0][label].value)
        rows = [Row(label, tuple(each.get(label) for each in found)) for label in order]
        caption = self.tr("win rate, %, wherever the agent sits; dashed: all alike")
        self.picture.show_rows(rows, names_of(cells), 1 / len(lineup), caption)
        self.show_hint(self.tr("agents of the line-up"))


class StrengthCard(ChartCard):
    """How often the first seat wins by who plays: only where several line-ups were played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = IntervalChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("First seat by line-up"))

    def show_groups(self, groups: Sequence[Sequence[CellFindings]], percent: int) -> None:
        """Show the groups of cells that differ in their line-ups alone, the variants of each side by side."""
        first = groups[0]
        alike = [group for group in groups if _is_alike(group, first)]
        self.setVisible(len(alike) > 1 and not first[0].is_cooperative)
        rows = [
            Row(
                lineup_label(group[0].cell.lineup),
                tuple(each.estimates("win_rate", percent).get("seat 0") for each in group[:MOST_SERIES]),
            )
            for group in alike
        ]
        names = names_of(first[:MOST_SERIES])
        fair = 1 / first[0].cell.players
        self.picture.show_rows(rows, names, fair, self.tr("wins of the first seat, %; dashed: a fair seat"))
        self.show_hint(self.tr("all line-ups of the run"))


def _is_alike(group: Sequence[CellFindings], other: Sequence[CellFindings]) -> bool:
    """Say whether two groups play the same variants on the same map with as many players."""
    return len(group) == len(other) and all(
        (one.cell.map, one.cell.variant, one.cell.players)
        == (two.cell.map, two.cell.variant, two.cell.players)
        for one, two in zip(group, other, strict=True)
    )


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
        self.picture.show_rows(rows, {key: reason_label(key, cells[0].cell.game) for key in keys})
        self.show_hint(self.tr("% of games"))


class SpreadCard(ChartCard):
    """How many turns games last, or how what the game counts is distributed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = Histogram("", "")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Game length"))
        self.what = LENGTH
        self._cells: Sequence[CellFindings] = ()
        self._units: dict[str, str] = {}
        self.choice = Segment(self.tr("Distribution"), self)
        self.choice.chosen.connect(self.choose)
        self.add_tool(self.choice)
        self._offer("")

    def _offer(self, game: str) -> None:
        """Offer what is distributed in the games of a game."""
        own = parts_of(game).spreads
        choices = {LENGTH: self.tr("Turns"), **{name: translate(*title) for name, (title, _) in own.items()}}
        self._units = {
            LENGTH: self.tr("turns"),
            **{name: translate(*unit) for name, (_, unit) in own.items()},
        }
        self.what = self.what if self.what in choices else LENGTH
        self.choice.show_choices(choices)
        self.choice.setVisible(len(choices) > 1)
        self.choice.show_chosen(self.what)

    def choose(self, what: str) -> None:
        """Show turns, or something else that is distributed."""
        self.what = what
        self.choice.show_chosen(what)
        self.show_cells(self._cells)

    def show_cells(self, cells: Sequence[CellFindings]) -> None:
        """Show the distributions of some cells."""
        if cells and (not self._cells or cells[0].cell.game != self._cells[0].cell.game):
            self._offer(cells[0].cell.game)
        self._cells = cells
        self.picture.unit = self._units[self.what]
        counts = [each.spreads.get(self.what, {}) for each in cells]
        self.picture.show_series(
            [Distribution(name, each) for name, each in zip(names_of(cells), counts, strict=True)]
        )
        self.show_hint("")
