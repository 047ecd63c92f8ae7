"""Figures to cut out, with a spare of each type: counters in a grid, or strips that fold to stand up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from workbench.canvas import glyphs
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import write_within
from workbench.canvas.shapes import colour, scaled
from workbench.export.kit import marks
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import Page, Sheet
from workbench.games.samurai.kit.pieces import figure_glyph
from workbench.games.samurai.kit.pieces import figures as counted
from workbench.games.samurai.printing import FIGURES

translate = QCoreApplication.translate

SPARE = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure to be cut out; a spare one says so, so that nobody counts it into the game."""

    glyph: str
    is_spare: bool = False


PaintPiece = Callable[[QPainter, Page, Figure, Box], None]
# How high the word on a spare figure is, of the width of its piece.
WORD = 0.15
# Sizes in units of `s`, and the least that fingers can hold, in millimetres.
COUNTER, LEAST_COUNTER = 0.66, 9.0
STANDING_WIDTH, STANDING_HEIGHT, FLAP, LEAST_STANDING = 0.72, 1.15, 0.36, 10.0


def sheets(design: Design, order: Order) -> list[Sheet]:
    """Give the sheets of all figures and the spare ones."""
    page = Page(order)
    pieces = [
        Figure(figure_glyph(design.values, name), number >= count)
        for name, count in counted(design).items()
        for number in range(count + SPARE)
    ]
    width, height = piece_size(order)
    columns, rows = int(page.area.width / width + 1e-9), int(page.area.height / height + 1e-9)
    groups = [
        pieces[first : first + columns * rows] for first in range(0, len(pieces), max(1, columns * rows))
    ]
    paint_piece = _paint_counter if order.chosen(FIGURES) == "counters" else _paint_standing
    made = []
    for number, group in enumerate(groups, 1):
        several = len(groups) > 1
        name = translate("kit", "Figures {number}").format(number=number) if several else _figures()
        title = translate("kit", "Figures {number} of {count}").format(number=number, count=len(groups))
        boxes = [_box(place, page, columns, width, height) for place in range(len(group))]
        foot = translate("kit", "{name}, figures").format(name=design.name)
        paint = partial(_paint, page=page, pieces=group, boxes=boxes, paint_piece=paint_piece, foot=foot)
        mirrored = [Box(page.width - box.right, box.top, page.width - box.left, box.bottom) for box in boxes]
        # A stand-up has both its sides on the front.
        back = partial(_paint_pieces, page=page, pieces=group, boxes=mirrored, paint_piece=paint_piece)
        has_back = order.chosen(FIGURES) == "counters"
        made.append(
            Sheet("figures", name, title if several else _figures(), page, paint, back if has_back else None)
        )
    return made


def piece_size(order: Order) -> tuple[float, float]:
    """Give the width and height of what is cut out for one figure."""
    if order.chosen(FIGURES) == "counters":
        side = max(order.s * COUNTER, LEAST_COUNTER)
        return side, side
    s = max(order.s, LEAST_STANDING / STANDING_WIDTH)
    return s * STANDING_WIDTH, 2 * s * (STANDING_HEIGHT + FLAP)


def _figures() -> str:
    return translate("kit", "Figures")


def _box(place: int, page: Page, columns: int, width: float, height: float) -> Box:
    row, column = divmod(place, columns)
    left = page.area.left + (page.area.width - columns * width) / 2 + column * width
    top = page.area.top + row * height
    return Box(left, top, left + width, top + height)


def _paint(
    painter: QPainter,
    page: Page,
    pieces: Sequence[Figure],
    boxes: Sequence[Box],
    paint_piece: PaintPiece,
    foot: str,
) -> None:
    _paint_pieces(painter, page, pieces, boxes, paint_piece)
    lines = {
        tuple(round(value * 100) for point in side for value in point): side
        for box in boxes
        for side in marks.sides(box)
    }
    marks.cut_lines(painter, page, lines.values())
    marks.scissors(painter, page, page.area.top + 3)
    marks.foot(painter, page, foot)


def _paint_pieces(
    painter: QPainter, page: Page, pieces: Sequence[Figure], boxes: Sequence[Box], paint_piece: PaintPiece
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for figure, box in zip(pieces, boxes, strict=True):
        paint_piece(painter, page, figure, box)


def _paint_counter(painter: QPainter, page: Page, figure: Figure, box: Box) -> None:
    middle = ((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    theme = page.theme
    edge = marks.pen(theme.settlement_edge, 0.3)
    if figure.is_spare:
        edge.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(edge)
    painter.setBrush(colour(theme.settlement))
    painter.drawEllipse(QPointF(*middle), box.width * 0.45, box.width * 0.45)
    outline = glyphs.outline(figure.glyph)
    if not figure.is_spare:
        painter.fillPath(scaled(outline, box.width * 0.62, middle), colour(theme.figure))
        return
    raised = (middle[0], middle[1] - box.width * WORD / 2)
    painter.fillPath(scaled(outline, box.width * 0.48, raised), colour(theme.figure))
    _write_spare(painter, page, middle[0], box.bottom - box.width * 0.19, box.width)


def _write_spare(painter: QPainter, page: Page, x: float, base: float, width: float) -> None:
    """Say that a figure is a spare one."""
    word = translate("kit", "spare")
    write_within(painter, x, base, word, width * WORD, width * 0.6, page.theme.ink2, align=0.5)


def _paint_standing(painter: QPainter, page: Page, figure: Figure, box: Box) -> None:
    """Draw a strip: flap, back upside down, fold, front, flap."""
    theme = page.theme
    middle_x, middle_y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    flap = box.height / 2 * FLAP / (STANDING_HEIGHT + FLAP)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.settlement))
    painter.drawRect(QRectF(box.left + 0.3, box.top + 0.3, box.width - 0.6, box.height - 0.6))
    size = box.width * 0.86
    for turn, lower in ((0, box.bottom), (180, box.top)):
        painter.save()
        painter.translate(middle_x, (middle_y + lower - (flap if turn == 0 else -flap)) / 2)
        painter.rotate(turn)
        drawn = scaled(glyphs.outline(figure.glyph), size, (0, (box.height / 2 - flap - size) / 2 - 1.2))
        painter.fillPath(drawn, colour(theme.figure))
        painter.restore()
    if figure.is_spare:
        # On the flap, which stands under the figure when it is glued.
        _write_spare(painter, page, middle_x, box.bottom - flap / 2 + box.width * WORD / 2, box.width)
    for y in (middle_y, box.top + flap, box.bottom - flap):
        marks.fold_line(painter, (box.left, y), (box.right, y), theme.ink3)
