"""The imperial court with its spaces, and the emissaries to fold, on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from workbench.canvas import glyphs
from workbench.canvas.geometry import Box, corners
from workbench.canvas.lettering import cap_height, write, write_within
from workbench.canvas.scene import Token
from workbench.canvas.shapes import colour, scaled
from workbench.canvas.tokens import paint_token
from workbench.export.kit import marks
from workbench.export.kit.design import Design, Values
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import PIXEL, Page, Sheet

translate = QCoreApplication.translate

SEATS = 2
# In millimetres: the board, a space, an emissary from centre to corner.
BOARD_HEIGHT, LEAST_ROW = 128.0, 26.0
SPACE, EMISSARY = 9.0, 9.5
GAP = 4.0
SPARE = 1


class Action(NamedTuple):
    """What an emissary does at court: its glyph, title and hint, how many spaces it has, and whether it stays."""

    glyph: str
    title: str
    hint: str
    spaces: int
    is_locked: bool = False


def actions(values: Values) -> list[Action]:
    """Give the actions that the court of a variant has."""
    court = values["court"]
    discarded = int(values["discard"]["cards"])
    found = [
        Action(
            "exchange", translate("kit", "Swap two cards"), _places(values["swap"]["places"]), court["swap"]
        ),
        Action(
            "wash",
            translate("kit", "Discard from the river: {count}").format(count=discarded),
            translate("kit", "then turn up the next cards"),
            court["discard"],
        ),
        Action(
            "decree",
            translate("kit", "Imperial decree"),
            translate("kit", "exchanged with the other player: {places}; stays to the end").format(
                places=_places(values["decree"]["places"])
            ),
            court["decree"],
            is_locked=True,
        ),
    ]
    return [action for action in found if action.spaces > 0]


def _places(places: Sequence[str]) -> str:
    words = {
        "river": translate("kit", "river"),
        "row": translate("kit", "row"),
        "hand": translate("kit", "hand"),
        "column": translate("kit", "column"),
    }
    return ", ".join(words.get(place, place) for place in places)


def sheets(design: Design, order: Order) -> list[Sheet]:
    """Give the sheet of court and emissaries, nothing where a variant has neither."""
    acts, each = actions(design.values), int(design.values["emissaries"])
    if not acts and not each:
        return []
    page = Page(order)
    title = translate("kit", "Court")
    foot = translate("kit", "{name}, court and emissaries").format(name=design.name)
    return [Sheet("court", title, title, page, partial(_paint, page=page, acts=acts, each=each, foot=foot))]


def _paint(painter: QPainter, page: Page, acts: Sequence[Action], each: int, foot: str) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = page.area
    top = area.top
    if acts:
        board = Box(area.left, top, area.right, top + max(BOARD_HEIGHT, 34 + LEAST_ROW * len(acts)))
        _paint_board(painter, page, board, acts)
        top = board.bottom + 14
    if each:
        _paint_emissaries(painter, page, top, each)
    marks.scissors(painter, page, top - 4)
    marks.foot(painter, page, foot)


# ---------------------------------------------------------------- the board


def _paint_board(painter: QPainter, page: Page, board: Box, acts: Sequence[Action]) -> None:
    theme = page.theme
    marks.cut_box(painter, page, board)
    painter.setPen(QPen(colour(theme.settlement_edge), 0.4))
    painter.setBrush(colour(theme.capital))
    painter.drawRoundedRect(marks.rect(board.grown(-2)), 3, 3)
    inner = board.grown(-7)
    painter.setBrush(colour(theme.settlement))
    painter.drawRoundedRect(marks.rect(inner), 2.5, 2.5)
    middle = (inner.left + inner.right) / 2
    title = translate("kit", "Imperial court")
    write(painter, middle, inner.top + 13, title, 7.5, theme.ink, family="serif", weight=600, align=0.5)
    top = inner.top + 20
    height = (inner.bottom - top) / len(acts)
    for number, action in enumerate(acts):
        row = Box(inner.left + 6, top + number * height, inner.right - 6, top + (number + 1) * height)
        if number:
            painter.setPen(marks.pen(theme.line2, 0.3))
            painter.drawLine(QPointF(row.left, row.top), QPointF(row.right, row.top))
        _paint_action(painter, page, row, action)


def _paint_action(painter: QPainter, page: Page, row: Box, action: Action) -> None:
    theme = page.theme
    middle = (row.top + row.bottom) / 2
    painter.fillPath(scaled(glyphs.outline(action.glyph), 10, (row.left + 6, middle)), colour(theme.ink))
    step = 2 * SPACE + 1.5
    radius = SPACE
    room = action.spaces * step
    most = row.width * 0.52
    if room > most:
        radius *= most / room
        step *= most / room
    start = row.right - action.spaces * step
    words = start - row.left - 20
    write_within(painter, row.left + 16, middle - 0.6, action.title, 4.6, words, theme.ink, weight=600)
    write_within(painter, row.left + 16, middle + 5, action.hint, 3.4, words, theme.ink2)
    for number in range(action.spaces):
        at = (start + (number + 0.5) * step, middle)
        painter.setPen(QPen(colour(theme.accent), 0.4))
        painter.setBrush(colour(theme.accent_tint))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners(radius, at)]))
        if action.is_locked:
            painter.fillPath(scaled(glyphs.outline("lock"), radius * 0.8, at), colour(theme.accent))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.accent))
            painter.drawEllipse(QPointF(*at), radius * 0.14, radius * 0.14)


# ---------------------------------------------------------------- emissaries


def _paint_emissaries(painter: QPainter, page: Page, top: float, each: int) -> None:
    theme, area = page.theme, page.area
    words = translate("kit", "Emissaries, {count} each and {spare} spare: fold and glue")
    heading = words.format(count=each, spare=SPARE)
    write(painter, area.left, top + cap_height(4), heading, 4, theme.ink, weight=600)
    top += 8
    side = 2 * EMISSARY + 2
    across = max(1, int((area.width + GAP) / (2 * side + GAP)))
    for seat in range(SEATS):
        for number in range(each + SPARE):
            row, column = divmod(number, across)
            left = area.left + column * (2 * side + GAP)
            box = Box(left, top + row * (side + GAP), left + 2 * side, top + row * (side + GAP) + side)
            marks.cut_box(painter, page, box)
            middle = (box.left + box.right) / 2
            marks.fold_line(painter, (middle, box.top), (middle, box.bottom), theme.ink2)
            for x in (box.left + side / 2, box.right - side / 2):
                at = QPointF(x, (box.top + box.bottom) / 2)
                token = Token(seat, is_back=True)
                paint_token(painter, token, at, EMISSARY, theme, is_raised=False, pixel=PIXEL)
        top += -(-(each + SPARE) // across) * (side + GAP)
