"""The card of all numbers: everything that was measured of the cells that are shown, explained where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from workbench.lab.cards.card import Card
from workbench.lab.cards.result_cards import names_of
from workbench.lab.metric_words import (
    WHOLE,
    explained,
    is_share,
    labelled,
    metrics_of,
    number_and_interval,
    with_unit,
)
from workbench.widgets.plain_label import long_tip, plain_tip

if TYPE_CHECKING:
    from engine.metrics.statistics import Estimate
    from workbench.lab.runs.findings import CellFindings

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST_HEIGHT = 260
# Below this width two cells and their difference have no room beside their titles.
LEAST_WIDTH = 520


class NumbersCard(Card):
    """A tree of metrics with a column for each cell; what has too many numbers is folded until somebody asks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.title.setText(self.tr("All numbers"))
        self.setAccessibleName(self.title.text())
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(self.title.text())
        self.tree.setFrameShape(QFrame.Shape.NoFrame)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.setMinimumHeight(LEAST_HEIGHT)
        self.tree.setIndentation(14)
        self.tree.setUniformRowHeights(True)
        self.column.addWidget(self.tree, 1)
        self._shown: tuple[str, ...] = ()
        self._folded: dict[str, bool] = {}

    def show_cells(self, cells: Sequence[CellFindings], percent: int) -> None:
        """Show all numbers of some cells, of two also how they differ."""
        self._keep_folds()
        names = names_of(cells)
        heads = [self.tr("Measure"), *names]
        if len(cells) == 2:
            heads.append(self.tr("Difference"))
        self.tree.clear()
        self.tree.setColumnCount(len(heads))
        self.tree.setHeaderLabels(heads)
        for place, name in enumerate(heads):
            self.tree.headerItem().setToolTip(place, plain_tip(name))
            if place:
                self.tree.headerItem().setTextAlignment(place, RIGHT)
        if len(cells) == 2:
            self.tree.headerItem().setToolTip(
                len(heads) - 1,
                long_tip(
                    self.tr(
                        "The second less the first; bold where its interval excludes 0. Both are taken as independent, "
                        "so that ± is wider than where the same games are paired."
                    )
                ),
            )
        known = metrics_of(cells[0].cell.game)
        for metric in cells[0].sums:
            self._add(metric, cells, percent, is_detail=metric in known and known[metric].is_detail)
        self._fit()
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(70)
        self.hint.setText(self.tr("± half of a {percent} % interval").format(percent=percent))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the baseline's own numbers out where there is room for a number and its difference only."""
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        is_pair = self.tree.columnCount() == 4
        self.tree.setColumnHidden(1, is_pair and self.width() < LEAST_WIDTH)

    def _keep_folds(self) -> None:
        for number in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(number)
            if item is not None and item.childCount():
                self._folded[item.data(0, Qt.ItemDataRole.UserRole)] = not item.isExpanded()

    def _add(self, metric: str, cells: Sequence[CellFindings], percent: int, *, is_detail: bool) -> None:
        game = cells[0].cell.game
        found = [each.estimates(metric, percent) for each in cells]
        labels = [
            label
            for label in dict.fromkeys(label for each in found for label in each)
            # A reason by which no game ended says nothing.
            if metric != "end_reasons" or any(each[label].value for each in found if label in each)
        ]
        if not labels:
            return
        head = QTreeWidgetItem([with_unit(metric, game)])
        head.setData(0, Qt.ItemDataRole.UserRole, metric)
        head.setToolTip(0, long_tip(explained(metric, game, None, percent)))
        self.tree.addTopLevelItem(head)
        # A title above others has no numbers of its own.
        head.setFirstColumnSpanned(not set(WHOLE).intersection(labels))
        for label in labels:
            item = head
            if label not in WHOLE:
                item = QTreeWidgetItem(head, [labelled(metric, label, game)])
            self._write(item, metric, [each.get(label) for each in found], cells, percent)
        head.setExpanded(not self._folded.get(metric, is_detail))

    def _write(
        self,
        item: QTreeWidgetItem,
        metric: str,
        values: Sequence[Estimate | None],
        cells: Sequence[CellFindings],
        percent: int,
    ) -> None:
        game = cells[0].cell.game
        share = is_share(metric, game)
        for place, value in enumerate(values, 1):
            text = "–" if value is None else " ".join(number_and_interval(value, is_share=share))
            item.setText(place, text)
            item.setTextAlignment(place, RIGHT)
            item.setToolTip(place, long_tip(explained(metric, game, value, percent)))
        known = [value for value in values if value is not None]
        item.setToolTip(0, long_tip(explained(metric, game, known[0] if known else None, percent)))
        if len(values) == 2 and len(known) == 2:
            difference = differing(known[0], known[1])
            item.setText(3, " ".join(number_and_interval(difference, is_share=share, is_signed=True)))
            item.setTextAlignment(3, RIGHT)
            face = item.font(3)
            face.setBold(difference.excludes_zero)
            item.setFont(3, face)

    def text_of(self, metric: str, label: str = "all", column: int = 1) -> str:
        """Give what stands in a row: for whoever reads the card without eyes."""
        for number in range(self.tree.topLevelItemCount()):
            head = self.tree.topLevelItem(number)
            if head is None or head.data(0, Qt.ItemDataRole.UserRole) != metric:
                continue
            rows = [head, *(head.child(place) for place in range(head.childCount()))]
            wanted = label if label not in WHOLE else head.text(0)
            return next((row.text(column) for row in rows if row and row.text(0) == wanted), "")
        return ""


def differing(one: Estimate, other: Estimate) -> Estimate:
    """Give how much a number differs from another, both taken as independent."""
    from engine.metrics.statistics import Estimate

    value, half = other.value - one.value, hypot(one.half_width, other.half_width)
    return Estimate(value, value - half, value + half, min(one.count, other.count))
