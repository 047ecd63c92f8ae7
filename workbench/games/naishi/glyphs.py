"""The glyphs of Naishi on a grid of 24: cards, the kinds of cards, and what emissaries do at court."""

from __future__ import annotations

from workbench.canvas.glyphs.outline import Part, disc, solid, stroke

_MOUNTAIN = (
    solid(
        "M12 2.6C13 2.6 13.6 3.1 14.1 4L23 20.4C23.3 21 23 21.4 22.4 21.4H1.6C1 21.4 .7 21 1 20.4L9.9 4"
        "C10.4 3.1 11 2.6 12 2.6ZM8.3 10.3L10.2 11.9L12 10.1L13.8 11.9L15.7 10.3L12.9 5.1"
        "C12.5 4.4 11.5 4.4 11.1 5.1Z"
    ),
)
_NAISHI = (
    solid(
        "M12 1.2C15.9 1.2 18 4 18 7.8C18 10 18.3 12.8 19.3 16C20 18.2 20.8 20.4 21.8 22.6H2.2"
        "C3.2 20.4 4 18.2 4.7 16C5.7 12.8 6 10 6 7.8C6 4 8.1 1.2 12 1.2Z"
        "M12 4.2C10.9 5.4 9.9 6 8.7 6.3V8.3C8.7 10.6 10 12.1 12 12.1C14 12.1 15.3 10.6 15.3 8.3V6.3"
        "C14.1 6 13.1 5.4 12 4.2Z"
        "M12 17.4L9.2 13.4L8 14.4L11.2 19.4L10.2 22.4H12.9L16 14.4L14.8 13.4Z"
    ),
)
_ADVISOR = (
    solid("M8.2 6.6C8 3.4 9.7 .9 13.3 .9C15 .9 15.9 1.9 15.8 3.5V6.6Z"),
    solid(
        "M7.4 7.5H16.6V8.6L15.7 9.1V10.3C15.7 11.9 15 13.2 13.9 13.9L12 16.6L10.1 13.9"
        "C9 13.2 8.3 11.9 8.3 10.3V9.1L7.4 8.6Z"
    ),
    solid("M8.8 14.7L12 19.2L15.2 14.7C19 15.3 21.6 17.9 21.9 22.6H2.1C2.4 17.9 5 15.3 8.8 14.7Z"),
)
_SENTINEL = (
    solid(
        "M9.4 .8A1.9 1.9 0 0 1 10.9 3.7C12.6 4.3 13.5 5.8 13.5 7.6C13.5 10 11.8 11.6 9.4 11.6"
        "C7 11.6 5.3 10 5.3 7.6C5.3 5.8 6.2 4.3 7.9 3.7A1.9 1.9 0 0 1 9.4 .8Z"
    ),
    solid(
        "M9.4 12.6C13.9 12.6 16.7 16 16.7 22.6H13.4L13.1 18.6L12.3 22.6H6.5L5.7 18.6L5.4 22.6H2.1"
        "C2.1 16 4.9 12.6 9.4 12.6ZM8.6 13.8L9.4 16.2L10.2 13.8Z"
    ),
    stroke("M20 8.8V22.6", 1.7, angular=True),
    solid("M18.5 8.4C18 5.2 18.9 2.4 22.3 .8C22.9 3.6 22.6 6.2 21.5 8.4Z"),
)
_MONK = (
    solid(
        "M12 1C14.7 1 16.5 3 16.5 5.8C16.5 8.7 14.7 10.9 12 10.9C9.3 10.9 7.5 8.7 7.5 5.8C7.5 3 9.3 1 12 1Z"
    ),
    solid(
        "M12 11.8C17.4 11.8 20.8 15.6 21.2 22.6H2.8C3.2 15.6 6.6 11.8 12 11.8Z"
        + "".join(disc(x, y, 0.95) for x, y in ((8.2, 14.55), (8.4, 17.15), (9.6, 19.35)))
        + "".join(disc(24 - x, y, 0.95) for x, y in ((8.2, 14.55), (8.4, 17.15), (9.6, 19.35)))
        + disc(12, 20.55, 1.15)
    ),
)
_HORSEMAN = (
    solid(
        "M6.2 22.6C5.8 18.4 7.4 15.6 11 12.6C9.4 12.6 8 13.2 6.6 14.8L3.8 13.4C3.2 11.8 3.6 10.4 4.8 8.8"
        "C6 7.2 6.8 5.4 8.6 4.2L8.3 1.2L11.3 3C12.2 2.8 13 2.8 13.8 3L15 1.8L15.3 3.5"
        "C19.8 5.4 21.4 10 20.8 15.4C20.5 18 20.2 20.2 20.6 22.6Z" + disc(9.5, 8.05, 1.05)
    ),
)
_NINJA = (
    solid(
        "M11.4 1C16 1 19 4 19.3 8.2L23.2 6.4L22.2 9.6L23.6 12.6L19.2 10.9C18.9 15.8 15.8 19 11.4 19"
        "C6.8 19 3.4 15.4 3.4 10C3.4 4.6 6.8 1 11.4 1Z"
        "M5.4 8.1C5.6 11.2 7.4 12.5 11.4 12.5C15.4 12.5 17.2 11.2 17.4 8.1C15.6 7.5 13.6 8.3 11.4 8.3"
        "C9.2 8.3 7.2 7.5 5.4 8.1Z"
    ),
    solid(disc(8.2, 10.35, 1.15)),
    solid(disc(14.6, 10.35, 1.15)),
    solid("M6.6 18.3C8 19.5 9.6 20 11.4 20C13.2 20 14.8 19.5 16.2 18.3L18.6 22.6H4.2Z"),
)
_TORII = (
    solid("M.8 2.6C5 4 19 4 23.2 2.6L22.5 6.4C19.6 7 16.8 7.3 12 7.3C7.2 7.3 4.4 7 1.5 6.4Z"),
    solid("M5.7 7L8.5 7.2L7.6 22.6H4.3Z", mirrored=True),
    solid("M3.2 9.6H20.8V12.2H3.2Z"),
    solid("M10.8 7H13.2V9.8H10.8Z"),
)
_BANNER = (
    solid("M3.6 .9H5.6V1.9H20.4V3.5H5.6V23H3.6Z"),
    solid("M7.2 4.7H19.6V20.4L16.5 18.6L13.4 20.4L10.3 18.6L7.2 20.4Z" + disc(13.4, 11.5, 3.3)),
)


