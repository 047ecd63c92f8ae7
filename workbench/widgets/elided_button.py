"""A button whose words give way to an ellipsis where there is no room; its tip says them in full."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget


class ElidedButton(QPushButton):
    """Asks for the room of all its words and makes do with less."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._words = words
        self.setAccessibleName(words)
        # A button's usual policy takes what it asks for as the least that it needs.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Ask for the room of all words, however many are shown; widths of text are rounded, so for a little more."""
        return QSize(self._frame() + self._wide(self._words) + 2, super().sizeHint().height())

    def _frame(self) -> int:
        return super().sizeHint().width() - self._wide(self.text())

    def _wide(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words)

    def minimumSizeHint(self) -> QSize:
        """Make do with a few letters."""
        return QSize(60, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many words as there is room for."""
        super().resizeEvent(event)
        room = self.width() - self._frame()
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room))
