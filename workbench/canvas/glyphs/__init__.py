"""Glyphs by name, as outlines on a grid of 24, and as icons in the colours of the theme."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from workbench.canvas.glyphs.game import ALIASES, GAME, HEXAGON, PIECE, ROOF
from workbench.canvas.glyphs.outline import GRID, Part, joined
from workbench.canvas.glyphs.tools import TOOLS
from workbench.dress import typeface

__all__ = ["GRID", "NAMES", "building", "figure", "letter", "outline", "token"]

NAMES: tuple[str, ...] = (*GAME, *TOOLS, "daimyo")
_PARTS: dict[str, tuple[Part, ...]] = {**GAME, **TOOLS}
# What the fourth and fifth type of figure look like unless their name says more.
_BY_POSITION = {3: "fan", 4: "lantern"}


@cache
def outline(name: str) -> QPainterPath:
    """Give a glyph's outline on the grid of 24; a name nobody has drawn gets its letter on a playing piece."""
    known = ALIASES.get(name, name)
    if known == "daimyo":
        return _emblem()
    return joined(_PARTS[known]) if known in _PARTS else letter(name)


def _emblem() -> QPainterPath:
    """Give the program's own sign: a helmet cut out of a hexagon."""
    middle, size = GRID / 2, 0.58
    helmet = QTransform.fromTranslate(middle, middle).scale(size, size).translate(-middle, -middle - 0.4)
    return joined(HEXAGON).subtracted(helmet.map(joined(GAME["helmet"])))


@cache
def letter(name: str, *, settlement: bool = False) -> QPainterPath:
    """Give the glyph of something unknown: its first letter cut out of a piece, or under a roof."""
    sign = next((character for character in name if character.isalnum()), "?").upper()
    box = QRectF(3, 11, 18, 12) if settlement else QRectF(5.5, 8, 13, 12)
    drawn = _fitted_text(sign, box)
    if settlement:
        whole = joined(ROOF)
        whole.addPath(drawn)
        return whole
    return joined(PIECE).subtracted(drawn)


def _fitted_text(text: str, box: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, typeface.font("sans", 64, 700), text)
    found = path.boundingRect()
    if found.isEmpty():
        return path
    scale = min(box.width() / found.width(), box.height() / found.height())
    move = QTransform.fromTranslate(box.center().x(), box.center().y()).scale(scale, scale)
    return move.translate(-found.center().x(), -found.center().y()).map(path)


@cache
def figures_text(text: str) -> QPainterPath:
    """Give a number as an outline one unit high, its middle at the origin."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    face = typeface.font("sans", 100, 700)
    path.addText(0, 0, face, text)
    measure = QFontMetricsF(face)
    scale = 1 / measure.capHeight()
    turn = QTransform.fromScale(scale, scale).translate(
        -measure.horizontalAdvance(text) / 2, measure.capHeight() / 2
    )
    return turn.map(path)


def figure(kind: str, name: str | None = None, position: int = 0) -> str:
    """Give the glyph of a figure type by its display name, its id, or its place in the list of types.

    >>> figure("helmet"), figure("helmet", "castle"), figure("merchant", position=3), figure("crab")
    ('helmet', 'castle', 'fan', 'crab')
    """
    for word in (name, kind):
        if word and ALIASES.get(word.lower(), word.lower()) in GAME:
            return word.lower()
    return _BY_POSITION.get(position, kind)


def token(kind: str, action: str | None = None, name: str | None = None, position: int = 0) -> str:
    """Give the glyph of a token by its display name, its id, or else its action (swap, move)."""
    found = figure(kind, name, position)
    return found if ALIASES.get(found, found) in GAME or action is None else action


def building(kind: str) -> QPainterPath:
    """Give the building of a settlement kind; one nobody has drawn stands for itself by its letter."""
    known = ALIASES.get(kind, kind)
    return outline(known) if known in ("village", "city", "capital") else letter(kind, settlement=True)
