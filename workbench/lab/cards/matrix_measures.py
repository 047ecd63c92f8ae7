"""Which measure colours the cells of a matrix: the usual ones side by side, any other from a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from engine.numbers.overview import SEAT_BIAS, Measure
from workbench.dress import typeface
from workbench.lab.cards.matrix_axes import ARROW, fit
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.plain_label import long_tip
from workbench.widgets.segment import Segment, button_width

MOST_SIDE_BY_SIDE = 4
Said = Callable[[Measure], str]


class MeasureChoice(QWidget):
    """Buttons for the first measures, and a list of all."""

    chosen = Signal()
    changed = Signal()
    """Other measures are offered: they may need another room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.usual = Segment(self.tr("Measure"), self)
        self.all = _Others(self)
        self.all.setAccessibleName(self.tr("Measure that colours the cells"))
        self.all.setSizeAdjustPolicy(ElidedCombo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.all.setMinimumContentsLength(5)
        self.all.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._usual: dict[str, str] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.usual)
        row.addWidget(self.all)
        self.usual.chosen.connect(self._choose)
        self.all.activated.connect(lambda _: self._take())

    @property
    def measure(self) -> Measure:
        """The measure that was chosen."""
        metric, label = self.all.currentData() or SEAT_BIAS
        return metric, label

    def offer(
        self, measures: Sequence[Measure], usual: Sequence[Measure], titled: Said, meaning: Said
    ) -> None:
        """Offer other measures; the one that was chosen stays so where it is among them."""
        if list(measures) == [self.all.itemData(place) for place in range(self.all.count())]:
            return
        before = self.all.currentData()
        self.all.clear()
        for measure in measures:
            self.all.addItem(titled(measure), measure)
            place = self.all.count() - 1
            self.all.setItemData(place, long_tip(meaning(measure)), Qt.ItemDataRole.ToolTipRole)
        known = before is not None and tuple(before) in measures
        self.all.setCurrentIndex(list(measures).index(tuple(before)) if known else 0)
        first = [each for each in measures if each in usual][:MOST_SIDE_BY_SIDE]
        self._usual = {" ".join(each): titled(each) for each in first}
        self.usual.show_choices(self._usual)
        self.show_measure()
        self.changed.emit()

    def show_measure(self) -> None:
        """Show which measure is chosen."""
        name = " ".join(self.measure)
        self.usual.show_chosen(name)
        button = self.usual.buttons.get(name)
        self.all.is_elsewhere = button is not None and button.isVisibleTo(self)
        if self.all.is_elsewhere:
            self.all.setMinimumWidth(self.all.fontMetrics().horizontalAdvance(self.all.more) + ARROW)
        else:
            fit(self.all)
        self.all.update()

    def give_room(self, room: int) -> None:
        """Show as many buttons as there is room for beside the list; one alone is none."""
        measure = QFontMetrics(typeface.style("group"))
        left = room - self.all.fontMetrics().horizontalAdvance(self.all.more) - ARROW - 8
        shown: dict[str, str] = {}
        for name, title in self._usual.items():
            left -= button_width(title, measure)
            if left < 0:
                break
            shown[name] = title
        self.usual.setVisible(len(shown) > 1)
        for name, button in self.usual.buttons.items():
            button.setVisible(name in shown)
        self.show_measure()

    def _choose(self, name: str) -> None:
        for place in range(self.all.count()):
            if " ".join(self.all.itemData(place)) == name:
                self.all.setCurrentIndex(place)
        self._take()

    def _take(self) -> None:
        self.show_measure()
        self.chosen.emit()


class _Others(ElidedCombo):
    """A list that says that there are more while what is chosen stands beside it already."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_elsewhere = False
        self.more = self.tr("More")

    @property
    def shown_text(self) -> str:
        """As much of the choice as there is room for, or that there are more."""
        return self.more if self.is_elsewhere else super().shown_text
