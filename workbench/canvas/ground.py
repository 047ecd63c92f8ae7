"""The ground: shadow, sea with its water bands, land in paper tones, grid, coast and board outline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPolygonF

from engine.maps.hexes import DIRECTIONS, Hex
from workbench.canvas.detail import Detail
from workbench.canvas.geometry import SIDES, Point, boundary, centre, chained, corners, shallows
from workbench.canvas.scene import Scene, Space
from workbench.canvas.shapes import Line, Shape, patched, path_of, polygon, straight, traced
from workbench.dress.theme import Theme, blend

SHADOW_DEPTH = 0.14
# Half the widths of the strokes along the coast, outer band first.
WATER_BANDS = (0.43, 0.23)

PIECE_TINT, PIECE_TINT_COARSE = 0.22, 0.5

_HEX = polygon(corners())
_SIDES = [QLineF(_HEX.at(one), _HEX.at(other)) for one, other in SIDES]


@dataclass(slots=True)
class _Survey:
    """What lies where among some spaces, from one walk over them and their sides."""

    sea: list[Point] = field(default_factory=list)
    land: list[Hex] = field(default_factory=list)
    shores: list[tuple[Point, int]] = field(default_factory=list)
    sea_grid: list[QLineF] = field(default_factory=list)
    land_grid: list[QLineF] = field(default_factory=list)
    coast: list[tuple[Hex, int]] = field(default_factory=list)
    rim: list[tuple[Hex, int]] = field(default_factory=list)


def _surveyed(spaces: Mapping[Hex, Space], every: Mapping[Hex, Space]) -> _Survey:
    found = _Survey()
    is_land = {at: space.terrain != "sea" for at, space in every.items()}
    for at in spaces:
        q, r = at
        own = is_land[at]
        x, y = place = centre(at)
        grid, edge = (found.land_grid, found.coast) if own else (found.sea_grid, found.rim)
        shores = 0
        for side, (step_q, step_r) in enumerate(DIRECTIONS):
            beyond = (q + step_q, r + step_r)
            other = is_land.get(beyond)
            if other is None or (own and not other):
                edge.append((at, side))
            elif other is not own:
                shores |= 1 << side
            elif side < 3 or beyond not in spaces:  # the other three are drawn from the neighbour
                grid.append(_SIDES[side].translated(x, y))
        if own:
            found.land.append(at)
        else:
            found.sea.append(place)
            if shores:
                found.shores.append((place, shores))
    return found


def shapes(scene: Scene, spaces: Mapping[Hex, Space], theme: Theme, detail: Detail) -> list[Shape]:
    """Draw the ground of some of a scene's spaces; the others count as neighbours all the same."""
    found = _surveyed(spaces, scene.spaces)
    is_smooth = not detail.has_wide_lines
    drawn: list[Shape] = []
    if not detail.is_coarse:
        drawn.append(Shape(traced(boundary(spaces), SHADOW_DEPTH), theme.shadow))
    drawn.append(patched(_HEX, found.sea, theme.sea, is_smooth=is_smooth))
    has_grid = scene.overlays.grid and not detail.is_coarse
    if not detail.is_coarse:
        drawn += _water(found.shores, theme)
    if has_grid:
        drawn.append(straight(found.sea_grid, Line(theme.sea_line, 0.04)))
    drawn += _land(found.land, theme, is_smooth=is_smooth)
    if scene.overlays.piece_tints:
        drawn += _tints(scene, {at: spaces[at] for at in found.land}, theme, detail)
    if has_grid:
        drawn.append(straight(found.land_grid, Line(theme.land_line, 0.045)))
    drawn.append(_edge(found.coast, Line(theme.coast, 0.085)))
    drawn.append(_edge(found.rim, Line(theme.sea_edge, 0.095)))
    return drawn


@cache
def _strips(shores: int, width: float) -> tuple[QPolygonF, ...]:
    """Give what a water band covers of a sea hex: a strip along each shore, one over the other at corners."""
    return tuple(polygon(shallows(side, width)) for side in range(6) if shores >> side & 1)


def _water(shores: list[tuple[Point, int]], theme: Theme) -> list[Shape]:
    """Lay two bands of lighter water along the coast."""
    drawn: list[Shape] = []
    for width, fill in zip(WATER_BANDS, (theme.water1, theme.water2), strict=True):
        band = [strip.translated(x, y) for (x, y), bits in shores for strip in _strips(bits, width)]
        drawn.append(Shape(cache(partial(path_of, band)), fill, patches=band))
    return drawn


def _land(land: list[Hex], theme: Theme, *, is_smooth: bool) -> list[Shape]:
    """Fill the land in three tones; the first lies under the others too, so that no seam shows between them."""
    tones: tuple[list[Point], ...] = ([], [], [])
    for q, r in land:
        tones[(7349 * q + 9151 * r) % 97 % 3].append(centre((q, r)))
    drawn = [patched(_HEX, [place for tone in tones for place in tone], theme.land[0], is_smooth=is_smooth)]
    return drawn + [patched(_HEX, tones[tone], theme.land[tone], is_smooth=is_smooth) for tone in (1, 2)]


def _tints(scene: Scene, land: Mapping[Hex, Space], theme: Theme, detail: Detail) -> list[Shape]:
    number = {piece: position for position, piece in enumerate(scene.piece_order())}
    parts: dict[str, list[Point]] = {}
    for at, space in land.items():
        if space.piece:
            parts.setdefault(space.piece, []).append(centre(at))
    share = PIECE_TINT_COARSE if detail.is_coarse else PIECE_TINT
    return [
        patched(_HEX, found, theme.piece(number[piece]), is_smooth=False, opacity=share)
        for piece, found in parts.items()
    ]


def _edge(edges: list[tuple[Hex, int]], line: Line) -> Shape:
    """Draw sides of spaces as lines that turn their corners properly where they are wide enough to show it."""
    sides = [_SIDES[side].translated(*centre(at)) for at, side in edges]
    return Shape(cache(lambda: traced(chained(edges))), line=line, sides=sides)


def outside_shapes(spaces: Mapping[Hex, Space], theme: Theme) -> list[Shape]:
    """Draw the spaces that the shown player count leaves out: flat and faint, land told from sea by its tone."""
    found = _surveyed(spaces, spaces)
    sea, land = blend(theme.sea, theme.canvas, 0.16), blend(theme.land[0], theme.canvas, 0.4)
    line = Line(blend(theme.line2, theme.canvas, 0.8), 0.03)
    shore = [edge for edge in found.coast if _beyond(edge) in spaces]
    return [
        patched(_HEX, found.sea, sea, is_smooth=False),
        patched(_HEX, map(centre, found.land), land, is_smooth=False),
        straight(found.sea_grid + found.land_grid, line),
        _edge(shore, line),
        Shape(traced(boundary(spaces)), line=Line(theme.line2, 0.07, dash=(3, 2.4))),
    ]


def _beyond(edge: tuple[Hex, int]) -> Hex:
    (q, r), side = edge
    return q + DIRECTIONS[side][0], r + DIRECTIONS[side][1]
