"""Where hexes lie on paper: centres, corners and outlines in units of `s` (centre to corner), and the way to pixels.

Corners are kept as whole numbers on a lattice of √3/2 by 1/2, so that neighbouring hexes name the same corner alike.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace

from engine.maps.hexes import DIRECTIONS, Hex, rounded

Point = tuple[float, float]
Corner = tuple[int, int]

ROOT3 = math.sqrt(3)
# From the top with the clock; side number i, towards DIRECTIONS[i], lies between the two named in SIDES[i].
_CORNERS: tuple[Corner, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
SIDES = ((1, 2), (2, 3), (3, 4), (4, 5), (5, 0), (0, 1))


def centre(space: Hex) -> Point:
    """Give a hex's centre in units of `s`."""
    q, r = space
    return ROOT3 * (q + r / 2), 1.5 * r


def hex_at(x: float, y: float) -> Hex:
    """Give the hex that holds a point in units of `s`.

    >>> hex_at(*centre((3, -2)))
    (3, -2)
    """
    return rounded(x / ROOT3 - y / 3, y * 2 / 3)


def corners(radius: float = 1, at: Point = (0.0, 0.0)) -> list[Point]:
    """Give the six corners of a hexagon, from the top with the clock."""
    x, y = at
    return [(x + radius * column * ROOT3 / 2, y + radius * row / 2) for column, row in _CORNERS]


def shallows(side: int, width: float) -> list[Point]:
    """Give the part of a unit hex that lies nearer than `width` to one of its sides.

    All hexes that meet at a corner are neighbours, so these strips join to what a mitred stroke along the coast covers.
    """
    away_x, away_y = centre(DIRECTIONS[side])
    return _cut(corners(), (-away_x / ROOT3, -away_y / ROOT3), width - ROOT3 / 2)


def _cut(shape: list[Point], normal: Point, limit: float) -> list[Point]:
    """Keep the part of a convex shape whose distance along a normal is at most the limit."""
    kept: list[Point] = []
    for (x, y), (to_x, to_y) in zip(shape, [*shape[1:], *shape[:1]], strict=True):
        here, there = x * normal[0] + y * normal[1] - limit, to_x * normal[0] + to_y * normal[1] - limit
        if here <= 0:
            kept.append((x, y))
        if here * there < 0:
            share = here / (here - there)
            kept.append((x + (to_x - x) * share, y + (to_y - y) * share))
    return kept


@dataclass(frozen=True, slots=True)
class Outline:
    """A line along sides of hexes; closed where it ends at its start."""

    points: tuple[Point, ...]
    is_closed: bool


def outlines(spaces: Iterable[Hex], is_edge: Callable[[Hex, Hex], bool]) -> list[Outline]:
    """Give the lines along all sides for which `is_edge(space, beyond)` holds, walked with the space to the right."""
    return chained(
        (space, side)
        for space in spaces
        for side, (step_q, step_r) in enumerate(DIRECTIONS)
        if is_edge(space, (space[0] + step_q, space[1] + step_r))
    )


def chained(sides: Iterable[tuple[Hex, int]]) -> list[Outline]:
    """Join sides, each of a space and a direction's number, to lines.

    Only two sides of a line can meet at a corner, for three hexes do.
    """
    follows: dict[Corner, Corner] = {}
    for (q, r), side in sides:
        column, row = 2 * q + r, 3 * r
        start, end = (_CORNERS[number] for number in SIDES[side])
        follows[column + start[0], row + start[1]] = (column + end[0], row + end[1])
    ends = set(follows.values())
    starts = [corner for corner in follows if corner not in ends]
    found: list[Outline] = []
    while follows:
        corner = starts.pop() if starts else next(iter(follows))
        walked = [corner]
        while corner in follows:
            corner = follows.pop(corner)
            walked.append(corner)
        is_closed = walked[0] == walked[-1]
        points = tuple(
            (column * ROOT3 / 2, row / 2) for column, row in (walked[:-1] if is_closed else walked)
        )
        found.append(Outline(points, is_closed))
    return found


