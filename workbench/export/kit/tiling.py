"""How a board lies over several sheets of paper, and how hexagonal tokens lie on one: plain numbers in millimetres."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from engine.maps.hexes import Hex
from workbench.canvas.geometry import ROOT3, Box, centre, extent
from workbench.export.kit.order import Order, OrderError

translate = QCoreApplication.translate

# Half of the board's outline lies outside its hexes, in units of `s`.
RIM = 0.05
MOST_TILES = 400
# Into how many steps the free room is divided when the board is moved about in search of empty tiles; and into how many
# where a tile would show next to nothing.
STEPS, FINE_STEPS = 6, 20
# A tile with the middles of so few hexes is hardly worth its sheet; with so many it is, and the even place counts.
FEW, ENOUGH = 3, 12

Place = tuple[int, int]
"""A tile's column and row, counted from zero."""


@dataclass(frozen=True)
class Tiling:
    """A board cut into tiles; lengths in millimetres from the top left corner of the first tile.

    Tile `(column, row)` starts at `column * step_x`; its last `overlap` millimetres lie under the next tile.
    """

    columns: int
    rows: int
    tile: tuple[float, float]
    overlap: float
    is_landscape: bool
    # Where the top left corner of the board's box lies, and how large the box is.
    board_at: tuple[float, float]
    board_size: tuple[float, float]
    # The centre of hex 0,0, or the picture's corner, and what one unit of the picture measures.
    origin: tuple[float, float]
    s: float
    printed: tuple[Place, ...]

    @property
    def step(self) -> tuple[float, float]:
        """From the start of a tile to that of the next."""
        return self.tile[0] - self.overlap, self.tile[1] - self.overlap

    @cached_property
    def _printed(self) -> frozenset[Place]:
        return frozenset(self.printed)

    @property
    def empty(self) -> int:
        """How many tiles show nothing and are left out."""
        return self.columns * self.rows - len(self.printed)

    def is_printed(self, place: Place) -> bool:
        """Say whether a tile shows anything."""
        return place in self._printed

    def box(self, place: Place) -> Box:
        """Give what a tile shows."""
        left, top = place[0] * self.step[0], place[1] * self.step[1]
        return Box(left, top, left + self.tile[0], top + self.tile[1])

    def neighbours(self, place: Place) -> dict[str, Place]:
        """Give the printed tiles beside a tile by their side."""
        column, row = place
        beside = {
            "left": (column - 1, row),
            "right": (column + 1, row),
            "above": (column, row - 1),
            "below": (column, row + 1),
        }
        return {side: other for side, other in beside.items() if self.is_printed(other)}


