"""What a card shows, in plain values: the painter knows no game.

Colours are told by one hue; band, ground and glyph are tints of it on the theme's paper.
"""

from __future__ import annotations

from dataclasses import dataclass

# Width and height of a card in millimetres, unless somebody says otherwise: sleeves fit.
SIZE = (63.0, 88.0)
GREY = "#6D665A"


@dataclass(frozen=True, slots=True)
class Steps:
    """A row of boxes, each a count over what it is worth, with a caption: `Steps((("1", "5"), ("2+", "-5")))`."""

    steps: tuple[tuple[str, str], ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of small boxes, each row with its name: what a place is worth, nothing where it is worth nothing."""

    rows: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True)
class Sign:
    """A glyph with words beside it, and before them a value where there is one: `+4` for each adjacent fort."""

    glyph: str
    words: str
    value: str = ""
    hue: str = ""


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence in the middle of its lines."""

    text: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line across."""


Block = Steps | Grid | Sign | Words | Rule


@dataclass(frozen=True, slots=True)
class Corner:
    """What stands in a corner: a large text or a glyph, in a disc where it is one, with a caption below."""

    text: str = ""
    glyph: str = ""
    caption: str = ""
    has_disc: bool = False
    hue: str = ""
    is_small: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """The front of a card: a band with a title, glyphs in the middle, corners, and blocks below.

    One glyph under a band stands in a disc, several stand in a row. `frames` says by lines what colour says too.
    """

    title: str = ""
    # A glyph before the title, and a short text at the other end of the band.
    mark: str = ""
    count: str = ""
    glyphs: tuple[str, ...] = ()
    caption: str = ""
    hue: str = GREY
    # The band's own colour where it is not a tint of the hue; the picture's ground then is a tint of it.
    band: str = ""
    # How much of the hue the ground of the whole card takes; the picture's ground always takes a little.
    tint: float = 0.0
    frames: int = 1
    top_left: Corner | None = None
    top_right: Corner | None = None
    bottom_left: Corner | None = None
    bottom_right: Corner | None = None
    body: tuple[Block, ...] = ()


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card: a pattern of waves on a ground, and a glyph in a disc."""

    glyph: str = ""
    hue: str = "#3A4E86"
