"""The banner of the result page: the headline under a strip in the winners' colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.glyphs.icons import paint_glyph
from workbench.canvas.scene import Token
from workbench.canvas.tokens import paint_token
from workbench.dress import theme, typeface
from workbench.table.result.result_part import Headline
from workbench.table.setup.box_lid import DEPTH, STRIP, paint_box


class Banner(QWidget):
    """The headline under a strip in the winner's colour, with a token of each winner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.winners: tuple[int, ...] = ()
        self.headline = self.why = self.details = ""
        self._own: Headline | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be as high as three lines of text, or two where the facts stand at the right."""
        return QSize(640, (132 if self._own is None else 108) + DEPTH)

    def show_result(self, winners: tuple[int, ...], headline: str, why: str, details: str) -> None:
        """Show another result."""
        self.winners, self.headline, self.why, self.details = winners, headline, why, details
        self._own = None
        self.setAccessibleName(headline)
        self.setAccessibleDescription(f"{why} {details}")
        self.update()

    def show_headline(self, own: Headline) -> None:
        """Show a result in the words of its game."""
        self.show_result(own.winners, own.title, own.why, "  ·  ".join(own.facts))
        self._own = own
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, the strip, the tokens and the words."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole, card = paint_box(painter, self.rect().toRectF())
        painter.save()
        painter.setClipPath(card)
        plain = getattr(colours, self._own.role) if self._own is not None else colours.line2
        fills = [colours.seat(seat).fill for seat in self.winners] or [plain]
        for number, fill in enumerate(fills):
            width = whole.width() / len(fills)
            painter.fillRect(QRectF(whole.left() + number * width, whole.top(), width, STRIP), QColor(fill))
        painter.restore()
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(card)
        left = whole.left() + 28
        middle = whole.top() + STRIP + (whole.height() - STRIP) / 2
        for seat in self.winners:
            paint_token(painter, Token(seat, is_back=True), QPointF(left + 32, middle - 1), 34, colours)
            left += 68
        if self._own is not None and self._own.glyph:
            self._paint_glyph(painter, QRectF(left, middle - 34, 68, 68), self._own)
            left += 68
        has_sign = bool(self.winners) or (self._own is not None and bool(self._own.glyph))
        self._write_words(painter, left + (20 if has_sign else 0), whole)

    def _paint_glyph(self, painter: QPainter, area: QRectF, own: Headline) -> None:
        """Draw the sign of a game's own headline in a frame of its colour."""
        colours = theme.current()
        ink = getattr(colours, own.role)
        painter.setPen(QPen(QColor(ink), 1.4))
        painter.setBrush(QColor(getattr(colours, f"{own.role}_tint")))
        painter.drawRoundedRect(area, 6, 6)
        paint_glyph(painter, own.glyph, area.adjusted(12, 12, -12, -12), ink)

    def _write_words(self, painter: QPainter, left: float, whole: QRectF) -> None:
        colours = theme.current()
        room = whole.right() - 24 - left
        y = whole.top() + STRIP + 14
        lines = [(self.headline, "result", colours.ink, 44), (self.why, "rules", colours.ink2, 26)]
        if self._own is None:
            lines.append((self.details, "hint", colours.ink3, 22))
        else:
            room -= self._write_facts(painter, self._own.facts, whole) + 20
        for text, style, ink, height in lines:
            face = typeface.style(style)
            painter.setFont(face)
            painter.setPen(QColor(ink))
            shown = QFontMetrics(face).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(left, y, room, height), Qt.AlignmentFlag.AlignVCenter, shown)
            y += height

    def _write_facts(self, painter: QPainter, facts: tuple[str, ...], whole: QRectF) -> float:
        """Write facts one below the other at the right end, and give the room they take."""
        colours, face = theme.current(), typeface.style("hint")
        measure = QFontMetrics(face)
        width = max((measure.horizontalAdvance(fact) for fact in facts), default=0)
        top = whole.center().y() - 11 * len(facts) + STRIP / 2
        painter.setFont(face)
        painter.setPen(QColor(colours.ink2))
        for number, fact in enumerate(facts):
            area = QRectF(whole.right() - 24 - width, top + 22 * number, width, 22)
            painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, fact)
        return float(width)
