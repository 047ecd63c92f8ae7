"""Before each line of cards: whose it is, and what is known of it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.seating.signs import SeatSign
from workbench.widgets.plain_label import PlainLabel


class LineLabel(QWidget):
    """A seat's sign, a title and some words below; it never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.sign = SeatSign(0, 17, self)
        self.title, self.words = PlainLabel(self), PlainLabel(self)
        self.title.setFont(typeface.style("group"))
        self.words.setFont(typeface.style("small"))
        self.words.setObjectName("quiet")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        head = QHBoxLayout()
        head.setSpacing(5)
        head.addWidget(self.sign)
        head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 4, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addStretch(1)

    def tell(self, seat: int | None, title: str, words: str) -> None:
        """Say something else; without a seat there is no sign."""
        self.sign.setVisible(seat is not None)
        if seat is not None and seat != self.sign.seat:
            self.sign.seat = seat
            self.sign.update()
        self.title.setText(title)
        self.words.setText(words)
        self.setAccessibleName(f"{title}: {words}" if words else title)
