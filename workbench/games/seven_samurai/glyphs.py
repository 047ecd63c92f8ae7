"""The glyphs of 7 Samurai, solid shapes on a grid of 24, and which of them stands for what."""

from __future__ import annotations

import math

from workbench.canvas.glyphs.outline import Part, cut, disc, solid, stroke


def _star(points: int, outer: float, inner: float, x: float = 12, y: float = 12.6) -> str:
    places = []
    for number in range(2 * points):
        angle = math.pi * number / points
        radius = inner if number % 2 else outer
        places.append(f"{x + radius * math.sin(angle):.2f} {y - radius * math.cos(angle):.2f}")
    return "M" + "L".join(places) + "Z"


def _post(x: float, top: float, width: float, bottom: float = 22.4) -> str:
    half = width / 2
    return f"M{x - half} {bottom}V{top + half * 1.3}L{x} {top}L{x + half} {top + half * 1.3}V{bottom}Z"


# ---------------------------------------------------------------- what a village has

_HAT = (
    solid(
        "M12 2.6C14 6.4 18.2 10.8 23.2 13.4C23 15.4 18.6 17.2 12 17.2C5.4 17.2 1 15.4 .8 13.4C5.8 10.8 10 6.4 12 2.6Z"
    ),
    stroke("M7.4 18C7.8 20.6 9.6 22 12 22C14.4 22 16.2 20.6 16.6 18", 1.8),
)
_FARM = (
    stroke("M7.6 3.4H16.4", 1.9),
    solid("M5.6 6H18.4L23.2 13.4H.8Z"),
    solid("M3.8 14.8H20.2V22H14.6V17.6H9.4V22H3.8Z"),
)
_DOLL = (
    solid(
        disc(12, 6.4, 5.2)
        + "M7.8 7.4C8.8 5.4 10.2 4.8 12 4.8C13.8 4.8 15.2 5.4 16.2 7.4C13.4 6.6 10.6 6.6 7.8 7.4Z"
    ),
    solid("M7.6 12.6H16.4C17.6 13.8 18.2 15.2 18.4 16.6H5.6C5.8 15.2 6.4 13.8 7.6 12.6Z"),
    solid("M5.4 18H18.6L19 22.6H5Z"),
)
_FLAMES = (
    solid(
        "M12.8 .8C13.2 5.2 19.6 8.4 19.6 15C19.6 19.6 16.4 23 12 23C7.6 23 4.4 19.6 4.4 15.2C4.4 11.8 6.2 9.6 7.4 7.2"
        "C7.8 9 8.6 10 9.8 10.4C9.4 6.8 10.4 3.4 12.8 .8Z"
        "M12.3 13C13 15.2 15.2 16 15.2 18.4C15.2 20.2 13.9 21.4 12 21.4C10.1 21.4 8.8 20.2 8.8 18.4"
        "C8.8 16.4 11.2 15.6 12.3 13Z"
    ),
)
_BARRICADE = (
    *(solid(_post(x, 1.8, 4)) for x in (4.6, 12, 19.4)),
    solid("M.8 7.6H23.2V10.2H.8Z"),
    solid("M.8 15.2H23.2V17.8H.8Z"),
)
_DROP = "M12 1.2C14.8 5.8 18.8 10.2 18.8 15.2A6.8 6.8 0 0 1 5.2 15.2C5.2 10.2 9.2 5.8 12 1.2Z"
_WOUND = (solid(_DROP),)
_NO_WOUND = (
    stroke("M12 2.4C14.6 6.6 17.8 10.6 17.8 15.2A5.8 5.8 0 0 1 6.2 15.2C6.2 10.6 9.4 6.6 12 2.4Z", 1.7),
)

# ---------------------------------------------------------------- penalties

