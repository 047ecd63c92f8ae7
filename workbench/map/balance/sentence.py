"""A sentence in place of the numbers of the live balance: why there are none, or not yet."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel


class Sentence(QWidget):
    """A mark and a sentence; what has no room is whole in the tip."""

    def __init__(self, mark: str, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        self.words = ElidedLabel(parent=self)
        row.addWidget(Glyph(mark, colour, 16, self))
        row.addWidget(self.words, 1)

    def say(self, sentence: str) -> None:
        """Say something else; the marks around words of a file are for lists with a typeface for those."""
        plain = sentence.replace("`", "")
        self.words.setText(plain)
        self.words.setAccessibleName(plain)
