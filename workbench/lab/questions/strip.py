"""The strip above a question's answer: what is asked about, how far the work is, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.lab.questions.choice_field import ChoiceField
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

GAP, LEAST_BAR, TITLE_WIDTH = 12, 400, 150


class Progress(QWidget):
    """How far the work is, in words above a bar."""

    def __init__(self, bar: QWidget, said: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.time = PlainLabel("", self)
        self.time.setFont(typeface.style("group"))
        self.doing = ElidedLabel("", self)
        self.doing.setObjectName("hint")
        self.time.hide()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.time)
        head.addWidget(self.doing, 1)
        head.addWidget(said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(bar)

    def say(self, time: str, doing: str = "") -> None:
        """Say how long it has taken, and what is being done."""
        self.time.setText(time)
        self.time.setVisible(bool(time))
        self.doing.setText(doing)


class Strip(QFrame):
    """Fields with their words above them, the progress beside or below them, and buttons at the end."""

    def __init__(
        self,
        titles: Sequence[tuple[str, QWidget]],
        choices: Sequence[ChoiceField],
        progress: Progress,
        buttons: Sequence[QWidget],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("toolbarArea")
        self.progress = progress
        self._choices = list(choices)
        self._fields = QWidget(self)
        row = QHBoxLayout(self._fields)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for word, field in titles:
            column = QVBoxLayout()
            column.setSpacing(3)
            label = PlainLabel(word, self)
            label.setObjectName("hint")
            label.setBuddy(field)
            column.addWidget(label)
            column.addWidget(field)
            row.addLayout(column)
        self._buttons = QWidget(self)
        ends = QHBoxLayout(self._buttons)
        ends.setContentsMargins(0, 0, 0, 0)
        ends.setSpacing(8)
        for button in buttons:
            ends.addWidget(button)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 8, 16, 8)
        self._grid.setHorizontalSpacing(24)
        self._grid.setVerticalSpacing(8)
        self._is_wide: bool | None = None
        self._lay(is_wide=True)

    def _lay(self, *, is_wide: bool) -> None:
        if is_wide == self._is_wide:
            return
        self._is_wide = is_wide
        for part in (self._fields, self.progress, self._buttons):
            self._grid.removeWidget(part)
        self._grid.addWidget(self._fields, 0, 0)
        if is_wide:
            self._grid.addWidget(self.progress, 0, 1)
            self._grid.addWidget(self._buttons, 0, 2)
        else:
            # With nothing between them fields and buttons are apart by one gap, not two.
            self._grid.addWidget(self._buttons, 0, 1, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(self.progress, 1, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set everything in a row where there is room; else the progress below, and lists instead of many words."""
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """Look again how much room there is."""
        room = self.width() - 32 - self._buttons.sizeHint().width() - 24
        unfolded = self._width_of_fields()
        folded = unfolded - sum(each.width_unfolded() - each.width_folded() for each in self._choices)
        fits = unfolded + LEAST_BAR + 24 <= room
        for each in self._choices:
            each.set_unfolded(fits or unfolded <= room or folded > room)
        self._lay(is_wide=fits)

    def _width_of_fields(self) -> int:
        """Give the width of all fields with all words side by side, titles no wider than they must be."""
        layout = self._fields.layout()
        assert layout is not None
        count = layout.count()
        titles = (count - len(self._choices)) * TITLE_WIDTH
        return titles + sum(each.width_unfolded() for each in self._choices) + GAP * (count - 1)

    def minimumSizeHint(self) -> QSize:
        """Give way to the window."""
        return QSize(400, super().minimumSizeHint().height())
