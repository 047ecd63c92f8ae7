"""The canvas of the map: a view of the document's text that can be moved, zoomed and drawn on."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QImageReader,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from engine.maps.hexes import Hex
from workbench.canvas import labels
from workbench.canvas.geometry import Box, fitted, hexes_in
from workbench.canvas.painter import paint_empty_hexes, paint_legend
from workbench.canvas.panned import ZOOM_STEP, PannedBoard, step_of
from workbench.dress import theme
from workbench.map.canvas.composition import EMPTY, Composition
from workbench.map.canvas.underlay import Underlay
from workbench.map.map_text import MapText
from workbench.map.space_words import said
from workbench.map.tools.toolbox import Toolbox
from workbench.map.tools.tools import TOOLS, PasteTool, SelectTool, Tool

LEGEND = QSize(180, 60)
# The height that names of pieces take above and below a board as a rule, and how often a board is fitted for others.
NAMES, FITTINGS = 16, 3


class MapCanvas(PannedBoard):
    """Shows a map's text and lets tools loose on it; only what changed is painted anew."""

    margin = 1.2

    hovered = Signal(object)
    """The hex under the mouse or the keyboard's cursor, or nothing."""
    wants_pick = Signal(object)
    chosen_piece = Signal(object)
    image_dropped = Signal(object)
    """The path of an image that was dropped here to be traced."""
    wants_menu = Signal(object)
    """Where on the screen a menu of what can be done with the selection is to open."""

    def __init__(self, map_text: MapText, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map_text = map_text
        self.toolbox = toolbox
        self.tools: dict[str, Tool] = {name: made(map_text, toolbox) for name, made in TOOLS.items()}
        self.composition = Composition(map_text, toolbox)
        self.underlay = Underlay(self)
        self.scene = EMPTY
        self.hover: Hex | None = None
        self.cursor_hex: Hex | None = None
        self._pressed_with: Tool | None = None
        self._pan_from: QPointF | None = None
        self._band_from: QPointF | None = None
        self._band = QRect()
        self._is_space_down = False
        self._shown_document: object = None
        self._room_of_names: tuple[float, float] = (NAMES, NAMES)
        self.setObjectName("mapCanvas")
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Board"))
        for signal in (map_text.chart_changed, map_text.players_changed, map_text.variant_changed):
            signal.connect(self.rebuild)
        toolbox.layers_changed.connect(self.rebuild)
        map_text.selection_changed.connect(self._refresh)
        toolbox.changed.connect(self._take_tool)
        self.underlay.changed.connect(self.update)

    # ------------------------------------------------------------ what is shown

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._pressed_with or self.tools[self.toolbox.tool]

    def rebuild(self) -> None:
        """Make the picture anew from the map's text.

        The board stays where it is under the mouse while it grows, until some of it would lie out of sight.
        """
        is_first = not self.fitted_hexes() and self.hover is None
        self.composition.rebuild()
        is_another = self.map_text.document is not self._shown_document
        if is_another:
            self._shown_document = self.map_text.document
            self.cursor_hex = self.hover = None
            self._is_fitted = True
            self.toolbox.centre = self._middle()
        if self._is_fitted and (is_another or is_first or self._is_partly_hidden()):
            self.fit()
        self._refresh()

    def _is_partly_hidden(self) -> bool:
        """Say whether the middle of some hex lies outside the window."""
        room = self.room()
        middles = (self.view.centre(at) for at in self.fitted_hexes())
        return any(not (room.left <= x <= room.right and room.top <= y <= room.bottom) for x, y in middles)

    def _refresh(self) -> None:
        """Show this moment, painting only what differs from the last."""
        self.show_scene(self.composition.scene(self.tool, self.hover, self.cursor_hex))

    def _take_tool(self) -> None:
        self._show_pointer()
        if self.composition.base.overlays != self.toolbox.overlays():
            self.composition.rebuild()
        self._refresh()
        self.update()  # the empty hexes around the board come and go with the tool

    def _middle(self) -> Hex:
        spaces = self.composition.base.spaces
        if not spaces:
            return 0, 0
        view = fitted([*spaces, *self.composition.base.outside], Box(-100, -100, 100, 100))
        return view.hex_at(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the parts of the picture that are asked for."""
        painter = QPainter(self)
        between = self.underlay.painted(self.view) if self.underlay.is_shown else None
        for area in event.region():  # type: ignore[attr-defined]  # regions can be walked, the stubs do not know
            self.paint_scene(painter, area, between)
        if self.scene.heat and self.scene.spaces:
            at = QPointF(16, self.height() - LEGEND.height() - 8)
            paint_legend(painter, self.scene.heat, at, LEGEND.width(), theme.current())
        if not self._band.isEmpty():
            self._paint_band(painter)
        self.paint_focus(painter)

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """Show where spaces could be drawn, while a tool that makes some is in hand or there is none yet."""
        if self.toolbox.tool in ("paint", "line", "paste") or not self.scene.spaces:
            taken = {**self.scene.spaces, **self.scene.outside}
            paint_empty_hexes(painter, area, theme.current(), self.view, taken)

    def _paint_band(self, painter: QPainter) -> None:
        accent = QColor(theme.current().accent)
        painter.setPen(QPen(accent, 1, Qt.PenStyle.DashLine))
        accent.setAlphaF(0.12)
        painter.setBrush(accent)
        painter.drawRect(self._band.adjusted(0, 0, -1, -1))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # ------------------------------------------------------------ moving and zooming

    def fitted_hexes(self) -> list[Hex]:
        """Give the hexes of all player counts."""
        return [*self.composition.base.spaces, *self.composition.base.outside]

    def room(self) -> Box:
        """Leave room for the names of pieces: they stand outside the coast and keep their size."""
        whole, (above, below) = super().room(), self._room_of_names
        return Box(whole.left, whole.top + above, whole.right, whole.bottom - below)

    def fit(self) -> None:
        """Show the whole board, with more room above or below it where names stand in several rows."""
        has_names = "piece_names" in self.toolbox.layers
        self._room_of_names = (NAMES, NAMES) if has_names else (0, 0)
        super().fit()
        for _ in range(FITTINGS if has_names else 0):
            above, below = self._names_beyond()
            if not (above or below):
                break
            self._room_of_names = (self._room_of_names[0] + above, self._room_of_names[1] + below)
            super().fit()

    def _names_beyond(self) -> tuple[float, float]:
        """Give how far names of pieces reach beyond the upper and the lower edge."""
        view, whole = self.view, super().room()
        names = labels.piece_names(self.composition.base, theme.current(), view.s / view.pixel)
        boxes = [labels.box(name, view) for name in names]
        # Boxes have a margin of their own.
        above = max((whole.top - box.top for box in boxes), default=0) - labels.CHIP_PADDING
        below = max((box.bottom - whole.bottom for box in boxes), default=0) - labels.CHIP_PADDING
        return max(0, above), max(0, below)

    # ------------------------------------------------------------ the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a stroke, a rubber band or a pan."""
        button, keys = event.button(), event.modifiers()
        point, at = event.position(), self.hex_at(event.position())
        if button is Qt.MouseButton.MiddleButton or (
            self._is_space_down and button is Qt.MouseButton.LeftButton
        ):
            self._pan_from = point
            self._show_pointer()
        elif self.underlay.is_calibrating and button is Qt.MouseButton.LeftButton:
            self.underlay.take_point(self.view.to_board(point.x(), point.y()))
        elif self.toolbox.is_placing_centre and button is Qt.MouseButton.LeftButton:
            self.toolbox.set_centre(at)
        elif button is Qt.MouseButton.RightButton and self.toolbox.tool == "select":
            self._offer(at, event.globalPosition().toPoint())
        elif button is Qt.MouseButton.RightButton and self.toolbox.tool == "paste":
            self.put_back()
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton) and self._pressed_with is None:
            is_pick = bool(keys & Qt.KeyboardModifier.AltModifier)
            self._pressed_with = self.tools["pick"] if is_pick else self.tool
            adds = bool(keys & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier))
            self._set_hover(at)
            self.tool.press(at, erases=button is Qt.MouseButton.RightButton, adds=adds)
            if isinstance(self.tool, SelectTool) and self.tool.has_band:
                self._band_from = point
            self._refresh()

    def _offer(self, at: Hex, where: QPoint) -> None:
        """Open the menu of the selection, of the hex under it if that is not selected."""
        if at not in self.map_text.selection:
            self.map_text.select([at])
        self.wants_menu.emit(where)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with what was begun, or show what a click would do."""
        point = event.position()
        if self._pan_from is not None:
            by = point - self._pan_from
            self._pan_from = point
            self.pan(by.x(), by.y())
            return
        at = self.hex_at(point)
        if self._band_from is not None:
            self._stretch_band(point)
        if at != self.hover:
            self.hover = at
            if self._pressed_with is not None:
                self._pressed_with.drag(at)
            self._refresh()
            self.hovered.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End what was begun."""
        if self._pan_from is not None:
            self._pan_from = None
            self._show_pointer()
        elif self._pressed_with is not None and not event.buttons():
            self._end_stroke(self.hex_at(event.position()))

    def _end_stroke(self, at: Hex) -> None:
        tool, self._pressed_with = self.tool, None
        was_band = not self._band.isEmpty()
        self._stretch_band(None)
        if was_band:
            tool.cancel()  # the band has selected already
        else:
            tool.release(at)
        self._refresh()
        self.hovered.emit(self.hover)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select the whole piece that a space is printed on."""
        if self.toolbox.tool == "select" and event.button() is Qt.MouseButton.LeftButton:
            self.select_piece_at(self.hex_at(event.position()))
        else:
            self.mousePressEvent(event)

    def select_piece_at(self, at: Hex) -> None:
        """Select all spaces of the piece that a space is printed on; without pieces all of its terrain."""
        chart = self.map_text.chart
        space = chart.spaces.get(at) if chart else None
        if chart is None or space is None:
            return
        same = (
            each.at
            for each in chart.spaces.values()
            if (each.piece == space.piece if space.piece else each.terrain == space.terrain)
        )
        self.map_text.select(same)

    def _stretch_band(self, point: QPointF | None) -> None:
        self.update(self._band.adjusted(-2, -2, 2, 2))
        if point is None or self._band_from is None:
            self._band, self._band_from = QRect(), None
            return
        band = QRectF(self._band_from, point).normalized()
        self._band = band.toRect() if max(band.width(), band.height()) > 4 else QRect()
        self.update(self._band.adjusted(-2, -2, 2, 2))
        if not self._band.isEmpty() and isinstance(self.tool, SelectTool):
            box = Box(band.left(), band.top(), band.right(), band.bottom())
            self.tool.band(set(hexes_in(self.view.box_on_board(box))))

    def _set_hover(self, at: Hex | None) -> None:
        if at != self.hover:
            self.hover = at
            self._refresh()
            self.hovered.emit(at)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the hex under the mouse."""
        super().leaveEvent(event)
        if self._pressed_with is None:
            self._set_hover(None)

    def _show_pointer(self) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._pan_from is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._is_space_down:
            shape = Qt.CursorShape.OpenHandCursor
        elif self.toolbox.tool != "select" or self.toolbox.is_placing_centre:
            shape = Qt.CursorShape.CrossCursor
        self.setCursor(shape)

    # ------------------------------------------------------------ dropping

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take an image that is dragged here; other files are the window's business."""
        if _dropped_image(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Ask for an image to be traced."""
        path = _dropped_image(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.image_dropped.emit(path)

    # ------------------------------------------------------------ the keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor, use the tool at it, give a stroke up."""
        key, keys = Qt.Key(event.key()), event.modifiers()
        is_plain = not keys & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        # The letters that step belong to Save, Undo and others with Ctrl: only arrows move what is selected.
        is_moving = Qt.Key.Key_Left <= key <= Qt.Key.Key_Down and _is_control(keys)
        step = step_of(key, self.cursor_hex)
        if step is not None and is_plain:
            self._move_cursor(step, paints=bool(keys & Qt.KeyboardModifier.ShiftModifier))
        elif step is not None and is_moving and self.map_text.selection:
            self.move_selection(step)
        elif not is_plain:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._use_tool(adds=bool(keys & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Escape:
            self.put_back()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = True
            self._show_pointer()
        elif key == Qt.Key.Key_Menu:
            at = self.cursor_hex or next(iter(sorted(self.map_text.selection)), None) or self._middle()
            self._offer(at, self.mapToGlobal(QPointF(*self.view.centre(at)).toPoint()))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(ZOOM_STEP)
        elif key == Qt.Key.Key_Minus:
            self.zoom(1 / ZOOM_STEP)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End a stroke that was drawn with Shift held, and a pan with the space bar."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = False
            self._show_pointer()
        elif event.key() == Qt.Key.Key_Shift and self._pressed_with is not None and self.cursor_hex:
            self._end_stroke(self.cursor_hex)
        else:
            super().keyReleaseEvent(event)

    def _move_cursor(self, step: Hex, *, paints: bool) -> None:
        here = self.cursor_hex or next(iter(self.map_text.selection), None) or self._middle()
        there = (here[0] + step[0], here[1] + step[1])
        if paints and self._pressed_with is None and self.toolbox.tool in ("paint", "piece", "line"):
            self._pressed_with = self.tool
            self.tool.press(here)
        self._put_cursor(there)
        if self._pressed_with is not None:
            self._pressed_with.drag(there)
            self._refresh()

    def _put_cursor(self, at: Hex) -> None:
        self.cursor_hex, self.hover = at, None
        self.reveal(at)
        self._refresh()
        self.setAccessibleDescription(said(self.map_text, at))
        self.hovered.emit(at)

    def _use_tool(self, *, adds: bool) -> None:
        if self.cursor_hex is None:
            self._put_cursor(next(iter(self.map_text.selection), None) or self._middle())
            return
        at = self.cursor_hex
        if self.toolbox.is_placing_centre:
            self.toolbox.set_centre(at)
        elif self._pressed_with is not None:
            self._end_stroke(at)
        else:
            self.tool.press(at, adds=adds)
            if self.tool.has_two_ends:
                self._pressed_with = self.tool
            else:
                self._end_stroke(at)
        self._refresh()
        self.setAccessibleDescription(said(self.map_text, at))

    def put_back(self) -> None:
        """Give the stroke up, then the tool, then the selection."""
        if self._pressed_with is not None:
            tool, self._pressed_with = self.tool, None
            self._stretch_band(None)
            tool.cancel()
        elif self.underlay.is_calibrating:
            self.underlay.stop_calibrating()
        elif self.toolbox.tool != "select" or self.toolbox.is_placing_centre:
            self.toolbox.take("select")
        else:
            self.map_text.select(())
        self._refresh()

    def move_selection(self, step: Hex) -> None:
        """Move what is selected by one hex."""
        if self.map_text.selection:
            tool = self.tools["select"]
            start = next(iter(self.map_text.selection))
            tool.press(start)
            tool.release((start[0] + step[0], start[1] + step[1]))
            self._refresh()

    def take_over(self, other: MapCanvas) -> None:
        """Show the same part of the same board as another canvas, the same things in hand."""
        self.paste_tool.clipping = other.paste_tool.clipping
        self.cursor_hex = other.cursor_hex
        self.composition.heat = other.composition.heat
        self._is_fitted = other._is_fitted
        self.rebuild()
        self._set_view(other.view)

    @property
    def paste_tool(self) -> PasteTool:
        """The tool that carries a clipping."""
        tool = self.tools["paste"]
        assert isinstance(tool, PasteTool)
        return tool

    # ------------------------------------------------------------ focus and look

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus, and let go of the space bar."""
        super().focusOutEvent(event)
        self._is_space_down = False


def _is_control(keys: Qt.KeyboardModifier) -> bool:
    """Say whether Ctrl is held and nothing else; arrows lie on the keypad too."""
    return keys & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.ControlModifier


def _dropped_image(mime: QMimeData) -> Path | None:
    """Give the image among what is dragged, if it is one file alone."""
    files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    return files[0] if len(files) == 1 and files[0].suffix.lower().lstrip(".") in known else None
