"""The head of the results: what is shown of a run, compared with what, and the marks of the series."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.lab.cards.card import Legend
from workbench.lab.cards.result_cards import names_of
from workbench.lab.cards.selection import Group, Selection
from workbench.lab.words import cell_label, lineup_label, map_label, variant_label
from workbench.visible import one_line
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.flow import Flow
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

if TYPE_CHECKING:
    from workbench.lab.runs.findings import Findings

LEAST_WIDE = 80
# Of each part of the row, in pixels.
MOST_WIDE = 150


class ResultsHead(QWidget):
    """Title and sentence, and below them the choices, as far as there is something to choose."""

    group_chosen = Signal(int)
    other_chosen = Signal(int)
    base_chosen = Signal(int)
    """The number of a cell that is compared, or that others are compared with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("title"))
        self.about = ElidedLabel(parent=self)
        self.about.setObjectName("hint")
        self.legend = Legend(self)
        self.groups, self.others, self.bases = (ElidedCombo(self) for _ in range(3))
        self.groups.setAccessibleName(self.tr("Map, players and line-up"))
        self.others.setAccessibleName(self.tr("Variant that is compared with the baseline"))
        self.bases.setAccessibleName(self.tr("Baseline"))
        self.bases.setToolTip(
            plain_tip(
                self.tr("Differences are from this cell; of varied values, the variant's own to begin with.")
            )
        )
        for choice in (self.groups, self.others, self.bases):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            choice.setMinimumWidth(LEAST_WIDE)
        self.groups.activated.connect(self.group_chosen)
        self.others.activated.connect(lambda place: self.other_chosen.emit(self.others.itemData(place)))
        self.bases.activated.connect(lambda place: self.base_chosen.emit(self.bases.itemData(place)))
        choices: tuple[QComboBox, ...] = (self.groups, self.others, self.bases)
        self._words = {choice: PlainLabel(self) for choice in choices}
        self._words[self.groups].setText(self.tr("Shown"))
        self._words[self.others].setText(self.tr("Compared"))
        self._words[self.bases].setText(self.tr("Baseline"))
        self._lay_out()

    def _lay_out(self) -> None:
        first, self._choices = QHBoxLayout(), QWidget(self)
        first.setSpacing(10)
        first.addWidget(self.title)
        first.addWidget(self.about, 1)
        first.addWidget(self.legend)
        # What has no room in the line stands in the next, its words whole.
        second = Flow(self._choices, gap=12)
        self._pairs: dict[QComboBox, QWidget] = {}
        for choice, share in ((self.groups, 3), (self.bases, 2), (self.others, 2)):
            self._pairs[choice] = pair = QWidget(self._choices)
            row = QHBoxLayout(pair)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(8)
            self._words[choice].setObjectName("hint")
            row.addWidget(self._words[choice])
            choice.setMaximumWidth(MOST_WIDE * share)
            row.addWidget(choice)
            second.addWidget(pair)
        self._first, self._second = first, second
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(first)
        self._choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @property
    def choices(self) -> QWidget:
        """What can be chosen of a run, to stand before the cards that it is for."""
        return self._choices

    def hold(self, axes: QWidget) -> None:
        """Have what stands in the rows and columns of a matrix at the end of the first line."""
        if self._first.indexOf(axes) < 0:
            self._first.addWidget(axes)

    # ------------------------------------------------------------ showing

    def list_groups(self, findings: Findings, groups: Sequence[Group]) -> None:
        """Offer the groups of a run."""
        self.groups.clear()
        for group in groups:
            cell = findings.cells[group[0]].cell
            place = [map_label(cell.map)] if cell.map else []
            said = [*place, self.tr("%n player(s)", "", cell.players), lineup_label(cell.lineup)]
            self.groups.addItem(one_line(", ".join(said)), group)

    def show_pair(self, findings: Findings, pair: Group) -> None:
        """Offer two cells side by side beside the groups, in the place of two others."""
        one, other = (cell_label(findings.cells[number].cell) for number in pair)
        text = self.tr("{one} beside {other}").format(one=one, other=other)
        last = self.groups.count() - 1
        if last >= 0 and self.groups.itemData(last, PAIR):
            self.groups.removeItem(last)
        self.groups.addItem(one_line(text), pair)
        self.groups.setItemData(self.groups.count() - 1, True, PAIR)
        self.groups.setItemData(self.groups.count() - 1, plain_tip(text), 3)
        self.groups.setCurrentIndex(self.groups.count() - 1)

    @property
    def shows_pair(self) -> bool:
        """Say whether two cells were chosen to stand side by side."""
        return bool(self.groups.currentData(PAIR))

    def show_selection(self, selection: Selection, *, is_whole: bool = False) -> None:
        """Show what is looked at, and what could be compared instead; above a matrix the whole run is told."""
        findings, order = selection.findings, selection.ordered
        for choice, numbers, at in (
            (self.bases, selection.group, order[0]),
            (self.others, order[1:], selection.duellists[1] if len(order) > 1 else -1),
        ):
            choice.clear()
            named = dict(
                zip(selection.group, names_of([findings.cells[n] for n in selection.group]), strict=True)
            )
            for number in numbers:
                choice.addItem(one_line(named[number]), number)
            choice.setCurrentIndex(choice.findData(at))
        self._show(self.groups, self.groups.count() > 1)
        self._show(self.bases, len(order) > 1 and not selection.is_pair)
        self._show(self.others, len(order) > 2)
        # Above a matrix the marks of the series stand with the choices, before the charts that have them.
        (self._second if is_whole else self._first).addWidget(self.legend)
        self._choices.setVisible(any(not each.isHidden() for each in (self.groups, self.bases, self.others)))
        self.groups.setToolTip(plain_tip(self.groups.currentText()))
        self.about.setText(self._whole(selection.findings) if is_whole else self._sentence(selection))

    def _show(self, choice: QComboBox, is_shown: bool) -> None:
        for part in (choice, self._words[choice], self._pairs[choice]):
            part.setVisible(is_shown)

    def _sentence(self, selection: Selection) -> str:
        cells = [selection.findings.cells[number].cell for number in selection.ordered]
        if selection.is_pair:
            return self.groups.currentText()
        variants = list(dict.fromkeys(variant_label(cell) for cell in cells))
        said = (
            ", ".join(variants)
            if len(variants) < 4
            else self.tr("{count} variants").format(count=len(variants))
        )
        words = self.tr("{variants} on {map}, {players}, {lineup}, seed {seed}")
        if not cells[0].map:
            words = self.tr("{variants}, {players}, {lineup}, seed {seed}")
        return words.format(
            variants=said,
            map=", ".join(dict.fromkeys(map_label(cell.map) for cell in cells)),
            players=self.tr("%n player(s)", "", cells[0].players),
            lineup=lineup_label(cells[0].lineup),
            seed=cells[0].seed,
        )

    def _whole(self, findings: Findings) -> str:
        """Say what a whole run is made of."""
        cells = [each.cell for each in findings.cells]
        maps, variants = ({getattr(cell, way) for cell in cells} for way in ("map", "variant"))
        counts = sorted({cell.players for cell in cells})
        parts = [self.tr("%n map(s)", "", len(maps))] if maps != {""} else []
        parts.append(self.tr("%n edition(s)", "", len(variants)))
        said = self.tr("{counts} players").format(counts=", ".join(map(str, counts)))
        agents = dict.fromkeys(name for cell in cells for name in cell.lineup)
        return ", ".join(
            [
                " × ".join([*parts, said]),
                ", ".join(agents),
                self.tr("seed {seed}").format(seed=cells[0].seed),
            ]
        )

    def fit_legend(self, room: int) -> None:
        """Leave the legend out where the heading has no room for it: charts name their series too."""
        self.legend.setVisible(not room or self.title.sizeHint().width() + 10 + self.legend.width() <= room)


PAIR = 256 + 1
"""The role of an item that says it is a pair of cells, not a group."""
