"""The board of the position editor: what is in hand is laid where a person clicks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.maps.hexes import Hex
from workbench.canvas.panned import PannedBoard, step_of
from workbench.canvas.scene import Marks, Scene, of_board
from workbench.games.samurai.table.board.standing import standing_scene
from workbench.table.form_rows import bare
from workbench.widgets.controls import WordBox
from workbench.widgets.plain_label import PlainLabel
from workbench.widgets.segment import Segment

if TYPE_CHECKING:
    from workbench.games.samurai.table.position.position_part import SamuraiPosition

TOKEN, FIGURE, NOTHING = "token", "figure", "nothing"


class PositionBoard(QWidget):
    """What is in hand above, the board below."""

    def __init__(self, part: SamuraiPosition, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part = part
        names, seats = part.names, part.draft.seats
        self.tool = Segment(self.tr("In hand"), self)
        self.tool.show_choices(
            {TOKEN: self.tr("Token"), FIGURE: self.tr("Figure"), NOTHING: self.tr("Take away")},
            {TOKEN: "hex", FIGURE: "flag", NOTHING: "delete"},
        )
        self.tool.set_labelled(True)
        self.tool.chosen.connect(self.take)
        colours = {str(number): seat.colour_name for number, seat in enumerate(seats)}
        self.seat = WordBox(colours, {}, self.tr("Seat"), self)
        self.seat.currentIndexChanged.connect(lambda _: self._show_left())
        self.token = WordBox({}, {}, self.tr("Token"), self)
        self.figure = WordBox(
            {name: names.figure_title(name) for name in names.types}, {}, self.tr("Figure"), self
        )
        self.said = PlainLabel(self)
        self.said.setObjectName("hint")
        self.board = LaidBoard(self)
        row = bare(QHBoxLayout(), 8)
        row.setContentsMargins(12, 8, 12, 8)
        for widget in (self.tool, self.seat, self.token, self.figure):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.said)
        column = bare(QVBoxLayout(self), 0)
        column.addLayout(row)
        column.addWidget(self.board, 1)
        self.in_hand = TOKEN
        part.draft.changed.connect(self._refresh)
        self.take(TOKEN)
        self._refresh()
        self.board.fit()

    def take(self, tool: str) -> None:
        """Take a token, a figure or nothing in hand."""
        self.in_hand = tool
        self.tool.show_chosen(tool)
        self.seat.setVisible(tool == TOKEN)
        self.token.setVisible(tool == TOKEN)
        self.figure.setVisible(tool == FIGURE)

    def _refresh(self) -> None:
        self._show_left()
        self.board.refresh()

    def _show_left(self) -> None:
        """Offer the tokens that the seat has not on the board, with their numbers."""
        left = self.part.left_of(int(self.seat.currentData() or 0))
        chosen = self.token.currentData()
        self.token.blockSignals(True)
        self.token.clear()
        for name in self.part.names.kinds:
            if left[name]:
                title = self.part.names.token_title(name)
                self.token.addItem(f"{title} ({left[name]})" if left[name] > 1 else title, name)
        self.token.show_chosen(chosen if self.token.findData(chosen) >= 0 else self.token.itemData(0))
        self.token.blockSignals(False)

    def use(self, space: int, tool: str) -> None:
        """Do with a space what a tool is for."""
        terrain = self.part.names.board.spaces[space].terrain
        self.said.clear()
        if tool == NOTHING:
            self.part.clear(space)
        elif tool == FIGURE:
            if terrain == "settlement":
                self.part.put_figure(space, str(self.figure.currentData()))
            else:
                self.said.setText(self.tr("Figures stand in settlements."))
        elif terrain == "settlement":
            self.said.setText(self.tr("Tokens lie beside settlements, on land or sea."))
        elif self.token.currentData() is not None:
            self.part.lay_token(space, int(self.seat.currentData()), str(self.token.currentData()))


class LaidBoard(PannedBoard):
    """The position as it is laid out so far, possible or not; a click or Enter uses what is in hand."""

    def __init__(self, editor: PositionBoard) -> None:
        super().__init__(editor)
        self._editor = editor
        self._spaces = of_board(editor.part.names.board).spaces
        self.cursor_hex: Hex | None = None
        self.hover: Hex | None = None
        self._pan_from: QPointF | None = None
        self._is_panned = False
        self.setObjectName("positionBoard")
        self.setAccessibleName(self.tr("Board"))
        self.setMinimumHeight(160)

    def refresh(self) -> None:
        """Draw what lies there now."""
        part, situation = self._editor.part, self._editor.part.draft.situation
        tokens = [
            {"space": each["space"], "seat": each["player"], "token": each["token"]}
            for each in situation["tokens"]
        ]
        seen = {"phase": "play", "tokens": tokens, "figures": situation["figures"]}
        colours = [seat.colour for seat in part.draft.seats]
        scene: Scene = standing_scene(part.names, self._spaces, seen, colours)
        hover = self.hover if self.hover in self._spaces else None
        cursor = self.cursor_hex if self.hasFocus() else None
        self.show_scene(replace(scene, marks=Marks(hover=hover, shows_neighbours=False, cursor=cursor)))
        if self.cursor_hex is not None:
            self.setAccessibleDescription(self.said(self.cursor_hex))

    def said(self, at: Hex) -> str:
        """Put a space into words for whoever cannot see it."""
        part = self._editor.part
        space = part.names.board.at.get(at)
        if space is None:
            return self.tr("Off the board")
        words = [part.names.place(space.id)]
        words += [part.names.figure(name) for name in part.draft.situation["figures"].get(str(space.id), ())]
        lying = part.token_at(space.id)
        if lying is not None:
            words.append(
                f"{part.draft.seats[lying['player']].colour_name} {part.names.token(lying['token'])}"
            )
        return ", ".join(words)

    def look_here(self, at: Hex) -> None:
        """Put the cursor on a hex and bring it into view."""
        self.cursor_hex = at
        self.setFocus()
        self.reveal(at)
        self.refresh()

    def use(self, at: Hex | None, tool: str | None = None) -> None:
        """Use what is in hand on a hex, or something else."""
        space = self._editor.part.names.board.at.get(at) if at is not None else None
        if space is not None:
            self._editor.use(space.id, tool or self._editor.in_hand)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board and the focus."""
        painter = QPainter(self)
        for area in event.region():  # type: ignore[attr-defined]  # regions can be walked, the stubs do not know
            self.paint_scene(painter, area)
        self.paint_focus(painter)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the board; a click that does not move it uses what is in hand."""
        self._pan_from, self._is_panned = event.position(), False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the board, or look at the space under the mouse."""
        point = event.position()
        if self._pan_from is not None and event.buttons():
            by = point - self._pan_from
            if self._is_panned or by.manhattanLength() > 6:
                self._is_panned, self._pan_from = True, point
                self.pan(by.x(), by.y())
            return
        looked = self.hex_at(point)
        if looked != self.hover:
            self.hover = looked
            self.refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Use what is in hand where the mouse is."""
        if self._pan_from is not None and not self._is_panned:
            self.use(self.hex_at(event.position()))
        self._pan_from = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the board by the arrows, and use what is in hand by Enter; Delete takes away."""
        key = Qt.Key(event.key())
        step = step_of(key, self.cursor_hex)
        if step is not None and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            here = self.cursor_hex or next(iter(self._spaces))
            there = (here[0] + step[0], here[1] + step[1])
            self.cursor_hex = there if self.cursor_hex is not None else here
            self.reveal(self.cursor_hex)
            self.refresh()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.use(self.cursor_hex)
        elif key == Qt.Key.Key_Delete:
            self.use(self.cursor_hex, NOTHING)
        else:
            super().keyPressEvent(event)
