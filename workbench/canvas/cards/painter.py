"""Draws cards and their backs into boxes of any size; the smaller a card, the less it says."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards import blocks, ground
from workbench.canvas.cards.card import SIZE, Back, Card, Corner, Sign
from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, width_of, write, write_within
from workbench.canvas.shapes import colour, scaled
from workbench.dress.theme import blend, ink_on

# A card narrower than this, in pixels, shows only what is known at a glance; below the second not even its title.
SMALL, SMALLEST = 110, 60
# In millimetres of a card 63 mm wide.
HEAD, PADDING, TITLE, COUNT, CAPTION = 8.4, 4.0, 4.6, 3.2, 2.5
PICTURE_SHARE, MOST_PICTURE = 0.5, 40.0
CORNER, CORNER_TEXT, SMALL_TEXT = 8.0, 12.0, 2.6
DISC = 0.82
# Few blocks are drawn so much larger.
LARGER = (1.3, 1.15)


def paint_card(painter: QPainter, card: Card, box: Box, dress: Dress, *, pixel: float = 1) -> None:
    """Draw the front of a card into a box.

    `pixel` is the size of a screen pixel in the units of the box: it says how much can be read.
    """
    unit = _unit(box)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground.paint_body(painter, box, dress.tint(card.hue, card.tint), dress, unit)
    painter.setClipPath(ground.outline(box, dress, unit), Qt.ClipOperation.IntersectClip)
    painter.translate(box.left, box.top)
    painter.scale(unit, unit)
    width, height = box.width / unit, box.height / unit
    is_small = box.width / pixel < SMALL
    if is_small:
        _paint_small(painter, card, width, height, dress, has_title=box.width / pixel >= SMALLEST)
    else:
        inset = ground.FRAME * (card.frames - 1)
        painter.translate(inset, inset)
        _paint_whole(painter, card, width - 2 * inset, height - 2 * inset, dress)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground.paint_edge(painter, box, dress, unit, 1 if is_small else card.frames, pixel)
    painter.restore()


def _unit(box: Box) -> float:
    """Give what a millimetre of a usual card takes in a box of any shape."""
    return min(box.width / SIZE[0], box.height / SIZE[1])


def paint_back(painter: QPainter, back: Back, box: Box, dress: Dress, *, pixel: float = 1) -> None:
    """Draw the back of a card into a box."""
    unit = _unit(box)
    theme = dress.theme
    fill = dress.printed(back.hue) if dress.strength == 1 else dress.tint(back.hue, 0.3)
    line = blend(ink_on(fill, theme), fill, 0.35)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground.paint_body(painter, box, fill, dress, unit)
    inner = box.grown(-3.4 * unit)
    if box.width / pixel >= SMALLEST:
        ground.paint_waves(painter, inner, blend(line, fill, 0.55), unit)
    painter.setPen(QPen(colour(line), max(0.3 * unit, 0.7 * pixel)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(ground.rect(inner), ground.ROUNDING * unit, ground.ROUNDING * unit)
    if back.glyph:
        middle = QPointF((box.left + box.right) / 2, (box.top + box.bottom) / 2)
        radius = min(box.width, box.height) * 0.27
        painter.setPen(QPen(colour(ink_on(fill, theme)), max(0.4 * unit, 0.7 * pixel)))
        painter.setBrush(colour(fill))
        painter.drawEllipse(middle, radius, radius)
        drawn = scaled(glyphs.outline(back.glyph), radius * 1.2, (middle.x(), middle.y()))
        painter.fillPath(drawn, colour(ink_on(fill, theme)))
    painter.restore()


# ---------------------------------------------------------------- a card that can be read


def _paint_whole(painter: QPainter, card: Card, width: float, height: float, dress: Dress) -> None:
    top = _paint_band(painter, card, width, dress) if card.title else _top_of_picture(card)
    bottom = height - (_height_of_corner(card.bottom_left, card.bottom_right))
    room = width - 2 * PADDING
    left = bottom - top
    picture = min(left * PICTURE_SHARE, MOST_PICTURE) if card.body else left
    share = _share(card, room, left - picture - 2 * PADDING)
    needed = blocks.height_of(card.body, room / max(share, 1.0))
    if card.glyphs:
        _paint_picture(painter, card, Box(0, top, width, top + picture), dress)
    _paint_corners(painter, card, width, height, dress)
    if card.body:
        lower = top + picture
        painter.save()
        painter.translate(PADDING, lower + (bottom - lower - needed * share) / 2)
        painter.scale(share, share)
        width = room / max(share, 1.0)
        blocks.paint(painter, card.body, (room / share - width) / 2, 0, width, dress)
        painter.restore()


def _share(card: Card, width: float, height: float) -> float:
    """Give the size at which the blocks fit: larger where there is room, smaller where they must be."""
    for share in LARGER:
        if blocks.height_of(card.body, width / share) * share <= height:
            return share
    return min(1.0, height / max(blocks.height_of(card.body, width), 0.1))


def _top_of_picture(card: Card) -> float:
    corners = [corner for corner in (card.top_left, card.top_right) if corner]
    if not corners:
        return PADDING
    return PADDING + CORNER_TEXT + (CAPTION * 1.4 if any(corner.caption for corner in corners) else 0)


def _height_of_corner(*corners: Corner | None) -> float:
    found = [corner for corner in corners if corner]
    if not found:
        return PADDING / 2
    return PADDING / 2 + (SMALL_TEXT if all(corner.is_small for corner in found) else CORNER)


def _paint_band(painter: QPainter, card: Card, width: float, dress: Dress) -> float:
    """Draw the band with the title, and give where it ends."""
    theme = dress.theme
    band = dress.band(card)
    ink = ink_on(band, theme)
    painter.fillRect(QRectF(0, 0, width, HEAD), colour(band))
    painter.setPen(QPen(colour(dress.solid(card.hue)), 0.2))
    painter.drawLine(QLineF(0, HEAD, width, HEAD))
    start = PADDING
    base = HEAD / 2 + cap_height(TITLE, "serif", 600) / 2
    if card.mark:
        painter.fillPath(scaled(glyphs.outline(card.mark), 3.0, (start + 1.5, HEAD / 2)), colour(ink))
        start += 4.4
    end = width - PADDING
    if card.count:
        end -= width_of(card.count, COUNT, weight=600) + 1.5
        at = HEAD / 2 + cap_height(COUNT, weight=600) / 2
        write(painter, width - PADDING, at, card.count, COUNT, ink, weight=600, align=1)
    write_within(painter, start, base, card.title, TITLE, end - start, ink, family="serif", weight=600)
    return HEAD


def _paint_picture(painter: QPainter, card: Card, box: Box, dress: Dress) -> None:
    """Draw the glyphs of a card: one in a disc under the band, several in a row."""
    theme = dress.theme
    middle = QPointF((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    ink = colour(dress.solid(card.hue))
    if card.title:
        painter.fillRect(ground.rect(box), colour(dress.picture(card)))
        painter.setPen(QPen(colour(theme.line2), 0.2))
        painter.drawLine(QLineF(box.left, box.bottom, box.right, box.bottom))
    if len(card.glyphs) == 1 and card.title:
        radius = min(box.height, box.width) / 2 * DISC
        painter.setPen(QPen(colour(dress.tint(card.hue, 0.5)), 0.25))
        painter.setBrush(colour(dress.paper))
        painter.drawEllipse(middle, radius, radius)
        painter.fillPath(scaled(glyphs.outline(card.glyphs[0]), radius * 1.25, middle.toTuple()), ink)
    else:
        step = min((box.width - 2 * PADDING) / len(card.glyphs), box.height)
        for number, glyph in enumerate(card.glyphs):
            x = middle.x() + (number - (len(card.glyphs) - 1) / 2) * step
            painter.fillPath(scaled(glyphs.outline(glyph), step * 0.9, (x, middle.y())), ink)
    if card.caption:
        write(painter, box.left + PADDING, box.bottom - 1.6, card.caption, CAPTION, theme.ink2)


def _paint_corners(painter: QPainter, card: Card, width: float, height: float, dress: Dress) -> None:
    for corner, align, is_low in (
        (card.top_left, 0.0, False),
        (card.top_right, 1.0, False),
        (card.bottom_left, 0.0, True),
        (card.bottom_right, 1.0, True),
    ):
        if corner is not None:
            _paint_corner(painter, corner, width, height, align, dress, is_low=is_low)


def _paint_corner(
    painter: QPainter,
    corner: Corner,
    width: float,
    height: float,
    align: float,
    dress: Dress,
    *,
    is_low: bool,
) -> None:
    """Draw what stands in a corner, to the left (`align` 0) or to the right (1) of the card."""
    theme = dress.theme
    edge = PADDING + align * (width - 2 * PADDING)
    side = CORNER if is_low else CORNER_TEXT
    ink = dress.solid(corner.hue) if corner.hue else theme.ink
    top = height - PADDING / 2 - side if is_low else PADDING
    if corner.text:
        size = SMALL_TEXT if corner.is_small else side
        base = height - PADDING if is_low else top + cap_height(size, weight=700)
        weight = 400 if corner.is_small else 700
        write(painter, edge, base, corner.text, size, ink, weight=weight, align=align)
    if corner.glyph:
        at = (edge + (0.5 - align) * side, top + side / 2)
        if corner.has_disc:
            painter.setPen(QPen(colour(theme.settlement_edge), 0.25))
            painter.setBrush(colour(theme.raised))
            painter.drawEllipse(QPointF(*at), side / 2, side / 2)
        size = side * (0.66 if corner.has_disc else 0.9)
        painter.fillPath(scaled(glyphs.outline(corner.glyph), size, at), colour(ink))
    if corner.caption and not is_low:
        base = PADDING + CORNER_TEXT + CAPTION
        centre = edge + (0.5 - align) * side if corner.glyph else edge
        share = 0.5 if corner.glyph else align
        write(painter, centre, base, corner.caption, CAPTION, theme.ink2, align=share)


# ---------------------------------------------------------------- a card at a glance


def _paint_small(
    painter: QPainter, card: Card, width: float, height: float, dress: Dress, *, has_title: bool
) -> None:
    """Draw what is known at a glance: the band, one large glyph or number, and the signs of the body."""
    theme = dress.theme
    top = 0.0
    if card.title:
        top = HEAD * (1.9 if has_title else 1.0)
        band = dress.band(card)
        painter.fillRect(QRectF(0, 0, width, top), colour(band))
        if has_title:
            size = top * 0.62
            base = top / 2 + cap_height(size, "serif", 600) / 2
            room = width - 2 * PADDING
            ink = ink_on(band, theme)
            write_within(painter, PADDING, base, card.title, size, room, ink, family="serif", weight=600)
    signs = [block for block in card.body if isinstance(block, Sign) and block.glyph]
    lower = [(sign.glyph, sign.hue) for sign in signs if not card.title]
    if card.bottom_right and card.bottom_right.glyph:
        lower.append((card.bottom_right.glyph, card.bottom_right.hue))
    foot = height * 0.3 if lower else 0.0
    corners = [corner for corner in (card.top_left, card.top_right) if corner]
    each = width / max(len(corners), 1)
    for number, corner in enumerate(corners):
        area = QRectF(number * each, top, each, height - top - foot)
        _paint_glance(painter, corner.text, corner.glyph, corner.hue, area, dress)
    if not corners and card.glyphs:
        area = QRectF(0, top, width, height - top - foot)
        _paint_glance(painter, "", card.glyphs[0], card.hue, area, dress)
    side = min(foot * 0.8, width / max(len(lower), 1))
    for number, (glyph, hue) in enumerate(lower):
        area = QRectF(width * (number + 0.5) / len(lower) - side / 2, height - foot, side, foot)
        _paint_glance(painter, "", glyph, hue, area, dress)


def _paint_glance(painter: QPainter, text: str, glyph: str, hue: str, area: QRectF, dress: Dress) -> None:
    ink = dress.solid(hue) if hue else dress.theme.ink
    side = min(area.width(), area.height()) * 0.78
    if text:
        base = area.center().y() + cap_height(side, weight=700) / 2
        room = area.width() * 0.9
        write_within(painter, area.center().x(), base, text, side, room, ink, weight=700, align=0.5)
    elif glyph:
        painter.fillPath(scaled(glyphs.outline(glyph), side, area.center().toTuple()), colour(ink))
