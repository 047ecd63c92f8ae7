"""The choice of the first hand: all tokens of a seat on a card over the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.hand.token_button import PieceButton
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import PlainLabel

# Columns, radius of a token, width of its place: on a board with room, and on a low one.
ROOMY, TIGHT = (6, 26.0, 104), (7, 17.0, 98)
LOW = 430


class Tray(QFrame):
    """Offers the tokens that can be taken; empty, and without any name, unless a person chooses now."""

    taken = Signal(str)

    def __init__(self, gesture: Gesture, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setAccessibleName(self.tr("First hand"))
        self._gesture = gesture
        self._board = parent
        self.pieces: list[PieceButton] = []
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("subtitle"))
        self.words = PlainLabel(
            self.tr("Click the tokens that you want to start with; Undo gives the last one back.")
        )
        self.words.setObjectName("hint")
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addLayout(self._grid)
        self.hide()

    def show_sitting(self, sitting: SamuraiSitting | None, *, is_hidden: bool) -> None:
        """Offer what can be taken now, or nothing."""
        options = self._gesture.options.takes
        if sitting is None or is_hidden or not options or sitting.decider is None:
            self._clear()
            self.hide()
            return
        seat = sitting.decider
        held = sitting.hand(seat) or ()
        size = sitting.names.values["hand"]["size"]
        text = self.tr("Your first hand: {held} of {size}").format(held=len(held), size=size)
        self.title.setText(text)
        kinds = sitting.names.kinds
        is_low = self._board.height() < LOW
        columns, radius, width = TIGHT if is_low else ROOMY
        self.words.setVisible(not is_low)
        focused = next((piece.name for piece in self.pieces if piece.hasFocus()), None)
        self._clear()
        for number, (name, kind) in enumerate(kinds.items()):
            left = kind.copies - held.count(name)
            note = self.tr("{count} left").format(count=left)
            drawn = sitting.names.drawn(sitting.seats[seat].colour, name)
            piece = PieceButton(name, sitting.names.token_title(name), note, token=drawn)
            piece.setParent(self)
            piece.setCheckable(False)
            piece.set_radius(radius)
            piece.setFixedWidth(width)
            piece.setEnabled(name in options)
            piece.clicked.connect(partial(self.taken.emit, name))
            self._grid.addWidget(
                piece, number // columns, number % columns, alignment=Qt.AlignmentFlag.AlignHCenter
            )
            self.pieces.append(piece)
            if name == focused:
                piece.setFocus()
            piece.show()
        self.show()
        self.adjustSize()
        self.arrange()
        self.raise_()

    def arrange(self) -> None:
        """Stand in the middle of the board."""
        board = self._board
        self.move((board.width() - self.width()) // 2, max(12, (board.height() - self.height()) // 2))

    def _clear(self) -> None:
        empty(self._grid)
        self.pieces = []
