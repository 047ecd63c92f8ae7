"""The village on one sheet that lies across: places for farms, families with their bonuses, and barricades around."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QLineF
from PySide6.QtGui import QPainter, QPen

from workbench.canvas.geometry import Box
from workbench.canvas.lettering import cap_height, write, write_within
from workbench.canvas.shapes import colour
from workbench.export.kit import marks
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.pieces import dress_of
from workbench.export.kit.sheet import PIXEL, Page, Sheet
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.hues import TILE
from workbench.games.seven_samurai.cards.tokens import paint_gap
from workbench.games.seven_samurai.kit.pieces import TILE as SIDE
from workbench.games.seven_samurai.kit.pieces import barricades

translate = QCoreApplication.translate

# In millimetres: the palisade around the village, gaps between places, and letters.
PALISADE, GAP, LETTERS, NAME = 25.0, 5.0, 4.0, 5.0
MOST_ACROSS = 3


def sheet(design: Design, order: Order) -> Sheet:
    """Give the sheet of the village."""
    page = Page(order, is_landscape=True)
    title = translate("kit", "Village")
    return Sheet("village", title, title, page, partial(_paint, page=page, design=design))


def _paint(painter: QPainter, page: Page, design: Design) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = page.area
    inner = Box(whole.left + 12, whole.top + PALISADE, whole.right - 12, whole.bottom - PALISADE)
    dress, theme = dress_of(page), page.theme
    painter.setPen(QPen(colour(theme.settlement_edge), 0.6))
    painter.setBrush(colour(dress.tint(TILE, 0.8)))
    painter.drawRoundedRect(marks.rect(whole), 12, 12)
    painter.setPen(QPen(colour(theme.settlement_edge), 0.3))
    painter.setBrush(colour(dress.paper))
    painter.drawRoundedRect(marks.rect(inner), 7, 7)
    _paint_barricades(painter, page, design, whole)
    middle = inner.left + inner.width * 0.6
    painter.setPen(QPen(colour(theme.line2), 0.3))
    painter.drawLine(QLineF(middle, inner.top + 8, middle, inner.bottom - 8))
    _paint_farms(painter, page, design, Box(inner.left, inner.top, middle, inner.bottom))
    _paint_families(painter, page, design, Box(middle, inner.top, inner.right, inner.bottom))
    words_ = translate("kit", "{name}, village").format(name=design.name)
    marks.foot(painter, page, words_)


def _paint_barricades(painter: QPainter, page: Page, design: Design, whole: Box) -> None:
    """Draw the places of the barricades in two rows, above and below the village."""
    count = barricades(design)
    rows = (-(-count // 2), count // 2)
    for number, top in zip(rows, (whole.top + 3, whole.bottom - 3 - SIDE), strict=True):
        step = (whole.width - 20) / max(number, 1)
        side = min(SIDE, step - 2)
        for place in range(number):
            left = whole.left + 10 + step * (place + 0.5) - side / 2
            box = Box(left, top, left + side, top + side)
            paint_gap(painter, "barricade", box, dress_of(page), pixel=PIXEL)


def _paint_farms(painter: QPainter, page: Page, design: Design, area: Box) -> None:
    count = sum(design.values["village"]["farms"].values())
    across = min(MOST_ACROSS, count) if count <= 9 else -(-count // 3)
    rows = -(-count // max(across, 1))
    room = Box(area.left + 8, area.top + 8, area.right - 8, area.bottom - 14)
    step = min(room.width / max(across, 1), room.height / max(rows, 1))
    side = min(step - GAP, SIDE * 1.9)
    left = (room.left + room.right - step * across) / 2
    top = (room.top + room.bottom - step * rows) / 2
    for place in range(count):
        x = left + (place % across + 0.5) * step - side / 2
        y = top + (place // across + 0.5) * step - side / 2
        paint_gap(painter, "farm", Box(x, y, x + side, y + side), dress_of(page), pixel=PIXEL)
    points = design.values["scoring"]["farm"]
    said = translate("kit", "Farms, points each: {points}").format(points=points)
    write_within(painter, room.left, area.bottom - 6, said, LETTERS, room.width, page.theme.ink2)


def _paint_families(painter: QPainter, page: Page, design: Design, area: Box) -> None:
    theme = page.theme
    bonuses = [bonus for bonus, count in design.values["village"]["families"].items() for _ in range(count)]
    room = Box(area.left + 8, area.top + 8, area.right - 8, area.bottom - 14)
    step = room.height / max(len(bonuses), 1)
    side = min(step - GAP, SIDE * 1.5, room.width * 0.45)
    for place, bonus in enumerate(bonuses):
        middle = room.top + step * (place + 0.5)
        box = Box(room.left, middle - side / 2, room.left + side, middle + side / 2)
        paint_gap(painter, "family", box, dress_of(page), pixel=PIXEL)
        left, width = box.right + 4, room.right - box.right - 4
        write_within(painter, left, middle - 1, words.bonus(bonus), NAME, width, theme.ink, weight=600)
        base = middle + 2 + cap_height(LETTERS)
        write_within(painter, left, base, _worth(bonus), LETTERS, width, theme.ink2)
    points = design.values["scoring"]["family"]
    said = translate("kit", "Families, points each: {points}").format(points=points)
    write(painter, room.left, area.bottom - 6, said, LETTERS, theme.ink2)


def _worth(bonus: str) -> str:
    return {
        "heal": translate("kit", "1 wound"),
        "barricade": translate("kit", "1 barricade"),
        "intruder": translate("kit", "1 intruder"),
    }.get(bonus, bonus)
