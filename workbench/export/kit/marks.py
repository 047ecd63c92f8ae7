"""Marks beside what is printed: cut lines, corners, bands to be glued, the check ruler, and what a sheet is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from workbench.canvas import glyphs
from workbench.canvas.geometry import Box, Point
from workbench.canvas.lettering import cap_height, width_of, write, write_within
from workbench.canvas.shapes import colour, scaled
from workbench.export.kit.sheet import Page

translate = QCoreApplication.translate

THIN = 0.2
CUT_DASH = (7.0, 5.0)
FOLD_DASH = (1.0, 4.0)
# Between a corner and its mark, and the longest a mark gets.
GAP, LONGEST = 0.8, 5.0
TICK_GAP = 0.4
HATCH_STEP = 2.2
RULER = 50.0
LETTERS = 2.5
SCISSORS = 4.0


def pen(ink: str, width: float = THIN, dash: tuple[float, ...] = ()) -> QPen:
    """Give a pen with flat ends: marks are as long as they say."""
    made = QPen(colour(ink), width)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    made.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    if dash:
        made.setDashPattern(list(dash))
    return made


def rect(box: Box) -> QRectF:
    """Give a box as Qt's rectangle."""
    return QRectF(box.left, box.top, box.width, box.height)


def cut_lines(painter: QPainter, page: Page, lines: Iterable[tuple[Point, Point]]) -> None:
    """Draw dashed lines to cut along, if they are wanted."""
    if page.has("cut"):
        painter.setPen(pen(page.theme.ink2, THIN, CUT_DASH))
        painter.drawLines([QLineF(*start, *end) for start, end in lines])


def cut_box(painter: QPainter, page: Page, box: Box) -> None:
    """Draw a box to cut along."""
    cut_lines(painter, page, sides(box))


def fold_line(painter: QPainter, start: Point, end: Point, ink: str) -> None:
    """Draw a dotted line to fold along."""
    painter.setPen(pen(ink, 0.3, FOLD_DASH))
    painter.drawLine(QLineF(*start, *end))


def sides(box: Box) -> list[tuple[Point, Point]]:
    """Give the four sides of a box, each from its left or upper end."""
    left, top, right, bottom = box.left, box.top, box.right, box.bottom
    return [
        ((left, top), (right, top)),
        ((left, bottom), (right, bottom)),
        ((left, top), (left, bottom)),
        ((right, top), (right, bottom)),
    ]


def corner_marks(painter: QPainter, page: Page, box: Box) -> None:
    """Draw short lines beyond the corners of a box, where a knife and a ruler are laid on."""
    if not page.has("corners"):
        return
    length = min(page.strip - THIN, LONGEST)
    lines = []
    for x, out_x in ((box.left, -1), (box.right, 1)):
        for y, out_y in ((box.top, -1), (box.bottom, 1)):
            lines.append(QLineF(x + out_x * GAP, y, x + out_x * length, y))
            lines.append(QLineF(x, y + out_y * GAP, x, y + out_y * length))
    painter.setPen(pen(page.theme.ink))
    painter.drawLines(lines)


def meeting_marks(painter: QPainter, page: Page, box: Box, *, x: float | None, y: float | None) -> None:
    """Draw where the edge of the next tile comes to lie: a short line with a foot, beside the picture."""
    if not page.has("corners"):
        return
    length, foot = min(page.strip, LONGEST) - 1.6, 1.1
    lines = []
    if x is not None:
        for side, out in ((box.top, -1), (box.bottom, 1)):
            lines.append(QLineF(x, side + out * GAP, x, side + out * length))
            lines.append(QLineF(x - foot, side + out * GAP, x + foot, side + out * GAP))
    if y is not None:
        for side, out in ((box.left, -1), (box.right, 1)):
            lines.append(QLineF(side + out * GAP, y, side + out * length, y))
            lines.append(QLineF(side + out * GAP, y - foot, side + out * GAP, y + foot))
    painter.setPen(pen(page.theme.ink))
    painter.drawLines(lines)


