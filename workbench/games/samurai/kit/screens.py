"""Hand screens: a card for each player that folds to stand, its colours outside and a reminder inside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QPainter

from engine import games
from engine.texts.saying import say
from workbench.canvas import glyphs
from workbench.canvas.geometry import Box
from workbench.canvas.lettering import POINT, write, write_within
from workbench.canvas.scene import Token
from workbench.canvas.shapes import colour, scaled
from workbench.canvas.tokens import LEAST_SIGN, paint_token
from workbench.dress.theme import blend
from workbench.export.kit import marks
from workbench.export.kit.column import Line, Paragraph, broken, filled, height_of, paint
from workbench.export.kit.design import Design
from workbench.export.kit.order import Order
from workbench.export.kit.sheet import PIXEL, Page, Sheet
from workbench.games.samurai.kit import pieces
from workbench.games.samurai.kit.pieces import Kind
from workbench.language import told

translate = QCoreApplication.translate

# In millimetres; the sides take a quarter of the width each.
WIDEST, HEIGHT, SIDE = 190.0, 64.0, 0.25
PADDING = 4.0
# What is worth a reminder behind the screen, each on a part of its own.
REMINDERS = ((say("A turn"),), (say("Captures"),), (say("End of the game"), say("The winner")))
REMINDER_SIZES = (8.0, 7.5, 7.0, 6.5, 6.0)
# Between the tokens of the reminder, in millimetres; rows have room for a number below each.
LEAST_STEP, MOST_STEP, ROW = 5.0, 15.0, 1.15


def sheets(design: Design, order: Order) -> list[Sheet]:
    """Give the sheets of all players' screens, with what only they see on the back."""
    page = Page(order)
    made = []
    for number, count, boxes in _laid(design, page):
        name = translate("kit", "Screens {number}").format(number=number) if count > 1 else _screens()
        words = translate("kit", "Hand screens {number} of {count}")
        title = words.format(number=number, count=count) if count > 1 else translate("kit", "Hand screens")
        paint = partial(_paint, page=page, design=design, boxes=boxes)
        behind = partial(_paint_insides, page=page, design=design, boxes=boxes)
        made.append(Sheet("screens", name, title, page, paint, behind))
    return made


def aids(design: Design, order: Order) -> list[Sheet]:
    """Give what only a player sees on sheets of its own where nothing is printed on backs: laid or glued behind."""
    if order.has_backs:
        return []
    page = Page(order)
    made = []
    for number, count, boxes in _laid(design, page):
        name = translate("kit", "Player aids")
        words = translate("kit", "Player aids {number} of {count}")
        title = words.format(number=number, count=count) if count > 1 else name
        paint = partial(_paint_aids, page=page, design=design, boxes=boxes)
        made.append(Sheet("screens", f"{name} {number}" if count > 1 else name, title, page, paint))
    return made


