"""Symmetry while drawing: where else a stroke falls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.maps.hexes import SYMMETRIES, Hex

# How many turns each choice makes, and whether it mirrors.
CHOICES: dict[str, tuple[int, bool]] = {
    "off": (1, False),
    "mirror": (1, True),
    "2": (2, False),
    "3": (3, False),
    "6": (6, False),
}


def motions(centre: Hex, choice: str) -> list[Callable[[Hex], Hex]]:
    """Give where a symmetry about a centre carries hexes, the way that carries none first."""
    turns, is_mirror = CHOICES[choice]
    names = [f"{number * 360 // turns}°" for number in range(turns)] + (["mirror 0°"] if is_mirror else [])

    def moved(name: str, at: Hex) -> Hex:
        q, r = SYMMETRIES[name]((at[0] - centre[0], at[1] - centre[1]))
        return q + centre[0], r + centre[1]

    return [partial(moved, name) for name in names]


def images(at: Hex, centre: Hex, choice: str) -> list[Hex]:
    """Give a hex and where the symmetry about a centre carries it, each once.

    >>> images((1, 0), (0, 0), "3")
    [(1, 0), (-1, 1), (0, -1)]
    >>> images((2, 1), (0, 1), "mirror"), images((0, 0), (0, 0), "6")
    ([(2, 1), (-2, 1)], [(0, 0)])
    """
    return list(dict.fromkeys(motion(at) for motion in motions(centre, choice)))
