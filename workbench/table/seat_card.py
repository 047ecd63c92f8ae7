"""One of the others at the table: who it is, the hand as backs, pile, captures and the last turn."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.table.plain_label import PlainElidedLabel, PlainLabel
from workbench.table.signs import SeatSign
from workbench.table.sitting import Sitting
from workbench.table.token_button import TokenRow
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import ElidedLabel, empty


class SeatCard(QFrame):
    """One of the others: who it is, the hand as backs, pile, captures and the last turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("seatCard")
        self.sign = SeatSign(0, 20, self)
        self.colour = PlainLabel(self)
        self.colour.setFont(typeface.style("group"))
        self.name = PlainElidedLabel(parent=self)
        self.name.setObjectName("quiet")
        self.chip = PlainLabel(self)
        self.chip.setObjectName("count")
        self.chip.setFont(typeface.style("small"))
        self.tokens = TokenRow(13, self)
        self.hand = PlainLabel(self)
        self.pile, self.last = PlainLabel(self), PlainElidedLabel(parent=self)
        self.last.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.captured = _Captured(self)
        head = QHBoxLayout()
        head.setSpacing(8)
        for part, share in ((self.sign, 0), (self.colour, 0), (self.name, 1), (self.chip, 0)):
            head.addWidget(part, share)
        held = QHBoxLayout()
        held.addWidget(self.tokens, 1)
        held.addWidget(self.hand)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(5)
        column.addLayout(head)
        column.addLayout(held)
        for words, value in (
            (self.tr("Still to draw"), self.pile),
            (self.tr("Captured"), self.captured),
            (self.tr("Last"), self.last),
        ):
            column.addLayout(_row(words, value, self))

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        who, seen, names = sitting.seats[seat], sitting.open_view, sitting.names
        self.sign.seat = who.colour
        self.sign.update()
        self.colour.setText(who.colour_name)
        self.name.setText(who.name)
        self.show_thinking(sitting, seat)
        is_active = seen["to_move"] == seat and seen["phase"] != "over"
        if self.property("active") != is_active:
            self.setProperty("active", is_active)
            self.style().polish(self)
        size = seen["hand_sizes"][seat]
        self.hand.setText(self.tr("{count} in hand").format(count=size))
        hand = sitting.hand(seat)
        if hand is None:
            self.tokens.show_tokens([sitting.back(seat)] * size, self.hand.text())
        else:
            words = ", ".join(names.token_title(token) for token in hand)
            self.tokens.show_tokens([names.drawn(who.colour, token) for token in hand], words)
        self.hand.setVisible(hand is None)
        self.pile.setText(str(seen["pile_sizes"][seat]))
        self.captured.show_counts(sitting, sitting.captured(seat))
        self.last.setText(_last(sitting, seat))

    def show_thinking(self, sitting: Sitting, seat: int) -> None:
        """Show that an agent thinks, or what kind of player it is."""
        who = sitting.seats[seat]
        kind = self.tr("human") if who.is_person else self.tr("AI")
        self.chip.setText(self.tr("thinking…") if sitting.thinking == seat else kind)
        self.setAccessibleName(f"{who.colour_name}, {who.name}, {self.chip.text()}")


def _row(words: str, value: QWidget, parent: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    label = PlainLabel(words, parent)
    label.setObjectName("quiet")
    row.addWidget(label)
    if isinstance(value, ElidedLabel):
        row.addSpacing(12)
        row.addWidget(value, 1)
    else:
        row.addStretch(1)
        row.addWidget(value)
    value.setAccessibleDescription(words)
    return row


def _last(sitting: Sitting, seat: int) -> str:
    """Say what a seat played in its last turn before the shown position."""
    turns = [turn for turn in sitting.turns if turn.seat == seat and turn.first < sitting.at]
    played = [play.title for play in turns[-1].plays if play.at <= sitting.at] if turns else []
    return ", ".join(played) or "–"


class _Captured(QWidget):
    """Captured figures: their counts, or that they are hidden."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._shown: object = None

    def show_counts(self, sitting: Sitting, counts: dict[str, int] | None) -> None:
        """Show counts, or that there are none to be seen."""
        shown = (sitting, counts)
        if shown == self._shown:
            return
        self._shown = shown
        empty(self._row)
        parts: list[QWidget] = []
        if counts is None:
            parts = [Glyph("hide", "ink3", 16, self), PlainLabel(self.tr("hidden"), self)]
        for figure, count in (counts or {}).items():
            label = PlainLabel(str(count), self)
            label.setAccessibleName(f"{sitting.names.figure_title(figure)}: {count}")
            parts += [Glyph(sitting.names.figure_glyph(figure), "ink2", 14, self), label]
        for part in parts:
            self._row.addWidget(part)
