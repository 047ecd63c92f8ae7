"""The board of a kept game of Samurai, as a small picture and in a few words."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.maps import board as boards
from workbench.canvas.geometry import Box, fitted
from workbench.canvas.painter import BoardPainter
from workbench.canvas.scene import of_board
from workbench.dress.theme import Theme
from workbench.games.samurai.table.board.standing import standing_scene
from workbench.games.samurai.table.naming import Names, Things
from workbench.table.naming import translate
from workbench.table.shelf.kept import Kept


def paint_board(painter: QPainter, area: QRectF, game: Kept, colours: Theme) -> None:
    """Draw what lies open on the board."""
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


def hand_note(game: Kept, seat: int) -> str:
    """Say how many tokens a seat has in hand."""
    sizes = game.seen.get("hand_sizes", ())
    if not isinstance(sizes, list) or seat >= len(sizes) or game.is_over:
        return ""
    return translate("samurai", "{count} in hand").format(count=sizes[seat])
