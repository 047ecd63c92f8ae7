"""What keys are called, one way everywhere."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_said(key: str) -> str:
    """Name a key as menus do, in the language that now holds.

    >>> key_said("Ctrl+K")
    'Ctrl+K'
    """
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
