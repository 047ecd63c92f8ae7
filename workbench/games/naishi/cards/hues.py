"""The colours that a variant names: each in a tone for glyphs and one for the bands of cards."""

from __future__ import annotations

from typing import NamedTuple


class Hue(NamedTuple):
    """A colour on light paper: dark enough for a glyph, and light enough under a title."""

    solid: str
    band: str


HUES = {
    "white": Hue("#6D665A", "#E5E1D8"),
    "pink": Hue("#A93F6B", "#F0B8CC"),
    "purple": Hue("#65439A", "#CBB6E4"),
    "green": Hue("#33742F", "#B5D9AA"),
    "orange": Hue("#A9520C", "#F6BF8E"),
    "dark-blue": Hue("#2B4688", "#A2B4DE"),
    "turquoise": Hue("#17766C", "#9AD7CF"),
    "brown": Hue("#70441B", "#D7BA9A"),
    "red": Hue("#AE2C1B", "#F0AFA4"),
    "yellow": Hue("#7F6107", "#F1DA78"),
    "light-blue": Hue("#1E7299", "#B5DBF1"),
    "grey": Hue("#5B5F66", "#CDD0D4"),
    "black": Hue("#23221F", "#B1AEA6"),
    "none": Hue("#23221F", "#B1AEA6"),
}


def hue(colour: str | None) -> Hue:
    """Give the tones of a colour; one that nobody has mixed is grey."""
    return HUES.get(colour or "none", HUES["grey"])
