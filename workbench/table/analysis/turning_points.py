"""The dearest moves of a game in a list: a click goes where each was made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.dress.theme import blend
from workbench.language import told
from workbench.table.analysis.analyst import Analyst
from workbench.table.analysis.mark_chip import HEIGHT as CHIP_HEIGHT
from workbench.table.analysis.mark_chip import WIDTH as CHIP_WIDTH
from workbench.table.analysis.mark_chip import ink_of, paint_chip
from workbench.table.naming import capital
from workbench.widgets.panels import empty
from workbench.widgets.plain_label import plain_tip

if TYPE_CHECKING:
    from engine.agents.opinion import Opinion

MOST = 6
ROW_HEIGHT = 26
# Where the words begin, and what follows them.
LEFT, RIGHT = 92, 48
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)


class TurningPoints(QWidget):
    """Lists the dearest moves, the worst first."""

    wants = Signal(int)
    """The position that shows the chosen move."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[TurningPoint] = []
        self._shown: list[Opinion] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 4)
        self._column.setSpacing(0)

    def show_found(self, analyst: Analyst) -> None:
        """Show what was found so far, and which of it the shown position is about."""
        sitting, found = analyst.sitting, analyst.dearest()[:MOST]
        if found != self._shown:
            self._shown = found
            empty(self._column)
            self.rows = []
            for opinion in found if sitting is not None else ():
                row = TurningPoint(opinion, analyst, self)
                at = analyst.place_of(opinion)
                row.clicked.connect(lambda _=False, at=at: self.wants.emit(at))
                self._column.addWidget(row)
                row.show()
                self.rows.append(row)
        shown = analyst.shown()
        for row in self.rows:
            row.show_current(row.opinion is shown)
        self.setVisible(bool(self.rows))


class TurningPoint(QAbstractButton):
    """One move: its turn, whose it was, its mark, what was played and what that lost."""

    def __init__(self, opinion: Opinion, analyst: Analyst, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opinion = opinion
        sitting = analyst.sitting
        assert sitting is not None
        self._turn = analyst.turn_of(opinion)
        self._colour = sitting.seats[opinion.seat].colour
        self._is_current = False
        self.setText(capital(told(opinion.played.words)))
        said = self.tr("Turn {turn}, {seat}: {move}, {lost} points lost")
        if not self._turn:
            said = self.tr("Set-up, {seat}: {move}, {lost} points lost")
        said = said.format(
            turn=self._turn,
            seat=sitting.seats[opinion.seat].colour_name,
            move=self.text(),
            lost=opinion.lost,
        )
        self.setAccessibleName(said)
        self.setToolTip(plain_tip(said))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Take the width of the dock."""
        return QSize(200, ROW_HEIGHT)

    def hasHeightForWidth(self) -> bool:  # Qt's name
        """Words that find too little room go on in another line."""
        return True

    def heightForWidth(self, width: int) -> int:  # Qt's name
        """Give the height that the words take."""
        words = QFontMetrics(typeface.style("body")).boundingRect(
            self._room(width, 10_000), _WRAPPED, self.text()
        )
        return max(ROW_HEIGHT, words.height() + 8)

    def _room(self, width: int, height: int) -> QRect:
        return QRect(LEFT, 0, max(width - LEFT - RIGHT, 60), height)

    def show_current(self, is_current: bool) -> None:
        """Show whether this move is the one that is looked at."""
        if is_current != self._is_current:
            self._is_current = is_current
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        colours, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_current:
            painter.fillRect(self.rect(), QColor(colours.accent_tint))
        elif self.underMouse():
            painter.fillRect(self.rect(), QColor(blend(colours.ink, colours.panel, 0.05)))
        middle = self.height() / 2
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink2))
        painter.drawText(QRect(8, 0, 24, self.height()), right, str(self._turn or "–"))
        paint_seat(painter, self._colour, QPointF(46, middle), 7, colours)
        chip = QRectF(60, middle - CHIP_HEIGHT / 2, CHIP_WIDTH, CHIP_HEIGHT)
        paint_chip(painter, chip, self.opinion.mark, colours)
        painter.setFont(typeface.style("body"))
        painter.setPen(QColor(colours.ink))
        painter.drawText(self._room(self.width(), self.height()), _WRAPPED, self.text())
        painter.setPen(QColor(ink_of(self.opinion.mark, colours)))
        lost = QRect(self.width() - RIGHT, 0, RIGHT - 14, self.height())
        painter.drawText(lost, right, f"−{self.opinion.lost}")
        if self.hasFocus():
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