def tile_name(place: Place) -> str:
    """Name a tile by its column's letter and its row's number.

    >>> tile_name((0, 0)), tile_name((2, 1)), tile_name((27, 9))
    ('A1', 'C2', 'AB10')
    """
    column, letters = place[0] + 1, ""
    while column:
        column, letter = divmod(column - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return f"{letters}{place[1] + 1}"


def tiled(spaces: Collection[Hex], order: Order) -> Tiling:
    """Cut a board of hexes into the fewest tiles: upright or across, moved to where most tiles stay empty."""
    order.check_hexes()
    found = [_laid(spaces, order, is_landscape=is_landscape) for is_landscape in (False, True)]
    return min(found, key=lambda tiling: (len(tiling.printed), tiling.columns * tiling.rows))


def cut(width: float, height: float, order: Order) -> Tiling:
    """Cut a picture of so many millimetres into the fewest tiles, the picture in their middle."""
    found = []
    for is_landscape in (False, True):
        tile = order.room(is_landscape=is_landscape)
        columns, rows = _counts((width, height), tile, order.overlap)
        left, top = (
            (count * (room - order.overlap) + order.overlap - length) / 2
            for count, room, length in zip((columns, rows), tile, (width, height), strict=True)
        )
        places = tuple((column, row) for row in range(rows) for column in range(columns))
        at = (left, top)
        found.append(
            Tiling(columns, rows, tile, order.overlap, is_landscape, at, (width, height), at, 1, places)
        )
    return min(found, key=lambda tiling: len(tiling.printed))


def _counts(size: tuple[float, float], tile: tuple[float, float], overlap: float) -> tuple[int, int]:
    """Give the columns and rows of tiles that a size takes, or refuse more than anybody wants."""
    columns, rows = (
        max(1, math.ceil((length - overlap) / (room - overlap) - 1e-9))
        for length, room in zip(size, tile, strict=True)
    )
    if columns * rows > MOST_TILES:
        words = translate("kit", "The board would take {count} sheets: choose a smaller hex or larger paper.")
        raise OrderError(words.format(count=columns * rows))
    return columns, rows


def _laid(spaces: Collection[Hex], order: Order, *, is_landscape: bool) -> Tiling:
    s, overlap = order.s, order.overlap
    width, height = order.room(is_landscape=is_landscape)
    box = extent(spaces).grown(RIM)
    size = (box.width * s, box.height * s)
    columns, rows = _counts(size, (width, height), overlap)
    spare_x = columns * (width - overlap) + overlap - size[0]
    spare_y = rows * (height - overlap) + overlap - size[1]

    def at(left: float, top: float) -> Tiling:
        origin = (left - box.left * s, top - box.top * s)
        return Tiling(
            columns,
            rows,
            (width, height),
            overlap,
            is_landscape,
            (left, top),
            size,
            origin,
            s,
            _printed(spaces, origin, s, (columns, rows), (width - overlap, height - overlap), overlap),
        )

    coarse = _best(at, spare_x, spare_y, STEPS, spaces)
    if fewest_middles(coarse, spaces) > FEW:
        return coarse
    return _best(at, spare_x, spare_y, FINE_STEPS, spaces)


def _best(
    at: Callable[[float, float], Tiling], spare_x: float, spare_y: float, steps: int, spaces: Collection[Hex]
) -> Tiling:
    """Move a board about in its free room: the fewest tiles win, then the one whose emptiest tile shows most."""
    # From the middle outwards, so that of equally good places the most even one is taken.
    shares = sorted((step / steps for step in range(steps + 1)), key=lambda share: abs(share - 0.5))
    tilings = [at(spare_x * across, spare_y * down) for across in shares for down in shares]
    fewest = min(len(tiling.printed) for tiling in tilings)
    best = [tiling for tiling in tilings if len(tiling.printed) == fewest]
    return max(best, key=lambda tiling: min(fewest_middles(tiling, spaces), ENOUGH))


def fewest_middles(tiling: Tiling, spaces: Iterable[Hex]) -> int:
    """Give how many hexes have their middle on the emptiest tile."""
    counts = dict.fromkeys(tiling.printed, 0)
    for space in spaces:
        x, y = (start + tiling.s * along for start, along in zip(tiling.origin, centre(space), strict=True))
        for column in {int(x // tiling.step[0]), int((x - tiling.overlap) // tiling.step[0])}:
            for row in {int(y // tiling.step[1]), int((y - tiling.overlap) // tiling.step[1])}:
                if (column, row) in counts:
                    counts[column, row] += 1
    return min(counts.values(), default=0)


def _printed(
    spaces: Iterable[Hex],
    origin: tuple[float, float],
    s: float,
    counts: tuple[int, int],
    step: tuple[float, float],
    overlap: float,
) -> tuple[Place, ...]:
    """Find the tiles that show a part of the board which the tiles before them do not show already."""

    def reached(least: float, most: float, pitch: float, count: int) -> range:
        first = math.floor((least - overlap) / pitch)
        last = math.floor((most - overlap) / pitch)
        return range(min(max(first, 0), count - 1), min(max(last, 0), count - 1) + 1)

    def own(column: int, row: int) -> Box:
        """Give what a tile shows that the tiles before it do not."""
        left, top = column * step[0] + overlap * (column > 0), row * step[1] + overlap * (row > 0)
        return Box(left, top, (column + 1) * step[0] + overlap, (row + 1) * step[1] + overlap)

    found: set[Place] = set()
    for space in spaces:
        x, y = (start + s * along for start, along in zip(origin, centre(space), strict=True))
        half_width, half_height = (ROOT3 / 2 + RIM) * s - 1e-6, (1 + RIM) * s - 1e-6
        for column in reached(x - half_width, x + half_width, step[0], counts[0]):
            for row in reached(y - half_height, y + half_height, step[1], counts[1]):
                if (column, row) not in found and _touches(x, y, half_width, own(column, row)):
                    found.add((column, row))
    return tuple(sorted(found, key=lambda place: (place[1], place[0])))


def _touches(x: float, y: float, apothem: float, box: Box) -> bool:
    """Say whether a hex, not its box alone, reaches into a box: along its slanted sides too they overlap."""
    dx, dy = x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2
    reach = apothem + (box.width + ROOT3 * box.height) / 4
    return abs(dx + ROOT3 * dy) / 2 < reach and abs(dx - ROOT3 * dy) / 2 < reach


# ---------------------------------------------------------------- hexagons on one sheet


def honeycomb(width: float, height: float, radius: float) -> list[Hex]:
    """Give the hexes of a honeycomb that fit an area, row by row; hex 0,0 touches its top left corner.

    >>> honeycomb(4, 3.6, 1)
    [(0, 0), (1, 0), (0, 1)]
    """
    rows = max(0, math.floor((height - 2 * radius) / (1.5 * radius) + 1e-9) + 1)
    across = width / (ROOT3 * radius) + 1e-9
    return [
        (column - (row - row % 2) // 2, row)
        for row in range(rows)
        for column in range(math.floor(across - row % 2 / 2))
    ]
