"""How the game follows a varied value: one number of it against the values that were tried."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from engine.texts.edit import written
from workbench.lab.cards.card import ChartCard
from workbench.lab.charts.line_chart import LineChart
from workbench.lab.metric_words import meaning, metrics_of, titled, unit
from workbench.rules.spelling import headed_label, spelled
from workbench.rules.titles import short_title
from workbench.widgets.plain_label import long_tip

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from engine.numbers.plan import Cell
    from workbench.lab.runs.findings import CellFindings

FIRST, TEAM = ("turns", "all"), ("win_rate", "team")


class SensitivityCard(ChartCard):
    """A chart over the values of what the experiment varies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.picture = LineChart("")
        super().__init__("", self.picture, parent)
        self.call(self.tr("Sensitivity"))
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(self.tr("Number shown against the varied value"))
        self.choice.activated.connect(lambda _: self._show())
        self.add_tool(self.choice)
        self._cells: Sequence[CellFindings] = ()
        self._percent = 95
        self.hide()

    def show_group(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show cells that differ in a varied value; where none does the card hides."""
        self._cells, self._percent = cells, percent
        key = varied([each.cell for each in cells])
        self.setVisible(key is not None)
        if key is None:
            return
        self._list_numbers()
        self._show()

    @property
    def _game(self) -> str:
        return self._cells[0].cell.game

    def _list_numbers(self) -> None:
        known = metrics_of(self._game)
        wanted = [
            (metric, label)
            for metric, sums in self._cells[0].sums.items()
            for label in sums
            if metric != "agent_win_rate" and not (metric in known and known[metric].is_detail)
        ]
        if wanted == [self.choice.itemData(place) for place in range(self.choice.count())]:
            return
        chosen = self.choice.currentData() or (TEAM if self._cells[0].is_cooperative else FIRST)
        self.choice.clear()
        for metric, label in wanted:
            self.choice.addItem(titled(metric, label, self._game), (metric, label))
            tip = long_tip(meaning(metric, self._game))
            self.choice.setItemData(self.choice.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.choice.setCurrentIndex(wanted.index(tuple(chosen)) if tuple(chosen) in wanted else 0)

    def _show(self) -> None:
        chosen = self.choice.currentData()
        key = varied([each.cell for each in self._cells])
        if chosen is None or key is None:
            return
        metric, label = chosen
        self.choice.setToolTip(long_tip(meaning(metric, self._game)))
        route = tuple(key.split("."))
        values = list(dict.fromkeys(written(each.cell.changes.get(key)) for each in self._cells))
        lines: dict[str, list[Estimate | None]] = {}
        for each in self._cells:
            line = lines.setdefault(_line_of(each.cell, key), [None] * len(values))
            place = values.index(written(each.cell.changes.get(key)))
            line[place] = each.estimates(metric, self._percent).get(label)
        shown = {name: tuple(line) for name, line in lines.items()}
        tried = _spelled(route, self._cells, key)
        value = headed_label(route, f"variant/{self._game}")
        known = metrics_of(self._game)[metric]
        unit_words = "%" if known.is_share else unit(metric, self._game)
        self.picture.show_lines(tried, shown, value, unit_words, is_rate=known.is_share)
        number = titled(metric, label, self._game)
        self.show_hint(self.tr("{number} by {value}").format(number=number, value=value))


def varied(cells: Sequence[Cell]) -> str | None:
    """Give the first changed key that has several values among cells."""
    for key in dict.fromkeys(key for cell in cells for key in cell.changes):
        if len({written(cell.changes.get(key)) for cell in cells}) > 1:
            return key
    return None


def _spelled(route: tuple[str, ...], cells: Sequence[CellFindings], key: str) -> list[str]:
    """Give the values that were tried, as people read them."""
    found = {written(each.cell.changes.get(key)): each.cell.changes.get(key) for each in cells}
    kind = f"variant/{cells[0].cell.game}" if cells else ""
    return [spelled(route, value, kind) for value in found.values()]


def _line_of(cell: Cell, key: str) -> str:
    """Name the line a cell lies on: its variant and whatever else is changed."""
    others = [
        f"{headed_label(tuple(other.split('.')), f'variant/{cell.game}')}: {value}"
        for other, value in cell.changes.items()
        if other != key
    ]
    return ", ".join([short_title(str(cell.values.get("title") or cell.variant)), *others])