def _laid(design: Design, page: Page) -> list[tuple[int, int, dict[int, Box]]]:
    """Give the number of each sheet, how many there are, and where the screen of each seat lies on it."""
    width, height = min(page.area.width, WIDEST), min(page.area.height, HEIGHT)
    on_one = max(1, int(page.area.height / height + 1e-9))
    fewest = -(-design.players // on_one)
    each = -(-design.players // fewest)
    left = (page.width - width) / 2
    found = []
    for number in range(fewest):
        seats = list(range(design.players))[number * each : (number + 1) * each]
        boxes = {
            seat: Box(left, page.area.top + row * height, left + width, page.area.top + (row + 1) * height)
            for row, seat in enumerate(seats)
        }
        found.append((number + 1, fewest, boxes))
    return found


def _screens() -> str:
    return translate("kit", "Screens")


def _folds(box: Box) -> tuple[float, float]:
    return box.left + box.width * SIDE, box.right - box.width * SIDE


def _paint(painter: QPainter, page: Page, design: Design, boxes: dict[int, Box]) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for seat, box in boxes.items():
        _paint_outside(painter, page, design, seat, box)
    for box in boxes.values():
        marks.cut_box(painter, page, box)
    marks.scissors(painter, page, page.area.top + 3)
    marks.foot(painter, page, translate("kit", "{name}, hand screens").format(name=design.name))


def _paint_aids(painter: QPainter, page: Page, design: Design, boxes: dict[int, Box]) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for seat, box in boxes.items():
        _paint_inside(painter, page, design, seat, box)
    for box in boxes.values():
        marks.cut_box(painter, page, box)
    marks.scissors(painter, page, page.area.top + 3)
    words = translate("kit", "{name}, player aids: glue them behind the screens")
    marks.foot(painter, page, words.format(name=design.name))


def _paint_outside(painter: QPainter, page: Page, design: Design, seat: int, box: Box) -> None:
    look = page.theme.seat(seat)
    painter.fillRect(marks.rect(box.grown(-0.6)), colour(look.fill))
    frame = marks.rect(box.grown(-2.4))
    painter.setPen(marks.pen(look.edge, 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(frame, 2, 2)
    middle = (box.left + box.right) / 2
    radius = box.height * 0.26
    paint_token(
        painter,
        Token(seat, is_back=True),
        QPointF(middle, box.top + box.height * 0.42),
        radius,
        page.theme,
        is_raised=False,
        pixel=PIXEL,
    )
    room = box.width * (1 - 2 * SIDE) - 2 * PADDING
    base = box.top + box.height * 0.86
    title = design.variant.title
    write_within(painter, middle, base, title, 5.0, room, look.ink, family="serif", weight=600, align=0.5)
    types = design.values["figures"]["types"]
    step = (box.height - 12) / len(types)
    side = min(step * 0.8, box.width * SIDE * 0.36)
    faint = blend(look.ink, look.fill, 0.55)
    for centre_x in (box.left + box.width * SIDE / 2, box.right - box.width * SIDE / 2):
        for number, kind in enumerate(types):
            at = (centre_x, box.top + 6 + step * (number + 0.5))
            painter.fillPath(
                scaled(glyphs.outline(pieces.figure_glyph(design.values, kind)), side, at), colour(faint)
            )
    for x in _folds(box):
        marks.fold_line(painter, (x, box.top), (x, box.bottom), look.ink)


def _paint_insides(painter: QPainter, page: Page, design: Design, boxes: dict[int, Box]) -> None:
    """Print what a player wants to look up where only that player sees it: on the back, so left and right change."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for seat, box in boxes.items():
        turned = Box(page.width - box.right, box.top, page.width - box.left, box.bottom)
        _paint_inside(painter, page, design, seat, turned)


def _paint_inside(painter: QPainter, page: Page, design: Design, seat: int, box: Box) -> None:
    left, right = _folds(box)
    rooms = [
        Box(box.left, box.top, left, box.bottom).grown(-PADDING),
        Box(left, box.top, right, box.bottom).grown(-PADDING),
        Box(right, box.top, box.right, box.bottom).grown(-PADDING),
    ]
    columns = _reminders(design, rooms)
    for room, column in zip(rooms, columns, strict=True):
        paint(painter, column, room.left, room.top, page.theme.ink, page.theme.accent)
    middle = rooms[1]
    below = Box(middle.left, middle.top + height_of(columns[1]) + 3, middle.right, middle.bottom)
    _paint_set(painter, page, pieces.kinds(design.values), seat, below)
    painter.setPen(marks.pen(page.theme.seat(seat).edge, 0.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(marks.rect(box.grown(-2)), 2, 2)


def _reminders(design: Design, rooms: Sequence[Box]) -> list[list[Line]]:
    """Give the text of each part, all of it in the largest letters that fit."""
    said = games.rules_in_words(design.values)
    texts = [
        [
            paragraph
            for section in sections
            for paragraph in (
                Paragraph(told(section), "heading"),
                *(Paragraph(told(each.text)) for each in said if each.section == section),
            )
        ]
        for sections in REMINDERS
    ]
    for size in REMINDER_SIZES:
        found = [
            filled(broken(text, room.width, size * POINT), [room.height])
            for text, room in zip(texts, rooms, strict=True)
        ]
        if not any(rest for _, rest in found):
            break
    return [columns[0] for columns, _ in found]


def _paint_set(painter: QPainter, page: Page, kinds: Sequence[Kind], seat: int, room: Box) -> None:
    """Draw one of each kind of token, with how many there are where there are several."""
    counted = Counter(kinds)
    together: dict[tuple[str, int | None], tuple[Kind, int]] = {}
    for kind, times in counted.items():
        known = together.get((kind.key, kind.number), (kind, 0))[1]
        together[kind.key, kind.number] = (kind, known + times * kind.copies)
    step = _step(len(together), room)
    if step < LEAST_STEP:
        return
    across = int(room.width / step)
    radius = step * 0.42
    for number, (kind, copies) in enumerate(together.values()):
        row, column = divmod(number, across)
        x, y = room.left + (column + 0.5) * step, room.top + (row + 0.5) * step * ROW
        pixel = min(PIXEL, radius / LEAST_SIGN)
        at = QPointF(x, y - step * 0.06)
        paint_token(painter, kind.token(seat), at, radius, page.theme, is_raised=False, pixel=pixel)
        if copies > 1:
            write(painter, x, y + step * 0.54, f"× {copies}", step * 0.17, page.theme.ink, align=0.5)


def _step(count: int, room: Box) -> float:
    """Give the largest distance at which so many tokens fit a room."""
    step = MOST_STEP
    while step >= LEAST_STEP:
        across = max(1, int(room.width / step))
        if -(-count // across) * step * ROW <= room.height:
            return step
        step *= 0.95
    return 0.0
