"""Glyphs painted into an area, and icons that are drawn whenever they are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from workbench.canvas.glyphs import GRID, outline
from workbench.dress import theme


def paint_glyph(painter: QPainter, name: str, area: QRectF, colour: str) -> None:
    """Draw a glyph as large as fits into the middle of an area."""
    size = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center().x() - size / 2, area.center().y() - size / 2)
    painter.scale(size / GRID, size / GRID)
    painter.fillPath(outline(name), QColor(colour))
    painter.restore()


Draw = Callable[[QPainter, QRectF, bool], None]


class DrawnIcon(QIconEngine):
    """An icon that is drawn whenever it is shown, and so always in the theme in use; `draw` is told if it is on."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self._draw = draw

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        """Draw the icon; a disabled one is faint."""
        painter.save()
        if mode == QIcon.Mode.Disabled:
            painter.setOpacity(painter.opacity() * theme.DISABLED_OPACITY)
        self._draw(painter, QRectF(rect), state == QIcon.State.On)
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Draw the icon as a picture of its own."""
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made

    def clone(self) -> QIconEngine:
        """Give another one alike."""
        return DrawnIcon(self._draw)
