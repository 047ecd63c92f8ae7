"""Cards in rows under a heading, as many beside each other as fit; arrows walk them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.widgets.panels import ElidedLabel
from workbench.widgets.plain_label import PlainLabel

LEAST_WIDTH, GAP = 206, 12
HEAD = 30


class CardGrid(QWidget):
    """A heading, a hint, something at the right end, and cards below; narrow ones stand in fewer columns."""

    def __init__(self, title: str, hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(title)
        self.cards: list[QWidget] = []
        self.columns = 1
        heading = PlainLabel(title, self)
        heading.setObjectName("group")
        about = ElidedLabel(hint, self)
        about.setObjectName("hint")
        head = QWidget(self)
        head.setFixedHeight(HEAD)
        self._head = QHBoxLayout(head)
        self._head.setContentsMargins(0, 0, 0, 0)
        self._head.setSpacing(10)
        self._head.addWidget(heading)
        self._head.addWidget(about, 1)
        self._area = QWidget(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(head)
        column.addWidget(self._area)

    def put_at_end(self, *widgets: QWidget) -> None:
        """Put something at the right end of the heading."""
        for widget in widgets:
            self._head.addWidget(widget)

    @property
    def parent_of_cards(self) -> QWidget:
        """Whom the cards belong to."""
        return self._area

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Show other cards; those that go are let go."""
        for card in self.cards:
            if card not in cards:
                card.hide()
                card.deleteLater()
        self.cards = list(cards)
        for card in self.cards:
            card.installEventFilter(self)
            card.show()
        self.setVisible(bool(cards))
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cards the room that there is."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        width = self.width()
        self.columns = max(1, min(4, (width + GAP) // (LEAST_WIDTH + GAP)))
        wide = (width - GAP * (self.columns - 1)) // self.columns
        high = max((card.height() for card in self.cards), default=0)
        for place, card in enumerate(self.cards):
            row, column = divmod(place, self.columns)
            card.setGeometry(column * (wide + GAP), row * (high + GAP), wide, high)
        rows = -(-len(self.cards) // self.columns)
        self._area.setFixedHeight(max(0, rows * (high + GAP) - GAP))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows walk from card to card."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched in self.cards:
            place = self.cards.index(watched)
            step = {
                Qt.Key.Key_Left: -1,
                Qt.Key.Key_Right: 1,
                Qt.Key.Key_Up: -self.columns,
                Qt.Key.Key_Down: self.columns,
            }.get(Qt.Key(event.key()), 0)
            if step and 0 <= place + step < len(self.cards):
                self.cards[place + step].setFocus()
                return True
        return False
