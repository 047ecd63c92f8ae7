"""The glyphs of Samurai, solid shapes on a grid of 24, and which of them stands for what."""

from __future__ import annotations

import math

from workbench.canvas.glyphs.buildings import BUILDINGS
from workbench.canvas.glyphs.emblem import HELMET
from workbench.canvas.glyphs.figures import FIGURES
from workbench.canvas.glyphs.outline import Part, disc, solid, stroke


def _sector(inner: float, outer: float, first: float, last: float, x: float = 12, y: float = 18.8) -> str:
    """Draw a piece of a ring between two directions."""

    def place(radius: float, degrees: float) -> str:
        return f"{x + radius * math.cos(math.radians(degrees)):.2f} {y - radius * math.sin(math.radians(degrees)):.2f}"

    return (
        f"M{place(outer, first)}A{outer} {outer} 0 0 0 {place(outer, last)}"
        f"L{place(inner, last)}A{inner} {inner} 0 0 1 {place(inner, first)}Z"
    )


_BUDDHA = (
    solid(disc(12, 2.5, 1.6)),
    solid(
        "M12 3C14.3 3 15.9 4.6 15.9 6.9C15.9 9.2 14.3 10.8 12 10.8C9.7 10.8 8.1 9.2 8.1 6.9C8.1 4.6 9.7 3 12 3Z"
    ),
    solid(
        "M12 11.7C15.8 11.7 17.9 13.6 18.3 16.6C21.1 16.9 22.6 18.1 22.6 19.9C22.6 21.8 20.9 22.9 18.2 22.9H5.8"
        "C3.1 22.9 1.4 21.8 1.4 19.9C1.4 18.1 2.9 16.9 5.7 16.6C6.1 13.6 8.2 11.7 12 11.7Z"
        "M12 15.1C10.1 15.1 8.9 16 8.6 17.8C9.6 18.8 10.7 19.2 12 19.2"
        "C13.3 19.2 14.4 18.8 15.4 17.8C15.1 16 13.9 15.1 12 15.1Z"
    ),
)
_SAMURAI = (
    solid("M22.3 1.3C18.9 7 13.6 12.3 7.2 16.4L8.9 18.1C15.4 13.6 20.1 8.2 22.3 1.3Z", mirrored=True),
    stroke("M4.9 14.5L9.8 19.4", 2, mirrored=True),
    stroke("M6.3 18L2.8 21.5", 2.7, mirrored=True),
)
_SHIP = (
    solid("M1.2 14.2L5 16.4H22.8C22.2 20 20 22.4 16.9 22.4H7.5C4.2 22.4 1.7 19.6 1.2 14.2Z"),
    solid(
        "M5.9 3.7C9.5 4.6 14.7 4.6 18.3 3.7C19.8 7.2 19.8 11 18.3 14.5"
        "C14.7 13.6 9.5 13.6 5.9 14.5C7.4 11 7.4 7.2 5.9 3.7Z"
    ),
    stroke("M12.1 1.7V16.5", 1.7),
)
_SWAP = (
    stroke("M3.9 8.5C5.4 5 8.5 3.1 12 3.1C14.9 3.1 17.3 4.3 18.9 6.5", 2.1, turned=True),
    solid("M21.7 2.6L20.9 9.4L14.9 6.6Z", turned=True),
    solid(disc(8.2, 10.1, 1.8), mirrored=True),
    solid("M5.5 15.8C5.5 13.8 6.5 12.7 8.2 12.7C9.9 12.7 10.9 13.8 10.9 15.8Z", mirrored=True),
)
_MOVE = (
    stroke("M6.8 6.3L11.7 9.15V14.85L6.8 17.7L1.9 14.85V9.15Z", 1.7, dash=(2.5, 1.9)),
    stroke("M6.8 12H17", 2.3),
    solid("M23 12L15.9 6.8V17.2Z"),
)
# The fourth and the fifth figure: the court's fan and the townsfolk's lantern.
_FAN = (
    *(solid(_sector(5.4, 13.4, first, first + 23.5)) for first in (36.5, 64.5, 92, 119.5)),
    solid(_sector(0.1, 4.2, 40, 140)),
    solid(disc(12, 19.4, 1.9)),
)
_LANTERN = (
    solid("M7.8 1.2H16.2V4.3H7.8Z"),
    solid("M7.4 5.6H16.6C18 6.6 19.1 7.7 19.8 9H4.2C4.9 7.7 6 6.6 7.4 5.6Z"),
    solid("M3.7 10.3H20.3C20.6 11.4 20.6 12.6 20.3 13.7H3.7C3.4 12.6 3.4 11.4 3.7 10.3Z"),
    solid("M4.2 15H19.8C19.1 16.3 18 17.4 16.6 18.4H7.4C6 17.4 4.9 16.3 4.2 15Z"),
    solid("M7.8 19.7H16.2V22.8H7.8Z"),
)
# 侍, the sign of fast tokens: a man beside a temple.
_FAST = (
    stroke("M8 2.2C6.9 6 5 9.4 2.2 12.2", 2.2),
    stroke("M6 9V22", 2.2),
    stroke("M16 1.9V10M11.2 5.6H21", 2.1),
    stroke("M9.7 10H22.4M9.7 14.6H22.4", 2.1),
    stroke("M18.7 11.8V20.6C18.7 21.6 18.1 22 15.8 21.9", 2.1),
    stroke("M12.2 17.1L14 19", 2.1),
)

GLYPHS: dict[str, tuple[Part, ...]] = {
    "helmet": HELMET,
    "buddha": _BUDDHA,
    "fan": _FAN,
    "lantern": _LANTERN,
    "samurai": _SAMURAI,
    "ship": _SHIP,
    "swap": _SWAP,
    "move": _MOVE,
    "fast": _FAST,
}
# Other words people use for the same things, and the character that few fonts have.
ALIASES = {
    "侍": "fast",
    "figure-exchange": "swap",
    "token-exchange": "move",
    "edo": "capital",
    "high-helmet": "helmet",
    "rice-field": "rice",
}
# What the fourth and fifth type of figure look like unless their name says more.
_BY_POSITION = {3: "fan", 4: "lantern"}


def figure(kind: str, name: str | None = None, position: int = 0) -> str:
    """Give the glyph of a figure type by its display name, its id, or its place in the list of types.

    >>> figure("helmet"), figure("helmet", "castle"), figure("merchant", position=3), figure("crab")
    ('helmet', 'castle', 'fan', 'crab')
    """
    for word in (name, kind):
        if word and _is_drawn(word.lower()):
            return word.lower()
    return _BY_POSITION.get(position, kind)


def token(kind: str, action: str | None = None, name: str | None = None, position: int = 0) -> str:
    """Give the glyph of a token by its display name, its id, or else its action (swap, move)."""
    found = figure(kind, name, position)
    return found if _is_drawn(found) or action is None else action


def _is_drawn(word: str) -> bool:
    known = ALIASES.get(word, word)
    return known in GLYPHS or known in FIGURES or known in BUILDINGS
