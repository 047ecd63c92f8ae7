"""Small pictures of cards in the dock: the top of the discard pile, and the cards that were not seen yet."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.canvas.cards.card import Card
from workbench.canvas.cards.ground import Dress
from workbench.canvas.glyphs.icons import paint_glyph
from workbench.dress import theme, typeface
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.tile import paint_tile

CELL_WIDTH, CELL_HEIGHT = 46, 24


class TopCard(QWidget):
    """The card that lies on top of the discard pile."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setFixedSize(66, 76)

    def show_card(self, card: Card | None) -> None:
        """Show another card, or none."""
        self.card = card
        self.setAccessibleName(card.title if card is not None else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card."""
        if self.card is not None:
            paint_tile(QPainter(self), self.card, QRectF(2, 2, 60, 68), theme.current())


class CardCounts(QWidget):
    """How many of each card there are, as glyphs with numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts: dict[str, int] = {}
        self._hues: Mapping[str, str] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_counts(self, counts: Mapping[str, int], hues: Mapping[str, str]) -> None:
        """Show other numbers."""
        self.counts, self._hues = dict(counts), hues
        said = ", ".join(f"{names.title(card)} {count}" for card, count in counts.items())
        self.setAccessibleName(said)
        self.updateGeometry()
        self.update()

    @property
    def _columns(self) -> int:
        return max(self.width() // CELL_WIDTH, 1)

    def sizeHint(self) -> QSize:
        """Be as high as the rows that the numbers take."""
        rows = -(-len(self.counts) // max(self._columns, 4)) if self.counts else 0
        return QSize(4 * CELL_WIDTH, rows * CELL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw glyphs and numbers; what is all seen is faint."""
        colours = theme.current()
        painter = QPainter(self)
        columns = max(self._columns, 4)
        step = self.width() / columns
        painter.setFont(typeface.style("body"))
        for number, (card, count) in enumerate(self.counts.items()):
            x, y = number % columns * step, number // columns * CELL_HEIGHT
            painter.setOpacity(1 if count else theme.DISABLED_OPACITY)
            hue = Dress(colours).solid(self._hues[card])
            paint_glyph(painter, card, QRectF(x, y + 3, 17, 17), hue)
            painter.setPen(QColor(colours.ink))
            painter.drawText(
                QRectF(x + 22, y, step - 22, CELL_HEIGHT - 1), Qt.AlignmentFlag.AlignVCenter, str(count)
            )
