"""A field for a whole number."""

from __future__ import annotations

from PySide6.QtWidgets import QSpinBox, QWidget

MARGIN = 7


class NumberField(QSpinBox):
    """Keeps its digits off the frame, as other fields do: Qt's style sheets leave the inside of a spin box alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(MARGIN, 0, 0, 0)
