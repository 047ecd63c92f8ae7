"""The rules in short, as the back of a box tells them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from workbench.dress import theme, typeface
from workbench.language import told
from workbench.widgets.card import Card

Sentences = tuple[tuple[str, str], ...]


class RulesInShort(Card):
    """A few sentences of the rules, each under the part it belongs to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent=parent)
        self.title.setText(self.tr("The rules in short"))
        self.setAccessibleName(self.title.text())
        self.sentences: Sentences = ()
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setObjectName("panel")
        self.browser.setAccessibleName(self.title.text())
        self.browser.document().setDocumentMargin(8)
        self.body.setContentsMargins(6, 0, 2, 2)
        self.body.addWidget(self.browser)
        self.let_body_grow()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.setMinimumHeight(96)

    def show_sentences(self, sentences: Sentences) -> None:
        """Show other rules."""
        if sentences != self.sentences:
            self.sentences = sentences
            self._write()

    def _write(self) -> None:
        colours = theme.current()
        heading, text = QTextCharFormat(), QTextCharFormat()
        heading.setFont(typeface.style("small"))
        heading.setForeground(QColor(colours.ink3))
        text.setFont(typeface.style("rules"))
        text.setForeground(QColor(colours.ink))
        lines = QTextBlockFormat()
        lines.setLineHeight(21, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        self.browser.clear()
        cursor = QTextCursor(self.browser.document())
        section = ""
        for part, sentence in ((told(part), told(text)) for part, text in self.sentences):
            if part == section:
                cursor.insertText(f" {sentence}", text)
                continue
            above = QTextBlockFormat()
            above.setTopMargin(8 if section else 0)
            if section:
                cursor.insertBlock(above)
            else:
                cursor.setBlockFormat(above)
            cursor.insertText(part, heading)
            cursor.insertBlock(lines)
            cursor.insertText(sentence, text)
            section = part
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)

    def changeEvent(self, event: QEvent) -> None:
        """Write the text in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "browser"):
            self._write()
