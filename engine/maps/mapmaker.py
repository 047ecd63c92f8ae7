"""New maps: plain shapes, shapes after an outline, and the text of a map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import sqrt

from engine.maps.hexes import Hex, bounds, distance, neighbours, to_picture
from engine.texts.edit import quoted, written

SEA, LAND = "sea", "land"
MARKS = {SEA: "~", LAND: ".", "village": "v", "city": "c", "capital": "E"}
HOLDS = {"village": 1, "city": 2, "capital": 3}
MOST_SPACES = 5_000

Spaces = dict[Hex, str]


def hexagon(radius: int) -> Spaces:
    """Give a hexagon of land with sea around it.

    >>> len(hexagon(1)), hexagon(1)[0, 0], hexagon(1)[2, 0]
    (19, 'land', 'sea')
    """
    reach = range(-radius, radius + 1)
    return with_coast({(q, r): LAND for q in reach for r in reach if distance((q, r), (0, 0)) <= radius})


def rectangle(columns: int, rows: int) -> Spaces:
    """Give rows of land, each shifted by half a hex against the one before, with sea around them.

    >>> len([terrain for terrain in rectangle(3, 2).values() if terrain == "land"])
    6
    """
    return with_coast({(q - r // 2, r): LAND for r in range(rows) for q in range(columns)})


def with_coast(spaces: Mapping[Hex, str]) -> Spaces:
    """Put sea wherever land or a settlement lies at the rim."""
    inner = [at for at, terrain in spaces.items() if terrain != SEA]
    rim = {beside: SEA for at in inner for beside in neighbours(at) if beside not in spaces}
    return {**spaces, **rim}


def traced(inside: Callable[[float, float], bool], width: float, height: float, wanted: int) -> Spaces:
    """Give about as many land spaces as wanted in the shape of an outline, with sea around them.

    `inside` says whether a point from 0, 0 to `width`, `height` lies in the outline.
    """
    small, large = sqrt(width * height / (40 * max(wanted, 1))), max(width, height)
    best: list[Hex] = []
    for _ in range(18):
        size = (small + large) / 2
        found = _hexes_inside(inside, width, height, size)
        if not best or abs(len(found) - wanted) < abs(len(best) - wanted):
            best = found
        small, large = (size, large) if len(found) > wanted else (small, size)
    return with_coast(dict.fromkeys(best, LAND))


def _hexes_inside(
    inside: Callable[[float, float], bool], width: float, height: float, size: float
) -> list[Hex]:
    """Give the hexes of a size, from centre to corner, whose centre lies in the outline."""
    found: list[Hex] = []
    for r in range(int(height / (1.5 * size)) + 1):
        for column in range(int(width / (sqrt(3) * size)) + 1):
            x, y = (column + r % 2 / 2) * sqrt(3) * size, r * 1.5 * size
            if x <= width and y <= height and inside(x, y):
                found.append((column - r // 2, r))
            if len(found) > MOST_SPACES:
                return found
    return found


def settled(spaces: Mapping[Hex, str]) -> Spaces:
    """Put a village on every second land space of every second row, where land lies on most sides."""
    placed = dict(spaces)
    for at, terrain in spaces.items():
        land = sum(spaces.get(beside) == LAND for beside in neighbours(at))
        if terrain == LAND and at[0] % 2 == 0 and at[1] % 2 == 0 and land >= 2:
            placed[at] = "village"
    return placed


# ---------------------------------------------------------------- as a text


def text_of(
    spaces: Mapping[Hex, str], title: str, players: Iterable[int], note: str = "", remark: str = ""
) -> str:
    """Write spaces as the text of a map, with a note as its description and a remark as its first line."""
    shown = dict(spaces) or {(0, 0): SEA}
    left, top, right, bottom = bounds(shown)
    # A row begins at an even column, so that the picture needs no origin beyond its own corner.
    rows = {r: [" "] * (right - left + 1) for r in range(top, bottom + 1)}
    for at, terrain in shown.items():
        column, row = to_picture(at)
        rows[row][column - left] = MARKS[terrain]
    lines = [
        *([f"# {remark}"] if remark else []),
        "schema: daimyo/map/1",
        f"title: {written(title)}",
        *([f"description: {written(note)}"] if note else []),
        'legend: {"~": sea, ".": land, v: village, c: city, E: capital}',
        *([f"origin: [{left}, {top}]"] if (left, top) != (0, 0) else []),
        "terrain:",
        *(f"  - {quoted(''.join(rows[row]).rstrip())}" for row in sorted(rows)),
        f"players: [{', '.join(map(str, players))}]",
    ]
    return "\n".join(lines) + "\n"
