"""Beside the hand: whose it is, what the moment asks, and what they have captured."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.dress import typeface
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.seating.signs import SeatSign
from workbench.widgets.controls import Glyph
from workbench.widgets.plain_label import PlainLabel


class HandAbout(QWidget):
    """Who looks, whose turn it is, and what they have captured."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedWidth(210)
        self.sign = SeatSign(0, 22, self)
        self.name = PlainLabel(self)
        self.name.setFont(typeface.font("sans", 15, 600))
        self.turn = PlainLabel(self)
        self.turn.setObjectName("hint")
        self.words = PlainLabel(self)
        self.words.setWordWrap(True)
        self.words.setObjectName("quiet")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.pile = PlainLabel(self)
        self.pile.setObjectName("hint")
        self.captured = QHBoxLayout()
        self.captured.setSpacing(6)
        self.caption = PlainLabel(self)
        self.caption.setObjectName("hint")
        self._counts: list[tuple[Glyph, QLabel]] = []
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign)
        head.addWidget(self.name)
        head.addWidget(self.turn)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addStretch(1)
        column.addWidget(self.pile)
        column.addLayout(self.captured)
        column.addWidget(self.caption)

    def show_seat(
        self, sitting: SamuraiSitting, seat: int, words: str, *, is_hidden: bool, added: int = 0
    ) -> None:
        """Show a seat; what is hidden is left out, and `added` tokens in hand still count as of the pile."""
        who = sitting.seats[seat]
        self.sign.seat = who.colour
        self.sign.setAccessibleName(who.colour_name)
        self.sign.update()
        self.name.setText(who.colour_name)
        is_mine = sitting.decider == seat and sitting.is_live
        self.turn.setText(self.tr("your turn") if is_mine and who.is_person else who.name)
        self.words.setText(words)
        left = int(sitting.open_view["pile_sizes"][seat]) - added
        self.pile.setText(self.tr("%n token(s) in the pile", "", left))
        # What lies open for everybody is told also while the hand is face down.
        counts = None if is_hidden and sitting.hides_captures else sitting.captured(seat)
        self._show_counts(sitting, counts)

    def _show_counts(self, sitting: SamuraiSitting, counts: dict[str, int] | None) -> None:
        types = sitting.names.types
        while len(self._counts) < len(types):
            pair = (Glyph("", "ink", 18, self), PlainLabel(self))
            self.captured.addWidget(pair[0])
            self.captured.addWidget(pair[1])
            self._counts.append(pair)
            if len(self._counts) == len(types):
                self.captured.addStretch(1)
        for number, (glyph, label) in enumerate(self._counts):
            is_used = number < len(types) and counts is not None
            glyph.setVisible(is_used)
            label.setVisible(is_used)
            label.setText("")
            if is_used and counts is not None:
                count = counts[types[number]]
                glyph.show_glyph(sitting.names.figure_glyph(types[number]), "ink" if count else "ink3")
                label.setText(str(count))
                label.setAccessibleName(f"{sitting.names.figure_title(types[number])}: {count}")
        if counts is None:
            self.caption.setText(self.tr("captured figures are hidden"))
        else:
            is_open = not sitting.hides_captures or sitting.sees_all or sitting.is_over
            self.caption.setText(self.tr("captured") if is_open else self.tr("captured, seen only by you"))
