"""A small picture of a map in a form or a dock, some of its hexes marked; it knows which one is under the mouse."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.maps.hexes import Hex
from workbench.canvas.geometry import Box, View, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import Marks, Scene
from workbench.dress import theme

TALL = 190


class SmallBoard(QWidget):
    """A board that fits its widget."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.scene: Scene | None = None
        self.marks = Marks()
        self._painter = BoardPainter(theme.current())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Leave room for a small board."""
        return QSize(260, TALL)

    def show_scene(self, scene: Scene | None, marks: Marks) -> None:
        """Show another board, or other marks on it; without a board there is nothing to be seen."""
        self.scene, self.marks = scene, marks
        self.setVisible(scene is not None)
        self.update()

    def _view(self, scene: Scene) -> View:
        return fitted(scene.spaces, Box(0, 0, self.width(), self.height()), margin=0.3, most=26)

    def hex_under(self, point: QPointF) -> Hex | None:
        """Give the hex of the map at a place of the widget."""
        if self.scene is None:
            return None
        at = self._view(self.scene).hex_at(point.x(), point.y())
        return at if at in self.scene.spaces else None

    def draw_ground(self, painter: QPainter) -> None:
        """Draw what lies behind the board."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the board with its marks."""
        if self.scene is None:
            return
        colours = theme.current()
        if self._painter.theme is not colours:
            self._painter = BoardPainter(colours)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        self.draw_ground(painter)
        self._painter.paint(painter, replace(self.scene, marks=self.marks), self._view(self.scene))
