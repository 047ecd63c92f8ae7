"""The head of the print dialog: which variant, on which map if its game has one, for how many, and others to choose."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QWidget

from workbench.dialogs.print_subject import Subject
from workbench.dress.icons import glyph_picture
from workbench.export.kit.design import Design
from workbench.widgets.elided_combo import ElidedCombo
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip

# Titles take what room they need between these.
CHOICE_WIDTH, WIDEST_CHOICE = 180, 270


class Head(QFrame):
    """Says what is printed, and lets another map, variant or player count be chosen."""

    chosen = Signal(object)
    """The new subject."""
    closed = Signal()

    def __init__(
        self,
        subject: Subject,
        maps: dict[Path, str],
        variants: dict[Path, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._subject = subject
        self.setObjectName("toolbarArea")
        self.setFixedHeight(44)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(10)
        mark = PlainLabel(self)
        mark.setPixmap(glyph_picture("print", "ink", 18))
        title = PlainLabel(self.tr("Print and play"), self)
        title.setObjectName("group")
        self.about = ElidedLabel(parent=self)
        self.about.setObjectName("hint")
        row.addWidget(mark)
        row.addWidget(title)
        row.addWidget(self.about, 1)
        self.maps, self.variants, self.players = ElidedCombo(self), ElidedCombo(self), QComboBox(self)
        self._offer(self.maps, maps, subject.map or next(iter(maps)))
        self._offer(self.variants, variants, subject.variant)
        self.players.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        names = (self.tr("Map"), self.tr("Variant"), self.tr("Players"))
        for box, name in zip((self.maps, self.variants, self.players), names, strict=True):
            box.setAccessibleName(name)
            box.setToolTip(plain_tip(name))
            box.activated.connect(lambda _: self._choose())
            row.addWidget(box)
        close = IconButton("close", self.tr("Close"), self)
        close.clicked.connect(self.closed)
        row.addWidget(close)

    def _offer(self, box: QComboBox, found: dict[Path, str], chosen: Path) -> None:
        box.setMinimumWidth(CHOICE_WIDTH)
        box.setMaximumWidth(WIDEST_CHOICE)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for path, title in {chosen: found.get(chosen, chosen.name), **found}.items():
            box.addItem(title, path)

    def _choose(self) -> None:
        map_path, players = self.maps.currentData(), self.players.currentData()
        # Another map may be made for other counts: then the largest is taken.
        kept = players if map_path == self._subject.map else None
        self._subject = replace(
            self._subject, map=map_path, variant=self.variants.currentData(), players=kept
        )
        self.chosen.emit(self._subject)

    def show_design(self, design: Design) -> None:
        """Say what is printed, and offer its player counts."""
        counts = self.tr("%n player(s)", "", design.players)
        words = self.tr("{map} with variant {variant}, %n player(s)", "", design.players)
        shown = {"map": self.maps.currentText(), "variant": self.variants.currentText()}
        self.about.setText(words.format(**shown) if design.place else f"{shown['variant']}, {counts}")
        self.maps.setVisible(design.place is not None)
        self.players.clear()
        for count in _player_counts(design):
            self.players.addItem(self.tr("%n player(s)", "", count), count)
        self.players.setCurrentIndex(self.players.findData(design.players))


def _player_counts(design: Design) -> list[int]:
    """Give the player counts that can be chosen: the map's, or the variant's where there is no map."""
    if design.place is not None:
        return sorted(design.place.chart.players) or [design.players]
    limits = design.values["players"]
    return list(range(limits["least"], limits["most"] + 1))
