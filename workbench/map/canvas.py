"""The canvas of the map: a view of the document's text that can be moved, zoomed and drawn on."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
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
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from engine.hexes import COMPASS, Hex
from workbench import theme
from workbench.canvas.geometry import Box, View, fitted, hexes_in
from workbench.canvas.painter import BoardPainter, paint_canvas, paint_legend
from workbench.map.composition import EMPTY, Composition
from workbench.map.sheet import Sheet
from workbench.map.space_words import said
from workbench.map.toolbox import Toolbox
from workbench.map.tools import TOOLS, PasteTool, SelectTool, Tool
from workbench.map.underlay import Underlay

# The size of a hex, from centre to corner, that counts as 100 %.
USUAL_SIZE = 22.0
LEAST_SIZE, LARGEST_SIZE = 4.0, 160.0
ZOOM_STEP = 1.25
LEGEND = QSize(180, 60)
_STEPS = {
    Qt.Key.Key_Q: "NW",
    Qt.Key.Key_W: "NE",
    Qt.Key.Key_A: "W",
    Qt.Key.Key_S: "E",
    Qt.Key.Key_Z: "SW",
    Qt.Key.Key_X: "SE",
    Qt.Key.Key_Left: "W",
    Qt.Key.Key_Right: "E",
}
# Straight up and down a column goes to one side and the other in turn.
_UPRIGHT = {Qt.Key.Key_Up: ("NE", "NW"), Qt.Key.Key_Down: ("SE", "SW")}


class MapCanvas(QWidget):
    """Shows a sheet and lets tools loose on it; only what changed is painted anew."""

    hovered = Signal(object)
    """The hex under the mouse or the keyboard's cursor, or nothing."""
    view_changed = Signal()
    wants_pick = Signal(object)
    chosen_piece = Signal(object)
    image_dropped = Signal(object)
    """The path of an image that was dropped here to be traced."""

    def __init__(self, sheet: Sheet, toolbox: Toolbox, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.toolbox = toolbox
        self.tools: dict[str, Tool] = {name: made(sheet, toolbox) for name, made in TOOLS.items()}
        self.composition = Composition(sheet, toolbox)
        self.underlay = Underlay(self)
        self.view = View(USUAL_SIZE)
        self.scene = EMPTY
        self.hover: Hex | None = None
        self.cursor_hex: Hex | None = None
        self._painter = BoardPainter(theme.current())
        self._pressed_with: Tool | None = None
        self._pan_from: QPointF | None = None
        self._band_from: QPointF | None = None
        self._band = QRect()
        self._is_space_down = False
        self._is_fitted = True
        self._shown_document: object = None
        self.setObjectName("mapCanvas")
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAcceptDrops(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setAccessibleName(self.tr("Board"))
        self._rebuild_soon = QTimer(self, interval=0, singleShot=True)
        self._rebuild_soon.timeout.connect(self.rebuild)
        for signal in (sheet.chart_changed, sheet.players_changed, sheet.variant_changed):
            signal.connect(self.rebuild)
        toolbox.layers_changed.connect(self.rebuild)
        sheet.selection_changed.connect(self._refresh)
        toolbox.changed.connect(self._take_tool)
        self.underlay.changed.connect(self.update)

    # ------------------------------------------------------------ what is shown

    @property
    def tool(self) -> Tool:
        """The tool in hand."""
        return self._pressed_with or self.tools[self.toolbox.tool]

    def rebuild(self) -> None:
        """Make the picture anew from the sheet."""
        self.composition.rebuild()
        if self.sheet.document is not self._shown_document:
            self._shown_document = self.sheet.document
            self.cursor_hex = self.hover = None
            self._is_fitted = True
            self.toolbox.centre = self._middle()
        if self._is_fitted:
            self.fit()
        self._refresh()

    def _refresh(self) -> None:
        """Show this moment, painting only what differs from the last."""
        old, self.scene = self.scene, self.composition.scene(self.tool, self.hover, self.cursor_hex)
        boxes = self._painter.dirty(old, self.scene, self.view)
        if boxes is None:
            self.update()
            return
        for box in boxes:
            left, top = math.floor(box.left), math.floor(box.top)
            self.update(left, top, math.ceil(box.right) - left, math.ceil(box.bottom) - top)

    def _take_tool(self) -> None:
        self._show_pointer()
        self._refresh()

    def _middle(self) -> Hex:
        spaces = self.composition.base.spaces
        if not spaces:
            return 0, 0
        view = fitted([*spaces, *self.composition.base.outside], Box(-100, -100, 100, 100))
        return view.hex_at(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the parts of the picture that are asked for."""
        painter = QPainter(self)
        if self._painter.theme is not theme.current():
            self._painter = BoardPainter(theme.current())
        for area in event.region():  # type: ignore[attr-defined]  # regions can be walked, the stubs do not know
            paint_canvas(painter, QRectF(area), theme.current(), QPointF(self.view.x % 24, self.view.y % 24))
            clip = Box(area.left(), area.top(), area.left() + area.width(), area.top() + area.height())
            between = self.underlay.painted(self.view) if self.underlay.is_shown else None
            self._painter.paint(painter, self.scene, self.view, clip, between)
        if self.scene.heat and self.scene.spaces:
            at = QPointF(16, self.height() - LEGEND.height() - 8)
            paint_legend(painter, self.scene.heat, at, LEGEND.width(), theme.current())
        if not self._band.isEmpty():
            self._paint_band(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_band(self, painter: QPainter) -> None:
        accent = QColor(theme.current().accent)
        painter.setPen(QPen(accent, 1, Qt.PenStyle.DashLine))
        accent.setAlphaF(0.12)
        painter.setBrush(accent)
        painter.drawRect(self._band.adjusted(0, 0, -1, -1))
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # ------------------------------------------------------------ moving and zooming

    def fit(self) -> None:
        """Show the whole board."""
        spaces = [*self.composition.base.spaces, *self.composition.base.outside]
        # Names of pieces stand outside the coast and keep their size however small the hexes are.
        room = 16 if "piece_names" in self.toolbox.layers else 0
        device = Box(0, room, max(self.width(), 100), max(self.height(), 100) - room)
        view = fitted(spaces, device, margin=1.2, most=44) if spaces else View(USUAL_SIZE, 60, 60)
        self._set_view(view)
        self._is_fitted = True

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point, the middle by default."""
        at = at or QPointF(self.width() / 2, self.height() / 2)
        self._set_view(self.view.zoomed(factor, (at.x(), at.y()), LEAST_SIZE, LARGEST_SIZE))
        self._is_fitted = False

    def zoom_to(self, size: float) -> None:
        """Zoom so that a hex has a size from centre to corner."""
        self.zoom(size / self.view.s)

    def pan(self, by_x: float, by_y: float) -> None:
        """Move the board."""
        self._set_view(self.view.moved(by_x, by_y))
        self._is_fitted = False

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point in units of hexes to the middle."""
        to_x, to_y = self.view.to_device((x, y))
        self.pan(self.width() / 2 - to_x, self.height() / 2 - to_y)

    def reveal(self, at: Hex) -> None:
        """Bring a hex into view if it is not."""
        box = self.view.box([at], 1)
        if box.left < 0 or box.top < 0 or box.right > self.width() or box.bottom > self.height():
            x, y = self.view.centre(at)
            self.pan(self.width() / 2 - x, self.height() / 2 - y)

    def _set_view(self, view: View) -> None:
        if view != self.view:
            self.view = view
            self.update()
            self.view_changed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the mouse; with Shift or a sideways wheel move the board."""
        turned = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or abs(turned.x()) > abs(turned.y()):
            self.pan((turned.x() or turned.y()) / 2, 0)
        else:
            self.zoom(ZOOM_STEP ** (turned.y() / 120), event.position())
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in view while nobody has moved it."""
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()
        self.view_changed.emit()

    # ------------------------------------------------------------ the mouse

    def hex_at(self, point: QPointF) -> Hex:
        """Give the hex under a point."""
        return self.view.hex_at(point.x(), point.y())

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
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton) and self._pressed_with is None:
            is_pick = bool(keys & Qt.KeyboardModifier.AltModifier)
            self._pressed_with = self.tools["pick"] if is_pick else self.tool
            adds = bool(keys & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier))
            self._set_hover(at)
            self.tool.press(at, erases=button is Qt.MouseButton.RightButton, adds=adds)
            if isinstance(self.tool, SelectTool) and self.tool.has_band:
                self._band_from = point
            self._refresh()

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
        chart = self.sheet.chart
        space = chart.spaces.get(at) if chart else None
        if chart is None or space is None:
            return
        same = (
            each.at
            for each in chart.spaces.values()
            if (each.piece == space.piece if space.piece else each.terrain == space.terrain)
        )
        self.sheet.select(same)

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
        step = self._step(key)
        if step is not None and is_plain:
            self._move_cursor(step, paints=bool(keys & Qt.KeyboardModifier.ShiftModifier))
        elif step is not None and keys == Qt.KeyboardModifier.ControlModifier and self.sheet.selection:
            self.move_selection(step)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._use_tool(adds=bool(keys & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Escape:
            self.put_back()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._is_space_down = True
            self._show_pointer()
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

    def _step(self, key: Qt.Key) -> Hex | None:
        if key in _UPRIGHT:
            row = self.cursor_hex[1] if self.cursor_hex else 0
            return COMPASS[_UPRIGHT[key][row % 2]]
        return COMPASS[_STEPS[key]] if key in _STEPS else None

    def _move_cursor(self, step: Hex, *, paints: bool) -> None:
        here = self.cursor_hex or next(iter(self.sheet.selection), None) or self._middle()
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
        self.setAccessibleDescription(said(self.sheet, at))
        self.hovered.emit(at)

    def _use_tool(self, *, adds: bool) -> None:
        if self.cursor_hex is None:
            self._put_cursor(next(iter(self.sheet.selection), None) or self._middle())
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
        self.setAccessibleDescription(said(self.sheet, at))

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
            self.sheet.select(())
        self._refresh()

    def move_selection(self, step: Hex) -> None:
        """Move what is selected by one hex."""
        if self.sheet.selection:
            tool = self.tools["select"]
            start = next(iter(self.sheet.selection))
            tool.press(start)
            tool.release((start[0] + step[0], start[1] + step[1]))
            self._refresh()

    @property
    def paste_tool(self) -> PasteTool:
        """The tool that carries a clipping."""
        tool = self.tools["paste"]
        assert isinstance(tool, PasteTool)
        return tool

    # ------------------------------------------------------------ focus and look

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus, and let go of the space bar."""
        super().focusOutEvent(event)
        self._is_space_down = False
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Draw in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for room."""
        return QSize(900, 600)


def _dropped_image(mime: QMimeData) -> Path | None:
    """Give the image among what is dragged, if it is one file alone."""
    files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
    known = {bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()}
    return files[0] if len(files) == 1 and files[0].suffix.lower().lstrip(".") in known else None
