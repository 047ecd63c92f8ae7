"""The card with the focus as it is printed, and below it what differs from the parent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from workbench.canvas.cards.card import SIZE, Card
from workbench.canvas.cards.ground import Dress
from workbench.canvas.cards.painter import paint_card
from workbench.canvas.geometry import Box
from workbench.dress import theme
from workbench.games.naishi.cards import names
from workbench.games.naishi.cards.face import face
from workbench.games.naishi.rules import scores
from workbench.widgets.icon_button import IconButton
from workbench.widgets.plain_label import PlainLabel

WIDTH = 168
MARGIN = 6
# More differences of one card have no room.
MOST_LINES = 8


class CardPicture(QWidget):
    """Paints a card as the print kit does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self.setFixedSize(WIDTH, round((WIDTH - 2 * MARGIN) * SIZE[1] / SIZE[0]) + 2 * MARGIN)

    def show_card(self, card: Card | None) -> None:
        """Show another card, or none."""
        self.card = card
        self.setAccessibleName(card.title if card else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card in the theme in use."""
        if self.card is None:
            return
        painter = QPainter(self)
        box = Box(MARGIN, MARGIN, self.width() - MARGIN, self.height() - MARGIN)
        paint_card(painter, self.card, box, Dress(theme.current()))


class CardPreview(QWidget):
    """One card of the variant at a time."""

    turned = Signal(int)
    """By how many cards to go on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        title = PlainLabel(self.tr("Card preview"), self)
        title.setObjectName("group")
        self.picture = CardPicture(self)
        self.back = IconButton("chevron-left", self.tr("The card before"), self)
        self.forth = IconButton("chevron-right", self.tr("The next card"), self)
        self.back.clicked.connect(lambda: self.turned.emit(-1))
        self.forth.clicked.connect(lambda: self.turned.emit(1))
        self.where = PlainLabel(self)
        self.where.setObjectName("hint")
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lines = QWidget(self)
        self._grid = QGridLayout(self._lines)
        self._grid.setContentsMargins(MARGIN, 4, MARGIN, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(0, 1)
        self._told: list[tuple[str, str, str]] = []
        across = QHBoxLayout()
        across.addWidget(self.back)
        across.addWidget(self.where, 1)
        across.addWidget(self.forth)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 8)
        column.setSpacing(4)
        column.addWidget(title)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(across)
        column.addWidget(self._lines)
        column.addStretch(1)
        self.setFixedWidth(WIDTH + 12)

    def show_card(self, values: Mapping[str, Any], name: str, before: object, parent: str) -> None:
        """Show a card of a variant, and what its parent said."""
        cards = values.get("cards")
        known = list(cards) if isinstance(cards, Mapping) else []
        try:
            card = face(values, name)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            card = None  # a text half written; the problems say what is wrong
        self.picture.show_card(card)
        if name in known:
            words = self.tr("card {number} of {count}")
            self.where.setText(words.format(number=known.index(name) + 1, count=len(known)))
        else:
            self.where.setText(self.tr("removed here"))
        now = cards.get(name) if isinstance(cards, Mapping) else None
        told = list(scores.changes(before, now)) if isinstance(before, Mapping) and now else []
        self._show_lines(names.title(name), parent, told[:MOST_LINES])

    def _show_lines(self, title: str, parent: str, told: list[tuple[str, str, str]]) -> None:
        lines = [(title, parent, self.tr("here")), *told] if told else []
        if lines == self._told:
            return
        self._told = lines
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, line in enumerate(lines):
            for column, text in enumerate(line):
                label = PlainLabel(text, self._lines)
                if column:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                if not row:
                    label.setObjectName("tinyBold")
                elif column == 1:
                    font = label.font()
                    font.setStrikeOut(True)
                    label.setFont(font)
                elif column == 2:
                    label.setObjectName("changedWord")
                self._grid.addWidget(label, row, column)

    def sizeHint(self) -> QSize:
        """Ask for the card and a few lines."""
        return QSize(WIDTH + 12, self.picture.height() + 90)
