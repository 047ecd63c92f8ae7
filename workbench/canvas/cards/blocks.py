"""The blocks in the lower part of a card: each knows how high it is in a width, and draws itself there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from workbench.canvas import glyphs
from workbench.canvas.cards.card import Block, Grid, Rule, Sign, Steps, Words
from workbench.canvas.cards.ground import Dress
from workbench.canvas.lettering import cap_height, wrapped, write, write_signed, write_within
from workbench.canvas.shapes import colour, scaled

# In millimetres of a card 63 mm wide.
GAP = 2.2
STEP_HEAD, STEP_VALUE, CAPTION, LETTERS, SERIF = 3.6, 5.6, 2.6, 2.8, 3.0
CELL, CELL_GAP, NAME = 5.6, 0.9, 9.0
SIGN, VALUE = 4.6, 4.0
LINE = 1.3

Measure = Callable[[Any, float], float]
Paint = Callable[[QPainter, Any, float, float, float, Dress], None]


def height_of(blocks: Iterable[Block], width: float) -> float:
    """Give the height that blocks take below one another."""
    heights = [_KINDS[type(block)][0](block, width) for block in blocks]
    return sum(heights) + GAP * max(len(heights) - 1, 0)


def paint(painter: QPainter, blocks: Iterable[Block], x: float, y: float, width: float, dress: Dress) -> None:
    """Draw blocks below one another from a top left corner."""
    for block in blocks:
        measure, draw = _KINDS[type(block)]
        draw(painter, block, x, y, width, dress)
        y += measure(block, width) + GAP


def _is_loss(text: str) -> bool:
    return text.startswith(("-", "−"))


def _box(painter: QPainter, area: QRectF, dress: Dress, *, is_faint: bool = False) -> None:
    theme = dress.theme
    painter.setPen(QPen(colour(theme.line2 if is_faint else theme.ink2), 0.2))
    painter.setBrush(
        colour(dress.tint(theme.ink, 0.04) if is_faint else theme.panel if theme.is_dark else theme.raised)
    )
    painter.drawRoundedRect(area, 0.7, 0.7)


def _middle(painter: QPainter, area: QRectF, text: str, size: float, ink: str, family: str = "sans") -> None:
    base = area.center().y() + cap_height(size, family, 700) / 2
    room = area.width() - 0.6
    write_within(
        painter, area.center().x(), base, text, size, room, ink, family=family, weight=700, align=0.5
    )


# ---------------------------------------------------------------- steps


def _height_of_steps(block: Steps, width: float) -> float:
    return STEP_HEAD + STEP_VALUE + (CAPTION * LINE + 0.8 if block.caption else 0)


def _paint_steps(painter: QPainter, block: Steps, x: float, y: float, width: float, dress: Dress) -> None:
    theme = dress.theme
    each = (width - CELL_GAP * (len(block.steps) - 1)) / len(block.steps)
    for number, (count, value) in enumerate(block.steps):
        left = x + number * (each + CELL_GAP)
        whole = QRectF(left, y, each, STEP_HEAD + STEP_VALUE)
        _box(painter, whole, dress)
        head = QRectF(left, y, each, STEP_HEAD)
        painter.fillRect(head.adjusted(0.15, 0.15, -0.15, 0), colour(dress.tint(theme.ink, 0.1)))
        write(
            painter,
            head.center().x(),
            head.center().y() + cap_height(CAPTION) / 2,
            count,
            CAPTION,
            theme.ink2,
            align=0.5,
        )
        ink = theme.error if _is_loss(value) else theme.ink
        _middle(painter, QRectF(left, y + STEP_HEAD, each, STEP_VALUE), value, 4.0, ink, "serif")
    if block.caption:
        base = y + STEP_HEAD + STEP_VALUE + CAPTION * LINE
        write_within(painter, x + width / 2, base, block.caption, CAPTION, width, theme.ink2, align=0.5)


# ---------------------------------------------------------------- grid


def _height_of_grid(block: Grid, width: float) -> float:
    return len(block.rows) * (CELL + CELL_GAP) - CELL_GAP


def _paint_grid(painter: QPainter, block: Grid, x: float, y: float, width: float, dress: Dress) -> None:
    theme = dress.theme
    for row, (name, values) in enumerate(block.rows):
        top = y + row * (CELL + CELL_GAP)
        base = top + CELL / 2 + cap_height(CAPTION) / 2
        write_within(painter, x, base, name, CAPTION, NAME - 0.6, theme.ink2)
        each = (width - NAME - CELL_GAP * (len(values) - 1)) / max(len(values), 1)
        for number, value in enumerate(values):
            area = QRectF(x + NAME + number * (each + CELL_GAP), top, each, CELL)
            _box(painter, area, dress, is_faint=not value)
            _middle(painter, area, value, 3.2, theme.error if _is_loss(value) else theme.ink)


# ---------------------------------------------------------------- sign


def _room_of_sign(block: Sign, width: float) -> tuple[float, float]:
    """Give where the words begin, and how much room they have."""
    start = (NAME if block.value else 0) + (SIGN + 1.6 if block.glyph else 0)
    return start, width - start


def _height_of_sign(block: Sign, width: float) -> float:
    lines = wrapped(block.words, _room_of_sign(block, width)[1], LETTERS)
    return max(SIGN, len(lines) * LETTERS * LINE)


def _paint_sign(painter: QPainter, block: Sign, x: float, y: float, width: float, dress: Dress) -> None:
    theme = dress.theme
    start, room = _room_of_sign(block, width)
    height = _height_of_sign(block, width)
    middle = y + height / 2
    if block.value:
        base = middle + cap_height(VALUE, weight=700) / 2
        write_within(painter, x, base, block.value, VALUE, NAME - 0.8, theme.ink, weight=700)
    if block.glyph:
        at = (x + start - 1.6 - SIGN / 2, middle)
        ink = dress.solid(block.hue) if block.hue else theme.ink2
        painter.fillPath(scaled(glyphs.outline(block.glyph), SIGN, at), colour(ink))
    lines = wrapped(block.words, room, LETTERS)
    top = middle - len(lines) * LETTERS * LINE / 2
    for number, line in enumerate(lines):
        base = top + (number + 0.5) * LETTERS * LINE + cap_height(LETTERS) / 2
        write_signed(painter, x + start, base, line, LETTERS, theme.ink)


# ---------------------------------------------------------------- words and lines


def _height_of_words(block: Words, width: float) -> float:
    return len(wrapped(block.text, width, SERIF, "serif")) * SERIF * LINE


def _paint_words(painter: QPainter, block: Words, x: float, y: float, width: float, dress: Dress) -> None:
    for number, line in enumerate(wrapped(block.text, width, SERIF, "serif")):
        base = y + (number + 0.5) * SERIF * LINE + cap_height(SERIF, "serif") / 2
        write_signed(painter, x + width / 2, base, line, SERIF, dress.theme.ink2, family="serif", align=0.5)


def _height_of_rule(block: Rule, width: float) -> float:
    return 0.3


def _paint_rule(painter: QPainter, block: Rule, x: float, y: float, width: float, dress: Dress) -> None:
    painter.setPen(QPen(colour(dress.theme.line2), 0.25))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawLine(QLineF(x, y + 0.15, x + width, y + 0.15))


_KINDS: dict[type[Any], tuple[Measure, Paint]] = {
    Steps: (_height_of_steps, _paint_steps),
    Grid: (_height_of_grid, _paint_grid),
    Sign: (_height_of_sign, _paint_sign),
    Words: (_height_of_words, _paint_words),
    Rule: (_height_of_rule, _paint_rule),
}