_BURNT = (
    *(solid(_post(x, top, 4)) for x, top in ((4.2, 5.4), (9.6, 8.2), (15, 6.2), (20.2, 4.4))),
    cut("M0 .6L24 24.6", 5),
    stroke("M1.8 3.2L21.8 21.6", 2.3),
)
_INTRUDER = (
    solid(
        "M12 1.2C17.2 1.2 20.6 5.2 20.6 11.4C20.6 17.8 17.2 22.8 12 22.8C6.8 22.8 3.4 17.8 3.4 11.4"
        "C3.4 5.2 6.8 1.2 12 1.2Z"
        "M5.8 8.8V13.2H18.2V8.8Z"
    ),
    solid(disc(9, 11, 1.5)),
    solid(disc(15, 11, 1.5)),
)
_SHIELD = "M12 1.2L21.4 4.4V11C21.4 16.8 17.8 20.8 12 23C6.2 20.8 2.6 16.8 2.6 11V4.4Z"
_NO_DEFEND = (solid(_SHIELD), cut("M3 22.6L22 1.4", 3))
# Two hands that meet, as a shape without fingers.
_HANDS = (
    solid("M.8 8.6L7 5.2L12 7L17 5.2L23.2 8.6V15.4L18.6 17.6L13 21L6.4 17.8L.8 15.4Z"),
    cut("M12.6 6L8.4 11.4L11.4 13L14.6 10.4L20.6 16", 1.5),
)
_NO_SUPPORT = (*_HANDS, cut("M2.4 23.4L23 .6", 5), stroke("M4.2 21.4L20.8 3", 2.2))
_LEFT = (solid("M1 12L10.4 3.8V9H23V15H10.4V20.2Z"),)
_RIGHT = (solid("M23 12L13.6 3.8V9H1V15H13.6V20.2Z"),)
_FALLEN = (
    solid(disc(4.8, 12, 3.9)),
    solid(
        "M7.6 12C7.6 9 10 2.4 12 1.6C13.6 1.2 14.6 3.2 14.8 6.4L21.8 3.4C22.6 3.2 23.2 3.6 23.2 4.4V9.4L18.2 12"
        "L23.2 14.6V19.6C23.2 20.4 22.6 20.8 21.8 20.6L14.8 17.6C14.6 20.8 13.6 22.8 12 22.4C10 21.6 7.6 15 7.6 12Z"
    ),
)
_SHUFFLE = (
    stroke("M1.6 7H5.4C10.8 7 12.6 17 18 17H21", 2.2),
    stroke("M1.6 17H5.4C7.2 17 8.6 15.9 9.8 14.5M13.8 9.5C15 8.1 16.2 7 18 7H21", 2.2),
    stroke("M18.4 3.4L22.2 7L18.4 10.6M18.4 13.4L22.2 17L18.4 20.6", 2.2),
)
_NO_TALENT = (solid(_star(5, 11.4, 4.7)), cut("M1.6 23.4L23 .6", 5), stroke("M3.4 21.4L20.8 3", 2.1))
_CARD = "M4.8 1.8H19.2V22.2H4.8Z"
_LOSE_DEFENCE = (stroke(_CARD, 2.1), stroke("M9 9L15 15M15 9L9 15", 2.4))

# ---------------------------------------------------------------- people

