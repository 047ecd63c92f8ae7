"""Boards drawn at random under the published board's habits, with symmetry and islands where they are wanted.

Settlements on every second hex of every second row make those habits come true by themselves: each hex between them
touches exactly two, and none touches another. Everything is drawn in orbits, which are single places without symmetry:
a place together with its images has one kind, and a way is taken out together with its images.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import product

import networkx

from engine.maps.hexes import SYMMETRIES, Hex, bounds, distance, line, neighbours, to_picture
from engine.maps.mapmaker import HOLDS, LAND, SEA, Spaces, with_coast

MOST_SLOTS, MOST_ISLANDS = 120, 12
# The published board has 56 land spaces for 39 slots; more could not be filled with the tokens there are.
LAND_PER_SLOT = 56 / 39
# How many turns or mirrorings about the middle each symmetry has.
MOTIONS = {
    "off": ("0°",),
    "mirror": ("0°", "mirror 0°"),
    "2": ("0°", "180°"),
    "3": ("0°", "120°", "240°"),
    "6": ("0°", "60°", "120°", "180°", "240°", "300°"),
}
# Neighbouring settlements lie two hexes apart.
_APART = tuple((2 * q, 2 * r) for q, r in neighbours((0, 0)))

Orbit = tuple[Hex, ...]
Motion = Callable[[Hex], Hex]


@dataclass(frozen=True, slots=True)
class Wanted:
    """What kind of board is wanted; numbers that are left out are those of the published board's habits."""

    seed: int
    slots: int
    symmetry: str = "off"
    islands: int = 1
    land: int | None = None
    cities: int | None = None
    capitals: int | None = None


def drawn(wanted: Wanted) -> Spaces:
    """Draw a board; the same wish gives the same board.

    With a symmetry the slots, and the numbers of islands, cities and capitals, are the nearest that it allows.

    >>> spaces = drawn(Wanted(seed=1, slots=21, symmetry="3"))
    >>> sum(HOLDS.get(terrain, 0) for terrain in spaces.values())
    21
    """
    chance = random.Random(wanted.seed)
    motions = [SYMMETRIES[name] for name in MOTIONS[wanted.symmetry]]
    slots = min(max(wanted.slots, 3), MOST_SLOTS)
    islands = _islands(wanted.islands, len(motions))
    has_middle = islands % len(motions) == 1 or len(motions) == 1
    kinds = _kinds(slots, len(motions), has_middle=has_middle, wanted=wanted)
    growth = _Growth(chance, motions, has_middle=has_middle, islands=islands)
    orbits = growth.grown(len(kinds))
    places = _spread(chance, orbits, kinds)
    land = _thinned(chance, growth, places, wanted.land or round(slots * LAND_PER_SLOT))
    return _whole_sea({**dict.fromkeys(land, LAND), **places}, growth)


def differences(wanted: Wanted, spaces: Spaces) -> dict[str, tuple[int, int]]:
    """Give the numbers that a drawn board could not keep to: what was wanted, and what there is.

    >>> asked = Wanted(seed=1, slots=21, symmetry="3", capitals=2)
    >>> differences(asked, drawn(asked))
    {'capitals': (2, 1)}
    """
    terrains = list(spaces.values())
    found = {
        "slots": (wanted.slots, sum(HOLDS.get(terrain, 0) for terrain in terrains)),
        "islands": (wanted.islands, count_islands(spaces)),
        "land": (wanted.land, terrains.count(LAND)),
        "cities": (wanted.cities, terrains.count("city")),
        "capitals": (wanted.capitals, terrains.count("capital")),
    }
    return {key: (asked, made) for key, (asked, made) in found.items() if asked is not None and asked != made}


def _islands(wanted: int, images: int) -> int:
    """Give how many islands a symmetry allows that are nearest to so many: images of each, and perhaps one between."""
    wanted = min(max(wanted, 1), MOST_ISLANDS)
    allowed = [n for n in range(1, MOST_ISLANDS + 1) if n % images in (0, 1 % images)]
    return min(allowed, key=lambda n: (abs(n - wanted), n))


