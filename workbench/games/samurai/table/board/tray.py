"""The choice of the first hand: all tokens of a seat on a card over the board."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

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
EDGE = 12


class Tray(QFrame):
    """Offers the tokens that can be taken; empty, and without any name, unless a person chooses now."""

    taken = Signal(str)
    pending = Signal(object)
    """The token that would complete the hand, or nothing: it is shown in hand, and not taken yet."""

    def __init__(self, gesture: Gesture, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setAccessibleName(self.tr("First hand"))
        self._gesture = gesture
        self._board = parent
        self.pieces: list[PieceButton] = []
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("subtitle"))
        self.words = PlainLabel(self)
        self.words.setObjectName("hint")
        # The token that would complete the hand: it is taken once the hand is confirmed.
        self.last: str | None = None
        self.confirm_button = QPushButton(icon("check", "on_accent"), self.tr("Begin with this hand"), self)
        self.confirm_button.setObjectName("primary")
        self.confirm_button.clicked.connect(self._confirm)
        self.back_button = QPushButton(icon("undo"), self.tr("Choose the last one again"), self)
        self.back_button.clicked.connect(self.choose_again)
        for button in (self.confirm_button, self.back_button):
            button.setAccessibleName(button.text())
            # Their room is kept, so that nothing moves under the mouse when the hand is full.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        self._told: str | None = None
        self._values: dict[str, str] = {}
        self._agent = ""
        self._left: dict[str, int] = {}
        self._sitting: SamuraiSitting | None = None
        self._size = 0
        self._columns = 1
        self._grid = QGridLayout()
        self._grid.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.setSpacing(8)
        self._head.addWidget(self.title)
        self._head.addWidget(self.words)
        column.addLayout(self._head)
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
            had_focus = self._has_keys
            self._tell_pending(None)
            self._clear()
            self.title.clear()
            self.hide()
            if had_focus:
                # Qt would give the keys to whatever comes next, the button that hides the hand.
                self._board.setFocus()
            return
        seat = sitting.decider
        held = sitting.hand(seat) or ()
        size = int(sitting.rules.table.hand_size[seat])
        if self.last is not None and len(held) + 1 < size:
            self.last = None  # another seat chooses, or something was given back
        self._tell_pending(self.last)
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
        columns = self._columns = max(-(-len(kinds) // rows), min(columns, room // needed))
        width = max(least, min(needed, room // columns))
        self._left = {name: kind.copies - held.count(name) for name, kind in kinds.items()}
        self._tell_words()
        had_focus = self._has_keys
        focused = next((piece.name for piece in self.pieces if piece.hasFocus()), None)
        self._clear()
        for number, name in enumerate(kinds):
            drawn = sitting.names.drawn(sitting.seats[seat].colour, name)
            piece = PieceButton(name, sitting.names.token_title(name), self._note(name), token=drawn)
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
            piece.show()
            if name == focused and piece.isEnabled():
                piece.setFocus()
        self.show()
        self.adjustSize()
        self.arrange()
        self.raise_()
        if is_full and not self.confirm_button.hasFocus():
            self.confirm_button.setFocus()
        elif had_focus and not any(piece.hasFocus() for piece in self.pieces):
            self.take_focus()  # the last one of its kind was taken

    @property
    def _has_keys(self) -> bool:
        """Say whether the keys of the window go here."""
        holder: QWidget | None = self.window().focusWidget()
        return holder is not None and self.isAncestorOf(holder)

    def _tell_pending(self, token: str | None) -> None:
        if token != self._told:
            self._told = token
            self.pending.emit(token)

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

    def choose_again(self) -> bool:
        """Give the token back that would complete the hand, and say whether there was one."""
        if self.last is None:
            return False
        self.last = None
        self.show_sitting(self._sitting, is_hidden=False)
        self.take_focus()
        return True

    def take_focus(self) -> None:
        """Put the focus where the next token is taken, or the hand confirmed."""
        first = next((piece for piece in self.pieces if piece.isEnabled()), None)
        (self.confirm_button if first is None else first).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from token to token by arrows, and press what has the focus by Enter."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns,
            Qt.Key.Key_Down: self._columns,
        }
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QPushButton):
            focused.click()
        elif event.key() in steps:
            self._step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        """Give the focus to the next token in a direction that can still be taken."""
        at = next((number for number, piece in enumerate(self.pieces) if piece.hasFocus()), None)
        if at is None:
            self.take_focus()
            return
        while 0 <= (at := at + by) < len(self.pieces):
            if self.pieces[at].isEnabled():
                self.pieces[at].setFocus(Qt.FocusReason.TabFocusReason)
                return

    def show_values(self, values: Mapping[str, str], agent: str) -> None:
        """Say below tokens what an agent gives for them; with no values, how many are left."""
        self._values, self._agent = dict(values), agent
        for piece in self.pieces:
            piece.set_note(self._note(piece.name))
        self._tell_words()

    def _note(self, name: str) -> str:
        left = self.tr("{count} left").format(count=self._left.get(name, 0))
        return f"{left} · {self._values[name]}" if name in self._values else left

    def _tell_words(self) -> None:
        """Say what to do, or what the values are."""
        is_low = self._board.height() < LOW
        asked = self.tr("Click the tokens that you want to start with; Undo gives the last one back.")
        advised = self.tr("The numbers say what {agent} thinks of a token: only their order matters.")
        self.words.setText(advised.format(agent=self._agent) if self._values else asked)
        self.words.setVisible(bool(self._values) or not is_low)
        # A low board has no line to spare.
        right, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._head.setDirection(right if is_low else down)
        self.words.setAlignment(Qt.AlignmentFlag.AlignRight if is_low else Qt.AlignmentFlag.AlignLeft)
        self.adjustSize()

    def arrange(self) -> None:
        """Stand at the top of the board, where a card below has room without moving a token under the mouse."""
        self.move((self._board.width() - self.width()) // 2, EDGE)

    def _clear(self) -> None:
        empty(self._grid)
        self.pieces = []
