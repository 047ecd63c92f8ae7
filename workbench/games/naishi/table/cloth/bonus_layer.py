"""Over the cards: the points that lie between two neighbours, and the bars that join the cards of a set."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from workbench.dress import theme, typeface
from workbench.games.naishi.cards.face import signed

Bonus = tuple[int, int, int]


class BonusLayer(QWidget):
    """Draws over everything and takes neither mouse nor words: the cards say the same in theirs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.areas: Mapping[int, QRectF] = {}
        self.bonuses: tuple[Bonus, ...] = ()
        self.new: frozenset[Bonus] = frozenset()

    def show_bonuses(self, bonuses: tuple[Bonus, ...], new: frozenset[Bonus] = frozenset()) -> None:
        """Show other points; `new` are those that a move would bring."""
        if (bonuses, new) != (self.bonuses, self.new):
            self.bonuses, self.new = bonuses, new
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a chip between each two cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bonus in self.bonuses:
            one, other, points = bonus
            if one in self.areas and other in self.areas:
                middle = between(self.areas[one], self.areas[other])
                paint_chip(painter, middle, signed(points), is_new=bonus in self.new)


def between(one: QRectF, other: QRectF) -> QPointF:
    """Give the middle between two neighbouring cards."""
    if abs(one.left() - other.left()) < 1:
        return QPointF(one.center().x(), (one.bottom() + other.top()) / 2)
    return QPointF((one.right() + other.left()) / 2, one.center().y())


def paint_chip(painter: QPainter, middle: QPointF, text: str, *, is_new: bool = False) -> None:
    """Draw points in a rounded chip; those that are not there yet have a dashed rim."""
    colours = theme.current()
    painter.setFont(typeface.font("sans", 12, 600))
    width = max(painter.fontMetrics().horizontalAdvance(text) + 14, 30)
    chip = QRectF(middle.x() - width / 2, middle.y() - 10, width, 20)
    ink = colours.accent if is_new else colours.ink
    pen = QPen(QColor(ink), 1.2)
    if is_new:
        pen.setStyle(Qt.PenStyle.DashLine)
    painter.setPen(pen)
    painter.setBrush(QColor(colours.accent_tint if is_new else colours.raised))
    painter.drawRoundedRect(chip, 10, 10)
    painter.setPen(QColor(ink))
    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)
