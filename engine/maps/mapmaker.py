"""New maps: plain shapes, shapes after an outline, and boards drawn at random under the published board's habits.

Settlements on every second hex of every second row make those habits come true by themselves: each hex between them
touches exactly two, and none touches another.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from math import sqrt

from engine.maps.hexes import Hex, bounds, distance, neighbours, to_picture
from engine.texts.edit import quoted, written

SEA, LAND = "sea", "land"
MARKS = {SEA: "~", LAND: ".", "village": "v", "city": "c", "capital": "E"}
HOLDS = {"village": 1, "city": 2, "capital": 3}
MOST_SLOTS, MOST_SPACES = 120, 5_000
# The published board has 56 land spaces for 39 slots; more could not be filled with the tokens there are.
LAND_PER_SLOT = 56 / 39
# Neighbouring settlements lie two hexes apart.
_APART = tuple((2 * q, 2 * r) for q, r in neighbours((0, 0)))

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


# ---------------------------------------------------------------- at random


def generated(seed: int, slots: int) -> Spaces:
    """Draw a board at random that holds so many figures; the same seed gives the same board."""
    slots = min(max(slots, 3), MOST_SLOTS)
    chance = random.Random(seed)
    kinds = _kinds(slots)
    places = _grown(chance, len(kinds))
    land = _thinned(chance, places, round(slots * LAND_PER_SLOT))
    spaces: Spaces = dict.fromkeys(land, LAND)
    spaces.update(_spread(chance, places, kinds))
    return with_coast(spaces)


def _kinds(slots: int) -> list[str]:
    """Share slots out as the published board does: a capital, a city for every thirteen slots, else villages."""
    capitals = 1 if slots >= 12 else 0
    cities = slots // 13
    villages = slots - capitals * HOLDS["capital"] - cities * HOLDS["city"]
    return ["capital"] * capitals + ["city"] * cities + ["village"] * villages


def _grown(chance: random.Random, count: int) -> list[Hex]:
    """Grow a set of settlements that hang together, each beside one that is there, compact but not round."""
    places: dict[Hex, None] = {(0, 0): None}
    while len(places) < count:
        ahead = sorted({beside for at in places for beside in _lattice(at) if beside not in places})
        near = [sum(beside in places for beside in _lattice(at)) for at in ahead]
        # One that touches a single settlement makes a cape, where only one land space could be filled.
        weights = [(0.25, 1.0, 1.6, 1.3, 0.6, 0.3)[number - 1] for number in near]
        places[chance.choices(ahead, weights)[0]] = None
    return list(places)


def _lattice(at: Hex) -> list[Hex]:
    return [(at[0] + step_q, at[1] + step_r) for step_q, step_r in _APART]


def _thinned(chance: random.Random, places: list[Hex], wanted: int) -> list[Hex]:
    """Give the land between neighbouring settlements, bays taken out until there is as much as wanted.

    Every settlement keeps two land spaces where it had them, and all hang together.
    """
    known = set(places)
    ways = {
        frozenset((at, beside)): ((at[0] + beside[0]) // 2, (at[1] + beside[1]) // 2)
        for at in places
        for beside in _lattice(at)
        if beside in known
    }
    order = sorted(ways, key=lambda way: ways[way])
    chance.shuffle(order)
    for way in order:
        if len(ways) <= wanted:
            break
        left = [other for other in ways if other != way]
        degrees = [sum(end in other for other in left) for end in way]
        if min(degrees) >= 2 and _hang_together(left, known):
            del ways[way]
    return sorted(ways.values())


def _hang_together(ways: Iterable[frozenset[Hex]], places: set[Hex]) -> bool:
    beside: dict[Hex, list[Hex]] = {}
    for one, other in map(tuple, ways):
        beside.setdefault(one, []).append(other)
        beside.setdefault(other, []).append(one)
    seen = {next(iter(places))}
    ahead = list(seen)
    while ahead:
        for other in beside.get(ahead.pop(), ()):
            if other not in seen:
                seen.add(other)
                ahead.append(other)
    return seen == places


def _spread(chance: random.Random, places: list[Hex], kinds: list[str]) -> Spaces:
    """Put the capital into the middle and the cities far from it and from one another."""
    free = sorted(places)
    middle = (sum(q for q, _ in free) / len(free), sum(r for _, r in free) / len(free))
    placed: Spaces = {}
    for kind in kinds:
        if kind == "village":
            at = free[0]
        elif not placed:
            at = min(free, key=lambda place: abs(place[0] - middle[0]) + abs(place[1] - middle[1]))
        else:
            far = max(min(distance(place, other) for other in placed) for place in free)
            at = chance.choice(
                [p for p in free if min(distance(p, other) for other in placed) >= far - 1] or free
            )
        placed[at] = kind
        free.remove(at)
    return placed


# ---------------------------------------------------------------- as a text


def text_of(spaces: Mapping[Hex, str], title: str, players: Iterable[int], note: str = "") -> str:
    """Write spaces as the text of a map."""
    shown = dict(spaces) or {(0, 0): SEA}
    left, top, right, bottom = bounds(shown)
    # A row begins at an even column, so that the picture needs no origin beyond its own corner.
    rows = {r: [" "] * (right - left + 1) for r in range(top, bottom + 1)}
    for at, terrain in shown.items():
        column, row = to_picture(at)
        rows[row][column - left] = MARKS[terrain]
    lines = [
        "# A row is a row of hexes drawn as they lie: neighbouring rows are staggered by one column.",
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
