"""A sentence in place of the numbers of the live balance: why there are none, or not yet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel

_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Sentence(QWidget):
    """A mark and a sentence over as many lines as there is room for; what has none is whole in the tip."""

    def __init__(self, mark: str, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 12, 0)
        row.setSpacing(8)
        self.words = _Words(parent=self)
        row.addWidget(Glyph(mark, colour, 16, self))
        row.addWidget(self.words, 1)

    def say(self, sentence: str) -> None:
        """Say something else; the marks around words of a file are for lists with a typeface for those."""
        plain = sentence.replace("`", "")
        self.words.setText(plain)
        self.words.setAccessibleName(plain)


class _Words(ElidedLabel):
    """A label that breaks its lines before it gives way."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all lines where they have room, else as much of one as has."""
        needed = self.fontMetrics().boundingRect(self.rect(), _WRAPPED, self.text())
        if not self.rect().contains(needed):
            super().paintEvent(event)
            return
        self.setToolTip("")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), _WRAPPED, self.text())
