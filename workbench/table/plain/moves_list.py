"""The legal moves in words: filtered by typing, played by a click or by Enter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
from workbench.table.agents.advice import Advised

MOVE = Qt.ItemDataRole.UserRole
ROW_HEIGHT = 34
# With fewer moves than this there is nothing to filter.
FILTERED = 8


class _List(QListWidget):
    """Takes one click for one move: the second of a double click must not play what has come under the mouse."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Do nothing more than the first click did."""
        event.accept()


class MovesList(QWidget):
    """A field and a list; empty where nobody decides here."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = QLineEdit(self)
        self.filter.setPlaceholderText(self.tr("Filter the moves"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.filter.setClearButtonEnabled(True)
        self.filter.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.filter.textChanged.connect(lambda _: self._refilter())
        self.filter.installEventFilter(self)
        self.list = _List(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setObjectName("panel")
        self.list.setFont(typeface.font("sans", 14))
        self.list.setIconSize(QSize(16, 16))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setAccessibleName(self.tr("Legal moves"))
        self.list.itemClicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)

    @property
    def moves(self) -> list[int]:
        """The moves that are listed, those that the filter hides left out."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [item.data(MOVE) for item in items if not item.isHidden()]

    def show_moves(self, moves: Sequence[tuple[int, str]], advised: Sequence[Advised] = ()) -> None:
        """List other moves with their words; those that somebody advises come first, with their values."""
        self.filter.clear()
        self.filter.setVisible(len(moves) >= FILTERED)
        self.list.clear()
        first = {each.move for each in advised}
        for each in advised:
            self._add(each.move, f"{each.words}  ·  {each.value} {each.spread}".rstrip(), "hint")
        for move, words in moves:
            if move not in first:
                self._add(move, words, "step-forward")
        if self.list.count():
            self.list.setCurrentRow(0)

    def _add(self, move: int, words: str, glyph: str) -> None:
        item = QListWidgetItem(icon(glyph), words)
        item.setData(MOVE, move)
        item.setSizeHint(QSize(0, ROW_HEIGHT))
        self.list.addItem(item)

    def _refilter(self) -> None:
        wanted = self.filter.text().strip().casefold().split()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            is_wanted = all(word in item.text().casefold() for word in wanted)
            item.setHidden(not is_wanted)
            first = row if first is None and is_wanted else first
        if first is not None:
            self.list.setCurrentRow(first)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(MOVE))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the field to the list by Down; Enter plays where one move is left, Escape shows all."""
        if watched is not self.filter or not isinstance(event, QKeyEvent):
            return False
        if event.type() is not QEvent.Type.KeyPress:
            return False
        if event.key() == Qt.Key.Key_Escape and self.filter.text():
            self.filter.clear()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and len(self.moves) == 1:
            self.chosen.emit(self.moves[0])
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.list.setFocus()
        else:
            return False
        return True
