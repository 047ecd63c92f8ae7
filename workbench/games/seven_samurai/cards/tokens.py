"""The pieces of the village: farms, families, barricades, wounds and support tokens, each with its two sides."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards.ground import Dress, rect
from workbench.canvas.geometry import Box
from workbench.canvas.shapes import colour, scaled
from workbench.dress.theme import Seat, blend
from workbench.games.seven_samurai.cards.hues import FAMILY, FLAMES, PALISADE, TILE, TILE_BACK, TIMBER
from workbench.games.seven_samurai.cards.track import paint_emblem

ROUNDING, SHADOW, LINE = 0.12, 0.045, 0.016
# What a piece looks like: its glyph, the glyph's colour, and whether it is round. Backs of farms and of families are
# told as `farm/wound` and `family/heal`; a burnt barricade as `barricade/burnt`.
PIECES: dict[str, tuple[str, str, bool]] = {
    "farm": ("farm", "#5D4F35", False),
    "family": ("doll", FAMILY, True),
    "barricade": ("barricade", PALISADE, False),
    "wound": ("wound", "#A92B22", True),
    "farm/family": ("doll", FAMILY, False),
    "farm/farm": ("farm", "#5D4F35", False),
    "farm/barricade": ("penalty-barricade", TIMBER, False),
    "farm/wound": ("wound", "#A92B22", False),
    "family/heal": ("power-heal", "#A92B22", True),
    "family/barricade": ("power-build", PALISADE, True),
    "family/intruder": ("power-rout", "#57534B", True),
    "barricade/burnt": ("flames", FLAMES, False),
}


def paint_piece(painter: QPainter, kind: str, box: Box, dress: Dress, *, pixel: float = 1) -> None:
    """Draw one of `PIECES` into a box; a kind that nobody knows is drawn by its letter."""
    glyph, hue, is_round = PIECES.get(kind, (kind.rpartition("/")[2], "#57534B", False))
    theme = dress.theme
    if kind == "wound":
        fill, edge = theme.raised, dress.solid(theme.error)
    else:
        tile = TILE_BACK if "/" in kind else TILE
        fill = blend(dress.printed(tile), dress.paper, 0.1 if theme.is_dark else dress.strength)
        edge = theme.settlement_edge
    _paint_ground(painter, box, fill, edge, dress, pixel, is_round=is_round)
    side = min(box.width, box.height) * (0.5 if is_round else 0.54)
    middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(scaled(glyphs.outline(glyph), side, middle), colour(dress.solid(hue)))
    painter.restore()


def paint_gap(painter: QPainter, kind: str, box: Box, dress: Dress, *, pixel: float = 1) -> None:
    """Draw the place of a piece that is gone, or where it will lie: its outline dashed, its glyph faint."""
    glyph, hue, is_round = PIECES.get(kind, (kind, "#57534B", False))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(dress.theme.settlement_edge), max(LINE * box.width, 0.8 * pixel))
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_outline(box, is_round=is_round))
    painter.setOpacity(painter.opacity() * 0.4)
    side = min(box.width, box.height) * 0.46
    middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    painter.fillPath(scaled(glyphs.outline(glyph), side, middle), colour(dress.solid(hue)))
    painter.restore()


def paint_support(
    painter: QPainter, look: Seat, box: Box, dress: Dress, *, is_used: bool = False, pixel: float = 1
) -> None:
    """Draw a samurai's support token: his emblem and a card handed on, or turned over when it is used."""
    theme = dress.theme
    _paint_ground(painter, box, dress.paper, theme.settlement_edge, dress, pixel, is_round=False)
    middle = QPointF((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    side = min(box.width, box.height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_used:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(dress.solid(look.edge)), side * 0.05))
        painter.drawEllipse(middle, side * 0.28, side * 0.28)
    else:
        emblem = QPointF(middle.x() - side * 0.2, middle.y())
        paint_emblem(painter, emblem, side * 0.19, look, pixel=pixel)
        at = (middle.x() + side * 0.23, middle.y())
        painter.fillPath(scaled(glyphs.outline("raider-give"), side * 0.36, at), colour(theme.ink))
    painter.restore()


def _outline(box: Box, *, is_round: bool) -> QPainterPath:
    path = QPainterPath()
    if is_round:
        path.addEllipse(rect(box))
    else:
        rounding = min(box.width, box.height) * ROUNDING
        path.addRoundedRect(rect(box), rounding, rounding)
    return path


def _paint_ground(
    painter: QPainter, box: Box, fill: str, edge: str, dress: Dress, pixel: float, *, is_round: bool
) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = _outline(box, is_round=is_round)
    if not dress.is_cut:
        painter.fillPath(path.translated(0, SHADOW * box.height), colour(dress.theme.settlement_shadow))
    painter.setPen(QPen(colour(edge), max(LINE * box.width, 0.7 * pixel)))
    painter.setBrush(colour(fill))
    painter.drawPath(path)
    painter.restore()
