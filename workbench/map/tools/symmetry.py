"""Symmetry while drawing: where else a stroke falls."""

from __future__ import annotations

from engine.maps.hexes import SYMMETRIES, Hex

# How many turns each choice makes, and whether it mirrors.
CHOICES: dict[str, tuple[int, bool]] = {
    "off": (1, False),
    "mirror": (1, True),
    "2": (2, False),
    "3": (3, False),
    "6": (6, False),
}


def images(at: Hex, centre: Hex, choice: str) -> list[Hex]:
    """Give a hex and where the symmetry about a centre carries it, each once.

    >>> images((1, 0), (0, 0), "3")
    [(1, 0), (-1, 1), (0, -1)]
    >>> images((2, 1), (0, 1), "mirror"), images((0, 0), (0, 0), "6")
    ([(2, 1), (-2, 1)], [(0, 0)])
    """
    turns, is_mirror = CHOICES[choice]
    names = [f"{number * 360 // turns}°" for number in range(turns)] + (["mirror 0°"] if is_mirror else [])
    q, r = at[0] - centre[0], at[1] - centre[1]
    moved = (SYMMETRIES[name]((q, r)) for name in names)
    return list(dict.fromkeys((to_q + centre[0], to_r + centre[1]) for to_q, to_r in moved))
