"""The choice of the first hand: all tokens of a seat on a card over the board."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.dress.icons import icon
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
        # The token that would complete the hand: it is taken once the hand is confirmed.
        self.last: str | None = None
        self.confirm_button = QPushButton(icon("check", "on_accent"), self.tr("Begin with this hand"), self)
        self.confirm_button.setObjectName("primary")
        self.confirm_button.clicked.connect(self._confirm)
        self.back_button = QPushButton(icon("undo"), self.tr("Choose the last one again"), self)
        self.back_button.clicked.connect(self._choose_again)
        for button in (self.confirm_button, self.back_button):
            button.setAccessibleName(button.text())
            # Their room is kept, so that nothing moves under the mouse when the hand is full.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        self._sitting: SamuraiSitting | None = None
        self._size = 0
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.words)
        column.addLayout(self._grid)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.back_button)
        row.addWidget(self.confirm_button)
        column.addLayout(row)
        self.hide()

    def show_sitting(self, sitting: SamuraiSitting | None, *, is_hidden: bool) -> None:
        """Offer what can be taken now, or nothing."""
        options = self._gesture.options.takes
        if sitting is not self._sitting or self.last not in options:
            self.last = None
        self._sitting = sitting
        if sitting is None or is_hidden or not options or sitting.decider is None:
            self._clear()
            self.title.clear()
            self.hide()
            return
        seat = sitting.decider
        held = sitting.hand(seat) or ()
        size = int(sitting.rules.table.hand_size[seat])
        if self.last is not None and len(held) + 1 < size:
            self.last = None  # another seat chooses, or something was given back
        held = held if self.last is None else (*held, self.last)
        self._size = size
        is_full = self.last is not None
        text = self.tr("Your first hand: {held} of {size}").format(held=len(held), size=size)
        if is_full:
            tokens = ", ".join(sitting.names.token(name) for name in held)
            text = self.tr("Your first hand: {tokens}").format(tokens=tokens)
        self.confirm_button.setVisible(is_full)
        self.back_button.setVisible(is_full)
        self.title.setText(text)
        kinds = sitting.names.kinds
        is_low = self._board.height() < LOW
        columns, radius, least = TIGHT if is_low else ROOMY
        # As wide as the longest name, where the board has room for that.
        measure = QFontMetrics(typeface.style("group"))
        needed = 6 + max(measure.horizontalAdvance(sitting.names.token_title(name)) for name in kinds)
        room = self._board.width() - 64
        # No more rows than there are: names that are long take columns instead.
        rows = -(-len(kinds) // columns)
        columns = max(-(-len(kinds) // rows), min(columns, room // needed))
        width = max(least, min(needed, room // columns))
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
            piece.setEnabled(name in options and not is_full)
            piece.clicked.connect(partial(self._take, name))
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
        if is_full and not self.confirm_button.hasFocus():
            self.confirm_button.setFocus()

    def _take(self, name: str) -> None:
        """Take a token; the one that completes the hand waits until the hand is confirmed."""
        sitting = self._sitting
        held = (
            (sitting.hand(sitting.decider) or ())
            if sitting is not None and sitting.decider is not None
            else ()
        )
        if len(held) + 1 < self._size:
            self.taken.emit(name)
        else:
            self.last = name
            self.show_sitting(sitting, is_hidden=False)

    def _confirm(self) -> None:
        name, self.last = self.last, None
        if name is not None:
            self.taken.emit(name)

    def _choose_again(self) -> None:
        self.last = None
        self.show_sitting(self._sitting, is_hidden=False)
        first = next((piece for piece in self.pieces if piece.isEnabled()), None)
        if first is not None:
            first.setFocus()

    def arrange(self) -> None:
        """Stand in the middle of the board."""
        board = self._board
        self.move((board.width() - self.width()) // 2, max(12, (board.height() - self.height()) // 2))

    def _clear(self) -> None:
        empty(self._grid)
        self.pieces = []
