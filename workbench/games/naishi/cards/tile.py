"""A card reduced to what is known at a glance, for table and results: band, glyph, and a foot with points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards import ground
from workbench.canvas.cards.card import Card
from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, width_of, write, write_within
from workbench.canvas.shapes import colour, scaled
from workbench.dress.theme import Theme, ink_on

# In pixels of a tile 106 pixels wide, as the table has them; other widths in proportion.
WIDTH = 106.0
BAND, FOOT, PADDING, TITLE, POINTS, WORDS = 23.0, 25.0, 9.0, 11.5, 15.0, 11.0
MARK, GLYPH, COPIED = 8.0, 52.0, 17.0
SHADOW = 2.5


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands under a card: why it is worth so much, and how much; a glyph says that it belongs to a set."""

    words: str = ""
    points: str = ""
    glyph: str = ""
    # The theme's ink of the points, by its role, so that another theme brings its own.
    ink: str = "ink"


@dataclass(frozen=True, slots=True)
class State:
    """How a tile stands out: a rim in a colour, and how much of itself shows where it is about to leave."""

    rim: str = ""
    rim_width: float = 2.4
    opacity: float = 1.0


USUAL = State()


def paint_tile(
    painter: QPainter,
    card: Card,
    area: QRectF,
    theme: Theme,
    *,
    foot: Foot | None = None,
    corner: str = "",
    copied: tuple[str, str] | None = None,
    state: State = USUAL,
) -> None:
    """Draw a card into an area of any size, its shadow below it.

    `corner` is a glyph at the end of the band instead of the mark of the card's kind (an eye for a card that was seen);
    `copied` is the glyph and the hue of the card that this one stands for.
    """
    unit = area.width() / WIDTH
    dress = Dress(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * state.opacity)
    box = Box(area.left(), area.top(), area.right(), area.bottom())
    scale = unit * SHADOW / ground.SHADOW
    shape = ground.outline(box, dress, scale)
    painter.fillPath(shape.translated(0, SHADOW * unit), colour(state.rim or theme.settlement_shadow))
    painter.fillPath(shape, colour(dress.picture(card)))
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.translate(area.topLeft())
    painter.scale(unit, unit)
    height = area.height() / unit
    _paint_band(painter, card, dress, corner or card.mark)
    if foot:
        _paint_foot(painter, foot, height, dress)
    _paint_glyph(painter, card, height - (FOOT if foot else 0), dress, copied)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(colour(state.rim or theme.settlement_edge), state.rim_width if state.rim else 1.0)
    painter.setPen(pen)
    painter.drawPath(shape)
    painter.restore()


def _paint_band(painter: QPainter, card: Card, dress: Dress, sign: str) -> None:
    band = dress.band(card)
    ink = ink_on(band, dress.theme)
    painter.fillRect(QRectF(0, 0, WIDTH, BAND), colour(band))
    painter.setPen(QPen(colour(dress.theme.settlement_edge, 0.6), 0.8))
    painter.drawLine(QLineF(0, BAND, WIDTH, BAND))
    base = BAND / 2 + cap_height(TITLE, weight=600) / 2
    room = WIDTH - 2 * PADDING - (MARK + 4 if sign else 0)
    write_within(painter, PADDING, base, card.title, TITLE, room, ink, weight=600)
    if sign:
        size = MARK if sign.startswith("kind-") else MARK * 1.6
        at = (WIDTH - PADDING - MARK / 2, BAND / 2)
        painter.fillPath(scaled(glyphs.outline(sign), size, at), colour(ink))


def _paint_foot(painter: QPainter, foot: Foot, height: float, dress: Dress) -> None:
    theme = dress.theme
    top = height - FOOT
    painter.fillRect(QRectF(0, top, WIDTH, FOOT), colour(dress.paper))
    painter.setPen(QPen(colour(theme.line2), 0.8))
    painter.drawLine(QLineF(0, top, WIDTH, top))
    middle = top + FOOT / 2
    right = WIDTH - PADDING
    if foot.points:
        base = middle + cap_height(POINTS, weight=700) / 2
        write(painter, right, base, foot.points, POINTS, getattr(theme, foot.ink), weight=700, align=1)
        right -= width_of(foot.points, POINTS, weight=700) + 4
    left = PADDING
    if foot.glyph:
        at = (left + WORDS / 2, middle)
        painter.fillPath(scaled(glyphs.outline(foot.glyph), WORDS, at), colour(theme.ink2))
        left += WORDS + 3
    if foot.words:
        base = middle + cap_height(WORDS) / 2
        write_within(painter, left, base, foot.words, WORDS, right - left, theme.ink2)


def _paint_glyph(
    painter: QPainter, card: Card, bottom: float, dress: Dress, copied: tuple[str, str] | None
) -> None:
    middle = (BAND + bottom) / 2
    side = min(GLYPH, (bottom - BAND) * 0.78)
    name = card.glyphs[0] if card.glyphs else ""
    ink = colour(dress.solid(card.hue))
    painter.fillPath(scaled(glyphs.outline(name), side, (WIDTH / 2, middle)), ink)
    if copied:
        glyph, hue = copied
        radius = min(COPIED, (bottom - BAND) * 0.3)
        at = QPointF(WIDTH - PADDING / 2 - radius, bottom - radius - 3)
        painter.setPen(QPen(colour(dress.theme.ink2), 1, Qt.PenStyle.DashLine))
        painter.setBrush(colour(dress.paper))
        painter.drawEllipse(at, radius, radius)
        drawn = scaled(glyphs.outline(glyph), radius * 1.25, at.toTuple())
        painter.fillPath(drawn, colour(dress.solid(hue)))
