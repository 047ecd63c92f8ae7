"""A few lines of text that are taken over when they are written."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QMimeData, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from workbench.dress import typeface
from workbench.widgets.claimed_key import claims


class Note(QPlainTextEdit):
    """A few lines of text, taken over on leaving or by Ctrl+Enter."""

    entered = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(typeface.style("note"))
        self.setTabChangesFocus(True)
        self.setMinimumHeight(44)
        self.setMaximumHeight(104)
        self._shown = ""

    def show_text(self, text: str) -> None:
        """Show a text unless another is being written."""
        if self.hasFocus() and self.toPlainText() != self._shown:
            return
        self._shown = text
        if self.toPlainText() != text:
            self.setPlainText(text)

    def _enter(self) -> None:
        text = self.toPlainText().strip()
        if text != self._shown.strip():
            self._shown = text
            self.entered.emit(text)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802  # Qt's name
        """Leave files that are dropped here to the window, which opens them; Qt would write down where they lie."""
        return not any(url.isLocalFile() for url in source.urls()) and super().canInsertFromMimeData(source)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the text over."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._enter()

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+Enter, which plays at the table and opens games in the lab."""
        return claims(event, "Ctrl+Return", "Ctrl+Enter") or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the text over by Ctrl+Enter."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._enter()
        else:
            super().keyPressEvent(event)
