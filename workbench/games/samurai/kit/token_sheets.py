"""Tokens to cut out: every player's set in honeycombs whose cells share their cuts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter

from workbench.canvas.geometry import ROOT3, SIDES, Point, centre, corners
from workbench.canvas.scene import Token
from workbench.canvas.tokens import LEAST_SIGN, ON_BOARD, paint_token
from workbench.export.kit import marks
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import PIXEL, Page, Sheet
from workbench.export.kit.tiling import honeycomb
from workbench.games.samurai.kit import pieces

translate = QCoreApplication.translate

# The cell around a token, in units of `s`: a little air, so that a cut beside the line takes nothing away.
CELL = 0.9


def sheets(design: Design, order: Order) -> list[Sheet]:
    """Give the token sheets of all players, whole players together wherever that takes no more paper."""
    page = Page(order)
    radius = order.s * CELL
    cells = honeycomb(page.area.width, page.area.height, radius)
    groups = _grouped(design, len(cells))
    made = []
    for number, tokens in enumerate(groups, 1):
        seats = list(dict.fromkeys(token.seat for token in tokens))
        names = [page.theme.seat(seat).name for seat in seats]
        name = translate("kit", "Tokens {number}").format(number=number)
        words = translate("kit", "Tokens {number} of {count}, {colours}")
        title = words.format(number=number, count=len(groups), colours=_listed(names))
        foot = translate("kit", "{name}, tokens {number}/{count}").format(
            name=design.name, number=number, count=len(groups)
        )
        places = [_place(cell, page, radius) for cell in cells[: len(tokens)]]
        paint = partial(_paint, page=page, tokens=tokens, places=places, foot=foot)
        backs = [Token(token.seat, is_back=True) for token in tokens]
        # A sheet turned over its long side has left and right exchanged.
        mirrored = [(page.width - x, y) for x, y in places]
        paint_back = partial(_paint_tokens, page=page, tokens=backs, places=mirrored)
        made.append(Sheet("tokens", name, title, page, paint, paint_back))
    return made


def _grouped(design: Design, room: int) -> list[list[Token]]:
    """Share the tokens out to sheets with so much room each."""
    sets = [[kind.token(seat) for kind in pieces.tokens(design.values)] for seat in range(design.players)]
    everything = [token for tokens in sets for token in tokens]
    fewest = -(-len(everything) // room)
    together = room // len(sets[0]) if sets[0] else 0
    if together and -(-len(sets) // together) == fewest:
        each = -(-len(sets) // fewest)
        return [
            [token for tokens in sets[first : first + each] for token in tokens]
            for first in range(0, len(sets), each)
        ]
    return [everything[first : first + room] for first in range(0, len(everything), room)]


def _listed(words: Sequence[str]) -> str:
    if len(words) < 2:
        return "".join(words)
    joined = translate("kit", "{first} and {last}")
    return joined.format(first=", ".join(words[:-1]), last=words[-1])


def _place(cell: tuple[int, int], page: Page, radius: float) -> Point:
    """Give the middle of a cell; a honeycomb lies in the middle between the margins."""
    across = int(page.area.width / (ROOT3 * radius) * 2 + 1e-9) / 2
    free = page.area.width - across * ROOT3 * radius
    x, y = centre(cell)
    return page.area.left + free / 2 + (x + ROOT3 / 2) * radius, page.area.top + (y + 1) * radius


def _paint(
    painter: QPainter, page: Page, tokens: Sequence[Token], places: Sequence[Point], foot: str
) -> None:
    _paint_tokens(painter, page, tokens, places)
    radius = page.order.s * CELL
    lines: dict[tuple[int, ...], tuple[Point, Point]] = {}
    for place in places:
        points = corners(radius, place)
        for one, other in SIDES:
            start, end = sorted((points[one], points[other]))
            # Neighbours name the same side alike to the hundredth of a millimetre, and it is drawn once.
            key = tuple(round(value * 100) for value in (*start, *end))
            lines.setdefault(key, (start, end))
    marks.cut_lines(painter, page, lines.values())
    marks.scissors(painter, page, page.area.top + radius / 2)
    marks.foot(painter, page, foot)


def _paint_tokens(painter: QPainter, page: Page, tokens: Sequence[Token], places: Sequence[Point]) -> None:
    radius = page.order.s * ON_BOARD
    # The sign of fast tokens is part of the rules: on paper it is readable at half the size of a screen's.
    pixel = min(PIXEL, radius / LEAST_SIGN)
    for token, (x, y) in zip(tokens, places, strict=True):
        paint_token(painter, token, QPointF(x, y), radius, page.theme, is_raised=False, pixel=pixel)
