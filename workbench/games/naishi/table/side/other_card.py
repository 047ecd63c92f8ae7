"""What the other territory may be worth, from what was seen of it; and what the signs on the cloth mean."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.games.naishi.cards.face import plain
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS
from workbench.table.seating.signs import SeatSign
from workbench.widgets.plain_label import PlainLabel


class OtherCard(QFrame):
    """A line with the points, and a line that says how many cards they are reckoned from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.sign = SeatSign(0, 17, self)
        self.name, self.points, self.words = PlainLabel(self), PlainLabel(self), PlainLabel(self)
        for label in (self.name, self.points):
            label.setFont(typeface.style("group"))
        self.words.setObjectName("hint")
        self.words.setFont(typeface.style("small"))
        self.words.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(7)
        head.addWidget(self.sign)
        head.addWidget(self.name, 1)
        head.addWidget(self.points)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.words)
        self._shown: object = None

    def show_sitting(self, sitting: NaishiSitting | None, *, is_hidden: bool) -> None:
        """Reckon the other territory of the shown position, where somebody looks."""
        if sitting is None or sitting.open_view["phase"] == "give":
            self.hide()
            return
        front, other = sitting.front, 1 - sitting.front
        hand = None if is_hidden else sitting.hand(other)
        if hand is None and (is_hidden or not sitting.is_seen(front)):
            self.hide()
            return
        shown = (sitting.rules.state(sitting.position), front, hand)
        if shown != self._shown:
            self._shown = shown
            self._show(sitting, front, other, hand)
        self.show()

    def _show(
        self, sitting: NaishiSitting, front: int, other: int, hand: tuple[str | None, ...] | None
    ) -> None:
        who = sitting.seats[other]
        self.sign.seat = who.colour
        self.sign.update()
        self.name.setText(self.tr("{seat} now").format(seat=who.colour_name))
        if hand is not None:
            cards = (*sitting.open_view["rows"][other], *hand)
            low = high = sitting.appraiser.of([card for card in cards if card], other).total
            known = COLUMNS
        else:
            low, high = sitting.appraiser.span(sitting.position, front)
            known = sum(card is not None for card in sitting.known_hand(other, front))
        text = plain(low) if low == high else self.tr("{low} to {high}")
        self.points.setText(text.format(low=plain(low), high=plain(high)))
        self.words.setText(self.tr("from the {count} cards you have seen").format(count=COLUMNS + known))
        self.words.setVisible(known < COLUMNS)
        self.setAccessibleName(f"{self.name.text()}: {self.points.text()}. {self.words.text()}")