def _river(*heights: float, width: float = 1.6) -> Part:
    """Draw waves over one another."""
    lines = (
        f"M3 {y}C5 {y - 1.8:.1f} 7 {y - 1.8:.1f} 9 {y}C11 {y + 1.8:.1f} 13 {y + 1.8:.1f} 15 {y}"
        f"C17 {y - 1.8:.1f} 19 {y - 1.8:.1f} 21 {y}"
        for y in heights
    )
    return stroke("".join(lines), width)


_COURT: dict[str, tuple[Part, ...]] = {
    "exchange": (
        stroke("M4 8.4H18.6M14.8 4.4L18.8 8.4L14.8 12.4M20 15.6H5.4M9.2 11.8L5.2 15.6L9.2 19.6", 1.7),
    ),
    "wash": (
        _river(16.4, 20.6),
        stroke("M7.6 3.2V11M4.8 8.4L7.6 11.2L10.4 8.4M16.4 3.2V11M13.6 8.4L16.4 11.2L19.2 8.4", 1.6),
    ),
    "decree": (
        stroke(
            "M7 3.6H18.4C17.2 4.8 17.2 6.6 17.2 8V18.4C17.2 20 16 21 14.6 21H4.4C5.8 20.2 6 18.8 6 17.4V5.4"
            "C6 4.4 6.4 3.8 7 3.6ZM18.4 3.6C19.8 3.8 20.4 5 20.2 7H17.2M9 8H14.2M9 11.4H14.2",
            1.5,
        ),
        solid(disc(11.6, 16.1, 1.9)),
    ),
    "recall": (
        stroke("M9.4 5L4.6 9.6L9.4 14.2M5 9.6H13.6C17.4 9.6 19.6 12 19.6 15C19.6 17.4 18.4 19 16.6 20", 1.7),
    ),
    "gong": (
        stroke("M3.4 21.4V3.4H20.6V21.4M8 3.6V6.4M16 3.6V6.4" + disc(12, 11.4, 5.2), 1.6),
        solid(disc(12, 11.4, 1.6)),
    ),
    "river": (_river(7.2, 12, 16.8, width=1.7),),
}
# A card of a kind is known by its mark wherever there is no room for words.
_KINDS: dict[str, tuple[Part, ...]] = {
    "kind-character": (solid(disc(12, 12, 7.6)),),
    "kind-copy": (stroke(disc(12, 12, 7), 2.6, dash=(3.3, 3.99)),),
    "kind-province": (solid("M12 2.6L21.4 12L12 21.4L2.6 12Z"),),
    "copied": (
        stroke(
            "M6 2.4H18C20 2.4 21.6 4 21.6 6V18C21.6 20 20 21.6 18 21.6H6C4 21.6 2.4 20 2.4 18V6C2.4 4 4 2.4 6 2.4Z",
            1.1,
            dash=(2.2, 2.1),
        ),
        stroke("M8.6 9.2C8.6 7.2 10 5.8 12 5.8C14 5.8 15.4 7.2 15.4 9C15.4 11.8 12 11.7 12 14.6", 2.3),
        solid(disc(12, 18, 1.5)),
    ),
}

GLYPHS: dict[str, tuple[Part, ...]] = {
    "mountain": _MOUNTAIN,
    "naishi": _NAISHI,
    "advisor": _ADVISOR,
    "sentinel": _SENTINEL,
    "monk": _MONK,
    "horseman": _HORSEMAN,
    "ninja": _NINJA,
    "torii": _TORII,
    "banner": _BANNER,
    **_COURT,
    **_KINDS,
}
# Ronin and rice are drawn for all games, and so is a fort by another name. Then the marks of kinds within sentences.
ALIASES = {"fort": "castle", "●": "kind-character", "◆": "kind-province"}
