"""The boards of the team in a ring, clockwise as the turn goes; where there is no room for all, they scroll."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from workbench.dress import theme
from workbench.games.seven_samurai.table.boards.board_view import LEAST, BoardView, Ghost
from workbench.games.seven_samurai.table.sitting import SevenSitting

GAP, MARGIN, TALLEST, WIDEST = 16, 14, 280, 620
ARROW = 5.0


def columns_for(count: int, width: int) -> int:
    """Give how many boards stand side by side.

    >>> [columns_for(count, 980) for count in range(1, 8)]
    [1, 2, 2, 2, 3, 3, 4]
    >>> columns_for(7, 700)
    3
    """
    wanted = count if count <= 2 else (count + 1) // 2
    return max(1, min(wanted, (width - 2 * MARGIN + GAP) // (LEAST.width() + GAP)))


class _Ring(QWidget):
    """Lays the boards out and draws the way that the turn takes between them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.boards: list[BoardView] = []

    def place(self, width: int, height: int) -> None:
        """Give every board its place: the rows run to and fro, so that neighbours stay neighbours."""
        if not self.boards:
            return
        columns = columns_for(len(self.boards), width)
        rows = -(-len(self.boards) // columns)
        wide = min((width - 2 * MARGIN - (columns - 1) * GAP) // columns, WIDEST)
        tall = max(min((height - 2 * 10 - (rows - 1) * GAP) // rows, TALLEST), LEAST.height())
        left = (width - columns * wide - (columns - 1) * GAP) // 2
        whole = rows * tall + (rows - 1) * GAP
        top = max(10, min((height - whole) // 2, 26))
        for seat, board in enumerate(self.boards):
            row, place = divmod(seat, columns)
            column = place if row % 2 == 0 else columns - 1 - place
            board.setGeometry(QRect(left + column * (wide + GAP), top + row * (tall + GAP), wide, tall))
        self.setMinimumHeight(whole + top + 8)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an arrow from each board to the next."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.current().coast))
        for one, other in zip(self.boards, self.boards[1:], strict=False):
            here, there = one.geometry(), other.geometry()
            if here.top() == there.top():
                is_right = there.left() > here.left()
                x = (here.right() + there.left()) / 2 if is_right else (there.right() + here.left()) / 2
                _arrow(painter, QPointF(x, here.center().y()), 1 if is_right else -1, 0)
            else:
                _arrow(painter, QPointF(here.center().x(), (here.bottom() + there.top()) / 2), 0, 1)


def _arrow(painter: QPainter, at: QPointF, x: int, y: int) -> None:
    tip = QPointF(at.x() + x * ARROW, at.y() + y * ARROW)
    back = QPointF(at.x() - x * ARROW, at.y() - y * ARROW)
    side = QPointF(y * ARROW, x * ARROW)
    painter.drawPolygon(QPolygonF([tip, back + side, back - side]))


class BoardsArea(QScrollArea):
    """The whole team."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sitting: SevenSitting | None = None
        self.ring = _Ring(self)
        self.setWidget(self.ring)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("The team"))
        self.viewport().setAutoFillBackground(False)
        self.ring.setAutoFillBackground(False)

    @property
    def boards(self) -> list[BoardView]:
        """The boards, seat by seat."""
        return self.ring.boards

    def minimumSizeHint(self) -> QSize:
        """Be at least as high as one board."""
        return QSize(LEAST.width() + 2 * MARGIN, LEAST.height() + 24)

    def show_sitting(self, sitting: SevenSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
        self.sitting = sitting
        for board in self.boards:
            board.hide()
            board.deleteLater()
        self.ring.boards = []
        if sitting is None:
            return
        sitting.shown.connect(self.refresh)
        for seat in range(len(sitting.seats)):
            board = BoardView(seat, self.ring)
            board.chosen.connect(self.chosen)
            board.walked.connect(lambda by, seat=seat: self._walk(seat + by))
            self.ring.boards.append(board)
            board.show()
        self._place()
        self.refresh()

    def refresh(self) -> None:
        """Show the shown position."""
        sitting = self.sitting
        if sitting is None:
            return
        siege = sitting.siege
        for board in self.boards:
            board.show_siege(siege, sitting.seats[board.seat].colour)
        shown = siege.decider if siege.decider is not None else siege.active
        self.ensureWidgetVisible(self.boards[shown], 0, 12)

    def show_choice(self, targets: set[int], ghosts: dict[int, Ghost]) -> None:
        """Show who can be chosen, and what the answer looked at would do."""
        for board in self.boards:
            board.show_choice(is_target=board.seat in targets, ghost=ghosts.get(board.seat))

    def _walk(self, seat: int) -> None:
        board = self.boards[seat % len(self.boards)]
        board.setFocus()
        self.ensureWidgetVisible(board, 0, 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the boards out anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self.ring.place(self.viewport().width(), self.viewport().height())
