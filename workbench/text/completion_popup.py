"""The list of words that can stand at the cursor, with what the chosen one means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QVBoxLayout

from engine.texts.problem import Edit
from workbench.text.completion import Completion, completions
from workbench.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from workbench.text.pane import TextPane

MOST_ROWS = 8


class CompletionPopup(QFrame):
    """Offers completions below the cursor; the text keeps the focus, so typing goes on."""

    def __init__(self, pane: TextPane) -> None:
        super().__init__(pane)
        self._pane = pane
        self._found: list[Completion] = []
        self._start = 0
        self.setObjectName("popup")
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Completions"))
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setStyleSheet("QListWidget { background: transparent; }")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("Completions"))
        self.list.currentRowChanged.connect(self._show_hint)
        self.list.itemClicked.connect(lambda _: self._take())
        self._hint = PlainLabel(self)
        self._hint.setObjectName("hint")
        self._hint.setWordWrap(True)
        self._hint.setContentsMargins(8, 6, 8, 6)
        self._hint.setFixedWidth(360)
        column.addWidget(self.list)
        column.addWidget(self._hint)
        self.hide()

    def offer(self) -> None:
        """Show what can stand at the cursor, if anything."""
        document = self._pane.shown
        if document is None or self._pane.isReadOnly():
            self.hide()
            return
        self._start, self._found = completions(document.text, self._pane.cursor_offset, document.kind)
        if not self._found:
            self.hide()
            return
        self.list.clear()
        self.list.addItems([each.word for each in self._found])
        self.list.setCurrentRow(0)
        rows = min(len(self._found), MOST_ROWS)
        self.list.setFixedHeight(rows * max(self.list.sizeHintForRow(0), 1) + 4)
        self._place()
        self.show()
        self.raise_()

    def follow(self, typed: str) -> None:
        """Go along with what was typed: a letter narrows the list or opens it, anything else closes it."""
        is_letter = bool(typed) and (typed.isalnum() or typed in "_-")
        if is_letter or (self.isVisible() and typed == "\b"):
            self.offer()
        elif typed or self.isVisible():
            self.hide()

    def takes(self, event: QKeyEvent) -> bool:
        """Use the keys that move in the list, take a word or close it."""
        if not self.isVisible():
            return False
        key = event.key()
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab):
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return False
        return True

    def _take(self) -> None:
        chosen = self._found[self.list.currentRow()]
        document = self._pane.shown
        self.hide()
        if document is not None:
            end = self._pane.cursor_offset
            deed = self.tr("Complete {word}").format(word=chosen.word)
            start = self._start
            document.apply([Edit(start, end, chosen.inserted)], deed)
            self._pane.place_cursor(start + len(chosen.inserted))

    def _show_hint(self, row: int) -> None:
        hint = self._found[row].hint if 0 <= row < len(self._found) else ""
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.adjustSize()

    def _place(self) -> None:
        self.adjustSize()
        cursor = self._pane.cursorRect()
        corner = self._pane.viewport().mapTo(self._pane, cursor.bottomLeft() + QPoint(0, 4))
        if corner.y() + self.height() > self._pane.height():
            above = self._pane.viewport().mapTo(self._pane, cursor.topLeft()).y() - self.height() - 4
            corner.setY(max(0, above) if above > 0 else corner.y())
        corner.setX(max(0, min(corner.x(), self._pane.width() - self.width())))
        self.move(corner)
