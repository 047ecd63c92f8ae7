"""The board at the table: the game's position, what is in hand, where it may go and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from engine.maps.hexes import Hex
from workbench.canvas.panned import ZOOM_STEP, PannedBoard, step_of
from workbench.canvas.scene import Marks, Scene, Space, Token, of_board
from workbench.dress.icons import icon
from workbench.games.samurai.table.board.standing import standing_scene
from workbench.games.samurai.table.gesture import Gesture
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.map.space_words import kind_word

TOKEN_MIME = "application/x-daimyo-token"


class BoardView(PannedBoard):
    """Shows the position of a sitting, and lets what is in hand be put down by mouse, drag or keys."""

    chosen = Signal(int)
    """A space was clicked, or Enter pressed on it."""
    hovered = Signal(object)
    """The number of the space that is looked at, or nothing."""
    wants_hidden_hand = Signal()
    wants_end = Signal()
    escaped = Signal()
    """Escape was pressed with nothing in hand."""
    wants_token = Signal(int)
    """A digit was pressed: which token of the hand is meant."""

    def __init__(self, gesture: Gesture, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gesture = gesture
        self.sitting: SamuraiSitting | None = None
        self.hover: Hex | None = None
        self.cursor_hex: Hex | None = None
        self.hints: Mapping[int, str] = {}
        # What others draw over the board, and the tokens that they show faintly.
        self.layers: list[Callable[[QPainter], None]] = []
        self.ghosts: Mapping[Hex, Token] = {}
        self._spaces: Mapping[Hex, Space] = {}
        self._pan_from: QPointF | None = None
        self._is_panned = False
        self.setObjectName("tableBoard")
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Board"))
        gesture.changed.connect(self.refresh)
        gesture.wants_figure.connect(self._ask_for_figure)

    # ------------------------------------------------------------ what is shown

    def show_sitting(self, sitting: SamuraiSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
        self.sitting = sitting
        self.hover = self.cursor_hex = None
        self.hints = {}
        self._spaces = of_board(sitting.names.board).spaces if sitting is not None else {}
        if sitting is not None:
            sitting.shown.connect(self.refresh)
        self.refresh()
        self.fit()

    def take_over(self, old: BoardView) -> None:
        """Look where another board looks."""
        self.cursor_hex = old.cursor_hex
        if not old._is_fitted:
            self._set_view(old.view)
            self._is_fitted = False

    def show_hints(self, hints: Mapping[int, str]) -> None:
        """Show short words on spaces, or take them away."""
        self.hints = dict(hints)
        self.refresh()

    def refresh(self) -> None:
        """Make the picture of this moment."""
        if self.sitting is None:
            self.show_scene(Scene({}))
            return
        seen, names = self.sitting.open_view, self.sitting.names
        at = [space.at for space in names.board.spaces]
        colours = [seat.colour for seat in self.sitting.seats]
        self.show_scene(replace(standing_scene(names, self._spaces, seen, colours), marks=self._marks(at)))
        if self.cursor_hex is not None:
            self.setAccessibleDescription(self.said(self.space_at(self.cursor_hex)))

    def _marks(self, at: list[Hex]) -> Marks:
        gesture, looked = self.gesture, self.looked_at
        legal = gesture.legal
        is_legal = looked is not None and looked in legal
        aimed = looked if is_legal else gesture.target
        touched = [at[each.space] for each in gesture.effects_of(aimed)]
        lit = [at[space] for space in legal]
        first = gesture.first_space
        chips = {at[space]: text for space, text in self.hints.items()}
        return Marks(
            hover=at[looked] if is_legal and looked is not None else None,
            selected=[at[first]] if first is not None else [],
            shows_neighbours=False,
            legal=[hex_ for hex_ in lit if not self._spaces[hex_].is_settlement],
            affected=[hex_ for hex_ in lit if self._spaces[hex_].is_settlement and hex_ not in touched],
            affected_by_hover=touched,
            last_played=[] if legal else [at[space] for space in self._last_spaces()],
            ringed=[at[space] for space in self.hints],
            cursor=self.cursor_hex if self.hasFocus() else None,
            ghost_tokens=self._ghost(at, aimed) or self.ghosts,
            chips=chips,
        )

    def _last_spaces(self) -> list[int]:
        """Give where the last turn before the shown position was played."""
        assert self.sitting is not None
        turns = [turn for turn in self.sitting.capture_turns if turn.first < self.sitting.at]
        return [play.spaces[-1] for play in (turns[-1].plays if turns else ()) if play.at <= self.sitting.at]

    def _ghost(self, at: list[Hex], aimed: int | None) -> Mapping[Hex, Token]:
        gesture, sitting = self.gesture, self.sitting
        seat = sitting.decider if sitting is not None else None
        if aimed is None or sitting is None or seat is None or gesture.is_swap or gesture.is_draft:
            return {}
        name = gesture.picked
        if gesture.is_lift:
            lying = [each for each in sitting.open_view["tokens"] if each["space"] == gesture.lifted]
            name = lying[0]["token"] if lying else None
        return {at[aimed]: sitting.names.drawn(sitting.seats[seat].colour, name)} if name else {}

    # ------------------------------------------------------------ spaces and words

    def space_at(self, at: Hex | None) -> int | None:
        """Give the number of the space on a hex, if there is one."""
        if self.sitting is None or at is None:
            return None
        space = self.sitting.names.board.at.get(at)
        return space.id if space else None

    @property
    def looked_at(self) -> int | None:
        """The space under the mouse, or else under the keyboard's cursor."""
        return self.space_at(self.hover if self.hover is not None else self.cursor_hex)

    def said(self, space: int | None) -> str:
        """Put a space into words for whoever cannot see it."""
        if space is None or self.sitting is None:
            return self.tr("Off the board")
        names, seen = self.sitting.names, self.sitting.open_view
        drawn = names.board.spaces[space]
        parts = [names.space(space), kind_word(drawn.kind or drawn.terrain)]
        parts += [names.figure(name) for name in seen["figures"].get(str(space), ())]
        for lying in seen["tokens"]:
            if lying["space"] == space:
                owner = self.sitting.seats[lying["seat"]].colour_name
                parts.append(f"{owner} {names.token(lying['token'])}")
        if self.gesture.picked is not None:
            parts.append(self.gesture.why_not(space) or self.tr("legal"))
        return ", ".join(parts)

    def look_here(self, space: int) -> None:
        """Put the cursor on a space and bring it into view."""
        if self.sitting is not None:
            self._put_cursor(self.sitting.names.board.spaces[space].at)
            self.setFocus()

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board and the focus."""
        painter = QPainter(self)
        for area in event.region():  # type: ignore[attr-defined]  # regions can be walked, the stubs do not know
            self.paint_scene(painter, area)
        for layer in self.layers:
            layer(painter)
        self.paint_focus(painter)

    # ------------------------------------------------------------ the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the board; a click that does not move it chooses a space."""
        if event.button() in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._pan_from, self._is_panned = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board, or look at the space under the mouse."""
        point = event.position()
        if self._pan_from is not None and event.buttons():
            by = point - self._pan_from
            if self._is_panned or by.manhattanLength() > 6:
                self._is_panned = True
                self._pan_from = point
                self.setCursor(Qt.CursorShape.ClosedHandCursor)
                self.pan(by.x(), by.y())
            return
        self._look_at(self.hex_at(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose the space that was clicked; the right button puts back."""
        was_pan, self._pan_from = self._is_panned, None
        self._is_panned = False
        self._show_pointer()
        if event.button() is Qt.MouseButton.RightButton:
            self.gesture.put_back()
        elif event.button() is Qt.MouseButton.LeftButton and not was_pan:
            space = self.space_at(self.hex_at(event.position()))
            if space is not None:
                self.chosen.emit(space)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the space under the mouse."""
        super().leaveEvent(event)
        self._look_at(None)

    def _look_at(self, at: Hex | None) -> None:
        if at == self.hover:
            return
        self.hover = at
        space = self.space_at(at)
        self.gesture.aim(space)
        self._show_pointer()
        self.refresh()
        self.hovered.emit(space)

    def _show_pointer(self) -> None:
        space = self.space_at(self.hover)
        shape = Qt.CursorShape.ArrowCursor
        if self.gesture.picked is not None and space is not None:
            is_legal = space in self.gesture.legal
            shape = Qt.CursorShape.PointingHandCursor if is_legal else Qt.CursorShape.ForbiddenCursor
        self.setCursor(shape)

    # ------------------------------------------------------------ dragging a token here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take tokens of the own hand."""
        if _token_in(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Look at the space under the token; only legal ones take it."""
        self._look_at(self.hex_at(event.position()))
        event.setAccepted(self.looked_at in self.gesture.legal)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Forget the space."""
        self._look_at(None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the token down."""
        space = self.space_at(self.hex_at(event.position()))
        if space is not None:
            event.acceptProposedAction()
            self.chosen.emit(space)

    # ------------------------------------------------------------ the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, put down at it, put back, choose a token by its digit, hide the hand, zoom."""
        key = Qt.Key(event.key())
        step = step_of(key, self.cursor_hex)
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if step is not None and is_plain:
            self._move_cursor(step)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.gesture.picked is None and self.gesture.options.end is not None:
                self.wants_end.emit()
            else:
                self._choose_cursor()
        elif key == Qt.Key.Key_Escape:
            if not self.gesture.put_back():
                self.escaped.emit()
        elif key == Qt.Key.Key_Tab and self.gesture.legal and is_plain:
            self._next_legal(1)
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and is_plain:
            self.wants_token.emit(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.wants_hidden_hand.emit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / ZOOM_STEP)
        elif key == Qt.Key.Key_0:
            self.fit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Let the tab key go round the legal spaces while something is in hand; F6 leaves the board."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.gesture.legal:
            if event.key() == Qt.Key.Key_Tab:
                self._next_legal(1)
                return True
            if event.key() == Qt.Key.Key_Backtab:
                self._next_legal(-1)
                return True
        return super().event(event)

    def _move_cursor(self, step: Hex) -> None:
        here = self.cursor_hex
        if here is None:
            self._put_cursor(self._start())
            return
        there = (here[0] + step[0], here[1] + step[1])
        for _ in range(12):  # across bays and straits to the next space in that direction
            if there in self._spaces:
                self._put_cursor(there)
                return
            there = (there[0] + step[0], there[1] + step[1])

    def _start(self) -> Hex:
        assert self.sitting is not None
        spaces = self.sitting.names.board.spaces
        legal = sorted(self.gesture.legal)
        return spaces[legal[0]].at if legal else spaces[len(spaces) // 2].at

    def _next_legal(self, by: int) -> None:
        if self.sitting is None:
            return
        legal = sorted(self.gesture.legal)
        here = self.space_at(self.cursor_hex)
        following = [space for space in legal if here is None or (space - here) * by > 0]
        chosen = (following or legal)[0 if by > 0 else -1]
        self._put_cursor(self.sitting.names.board.spaces[chosen].at)

    def _put_cursor(self, at: Hex) -> None:
        self.cursor_hex, self.hover = at, None
        self.reveal(at)
        space = self.space_at(at)
        self.gesture.aim(space)
        self.refresh()
        self.hovered.emit(space)

    def _choose_cursor(self) -> None:
        space = self.space_at(self.cursor_hex)
        if space is None:
            space = self.gesture.target
        if space is not None:
            self.chosen.emit(space)

    def _ask_for_figure(self, space: int, figures: list[str]) -> None:
        """Offer the figures of a settlement where several could be meant."""
        if self.sitting is None:
            return
        names = self.sitting.names
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.tr("Which figure?"))
        for figure in figures:
            made = menu.addAction(icon(names.figure_glyph(figure), "ink"), names.figure_title(figure))
            made.triggered.connect(lambda _=False, figure=figure: self.figure_chosen.emit(space, figure))
        x, y = self.view.centre(names.board.spaces[space].at)
        menu.popup(self.mapToGlobal(QPointF(x, y + self.view.s)).toPoint())

    figure_chosen = Signal(int, str)
    """A figure of a space was chosen where several could be meant."""


def _token_in(mime: QMimeData) -> str | None:
    if not mime.hasFormat(TOKEN_MIME):
        return None
    found: Any = mime.data(TOKEN_MIME).data()
    return bytes(found).decode()
