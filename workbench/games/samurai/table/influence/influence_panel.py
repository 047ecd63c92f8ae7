"""Influence settlement by settlement: who leads which figures, and how much is open."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QVBoxLayout, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.tokens import paint_seat
from workbench.dress import theme, typeface
from workbench.games.samurai.table.influence.influence import Outlook, Stake, outlooks
from workbench.games.samurai.table.influence.stake_words import StakeWords
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.widgets.panels import empty

HEAD, ROW = 26, 24


class SettlementRow(QAbstractButton):
    """One settlement; a click shows it on the board."""

    def __init__(self, sitting: SamuraiSitting, outlook: Outlook, words: StakeWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.sitting = sitting
        self.outlook = outlook
        self._words = words
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(HEAD + ROW * len(outlook.stakes) + 10)
        said = [words.short(sitting, stake) for stake in outlook.stakes]
        self.setText(f"{sitting.names.place(outlook.space)}, {words.surrounding(outlook)}")
        self.setAccessibleName(f"{self.text()}. {'. '.join(said)}")

    def sizeHint(self) -> QSize:
        """Take the width there is."""
        return QSize(240, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw name, open sides, and a row of seats for each figure type, the leader first."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.fillRect(self.rect(), QColor(colours.accent_tint))
        painter.setPen(QColor(colours.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        head = QRectF(16, 4, self.width() - 32, HEAD)
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.sitting.names.place(self.outlook.space))
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink3))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(head, right, self._words.surrounding(self.outlook))
        for number, stake in enumerate(self.outlook.stakes):
            self._paint_stake(painter, stake, 4 + HEAD + number * ROW)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))

    def _paint_stake(self, painter: QPainter, stake: Stake, top: float) -> None:
        colours = theme.current()
        glyph = self.sitting.names.figure_glyph(stake.figure)
        paint_glyph(painter, glyph, QRectF(18, top + 3, 18, 18), colours.ink)
        painter.setFont(typeface.style("cell"))
        left = 50.0
        if not stake.seats:
            painter.setPen(QColor(colours.ink3))
            painter.drawText(QRectF(left, top, 160, ROW), Qt.AlignmentFlag.AlignVCenter, self.tr("nobody"))
        for seat in stake.seats:
            is_leader = seat == stake.leader
            paint_seat(painter, self.sitting.seats[seat].colour, QPointF(left, top + ROW / 2), 7.5, colours)
            painter.setFont(typeface.style("group" if is_leader else "cell"))
            painter.setPen(QColor(colours.ink if is_leader else colours.ink2))
            area = QRectF(left + 12, top, 24, ROW)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, str(stake.after[seat]))
            left += 42
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink3))
        words = self._words.after(self.sitting, self.outlook, stake)
        area = QRectF(left, top, self.width() - 16 - left, ROW)
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)


class InfluencePanel(QScrollArea):
    """All settlements that hold figures, those that are nearly surrounded first."""

    chosen = Signal(int)
    """The space of a settlement that is to be shown on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Influence"))
        self.sitting: SamuraiSitting | None = None
        self.rows: list[SettlementRow] = []
        self._words = StakeWords(self)
        self._inner = QWidget(self)
        self._inner.setObjectName("panel")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setWidget(self._inner)

    def show_sitting(self, sitting: SamuraiSitting | None) -> None:
        """Show another game, or none."""
        if self.sitting is not None:
            self.sitting.shown.disconnect(self.refresh)
        self.sitting = sitting
        if sitting is not None:
            sitting.shown.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the shown position; a panel that nobody sees waits until it is seen."""
        if not self.isVisible() and self.rows:
            self._drop()
        if self.sitting is None or not self.isVisible():
            return
        self._drop()
        found = outlooks(self.sitting.rules, self.sitting.position)
        for outlook in sorted(found, key=lambda each: (each.open_after, each.space)):
            row = SettlementRow(self.sitting, outlook, self._words, self._inner)
            row.clicked.connect(lambda _=False, space=outlook.space: self.chosen.emit(space))
            self._column.addWidget(row)
            self.rows.append(row)
        self._column.addStretch(1)

    def _drop(self) -> None:
        empty(self._column)
        self.rows = []

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up."""
        super().showEvent(event)
        self.refresh()
