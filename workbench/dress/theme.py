"""Colours, type and spacing by the names the style guide gives them, for light and dark; nothing here needs Qt."""

from __future__ import annotations

from dataclasses import dataclass

# ---------------------------------------------------------------- colours


@dataclass(frozen=True, slots=True)
class Seat:
    """How a player's things look: colours, and the mark and ring that say the same without colour."""

    name: str
    fill: str
    edge: str
    ink: str
    mark: str
    ring: str


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Every colour by its role; one theme is never equal to another, so that it can be looked up quickly."""

    name: str
    # Window, dock, field; wells, map ground and its dots; rules and borders.
    bg: str
    panel: str
    raised: str
    sunk: str
    canvas: str
    dot: str
    line: str
    line2: str
    # Text, labels, hints.
    ink: str
    ink2: str
    ink3: str
    # Active tool and focus; selection and own change; severities, each with the ground of its rows.
    accent: str
    accent_tint: str
    on_accent: str
    selection: str
    halo: str
    error: str
    warn: str
    ok: str
    error_tint: str
    warn_tint: str
    ok_tint: str
    # The board.
    shadow: str
    sea: str
    sea_line: str
    sea_edge: str
    water1: str
    water2: str
    land: tuple[str, str, str]
    land_line: str
    coast: str
    settlement: str
    settlement_edge: str
    settlement_shadow: str
    capital: str
    captured: str
    building: str
    figure: str
    heat: tuple[str, str, str, str, str]
    # Charts: solid, hatched, dotted, neutral. Board pieces: as many tints as there may be pieces side by side.
    series: tuple[str, str, str, str]
    pieces: tuple[str, str, str, str, str, str]
    seats: tuple[Seat, ...]

    @property
    def is_dark(self) -> bool:
        """Say whether text is lighter than its ground."""
        return luminance(self.ink) > luminance(self.bg)

    def seat(self, number: int) -> Seat:
        """Give the look of a seat counted from zero; past the seventh the looks come round again."""
        return self.seats[number % len(self.seats)]

    def piece(self, number: int) -> str:
        """Give the tint of a board piece by its number."""
        return self.pieces[number % len(self.pieces)]


# Seats 5 to 7 keep at least 20 (CIE76) from every other fill for all kinds of colour vision: a full blue would
# be purple to protanopes and green to tritanopes, hence the light one.
LIGHT = Theme(
    name="light",
    bg="#ECE7DD",
    panel="#F8F5EE",
    raised="#FFFFFF",
    sunk="#EFEAE0",
    canvas="#E3DDD1",
    dot="#D3CBBC",
    line="#DBD3C4",
    line2="#C6BCA9",
    ink="#2B2A27",
    ink2="#57534B",
    ink3="#6D665A",
    accent="#3A4E86",
    accent_tint="#E3E7F2",
    on_accent="#FFFFFF",
    selection="#B93E17",
    halo="#FFFFFF",
    error="#A92B22",
    warn="#8A5A00",
    ok="#2B6E52",
    error_tint="#F9E6E1",
    warn_tint="#FBF0D6",
    ok_tint="#E2F0E8",
    shadow="#CFC6B6",
    sea="#A3B0C6",
    sea_line="#94A2BA",
    sea_edge="#5E6D8B",
    water1="#B0BCCF",
    water2="#C0CAD9",
    land=("#F2E8D0", "#F0E5CB", "#F4EBD6"),
    land_line="#D9C9A3",
    coast="#6A5B3F",
    settlement="#FFFCF4",
    settlement_edge="#8A7850",
    settlement_shadow="#B8A47A",
    capital="#FFF6DF",
    captured="#EADFC6",
    building="#5D4F35",
    figure="#23211E",
    heat=("#F3ECDB", "#E9D3A6", "#DDAE6B", "#C67D44", "#9E4A2C"),
    series=("#3A4E86", "#B9772A", "#5B8F7B", "#9A9182"),
    pieces=("#C2973F", "#B4705C", "#6E87B8", "#6FA287", "#9B7AA8", "#8F8A55"),
    seats=(
        Seat("Gold", "#E2A62E", "#9A6A08", "#2B2A27", "diamond", "plain"),
        Seat("Purple", "#5E4491", "#3C2968", "#FFFFFF", "triangle", "dashed"),
        Seat("Red", "#BE3B2C", "#7E1F15", "#FFFFFF", "disc", "dotted"),
        Seat("Green", "#58B093", "#256B55", "#1E2B27", "square", "double"),
        Seat("Blue", "#A9DAF6", "#2E6E97", "#1E2B33", "hexagon", "dash-dot"),
        Seat("Ink", "#262522", "#0E0D0C", "#FFFFFF", "cross", "triple"),
        Seat("Ivory", "#FBF0B6", "#7A6A1E", "#2B2A27", "star", "broad"),
    ),
)
DARK = Theme(
    name="dark",
    bg="#191917",
    panel="#22221F",
    raised="#2B2B27",
    sunk="#1D1D1B",
    canvas="#1B1B19",
    dot="#2A2A27",
    line="#35342F",
    line2="#4A4841",
    ink="#EDE8DC",
    ink2="#BBB4A5",
    ink3="#9C9586",
    accent="#93A8E0",
    accent_tint="#2A3147",
    on_accent="#191917",
    selection="#F08A5A",
    halo="#191917",
    error="#F08A7A",
    warn="#E3B457",
    ok="#7CC7A6",
    error_tint="#3E2420",
    warn_tint="#3A2F18",
    ok_tint="#1F3329",
    shadow="#121211",
    sea="#2C3648",
    sea_line="#38445A",
    sea_edge="#5B6B89",
    water1="#303B4F",
    water2="#364258",
    land=("#4B4537", "#494335", "#4E483A"),
    land_line="#5F5846",
    coast="#A3936C",
    settlement="#6B624E",
    settlement_edge="#B5A377",
    settlement_shadow="#2B271E",
    capital="#776B50",
    captured="#453F33",
    building="#F0E6CB",
    figure="#FBF6E8",
    heat=("#3A362C", "#63533A", "#94703F", "#C88E49", "#F2BC68"),
    series=("#93A8E0", "#E0A45C", "#78BFA2", "#857E71"),
    pieces=("#D0A650", "#C98570", "#8197CC", "#7DB496", "#AE8DBB", "#A5A068"),
    seats=(
        Seat("Gold", "#E8B040", "#9A6A08", "#2B2A27", "diamond", "plain"),
        Seat("Purple", "#7C62B5", "#B9A6E4", "#FFFFFF", "triangle", "dashed"),
        Seat("Red", "#CC4A3A", "#F09B8E", "#FFFFFF", "disc", "dotted"),
        Seat("Green", "#5FB898", "#256B55", "#1E2B27", "square", "double"),
        Seat("Blue", "#B4E0F8", "#2E6E97", "#1E2B33", "hexagon", "dash-dot"),
        Seat("Ink", "#262522", "#C9C4B8", "#FFFFFF", "cross", "triple"),
        Seat("Ivory", "#FBF0B6", "#7A6A1E", "#2B2A27", "star", "broad"),
    ),
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}

_current = LIGHT


def current() -> Theme:
    """Give the theme in use."""
    return _current


def use(theme: Theme) -> None:
    """Make a theme the one in use; `workbench.dress.stylesheet.apply` also dresses the application in it."""
    global _current
    _current = theme


# ---------------------------------------------------------------- type


@dataclass(frozen=True, slots=True)
class TypeStyle:
    """A text style: family role, size and line height in pixels at 100 %, weight, extra letter spacing in percent."""

    family: str
    size: float
    line: float
    weight: int = 400
    spacing: float = 0
    upper: bool = False


TYPE = {
    "result": TypeStyle("serif", 34, 40, 600),
    "title": TypeStyle("serif", 22, 28, 600),
    "subtitle": TypeStyle("serif", 19, 24, 600),
    "rules": TypeStyle("serif", 14.5, 24),
    "note": TypeStyle("serif", 12.5, 18),
    "body": TypeStyle("sans", 13, 18),
    "cell": TypeStyle("sans", 12.5, 18),
    "group": TypeStyle("sans", 13, 18, 600),
    "dock": TypeStyle("sans", 11, 14, 600, 5, upper=True),
    "hint": TypeStyle("sans", 12, 16),
    "small": TypeStyle("sans", 11, 14),
    "code": TypeStyle("mono", 12.5, 18),
}

# ---------------------------------------------------------------- spacing, all in pixels at 100 %

BASE = 4
GAPS = (8, 10, 12, 16)
RADIUS = {"chip": 3, "field": 4, "button": 5, "card": 6, "dialog": 8}
HEIGHT = {
    "menu bar": 34,
    "status bar": 24,
    "toolbar": 44,
    "tabs": 34,
    "button": 28,
    "small button": 24,
    "row": 26,
    "form row": 34,
    "dock header": 32,
    "live strip": 68,
}
RAIL_WIDTH = 64
DOCK_WIDTH = {
    "map": (216, 320),
    "rules": (280, 414),
    "table": (240, 320),
    "lab": (288, 0),
}
# Below this width of the window the right dock becomes a tab of the left one.
NARROW = 1360
LEAST_CANVAS = (640, 480)
DOT_GRID = 24
DISABLED_OPACITY = 0.4
# Milliseconds, all zero with "reduce motion".
MOTION = {"hover": 120, "placement": 180, "capture": 240}

# ---------------------------------------------------------------- colour arithmetic


def channels(colour: str) -> tuple[int, int, int]:
    """Give red, green and blue.

    >>> channels("#3A4E86")
    (58, 78, 134)
    """
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def blend(colour: str, ground: str, share: float) -> str:
    """Lay a share of a colour over a ground.

    >>> blend("#000000", "#FFFFFF", 0.5)
    '#808080'
    """
    mixed = (
        round(a * share + b * (1 - share)) for a, b in zip(channels(colour), channels(ground), strict=True)
    )
    return "#" + "".join(f"{value:02X}" for value in mixed)


def luminance(colour: str) -> float:
    """Give the relative luminance as WCAG defines it."""
    parts = [value / 255 for value in channels(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast ratio of two colours.

    >>> round(contrast("#000000", "#FFFFFF"))
    21
    """
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(ground: str, theme: Theme) -> str:
    """Give the ink of either theme or white, whichever reads best on a ground."""
    inks = (theme.ink, THEMES["light" if theme.is_dark else "dark"].ink, "#FFFFFF")
    return max(inks, key=lambda ink: contrast(ink, ground))