_HUMAN = (
    solid(disc(12, 5, 4)),
    solid(
        "M12 7.8C15 7.8 21.6 10.4 22.4 12.4C22.8 14 20.8 15 17.6 15.2L20.6 22C20.8 22.8 20.4 23.2 19.6 23.2H14.6"
        "L12 18.4L9.4 23.2H4.4C3.6 23.2 3.2 22.8 3.4 22L6.4 15.2C3.2 15 1.2 14 1.6 12.4C2.4 10.4 9 7.8 12 7.8Z"
    ),
)
_PAW = (
    solid(
        "M12 11.6C15.6 11.6 19.2 15 19.2 18.6C19.2 21.4 17 22.8 12 22.8C7 22.8 4.8 21.4 4.8 18.6"
        "C4.8 15 8.4 11.6 12 11.6Z"
    ),
    solid(disc(3.4, 11.2, 2.7)),
    solid(disc(20.6, 11.2, 2.7)),
    solid(disc(8.4, 5.2, 3.1)),
    solid(disc(15.6, 5.2, 3.1)),
)
_ONI = (
    solid(
        "M3.2 1C3.4 4.4 4.6 6.6 7 8.2H17C19.4 6.6 20.6 4.4 20.8 1C22.8 4.4 22.6 8.2 19.4 11.2C19.6 13 19.2 14.8 18 16.6"
        "L16.4 20.4L12 23.2L7.6 20.4L6 16.6C4.8 14.8 4.4 13 4.6 11.2C1.4 8.2 1.2 4.4 3.2 1Z"
        "M6.6 10.8L10.8 13.4C9.4 14.6 7.4 14 6.6 10.8Z"
        "M17.4 10.8L13.2 13.4C14.6 14.6 16.6 14 17.4 10.8Z"
        "M8.6 18.6C10.6 16.8 13.4 16.8 15.4 18.6L14.6 19.4C13 18.4 11 18.4 9.4 19.4Z"
    ),
)
# A blade in three pieces, each in a colour of its own on a card: steel, guard, hilt.
_STEEL = (solid("M5.6 .4C10.8 5.6 14.6 11.6 16 17.2L13.2 18C11.4 12 8.8 6 5.6 .4Z"),)
_GUARD = (stroke("M11.4 18.8L17.8 17", 1.7),)
_HILT = (stroke("M15 19L16.2 22.6", 2.5),)
BLADE = (_STEEL, _GUARD, _HILT)
_ATTACK = (
    solid("M22.6 1C19 6.8 13.6 12.2 7.2 16.2L8.8 17.8C15.4 13.4 20.4 8 22.6 1Z", mirrored=True),
    stroke("M4.8 14.6L9.4 19.2", 2, mirrored=True),
    stroke("M6.2 17.8L2.8 21.2", 2.7, mirrored=True),
)

# ---------------------------------------------------------------- deeds, talents and powers

_DEFEND = (solid(_SHIELD + "M12 4L18.8 6.3V11C18.8 15.2 16.4 18.2 12 20.1Z"),)
_GIVE = (stroke("M2.6 4.6H11V19.4H2.6Z", 2.1), stroke("M11.4 12H21.4M17 7.4L21.6 12L17 16.6", 2.1))
_DISMISS = (stroke(_CARD, 2.1), stroke("M12 6.4V16.8M8 13L12 17L16 13", 2.2))
_REDRAW = (
    stroke("M2.4 2.6H11V14.4H2.4Z", 2),
    stroke("M14.6 8.4H21.6V21.4H9.6V18.2", 2),
    stroke("M11.8 16L9.6 18.4L7.4 16", 1.8),
)
_TWICE = (
    solid("M3 1C8 5 11.4 9.8 13 15L10.6 16C8.8 10.8 6.4 5.8 3 1Z"),
    stroke("M8.6 17.2L14.8 14.8M12.4 16.8L14.4 21.6", 2),
    solid("M11 1C16 5 19.4 9.8 21 15L18.6 16C16.8 10.8 14.4 5.8 11 1Z"),
    stroke("M16.6 17.2L22.8 14.8M20.4 16.8L22.4 21.6", 2),
)
_IGNORE = (
    stroke(disc(12, 12, 10), 2),
    stroke("M5 19L19 5", 2),
)
_TALENT = (solid(_star(5, 11.4, 4.7)),)
_PASS = (stroke("M6.4 3V21", 2.4), stroke("M6.4 4.4H19L16 8.8L19 13.2H6.4", 2.2))
_ROUT = (*_INTRUDER, cut("M0 24L24 0", 5), stroke("M3 21L21 3", 2.2))
_EXPEL = (
    stroke("M12.4 3H3.4V21H12.4", 2.1),
    stroke("M8.4 12H21.4M17 7.4L21.6 12L17 16.6", 2.2),
)
_BUILD = (
    *(solid(_post(x, top, 3.8)) for x, top in ((3.6, 4), (10, 4))),
    solid(_post(16.4, 13, 3.8)),
    solid("M.8 9.6H13.4V12H.8Z"),
    solid("M.8 16.6H20.4V19H.8Z"),
    stroke("M18.4 2.6V9.8M14.8 6.2H22", 2.2),
)
_SCOUT = (
    stroke(
        "M1.8 12C4.2 7.4 7.8 5 12 5C16.2 5 19.8 7.4 22.2 12C19.8 16.6 16.2 19 12 19C7.8 19 4.2 16.6 1.8 12Z",
        2,
    ),
    solid(disc(12, 12, 3.4)),
)
_MOVE = (
    stroke("M2 3.4H9.4V14.6H2Z", 2),
    stroke("M14.6 9.4H22V20.6H14.6Z", 2),
    stroke("M12.4 4.6H18.2V6.8M6 17.6V19.8H11.4", 1.9),
)
_STRIKE = (
    solid("M22.6 .8C19.4 7.4 14.8 12.6 9.4 16.6L7.6 14.8C13.2 11.4 18.4 6.6 22.6 .8Z"),
    stroke("M5.4 13.4L10.6 18.6", 2),
    stroke("M7 17L3 21", 2.6),
    stroke("M14.6 19.4H22M16.4 15.6H22", 1.9),
)
_LEND = (
    stroke(disc(6.6, 12, 4.8), 2),
    solid(disc(6.6, 12, 1.9)),
    stroke("M14 12H21.4M17.4 7.6L21.8 12L17.4 16.4", 2.1),
)
_HEAL = (solid(_DROP + "M8 13.9V16.5H16V13.9Z"),)
_TOKEN = (solid(disc(12, 12, 11) + disc(12, 12, 4.4)),)

