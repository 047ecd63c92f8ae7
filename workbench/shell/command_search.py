"""Command search: anything that can be done or opened, found by a few of its letters."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.widgets.plain_label import PlainLabel

MOST_ROWS = 60
ROW = 34


@dataclass(frozen=True, slots=True)
class Entry:
    """Something to be found: its title, what it is, its key, and what choosing it does."""

    title: str
    about: str
    key: str
    icon: str
    deed: Callable[[], object]


def fit(wanted: str, title: str) -> int | None:
    """Say how well letters fit a title, more is better, nothing if they do not occur in it in this order.

    >>> fit("sa", "Save as") > fit("sa", "Close all documents and save")
    True
    >>> fit("xyz", "Save as") is None
    True
    """
    text, letters = title.casefold(), wanted.casefold().replace(" ", "")
    if not letters:
        return 0
    found = text.find(wanted.casefold().strip())
    if found >= 0:
        return 1000 - found * 2 - len(text) + (200 if found == 0 or not text[found - 1].isalnum() else 0)
    score, place = 0, -1
    for letter in letters:
        following = text.find(letter, place + 1)
        if following < 0:
            return None
        is_start = following == 0 or not text[following - 1].isalnum()
        score += 12 if following == place + 1 else 8 if is_start else 1
        place = following
    return score * 4 - len(text)


def best(wanted: str, entries: Iterable[Entry]) -> list[Entry]:
    """Give the entries that fit, the best first; what they are about counts for less than their title."""
    found: list[tuple[int, int, Entry]] = []
    for number, entry in enumerate(entries):
        score = fit(wanted, entry.title)
        if score is None and wanted.strip() and wanted.casefold().strip() in entry.about.casefold():
            score = 0
        if score is not None:
            found.append((-score if wanted.strip() else 0, number, entry))
    return [entry for _, _, entry in sorted(found, key=lambda each: each[:2])[:MOST_ROWS]]


class CommandSearch(QFrame):
    """A field with a list below it, laid over the top of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._entries: list[Entry] = []
        self._found: list[Entry] = []
        self._focused_before: QWidget | None = None
        self.setObjectName("popup")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Command search"))
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("What would you like to do?"))
        self.field.setAccessibleName(self.tr("Command search"))
        self.field.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.setMinimumHeight(32)
        self.list = QListWidget(self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setItemDelegate(_EntryRows(self.list))
        self.list.setIconSize(QSize(18, 18))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setStyleSheet("QListWidget { background: transparent; }")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setAccessibleName(self.tr("What was found"))
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.nothing = PlainLabel(self.tr("Nothing is called that."), self)
        self.nothing.setObjectName("hint")
        self.nothing.setContentsMargins(8, 6, 8, 6)
        self.nothing.hide()
        column.addWidget(self.nothing)
        self.field.textChanged.connect(self._search)
        self.list.itemClicked.connect(lambda _: self._choose())
        self.field.installEventFilter(self)
        self.hide()

    def start(self, entries: list[Entry]) -> None:
        """Open with everything that can be found."""
        self._entries = entries
        self._focused_before = QApplication.focusWidget()
        self.field.clear()
        self._search("")
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus()

    def _search(self, wanted: str) -> None:
        self._found = best(wanted, self._entries)
        self.list.clear()
        for entry in self._found:
            item = QListWidgetItem(icon(entry.icon or "command"), entry.title)
            item.setData(Qt.ItemDataRole.UserRole, (entry.about, entry.key))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{entry.title}, {entry.about} {entry.key}")
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setFixedHeight(min(len(self._found), 10) * ROW + 2)
        self.list.setVisible(bool(self._found))
        self.nothing.setVisible(not self._found)
        self.adjustSize()

    def _choose(self) -> None:
        row = self.list.currentRow()
        self._end()
        if 0 <= row < len(self._found):
            self._found[row].deed()

    def _end(self) -> None:
        """Go, and give the keyboard back to whoever had it, unless somebody has taken it."""
        before, self._focused_before = self._focused_before, None
        had_focus = self.field.hasFocus()
        self.hide()
        if had_focus and before is not None and isValid(before) and before.isVisible():
            before.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list by the arrows, choose by Enter, end by Escape or when the focus goes elsewhere."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = event.key()
            if key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and self.list.count():
                step = 1 if key == Qt.Key.Key_Down else -1
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose()
                return True
            if key == Qt.Key.Key_Escape:
                self._end()
                return True
        if event.type() is QEvent.Type.FocusOut and not self.underMouse():
            self._end()
        return False

    def _place(self) -> None:
        window = self.parentWidget()
        assert window is not None
        width = min(640, window.width() - 80)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move(QPoint((window.width() - width) // 2, 40))


class _EntryRows(QStyledItemDelegate):
    """Draws a title on the left, what it is beside it, and its key at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Give every row the same height."""
        return QSize(100, ROW)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one row."""
        colours = theme.current()
        box = option.rect
        state = option.state
        about, key = index.data(Qt.ItemDataRole.UserRole)
        title = index.data(Qt.ItemDataRole.DisplayRole)
        picture: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent_tint))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
        picture.paint(painter, box.left() + 8, box.top() + (ROW - 18) // 2, 18, 18)
        painter.setFont(typeface.style("body"))
        painter.setPen(QColor(colours.ink))
        words = box.adjusted(36, 0, -12, 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignLeft, title)
        used = painter.fontMetrics().horizontalAdvance(title) + 12
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink3))
        key_width = painter.fontMetrics().horizontalAdvance(key)
        room = words.adjusted(used, 0, -key_width - 16, 0)
        shown = painter.fontMetrics().elidedText(about, Qt.TextElideMode.ElideRight, max(room.width(), 0))
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, shown)
        painter.drawText(words, middle | Qt.AlignmentFlag.AlignRight, key)
        painter.restore()
