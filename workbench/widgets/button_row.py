"""A row of buttons that makes do with their icons where their words have no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

SIDES, GAP = 12, 6


class ButtonRow(QWidget):
    """Buttons with icons, of which the last lose their words first; their tips say them."""

    def __init__(self, buttons: Sequence[QPushButton], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._buttons = buttons
        self._words = [button.text() for button in buttons]
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDES, 8, SIDES, 8)
        row.setSpacing(GAP)
        for button in buttons:
            button.setAccessibleName(button.text())
            tip = button.toolTip()
            button.setToolTip("\n".join(part for part in (button.text(), tip) if part))
            row.addWidget(button)
        row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give as many buttons their words as there is room for."""
        super().resizeEvent(event)
        for worded in range(len(self._buttons), -1, -1):
            for number, button in enumerate(self._buttons):
                button.setText(self._words[number] if number < worded else "")
            taken = sum(button.sizeHint().width() + GAP for button in self._buttons) - GAP
            if taken <= self.width() - 2 * SIDES:
                break
