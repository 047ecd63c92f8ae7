"""A scan to be traced: an image under what stands on the board, laid on the hexes by two points."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from workbench.canvas.geometry import Point, View


class Underlay(QObject):
    """An image with its opacity and its place on the board, in units of hexes."""

    changed = Signal()
    calibrating = Signal(str)
    """What the person is to do next, or nothing once it is done."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self.opacity = 0.5
        self.is_shown = False
        self.is_calibrating = False
        self._picture = QPixmap()
        # How many units of hexes a pixel of the image takes, and where its corner lies.
        self._scale = 0.02
        self._corner: Point = (0.0, 0.0)
        self._points: list[Point] = []

    def lay(self, path: Path, image: QImage, view: View, width: float) -> None:
        """Take an image, at first as wide as what is seen."""
        self._picture = QPixmap.fromImage(image)
        self.path = path
        left, top = view.to_board(0, 0)
        self._corner = (left, top)
        self._scale = width / view.s / max(self._picture.width(), 1)
        self.is_shown = True
        self.changed.emit()

    def state(self) -> dict[str, Any]:
        """Give the image's path, its strength and its place, as plain values."""
        return {
            "image": str(self.path),
            "opacity": self.opacity,
            "is_shown": self.is_shown,
            "corner": list(self._corner),
            "scale": self._scale,
        }

    def put_as(self, state: dict[str, Any]) -> None:
        """Put the image as `state` said once; what is not of its form is left as it is."""
        opacity, scale, corner = state.get("opacity"), state.get("scale"), state.get("corner")
        if isinstance(opacity, float) and 0 < opacity <= 1:
            self.opacity = opacity
        if isinstance(scale, float) and scale > 0:
            self._scale = scale
        if isinstance(corner, list) and len(corner) == 2 and all(isinstance(at, float) for at in corner):
            self._corner = (corner[0], corner[1])
        self.show(state.get("is_shown") is not False)

    def remove(self) -> None:
        """Take the image away."""
        self.path, self._picture, self.is_shown = None, QPixmap(), False
        self.stop_calibrating()
        self.changed.emit()

    def set_opacity(self, share: float) -> None:
        """Let more or less of the image show."""
        self.opacity = share
        self.changed.emit()

    def show(self, is_shown: bool) -> None:
        """Show the image or hide it."""
        self.is_shown = is_shown and not self._picture.isNull()
        self.changed.emit()

    # ------------------------------------------------------------ calibration

    def calibrate(self) -> None:
        """Ask for two points of the image and where each belongs."""
        if not self._picture.isNull():
            self.is_calibrating, self._points = True, []
            self._ask()

    def stop_calibrating(self) -> None:
        """Leave the image as it lies."""
        self.is_calibrating, self._points = False, []
        self.calibrating.emit("")

    def _ask(self) -> None:
        steps = (
            self.tr("Click the first point on the scan."),
            self.tr("Click where the first point belongs on the board."),
            self.tr("Click the second point on the scan."),
            self.tr("Click where the second point belongs on the board."),
        )
        self.calibrating.emit(steps[len(self._points)])

    def take_point(self, point: Point) -> None:
        """Take the next point: on the scan, its place, the second on the scan, its place."""
        self._points.append(point)
        if len(self._points) < 4:
            self._ask()
            return
        first, to_first, second, to_second = self._points
        self._fit(first, to_first, second, to_second)
        self.stop_calibrating()
        self.changed.emit()

    def _fit(self, first: Point, to_first: Point, second: Point, to_second: Point) -> None:
        """Scale and move the image so that both points come to lie where they belong, as near as it goes."""
        before = QPointF(second[0] - first[0], second[1] - first[1])
        after = QPointF(to_second[0] - to_first[0], to_second[1] - to_first[1])
        length = QPointF.dotProduct(before, before) ** 0.5
        if length < 1e-6:
            return
        factor = QPointF.dotProduct(after, after) ** 0.5 / length or 1.0
        self._corner = (
            to_first[0] - (first[0] - self._corner[0]) * factor,
            to_first[1] - (first[1] - self._corner[1]) * factor,
        )
        self._scale *= factor

    # ------------------------------------------------------------ drawing

    def place(self) -> tuple[Point, float]:
        """Give the image's corner and the size of its pixels, in units of hexes."""
        return self._corner, self._scale

    def painted(self, view: View) -> Callable[[QPainter], None]:
        """Give what draws the image in a view."""

        def paint(painter: QPainter) -> None:
            x, y = view.to_device(self._corner)
            share = self._scale * view.s
            painter.save()
            painter.setOpacity(self.opacity)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            area = QRectF(x, y, self._picture.width() * share, self._picture.height() * share)
            painter.drawPixmap(area, self._picture, QRectF(self._picture.rect()))
            painter.restore()

        return paint
