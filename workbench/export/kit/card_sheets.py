"""Cards of one size on sheets: neighbours share their cuts, backs lie behind their fronts, spare cards fill the rest.

Cards take what printers reach, margins or not, so that nine of 63 by 88 mm fit a sheet of A4 or Letter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from workbench.canvas.cards.card import SIZE
from workbench.canvas.geometry import Box, Point
from workbench.canvas.lettering import cap_height, write
from workbench.canvas.shapes import colour
from workbench.export.kit import marks, pieces
from workbench.export.kit.order import PAPERS, Order, OrderError
from workbench.export.kit.pieces import Piece
from workbench.export.kit.sheet import Page, Sheet

translate = QCoreApplication.translate

# Outside the cards, in millimetres: for ticks above and beside them, and below for a little more.
ABOVE, BELOW = 2.4, 3.9
# Below the cards the foot line takes so much, or it goes up the side.
FOOT = 8.0
CROSS, NUMBER, CHIP = 1.6, 2.2, 4.0


@dataclass(frozen=True, slots=True)
class Grid:
    """How cards of one size lie on a page."""

    page: Page
    columns: int
    rows: int
    width: float
    height: float

    @property
    def count(self) -> int:
        """How many cards a sheet holds."""
        return self.columns * self.rows

    @property
    def box(self) -> Box:
        """Where all of them lie: in the middle of what printers reach."""
        room = _room(self.page)
        width, height = self.columns * self.width, self.rows * self.height
        left = (self.page.width - width) / 2
        top = room.top + (room.height - height) / 2
        return Box(left, top, left + width, top + height)

    def boxes(self) -> list[Box]:
        """Give where each lies, row by row."""
        whole = self.box
        return [
            Box(left, top, left + self.width, top + self.height)
            for top in (whole.top + row * self.height for row in range(self.rows))
            for left in (whole.left + column * self.width for column in range(self.columns))
        ]

    def crosses(self) -> list[Point]:
        """Give the places of the registration crosses on the front."""
        whole, reach = self.box, self.page.reach
        middle = self.page.width / 2
        xs = (middle,) if self.columns % 2 else (middle - self.width / 2, middle + self.width / 2)
        out = min(whole.top - reach.top, reach.bottom - whole.bottom, 7.0) / 2
        return [(x, y) for x in xs for y in (whole.top - out, whole.bottom + out)]


def _room(page: Page) -> Box:
    reach = page.reach
    return Box(reach.left + ABOVE, reach.top + ABOVE, reach.right - ABOVE, reach.bottom - BELOW)


def grid(order: Order, size: tuple[float, float] = SIZE) -> Grid:
    """Lay cards of a size out on the paper, upright or across, whichever holds more, or refuse what does not fit."""
    width, height = size
    found = []
    for is_landscape in (False, True):
        page = Page(order, is_landscape)
        room = _room(page)
        columns, rows = int(room.width / width + 1e-6), int(room.height / height + 1e-6)
        found.append(Grid(page, columns, rows, width, height))
    best = max(found, key=lambda each: each.count)
    if not best.count:
        words = translate("kit", "A card of {width} × {height} mm does not fit {paper}: choose larger paper.")
        raise OrderError(
            words.format(width=f"{width:g}", height=f"{height:g}", paper=PAPERS[order.paper].title)
        )
    return best


def sheets(
    part: str,
    title: str,
    cards: Sequence[Piece],
    order: Order,
    name: str,
    size: tuple[float, float] = SIZE,
    *,
    has_own_backs: bool = False,
) -> list[Sheet]:
    """Give the sheets of a section's cards; `name` is the game's in the foot line.

    Where each card has a back of its own, a spare one can be written on both sides.
    """
    laid = grid(order, size)
    count = -(-len(cards) // laid.count)
    missing = count * laid.count - len(cards)
    shared = cards[-1].back if cards else None
    blank = Piece(pieces.spare, pieces.spare if shared and has_own_backs else shared)
    every = [*cards, *[blank] * missing]
    made = []
    for number in range(count):
        group = every[number * laid.count : (number + 1) * laid.count]
        words = f"{title} {number + 1}" if count > 1 else title
        of = translate("kit", "{title} {number} of {count}")
        full = of.format(title=title, number=number + 1, count=count) if count > 1 else title
        foot = f"{name}, {title} {number + 1}/{count}"
        back = partial(_paint_back, grid=laid, cards=group)
        made.append(
            Sheet(
                part,
                words,
                full,
                laid.page,
                partial(_paint, grid=laid, cards=group, foot=foot),
                back if any(card.back for card in group) else None,
            )
        )
    return made


def _paint(painter: QPainter, grid: Grid, cards: Sequence[Piece], foot: str) -> None:
    page, whole = grid.page, grid.box
    pieces.paint_fronts(painter, page, cards, grid.boxes())
    xs = [whole.left + column * grid.width for column in range(grid.columns + 1)]
    ys = [whole.top + row * grid.height for row in range(grid.rows + 1)]
    marks.ticks(painter, page, whole, xs, ys)
    _paint_crosses(painter, grid, grid.crosses())
    if page.reach.bottom - whole.bottom >= FOOT:
        marks.foot(painter, page, foot)
    else:
        marks.foot_beside(painter, page, whole, foot)


def _paint_crosses(painter: QPainter, grid: Grid, places: Iterable[Point]) -> None:
    whole, reach = grid.box, grid.page.reach
    radius = min(CROSS, (whole.top - reach.top) / 2 - 0.1, (reach.bottom - whole.bottom) / 2 - 0.1)
    for at in places:
        marks.registration(painter, grid.page, at, radius)


def _paint_back(painter: QPainter, grid: Grid, cards: Sequence[Piece]) -> None:
    page = grid.page
    numbered = [_numbered(card, number) for number, card in enumerate(cards, 1)]
    pieces.paint_behind(painter, page, numbered, grid.boxes())
    behind = (page.behind(Box(x, y, x, y)) for x, y in grid.crosses())
    _paint_crosses(painter, grid, [(box.left, box.top) for box in behind])


def _numbered(card: Piece, number: int) -> Piece:
    """Give a card whose back has the number of its front on the sheet, so that a sheet turned the wrong way shows."""
    if card.back is None:
        return card
    paint_back = card.back

    def paint(painter: QPainter, box: Box, page: Page) -> None:
        paint_back(painter, box, page)
        chip = Box(box.right - CHIP, box.top, box.right, box.top + CHIP * 0.75)
        painter.fillRect(marks.rect(chip), colour(page.theme.raised))
        base = (chip.top + chip.bottom + cap_height(NUMBER)) / 2
        write(painter, (chip.left + chip.right) / 2, base, str(number), NUMBER, page.theme.ink2, align=0.5)

    return Piece(card.front, paint)
