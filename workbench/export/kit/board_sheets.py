"""The board over several sheets: each tile a window on the one picture, with what is needed to join them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication, QLineF
from PySide6.QtGui import QPainter

from workbench.canvas.geometry import Box, View
from workbench.canvas.lettering import cap_height, width_of, write, write_within
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import Scene
from workbench.dress.theme import Theme
from workbench.export.kit import marks
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.section import Section
from workbench.export.kit.sheet import PIXEL, Page, Sheet
from workbench.export.kit.tiling import Place, Tiling, cut, tile_name, tiled

translate = QCoreApplication.translate

LABEL = 3.4
# Where a neighbour's name stands in the margin: the way its arrow points, as Qt turns things.
_TURNS = {"right": 0, "below": 90, "left": 180, "above": 270}


PaintBoard = Callable[[QPainter, View, Box], None]
"""Paints a board whose origin and unit a view gives, of which only a box of the sheet is seen."""


class _Boards(threading.local):
    """A board painter for each thread that draws sheets: what it keeps is of one scale at a time."""

    def __init__(self, theme: Theme) -> None:
        self.painter = BoardPainter(theme)


def of_map(design: Design, order: Order) -> Section:
    """Give the board of a design's map."""
    scene = design.ground.scene
    paint = partial(_paint_scene, scene=scene, boards=_Boards(Page(order).theme))
    return section(paint, tiled(scene.spaces, order), order, design.name)


def _paint_scene(painter: QPainter, view: View, area: Box, scene: Scene, boards: _Boards) -> None:
    boards.painter.paint(painter, scene, view, clip=area)


def of_picture(
    width: float, height: float, paint: Callable[[QPainter, Page], None], order: Order, name: str
) -> Section:
    """Give a board of so many millimetres that a game paints itself, from its corner at the origin."""

    def paint_part(painter: QPainter, view: View, area: Box) -> None:
        painter.save()
        painter.setClipRect(marks.rect(area))
        painter.translate(view.x, view.y)
        paint(painter, Page(order))
        painter.restore()

    return section(paint_part, cut(width, height, order), order, name)


def section(paint: PaintBoard, tiling: Tiling, order: Order, name: str) -> Section:
    """Give a sheet for each tile that shows anything; `name` is the board's in the foot line."""
    page = Page(order, tiling.is_landscape)
    count = translate("kit", "{columns} × {rows} tiles").format(columns=tiling.columns, rows=tiling.rows)
    made = []
    for place in tiling.printed:
        tile = tile_name(place)
        title = translate("kit", "Board, tile {tile} of {count}").format(tile=tile, count=count)
        painted = partial(_paint, page=page, paint=paint, tiling=tiling, place=place, name=name)
        made.append(Sheet("board", tile, title, page, painted))
    hint = count if tiling.columns * tiling.rows > 1 else translate("kit", "one tile")
    return Section("board", translate("kit", "Board"), hint, tuple(made), tiling)


def _paint(painter: QPainter, page: Page, paint: PaintBoard, tiling: Tiling, place: Place, name: str) -> None:
    area = page.area
    shown = tiling.box(place)
    x, y = tiling.origin[0] - shown.left + area.left, tiling.origin[1] - shown.top + area.top
    paint(painter, View(tiling.s, x, y, PIXEL), area)
    beside = tiling.neighbours(place)
    _paint_bands(painter, page, beside, tiling.overlap)
    marks.cut_box(painter, page, area)
    marks.corner_marks(painter, page, area)
    if page.has("labels"):
        _paint_labels(painter, page, place, beside, name)
    marks.foot(painter, page, "" if page.has("labels") else name)


def _paint_bands(painter: QPainter, page: Page, beside: dict[str, Place], overlap: float) -> None:
    """Hatch what goes under the next tiles, and mark where their edges come to lie."""
    if not overlap:
        return
    area = page.area
    right = area.right - overlap if "right" in beside else None
    below = area.bottom - overlap if "below" in beside else None
    marks.meeting_marks(painter, page, area, x=right, y=below)
    if not page.has("bands"):
        return
    edges = []
    if right is not None:
        marks.hatch(painter, page, Box(right, area.top, area.right, area.bottom))
        edges.append(QLineF(right, area.top, right, area.bottom))
    if below is not None:
        marks.hatch(painter, page, Box(area.left, below, area.right if right is None else right, area.bottom))
        edges.append(QLineF(area.left, below, area.right, below))
    painter.setPen(marks.pen(page.theme.ink2))
    painter.drawLines(edges)


def _paint_labels(painter: QPainter, page: Page, place: Place, beside: dict[str, Place], name: str) -> None:
    """Name the tile in its corner and its neighbours in the middle of the sides they join."""
    area, ink = page.area, page.theme.ink
    size = min(LABEL, page.strip - 0.6)
    lift = (page.strip - cap_height(size, weight=700)) / 2
    tile = tile_name(place)
    write(painter, area.left + 8, area.top - lift, tile, size, ink, weight=700)
    start = area.left + 11 + width_of(tile, size, weight=700)
    middle_x, middle_y = (area.left + area.right) / 2, (area.top + area.bottom) / 2
    write_within(painter, start, area.top - lift, name, marks.LETTERS, middle_x - 12 - start, ink)
    out = page.strip / 2
    places = {
        "right": (area.right + out, middle_y),
        "left": (area.left - out, middle_y),
        "above": (middle_x, area.top - out),
        "below": (middle_x, area.bottom + out),
    }
    for side, other in beside.items():
        x, y = places[side]
        text, small = tile_name(other), size * 0.8
        half = width_of(text, small, weight=600) / 2
        upright = side in ("right", "left")
        base = cap_height(small, weight=600) / 2
        if upright:
            write(painter, x + base, y, text, small, ink, weight=600, align=0.5, degrees=-90)
            arrow_at = (x, y - half - 2.2)
        else:
            write(painter, x, y + base, text, small, ink, weight=600, align=0.5)
            arrow_at = (x + half + 2.2, y)
        marks.arrow(painter, arrow_at, _TURNS[side], 1.6, ink)
