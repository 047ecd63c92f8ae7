"""What the chips on the cloth mean."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.dress import theme, typeface
from workbench.games.naishi.table.cloth.bonus_layer import paint_chip

STEP = 27
# Where the words begin, and how small they may be where there is little room.
WORDS, LEAST_LETTERS = 46, 10


class Legend(QWidget):
    """Two chips with words, where there is room for them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._lines = (
            (False, self.tr("bonus between two cards")),
            (True, self.tr("after this move")),
        )
        self.setAccessibleName(", ".join(words for _, words in self._lines))

    def sizeHint(self) -> QSize:
        """Have a line for each chip."""
        return QSize(200, STEP * len(self._lines))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chips and their words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (is_new, words) in enumerate(self._lines):
            y = (number + 0.5) * STEP
            paint_chip(painter, QPointF(22, y), "+4", is_new=is_new)
            face, room = typeface.style("hint"), self.width() - WORDS
            while QFontMetrics(face).horizontalAdvance(words) > room and face.pixelSize() > LEAST_LETTERS:
                face.setPixelSize(face.pixelSize() - 1)
            painter.setFont(face)
            painter.setPen(QColor(theme.current().ink2))
            painter.drawText(QRectF(WORDS, y - 10, room, 20), Qt.AlignmentFlag.AlignVCenter, words)
