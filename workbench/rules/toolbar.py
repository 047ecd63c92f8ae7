"""What stands at the right end of the toolbar: what to compare with, how to look, and where to go from here."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from workbench.dress.icons import icon
from workbench.rules.family import Member
from workbench.widgets.controls import Segments
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.plain_label import PlainLabel


class Comparison(QWidget):
    """The choice of the variant to compare with."""

    chosen = Signal(object)
    """The path of the other variant."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        label = PlainLabel(self.tr("Compare with"), self)
        label.setObjectName("hint")
        self.label = label
        self.choice = ElidedCombo(self)
        self.choice.setAccessibleName(label.text())
        self.choice.setToolTip(self.tr("The variant that the difference is shown to"))
        self.choice.setMinimumContentsLength(12)
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.choice.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.choice.activated.connect(lambda _: self.chosen.emit(self.path))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.choice)

    def set_narrow(self, is_narrow: bool) -> None:
        """Do with less room."""
        self.label.setVisible(not is_narrow)
        self.choice.setMinimumContentsLength(8 if is_narrow else 12)

    @property
    def path(self) -> Path | None:
        """The other variant's file."""
        data = self.choice.currentData()
        return Path(data) if data else None

    def show_choices(self, family: Iterable[Member], chosen: Path | None) -> None:
        """Offer variants, one of them chosen."""
        known = [(member.short_title, str(member.path)) for member in family]
        if known != [(self.choice.itemText(n), self.choice.itemData(n)) for n in range(self.choice.count())]:
            self.choice.clear()
            for title, path in known:
                self.choice.addItem(title, path)
        self.choice.setCurrentIndex(self.choice.findData(str(chosen)) if chosen else -1)


class ToolbarButtons(QWidget):
    """Form, both or the text; and the buttons to the table and the lab."""

    view_chosen = Signal(str)
    wants_playtest = Signal()
    wants_run = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        titles = {"form": self.tr("Form"), "split": self.tr("Split"), "text": self.tr("YAML")}
        tips = {
            "form": self.tr("Only the form (Ctrl+E goes on)"),
            "split": self.tr("Form and text (Ctrl+E goes on)"),
            "text": self.tr("Only the text (Ctrl+E goes on)"),
        }
        self.views = Segments(titles, tips, self.tr("View"), self)
        self.views.chosen.connect(self.view_chosen)
        self.playtest = playtest = QPushButton(icon("table"), self.tr("Playtest"), self)
        playtest.setToolTip(self.tr("Play this variant at the table"))
        playtest.clicked.connect(self.wants_playtest)
        run = QPushButton(icon("lab", "on_accent"), self.tr("Run in LAB"), self)
        run.setObjectName("primary")
        run.setToolTip(self.tr("Simulate this variant against the one it is compared with"))
        run.clicked.connect(self.wants_run)
        for button in (playtest, run):
            button.setAccessibleName(button.text())
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        for widget in (self.views, playtest, run):
            row.addWidget(widget)

    def set_narrow(self, is_narrow: bool) -> None:
        """Do with less room."""
        self.playtest.setText("" if is_narrow else self.playtest.accessibleName())
