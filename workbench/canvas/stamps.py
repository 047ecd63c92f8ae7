"""Stamps: what looks alike and stands on many spaces is drawn once and then copied, as long as a screen shows it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter, QTransform

from workbench.canvas.geometry import Point, View
from workbench.canvas.shapes import Shape, draw

# How far a stamp reaches from its centre, in units of `s`; and the largest `s`, in device pixels, worth a copy.
REACH, LARGEST = 1.04, 120
# Copies stand on whole device pixels and halves: nearer than anyone sees, and few enough to keep.
PHASES = 2
MOST_KEPT = 2000

Look = Hashable


class Stamps:
    """Draws looks at places, and keeps pictures of them for one scale at a time."""

    def __init__(self) -> None:
        self._scale: tuple[float, float] = (0, 0)
        self._pictures: dict[tuple[Look, int, int], QImage] = {}

    def draw(
        self,
        painter: QPainter,
        view: View,
        places: Iterable[tuple[Look, Point]],
        make: Callable[[Look], list[Shape]],
    ) -> None:
        """Draw looks at their places, in units of `s`; `make` gives a look's shapes about the origin."""
        whole = painter.deviceTransform()
        ratio = whole.m11()
        is_upright = whole.m12() == whole.m21() == 0 and ratio == whole.m22()
        if (
            painter.paintEngine().type() != QPaintEngine.Type.Raster
            or not is_upright
            or view.s * ratio > LARGEST
        ):
            self._draw_exactly(painter, view, places, make)
            return
        if self._scale != (view.s * ratio, view.pixel) or len(self._pictures) > MOST_KEPT:
            self._pictures.clear()
            self._scale = (view.s * ratio, view.pixel)
        self._draw_copies(painter, view, whole, places, make)

    def _draw_exactly(
        self,
        painter: QPainter,
        view: View,
        places: Iterable[tuple[Look, Point]],
        make: Callable[[Look], list[Shape]],
    ) -> None:
        made: dict[Look, list[Shape]] = {}
        painter.save()
        painter.translate(view.x, view.y)
        painter.scale(view.s, view.s)
        for look, (x, y) in places:
            if look not in made:
                made[look] = make(look)
            painter.translate(x, y)
            draw(painter, made[look], view.s, view.pixel)
            painter.translate(-x, -y)
        painter.restore()

    def _draw_copies(
        self,
        painter: QPainter,
        view: View,
        whole: QTransform,
        places: Iterable[tuple[Look, Point]],
        make: Callable[[Look], list[Shape]],
    ) -> None:
        ratio = whole.m11()
        s = view.s * ratio
        left, top = view.x * ratio + whole.dx(), view.y * ratio + whole.dy()
        half = math.ceil(REACH * s)
        painter.save()
        # In whole pixels of the device, whatever it adds of its own.
        painter.setWorldTransform(whole.inverted()[0] * painter.worldTransform())
        for look, (x, y) in places:
            column, phase_x = divmod(round((left + x * s) * PHASES), PHASES)
            row, phase_y = divmod(round((top + y * s) * PHASES), PHASES)
            key = (look, phase_x, phase_y)
            picture = self._pictures.get(key)
            if picture is None:
                middle = (half + phase_x / PHASES, half + phase_y / PHASES)
                picture = self._pictures[key] = _picture(make(look), s, view.pixel * ratio, half, middle)
            painter.drawImage(column - half, row - half, picture)
        painter.restore()


def _picture(shapes: list[Shape], s: float, pixel: float, half: int, middle: Point) -> QImage:
    picture = QImage(2 * half + 1, 2 * half + 1, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(*middle)
    painter.scale(s, s)
    draw(painter, shapes, s, pixel)
    painter.end()
    return picture
