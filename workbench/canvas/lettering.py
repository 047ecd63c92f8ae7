"""Words on paper: sizes in millimetres, always text that can be searched and copied, never outlines."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from workbench.canvas.shapes import colour
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
