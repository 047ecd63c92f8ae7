"""The strip below the board: whose turn it is, the hand, and what can be done with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QWidget

from workbench.dress.icons import icon
from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.hand.hand_about import HandAbout
from workbench.games.samurai.table.hand.token_button import RADIUS, PieceButton, TokenRow
from workbench.games.samurai.table.hand.turn_words import TurnWords
from workbench.games.samurai.table.naming import Names
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.widgets.panels import empty

LEAST_RADIUS = 26.0
HEIGHT = 176


class HandStrip(QFrame):
    """Shows the hand of whoever looks; while nobody does it holds no token at all, not even a name."""

    picked = Signal(str)
    wants_place = Signal()
    wants_end = Signal()
    wants_hint = Signal()
    wants_hide = Signal()
    wants_board = Signal()

    def __init__(self, gesture: Gesture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("handStrip")
        self.setFixedHeight(HEIGHT)
        self.setAccessibleName(self.tr("Hand"))
        self.gesture = gesture
        self.sitting: SamuraiSitting | None = None
        self.is_hidden = False
        self.pieces: list[PieceButton] = []
        # The token that completes a first hand once that is confirmed.
        self.pending: str | None = None
        self._shown: object = None
        self._words = TurnWords(self)
        self.about = HandAbout(self)
        self.backs = TokenRow(RADIUS * 0.7, self)
        self.place_button = self._button(self.tr("Place"), "", self.wants_place)
        self.place_button.setObjectName("primary")
        self.end_button = self._button(self.tr("End turn"), "", self.wants_end)
        self.hint_button = self._button(self.tr("Hint"), "hint", self.wants_hint)
        self.hide_button = self._button(self.tr("Hide"), "hide", self.wants_hide)
        self._lay_out()
        gesture.changed.connect(self.refresh)

    def _button(self, text: str, glyph: str, signal: object) -> QPushButton:
        button = QPushButton(text, self)
        if glyph:
            button.setIcon(icon(glyph))
            button.setIconSize(QSize(16, 16))
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(signal)
        return button

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        self._row.setSpacing(10)
        self._row.setContentsMargins(0, 0, 0, 0)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addLayout(self._row)
        middle.addWidget(self.backs, 8)
        middle.addStretch(1)
        deeds = QGridLayout()
        deeds.setSpacing(8)
        deeds.addWidget(self.place_button, 0, 0, 1, 2)
        deeds.addWidget(self.end_button, 1, 0, 1, 2)
        deeds.addWidget(self.hint_button, 2, 0)
        deeds.addWidget(self.hide_button, 2, 1)
        deeds.setRowStretch(3, 1)
        self._deeds = QWidget(self)
        self._deeds.setFixedWidth(168)
        self._deeds.setLayout(deeds)
        deeds.setContentsMargins(0, 0, 0, 0)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 8)
        whole.setSpacing(16)
        whole.addWidget(self.about)
        whole.addLayout(middle, 1)
        whole.addWidget(self._deeds)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: SamuraiSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            for signal in (self.sitting.shown, self.sitting.thinking_changed):
                signal.disconnect(self.refresh)
        self.sitting = sitting
        self.is_hidden = False
        if sitting is not None:
            for signal in (sitting.shown, sitting.thinking_changed):
                signal.connect(self.refresh)
        self.refresh()

    def show_pending(self, token: str | None) -> None:
        """Show a token in hand that is taken once the first hand is confirmed, or none."""
        self.pending = token
        self.refresh()

    def hide_hand(self, is_hidden: bool) -> None:
        """Turn the hand face down, or up again."""
        if self.is_hidden != is_hidden:
            self.is_hidden = is_hidden
            self.refresh()

    def refresh(self) -> None:
        """Show the hand as it is now, or that it is hidden."""
        sitting = self.sitting
        if sitting is None:
            self._clear()
            return
        seat = sitting.front
        hand = None if self.is_hidden else sitting.hand(seat)
        added = 0
        if hand is not None and self.pending is not None and seat == sitting.decider:
            hand, added = (*hand, self.pending), 1
        playable = frozenset(self.gesture.options.tokens)
        drafted = tuple((name, len(spaces)) for name, spaces in self.gesture.options.figures.items())
        shown = (sitting, seat, hand, drafted)
        if shown != self._shown:
            self._shown = shown
            self._build(sitting, seat, hand, bool(shown[3]))
        self._show_backs(sitting, seat, is_hidden=hand is None and not drafted)
        for piece in self.pieces:
            is_open = piece.name in playable or piece.name in self.gesture.options.figures
            is_asked = self.gesture.is_on and not drafted and sitting.phase == "play"
            piece.set_why_not("" if is_open or not is_asked else self._words.why_not(sitting, piece.name))
            piece.setEnabled(is_open or not self.gesture.is_on or is_asked)
            piece.setChecked(piece.name == self.gesture.picked and piece is self._chosen())
        words = self._words.said(sitting, self.gesture, added)
        self.about.show_seat(sitting, seat, words, is_hidden=hand is None, added=added)
        self._show_deeds(sitting)

    def _chosen(self) -> PieceButton | None:
        """Give the button of what is in hand: of equal tokens the one that was clicked, or the first."""
        alike = [piece for piece in self.pieces if piece.name == self.gesture.picked]
        clicked = [piece for piece in alike if piece.hasFocus()]
        return next(iter(clicked or alike), None)

    def _clear(self) -> None:
        empty(self._row)
        self.pieces = []
        self._shown = None

    def _build(
        self, sitting: SamuraiSitting, seat: int, hand: tuple[str, ...] | None, is_draft: bool
    ) -> None:
        shown = self._shown
        self._clear()
        self._shown = shown
        names = sitting.names
        if is_draft:
            for figure in names.types:
                piece = PieceButton(figure, names.figure_title(figure), "", glyph=names.figure_glyph(figure))
                self._add(piece, partial(self.picked.emit, figure))
                piece.set_note(self.tr("{count} left").format(count=sitting.pool(figure)))
        else:
            for token in hand or ():
                drawn = names.drawn(sitting.seats[seat].colour, token)
                piece = PieceButton(token, names.token_title(token), self._note(names, token), token=drawn)
                self._add(piece, partial(self._pick, piece))
        self._fit()

    def _pick(self, piece: PieceButton) -> None:
        """Take a token in hand, or say why it cannot be played."""
        if piece.why_not:
            piece.setChecked(False)
            self.about.words.setText(piece.why_not)
        else:
            self.picked.emit(piece.name)

    def _add(self, piece: PieceButton, deed: object) -> None:
        piece.setParent(self)
        piece.clicked.connect(deed)
        piece.dragged.connect(self._drag)
        self._row.addWidget(piece)
        self.pieces.append(piece)
        piece.show()

    def _drag(self, name: str) -> None:
        if self.gesture.picked != name:
            self.gesture.pick(name)

    def _note(self, names: Names, token: str) -> str:
        kind = names.kinds[token]
        where = {"land": self.tr("land"), "sea": self.tr("sea only")}.get(
            kind.terrain, self.tr("land or sea")
        )
        if kind.action:
            where = {"swap": self.tr("swaps two"), "move": self.tr("moves one")}[kind.action]
        return self.tr("fast, {where}").format(where=where) if kind.is_fast else where

    def _show_backs(self, sitting: SamuraiSitting, seat: int, *, is_hidden: bool) -> None:
        self.backs.setVisible(is_hidden)
        if is_hidden:
            count = sitting.open_view["hand_sizes"][seat]
            words = self.tr("The hand is hidden.")
            self.backs.show_tokens([sitting.back(seat)] * count, words)
        else:
            self.backs.show_tokens((), "")

    def _show_deeds(self, sitting: SamuraiSitting) -> None:
        gesture = self.gesture
        is_mine = gesture.is_on and not self.is_hidden
        self.place_button.setText(self._words.place(sitting, gesture))
        self.place_button.setAccessibleName(self.place_button.text())
        self.place_button.setEnabled(is_mine and gesture.target is not None)
        self.end_button.setText(self._words.end(sitting, gesture))
        self.end_button.setAccessibleName(self.end_button.text())
        self.end_button.setEnabled(sitting.is_over or (is_mine and gesture.options.end is not None))
        self.hint_button.setEnabled(is_mine)
        hide_words = self.tr("Show") if self.is_hidden else self.tr("Hide")
        self.hide_button.setText(hide_words)
        self.hide_button.setIcon(icon("eye" if self.is_hidden else "hide"))
        self.hide_button.setAccessibleName(hide_words)
        self.hide_button.setEnabled(not sitting.sees_all)

    # ------------------------------------------------------------ room and keys

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the pieces as large as there is room for."""
        super().resizeEvent(event)
        self.about.setFixedWidth(210 if self.width() > 820 else 170)
        wanted = 168 if self.width() > 820 else 148
        self._deeds.setFixedWidth(max(wanted, self._deeds.minimumSizeHint().width()))
        self._fit()

    def _fit(self) -> None:
        room = self.width() - self.about.width() - self._deeds.width() - 2 * 18 - 2 * 16
        radius, step = RADIUS, 2.0
        while True:
            for piece in self.pieces:
                piece.set_radius(radius)
            width = sum(piece.sizeHint().width() + self._row.spacing() for piece in self.pieces)
            if width <= room or radius <= LEAST_RADIUS:
                break
            radius -= step
        # As high as the highest, so that all stand on one line.
        height = max((piece.sizeHint().height() for piece in self.pieces), default=0)
        for piece in self.pieces:
            piece.setMinimumHeight(height)

    def take_piece(self, number: int) -> None:
        """Take a piece; the keys stay where they are, at the board or along the hand."""
        if 0 <= number < len(self.pieces) and self.pieces[number].is_playable:
            if self.isAncestorOf(self.window().focusWidget()):
                self.pieces[number].setFocus()
            self.pieces[number].click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go along the hand by arrows, take by digits, hide by the space bar, put back by Escape."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._step(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Up:
            self.wants_board.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.take_piece(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.wants_hide.emit()
        elif key == Qt.Key.Key_Escape and self.gesture.put_back():
            return
        else:
            super().keyPressEvent(event)

    def _step(self, by: int) -> None:
        focused = [number for number, piece in enumerate(self.pieces) if piece.hasFocus()]
        if self.pieces:
            at = (focused[0] + by) % len(self.pieces) if focused else 0
            self.pieces[at].setFocus()
