"""Outlines from other programs: GeoJSON and SVG files as masks that a map is drawn after."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from engine.maps import mapmaker
from engine.maps.mapmaker import Spaces
from workbench.documents.ordinary import bytes_of

# Fine enough for thousands of hexes.
LONGEST_SIDE = 1200
MOST_BYTES = 60_000_000


class OutlineError(ValueError):
    """A file that holds no outline, with the reason in a sentence."""


def mask_of(path: Path) -> QImage:
    """Read a file and give a picture of its shape: what is opaque is land."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise OutlineError("The file is too large.")
        content = bytes_of(path, MOST_BYTES)
    except OSError as error:
        reason = f"The file cannot be read: {error.strerror}." if error.strerror else str(error)
        raise OutlineError(reason) from error
    return _svg_mask(content) if path.suffix.lower() == ".svg" else _geojson_mask(content)


def traced(mask: QImage, wanted: int) -> Spaces:
    """Give a map in the shape of a mask, with about as many land spaces as wanted."""

    def inside(x: float, y: float) -> bool:
        column, row = min(int(x), mask.width() - 1), min(int(y), mask.height() - 1)
        return mask.pixelColor(column, row).alpha() > 127

    return mapmaker.traced(inside, mask.width(), mask.height(), wanted)


def _blank(size: QSizeF) -> QImage:
    if size.isEmpty():
        raise OutlineError("The outline has no area.")
    share = LONGEST_SIDE / max(size.width(), size.height())
    width, height = math.ceil(size.width() * share), math.ceil(size.height() * share)
    image = QImage(max(width, 1), max(height, 1), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _painted(image: QImage, paint: Callable[[QPainter], None]) -> QImage:
    painter = QPainter(image)
    try:
        paint(painter)
    finally:
        painter.end()
    return image


def _svg_mask(content: bytes) -> QImage:
    renderer = QSvgRenderer(content)
    if not renderer.isValid():
        raise OutlineError("This is no SVG picture.")
    image = _blank(QSizeF(renderer.viewBoxF().size()))
    return _painted(image, lambda painter: renderer.render(painter, QRectF(image.rect())))


def _geojson_mask(content: bytes) -> QImage:
    try:
        rings = list(_rings(json.loads(content)))
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise OutlineError("This is no GeoJSON file.") from error
    if not rings:
        raise OutlineError("The file holds no polygon.")
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.OddEvenFill)
    # Degrees of longitude shrink towards the poles.
    latitudes = [y for ring in rings for _, y in ring]
    narrow = max(math.cos(math.radians((min(latitudes) + max(latitudes)) / 2)), 0.05)
    is_degrees = all(abs(y) <= 90 for y in latitudes)
    for ring in rings:
        shape.addPolygon(QPolygonF([QPointF(x * (narrow if is_degrees else 1), -y) for x, y in ring]))
    box = shape.boundingRect()
    image = _blank(box.size())

    def paint(painter: QPainter) -> None:
        share = image.width() / box.width()
        painter.scale(share, share)
        painter.translate(-box.topLeft())
        painter.fillPath(shape, QColor(0, 0, 0))

    return _painted(image, paint)


def _rings(node: Any) -> Iterator[list[tuple[float, float]]]:
    """Give the rings of all polygons in a GeoJSON object, however deep they lie."""
    kind = node["type"]
    if kind == "FeatureCollection":
        for feature in node["features"]:
            yield from _rings(feature)
    elif kind == "Feature" and node["geometry"]:
        yield from _rings(node["geometry"])
    elif kind == "GeometryCollection":
        for part in node["geometries"]:
            yield from _rings(part)
    elif kind in ("Polygon", "MultiPolygon"):
        polygons = [node["coordinates"]] if kind == "Polygon" else node["coordinates"]
        for polygon in polygons:
            for ring in polygon:
                yield [(float(point[0]), float(point[1])) for point in ring]
