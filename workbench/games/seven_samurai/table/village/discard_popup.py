"""The discard spread out: every raider that was beaten in this round, by value."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from workbench.canvas.cards.ground import Dress
from workbench.canvas.geometry import Box
from workbench.dress import theme, typeface
from workbench.games.seven_samurai.cards.raider import Raider, paint_raider
from workbench.games.seven_samurai.table.siege import Siege
from workbench.widgets.plain_label import PlainLabel

WIDTH, HEIGHT, GAP, IN_ROW = 48, 67, 8, 9


class SpreadCards(QWidget):
    """Cards in rows."""

    def __init__(self, raiders: list[Raider], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.raiders = raiders
        self.setAccessibleName("; ".join(raider.title for raider in raiders))
        rows = -(-len(raiders) // IN_ROW)
        columns = min(len(raiders), IN_ROW)
        self.setFixedSize(QSize(columns * (WIDTH + GAP), rows * (HEIGHT + GAP)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards."""
        painter, dress = QPainter(self), Dress(theme.current())
        for number, raider in enumerate(self.raiders):
            row, column = divmod(number, IN_ROW)
            left, top = 1 + column * (WIDTH + GAP), 1 + row * (HEIGHT + GAP)
            paint_raider(painter, raider, Box(left, top, left + WIDTH, top + HEIGHT), dress)


class DiscardPopup(QFrame):
    """Goes away by Escape or by a click elsewhere."""

    def __init__(self, siege: Siege, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        raiders = sorted(
            (siege.raider(card) for card in siege.discard), key=lambda each: (each.value, each.name)
        )
        title = PlainLabel(self.tr("Discard {count}").format(count=len(raiders)), self)
        title.setFont(typeface.style("group"))
        self.cards = SpreadCards(raiders, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 10, 10)
        column.setSpacing(8)
        column.addWidget(title)
        column.addWidget(self.cards)
        self.setAccessibleName(title.text())

    def show_at(self, at: QPoint) -> None:
        """Show it with its upper right corner at a place of the screen."""
        self.adjustSize()
        self.move(at - QPoint(self.width(), 0))
        self.show()
        self.setFocus()
