"""The screen between two people at one device: nothing hidden is behind it until the right one takes over."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.table.model.sitting import Sitting
from workbench.table.parts import parts_of
from workbench.table.screen.screen_part import News, ScreenPart
from workbench.table.seating.signs import SeatSign
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import DockHeader, empty
from workbench.widgets.plain_label import PlainLabel

HOLD = 1000
"""How long the space bar is held, in milliseconds."""
MOST_NEWS = 5


class PrivacyScreen(QWidget):
    """Covers the table and asks for a person; what it tells is public."""

    lifted = Signal(int)
    """The seat of the person who says that they have the device."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = 0
        self.setObjectName("privacyScreen")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._holding = QTimer(self, interval=HOLD, singleShot=True)
        self._holding.timeout.connect(self._lift)
        self.card = _Card(self)
        self.card.button.clicked.connect(self._lift)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.card)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addLayout(row)
        column.addStretch(3)

    def show_for(self, sitting: Sitting, seat: int) -> None:
        """Ask for a person."""
        self.seat = seat
        self.card.show_for(sitting, seat)
        self.setAccessibleName(self.card.title.text())

    def _lift(self) -> None:
        self.lifted.emit(self.seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift by Enter at once, or by the space bar held for a second."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        elif event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._holding.start()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of the space bar too early."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._holding.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ground of waves that covers everything."""
        colours = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours.canvas))
        painter.drawTiledPixmap(self.rect(), _waves(colours.canvas, colours.dot, self.devicePixelRatioF()))


@cache
def _waves(ground: str, ink: str, ratio: float) -> QPixmap:
    """Draw one tile of waves: rows of rings, each row half a ring lower and before the one above."""
    radius = 22.0
    tile = QPixmap(QSize(round(2 * radius), round(radius)) * ratio)
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(ground))
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ink), 1.1))
    painter.setBrush(QColor(ground))
    for row in range(-3, 5):
        shift = radius if row % 2 else 0.0
        for column in range(-1, 3):
            middle = QPointF(column * 2 * radius + shift, row * radius / 2 + radius)
            for share in (1.0, 0.72, 0.44):
                painter.drawEllipse(middle, radius * share, radius * share)
    painter.end()
    return tile


class _Card(QFrame):
    """Says who is asked for, lets them in, and tells what happened since their last turn."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setFixedWidth(720)
        self.colour = 0
        self.part = ScreenPart(self)
        self._game: str | None = None
        self.title = PlainLabel(self)
        self.title.setFont(typeface.style("result"))
        self.words = PlainLabel(self)
        self.words.setFont(typeface.font("sans", 15))
        self.button = _LiftButton(self)
        self.key_words = PlainLabel(self.tr("Press Enter, hold Space for one second, or click"), self)
        self.key_words.setObjectName("hint")
        self.news = QVBoxLayout()
        self.news.setSpacing(8)
        self._news_part = QWidget(self)
        below = QVBoxLayout(self._news_part)
        below.setContentsMargins(28, 8, 28, 22)
        header = DockHeader(self.tr("Public since your last turn"), parent=self._news_part)
        below.addWidget(header)
        below.addSpacing(8)
        below.addLayout(self.news)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 30, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.part)
        for part in (self.title, self.words, self.button, self.key_words):
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(part)
            row.addStretch(1)
            column.addLayout(row)
            if part is self.words:
                column.addSpacing(14)
        column.addSpacing(16)
        column.addWidget(self._news_part)

    def show_for(self, sitting: Sitting, seat: int) -> None:
        """Ask for a person."""
        who = sitting.seats[seat]
        self.colour = who.colour
        self._take_game(sitting.rules.game)
        self.part.show_for(sitting, seat)
        self.title.setText(self.tr("Pass the device to {seat}").format(seat=who.colour_name))
        self.words.setText(self.part.asked(sitting, who.name))
        self.button.setText(self.part.confirmed(who.name))
        self.button.setAccessibleName(self.button.text())
        self._show_news(sitting, seat)
        self.update()

    def _take_game(self, game: str) -> None:
        """Say what another game has to say."""
        if game != self._game:
            old, self._game = self.part, game
            self.part = (parts_of(game).screen or ScreenPart)(self)
            self._column.replaceWidget(old, self.part)
            old.hide()
            old.deleteLater()

    def _show_news(self, sitting: Sitting, seat: int) -> None:
        empty(self.news)
        turns = list(sitting.turns)
        mine = [turn.number for turn in turns if turn.seat == seat]
        since = [turn for turn in turns if not mine or turn.number > mine[-1]]
        for turn in since[-MOST_NEWS:]:
            self.news.addWidget(
                _NewsLine(self.part.news(sitting, turn), sitting.seats[turn.seat].colour, self._news_part)
            )
        self._news_part.setVisible(bool(since))
        self.adjustSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card with a bar in the person's colour above."""
        super().paintEvent(event)
        colours = theme.current()
        look = colours.seat(self.colour)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(colours.line2))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.fill))
        painter.drawRoundedRect(QRectF(0, 0, self.width(), 12), 6, 6)
        painter.fillRect(QRectF(1, 9, self.width() - 2, 5), QColor(colours.panel))


class _LiftButton(QPushButton):
    """The way in; the space bar is the screen's, which wants it held."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("primary")
        self.setIcon(icon("eye", "on_accent"))
        self.setIconSize(QSize(18, 18))
        self.setMinimumWidth(286)
        self.setProperty("large", True)
        self.setFont(typeface.font("sans", 15, 600))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the screen."""
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the screen."""
        event.ignore()


class _NewsLine(QWidget):
    """One turn of somebody else: what came of it, and what was played."""

    def __init__(self, news: News, colour: int, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        top = Qt.AlignmentFlag.AlignTop
        grid.addWidget(SeatSign(colour, 18, self), 0, 0, top)
        grid.addWidget(Glyph(news.glyph, "ink2", 18, self), 0, 1, top)
        where = PlainLabel(news.played, self)
        where.setObjectName("hint")
        grid.addWidget(PlainLabel(news.brought, self), 0, 2)
        grid.addWidget(where, 0, 3, top | Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(2, 1)
