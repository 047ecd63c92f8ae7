"""The rules in words: a text to read, whose sentences lead to the values they were made from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.rules.panels.sentences import MarkedSentence
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader
from workbench.widgets.plain_label import plain_tip

_SOLID = QTextCharFormat.UnderlineStyle.SingleUnderline
_DASHED = QTextCharFormat.UnderlineStyle.DashUnderline

# What one value changes are few sentences; where there are more, another variant or language is shown.
MOST_CHANGED, ABOVE_CHANGE = 4, 48


class RulesText(QWidget):
    """The generated rules under a heading; a click on a sentence shows its value in the form."""

    chosen = Signal(str)
    """The dotted key of the value a sentence was made from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentences: list[MarkedSentence] = []
        # Where each begins in the text.
        self._starts: list[int] = []
        copy = IconButton("copy", self.tr("Copy the rules as text"), self)
        copy.clicked.connect(self._copy)
        self.browser = QTextBrowser(self)
        self.browser.setFrameShape(QFrame.Shape.NoFrame)
        self.browser.setObjectName("panel")
        self.browser.setOpenLinks(False)
        self.browser.setAccessibleName(self.tr("Rules in words"))
        self.browser.document().setDocumentMargin(14)
        self.browser.anchorClicked.connect(self._clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("Rules text, generated"), copy, self))
        column.addWidget(self.browser, 1)
        self.setFocusProxy(self.browser)

    def show_sentences(self, sentences: list[MarkedSentence]) -> None:
        """Show rules, where they are other than those shown, and what a change of a value has made of them."""
        if sentences != self.sentences:
            before, self.sentences = self.sentences, sentences
            self._write()
            self._show_change(before)

    def grow_stale(self, is_stale: bool) -> None:
        """Grey the text while it is not that of the variant as it stands."""
        self.browser.setEnabled(not is_stale)

    def _write(self) -> None:
        bar = self.browser.verticalScrollBar()
        place = bar.value()
        document: QTextDocument = self.browser.document()
        document.clear()
        self._starts = []
        cursor = QTextCursor(document)
        section = ""
        for sentence in self.sentences:
            if sentence.section != section:
                self._write_heading(cursor, sentence.section, is_first=not section)
                section = sentence.section
            else:
                cursor.insertText(" ", self._format())
            self._starts.append(cursor.position())
            # A sentence that holds whatever the values say leads to none of them.
            key = sentence.keys[0] if sentence.keys else ""
            for piece in sentence.pieces:
                cursor.insertText(piece.text, self._format(piece.mark, key))
        # A cursor left at the end would draw the view there.
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        bar.setValue(place)

    def _show_change(self, before: list[MarkedSentence]) -> None:
        """Scroll to the first sentence that is new where it is out of sight, unless all of it is another text."""
        known = {(sentence.section, sentence.text) for sentence in before}
        new = [
            start
            for start, sentence in zip(self._starts, self.sentences, strict=True)
            if (sentence.section, sentence.text) not in known
        ]
        if not before or not 0 < len(new) <= MOST_CHANGED:
            return
        cursor = QTextCursor(self.browser.document())
        cursor.setPosition(new[0])
        place = self.browser.cursorRect(cursor)
        if place.top() < 0 or place.bottom() > self.browser.viewport().height():
            bar = self.browser.verticalScrollBar()
            bar.setValue(bar.value() + place.top() - ABOVE_CHANGE)

    def _write_heading(self, cursor: QTextCursor, title: str, *, is_first: bool) -> None:
        block = QTextBlockFormat()
        block.setTopMargin(0 if is_first else 10)
        heading = QTextCharFormat()
        heading.setFont(typeface.style("group"))
        heading.setForeground(QColor(theme.current().ink2))
        if is_first:
            cursor.setBlockFormat(block)
        else:
            cursor.insertBlock(block)
        cursor.insertText(title, heading)
        text = QTextBlockFormat()
        text.setTopMargin(2)
        text.setLineHeight(theme.TYPE["rules"].line, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        cursor.insertBlock(text)

    def _format(self, mark: str = "", key: str = "") -> QTextCharFormat:
        colours = theme.current()
        made = QTextCharFormat()
        made.setFont(typeface.style("rules"))
        made.setForeground(QColor(colours.ink))
        if key:
            made.setAnchor(True)
            made.setAnchorHref(f"value:{key}")
            made.setToolTip(plain_tip(key))
        if mark:
            made.setUnderlineStyle(_SOLID if mark == "own" else _DASHED)
            made.setUnderlineColor(QColor(colours.selection if mark == "own" else colours.accent))
            made.setFontWeight(QFont.Weight.Medium if mark == "own" else QFont.Weight.Normal)
        else:
            made.setUnderlineStyle(QTextCharFormat.UnderlineStyle.NoUnderline)
        return made

    def _clicked(self, link: QUrl) -> None:
        self.chosen.emit(link.path())

    def _copy(self) -> None:
        lines: list[str] = []
        section = ""
        for sentence in self.sentences:
            if sentence.section != section:
                lines += ["", sentence.section] if lines else [sentence.section]
                section = sentence.section
            lines.append(sentence.text)
        QGuiApplication.clipboard().setText("\n".join(lines))

    def changeEvent(self, event: QEvent) -> None:
        """Write the text in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "browser"):
            self._write()
