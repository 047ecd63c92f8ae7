"""The layer of a board that shows what an analysis says of a move, with the lens over it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.agents.opinion import Opinion
from engine.maps.hexes import Hex
from workbench.canvas.scene import Token
from workbench.dress import theme
from workbench.games.samurai.table.board.board_view import BoardView
from workbench.games.samurai.table.judged.judged import Judged, judged
from workbench.games.samurai.table.judged.judged_marks import ghosts, paint_judged
from workbench.games.samurai.table.judged.lens import LARGE_ENOUGH, Lens
from workbench.games.samurai.table.sitting import SamuraiSitting


class JudgedLayer(QObject):
    """Draws over the board, and holds the lens."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.sitting: SamuraiSitting | None = None
        self.judged: Judged | None = None
        # What was asked for last, and at which position: which spaces are free changes with it.
        self._asked: tuple[SamuraiSitting | None, Opinion | None, bool, int] = (None, None, False, 0)
        self.is_lens_wanted = True
        self.lens = Lens(board)
        self.lens.closed.connect(lambda: self.want_lens(False))
        board.layers.append(self.paint)
        board.view_changed.connect(self._place_lens)

    def show_opinion(
        self, sitting: SamuraiSitting | None, opinion: Opinion | None, *, has_line: bool
    ) -> None:
        """Show what is said of a move, or nothing."""
        asked = (sitting, opinion, has_line, sitting.at if sitting is not None else 0)
        if asked == self._asked:
            return
        if asked[:3] != self._asked[:3]:
            self.sitting, self.judged = sitting, None
            if sitting is not None and opinion is not None:
                self.judged = judged(sitting, opinion, has_line=has_line)
        self._asked = asked
        self._show_ghosts()
        self._place_lens()

    def _show_ghosts(self) -> None:
        """Lay the best line on the spaces that are free in the shown position."""
        found: Mapping[Hex, Token] = {}
        if self.judged is not None and self.sitting is not None:
            spaces = [space.at for space in self.sitting.names.board.spaces]
            taken = {spaces[lying["space"]] for lying in self.sitting.open_view["tokens"]}
            found = ghosts(self.judged, spaces, taken)
        # Where none were and none are the board is left alone: what is in hand may be about to change as well.
        if found != self._board.ghosts:
            self._board.ghosts = found
            self._board.refresh()

    def _place_lens(self) -> None:
        self.lens.show_judged(self.sitting, self.judged if self.is_lens_wanted else None)
        self._board.update()

    @property
    def can_magnify(self) -> bool:
        """Say whether there is something to look at through a lens."""
        return self.judged is not None

    def want_lens(self, is_wanted: bool) -> None:
        """Show the lens, or close it until it is wanted again."""
        if is_wanted != self.is_lens_wanted:
            self.is_lens_wanted = is_wanted
            self._place_lens()

    # ------------------------------------------------------------ painting

    def paint(self, painter: QPainter) -> None:
        """Draw the marks over the board, and what the lens shows of it."""
        if self.judged is None or self.sitting is None:
            return
        colours, view = theme.current(), self._board.view
        spaces = [space.at for space in self.sitting.names.board.spaces]
        # Where no lens is needed the words stand on the board itself.
        called = self.lens.called if view.s >= LARGE_ENOUGH else None
        if not self.lens.isHidden():
            self._paint_frame(painter)
        paint_judged(painter, self.judged, spaces, view, colours, called)

    def _paint_frame(self, painter: QPainter) -> None:
        """Frame what the lens shows, and lead from it to the lens."""
        colours, frame, lens = theme.current(), self.lens.focus, QRectF(self.lens.geometry())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        start, end = _between(lens, frame)
        for ink, width in ((colours.halo, 3.6), (colours.accent, 1.4)):
            painter.setPen(QPen(QColor(ink), width))
            painter.drawRoundedRect(frame, 4, 4)
            painter.drawLine(start, end)
        painter.restore()


def _between(one: QRectF, other: QRectF) -> tuple[QPointF, QPointF]:
    """Give the points of two rectangles' rims that a line between them joins."""
    return _rim(one, other.center()), _rim(other, one.center())


def _rim(area: QRectF, towards: QPointF) -> QPointF:
    """Give the point of a rectangle that is nearest to a place outside."""
    return QPointF(
        min(max(towards.x(), area.left()), area.right()), min(max(towards.y(), area.top()), area.bottom())
    )
