"""The small picture of a kept game, made of what lies open for everybody."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPixmap

from engine.games import GAMES, facts_of
from workbench.canvas.painter import paint_canvas
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.table.parts import parts_of
from workbench.table.shelf.kept import Kept


def thumbnail(game: Kept, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Give the picture of a game in the theme in use."""
    return _thumbnail(_Drawn(game), size.width(), size.height(), ratio, theme.current().name)


class _Drawn:
    """A game by what its picture depends on, so that a picture is drawn once."""

    def __init__(self, game: Kept) -> None:
        self.game = game
        self._what = (game.key, game.played, game.turn)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Drawn) and self._what == other._what

    def __hash__(self) -> int:
        return hash(self._what)


@lru_cache(maxsize=200)
def _thumbnail(drawn: _Drawn, width: int, height: int, ratio: float, _: str) -> QPixmap:
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    area, colours = QRectF(0, 0, width, height), theme.current()
    paint_canvas(painter, area, colours)
    name = str(drawn.game.record["game"])
    paint = parts_of(name).thumbnail
    if paint is None:
        paint_title(painter, area, facts_of(name).title if name in GAMES else name, colours)
    elif drawn.game.seen:
        paint(painter, area, drawn.game, colours)
    painter.end()
    return picture


def paint_title(painter: QPainter, area: QRectF, title: str, colours: Theme) -> None:
    """Write a game's title on its colour, where it has no picture."""
    painter.fillRect(area, QColor(colours.accent_tint))
    face = typeface.style("title")
    painter.setFont(face)
    painter.setPen(QColor(colours.accent))
    shown = QFontMetrics(face).elidedText(title, Qt.TextElideMode.ElideRight, int(area.width()) - 24)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shown)