def boundary(spaces: Collection[Hex]) -> list[Outline]:
    """Give the closed lines around a set of hexes, and around its holes the other way."""
    members = spaces if isinstance(spaces, (set, frozenset, dict)) else set(spaces)
    return outlines(members, lambda _, beyond: beyond not in members)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle, in units of `s` or in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Its width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its height."""
        return self.bottom - self.top

    def grown(self, by: float) -> Box:
        """Give it with a margin on all sides."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def united(self, other: Box) -> Box:
        """Give the smallest one that holds both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )

    def meets(self, other: Box) -> bool:
        """Say whether the two share any point."""
        apart = (
            self.right < other.left
            or self.left > other.right
            or self.bottom < other.top
            or self.top > other.bottom
        )
        return not apart


def merged(boxes: Iterable[Box], most: int = 12) -> list[Box]:
    """Give fewer boxes that hold the same: those that meet become one, and so do all where too many are left."""
    found: list[Box] = []
    for box in boxes:
        apart = [other for other in found if not other.meets(box)]
        for other in found:
            if other.meets(box):
                box = box.united(other)
        found = [*apart, box]
        if len(found) > most:
            found = [functools.reduce(Box.united, found)]
    return found


def extent(spaces: Iterable[Hex]) -> Box:
    """Give the box around hexes in units of `s`; around the origin's hex where there are none."""
    middles = [centre(space) for space in spaces] or [(0.0, 0.0)]
    xs, ys = [x for x, _ in middles], [y for _, y in middles]
    return Box(min(xs) - ROOT3 / 2, min(ys) - 1, max(xs) + ROOT3 / 2, max(ys) + 1)


def hexes_in(box: Box) -> list[Hex]:
    """Give all hexes whose centre lies in a box of units of `s`."""
    rows = range(math.ceil(box.top / 1.5), math.floor(box.bottom / 1.5) + 1)
    return [
        (q, r)
        for r in rows
        for q in range(math.ceil(box.left / ROOT3 - r / 2), math.floor(box.right / ROOT3 - r / 2) + 1)
    ]


@dataclass(frozen=True, slots=True)
class View:
    """How a board lies on a device: `s` in device units, the origin hex's centre, and the size of a screen pixel.

    `pixel` is 1 on screen; a printer with finer units says how many of them one pixel of a line should take.
    """

    s: float
    x: float = 0
    y: float = 0
    pixel: float = 1

    def to_device(self, point: Point) -> Point:
        """Give the place of a point that is in units of `s`."""
        return self.x + point[0] * self.s, self.y + point[1] * self.s

    def to_board(self, x: float, y: float) -> Point:
        """Give a device point in units of `s`."""
        return (x - self.x) / self.s, (y - self.y) / self.s

    def centre(self, space: Hex) -> Point:
        """Give the centre of a hex on the device."""
        return self.to_device(centre(space))

    def hex_at(self, x: float, y: float) -> Hex:
        """Give the hex under a device point."""
        return hex_at(*self.to_board(x, y))

    def box(self, spaces: Iterable[Hex], margin: float = 0) -> Box:
        """Give the device rectangle around hexes with a margin in units of `s`."""
        return self.box_on_device(extent(spaces).grown(margin))

    def box_on_device(self, box: Box) -> Box:
        """Give the device rectangle of a box in units of `s`."""
        left, top = self.to_device((box.left, box.top))
        right, bottom = self.to_device((box.right, box.bottom))
        return Box(left, top, right, bottom)

    def box_on_board(self, box: Box) -> Box:
        """Give a device rectangle in units of `s`."""
        (left, top), (right, bottom) = self.to_board(box.left, box.top), self.to_board(box.right, box.bottom)
        return Box(left, top, right, bottom)

    def moved(self, by_x: float, by_y: float) -> View:
        """Give the view after a pan."""
        return replace(self, x=self.x + by_x, y=self.y + by_y)

    def zoomed(self, factor: float, at: Point, least: float = 2, most: float = 400) -> View:
        """Give the view after a zoom that leaves a device point where it is."""
        s = min(max(self.s * factor, least), most)
        share = s / self.s
        return replace(self, s=s, x=at[0] + (self.x - at[0]) * share, y=at[1] + (self.y - at[1]) * share)


def fitted(
    spaces: Iterable[Hex], device: Box, margin: float = 0.5, most: float = 400, pixel: float = 1
) -> View:
    """Give the view that shows all hexes in the middle of a device rectangle, a margin in units of `s` around them."""
    box = extent(spaces).grown(margin)
    s = min(device.width / box.width, device.height / box.height, most * pixel)
    s = max(s, 0.1)
    x = (device.left + device.right) / 2 - s * (box.left + box.right) / 2
    y = (device.top + device.bottom) / 2 - s * (box.top + box.bottom) / 2
    return View(s, x, y, pixel)