GLYPHS: dict[str, tuple[Part, ...]] = {
    "hat": _HAT,
    "farm": _FARM,
    "doll": _DOLL,
    "flames": _FLAMES,
    "barricade": _BARRICADE,
    "wound": _WOUND,
    "no-wound": _NO_WOUND,
    "penalty-barricade": _BURNT,
    "penalty-intruder": _INTRUDER,
    "penalty-no-defend": _NO_DEFEND,
    "penalty-no-support": _NO_SUPPORT,
    "penalty-left-draws": _LEFT,
    "penalty-right-draws": _RIGHT,
    "penalty-must-pass": _FALLEN,
    "penalty-reinforce": _SHUFFLE,
    "penalty-no-talent": _NO_TALENT,
    "penalty-lose-defence": _LOSE_DEFENCE,
    "oni": _ONI,
    "human": _HUMAN,
    "animal": _PAW,
    "blade": (*_STEEL, *_GUARD, *_HILT),
    "kiai": _ATTACK,
    "raider-defend": _DEFEND,
    "raider-give": _GIVE,
    "raider-dismiss": _DISMISS,
    "raider-redraw": _REDRAW,
    "support": _HANDS,
    "support-token": _TOKEN,
    "pass": _PASS,
    "talent": _TALENT,
    "talent-ignore": _IGNORE,
    "talent-fight-twice": _TWICE,
    "power-rout": _ROUT,
    "power-expel": _EXPEL,
    "power-build": _BUILD,
    "power-scout": _SCOUT,
    "power-move": _MOVE,
    "power-strike": _STRIKE,
    "power-lend": _LEND,
    "power-heal": _HEAL,
}
# The same drawing under the word that a variant or a record has for it.
ALIASES = {
    "penalty-wound": "wound",
    "raider": "penalty-intruder",
    "raider-attack": "kiai",
    "talent-give-even": "raider-give",
    "talent-give-odd": "raider-give",
    "talent-ignore-even": "talent-ignore",
    "talent-ignore-odd": "talent-ignore",
    "talent-dismiss-same": "raider-dismiss",
    "talent-redraw": "raider-redraw",
}


def penalty(kind: str) -> str:
    """Give the glyph of a penalty by its word in a variant."""
    return f"penalty-{kind}"


def talent(kind: str) -> str:
    """Give the glyph of a talent by its word; one that nobody has drawn is a star."""
    name = f"talent-{kind}"
    return name if name in GLYPHS or name in ALIASES else "talent"


def power(effect: str) -> str:
    """Give the glyph of an effect of a power by its word."""
    return f"power-{effect}"
