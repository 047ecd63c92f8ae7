"""Labels that show words of documents as they are written: a title is never taken for markup."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from workbench.widgets.panels import ElidedLabel


def plain_tip(text: str) -> str:
    """Give a tip that shows a text as it is written; Qt takes what looks like markup for markup.

    >>> plain_tip("Playtest 1"), plain_tip("<b>Bold</b>")
    ('Playtest 1', '<span>&lt;b&gt;Bold&lt;/b&gt;</span>')
    """
    if "<" not in text:
        return text
    return f"<span>{escape(text, quote=False)}</span>".replace("\n", "<br>")


class PlainLabel(QLabel):
    """A label without markup."""

    def __init__(self, text: str | QWidget | None = "", parent: QWidget | None = None) -> None:
        words, owner = (text, parent) if isinstance(text, str) else ("", text)
        super().__init__(words, owner)
        self.setTextFormat(Qt.TextFormat.PlainText)


class PlainElidedLabel(ElidedLabel):
    """A label without markup that gives way where there is little room."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much as there is room for, and tell the whole text in a tip without markup."""
        super().paintEvent(event)
        self.setToolTip(plain_tip(self.text()) if self.toolTip() else "")
