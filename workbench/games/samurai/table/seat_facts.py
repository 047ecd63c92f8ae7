"""What is told of a seat in Samurai: the hand as backs, pile, captures and the last turn; and of the whole board."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from workbench.games.samurai.table.figure_counts import RemovedRow, StandingPanel
from workbench.games.samurai.table.hand.token_button import TokenRow
from workbench.games.samurai.table.sitting import SamuraiSitting
from workbench.table.model.sitting import Sitting
from workbench.table.seating.seat_facts import SeatFacts, TableFacts
from workbench.widgets.controls import Glyph
from workbench.widgets.panels import DockHeader, empty
from workbench.widgets.plain_label import PlainLabel


class SamuraiSeatFacts(SeatFacts):
    """The hand as backs, or open where it may be seen; pile, captures, the last turn."""

    def _lay_out(self) -> None:
        self.tokens = TokenRow(13, self)
        self.hand = PlainLabel(self)
        self.pile = PlainLabel(self)
        self.captured = _Captured(self)
        held = QHBoxLayout()
        held.addWidget(self.tokens, 1)
        held.addWidget(self.hand)
        self.column.addLayout(held)
        self.column.addLayout(self.row(self.tr("Still to draw"), self.pile))
        self.column.addLayout(self.row(self.tr("Captured"), self.captured))
        super()._lay_out()

    def show_seat(self, sitting: Sitting, seat: int) -> None:
        """Show a seat as far as it may be seen."""
        assert isinstance(sitting, SamuraiSitting)
        super().show_seat(sitting, seat)
        seen, names = sitting.open_view, sitting.names
        size = seen["hand_sizes"][seat]
        self.hand.setText(self.tr("{count} in hand").format(count=size))
        hand = sitting.hand(seat)
        if hand is None:
            self.tokens.show_tokens([sitting.back(seat)] * size, self.hand.text())
        else:
            words = ", ".join(names.token_title(token) for token in hand)
            colour = sitting.seats[seat].colour
            self.tokens.show_tokens([names.drawn(colour, token) for token in hand], words)
        self.hand.setVisible(hand is None)
        self.pile.setText(str(seen["pile_sizes"][seat]))
        self.captured.show_counts(sitting, sitting.captured(seat))

    def said_last(self, sitting: Sitting, seat: int) -> str:
        """Name the tokens that a seat played in its last turn before the shown position."""
        assert isinstance(sitting, SamuraiSitting)
        turns = [turn for turn in sitting.capture_turns if turn.seat == seat and turn.first < sitting.at]
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

    def show_counts(self, sitting: SamuraiSitting, counts: dict[str, int] | None) -> None:
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


class BoardFacts(TableFacts):
    """What stands on the board, and what ties removed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.standing = StandingPanel()
        self.removed_count = PlainLabel()
        self.removed = RemovedRow()
        self.ending = PlainLabel()
        self.ending.setWordWrap(True)
        self.ending.setObjectName("quiet")
        gone = QVBoxLayout()
        gone.setContentsMargins(16, 8, 16, 12)
        gone.addWidget(self.removed)
        gone.addWidget(self.ending)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(DockHeader(self.tr("On the board"), parent=self))
        column.addWidget(self.standing)
        column.addWidget(DockHeader(self.tr("Removed by ties"), self.removed_count, self))
        column.addLayout(gone)

    @property
    def away(self) -> QWidget | None:
        """Figures that a tie removes go beside those before them."""
        return self.removed

    def show_sitting(self, sitting: Sitting) -> None:
        """Show the shown position."""
        assert isinstance(sitting, SamuraiSitting)
        self.standing.show_sitting(sitting)
        self._show_removed(sitting)

    def _show_removed(self, sitting: SamuraiSitting) -> None:
        removed = sitting.open_view["removed"]
        found = [sitting.names.figure_glyph(name) for name, count in removed.items() for _ in range(count)]
        threshold = sitting.names.values["end"].get("tie_threshold")
        limit = threshold if isinstance(threshold, int) else None
        text = (
            self.tr("{count} of {limit}").format(count=len(found), limit=limit) if limit else str(len(found))
        )
        self.removed_count.setText(text)
        self.removed.show_removed(found, limit, self.tr("Removed by ties: {count}").format(count=text))
        self.removed.setVisible(bool(found or limit))
        self.ending.setText(self._ending(limit, sitting.names.values["end"].get("types_gone")))

    def _ending(self, limit: int | None, types_gone: str | None) -> str:
        is_first = types_gone != "all"
        if limit is None:
            return (
                self.tr("The game ends when one type is gone.")
                if is_first
                else self.tr("The game ends when all types are gone.")
            )
        text = (
            self.tr("The game ends at removed figure number {limit}, or when one type is gone.")
            if is_first
            else self.tr("The game ends at removed figure number {limit}, or when all types are gone.")
        )
        return text.format(limit=limit)
