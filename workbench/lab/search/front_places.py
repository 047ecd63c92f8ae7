"""Where the parts of a front stand in its chart: the steps between its points, and room for words beside them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

Point = tuple[float, float]
Aim = str | float
# How far from its point a name stands.
BESIDE = 9.0


def stairs(points: Sequence[Point], aims: tuple[Aim, Aim]) -> list[list[Point]]:
    """Lay steps through those points that no other beats in both measures, with a corner where both are worst.

    What is near a number is good on both sides of it: the points of each side have steps of their own.

    >>> stairs([(1.0, 5.0), (3.0, 2.0), (3.0, 4.0)], ("least", "least"))
    [[(1.0, 5.0), (3.0, 5.0), (3.0, 2.0)]]
    >>> stairs([(3.0, 2.0), (1.0, 1.0), (5.0, 4.0)], (4.0, "least"))
    [[(3.0, 2.0), (1.0, 2.0), (1.0, 1.0)]]
    """
    sides: dict[tuple[bool, ...], list[Point]] = {}
    for point in points:
        side = tuple(isinstance(aim, str) or value >= aim for value, aim in zip(point, aims, strict=True))
        sides.setdefault(side, []).append(point)
    lines = []
    for members in sides.values():
        kept = [one for one in members if not any(_beats(two, one, aims) for two in members)]
        line = sorted(set(kept), key=lambda point: _losses(point, aims))
        if len(line) > 1:
            # From one to the next the first measure gets worse and the second better.
            corners = [(one, (two[0], one[1])) for one, two in itertools.pairwise(line)]
            lines.append([*itertools.chain.from_iterable(corners), line[-1]])
    return lines


def _losses(point: Point, aims: tuple[Aim, Aim]) -> Point:
    def loss(value: float, aim: Aim) -> float:
        if isinstance(aim, str):
            return -value if aim == "most" else value
        return abs(value - aim)

    return loss(point[0], aims[0]), loss(point[1], aims[1])


def _beats(one: Point, other: Point, aims: tuple[Aim, Aim]) -> bool:
    mine, theirs = _losses(one, aims), _losses(other, aims)
    return mine != theirs and mine[0] <= theirs[0] and mine[1] <= theirs[1]


def around(place: QPointF, half: float) -> QRectF:
    """Give the square about a point."""
    return QRectF(place.x() - half, place.y() - half, 2 * half, 2 * half)


def roomiest(
    place: QPointF, size: QSizeF, taken: Sequence[QRectF], within: QRectF, farthest: int = 3
) -> QRectF:
    """Give the room beside a point in which words cover the fewest other things; the first of equals."""
    wide, tall = size.width(), size.height()
    rooms = [
        QRectF(place + QPointF(x, y), size)
        for away in (step * BESIDE for step in range(1, farthest + 1))
        for x, y in (
            (away, -away - tall / 2),
            (-away - wide, -away - tall / 2),
            (away, away - tall / 2),
            (-away - wide, away - tall / 2),
            (away, -tall / 2),
            (-wide / 2, -away - tall),
            (-wide / 2, away),
        )
    ]
    inside = [room for room in rooms if within.contains(room)]
    return min(inside or rooms, key=lambda room: sum(room.intersects(each) for each in taken))
