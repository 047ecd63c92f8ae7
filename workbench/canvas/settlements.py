"""Settlements: raised tiles whose rings count what they hold, with buildings in edit mode and figures in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QPainterPath

from engine.maps.hexes import Hex
from workbench.canvas import glyphs
from workbench.canvas.detail import Detail
from workbench.canvas.geometry import Point, corners
from workbench.canvas.scene import Scene, Space
from workbench.canvas.shapes import Line, Shape, disc, hexagon, new_path, scaled, stamped
from workbench.dress.theme import Theme, blend

RADIUS, ROUNDING, SHADOW_DEPTH = 0.84, 0.10, 0.085
# Radius, line width and opacity of each ring; a settlement that holds more than four keeps to four.
RINGS = ((0.84, 0.05, 1.0), (0.73, 0.032, 0.8), (0.65, 0.028, 0.65), (0.575, 0.026, 0.55))
# Figures take more room than buildings, so that under them the inner rings move outwards.
RINGS_IN_PLAY = (RINGS[0], (0.765, 0.03, 0.85), (0.70, 0.028, 0.75), (0.64, 0.026, 0.6))
# From this capacity on a tile has studs at its corners, so that rings need not be counted.
STUDDED, STUD_RADIUS = 3, 0.062
BUILDING_SIZES = {1: 0.66, 2: 0.74}
LARGEST_BUILDING = 0.80
SLOT_RADIUS, SLOT_STEP, SLOT_Y, SLOT_LINE, MOST_SLOTS = 0.095, 0.30, 0.41, 0.023, 5
# Size of the figures and where they stand, by how many there are.
FIGURES: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.98, ((0, -0.07),)),
    2: (0.70, ((-0.345, -0.06), (0.345, -0.06))),
    3: (0.60, ((0, -0.38), (-0.335, 0.17), (0.335, 0.17))),
    4: (0.50, ((-0.29, -0.33), (0.29, -0.33), (-0.29, 0.23), (0.29, 0.23))),
    5: (0.42, ((-0.24, -0.42), (0.24, -0.42), (-0.43, 0.06), (0, 0.06), (0.43, 0.06))),
}
CAPTURED_OPACITY = 0.35


@dataclass(frozen=True, slots=True)
class Look:
    """All that a settlement's drawing depends on, but its place and the theme."""

    kind: str
    capacity: int
    figures: tuple[str, ...] = ()
    is_captured: bool = False
    is_named: bool = False
    heat: int | None = None


def look(scene: Scene, at: Hex, space: Space, steps: Mapping[Hex, int]) -> Look:
    """Give a settlement's look in a scene; `steps` are those of its heat."""
    figures = scene.figures.get(at, ()) if scene.is_play else ()
    is_captured = scene.is_play and at in scene.captured
    return Look(space.terrain, max(space.capacity, 0), figures, is_captured, bool(space.name), steps.get(at))


def shapes(look: Look, theme: Theme, detail: Detail) -> list[Shape]:
    """Draw a settlement about the origin."""
    fill = None if look.heat is None else theme.heat[look.heat]
    if detail.is_coarse:
        return [_dot(look, theme, fill)]
    if look.is_captured:
        return _captured(look, theme, detail)
    return _tile(look, theme, fill) + ([] if fill else _standing(look, theme, detail))


def _dot(look: Look, theme: Theme, fill: str | None) -> Shape:
    if fill:
        return Shape(hexagon(RADIUS), fill, Line(theme.settlement_edge, 0.05))
    return Shape(disc(min(0.28 + 0.15 * max(look.capacity, 1), 0.85)), theme.coast)


def _rings(look: Look, colour: str, opacity: float | None = None) -> list[Shape]:
    inner = (RINGS_IN_PLAY if look.figures else RINGS)[1 : max(look.capacity, 1)]
    return [
        Shape(hexagon(radius, ROUNDING), line=Line(colour, width, opacity=opacity or own))
        for radius, width, own in inner
    ]


def _tile(look: Look, theme: Theme, fill: str | None) -> list[Shape]:
    tile = hexagon(RADIUS, ROUNDING)
    is_studded = look.capacity >= STUDDED
    plain = theme.capital if is_studded else theme.settlement
    drawn = [
        Shape(tile.translated(0, SHADOW_DEPTH), theme.settlement_shadow),
        Shape(tile, fill or plain, Line(theme.settlement_edge, RINGS[0][1])),
        *_rings(look, theme.settlement_edge),
    ]
    if is_studded:
        drawn.append(Shape(stamped(disc(STUD_RADIUS), corners(RADIUS - 0.05)), theme.settlement_edge))
    return drawn


def _captured(look: Look, theme: Theme, detail: Detail) -> list[Shape]:
    """Draw a settlement whose figures are gone: flat, without shadow, its building faint."""
    flat = Shape(hexagon(RADIUS, ROUNDING), theme.captured, Line(theme.land_line, 0.045))
    drawn = [flat, *_rings(look, theme.land_line, 1)]
    if detail.has_buildings:
        colour = blend(theme.building, theme.captured, CAPTURED_OPACITY)
        drawn.append(Shape(_building(look.kind, _building_size(look), 0), colour))
    return drawn


def _standing(look: Look, theme: Theme, detail: Detail) -> list[Shape]:
    if not look.figures:
        return _empty(look, theme, detail)
    has_name = detail.has_inner_names and look.is_named
    share, rise = (0.86, -0.12) if has_name else (1, 0)  # the name takes the lower part
    size, spots = FIGURES[min(len(look.figures), len(FIGURES))]
    path = new_path()
    for name, (x, y) in zip(look.figures, spots, strict=False):
        path.addPath(scaled(glyphs.outline(name), size * share, (x * share, y * share + rise)))
    drawn = [Shape(path, theme.figure)]
    if detail.has_buildings and not has_name:
        faint = blend(theme.building, theme.settlement, 0.5)
        drawn.append(Shape(_building(look.kind, 0.27, 0.61), faint))
    free = look.capacity - len(look.figures)
    if free > 0:
        drawn.append(_slots(free, 0.44, theme))
    return drawn


def _empty(look: Look, theme: Theme, detail: Detail) -> list[Shape]:
    """Draw the building with an empty slot for each figure; where that is too small, a dot for each."""
    if not detail.has_buildings:
        return [Shape(_row(look.capacity, 0, 0.13), theme.building)]
    size, y, slot_y = _building_size(look), -0.16, SLOT_Y
    if detail.has_inner_names and look.is_named:
        size, y, slot_y = size * 0.8, -0.33, 0.14
    building = Shape(_building(look.kind, size, y), theme.building)
    if look.capacity > MOST_SLOTS:
        number = scaled(glyphs.figures_text(str(look.capacity)), 0.26, (0.13, slot_y + 0.13), grid=1)
        return [building, Shape(number, theme.building)]
    return [building, _slots(look.capacity, slot_y, theme)]


def _slots(count: int, y: float, theme: Theme) -> Shape:
    return Shape(_row(count, y, SLOT_RADIUS), theme.raised, Line(theme.settlement_edge, SLOT_LINE))


def _row(count: int, y: float, radius: float) -> QPainterPath:
    step = min(SLOT_STEP, 1.0 / count) if count else SLOT_STEP
    return stamped(
        disc(min(radius, step * 0.42)), (((number - (count - 1) / 2) * step, y) for number in range(count))
    )


def _building_size(look: Look) -> float:
    return BUILDING_SIZES.get(max(look.capacity, 1), LARGEST_BUILDING)


@cache
def _building(kind: str, size: float, y: float) -> QPainterPath:
    return scaled(glyphs.building(kind), size, (0, y))
