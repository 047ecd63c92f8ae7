"""Keys that the widget with the focus keeps for itself, whatever action has them elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence


def claims(event: QEvent, *keys: str) -> bool:
    """Take a key for the focused widget if it is one of these; to be asked first thing in its `event`."""
    if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    if QKeySequence(event.keyCombination()) not in [QKeySequence(key) for key in keys]:
        return False
    event.accept()
    return True