def hatch(painter: QPainter, page: Page, box: Box) -> None:
    """Hatch a band that is glued under the next tile."""
    lines = []
    along = -box.height + HATCH_STEP / 2
    while along < box.width:
        start_x, end_x = max(along, 0.0), min(along + box.height, box.width)
        lines.append(
            QLineF(
                box.left + start_x,
                box.bottom - (start_x - along),
                box.left + end_x,
                box.bottom - (end_x - along),
            )
        )
        along += HATCH_STEP
    painter.setPen(pen(page.theme.ink2, 0.15))
    painter.drawLines(lines)


def arrow(painter: QPainter, at: Point, degrees: float, size: float, ink: str) -> None:
    """Draw a small triangle that points to the right, turned with the clock."""
    painter.save()
    painter.translate(*at)
    painter.rotate(degrees)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    half = size / 2
    painter.drawPolygon(QPolygonF([QPointF(-half, -half), QPointF(half, 0), QPointF(-half, half)]))
    painter.restore()


def scissors(painter: QPainter, page: Page, y: float) -> None:
    """Draw into the margin the scissors that say what dashed lines mean."""
    if page.has("cut"):
        size = min(SCISSORS, page.strip - 0.4)
        at = (page.area.left - page.strip / 2, y)
        painter.fillPath(scaled(glyphs.outline("cut"), size, at), colour(page.theme.ink2))


def ticks(painter: QPainter, page: Page, grid: Box, xs: Iterable[float], ys: Iterable[float]) -> None:
    """Draw short lines outside a grid where neighbours share their cuts, as long as the paper lets them."""
    if not page.has("cut"):
        return
    reach, lines = page.reach.grown(-THIN), []
    for x in xs:
        lines.append(QLineF(x, max(grid.top - LONGEST, reach.top), x, grid.top - TICK_GAP))
        lines.append(QLineF(x, grid.bottom + TICK_GAP, x, min(grid.bottom + LONGEST, reach.bottom)))
    for y in ys:
        lines.append(QLineF(max(grid.left - LONGEST, reach.left), y, grid.left - TICK_GAP, y))
        lines.append(QLineF(grid.right + TICK_GAP, y, min(grid.right + LONGEST, reach.right), y))
    painter.setPen(pen(page.theme.ink))
    painter.drawLines(lines)


def registration(painter: QPainter, page: Page, at: Point, radius: float) -> None:
    """Draw a cross in a circle: front and back fit where one covers the other."""
    if page.has("corners"):
        x, y = at
        painter.setPen(pen(page.theme.ink))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x, y), radius * 0.6, radius * 0.6)
        painter.drawLines([QLineF(x - radius, y, x + radius, y), QLineF(x, y - radius, x, y + radius)])


def foot(painter: QPainter, page: Page, words: str) -> None:
    """Draw the check ruler and what the sheet is into the lower margin."""
    base = page.area.bottom + (page.strip + cap_height(LETTERS)) / 2 + 0.3
    _foot(painter, page, page.area.left + 8, page.area.right - 8, base, words)


def foot_beside(painter: QPainter, page: Page, box: Box, words: str) -> None:
    """Draw the same up the left side of a box, where the paper has no room below it."""
    painter.save()
    painter.translate(page.reach.left + 3.0, box.bottom)
    painter.rotate(-90)
    _foot(painter, page, 8, box.height - 8, 0, words)
    painter.restore()


def _foot(painter: QPainter, page: Page, left: float, right: float, base: float, words: str) -> None:
    end = _ruler(painter, page, left, base) if page.has("ruler") else left
    write_within(painter, right, base, words, LETTERS, right - end, page.theme.ink, align=1)


def _ruler(painter: QPainter, page: Page, left: float, base: float) -> float:
    """Draw 50 mm with a tick at every tenth, and give where it ends."""
    height = min(2.4, page.strip - GAP)
    line = QLineF(left, base, left + RULER, base)
    ticks = [
        QLineF(left + mm, base, left + mm, base - (height if mm % 50 == 0 else height * 0.6))
        for mm in range(0, int(RULER) + 1, 10)
    ]
    painter.setPen(pen(page.theme.ink))
    painter.drawLines([line, *ticks])
    words = translate("kit", "50 mm: print at 100 %")
    write(painter, left + RULER + 2, base, words, LETTERS, page.theme.ink)
    return left + RULER + 4 + width_of(words, LETTERS)
