"""The buildings of settlements, and what stands for something that nobody has drawn."""

from __future__ import annotations

from workbench.canvas.glyphs.outline import Part, solid, stroke

_VILLAGE = (
    solid("M12 3.3C14.4 8 18 12 22.9 14.9H1.1C6 12 9.6 8 12 3.3Z"),
    solid("M4.5 16.3H19.5V22.7H14.4V18.3H9.6V22.7H4.5Z"),
    stroke("M9.6 1.5L12.9 5.6", 1.8, mirrored=True),
)
_CITY = (
    solid(
        "M12 1.3C13.3 3.5 15.9 5 19.3 5.8L18.5 8.3L16.7 7.9V10.6C18.6 11.7 20.7 12.4 23.1 12.8L22.3 15.6L20.4 15.2V22.8"
        "H14.4V17.8H9.6V22.8H3.6V15.2L1.7 15.6L.9 12.8C3.3 12.4 5.4 11.7 7.3 10.6V7.9L5.5 8.3L4.7 5.8"
        "C8.1 5 10.7 3.5 12 1.3ZM10 8.3V10.8H14V8.3Z"
    ),
)
_CAPITAL = (
    solid(
        "M12 .5C12.9 2.2 14.8 3.3 17.2 3.8L16.6 5.8L15.4 5.5V7.3C16.8 8.2 18.3 8.8 20.1 9.1L19.5 11.3L18 11V13.1"
        "C19.6 14 21.4 14.5 23.4 14.8L22.8 17.2L21.1 16.9L22.5 23.2H14.5V18.9H9.5V23.2H1.5L2.9 16.9L1.2 17.2L.6 14.8"
        "C2.6 14.5 4.4 14 6 13.1V11L4.5 11.3L3.9 9.1C5.7 8.8 7.2 8.2 8.6 7.3V5.5L7.4 5.8L6.8 3.8"
        "C9.2 3.3 11.1 2.2 12 .5ZM9.3 11.2V13.3H14.7V11.2Z"
    ),
)

BUILDINGS: dict[str, tuple[Part, ...]] = {"village": _VILLAGE, "city": _CITY, "capital": _CAPITAL}
# What stands behind the letter of a figure, and over the letter of a settlement, that nobody has drawn yet.
PIECE = (solid("M12 1.2L18.9 4.4L21.6 22.8H2.4L5.1 4.4Z"),)
ROOF = (solid("M12 1.2C14.6 4.6 18 7.2 22.8 9.2H1.2C6 7.2 9.4 4.6 12 1.2Z"),)
