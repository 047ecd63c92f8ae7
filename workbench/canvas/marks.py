"""Marks: what the moment lays over the board, from the hex under the mouse to the problems of the map."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping

from PySide6.QtCore import QLineF
from PySide6.QtGui import QPainterPath

from engine.maps.hexes import Hex, neighbours
from workbench.canvas import glyphs
from workbench.canvas.geometry import Point, centre, outlines
from workbench.canvas.scene import Marks, Scene, Space, Symmetry
from workbench.canvas.shapes import (
    Line,
    Shape,
    disc,
    hexagon,
    new_path,
    patched,
    polygon,
    scaled,
    stamped,
    straight,
    traced,
)
from workbench.dress.theme import Theme

LEGAL_RADIUS, LEGAL_DOT = 0.82, 0.13
GHOST_OPACITY = 0.62
BADGE_AT: Point = (0.60, -0.57)
# A badge never shrinks below this many pixels.
LEAST_BADGE = 5.5
_NODE = polygon((0.12 * math.cos(math.pi * i / 8), 0.12 * math.sin(math.pi * i / 8)) for i in range(16))


def legal_shapes(theme: Theme) -> list[Shape]:
    """Draw the sign of a legal space about the origin."""
    inner = Shape(hexagon(LEGAL_RADIUS, 0.1), theme.accent, Line(theme.accent, pixels=1.5), 0.045)
    return [inner, Shape(disc(LEGAL_DOT), theme.accent)]


def under_tokens(marks: Marks, theme: Theme) -> list[Shape]:
    """Draw what lies under tokens and ghosts: the neighbours of what is selected."""
    if not marks.selected or not marks.shows_neighbours:
        return []
    beside = {at for chosen in marks.selected for at in neighbours(chosen)} - set(marks.selected)
    line = Line(theme.selection, pixels=1.1, dash=(1.6, 2.2), opacity=0.75, is_round=False)
    return [Shape(_hexes(beside, LEGAL_RADIUS, 0.06), line=line)]


def over_tokens(scene: Scene, theme: Theme, s: float) -> list[Shape]:
    """Draw outlines and badges over everything that stands on the board; `s` in pixels keeps badges legible."""
    marks = scene.marks
    drawn = _problems(scene, theme, s)
    if marks.last_played:
        drawn.append(Shape(_hexes(marks.last_played, 0.89, 0.1), line=Line(theme.ink, pixels=1.6)))
    if marks.ringed:
        ring = _hexes(marks.ringed, 1.0)
        drawn.append(Shape(ring, line=Line(theme.halo, pixels=5, opacity=0.85)))
        drawn.append(Shape(ring, line=Line(theme.ink, pixels=2.2)))
    if marks.affected:
        line = Line(theme.accent, pixels=2, dash=(3.2, 2.2), is_round=False)
        drawn.append(Shape(_hexes(marks.affected, 0.97), line=line))
    if marks.affected_by_hover:
        drawn.append(Shape(_hexes(marks.affected_by_hover, 0.97), line=Line(theme.accent, pixels=2)))
    if marks.hover is not None:
        hover = _hexes([marks.hover], 1.0)
        drawn.append(Shape(hover, theme.accent, Line(theme.accent, pixels=2.4), 0.14))
    if marks.selected:
        ring = _around(marks.selected)
        drawn.append(Shape(ring, line=Line(theme.halo, pixels=5.4)))
        drawn.append(Shape(ring, line=Line(theme.selection, pixels=2.6)))
    if marks.cursor is not None:
        cursor = _hexes([marks.cursor], 0.9, 0.06)
        drawn.append(Shape(cursor, line=Line(theme.halo, pixels=4)))
        drawn.append(Shape(cursor, line=Line(theme.accent, pixels=2, dash=(2, 1.6), is_round=False)))
    if marks.symmetry:
        drawn += _symmetry(marks.symmetry, scene.spaces, theme)
    return drawn


def _hexes(spaces: Iterable[Hex], radius: float, rounding: float = 0) -> QPainterPath:
    return stamped(hexagon(radius, rounding), (centre(at) for at in spaces))


def _around(spaces: Collection[Hex]) -> QPainterPath:
    """Give the outline of spaces taken together."""
    members = set(spaces)
    return traced(outlines(members, lambda _, beyond: beyond not in members))


def _problems(scene: Scene, theme: Theme, s: float) -> list[Shape]:
    marks = scene.marks
    drawn: list[Shape] = []
    errors = set(marks.errors)
    warnings = set(marks.warnings) - errors
    infos = set(marks.infos) - errors - warnings
    if warnings:
        line = Line(theme.warn, pixels=1.4, dash=(2.6, 2), is_round=False)
        drawn.append(Shape(_hexes(warnings, 0.88, 0.06), theme.warn, line, 0.10))
    if errors:
        line = Line(theme.error, pixels=2.2, dash=(3, 1.8), is_round=False)
        drawn.append(Shape(_hexes(errors, 1.0), line=line))
    # On bare ground a triangle has the middle for itself; on a settlement it moves to the corner.
    bare = {at for at in warnings if at not in scene.spaces or not scene.spaces[at].is_settlement}
    size = max(0.56, 2 * LEAST_BADGE / s)
    drawn += _badges("warning", bare, size, (0, 0), theme.warn, None)
    drawn += _badges("warning", warnings - bare, size, BADGE_AT, theme.warn, theme.halo)
    drawn += _badges("error", errors, size, BADGE_AT, theme.error, theme.halo)
    drawn += _badges("info", infos, size, BADGE_AT, theme.accent, theme.halo)
    return drawn


def _badges(
    glyph: str, spaces: Collection[Hex], size: float, aside: Point, colour: str, ground: str | None
) -> list[Shape]:
    if not spaces:
        return []
    places = [(x + aside[0], y + aside[1]) for x, y in map(centre, spaces)]
    sign = Shape(stamped(scaled(glyphs.outline(glyph), size), places), colour)
    return [Shape(stamped(disc(size * 0.56), places), ground), sign] if ground else [sign]


def _symmetry(symmetry: Symmetry, spaces: Mapping[Hex, Space], theme: Theme) -> list[Shape]:
    """Draw the centre of a symmetry and its axis or its sectors, as far as the board reaches."""
    x, y = centre(symmetry.centre)
    reach = max((math.dist((x, y), centre(at)) for at in spaces), default=2.0) + 1.5
    path = new_path()
    if symmetry.is_mirror:
        path.moveTo(x, y - reach)
        path.lineTo(x, y + reach)
    elif symmetry.turns > 1:
        for number in range(symmetry.turns):
            angle = 2 * math.pi * number / symmetry.turns - math.pi / 2
            path.moveTo(x, y)
            path.lineTo(x + reach * math.cos(angle), y + reach * math.sin(angle))
    return [
        Shape(path, line=Line(theme.accent, pixels=1.4, dash=(5, 4), opacity=0.8, is_round=False)),
        Shape(disc(0.2, (x, y)), theme.halo, Line(theme.accent, pixels=2)),
    ]


# ---------------------------------------------------------------- overlays


def graph_shapes(spaces: Mapping[Hex, Space], theme: Theme) -> list[Shape]:
    """Draw the adjacency graph under the settlements, which are its larger nodes: a line for each shared side."""
    sides = [
        QLineF(*centre(at), *centre(beside))
        for at in spaces
        for beside in neighbours(at)[:3]  # the other three draw this line from their side
        if beside in spaces
    ]
    plain = [centre(at) for at, space in spaces.items() if not space.is_settlement]
    return [straight(sides, Line(theme.accent, 0.035, opacity=0.6)), patched(_NODE, plain, theme.accent)]


def count_edges(counts: Mapping[Hex, int], theme: Theme) -> tuple[list[Shape], list[tuple[Point, str]]]:
    """Draw where each player count's board ends, and give a label for the middle of each line."""
    drawn: list[Shape] = []
    labels: list[tuple[Point, str]] = []
    for fewer in sorted(set(counts.values()))[:-1]:
        inside = {at for at, count in counts.items() if count <= fewer}
        lines = outlines(inside, lambda _, beyond, within=inside: beyond in counts and beyond not in within)  # type: ignore[misc]  # the default binds this round's set
        path = traced(lines)
        drawn.append(Shape(path, line=Line(theme.halo, pixels=5, opacity=0.8)))
        drawn.append(Shape(path, line=Line(theme.accent, pixels=2.2, dash=(4, 2.4), is_round=False)))
        for line in lines:
            more = min(count for count in counts.values() if count > fewer)
            labels.append((line.points[len(line.points) // 2], f"{fewer} | {more}"))
    return drawn, labels


def heat_shapes(scene: Scene, spaces: Mapping[Hex, Space], theme: Theme) -> list[Shape]:
    """Fill land and sea by heat; settlements carry theirs on their tiles."""
    if not scene.heat:
        return []
    parts: dict[int, list[Point]] = {}
    for at, step in scene.heat.steps(len(theme.heat)).items():
        if at in spaces and not spaces[at].is_settlement:
            parts.setdefault(step, []).append(centre(at))
    return [
        Shape(stamped(hexagon(0.9, 0.06), places), theme.heat[step]) for step, places in sorted(parts.items())
    ]