def _kinds(slots: int, images: int, *, has_middle: bool, wanted: Wanted) -> list[str]:
    """Share slots out over orbits, the kind of the middle first where there is one.

    As on the published board by default: a capital, a city for every thirteen slots, else villages.
    """
    capitals = wanted.capitals if wanted.capitals is not None else int(slots >= 12)
    cities = wanted.cities if wanted.cities is not None else slots // 13
    middle: list[str] = []
    if has_middle and images > 1:
        # What is left for the others must be shared evenly among the images.
        fitting = [kind for kind, room in HOLDS.items() if (slots - room) % images == 0 and slots >= room]
        order = ["capital", "city", "village"] if capitals else ["city", "village", "capital"]
        middle = [next((kind for kind in order if kind in fitting), "village")]
        slots -= HOLDS[middle[0]]
        capitals, cities = capitals - (middle == ["capital"]), cities - (middle == ["city"])
    room = max(slots // images, 1)
    capitals = min(max(round(capitals / images), 0), room // HOLDS["capital"])
    room -= capitals * HOLDS["capital"]
    cities = min(max(round(cities / images), 0), room // HOLDS["city"])
    room -= cities * HOLDS["city"]
    return middle + ["capital"] * capitals + ["city"] * cities + ["village"] * room


class _Growth:
    """Grows islands of settlements, orbit by orbit, compact but not round."""

    def __init__(
        self, chance: random.Random, motions: Sequence[Motion], *, has_middle: bool, islands: int
    ) -> None:
        self._chance = chance
        self._motions = motions
        self._has_middle = has_middle
        self._count = islands
        # The island of each place; images have islands of their own, the one in the middle is its own image.
        self.island_of: dict[Hex, int] = {}

    def orbit(self, at: Hex) -> Orbit:
        """Give a place with its images, each once."""
        return tuple(dict.fromkeys(motion(at) for motion in self._motions))

    def grown(self, count: int) -> list[Orbit]:
        """Give so many orbits, shared among the islands."""
        bases = max((self._count - self._has_middle) // len(self._motions), 0) + self._has_middle
        bases = min(bases, count)
        sizes = [count // bases + (number < count % bases) for number in range(bases)]
        orbits: list[Orbit] = []
        for base, size in enumerate(sizes):
            is_middle = self._has_middle and base == 0
            seed = (0, 0) if is_middle else self._free_place()
            orbits.append(self._settle(seed, base, is_middle=is_middle))
            while sum(self.island_of[orbit[0]] // 100 == base for orbit in orbits) < size:
                orbits.append(self._settle(self._next(base), base, is_middle=is_middle))
        return orbits

    def _settle(self, at: Hex, base: int, *, is_middle: bool) -> Orbit:
        orbit = self.orbit(at)
        for number, image in enumerate(orbit):
            self.island_of[image] = 100 * base + (0 if is_middle else number)
        return orbit

    def _next(self, base: int) -> Hex:
        """Choose a place beside the first of an island's images, touching no other island."""
        mine = [at for at, island in self.island_of.items() if island == 100 * base]
        ahead = sorted({beside for at in mine for beside in lattice(at) if beside not in self.island_of})
        open_places = [at for at in ahead if self._is_apart(at, base)]
        near = [sum(self.island_of.get(beside) == 100 * base for beside in lattice(at)) for at in open_places]
        # One that touches a single settlement makes a cape, where only one land space could be filled.
        weights = [(0.25, 1.0, 1.6, 1.3, 0.6, 0.3)[number - 1] for number in near]
        if not open_places:
            # Shut in between its neighbours, an island goes on beyond them.
            return self._free_place()
        return self._chance.choices(open_places, weights)[0]

    def _is_apart(self, at: Hex, base: int) -> bool:
        """Say whether a place and its images touch their own islands only."""
        orbit = self.orbit(at)
        if len(orbit) < len(self._motions):
            return False  # on the axis of a mirror: the slots are shared out evenly
        is_middle = self._has_middle and base == 0
        for number, image in enumerate(orbit):
            mine = 100 * base + (0 if is_middle else number)
            others = {self.island_of.get(beside, mine) for beside in lattice(image)}
            among = {orbit.index(beside) for beside in lattice(image) if beside in orbit}
            if others != {mine} or (among and not is_middle):
                return False
        return True

    def _free_place(self) -> Hex:
        """Choose a place near the others that touches none of them, and whose images do not touch each other."""
        for reach in range(2, 60):
            ring = sorted(
                (2 * q, 2 * r)
                for q in range(-reach, reach + 1)
                for r in range(-reach, reach + 1)
                if distance((q, r), (0, 0)) == reach
            )
            free = [at for at in ring if self._stands_alone(at)]
            if free:
                return self._chance.choice(free)
        raise AssertionError("a lattice has no end")

    def _stands_alone(self, at: Hex) -> bool:
        orbit = self.orbit(at)
        return len(orbit) == len(self._motions) and not any(
            beside in self.island_of or beside in orbit or image in self.island_of
            for image in orbit
            for beside in lattice(image)
        )


def lattice(at: Hex) -> list[Hex]:
    """Give where settlements may stand beside one."""
    return [(at[0] + step_q, at[1] + step_r) for step_q, step_r in _APART]


def _thinned(chance: random.Random, growth: _Growth, places: Iterable[Hex], wanted: int) -> list[Hex]:
    """Give the land between neighbouring settlements, bays taken out until there is as much as wanted.

    Every settlement keeps two land spaces where it had them, and every island hangs together.
    """
    ways: networkx.Graph[Hex] = networkx.Graph()
    ways.add_nodes_from(places)
    ways.add_edges_from((at, beside) for at in places for beside in lattice(at) if beside in growth.island_of)
    order = sorted(_between(*way) for way in ways.edges)
    chance.shuffle(order)
    parts = networkx.number_connected_components(ways)
    left = {_between(*way): way for way in ways.edges}
    for land in order:
        orbit = growth.orbit(land)
        if len(left) <= wanted:
            break
        if any(image not in left for image in orbit):
            continue
        cut = [left[image] for image in orbit]
        ways.remove_edges_from(cut)
        ends = {end for way in cut for end in way}
        if min(ways.degree[end] for end in ends) >= 2 and networkx.number_connected_components(ways) == parts:
            for image in orbit:
                del left[image]
        else:
            ways.add_edges_from(cut)
    return sorted(left)


def _between(one: Hex, other: Hex) -> Hex:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _spread(chance: random.Random, orbits: list[Orbit], kinds: list[str]) -> Spaces:
    """Put the first kind into the middle and the other large ones far from it and from one another."""
    every = [at for orbit in orbits for at in orbit]
    middle = (sum(q for q, _ in every) / len(every), sum(r for _, r in every) / len(every))
    free = sorted(orbits)
    placed: Spaces = {}
    for kind in kinds:
        if not placed:
            # The middle of a symmetry is its own image, so that it is the nearest to itself.
            chosen = min(free, key=lambda orbit: (len(orbit), _off(orbit[0], middle)))
        elif kind == "village":
            chosen = free[0]
        else:
            far = {orbit: min(distance(orbit[0], other) for other in placed) for orbit in free}
            chosen = chance.choice([orbit for orbit in free if far[orbit] >= max(far.values()) - 1])
        placed.update(dict.fromkeys(chosen, kind))
        free.remove(chosen)
    return placed


def _off(at: Hex, middle: tuple[float, float]) -> float:
    return abs(at[0] - middle[0]) + abs(at[1] - middle[1])


def _whole_sea(spaces: Spaces, growth: _Growth) -> Spaces:
    """Put sea around the land, between islands, and into every hole."""
    land = list(spaces)
    groups = _groups(land)
    found = with_coast(spaces)
    for at in {near for coast in found for near in neighbours(coast)} - found.keys():
        near = {groups[other] for other in _within_two(at) if other in groups}
        if len(near) > 1:
            found[at] = SEA
    while len(set((parts := _groups(found)).values())) > 1:
        # A strait to the nearest part that lies alone, and its images.
        first = [at for at, part in parts.items() if part == 0]
        others = [at for at, part in parts.items() if part != 0]
        one, other = min(product(first, others), key=lambda pair: (distance(*pair), pair))
        for at in line(one, other):
            found.update({image: SEA for image in growth.orbit(at) if image not in found})
    return _without_holes(found)


def count_islands(spaces: Spaces) -> int:
    """Count the islands of a board.

    >>> count_islands({(0, 0): "land", (1, 0): "sea", (2, 0): "village"})
    2
    """
    return len(set(_groups(at for at, terrain in spaces.items() if terrain != SEA).values()))


def _groups(land: Iterable[Hex]) -> dict[Hex, int]:
    """Number the islands and give the number of each hex's."""
    graph: networkx.Graph[Hex] = networkx.Graph()
    known = set(land)
    graph.add_nodes_from(known)
    graph.add_edges_from((at, beside) for at in known for beside in neighbours(at) if beside in known)
    return {at: number for number, group in enumerate(networkx.connected_components(graph)) for at in group}


def _within_two(at: Hex) -> set[Hex]:
    return {further for near in neighbours(at) for further in (near, *neighbours(near))}


def _without_holes(spaces: Spaces) -> Spaces:
    """Fill with sea what the void outside does not reach."""
    left, top, right, bottom = bounds(spaces)
    # Above the topmost space there is nothing but the void.
    q, r = min(spaces, key=lambda at: at[1])
    outside = {(q, r - 1)}
    ahead = [(q, r - 1)]
    # Rows beyond the last space suffice to go round the board.
    while ahead:
        for beside in neighbours(ahead.pop()):
            column, row = to_picture(beside)
            if (
                beside not in spaces
                and beside not in outside
                and left - 4 <= column <= right + 4
                and top - 2 <= row <= bottom + 2
            ):
                outside.add(beside)
                ahead.append(beside)
    inner = {near for at in spaces for near in neighbours(at) if near not in spaces and near not in outside}
    filled = dict(spaces)
    while inner:
        filled.update(dict.fromkeys(inner, SEA))
        inner = {
            near for at in inner for near in neighbours(at) if near not in filled and near not in outside
        }
    return filled
