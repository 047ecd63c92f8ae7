"""Captured figures on their way: each moves from its settlement to whoever took it, for a quarter of a second."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme
from workbench.games.samurai.table.board.board_view import BoardView
from workbench.games.samurai.table.sitting import SamuraiSitting

# Somewhere outside the board, for figures whose owner has no place on the screen.
AWAY = 60.0


@dataclass(frozen=True)
class Flight:
    """A figure, where it starts and where it goes, on the board's widget."""

    glyph: str
    colour: int | None
    start: QPointF
    end: QPointF


class Flights(QWidget):
    """Draws figures in motion over the board, and nothing while none moves."""

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.sitting: SamuraiSitting | None = None
        self.is_on = True
        self.place_of: Callable[[int | None], QPointF | None] = lambda _: None
        self.flights: tuple[Flight, ...] = ()
        self._seen = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.setDuration(theme.MOTION["capture"])
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self.update)
        self._motion.finished.connect(self._land)
        self.hide()

    def show_sitting(self, sitting: SamuraiSitting | None) -> None:
        """Watch another game, or none."""
        self._motion.stop()
        self._land()
        if self.sitting is not None:
            self.sitting.moved.disconnect(self._look)
        self.sitting = sitting
        if sitting is not None:
            sitting.moved.connect(self._look)
            self._seen = len(sitting.match.moves)

    def _look(self) -> None:
        """Let the figures move that the last move captured."""
        assert self.sitting is not None
        count, before = len(self.sitting.match.moves), self._seen
        self._seen = count
        if not self.is_on or count != before + 1 or not self._board.isVisible():
            return
        match = self.sitting.match
        captures = self.sitting.names.rules.transcriber.captures(*match.positions[-2:], match.moves[-1])
        if captures:
            self._start(captures)

    def _start(self, captures: list[dict[str, object]]) -> None:
        assert self.sitting is not None
        sitting, names = self.sitting, self.sitting.names
        made = []
        for capture in captures:
            space, by = int(str(capture["space"])), capture["by"]
            x, y = self._board.view.centre(names.board.spaces[space].at)
            seat = by if isinstance(by, int) else None
            end = self.place_of(seat)
            colour = None if seat is None else sitting.seats[seat].colour
            glyph = names.figure_glyph(str(capture["figure"]))
            target = self.mapFromGlobal(end) if end is not None else QPointF(x, self.height() + AWAY)
            made.append(Flight(glyph, colour, QPointF(x, y), target))
        self.flights = tuple(made)
        self.setGeometry(self._board.rect())
        self.show()
        self.raise_()
        self._motion.stop()
        self._motion.start()

    def _land(self) -> None:
        self.flights = ()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw each figure on its way, in the colour of its owner."""
        colours = theme.current()
        share = float(self._motion.currentValue() or 0)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._board.view.s * 0.8 * (1 - 0.4 * share)
        for flight in self.flights:
            at = flight.start + (flight.end - flight.start) * share
            look = None if flight.colour is None else colours.seat(flight.colour)
            painter.setPen(QPen(QColor(look.edge if look else colours.settlement_edge), 2))
            painter.setBrush(QColor(look.fill if look else colours.captured))
            painter.drawEllipse(at, radius, radius)
            side = radius * 1.4
            area = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            paint_glyph(painter, flight.glyph, area, look.ink if look else colours.figure)
