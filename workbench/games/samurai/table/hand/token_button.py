"""Tokens as things to take in hand: large ones with their names, and rows of small ones to look at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.scene import Token
from workbench.canvas.tokens import paint_token
from workbench.dress import theme, typeface
from workbench.games.samurai.table.board.board_view import TOKEN_MIME
from workbench.widgets.plain_label import plain_tip

RADIUS = 46.0
LEAST_LETTERS = 11


class PieceButton(QAbstractButton):
    """A piece with its name below: a token of the hand, or a type of figure to place."""

    dragged = Signal(str)
    """The piece is being dragged: its name."""

    def __init__(
        self, name: str, title: str, note: str, *, token: Token | None = None, glyph: str = ""
    ) -> None:
        super().__init__()
        self.name = name
        self.note = note
        self.token = token
        self.glyph = glyph
        self.radius = RADIUS
        # Why it cannot be played now; it can still be reached, so that everybody learns it.
        self.why_not = ""
        self._pressed_at: QPoint | None = None
        self.setText(title)
        self.setCheckable(True)
        self.setAccessibleName(title)
        # Where there is little room the name is shortened below the piece.
        self.setToolTip(plain_tip(title))
        self.setAccessibleDescription(note)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_note(self, note: str) -> None:
        """Say something else below the name."""
        if note != self.note:
            self.note = note
            self.setAccessibleDescription(note)
            self.update()

    def set_why_not(self, reason: str) -> None:
        """Say why it cannot be played, or that it can."""
        if reason != self.why_not:
            self.why_not = reason
            self.setToolTip(plain_tip(f"{self.text()}\n{reason}" if reason else self.text()))
            self.setAccessibleDescription(f"{self.note}. {reason}" if reason else self.note)
            self.update()

    @property
    def is_playable(self) -> bool:
        """Say whether it can be taken in hand."""
        return self.isEnabled() and not self.why_not

    def set_radius(self, radius: float) -> None:
        """Draw the piece larger or smaller."""
        if radius != self.radius:
            self.radius = radius
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """Leave room for the piece raised and two lines; a third where the note is wider than the piece."""
        words = self.fontMetrics().horizontalAdvance(self.text()) + 12
        width = max(round(self.radius * 2.36), min(words, 124))
        face = typeface.style("hint")
        face.setPixelSize(LEAST_LETTERS)
        is_long = QFontMetrics(face).horizontalAdvance(self.note) > width - 2
        return QSize(width, round(self.radius * 2.34) + (58 if is_long else 42))

    def minimumSizeHint(self) -> QSize:
        """Give way sideways down to the piece itself."""
        return QSize(round(self.radius * 2.2), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the piece, its name and its note; what cannot be played is faint."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.is_playable:
            painter.setOpacity(theme.DISABLED_OPACITY)
        rise = 4 if self.isChecked() or (self.underMouse() and self.is_playable) else 0
        middle = QPointF(self.width() / 2, self.radius * 1.16 + 4 - rise)
        if self.token is not None:
            paint_token(painter, self.token, middle, self.radius, colours, is_selected=self.isChecked())
        else:
            self._paint_figure(painter, middle)
        below = round(self.radius * 2.34) + 2
        ink = colours.accent if self.isChecked() else colours.ink
        self._write(painter, self.text(), "group", ink, below)
        note = self.tr("selected") if self.isChecked() else self.note
        self._write(painter, note, "hint", colours.ink3, below + 19)
        if self.hasFocus():
            painter.setOpacity(1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _paint_figure(self, painter: QPainter, middle: QPointF) -> None:
        colours = theme.current()
        side = self.radius * 1.5
        area = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(QPen(QColor(colours.accent if self.isChecked() else colours.settlement_edge), 2))
        painter.setBrush(QColor(colours.settlement))
        painter.drawEllipse(middle, self.radius, self.radius)
        paint_glyph(painter, self.glyph, area, colours.figure)

    def _write(self, painter: QPainter, text: str, style: str, ink: str, top: int) -> None:
        """Write a line smaller where it is short of room, and a note in as many lines as fit below."""
        face, room = typeface.style(style), self.width() - 2
        while QFontMetrics(face).horizontalAdvance(text) > room and face.pixelSize() > LEAST_LETTERS:
            face.setPixelSize(face.pixelSize() - 1)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        if style == "hint" and painter.fontMetrics().horizontalAdvance(text) > room:
            area = QRectF(0, top + 3, self.width(), max(self.height() - top - 3, 16))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap), text)
            return
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        line = QRectF(0, top, self.width(), 18)
        painter.drawText(line, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, shown)

    # ------------------------------------------------------------ dragging

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag may begin."""
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the piece to the board."""
        start = self._pressed_at
        if start is None or not event.buttons() & Qt.MouseButton.LeftButton or not self.is_playable:
            return
        if (event.position().toPoint() - start).manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed_at = None
        self.setDown(False)
        self.dragged.emit(self.name)
        drag = QDrag(self)
        carried = QMimeData()
        carried.setData(TOKEN_MIME, QByteArray(self.name.encode()))
        drag.setMimeData(carried)
        drag.setPixmap(self._picture())
        drag.setHotSpot(QPoint(30, 30))
        drag.exec(Qt.DropAction.MoveAction)

    def _picture(self) -> QPixmap:
        made = QPixmap(QSize(60, 60) * self.devicePixelRatioF())
        made.setDevicePixelRatio(self.devicePixelRatioF())
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setOpacity(0.8)
        if self.token is not None:
            paint_token(painter, self.token, QPointF(30, 30), 26, theme.current())
        else:
            paint_glyph(painter, self.glyph, QRectF(6, 6, 48, 48), theme.current().ink)
        painter.end()
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the piece by Enter; all other keys, the space bar too, belong to the strip."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            event.ignore()

    def event(self, event: QEvent) -> bool:
        """Rise when the mouse or the focus comes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class TokenRow(QWidget):
    """Small tokens side by side, overlapping where there is little room: backs, or what the designer sees."""

    def __init__(self, radius: float = 13, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._radius = radius
        self._tokens: tuple[Token, ...] = ()
        self.setFixedHeight(round(radius * 2 + 8))

    @property
    def tokens(self) -> tuple[Token, ...]:
        """What is shown."""
        return self._tokens

    def show_tokens(self, tokens: Sequence[Token], words: str) -> None:
        """Show other tokens; `words` say the same to whoever cannot see them."""
        self._tokens = tuple(tokens)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tokens from left to right."""
        if not self._tokens:
            return
        painter = QPainter(self)
        count, is_back = len(self._tokens), self._tokens[0].is_back
        # What is printed on a token must be seen; backs may overlap.
        radius = self._radius if is_back else min(self.height() / 2 - 1, self.width() / (1.76 * count))
        width = radius * 1.74 - (3 if is_back else 0)
        step = min(width, (self.width() - 2 * radius) / max(count - 1, 1))
        for number, token in enumerate(self._tokens):
            at = QPointF(radius + number * step, self.height() / 2)
            paint_token(painter, token, at, radius, theme.current(), is_raised=False)
