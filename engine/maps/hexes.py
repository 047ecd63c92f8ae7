"""Hexagons in axial coordinates, pointy top: the only room that knows their arithmetic.

A picture draws hexes as they lie: neighbouring rows are staggered by one column, so a space's neighbours are two
columns to the left and right, and one column left and right in the rows above and below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Hex = tuple[int, int]

# East first, then with the clock.
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
COMPASS = {"E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (0, -1), "NE": (1, -1)}


def neighbours(space: Hex) -> list[Hex]:
    """Give the six hexes that share a side.

    >>> neighbours((0, 0))
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    """
    q, r = space
    return [(q + step_q, r + step_r) for step_q, step_r in DIRECTIONS]


def from_picture(column: int, row: int) -> Hex | None:
    """Give the hex drawn at a column and row, or nothing where no hex can lie.

    >>> from_picture(40, 0), from_picture(41, 0)
    ((20, 0), None)
    """
    return None if (column - row) % 2 else ((column - row) // 2, row)


def to_picture(space: Hex) -> tuple[int, int]:
    """Give the column and row at which a hex is drawn."""
    q, r = space
    return 2 * q + r, r


def distance(one: Hex, other: Hex) -> int:
    """Count the steps between two hexes."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def line(one: Hex, other: Hex) -> list[Hex]:
    """Give the hexes a straight stroke passes, both ends included."""
    steps = distance(one, other)
    if not steps:
        return [one]
    (q, r), (to_q, to_r) = one, other
    # A nudge keeps strokes along an edge from jumping between its two sides.
    points = (
        (q + 1e-6 + (to_q - q) * i / steps, r + 2e-6 + (to_r - r) * i / steps) for i in range(steps + 1)
    )
    return [rounded(*point) for point in points]


def rounded(q: float, r: float) -> Hex:
    """Give the hex that holds a point in fractional axial coordinates."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return near_q, near_r


def _turned(times: int, mirrored: bool) -> Callable[[Hex], Hex]:
    def move(space: Hex) -> Hex:
        q, r = space
        if mirrored:
            q = -q - r  # left and right change places, rows stay
        for _ in range(times):
            q, r = -r, q + r  # 60 degrees with the clock
        return q, r

    return move


# The twelve symmetries of a hexagon about its centre: six turns, then six mirrorings followed by turns.
SYMMETRIES: dict[str, Callable[[Hex], Hex]] = {
    f"{'mirror ' if mirrored else ''}{60 * times}°": _turned(times, mirrored)
    for mirrored in (False, True)
    for times in range(6)
}


def fitting_symmetries(cells: dict[Hex, str]) -> list[str]:
    """Name the symmetries that carry a set of marked hexes onto itself, about whatever centre.

    >>> fitting_symmetries({(0, 0): ".", (1, 0): "."})
    ['0°', '180°', 'mirror 0°', 'mirror 180°']
    """
    marks = frozenset(cells.items())
    return [name for name, move in SYMMETRIES.items() if _shifted_to(marks, _moved(cells, move))]


def _moved(cells: dict[Hex, str], move: Callable[[Hex], Hex]) -> dict[Hex, str]:
    return {move(space): mark for space, mark in cells.items()}


def _shifted_to(marks: frozenset[tuple[Hex, str]], moved: dict[Hex, str]) -> bool:
    """Say whether a shift lays the moved cells onto the marks: the corners of both must then agree."""
    if not marks:
        return True
    (q, r), (to_q, to_r) = min(moved), min(space for space, _ in marks)
    return marks == {
        ((space_q + to_q - q, space_r + to_r - r), mark) for (space_q, space_r), mark in moved.items()
    }


def bounds(spaces: Iterable[Hex]) -> tuple[int, int, int, int]:
    """Give the least and greatest column and row in picture positions."""
    places = [to_picture(space) for space in spaces]
    columns, rows = [column for column, _ in places], [row for _, row in places]
    return min(columns), min(rows), max(columns), max(rows)
