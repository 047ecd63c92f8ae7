"""Words on paper and cards: sizes in millimetres, always text that can be searched and copied, never outlines."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from workbench.canvas import glyphs
from workbench.canvas.shapes import colour, scaled
from workbench.dress import typeface

# Fonts are measured and drawn at one large size and then scaled, so that print and preview break lines alike.
EM = 64
POINT = 25.4 / 72
# How much smaller a text may become before it loses its middle.
SMALLEST = 0.7


@cache
def _face(family: str, weight: int) -> QFont:
    made = typeface.font(family, EM, weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


@cache
def _measure(family: str, weight: int) -> QFontMetricsF:
    return QFontMetricsF(_face(family, weight))


def width_of(text: str, size: float, family: str = "sans", weight: int = 400) -> float:
    """Give the width of a text in millimetres; `size` is that of the letters."""
    return _measure(family, weight).horizontalAdvance(text) * size / EM


def cap_height(size: float, family: str = "sans", weight: int = 400) -> float:
    """Give the height of capital letters in millimetres."""
    return _measure(family, weight).capHeight() * size / EM


def write(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    size: float,
    ink: str,
    *,
    family: str = "sans",
    weight: int = 400,
    align: float = 0,
    degrees: float = 0,
) -> None:
    """Write a text on its base line; `align` is the share of its width that lies left of the place."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(degrees)
    painter.scale(size / EM, size / EM)
    painter.setFont(_face(family, weight))
    painter.setPen(colour(ink))
    start = -align * _measure(family, weight).horizontalAdvance(text)
    painter.drawText(QPointF(start, 0), text)
    painter.restore()


def write_within(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    size: float,
    room: float,
    ink: str,
    *,
    family: str = "sans",
    weight: int = 400,
    align: float = 0,
) -> None:
    """Write a text in so much room: smaller where it is long, and where it is very long without its middle."""
    share = min(1.0, max(SMALLEST, room / max(width_of(text, size, family, weight), 0.1)))
    size *= share
    text = _measure(family, weight).elidedText(text, Qt.TextElideMode.ElideMiddle, room * EM / size + 0.5)
    write(painter, x, y, text, size, ink, family=family, weight=weight, align=align)


# ---------------------------------------------------------------- texts with drawn signs


def _pieces(text: str) -> list[str]:
    """Cut a text at the signs that are drawn."""
    found = [""]
    for character in text:
        if character in glyphs.signs():
            found += [character, ""]
        else:
            found[-1] += character
    return [piece for piece in found if piece]


def measured(text: str, size: float, family: str = "sans", weight: int = 400) -> float:
    """Give the width of a text, drawn signs included."""
    return sum(
        size if piece in glyphs.signs() else width_of(piece, size, family, weight) for piece in _pieces(text)
    )


def wrapped(text: str, width: float, size: float, family: str = "sans", weight: int = 400) -> list[str]:
    """Break a text between words; a word wider than the column is broken where it must be."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if measured(longer, size, family, weight) <= width:
            line = longer
            continue
        lines += [line] if line else []
        while measured(word, size, family, weight) > width and len(word) > 1:
            cut = len(word) - 1
            while cut > 1 and measured(word[:cut], size, family, weight) > width:
                cut -= 1
            lines.append(word[:cut])
            word = word[cut:]
        line = word
    return [*lines, line] if line else lines


def write_signed(
    painter: QPainter,
    x: float,
    base: float,
    text: str,
    size: float,
    ink: str,
    *,
    family: str = "sans",
    weight: int = 400,
    align: float = 0,
) -> None:
    """Write one line, its signs as outlines."""
    x -= align * measured(text, size, family, weight)
    for piece in _pieces(text):
        if piece in glyphs.signs():
            middle = (x + size / 2, base - cap_height(size, family, weight) / 2)
            painter.fillPath(scaled(glyphs.outline(piece), size * 0.9, middle), colour(ink))
            x += size
        else:
            write(painter, x, base, piece, size, ink, family=family, weight=weight)
            x += width_of(piece, size, family, weight)
