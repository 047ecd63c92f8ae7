"""Score pads to cut out, four to a sheet: a line for each card type, and what settles a tie."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, write_within
from workbench.canvas.scene import Token
from workbench.canvas.shapes import colour, scaled
from workbench.canvas.tokens import paint_token
from workbench.export.kit import marks
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import PIXEL, Page, Sheet
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.hues import hue

translate = QCoreApplication.translate

SEATS = 2
ACROSS = DOWN = 2
# Shares of a pad's width for each seat's column; the height of its head in rows.
COLUMN, HEAD = 0.19, 1.5
MARGIN = 3.0


def sheets(design: Design, order: Order) -> list[Sheet]:
    """Give the sheet of score pads."""
    page = Page(order)
    title = translate("kit", "Score pad")
    foot = translate("kit", "{name}, score pad").format(name=design.name)
    return [Sheet("pad", title, title, page, partial(_paint, page=page, design=design, foot=foot))]


def _paint(painter: QPainter, page: Page, design: Design, foot: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = page.area
    width, height = area.width / ACROSS, area.height / DOWN
    for row in range(DOWN):
        for column in range(ACROSS):
            left, top = area.left + column * width, area.top + row * height
            _paint_pad(painter, page, Box(left, top, left + width, top + height).grown(-MARGIN), design)
    middle_x, middle_y = area.left + width, area.top + height
    cuts = [((middle_x, area.top), (middle_x, area.bottom)), ((area.left, middle_y), (area.right, middle_y))]
    marks.cut_lines(painter, page, cuts)
    marks.scissors(painter, page, middle_y)
    marks.foot(painter, page, foot)


def lines(values: Mapping[str, Any]) -> list[tuple[str, str, bool]]:
    """Give the lines of a pad: a glyph, what is written there, and whether it is a sum."""
    found = [(name, names.title(name), False) for name in values["cards"]]
    if any(values["scoring"]["handicap"]):
        found.append(("", translate("kit", "Handicap"), False))
    found.append(("", translate("kit", "Points"), True))
    if "colours" in values["scoring"]["stages"]:
        found.append(("", translate("kit", "Colours, if tied"), False))
    return found


def _paint_pad(painter: QPainter, page: Page, box: Box, design: Design) -> None:
    theme, told = page.theme, lines(design.values)
    row = box.height / (len(told) + HEAD)
    head = Box(box.left, box.top, box.right, box.top + HEAD * row)
    painter.fillRect(marks.rect(head), colour(theme.capital))
    xs = [box.right - (SEATS - seat) * COLUMN * box.width for seat in range(SEATS)]
    middle = (head.top + head.bottom) / 2
    room = xs[0] - box.left - 8
    base = middle + cap_height(5, "serif", 600) / 2
    write_within(
        painter, box.left + 4, base, design.variant.title, 5, room, theme.ink, family="serif", weight=600
    )
    for seat, x in enumerate(xs):
        at = QPointF(x + COLUMN * box.width / 2, middle)
        radius = min(3.6, row * 0.62)
        paint_token(painter, Token(seat, is_back=True), at, radius, theme, is_raised=False, pixel=PIXEL / 4)
    top = head.bottom
    for name, words, is_sum in told:
        _paint_line(
            painter, page, Box(box.left, top, box.right, top + row), design, name, words, is_sum=is_sum
        )
        top += row
    painter.setPen(QPen(colour(theme.ink2), 0.25))
    for x in xs:
        painter.drawLine(QLineF(x, head.bottom, x, box.bottom))
    painter.setPen(QPen(colour(theme.ink), 0.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(marks.rect(box), 2, 2)


def _paint_line(
    painter: QPainter, page: Page, box: Box, design: Design, name: str, words: str, *, is_sum: bool
) -> None:
    theme = page.theme
    if is_sum:
        painter.fillRect(marks.rect(box), colour(theme.capital))
    painter.setPen(QPen(colour(theme.ink if is_sum else theme.line2), 0.4 if is_sum else 0.2))
    painter.drawLine(QLineF(box.left, box.top, box.right, box.top))
    middle = (box.top + box.bottom) / 2
    size = min(3.8, box.height * 0.55)
    if name:
        hues = hue((design.values["cards"][name] or {}).get("colour"))
        ink = Dress(theme).solid(hues.solid)
        painter.fillPath(scaled(glyphs.outline(name), size * 1.25, (box.left + 6, middle)), colour(ink))
    start = box.left + (11 if name else 4)
    base = middle + cap_height(size) / 2
    room = box.right - SEATS * COLUMN * box.width - start - 1
    write_within(painter, start, base, words, size, room, theme.ink, weight=600 if is_sum else 400)
