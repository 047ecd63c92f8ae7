"""What stands before each line of cards: whose it is, what is seen of it, and what the river still has."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from workbench.games.naishi.cards import names
from workbench.games.naishi.table.cloth.layout import Layout
from workbench.games.naishi.table.cloth.line_label import LineLabel
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS, HAND, LINES, OTHER_HAND, OTHER_ROW, RIVER, ROW
from workbench.widgets.plain_label import PlainLabel


class LineLabels(QObject):
    """The labels of all five lines, and the words below the own hand."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self._is_roomy = True
        self._shown: tuple[NaishiSitting, bool] | None = None
        self.lines = {line: LineLabel(cloth) for line in LINES}
        self.below = PlainLabel(cloth)
        self.below.setObjectName("hint")

    def lay(self, layout: Layout) -> None:
        """Take the places beside the lines."""
        was_roomy, self._is_roomy = self._is_roomy, layout.is_roomy
        if was_roomy != self._is_roomy and self._shown is not None:
            sitting, is_hidden = self._shown
            self.show_sitting(sitting, is_hidden=is_hidden)
        for line, label in self.lines.items():
            area = layout.line(line)
            room = QRectF(0, area.top(), area.left(), area.height())
            label.setGeometry(room.adjusted(0, 2, -4, 8).toAlignedRect())
            label.raise_()
        hand = layout.line(HAND)
        height = layout.strip.bottom() - hand.bottom() - 4
        self.below.setGeometry(QRectF(hand.left(), hand.bottom() + 4, hand.width(), height).toAlignedRect())

    def show_sitting(self, sitting: NaishiSitting, *, is_hidden: bool) -> None:
        """Say what is so in the shown position."""
        self._shown = sitting, is_hidden
        front, seen = sitting.front, sitting.open_view
        other = 1 - front
        mine, theirs = (sitting.seats[seat].colour for seat in (front, other))
        self.lines[OTHER_HAND].tell(theirs, self.tr("Hand"), self._other_hand(sitting, is_hidden=is_hidden))
        self.lines[OTHER_ROW].tell(theirs, self.tr("Row"), self.tr("face up"))
        self.lines[RIVER].tell(None, self.tr("River"), self._river(seen["left"]))
        self.lines[ROW].tell(mine, self.tr("Row"), self.tr("face up"))
        self.lines[HAND].tell(mine, sitting.seats[front].colour_name, self._own(sitting))
        self.below.setText(self._below(sitting, is_hidden=is_hidden))

    def _river(self, left: list[int]) -> str:
        dry = sum(not count for count in left)
        text = self.tr("{count} cards left").format(count=sum(left))
        return text if not dry else f"{text}\n" + self.tr("piles empty: {count}").format(count=dry)

    def _other_hand(self, sitting: NaishiSitting, *, is_hidden: bool) -> str:
        front, other = sitting.front, 1 - sitting.front
        if sitting.open_view["phase"] == "give":
            return self.tr("not made yet")
        if sitting.hand(other) is not None and not is_hidden:
            return self.tr("face up")
        if is_hidden or not sitting.is_seen(front):
            return self.tr("face down")
        known = sum(card is not None for card in sitting.known_hand(other, front))
        text = self.tr("{count} of 5 known").format(count=known)
        gave = sitting.gave(front)
        if gave is None or known == COLUMNS or not self._is_roomy:
            return text
        return f"{text}\n" + self.tr("you gave: {card}").format(card=names.inner(gave))

    def _own(self, sitting: NaishiSitting) -> str:
        """Say whose turn it is, and how many emissaries are free."""
        front, seen = sitting.front, sitting.open_view
        who = sitting.seats[front]
        is_mine = sitting.decider == front and sitting.is_live and who.is_person
        words = [self.tr("your turn") if is_mine else who.name]
        if seen["phase"] != "give":
            words.append(self.tr("emissaries free: {count}").format(count=seen["emissaries"][front]))
        return "\n".join(words)

    def _below(self, sitting: NaishiSitting, *, is_hidden: bool) -> str:
        front, other = sitting.front, 1 - sitting.front
        if sitting.open_view["phase"] == "give":
            return (
                self.tr("your dealt cards, seen only by you")
                if sitting.dealt(front) and not is_hidden
                else ""
            )
        if sitting.hand(front) is None or is_hidden:
            return self.tr("your hand is face down")
        if sitting.sees_all or sitting.is_over or sitting.has_open_hands:
            return self.tr("all hands lie open")
        known = sum(card is not None for card in sitting.view(other).seen["other_hand"])
        text = self.tr("your hand, seen only by you; {seat} knows {count} of 5")
        return text.format(seat=sitting.seats[other].colour_name, count=known)
