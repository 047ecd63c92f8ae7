"""A card that offers to make something new: a dashed frame with an icon and a few words."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from workbench.dress import theme, typeface
from workbench.dress.icons import icon
from workbench.shell.start.document_card import PICTURE, WORDS
from workbench.widgets.card_ground import RADIUS


class OfferCard(QAbstractButton):
    """A button as large as a document's card."""

    def __init__(self, glyph: str, title: str, sentence: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(title)
        self.setIcon(icon(glyph, "accent"))
        self._sentence = sentence
        self.setAccessibleName(f"{title}, {sentence}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFixedHeight(PICTURE + WORDS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press it by Enter too, as the cards beside it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the mouse is here."""
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, the icon and the words."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.hasFocus() or self.underMouse()
        pen = QPen(QColor(colours.accent if is_marked else colours.line2), 2 if self.hasFocus() else 1)
        pen.setStyle(Qt.PenStyle.SolidLine if self.hasFocus() else Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        middle = QRect(0, 0, 26, 26)
        middle.moveCenter(self.rect().center())
        middle.moveTop(46)
        self.icon().paint(painter, middle)
        painter.setFont(typeface.style("group"))
        painter.setPen(QColor(colours.ink))
        line = QRect(12, 80, self.width() - 24, 20)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setFont(typeface.style("hint"))
        painter.setPen(QColor(colours.ink2))
        below = QRect(16, 102, self.width() - 32, self.height() - 108)
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(below, flags, self._sentence)
