"""A board that can be moved and zoomed: what the canvases of MAP and TABLE have in common."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from engine.maps.hexes import COMPASS, Hex
from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter, paint_canvas
from workbench.canvas.scene import Scene
from workbench.dress import theme

Between = Callable[[QPainter], None]

# The size of a hex, from centre to corner, that counts as 100 %.
USUAL_SIZE = 22.0
LEAST_SIZE, LARGEST_SIZE = 4.0, 160.0
ZOOM_STEP = 1.25
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


def step_of(key: Qt.Key, here: Hex | None) -> Hex | None:
    """Give the step that a key makes from a hex."""
    if key in _UPRIGHT:
        return COMPASS[_UPRIGHT[key][(here[1] if here else 0) % 2]]
    return COMPASS[_STEPS[key]] if key in _STEPS else None


class PannedBoard(QWidget):
    """Shows a scene through a view; only what changed is painted anew."""

    view_changed = Signal()
    margin = 0.7

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = View(USUAL_SIZE)
        self.scene = Scene({})
        self._painter = BoardPainter(theme.current())
        self._is_fitted = True
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)

    # ------------------------------------------------------------ what is shown

    def show_scene(self, scene: Scene) -> None:
        """Show another moment, painting only what differs from the last."""
        old, self.scene = self.scene, scene
        boxes = self._painter.dirty(old, scene, self.view)
        if boxes is None:
            self.update()
            return
        for box in boxes:
            left, top = math.floor(box.left), math.floor(box.top)
            self.update(left, top, math.ceil(box.right) - left, math.ceil(box.bottom) - top)

    def paint_scene(self, painter: QPainter, area: QRect, between: Between | None = None) -> None:
        """Draw ground and board where they were asked for, perhaps something between the two."""
        if self._painter.theme is not theme.current():
            self._painter = BoardPainter(theme.current())
        paint_canvas(painter, QRectF(area), theme.current(), QPointF(self.view.x % 24, self.view.y % 24))
        self.paint_ground(painter, QRectF(area))
        clip = Box(area.left(), area.top(), area.left() + area.width(), area.top() + area.height())
        self._painter.paint(painter, self.scene, self.view, clip, between)

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """Draw what lies under the board, beyond the ground itself."""

    def paint_focus(self, painter: QPainter) -> None:
        """Draw a frame while the keyboard's keys go here."""
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.current().accent), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    # ------------------------------------------------------------ moving and zooming

    def fitted_hexes(self) -> Iterable[Hex]:
        """Give the hexes that the whole board consists of."""
        return self.scene.spaces

    def room(self) -> Box:
        """Give the part of the widget that the whole board is fitted into."""
        return Box(0, 0, max(self.width(), 100), max(self.height(), 100))

    def fit(self) -> None:
        """Show the whole board."""
        spaces, nothing = list(self.fitted_hexes()), View(USUAL_SIZE, 60, 60)
        self._set_view(fitted(spaces, self.room(), self.margin, most=44) if spaces else nothing)
        self._is_fitted = True

    def zoom(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom about a point, the middle by default."""
        at = at or QPointF(self.width() / 2, self.height() / 2)
        self._set_view(self.view.zoomed(factor, (at.x(), at.y()), LEAST_SIZE, LARGEST_SIZE))
        self._is_fitted = False

    def zoom_to(self, size: float) -> None:
        """Zoom so that a hex has a size from centre to corner."""
        self.zoom(size / self.view.s)

    def centre_on(self, x: float, y: float) -> None:
        """Bring a point in units of hexes to the middle."""
        to_x, to_y = self.view.to_device((x, y))
        self.pan(self.width() / 2 - to_x, self.height() / 2 - to_y)

    def pan(self, by_x: float, by_y: float) -> None:
        """Move the board."""
        self._set_view(self.view.moved(by_x, by_y))
        self._is_fitted = False

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

    def hex_at(self, point: QPointF) -> Hex:
        """Give the hex under a point."""
        return self.view.hex_at(point.x(), point.y())

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

    # ------------------------------------------------------------ focus and look

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the focus."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Draw in the colours of another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()

    def sizeHint(self) -> QSize:
        """Ask for room."""
        return QSize(900, 600)
