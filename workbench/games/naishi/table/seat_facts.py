"""What is told of the other seat: its emissaries, how much of its hand is known, and its last turn."""

from __future__ import annotations

from workbench.games.naishi.table.log_words import NaishiLogWords
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import COLUMNS
from workbench.table.model.sitting import Sitting
from workbench.table.seating.seat_facts import SeatFacts
from workbench.widgets.plain_label import PlainLabel


class NaishiSeatFacts(SeatFacts):
    """Emissaries, hand, last turn."""

    def _lay_out(self) -> None:
        self.emissaries = PlainLabel(self)
        self.hand = PlainLabel(self)
        self.words = NaishiLogWords(self)
        self.column.addLayout(self.row(self.tr("Emissaries"), self.emissaries))
        self.column.addLayout(self.row(self.tr("Hand"), self.hand))
        super()._lay_out()

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        assert isinstance(sitting, NaishiSitting)
        super().show_seat(sitting, seat)
        seen = sitting.open_view
        free, all_of_them = seen["emissaries"][seat], int(sitting.rules.variant["emissaries"])
        text = self.tr("{free} of {count} free")
        self.emissaries.setText(text.format(free=free, count=all_of_them) if all_of_them else self.tr("none"))
        self.hand.setText(self._hand(sitting, seat))

    def _hand(self, sitting: NaishiSitting, seat: int) -> str:
        if sitting.open_view["phase"] == "give":
            return self.tr("not made yet")
        if sitting.hand(seat) is not None:
            return self.tr("face up")
        if not sitting.is_seen(sitting.front):
            return self.tr("face down")
        known = sum(card is not None for card in sitting.known_hand(seat, sitting.front))
        return self.tr("{count} of {all} known").format(count=known, all=COLUMNS)

    def said_last(self, sitting: Sitting, seat: int) -> str:
        """Say what a seat did in its last turn before the shown position."""
        assert isinstance(sitting, NaishiSitting)
        turns = [turn for turn in sitting.card_turns if turn.seat == seat and turn.first < sitting.at]
        if not turns:
            return "–"
        played = [self.words.brief(play) for play in turns[-1].plays if play.at <= sitting.at]
        return ", ".join(played) or self.tr("passed")
