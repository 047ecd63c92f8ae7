"""Figures that several games know, solid shapes on a grid of 24."""

from __future__ import annotations

import math

from workbench.canvas.glyphs.outline import Part, solid, stroke


def _grain(x: float, y: float, degrees: float, length: float = 6.2, breadth: float = 3.4) -> str:
    """Draw a grain of rice from its root in a direction, 0 to the right and rising against the clock."""
    across, along = math.sin(math.radians(degrees)), math.cos(math.radians(degrees))

    def place(ahead: float, aside: float) -> str:
        return f"{x + ahead * along - aside * across:.2f} {y - ahead * across - aside * along:.2f}"

    half = breadth * 0.67
    return (
        f"M{place(0, 0)}C{place(length * 0.18, half)} {place(length * 0.62, half)} {place(length, 0)}"
        f"C{place(length * 0.62, -half)} {place(length * 0.18, -half)} {place(0, 0)}Z"
    )


_CASTLE = (
    solid(
        "M12 .9L13.2 3C15 3.4 16.7 4.1 18.5 5.4L17.4 7.4L15.7 7V9.1C18 9.6 20.4 10.5 22.8 12.3L21.5 14.6L19.1 14V15.5"
        "H4.9V14L2.5 14.6L1.2 12.3C3.6 10.5 6 9.6 8.3 9.1V7L6.6 7.4L5.5 5.4C7.3 4.1 9 3.4 10.8 3Z"
    ),
    solid(
        "M4.9 16.9H19.1C19.6 19 20.5 21.1 22 23H14.3V21.3C14.3 20 13.3 19.1 12 19.1C10.7 19.1 9.7 20 9.7 21.3V23H2"
        "C3.5 21.1 4.4 19 4.9 16.9Z"
    ),
)
_RICE = (
    stroke("M6.2 22.7C6.6 15.9 9.2 9 17.4 5.2", 1.6),
    solid(_grain(6.9, 16.6, 116)),
    solid(_grain(8.3, 16.8, 30)),
    solid(_grain(8.6, 11.6, 104)),
    solid(_grain(10.7, 11.8, 16)),
    solid(_grain(11.9, 7.6, 88)),
    solid(_grain(14.3, 7.8, -4)),
    solid(_grain(16.6, 5.4, 38, 6.6)),
)
_RONIN = (
    solid(
        "M12 1.9C12.8 1.9 13.4 2.2 14 2.9L22.7 11.3C23.2 11.9 22.9 12.5 22.2 12.6C15.4 13.4 8.6 13.4 1.8 12.6"
        "C1.1 12.5 .8 11.9 1.3 11.3L10 2.9C10.6 2.2 11.2 1.9 12 1.9Z"
    ),
    solid(
        "M7.4 14.4C10.4 14.7 13.6 14.7 16.6 14.4C16.3 15.9 15.7 16.9 14.8 17.6C18.3 18.2 20.6 19.8 21.2 22.8H2.8"
        "C3.4 19.8 5.7 18.2 9.2 17.6C8.3 16.9 7.7 15.9 7.4 14.4Z"
    ),
)

FIGURES: dict[str, tuple[Part, ...]] = {"castle": _CASTLE, "rice": _RICE, "ronin": _RONIN}
