"""The strip above what a search has found: how far it is, how fast, how long still, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.lab.words import time_left
from workbench.numerals import whole
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

STEPS = 1_000


class SearchHead(QFrame):
    """Shows one search; the bar and the button that begins or stops are those of its place."""

    def __init__(self, bar: QProgressBar, button: QPushButton, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("toolbarArea")
        self.setAccessibleName(self.tr("State of the search"))
        self.setMinimumHeight(56)
        self.name, self.state = ElidedLabel(parent=self), ElidedLabel(parent=self)
        self.name.setFont(typeface.style("group"))
        self.bar, self.button = bar, button
        self.percent = PlainLabel(self)
        self.percent.setFont(typeface.style("group"))
        self.numbers = ElidedLabel(parent=self)
        self.rate, self.left = PlainLabel(self), PlainLabel(self)
        self.rate.setFont(typeface.style("group"))
        for label in (self.state, self.numbers, self.left):
            label.setObjectName("hint")
        for label in (self.rate, self.left):
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.finish = QPushButton(self.tr("Finish here"), self)
        self.finish.setToolTip(
            self.tr("Try nothing more: measure the best of what was tried again, on unseen games")
        )
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 16, 6)
        row.setSpacing(14)
        called, done, pace = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        played = QHBoxLayout()
        played.setSpacing(10)
        played.addWidget(self.bar, 1)
        played.addWidget(self.percent)
        for column, parts in (
            (called, (self.name, self.state)),
            (done, (played, self.numbers)),
            (pace, (self.rate, self.left)),
        ):
            column.setSpacing(1)
            for part in parts:
                column.addWidget(part) if isinstance(part, QWidget) else column.addLayout(part)
        row.addLayout(called, 3)
        row.addLayout(done, 7)
        row.addLayout(pace)
        row.addWidget(self.button)
        row.addWidget(self.finish)

    def show_name(self, name: str, state: str) -> None:
        """Say which search it is, and how it stands."""
        self.name.setText(name)
        self.state.setText(state)
        self.setAccessibleDescription(f"{name}: {state}")

    def show_done(self, share: float, numbers: str) -> None:
        """Show how much is done of it, and say it in numbers."""
        self.bar.setValue(round(STEPS * share))
        self.percent.setText(f"{100 * share:.0f} %")
        self.numbers.setText(numbers)

    def show_pace(self, rate: float, seconds: float | None) -> None:
        """Show how fast it goes and how long it still takes, as far as that is known."""
        self.rate.setText(self.tr("{count} games/s").format(count=whole(rate)) if rate else "")
        self.left.setText(time_left(seconds) if seconds is not None else "")
        for label in (self.rate, self.left):
            label.setVisible(bool(label.text()))
