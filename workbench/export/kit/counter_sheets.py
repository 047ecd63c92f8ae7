"""Round and square counters to cut out, in groups under headings, of any sizes on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter

from workbench.canvas.geometry import Box, Point
from workbench.canvas.lettering import write_within
from workbench.export.kit import marks, pieces
from workbench.export.kit.order import Order
from workbench.export.kit.pieces import Piece
from workbench.export.kit.sheet import Page, Sheet

translate = QCoreApplication.translate

# Between counters, and above a row that begins a group, in millimetres.
GAP, HEADING, LETTERS = 2.5, 7.0, 3.4


@dataclass(frozen=True)
class Group:
    """Counters of one size and shape under a heading, and perhaps another one over their backs."""

    title: str
    counters: Sequence[Piece]
    size: float
    is_round: bool = False
    back_title: str = ""

    @property
    def has_two_sides(self) -> bool:
        """Say whether some counter looks different when it is turned over."""
        return any(counter.back not in (None, counter.front) for counter in self.counters)

    @property
    def turned(self) -> Group:
        """The other sides of the counters, to be glued behind them."""
        return Group(self.back_title, [counter.turned for counter in self.counters], self.size, self.is_round)


@dataclass
class _Laid:
    """What lies on one sheet."""

    counters: list[Piece] = field(default_factory=list)
    boxes: list[Box] = field(default_factory=list)
    round_boxes: list[Box] = field(default_factory=list)
    headings: list[tuple[Point, str]] = field(default_factory=list)
    back_headings: list[tuple[Point, str]] = field(default_factory=list)


def sheets(part: str, title: str, groups: Sequence[Group], order: Order, name: str) -> list[Sheet]:
    """Give the sheets of a section's counters; `name` is the game's in the foot line."""
    page = Page(order)
    laid = _laid_out(groups, page)
    made = []
    for number, each in enumerate(laid, 1):
        words = f"{title} {number}" if len(laid) > 1 else title
        of = translate("kit", "{title} {number} of {count}")
        full = of.format(title=title, number=number, count=len(laid)) if len(laid) > 1 else title
        paint = partial(_paint, page=page, laid=each, foot=f"{name}, {words}")
        back = partial(_paint_back, page=page, laid=each)
        has_back = any(counter.back for counter in each.counters)
        made.append(Sheet(part, words, full, page, paint, back if has_back else None))
    return made


def _laid_out(groups: Sequence[Group], page: Page) -> list[_Laid]:
    """Lay groups out in rows; a heading stays with its first row, and a full sheet is followed by another."""
    area, found = page.area, [_Laid()]
    y = area.top
    for group in groups:
        across = max(1, int((area.width + GAP) / (group.size + GAP)))
        has_heading = True
        for first in range(0, len(group.counters), across):
            needed = group.size + (HEADING if has_heading else 0)
            if y + needed > area.bottom and found[-1].counters:
                found.append(_Laid())
                y = area.top
            sheet = found[-1]
            if has_heading:
                at = (area.left, y + HEADING - 2)
                sheet.headings.append((at, group.title))
                if group.back_title:
                    sheet.back_headings.append((at, group.back_title))
                y += HEADING
                has_heading = False
            for column, counter in enumerate(group.counters[first : first + across]):
                left = area.left + column * (group.size + GAP)
                box = Box(left, y, left + group.size, y + group.size)
                sheet.counters.append(counter)
                sheet.boxes.append(box)
                if group.is_round:
                    sheet.round_boxes.append(box)
            y += group.size + GAP
    return found


def _write_headings(painter: QPainter, page: Page, headings: Sequence[tuple[Point, str]]) -> None:
    for (x, y), title in headings:
        write_within(painter, x, y, title, LETTERS, page.area.width, page.theme.ink, weight=600)


def _paint_back(painter: QPainter, page: Page, laid: _Laid) -> None:
    _write_headings(painter, page, laid.back_headings)
    pieces.paint_behind(painter, page, laid.counters, laid.boxes)


def _paint(painter: QPainter, page: Page, laid: _Laid, foot: str) -> None:
    _write_headings(painter, page, laid.headings)
    pieces.paint_fronts(painter, page, laid.counters, laid.boxes)
    for box in laid.boxes:
        if box not in laid.round_boxes:
            marks.cut_box(painter, page, box)
    if page.has("cut"):
        painter.setPen(marks.pen(page.theme.ink2, marks.THIN, marks.CUT_DASH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for box in laid.round_boxes:
            painter.drawEllipse(marks.rect(box))
    marks.scissors(painter, page, page.area.top + 3)
    marks.foot(painter, page, foot)
