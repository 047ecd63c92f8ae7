"""The map of a search, on which free hexes are picked by clicking them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.maps.hexes import Hex
from engine.maps.map import Map
from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import Marks, Scene, of_map
from workbench.dress import theme

TALL = 190


class HexPicker(QWidget):
    """A small board: what is free is ringed, a click sets a hex free or leaves it as it is."""

    toggled = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scene: Scene | None = None
        self.free: tuple[Hex, ...] = ()
        self._shown: tuple[Map | None, int] = (None, 0)
        self._hover: Hex | None = None
        self._painter = BoardPainter(theme.current())
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Free hexes on the map"))
        self.setToolTip(self.tr("Click a hex to set it free, or to leave it as it is"))

    def sizeHint(self) -> QSize:
        """Leave room for a small board."""
        return QSize(260, TALL)

    def show_map(self, chart: Map | None, players: int, free: Sequence[Hex]) -> None:
        """Show a map and which of its hexes are free."""
        before, counted = self._shown
        if chart is not before or players != counted:
            self._shown = (chart, players)
            self.scene = of_map(chart, {}, players) if chart is not None else None
        self.free = tuple(free)
        self.setVisible(self.scene is not None)
        self.update()

    def _view(self, scene: Scene) -> View:
        return fitted(scene.spaces, Box(0, 0, self.width(), self.height()), margin=0.3, most=26)

    def hex_under(self, point: QPointF) -> Hex | None:
        """Give the hex of the map at a place of the widget."""
        if self.scene is None:
            return None
        at = self._view(self.scene).hex_at(point.x(), point.y())
        return at if at in self.scene.spaces else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Set a hex free, or leave it as it is."""
        at = self.hex_under(event.position())
        if event.button() is Qt.MouseButton.LeftButton and at is not None:
            self.toggled.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show which hex a click would mean."""
        self._point_at(self.hex_under(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        self._point_at(None)

    def _point_at(self, at: Hex | None) -> None:
        if at != self._hover:
            self._hover = at
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board with rings."""
        if self.scene is None:
            return
        colours = theme.current()
        if self._painter.theme is not colours:
            self._painter = BoardPainter(colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = Marks(ringed=frozenset(self.free), hover=self._hover)
        self._painter.paint(painter, replace(self.scene, marks=marks), self._view(self.scene))
