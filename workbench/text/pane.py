"""The YAML text of a document, live both ways: typing edits the document, edits from elsewhere arrive in place."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QMimeData, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QToolTip, QWidget

from engine.texts.problem import Edit, Problem, Severity
from workbench.documents.document import Document
from workbench.dress import theme, typeface
from workbench.language import told
from workbench.text.completion_popup import CompletionPopup
from workbench.text.gutter import Gutter
from workbench.text.positions import Positions, shown_text
from workbench.text.typing_deeds import TypingDeeds, commented, entered, indented, outdented
from workbench.text.yaml_colours import YamlColours
from workbench.widgets.plain_label import plain_tip

_SEVERITIES = (Severity.INFO, Severity.WARNING, Severity.ERROR)


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """A problem's place, which moves along while text is typed before it."""

    cursor: QTextCursor
    problem: Problem


class TextPane(QPlainTextEdit):
    """An editor of a document's text; the document keeps the undo history."""

    place_changed = Signal(int, int)
    """Line and column of the cursor, from 1."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Document | None = None
        self.marks: list[Mark] = []
        self._positions = Positions("")
        self._is_syncing = False
        self._is_own_edit = False
        self._follows_change = False
        self._typing = TypingDeeds()
        self.setObjectName("panel")
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setAccessibleName(self.tr("YAML text"))
        self.setTabChangesFocus(False)
        self._colours = YamlColours(self.document())
        self.gutter = Gutter(self)
        self.popup = CompletionPopup(self)
        self._take_look()
        self.document().contentsChange.connect(self._contents_changed)
        self.cursorPositionChanged.connect(self._cursor_moved)
        self.blockCountChanged.connect(self._lay_gutter)
        self.updateRequest.connect(self._scroll_gutter)

    # ------------------------------------------------------------ the document

    def show_document(self, document: Document | None) -> None:
        """Show another document's text, or none."""
        if self.shown is document:
            return
        if self.shown is not None:
            self.shown.text_changed.disconnect(self._text_edited)
            self.shown.state_changed.disconnect(self._take_state)
        self.shown = document
        self._show_all()
        if document is not None:
            document.text_changed.connect(self._text_edited)
            document.state_changed.connect(self._take_state)
        self._take_state()

    def _take_state(self) -> None:
        self.setReadOnly(self.shown is None or self.shown.is_locked)

    def _show_all(self) -> None:
        self._positions = Positions(self.shown.text if self.shown else "")
        self._is_syncing = True
        self.show_problems(())
        self.setPlainText(shown_text(self._positions.text))
        self._is_syncing = False
        self._typing.pause()
        self._mark_lines()

    def _text_edited(self, edits: tuple[Edit, ...]) -> None:
        """Take over edits made elsewhere, keeping cursor and scroll; our own are here already."""
        assert self.shown is not None
        old, self._positions = self._positions, Positions(self.shown.text)
        if self._is_own_edit:
            return
        self._typing.pause()
        self.popup.hide()
        if any(old.splits_line_ending(place) for edit in edits for place in (edit.start, edit.end)):
            self._show_all()
            return
        top = QTextCursor(self.firstVisibleBlock())
        is_at_start = top.blockNumber() == 0
        changed = QTextCursor(self.document())
        self._is_syncing = True
        changed.beginEditBlock()
        for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
            changed.setPosition(old.position(edit.start))
            changed.setPosition(old.position(edit.end), QTextCursor.MoveMode.KeepAnchor)
            changed.insertText(shown_text(edit.text))
        changed.endEditBlock()
        self._is_syncing = False
        if self._follows_change:
            self.setTextCursor(changed)
        elif not is_at_start:
            self.verticalScrollBar().setValue(top.block().firstLineNumber())
        if self.document().characterCount() - 1 != self._positions.length:
            self._show_all()

    def _contents_changed(self, position: int, removed: int, added: int) -> None:
        """Take what was typed over into the document."""
        if self._is_syncing or self.shown is None:
            return
        old = self._positions
        # Qt counts the end of the last paragraph as a character that can be replaced too.
        removed = min(removed, old.length - position)
        added = min(added, self.document().characterCount() - 1 - position)
        start, end = old.offset(position), old.offset(position + removed)
        text = self._text_between(position, position + added)
        edit = Edit(start, end, text.replace("\n", self.shown.newline))
        self._is_own_edit = True
        try:
            deed, stroke = self._typing.deed(old.text, edit)
            self.shown.apply([edit], deed, stroke=stroke)
        finally:
            self._is_own_edit = False

    def _text_between(self, start: int, end: int) -> str:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor.selectedText().replace("\u2029", "\n")

    # ------------------------------------------------------------ places

    @property
    def cursor_offset(self) -> int:
        """The cursor's offset in the document's text."""
        return self._positions.offset(self.textCursor().position())

    def place_cursor(self, start: int, end: int | None = None) -> None:
        """Put the cursor at an offset of the document's text, or select from there to another."""
        cursor = self.textCursor()
        cursor.setPosition(self._positions.position(start))
        if end is not None:
            cursor.setPosition(self._positions.position(end), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def jump(self, line: int, column: int = 1) -> None:
        """Put the cursor on a line and column, counted from 1, in the middle of the view."""
        block = self.document().findBlockByNumber(min(max(line, 1), self.blockCount()) - 1)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(max(column - 1, 0), block.length() - 1))
        self.setTextCursor(cursor)
        self.centerCursor()

    def _cursor_moved(self) -> None:
        self._mark_lines()
        cursor = self.textCursor()
        self.place_changed.emit(cursor.blockNumber() + 1, cursor.positionInBlock() + 1)

    # ------------------------------------------------------------ problems

    def show_problems(self, problems: Iterable[Problem]) -> None:
        """Underline the places of problems and mark their lines."""
        self.marks = [self._mark(problem) for problem in problems]
        self._mark_lines()

    def _mark(self, problem: Problem) -> Mark:
        block = self.document().findBlockByNumber(min(problem.line, self.blockCount()) - 1)
        cursor = QTextCursor(block)
        text = block.text()
        start = min(max(problem.column - 1, 0), max(len(text) - 1, 0))
        end = start
        while end < len(text) and not (text[end].isspace() or text[end] in ":,]}#"):
            end += 1
        cursor.setPosition(block.position() + start)
        cursor.setPosition(
            block.position() + min(max(end, start + 1), len(text)), QTextCursor.MoveMode.KeepAnchor
        )
        return Mark(cursor, problem)

    def problems_on(self, line: int) -> list[Problem]:
        """Give the problems marked on a line counted from 1, the worst first."""
        here = [mark.problem for mark in self.marks if _block_of(mark) == line - 1]
        return sorted(here, key=lambda problem: -_SEVERITIES.index(problem.severity))

    def severity_by_line(self) -> dict[int, Severity]:
        """Give the worst severity of each marked line, lines counted from 0."""
        worst: dict[int, Severity] = {}
        for mark in self.marks:
            line = _block_of(mark)
            known = worst.get(line, Severity.INFO)
            worst[line] = max(known, mark.problem.severity, key=_SEVERITIES.index)
        return worst

    def _mark_lines(self) -> None:
        colours = theme.current()
        tints = {
            Severity.ERROR: colours.error_tint,
            Severity.WARNING: colours.warn_tint,
            Severity.INFO: colours.accent_tint,
        }
        lines = [
            _whole_line(QTextCursor(self.document().findBlockByNumber(line)), tints[severity])
            for line, severity in self.severity_by_line().items()
            if severity is not Severity.INFO
        ]
        current = [_whole_line(self.textCursor(), colours.accent_tint)] if self.shown is not None else []
        inks = {Severity.ERROR: colours.error, Severity.WARNING: colours.warn, Severity.INFO: colours.accent}
        waves = [_wave(mark.cursor, inks[mark.problem.severity]) for mark in self.marks]
        self.setExtraSelections([*current, *lines, *waves])
        self.gutter.update()

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the problems of the line under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            line = self.cursorForPosition(event.pos()).blockNumber() + 1
            QToolTip.showText(
                event.globalPos(),
                plain_tip("\n".join(told(each.message) for each in self.problems_on(line))),
                self,
            )
            return True
        return super().viewportEvent(event)

    # ------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the completion list have its keys, then indentation and undo, then Qt."""
        if self.popup.takes(event) or self._edit_by_key(event):
            event.accept()
            return
        super().keyPressEvent(event)
        self.popup.follow(event.text())

    def _edit_by_key(self, event: QKeyEvent) -> bool:
        document = self.shown
        if document is None:
            return False
        if event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo):
            self._follows_change = True
            (document.undo if event.matches(QKeySequence.StandardKey.Undo) else document.redo)()
            self._follows_change = False
            return True
        if event.modifiers() not in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
            return False
        if self.isReadOnly():
            return False
        if event.key() == Qt.Key.Key_Tab and not event.modifiers():
            self._edit_lines(indented(document.text, *self._selection()), self.tr("Indent"))
            return True
        if event.key() == Qt.Key.Key_Backtab:
            self._edit_lines(outdented(document.text, *self._selection()), self.tr("Outdent"))
            return True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.textCursor().insertText(entered(document.text, self._selection()[0]))
            self.ensureCursorVisible()
            return True
        return False

    def _selection(self) -> tuple[int, int]:
        cursor = self.textCursor()
        return self._positions.offset(cursor.selectionStart()), self._positions.offset(cursor.selectionEnd())

    def _edit_lines(self, edits: list[Edit], deed: str) -> None:
        if self.shown is not None:
            self.shown.apply(edits, deed)

    # ------------------------------------------------------------ what actions call

    def select_all(self) -> None:
        """Select the whole text."""
        self.selectAll()

    def complete(self) -> None:
        """Offer what can stand at the cursor."""
        self.setFocus()
        self.popup.offer()

    def toggle_comment(self) -> None:
        """Turn the selected lines into comments, or back."""
        if self.shown is not None and not self.isReadOnly():
            self._edit_lines(commented(self.shown.text, *self._selection()), self.tr("Comment out"))

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802  # Qt's name
        """Leave files that are dropped here to the window, which opens them; Qt would write down where they lie."""
        return not any(url.isLocalFile() for url in source.urls()) and super().canInsertFromMimeData(source)

    # ------------------------------------------------------------ drawing

    def _take_look(self) -> None:
        font = typeface.style("code")
        self.setFont(font)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(4)
        self.gutter.setFont(font)
        self._lay_gutter()

    def changeEvent(self, event: QEvent) -> None:
        """Take over the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "popup"):
            self._is_syncing = True
            self._colours.take_theme()
            self._is_syncing = False
            self._mark_lines()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the gutter as high as the text."""
        super().resizeEvent(event)
        self._lay_gutter()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the text, and a hint where there is none."""
        super().paintEvent(event)
        if self.shown is None:
            painter = QPainter(self.viewport())
            painter.setPen(QColor(theme.current().ink3))
            painter.drawText(
                self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, self.tr("No document is open.")
            )

    def _lay_gutter(self) -> None:
        width = self.gutter.sizeHint().width()
        self.setViewportMargins(width, 0, 0, 0)
        inside = self.contentsRect()
        self.gutter.setGeometry(QRect(inside.left(), inside.top(), width, inside.height()))

    def _scroll_gutter(self, area: QRect, moved: int) -> None:
        if moved:
            self.gutter.scroll(0, moved)
        else:
            self.gutter.update(0, area.y(), self.gutter.width(), area.height())

    def sizeHint(self) -> QSize:
        """Ask for room for a page of text."""
        return QSize(640, 320)


def _block_of(mark: Mark) -> int:
    cursor = QTextCursor(mark.cursor)
    cursor.setPosition(cursor.selectionStart())
    return cursor.blockNumber()


def _whole_line(cursor: QTextCursor, ground: str) -> QTextEdit.ExtraSelection:
    chosen = QTextEdit.ExtraSelection()
    look = QTextCharFormat()
    look.setBackground(QColor(ground))
    look.setProperty(QTextFormat.Property.FullWidthSelection, True)
    chosen.format = look
    here = QTextCursor(cursor)
    here.clearSelection()
    chosen.cursor = here
    return chosen


def _wave(cursor: QTextCursor, colour: str) -> QTextEdit.ExtraSelection:
    chosen = QTextEdit.ExtraSelection()
    look = QTextCharFormat()
    look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
    look.setUnderlineColor(QColor(colour))
    chosen.format = look
    chosen.cursor = cursor
    return chosen
