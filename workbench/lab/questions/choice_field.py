"""A choice of a few: all words side by side where there is room, else a list that opens."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from workbench.widgets.segment import Segment


class ChoiceField(QWidget):
    """Shows the choices of a list as segments; the list stays what holds them."""

    def __init__(self, combo: QComboBox, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.combo = combo
        self.segment = Segment(name, self)
        self._name = name
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(combo)
        row.addWidget(self.segment, 0, Qt.AlignmentFlag.AlignLeft)
        model = combo.model()
        for changed in (model.rowsInserted, model.rowsRemoved, model.modelReset, model.dataChanged):
            changed.connect(self._show_choices)
        combo.currentIndexChanged.connect(self._show_chosen)
        self.segment.chosen.connect(self._choose)
        self.set_unfolded(True)
        self._show_choices()

    def set_unfolded(self, is_unfolded: bool) -> None:
        """Show all words, or the list."""
        self.combo.setVisible(not is_unfolded)
        self.segment.setVisible(is_unfolded)

    def width_unfolded(self) -> int:
        """Give the room that all words need."""
        return self.segment.sizeHint().width()

    def width_folded(self) -> int:
        """Give the room that the list needs."""
        return self.combo.sizeHint().width()

    def _show_choices(self) -> None:
        words = [self.combo.itemText(place) for place in range(self.combo.count())]
        self.segment.show_choices({word: word for word in words})
        self._show_chosen()

    def _show_chosen(self) -> None:
        self.segment.show_chosen(self.combo.currentText())

    def _choose(self, word: str) -> None:
        place = self.combo.findText(word)
        self.combo.setCurrentIndex(place)
        # As if it was chosen in the list, for whoever asks what a person does.
        self.combo.activated.emit(place)
