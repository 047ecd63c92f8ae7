"""One of the answers side by side: a button that says what it would do."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.dress.theme import Theme
from workbench.games.seven_samurai.cards.raider import paint_raider
from workbench.games.seven_samurai.cards.track import paint_emblem
from workbench.games.seven_samurai.table.choices.offer import Effect, Offer
from workbench.widgets.plain_label import plain_tip

NARROWEST, WIDEST = 132, 232
PAD, TITLE, LINE, DEED, CHIP = 11, 24, 17, 27, 20
# Where the words of a line begin, right of its glyph.
INDENT = 18
CARD_RATIO = 88 / 63


class ChoiceCard(QAbstractButton):
    """Shows an offer; looked at while the mouse or the focus is on it."""

    looked = Signal(object)

    def __init__(self, offer: Offer, colour: int | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.offer, self._colour = offer, colour
        self.setMouseTracking(True)
        self.value = ""
        self.is_current = False
        # What an answer is called is never cut, however many stand side by side.
        self.setMinimumWidth(min(max(NARROWEST, self._title_width() + 2 * PAD), WIDEST))
        self.setMaximumWidth(WIDEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setEnabled(offer.is_open)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if offer.is_open else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if offer.is_open else Qt.CursorShape.ForbiddenCursor)
        self._name()

    def _name(self) -> None:
        said = self.offer.said
        self.setAccessibleName(f"{said}; {self.value}" if self.value else said)
        key = f" ({self.offer.key})" if self.offer.key else ""
        self.setToolTip(plain_tip(said + key))

    def show_value(self, value: str) -> None:
        """Show what an agent gives for it."""
        self.value = value
        self._name()
        self.update()

    def set_current(self, is_current: bool) -> None:
        """Show whether Enter gives this answer."""
        if is_current != self.is_current:
            self.is_current = is_current
            self.update()

    def _title_width(self) -> int:
        """Give the room that the title needs beside its glyph and its key."""
        return QFontMetrics(typeface.style("group")).horizontalAdvance(self.offer.title) + 58

    def sizeHint(self) -> QSize:
        """Be as wide as the words need."""
        small = QFontMetrics(typeface.style("small"))
        widths = [small.horizontalAdvance(line.text) + 20 for line in self.offer.lines]
        widths.append(self._title_width())
        widths.append(small.horizontalAdvance(self.offer.lead) + 6)
        return QSize(min(max([NARROWEST, *(width + 2 * PAD for width in widths)]), WIDEST), 170)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Be looked at when the mouse moves here; a card that comes to lie under a resting mouse is not pointed at."""
        super().mouseMoveEvent(event)
        if self.isEnabled():
            self.looked.emit(self.offer)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be looked at."""
        super().focusInEvent(event)
        self.looked.emit(self.offer)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the title with its key, the lines, and the deed at the foot."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -3.5)
        self._paint_ground(painter, area, colours)
        inner = area.adjusted(PAD, 7, -PAD, -PAD + 2)
        if not self.isEnabled():
            painter.setOpacity(0.6)
        self._paint_title(painter, QRectF(inner.left(), inner.top(), inner.width(), TITLE), colours)
        head = TITLE + (CHIP if self._has_value_below(inner.width()) else 0)
        foot = inner.bottom() - (DEED + 6 if self.offer.deed else 0)
        body = QRectF(inner.left(), inner.top() + head, inner.width(), foot - inner.top() - head)
        self._paint_body(painter, body, colours)
        if self.offer.deed and self.isEnabled():
            self._paint_deed(
                painter, QRectF(inner.left(), inner.bottom() - DEED, inner.width(), DEED), colours
            )

    def _paint_ground(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isEnabled():
            painter.setBrush(QColor(colours.shadow))
            painter.drawRoundedRect(area.translated(0, 2), 6, 6)
        is_marked = self.is_current or self.hasFocus()
        if not self.isEnabled():
            painter.setBrush(QColor(colours.sunk))
            painter.setPen(QPen(QColor(colours.line), 1))
        else:
            painter.setBrush(QColor(colours.raised))
            painter.setPen(
                QPen(QColor(colours.selection if is_marked else colours.line2), 2 if is_marked else 1)
            )
        painter.drawRoundedRect(area, 6, 6)

    def _paint_title(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        left, right = area.left(), area.right()
        middle = area.center().y()
        if self._colour is not None and not self.offer.glyph:
            paint_emblem(painter, QPointF(left + 8, middle), 8, colours.seat(self._colour))
            left += 22
        elif self.offer.glyph:
            ink = colours.selection if self.offer.glyph == "kiai" and self.isEnabled() else colours.ink
            paint_glyph(painter, self.offer.glyph, QRectF(left, middle - 8, 16, 16), ink)
            left += 22
        if self._has_value_below(area.width()):
            chip = self._chip_width(self.value)
            self._paint_chip(
                painter, area.left() + chip, middle + CHIP + 1, self.value, colours.ok, colours.ok_tint
            )
        elif self.value:
            right -= self._paint_chip(painter, right, middle, self.value, colours.ok, colours.ok_tint) + 5
        elif self.offer.key:
            right -= self._paint_chip(painter, right, middle, self.offer.key, colours.ink2, "") + 5
        self._write(
            painter,
            QRectF(left, area.top(), right - left, area.height()),
            self.offer.title,
            "group",
            colours.ink,
        )

    def _has_value_below(self, width: float) -> bool:
        """Say whether title and value would not find room side by side."""
        title = QFontMetrics(typeface.style("group")).horizontalAdvance(self.offer.title)
        return bool(self.value) and 22 + title + 5 + self._chip_width(self.value) > width

    @staticmethod
    def _chip_width(text: str) -> int:
        return max(QFontMetrics(typeface.style("small")).horizontalAdvance(text) + 10, 18)

    def _paint_chip(
        self, painter: QPainter, right: float, middle: float, text: str, ink: str, ground: str
    ) -> float:
        face, width = typeface.style("small"), self._chip_width(text)
        area = QRectF(right - width, middle - 9, width, 18)
        painter.setPen(QPen(QColor(ink if ground else theme.current().line2), 1))
        painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area, 3, 3)
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
        return width

    def _paint_body(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        y = area.top()
        if self.offer.why_not:
            painter.setFont(typeface.style("hint"))
            painter.setPen(QColor(colours.ink2))
            painter.drawText(area.adjusted(0, 4, 0, 0), int(Qt.TextFlag.TextWordWrap), self.offer.why_not)
            return
        if self.offer.lead:
            is_kiai = any(line.glyph.startswith("power-") for line in self.offer.lines)
            ink = colours.selection if is_kiai else colours.ink2
            self._write(painter, QRectF(area.left(), y, area.width(), LINE), self.offer.lead, "hint", ink)
            y += LINE + 1
        room = QRectF(area.left(), y, area.width(), area.bottom() - y)
        # No line is left out for the sake of another's end.
        may_wrap = sum(self._height(line, room) for line in self.offer.lines) <= room.height() + 2
        for line in self.offer.lines:
            here = QRectF(area.left(), y, area.width(), area.bottom() - y)
            y += self._paint_line(painter, here, line, colours, may_wrap=may_wrap)
            if y + LINE > area.bottom() + 2:
                break
        if self.offer.raiders:
            self._paint_raiders(
                painter, QRectF(area.left(), y + 2, area.width(), area.bottom() - y - 4), colours
            )

    @staticmethod
    def _height(line: Effect, room: QRectF) -> float:
        """Give the height that a line takes where it may go on in further ones."""
        measure, width = QFontMetrics(typeface.style("small")), int(room.width() - INDENT)
        if measure.horizontalAdvance(line.text) <= width:
            return LINE
        asked = QRect(0, 0, width, 1_000)
        return measure.boundingRect(asked, int(Qt.TextFlag.TextWordWrap), line.text).height() + 3

    def _paint_line(
        self, painter: QPainter, room: QRectF, line: Effect, colours: Theme, *, may_wrap: bool
    ) -> float:
        """Write a line beside its glyph, in as many as it needs where there is room, and give its height."""
        ink = getattr(colours, line.role)
        paint_glyph(painter, line.glyph, QRectF(room.left(), room.top() + 2, 12, 12), ink)
        face = typeface.style("small")
        text = QRectF(room.left() + INDENT, room.top(), room.width() - INDENT, LINE)
        measure = QFontMetrics(face)
        painter.setFont(face)
        painter.setPen(QColor(ink if line.role != "ink2" else colours.ink2))
        if measure.horizontalAdvance(line.text) <= text.width() or not may_wrap:
            shown = measure.elidedText(line.text, Qt.TextElideMode.ElideRight, int(text.width()))
            painter.drawText(text, Qt.AlignmentFlag.AlignVCenter, shown)
            return LINE
        height = self._height(line, room)
        whole = QRectF(text.left(), text.top() + 1, text.width(), height)
        painter.drawText(whole, int(Qt.TextFlag.TextWordWrap), line.text)
        return height

    def _paint_raiders(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        count = len(self.offer.raiders)
        height = min(area.height(), 78.0)
        width = height / CARD_RATIO
        step = min(width + 6, (area.width() - width) / max(count - 1, 1)) if count > 1 else 0
        for number, raider in enumerate(self.offer.raiders):
            left = area.left() + number * step
            paint_raider(
                painter, raider, Box(left, area.top(), left + width, area.top() + height), Dress(colours)
            )

    def _paint_deed(self, painter: QPainter, area: QRectF, colours: Theme) -> None:
        is_on = self.is_current or self.hasFocus() or self.underMouse()
        painter.setPen(QPen(QColor(colours.accent if is_on else colours.line2), 1))
        painter.setBrush(QColor(colours.accent if is_on else colours.raised))
        painter.drawRoundedRect(area, 5, 5)
        face = QFont(typeface.style("hint"))
        face.setWeight(QFont.Weight.DemiBold)
        painter.setFont(face)
        painter.setPen(QColor(colours.on_accent if is_on else colours.ink))
        text = f"{self.offer.deed} ↵" if self.is_current else self.offer.deed
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()) - 8)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shown)

    def _write(self, painter: QPainter, area: QRectF, text: str, style: str, ink: str) -> None:
        face = typeface.style(style)
        shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(area.width()))
        painter.setFont(face)
        painter.setPen(QColor(ink))
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, shown)
