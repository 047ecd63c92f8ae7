"""A layout that sets widgets in lines like words, and begins a new line where there is no more room."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """Sets its widgets side by side from the left, each line as high as its tallest."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 8, line_gap: int = 4) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._line_gap = line_gap
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802  # Qt's name
        """Put an item at the end."""
        self._items.append(item)
        self.invalidate()

    def insert(self, position: int, widget: QWidget) -> None:
        """Put a widget at a place among the others."""
        self.addWidget(widget)
        self._items.insert(position, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        """Give the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """Give an item by its place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802  # Qt's name
        """Take an item out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802  # Qt's name
        """Take no more room than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Give the height of all lines at a width."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return self._arranged(QRect(0, 0, inner, 0), only_measure=True) + margins.top() + margins.bottom()

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802  # Qt's name
        """Set the widgets into a rectangle."""
        super().setGeometry(rect)
        self._arranged(rect.marginsRemoved(self.contentsMargins()), only_measure=False)

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return self._with_margins(QSize(width, max((hint.height() for hint in hints), default=0)))

    def minimumSize(self) -> QSize:  # noqa: N802  # Qt's name
        """Need room for the widest widget."""
        sizes = [item.minimumSize() for item in self._items if not item.isEmpty()]
        width = max((size.width() for size in sizes), default=0)
        height = max((size.height() for size in sizes), default=0)
        return self._with_margins(QSize(width, height))

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def has_room_for(self, widget: QWidget, width: int) -> bool:
        """Say whether a widget at the end, shown or hidden, fits into the last line of the others."""
        used = 0
        for item in self._items:
            if item.widget() is widget or item.isEmpty():
                continue
            hint = _fitted(item, width).width()
            used = hint if used + hint > width else used + hint
            used += self._gap
        return used + widget.sizeHint().width() <= width

    def _arranged(self, rect: QRect, *, only_measure: bool) -> int:
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            hint = _fitted(item, rect.width())
            if lines[-1] and used + hint.width() > rect.width():
                lines.append([])
                used = 0
            lines[-1].append((item, hint))
            used += hint.width() + self._gap
        heights = [max((hint.height() for _, hint in line), default=0) for line in lines]
        total = sum(heights) + self._line_gap * (len(lines) - 1)
        top = rect.y() + max(0, (rect.height() - total) // 2)
        for line, height in zip(lines, heights, strict=True):
            left = rect.x()
            for item, hint in line:
                if not only_measure:
                    corner = QPoint(left, top + (height - hint.height()) // 2)
                    item.setGeometry(QRect(corner, hint))
                left += hint.width() + self._gap
            top += height + self._line_gap
        return total


def _fitted(item: QLayoutItem, room: int) -> QSize:
    """Give the size of an item in a line: what is wider than the line is narrowed, and then perhaps higher."""
    hint = item.sizeHint()
    if hint.width() <= room:
        return hint
    width = max(room, item.minimumSize().width())
    widget = item.widget()
    # Asked of the widget itself: Qt asks the layout in it, which may know nothing of its words.
    if widget is None or not widget.hasHeightForWidth():
        return QSize(width, hint.height())
    return QSize(width, widget.heightForWidth(width))
