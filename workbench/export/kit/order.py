"""What is to be printed: paper, sizes in millimetres, ink, parts and marks, and whether all that is possible."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

PARTS = {
    "board": QT_TRANSLATE_NOOP("kit", "Board"),
    "tokens": QT_TRANSLATE_NOOP("kit", "Tokens"),
    "figures": QT_TRANSLATE_NOOP("kit", "Figures"),
    "screens": QT_TRANSLATE_NOOP("kit", "Hand screens"),
    "rules": QT_TRANSLATE_NOOP("kit", "Rules sheet"),
}
MARKS = {
    "cut": QT_TRANSLATE_NOOP("kit", "Cut lines"),
    "corners": QT_TRANSLATE_NOOP("kit", "Corner crop marks"),
    "bands": QT_TRANSLATE_NOOP("kit", "Overlap bands"),
    "labels": QT_TRANSLATE_NOOP("kit", "Tile labels and neighbours"),
    "ruler": QT_TRANSLATE_NOOP("kit", "50 mm check ruler"),
}
INKS = {
    "full": QT_TRANSLATE_NOOP("kit", "Full colour"),
    "saving": QT_TRANSLATE_NOOP("kit", "Saving"),
    "black": QT_TRANSLATE_NOOP("kit", "Black"),
}
FIGURES = {
    "counters": QT_TRANSLATE_NOOP("kit", "Counters"),
    "stand-ups": QT_TRANSLATE_NOOP("kit", "Stand-ups"),
}

# In millimetres. Marks lie in the margin, but not on the edge that most printers cannot reach.
HEX, OVERLAP, MARGIN = (12.0, 120.0), (0.0, 25.0), (8.0, 30.0)
UNPRINTABLE = 4.5


class OrderError(ValueError):
    """An order that no printer can fill, with the reason in a sentence."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright, in millimetres."""

    title: str
    width: float
    height: float


PAPERS = {
    "a4": Paper("A4", 210, 297),
    "a3": Paper("A3", 297, 420),
    "letter": Paper("Letter", 215.9, 279.4),
}


@dataclass(frozen=True, slots=True)
class Order:
    """What a person wants printed, and how; lengths in millimetres, `hex_mm` from flat side to flat side."""

    paper: str = "a4"
    hex_mm: float = 32
    overlap: float = 6
    margin: float = 10
    ink: str = "full"
    figures: str = "counters"
    parts: frozenset[str] = frozenset(PARTS)
    marks: frozenset[str] = frozenset(MARKS)
    has_backs: bool = False

    @property
    def s(self) -> float:
        """From a hex's centre to its corner.

        >>> round(Order(hex_mm=32).s, 3)
        18.475
        """
        return self.hex_mm / math.sqrt(3)

    def size(self, *, is_landscape: bool = False) -> tuple[float, float]:
        """Give the width and height of the paper as it lies."""
        paper = PAPERS[self.paper]
        return (paper.height, paper.width) if is_landscape else (paper.width, paper.height)

    def room(self, *, is_landscape: bool = False) -> tuple[float, float]:
        """Give the width and height inside the margins."""
        width, height = self.size(is_landscape=is_landscape)
        return width - 2 * self.margin, height - 2 * self.margin

    def checked(self) -> Order:
        """Give the order itself, or raise the reason why nothing can be printed by it."""
        for value, (least, most), words in (
            (self.hex_mm, HEX, translate("kit", "A hex is {least} to {most} mm wide, not {value}.")),
            (self.overlap, OVERLAP, translate("kit", "Tiles overlap by {least} to {most} mm, not {value}.")),
            (self.margin, MARGIN, translate("kit", "A margin has {least} to {most} mm, not {value}.")),
        ):
            if not least <= value <= most:
                raise OrderError(words.format(least=f"{least:g}", most=f"{most:g}", value=f"{value:g}"))
        if not self.parts:
            raise OrderError(translate("kit", "Nothing is chosen to be printed."))
        width, height = self.room()
        # A whole hex and the glued band beside it lie on one tile, or nobody could join the tiles by eye.
        if self.hex_mm * 2 / math.sqrt(3) + self.overlap > min(width, height):
            words = translate(
                "kit",
                "A hex of {hex} mm does not fit: {paper} leaves {width} × {height} mm inside the margins. "
                "Choose a smaller hex, larger paper or smaller margins.",
            )
            raise OrderError(
                words.format(
                    hex=f"{self.hex_mm:g}",
                    paper=PAPERS[self.paper].title,
                    width=f"{width:g}",
                    height=f"{height:g}",
                )
            )
        return self


# ---------------------------------------------------------------- remembering

_CHOICES: dict[str, Mapping[str, object]] = {"paper": PAPERS, "ink": INKS, "figures": FIGURES}
_TICKS = {"parts": PARTS, "marks": MARKS}
_LENGTHS = {"hex_mm": HEX, "overlap": OVERLAP, "margin": MARGIN}


def kept_from(order: Order) -> dict[str, Any]:
    """Give an order as plain values."""
    return {
        name: sorted(value) if isinstance(value, frozenset) else value
        for name, value in asdict(order).items()
    }


def order_from(kept: Mapping[str, Any]) -> Order:
    """Give an order from plain values; what is not allowed, or no longer, becomes what is usual.

    >>> order_from({"paper": "a3", "ink": "violet"}).paper, order_from({"ink": "violet"}).ink
    ('a3', 'full')
    """
    sound: dict[str, Any] = {}
    for name, value in kept.items():
        if name in _CHOICES and isinstance(value, str) and value in _CHOICES[name]:
            sound[name] = value
        elif name in _TICKS and isinstance(value, list):
            sound[name] = frozenset(word for word in _TICKS[name] if word in value)
        elif name in _LENGTHS and isinstance(value, (int, float)) and not isinstance(value, bool):
            least, most = _LENGTHS[name]
            sound[name] = float(min(max(value, least), most))
        elif name == "has_backs" and isinstance(value, bool):
            sound[name] = value
    return replace(Order(), **sound)
