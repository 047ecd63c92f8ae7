"""The heading of the form."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.dress import typeface
from workbench.rules.variant_text import VariantText
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel


class Heading(QWidget):
    """The variant's title, what it extends, and what the marks mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 0, 2, 0)
        row.setSpacing(12)
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("title"))
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
