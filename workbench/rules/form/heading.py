"""The heading of the form."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from workbench.dress import typeface
from workbench.rules import schema_words
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip
from workbench.widgets.segment import Segment

# What the lineage and the gaps need beside the sections.
BESIDE = 190
# What lies between title, lineage and marks at least.
GAPS = 110
LEAST_TITLE = 120


class Heading(QWidget):
    """The variant's title, what it extends, what the marks mean, and the way to each group of values."""

    group_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(12)
        self.title = ElidedLabel(parent=self)
        self.title.setFont(typeface.style("title"))
        # A long title, such as that of a child made by a proposal, gives way: the form must not become wider for it.
        self.title.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.title.setMinimumWidth(LEAST_TITLE)
        self.lineage = ElidedLabel(parent=self)
        self.lineage.setObjectName("hint")
        row.addWidget(self.title)
        row.addWidget(self.lineage, 1)
        self._marks = [Glyph(size=14, parent=self), Glyph(size=14, parent=self)]
        self._words = [PlainLabel(self), PlainLabel(self)]
        for mark, word in zip(self._marks, self._words, strict=True):
            word.setObjectName("hint")
            pair = QHBoxLayout()
            pair.setSpacing(6)
            pair.addWidget(mark)
            pair.addWidget(word)
            row.addLayout(pair)
        self.sections = Segment(self.tr("Go to"), self)
        self.sections.chosen.connect(self._go)
        row.addWidget(self.sections)
        self._needed = 0

    def show_groups(self, groups: Iterable[str]) -> None:
        """Offer the way to these groups, where they have room."""
        self.sections.show_choices({group: schema_words.said(group) for group in groups})
        self._needed = sum(button.width() for button in self.sections.buttons.values())
        self._fit()

    def _go(self, group: str) -> None:
        self.sections.show_chosen("")
        self.group_wanted.emit(group)

    def _fit(self) -> None:
        beside = sum(part.sizeHint().width() for part in (self.title, *self._marks, *self._words))
        self.sections.setVisible(self.width() >= self._needed + beside + BESIDE)
        for mark, word in zip(self._marks, self._words, strict=True):
            # Where the words have no room the mark says them under the mouse.
            word.setVisible(bool(word.text()) and self.width() >= beside + GAPS)
            mark.setToolTip(plain_tip(word.text()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the sections out where they have no room."""
        super().resizeEvent(event)
        self._fit()

    def show_variant(self, variant_text: VariantText) -> None:
        """Say what the variant is."""
        self.title.setText(variant_text.title)
        names = variant_text.ancestry.names
        if len(names) == 2:
            text = self.tr("extends {parent}, which extends {base}").format(parent=names[0], base=names[1])
        elif names:
            text = self.tr("extends {parent}").format(parent=" › ".join(names))
        else:
            text = self.tr("says everything itself")
        self.lineage.setText(text)
        self._marks[0].show_glyph("diamond" if names else "", "selection")
        self._words[0].setText(self.tr("set here") if names else "")
        has_middle = len(names) > 1
        self._marks[1].show_glyph("diamond-open" if has_middle else "", "accent")
        between = ", ".join(names[:-1])
        self._words[1].setText(self.tr("from {variant}").format(variant=between) if has_middle else "")
        self._fit()
