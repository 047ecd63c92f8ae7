"""Labels and tips that show words as they are written: a title is never taken for markup, and hides nothing."""

from __future__ import annotations

import textwrap
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from workbench.visible import visible

# So many letters of a long tip stand on a line.
MOST_LETTERS = 90


def plain_tip(text: str) -> str:
    """Give a tip that shows a text as it is written; Qt takes what looks like markup for markup.

    >>> plain_tip("Quick"), plain_tip("<b>Bold</b>")
    ('Quick', '<span>&lt;b&gt;Bold&lt;/b&gt;</span>')
    """
    shown = visible(text)
    if "<" not in shown:
        return shown
    return f"<span>{escape(shown, quote=False)}</span>".replace("\n", "<br>")


def long_tip(text: str) -> str:
    """Give a tip of several sentences, broken into lines: Qt would make it as wide as the screen.

    >>> [len(line) for line in long_tip("word " * 40).splitlines()]
    [89, 89, 19]
    """
    return plain_tip("\n".join(textwrap.fill(line, MOST_LETTERS) for line in text.splitlines()))


def emphasised(head: str, rest: str) -> str:
    """Give a text for a rich label whose first words are heavier; neither part is taken for markup.

    >>> emphasised("Why:", "1 < 2")
    '<span style="font-weight: 600">Why:</span> 1 &lt; 2'
    """
    heavier = f'<span style="font-weight: 600">{escaped(head)}</span>' if head else ""
    return " ".join(part for part in (heavier, escaped(rest)) if part)


def escaped(text: str) -> str:
    r"""Give a text for a label that has markup of its own: what was written stays letters, and hides nothing.

    >>> escaped("<b>\u202eBold</b>")
    '&lt;b&gt;\\u202eBold&lt;/b&gt;'
    """
    return escape(visible(text), quote=False)


class PlainLabel(QLabel):
    """A label without markup, unless it is told otherwise; what would be hidden or turn the writing is escaped."""

    def __init__(self, text: str | QWidget | None = "", parent: QWidget | None = None) -> None:
        words, owner = (text, parent) if isinstance(text, str) else ("", text or parent)
        super().__init__(owner)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)

    def setText(self, text: str) -> None:  # noqa: N802  # Qt's name
        """Show a text."""
        super().setText(visible(text))
