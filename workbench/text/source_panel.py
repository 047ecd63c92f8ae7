"""The text of a document with its heading and a find bar: what stands beside the canvas or the form."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from workbench.documents.document import Document
from workbench.documents.reading import path_of
from workbench.language import told
from workbench.text.pane import TextPane
from workbench.widgets.controls import set_property
from workbench.widgets.icon_button import IconButton
from workbench.widgets.panels import DockHeader, ElidedLabel
from workbench.widgets.plain_label import PlainLabel, plain_tip


class SourcePanel(QWidget):
    """The YAML pane with its heading: the file, the problem of the current line, and the cursor's place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self.pane = TextPane(self)
        self.find_bar = FindBar(self.pane, self)
        self._file = ElidedLabel(parent=self)
        self._file.setObjectName("hint")
        self._problem = PlainLabel(self)
        self._problem.setObjectName("lineProblem")
        self._place = PlainLabel(self)
        self._place.setObjectName("hint")
        aside = QWidget(self)
        row = QHBoxLayout(aside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self._problem)
        row.addWidget(self._place)
        header = DockHeader(self.tr("YAML source"), aside, self)
        header.put_beside_title(self._file)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(self.pane, 1)
        column.addWidget(self.find_bar)
        self.find_bar.hide()
        self.pane.place_changed.connect(self._show_place)
        self.setFocusProxy(self.pane)

    def show_document(self, document: Document | None) -> None:
        """Show another document's text."""
        if self.document is document:
            return
        if self.document is not None:
            self.document.reading_changed.disconnect(self._show_problems)
            self.document.state_changed.disconnect(self._show_file)
        self.document = document
        self.pane.show_document(document)
        if document is not None:
            document.reading_changed.connect(self._show_problems)
            document.state_changed.connect(self._show_file)
        self._show_file()
        self._show_problems()

    def jump(self, line: int, column: int = 1) -> None:
        """Go to a place in the text."""
        self.pane.jump(line, column)

    def take_place(self, other: SourcePanel) -> None:
        """Show the same part of the same text as another panel, with the same words searched for."""
        there, here = other.pane.textCursor(), self.pane.textCursor()
        here.setPosition(there.anchor())
        here.setPosition(there.position(), QTextCursor.MoveMode.KeepAnchor)
        self.pane.setTextCursor(here)
        for bar, its in (
            (self.pane.verticalScrollBar(), other.pane.verticalScrollBar()),
            (self.pane.horizontalScrollBar(), other.pane.horizontalScrollBar()),
        ):
            bar.setRange(its.minimum(), its.maximum())
            bar.setValue(its.value())
        self.find_bar.field.blockSignals(True)  # nothing is searched for: the place is there already
        self.find_bar.field.setText(other.find_bar.field.text())
        self.find_bar.field.blockSignals(False)
        self.find_bar.setHidden(other.find_bar.isHidden())

    def go_to_line(self) -> None:
        """Ask for a line and go there."""
        here = self.pane.textCursor().blockNumber() + 1
        title, label = self.tr("Go to line"), self.tr("Line")
        line, chosen = QInputDialog.getInt(self, title, label, here, 1, self.pane.blockCount())
        if chosen:
            self.pane.jump(line)
            self.pane.setFocus()

    def find_text(self) -> None:
        """Open the find bar."""
        self.find_bar.start()

    def _show_problems(self) -> None:
        if self.document is not None:
            mine = [each for each in self.document.open_problems if path_of(each) == self.document.path]
            self.pane.show_problems(mine)
        self._show_place()

    def _show_file(self) -> None:
        if self.document is None:
            self._file.clear()
        elif self.document.is_locked:
            self._file.setText(self.tr("{file} · cannot be edited").format(file=self.document.name))
        elif self.document.is_shipped:
            text = self.tr("{file} · shipped with Daimyo, editing makes a copy")
            self._file.setText(text.format(file=self.document.name))
        else:
            text = self.tr("{file} · all views edit the same text, comments are kept")
            self._file.setText(text.format(file=self.document.name))

    def _show_place(self) -> None:
        cursor = self.pane.textCursor()
        line, column = cursor.blockNumber() + 1, cursor.positionInBlock() + 1
        text = self.tr("line {line}, column {column}").format(line=line, column=column)
        self._place.setText(text if self.document else "")
        here = self.pane.problems_on(line)
        message = told(here[0].message) if here else ""
        if here:
            set_property(self._problem, "severity", str(here[0].severity))
        shown = self._problem.fontMetrics().elidedText(message, Qt.TextElideMode.ElideRight, 360)
        self._problem.setText(shown)
        self._problem.setToolTip(plain_tip(message))


class FindBar(QFrame):
    """Searches the text as it is typed; Enter goes on, Escape ends."""

    closed = Signal()

    def __init__(self, pane: TextPane, parent: QWidget) -> None:
        super().__init__(parent)
        self._pane = pane
        self.setObjectName("findBar")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(6)
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Find in the text"))
        self.field.setAccessibleName(self.tr("Find in the text"))
        self.field.setClearButtonEnabled(True)
        self._verdict = PlainLabel(self)
        self._verdict.setObjectName("hint")
        row.addWidget(self.field, 1)
        row.addWidget(self._verdict)
        row.addWidget(
            self._button("chevron-up", self.tr("Find the one before"), partial(self.step, back=True))
        )
        row.addWidget(self._button("chevron-down", self.tr("Find the next"), self.step))
        row.addWidget(self._button("close", self.tr("Close the search"), self.end))
        self.field.textChanged.connect(self._search_from_here)

    def _button(self, name: str, help_text: str, deed: Callable[[], None]) -> IconButton:
        button = IconButton(name, help_text, self)
        button.clicked.connect(partial(deed))
        return button

    def start(self) -> None:
        """Show the bar with the selected word in it."""
        selected = self._pane.textCursor().selectedText()
        self.show()
        if selected and "\u2029" not in selected:
            self.field.setText(selected)
        self.field.selectAll()
        self.field.setFocus()

    def step(self, *, back: bool = False) -> None:
        """Go to the next place, round and round."""
        wanted = self.field.text()
        flags = QTextDocument.FindFlag.FindBackward if back else QTextDocument.FindFlag(0)
        found = bool(wanted) and self._pane.find(wanted, flags)
        if wanted and not found:
            end = QTextCursor.MoveOperation.End if back else QTextCursor.MoveOperation.Start
            cursor, before = self._pane.textCursor(), self._pane.textCursor()
            cursor.movePosition(end)
            self._pane.setTextCursor(cursor)
            found = self._pane.find(wanted, flags)
            if not found:
                self._pane.setTextCursor(before)
        self._verdict.setText("" if found or not wanted else self.tr("not found"))

    def _search_from_here(self) -> None:
        cursor = self._pane.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._pane.setTextCursor(cursor)
        self.step()

    def end(self) -> None:
        """Close the bar and go back to the text."""
        self.hide()
        self._pane.setFocus()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, with Shift backwards; Escape ends."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.step(back=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)
