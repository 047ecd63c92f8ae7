"""A kept siege as a small picture, and each of its samurai in a few words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress import typeface
from workbench.dress.theme import Theme
from workbench.games.seven_samurai import words
from workbench.games.seven_samurai.cards.track import paint_emblem, paint_track
from workbench.games.seven_samurai.table.siege import Siege, read_siege
from workbench.games.seven_samurai.table.village.village_view import paint_village
from workbench.table.shelf.kept import Kept


def _siege(game: Kept) -> Siege | None:
    """Read what lay open; a record that does not hold together is told about when it is opened."""
    try:
        return read_siege(game.seen, dict(game.record["variant"]))
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        return None


def paint_siege(painter: QPainter, area: QRectF, game: Kept, colours: Theme) -> None:
    """Draw the village above the tracks of the team."""
    siege = _siege(game)
    if siege is None:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    height = area.height() * 0.46
    width = min(area.width() * 0.6, height * 2.9)
    paint_village(
        painter, QRectF(area.center().x() - width / 2, area.top() + 10, width, height), siege, colours
    )
    columns = 2 if siege.players > 1 else 1
    rows = -(-siege.players // columns)
    top, gap = area.top() + height + 18, 6.0
    room = (area.bottom() - top - 8 - (rows - 1) * gap) / rows
    wide = (area.width() - 24 - (columns - 1) * 10) / columns
    for seat in range(siege.players):
        row, column = divmod(seat, columns)
        box = QRectF(area.left() + 12 + column * (wide + 10), top + row * (room + gap), wide, min(room, 34))
        _paint_team_mate(painter, box, siege, seat, colours)


def _paint_team_mate(painter: QPainter, area: QRectF, siege: Siege, seat: int, colours: Theme) -> None:
    who, look = siege.samurai[seat], colours.seat(seat)
    painter.setPen(QPen(QColor(colours.line2), 1))
    painter.setBrush(QColor(colours.raised))
    painter.drawRoundedRect(area, 4, 4)
    radius = min(area.height() * 0.3, 8.0)
    paint_emblem(painter, QPointF(area.left() + radius + 6, area.center().y()), radius, look)
    left = area.left() + 2 * radius + 12
    if area.width() > 180:
        painter.setFont(typeface.style("small"))
        painter.setPen(QColor(colours.ink))
        room = QRectF(left, area.top(), 66, area.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, words.plain(who.name))
        left += 68
    high = min(area.height() * 0.5, 13.0)
    box = Box(left, area.center().y() - high / 2, area.right() - 8, area.center().y() + high / 2)
    paint_track(painter, box, who.kiai, Dress(colours), total=who.total, look=look)


def samurai_note(game: Kept, seat: int) -> str:
    """Say who a seat is, and on which side he fights."""
    siege = _siege(game)
    if siege is None or seat >= siege.players:
        return ""
    who = siege.samurai[seat]
    return words.translate("seven", "{name}, {side}").format(
        name=words.plain(who.name), side=words.side(who.side)
    )
