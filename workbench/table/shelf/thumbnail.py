"""The small picture of a kept game, made of what lies open for everybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from engine.maps import board as boards
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter, paint_canvas
from workbench.canvas.scene import of_board
from workbench.dress import theme
from workbench.dress.theme import Theme
from workbench.table.naming import Names, Things
from workbench.table.shelf.kept import Kept
from workbench.table.standing import standing_scene

Paint = Callable[[QPainter, QRectF, Kept, Theme], None]


def thumbnail(game: Kept, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Give the picture of a game in the theme in use; of a game that nobody knows how to draw, the bare ground."""
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
    paint = PAINTERS.get(str(drawn.game.record["game"]))
    if paint is not None and drawn.game.seen:
        paint(painter, area, drawn.game, colours)
    painter.end()
    return picture


def _paint_board(painter: QPainter, area: QRectF, game: Kept, colours: Theme) -> None:
    record = game.record
    try:
        board = boards.from_record(record["board"]["spaces"], game.players, "record")
        names, spaces = Names(Things(board, dict(record["variant"]))), of_board(board).spaces
        scene = standing_scene(names, spaces, game.seen, range(game.players))
    except (KeyError, ValueError, TypeError, IndexError, AttributeError):
        # A record that does not hold together is told about when it is opened; here it has no picture.
        return
    box = Box(area.left(), area.top(), area.right(), area.bottom())
    BoardPainter(colours).paint(painter, scene, fitted(scene.spaces, box, 0.9), box)


PAINTERS: Mapping[str, Paint] = {"samurai": _paint_board}
