"""How a kit is to be printed: paper, sizes in millimetres, ink, sections and marks, and whether that is possible."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from workbench.export.kit.choice import Choice
from workbench.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

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
    """How a person wants a kit printed; lengths in millimetres, `hex_mm` from flat side to flat side.

    `choices` are those that games leave, by name; `without` names the sections that are not wanted.
    """

    paper: str = "a4"
    hex_mm: float = 32
    overlap: float = 6
    margin: float = 10
    ink: str = "full"
    choices: Mapping[str, str] = field(default_factory=dict)
    without: frozenset[str] = frozenset()
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

    def chosen(self, choice: Choice) -> str:
        """Give what was chosen, or what is usual."""
        word = self.choices.get(choice.name, "")
        return word if word in choice.words else choice.usual

    def checked(self) -> Order:
        """Give the order itself, or raise the reason why nothing can be printed by it."""
        for value, (least, most), words in (
            (self.hex_mm, HEX, translate("kit", "A hex is {least} to {most} mm wide, not {value}.")),
            (self.overlap, OVERLAP, translate("kit", "Tiles overlap by {least} to {most} mm, not {value}.")),
            (self.margin, MARGIN, translate("kit", "A margin has {least} to {most} mm, not {value}.")),
        ):
            if not least <= value <= most:
                raise OrderError(words.format(least=f"{least:g}", most=f"{most:g}", value=f"{value:g}"))
        return self

    def check_hexes(self) -> None:
        """Raise the reason why a board of hexes cannot be cut into sheets."""
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


# ---------------------------------------------------------------- remembering

_CHOICES: dict[str, Mapping[str, object]] = {"paper": PAPERS, "ink": INKS}
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
        elif name == "marks" and isinstance(value, list):
            sound[name] = frozenset(mark for mark in MARKS if mark in value)
        elif name == "without" and isinstance(value, list):
            sound[name] = frozenset(word for word in value if isinstance(word, str))
        elif name == "choices" and isinstance(value, dict):
            sound[name] = {key: word for key, word in value.items() if isinstance(word, str)}
        elif name in _LENGTHS and isinstance(value, (int, float)) and not isinstance(value, bool):
            least, most = _LENGTHS[name]
            sound[name] = float(min(max(value, least), most))
        elif name == "has_backs" and isinstance(value, bool):
            sound[name] = value
    return replace(Order(), **sound)
