"""A kept game of Naishi as a small picture: what lies open for everybody, hands face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from workbench.canvas.cards.card import Back
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_back
from workbench.canvas.geometry import Box
from workbench.dress.theme import Theme
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.cards.tile import paint_tile
from workbench.games.naishi.table.cloth.cloth_painting import paint_river
from workbench.games.naishi.table.naming import cards_of
from workbench.games.naishi.table.spots import COLUMNS
from workbench.table.naming import translate
from workbench.table.shelf.kept import Kept

# Heights of the lines by their share of the picture, and the room between them.
LINES = (0.11, 0.17, 0.2, 0.17, 0.11)
GAP = 0.04


def paint_table(painter: QPainter, area: QRectF, game: Kept, colours: Theme) -> None:
    """Draw both rows, the river and the backs of both hands."""
    try:
        values, seen = dict(game.record["variant"]), game.seen
        known = set(cards_of(values))
        lines = (None, seen["rows"][1], seen["river"], seen["rows"][0], None)
        is_sound = all(card is None or card in known for line in lines if line for card in line)
        if not is_sound or any(line is not None and len(line) != COLUMNS for line in lines):
            return
        _paint_lines(painter, area, values, lines, colours)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        # A record that does not hold together is told about when it is opened; here it has no picture.
        return


def _paint_lines(
    painter: QPainter, area: QRectF, values: Mapping[str, Any], lines: tuple[Any, ...], colours: Theme
) -> None:
    y = area.top() + area.height() * (1 - sum(LINES) - GAP * (len(LINES) - 1)) / 2
    width = area.height() * LINES[1] * 0.95
    pitch = min(width * 1.35, area.width() / (COLUMNS + 0.5))
    left = area.center().x() - pitch * COLUMNS / 2 + (pitch - width) / 2
    above = sum(LINES[:2]) + GAP * 2
    river = QRectF(area.left(), y + area.height() * above, area.width(), area.height() * LINES[2])
    bank = area.height() * GAP / 2
    paint_river(painter, river.adjusted(0, -bank, 0, bank), colours)
    for number, (line, share) in enumerate(zip(lines, LINES, strict=True)):
        height = area.height() * share
        for column in range(COLUMNS):
            place = QRectF(left + column * pitch, y, width, height)
            if line is None:
                seat = 1 if number == 0 else 0
                box = Box(place.left(), place.top(), place.right(), place.bottom())
                paint_back(painter, Back("", colours.seat(seat).fill), box, Dress(colours))
            elif line[column] is not None:
                paint_tile(painter, face(values, line[column], has_count=False), place, colours)
        y += height + area.height() * GAP


def seat_note(game: Kept, seat: int) -> str:
    """Say how many emissaries of a seat are free."""
    free = game.seen.get("emissaries", ())
    if not isinstance(free, list) or seat >= len(free) or game.is_over:
        return ""
    return translate("naishi", "emissaries free: {count}").format(count=free[seat])
