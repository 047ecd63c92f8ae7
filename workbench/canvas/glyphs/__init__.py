"""Glyphs by name, as outlines on a grid of 24, and as icons in the colours of the theme.

The tools', the buildings' and some figures' are drawn here; a game brings its own with its `Parts`. A name of one
character is a sign that is drawn within texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainterPath, QTransform

from workbench import games
from workbench.canvas.glyphs.buildings import BUILDINGS, PIECE, ROOF
from workbench.canvas.glyphs.emblem import HELMET, HEXAGON
from workbench.canvas.glyphs.figures import FIGURES
from workbench.canvas.glyphs.outline import GRID, Part, joined
from workbench.canvas.glyphs.tools import TOOLS
from workbench.dress import typeface

__all__ = ["GRID", "GameGlyphs", "brought", "building", "letter", "names", "outline", "signs"]


class GameGlyphs(NamedTuple):
    """What a game brings: the parts of each glyph by its name, and other words for them."""

    drawn: Mapping[str, tuple[Part, ...]]
    aliases: Mapping[str, str] = MappingProxyType({})


@cache
def brought() -> tuple[GameGlyphs, ...]:
    """Give the glyphs of all games."""
    return tuple(parts.glyphs() for parts in games.every() if parts.glyphs)


@cache
def _drawn() -> Mapping[str, tuple[Part, ...]]:
    found = {**TOOLS, **BUILDINGS, **FIGURES}
    for own in brought():
        found.update(own.drawn)
    return found


@cache
def _aliases() -> Mapping[str, str]:
    return {word: name for own in brought() for word, name in own.aliases.items()}


def names() -> tuple[str, ...]:
    """Name everything that is drawn."""
    return (*_drawn(), "daimyo")


@cache
def signs() -> frozenset[str]:
    """Give the characters that are drawn wherever a text has them: few fonts have them all."""
    return frozenset(word for word in (*_drawn(), *_aliases()) if len(word) == 1)


@cache
def outline(name: str) -> QPainterPath:
    """Give a glyph's outline on the grid of 24; a name nobody has drawn gets its letter on a playing piece."""
    known = _aliases().get(name, name)
    if known == "daimyo":
        return _emblem()
    return joined(_drawn()[known]) if known in _drawn() else letter(name)


def _emblem() -> QPainterPath:
    """Give the program's own sign: a helmet cut out of a hexagon."""
    middle, size = GRID / 2, 0.58
    helmet = QTransform.fromTranslate(middle, middle).scale(size, size).translate(-middle, -middle - 0.4)
    return joined(HEXAGON).subtracted(helmet.map(joined(HELMET)))


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


def building(kind: str) -> QPainterPath:
    """Give the building of a settlement kind; one nobody has drawn stands for itself by its letter."""
    known = _aliases().get(kind, kind)
    return outline(known) if known in BUILDINGS else letter(kind, settlement=True)
