"""Beside the log: all cards of the variant in full, to look up what they are worth."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from workbench.canvas.cards.card import Block, Card, Grid, Sign, Steps, Words
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_card
from workbench.canvas.geometry import Box
from workbench.dress import theme
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.table.sitting import NaishiSitting

LEAST_WIDTH, GAP, MARGIN = 128, 12, 12
SHAPE = 88 / 63


class CardsPage(QScrollArea):
    """Shows the cards of the game on the table, one variant at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Cards"))
        inner = QWidget(self)
        inner.setObjectName("panel")
        self.picture = CardsPicture(inner)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.picture)
        column.addStretch(1)
        self.setWidget(inner)

    def show_sitting(self, sitting: NaishiSitting | None) -> None:
        """Show the cards of another game, or none."""
        cards = () if sitting is None else tuple(sitting.appraiser.cards)
        self.picture.show_cards([face(sitting.rules.variant, card) for card in cards] if sitting else [])


class CardsPicture(QWidget):
    """Cards side by side and below one another, as many in a row as can be read; its name says them in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[Card] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: list[Card]) -> None:
        """Show other cards."""
        self.cards = cards
        self.setAccessibleName("; ".join(said(card) for card in cards))
        self.updateGeometry()
        self.update()

    def _shape(self, width: int) -> tuple[int, float, float]:
        """Give how many cards stand in a row, and the width and height of one."""
        across = max((width - 2 * MARGIN + GAP) // (LEAST_WIDTH + GAP), 1)
        wide = (width - 2 * MARGIN - GAP * (across - 1)) / across
        return across, wide, wide * SHAPE

    def heightForWidth(self, width: int) -> int:
        """Be as high as the rows of cards."""
        across, _, tall = self._shape(width)
        rows = -(-len(self.cards) // across)
        return round(rows * (tall + GAP) + 2 * MARGIN)

    def sizeHint(self) -> QSize:
        """Have room for two cards side by side."""
        width = 2 * (LEAST_WIDTH + GAP) + 2 * MARGIN
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards in the order of the variant."""
        painter, dress = QPainter(self), Dress(theme.current())
        across, wide, tall = self._shape(self.width())
        for number, card in enumerate(self.cards):
            x = MARGIN + number % across * (wide + GAP)
            y = MARGIN + number // across * (tall + GAP)
            paint_card(painter, card, Box(x, y, x + wide, y + tall), dress)


def said(card: Card) -> str:
    """Put a card into words: its name and everything that stands on it."""
    return ": ".join(filter(None, (card.title, ", ".join(_said(block) for block in card.body))))


def _said(block: Block) -> str:
    if isinstance(block, Steps):
        return " ".join([*(f"{count}: {value}" for count, value in block.steps), block.caption])
    if isinstance(block, Grid):
        return ", ".join(
            f"{name} {' '.join(value or '–' for value in values)}" for name, values in block.rows
        )
    if isinstance(block, Sign):
        return f"{block.value} {block.words}".strip()
    return block.text if isinstance(block, Words) else ""
