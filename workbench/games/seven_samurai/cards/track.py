"""The track of a samurai's board: the totals up to his Kiai value, and beyond it the flames."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards.ground import Dress, rect
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, write
from workbench.canvas.shapes import colour, scaled
from workbench.canvas.tokens import mark_path
from workbench.dress.theme import Seat, blend
from workbench.games.seven_samurai.cards.hues import FLAMES

# A number needs so much of the height of its cell as width, or only every other one is written.
NARROW = 0.62


def cell_box(box: Box, kiai: int, total: int) -> Box:
    """Give the cell of a total in a track's box; every total beyond the Kiai value has the last one."""
    each = box.width / (kiai + 2)
    left = box.left + each * min(max(total, 0), kiai + 1)
    return Box(left, box.top, left + each, box.bottom)


def paint_track(
    painter: QPainter,
    box: Box,
    kiai: int,
    dress: Dress,
    *,
    total: int | None = None,
    preview: int | None = None,
    look: Seat | None = None,
    pixel: float = 1,
) -> None:
    """Draw the track into a box; with a total and a look also the marker on it, and where it would go."""
    theme = dress.theme
    line = max(box.height * 0.02, 0.7 * pixel)
    rounding = box.height * 0.08
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.panel))
    painter.drawRoundedRect(rect(box), rounding, rounding)
    size = min(box.height * 0.42, cell_box(box, kiai, 0).width * 0.52)
    step = 1 if cell_box(box, kiai, 0).width >= box.height * NARROW * 0.6 else 2
    for number in range(kiai + 2):
        cell = cell_box(box, kiai, number)
        _paint_cell(
            painter, cell, number, kiai, size, step, dress, is_passed=total is not None and number <= total
        )
        if number:
            painter.setPen(QPen(colour(theme.line2), line))
            painter.drawLine(QLineF(cell.left, cell.top, cell.left, cell.bottom))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.line2), line))
    painter.drawRoundedRect(rect(box), rounding, rounding)
    if look is not None:
        if preview is not None:
            _paint_marker(painter, cell_box(box, kiai, preview), look, pixel, is_preview=True)
        if total is not None:
            _paint_marker(painter, cell_box(box, kiai, total), look, pixel)
    painter.restore()


def _paint_cell(
    painter: QPainter,
    cell: Box,
    number: int,
    kiai: int,
    size: float,
    step: int,
    dress: Dress,
    *,
    is_passed: bool,
) -> None:
    theme = dress.theme
    middle = ((cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2)
    if number > kiai:
        painter.fillRect(rect(cell), colour(theme.error_tint))
        side = min(cell.width, cell.height) * 0.52
        painter.fillPath(scaled(glyphs.outline("flames"), side, middle), colour(dress.solid(FLAMES)))
        return
    is_kiai = number == kiai
    if is_kiai:
        painter.fillRect(rect(cell), colour(dress.printed(FLAMES)))
    elif is_passed:
        painter.fillRect(rect(cell), colour(blend(theme.settlement_edge, theme.panel, 0.22)))
    if number % step and not is_kiai:
        return
    weight = 700 if is_kiai else 400
    ink = "#FFFFFF" if is_kiai else theme.ink2
    big = size * (1.1 if is_kiai else 1)
    base = middle[1] + cap_height(big, weight=weight) / 2
    write(painter, middle[0], base, str(number), big, ink, weight=weight, align=0.5)


def _paint_marker(
    painter: QPainter, cell: Box, look: Seat, pixel: float, *, is_preview: bool = False
) -> None:
    radius = cell.height * 0.58
    middle = QPointF((cell.left + cell.right) / 2, (cell.top + cell.bottom) / 2)
    painter.save()
    if is_preview:
        painter.setOpacity(painter.opacity() * 0.75)
    paint_emblem(painter, middle, radius, look, pixel=pixel, is_dashed=is_preview)
    painter.restore()


def paint_emblem(
    painter: QPainter,
    middle: QPointF,
    radius: float,
    look: Seat,
    *,
    pixel: float = 1,
    is_dashed: bool = False,
) -> None:
    """Draw a samurai's disc with his mark: on tracks, lists and tokens."""
    line = max(radius * 0.12, 0.9 * pixel)
    pen = QPen(colour(look.edge), line)
    if is_dashed:
        pen.setDashPattern([2, 1.6])
    painter.setPen(pen)
    painter.setBrush(colour(look.fill))
    painter.drawEllipse(middle, radius - line / 2, radius - line / 2)
    painter.save()
    painter.translate(middle)
    painter.scale(radius, radius)
    painter.fillPath(mark_path(look.mark, 0.42), colour(look.ink))
    painter.restore()


def paint_slot(
    painter: QPainter, box: Box, symbol: str, dress: Dress, *, is_filled: bool = True, pixel: float = 1
) -> None:
    """Draw the place of a symbol on the left of a board: a small tile, or the dashed gap where a card is missing."""
    theme = dress.theme
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour(theme.settlement_edge), max(box.width * 0.025, 0.8 * pixel))
    if not is_filled:
        pen.setDashPattern([3, 2.4])
    painter.setPen(pen)
    painter.setBrush(colour(theme.captured) if is_filled else Qt.BrushStyle.NoBrush)
    rounding = box.width * 0.12
    painter.drawRoundedRect(rect(box), rounding, rounding)
    if not is_filled:
        painter.setOpacity(painter.opacity() * 0.55)
    side = min(box.width, box.height) * (0.56 if is_filled else 0.46)
    middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    painter.fillPath(scaled(glyphs.outline(symbol), side, middle), colour(theme.figure))
    painter.restore()
