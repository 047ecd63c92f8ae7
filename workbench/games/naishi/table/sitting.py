"""A game of Naishi at the table: hands are given only to whoever may see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, cast

from workbench.games.naishi.table.appraisal.appraiser import Appraiser
from workbench.games.naishi.table.turns import CardTurn, with_cards
from workbench.table.model.sitting import Sitting
from workbench.table.model.turns import Turn

SECRET = ("hand", "other_hand", "dealt", "gave")
Cards = tuple[str | None, ...]


class NaishiSitting(Sitting):
    """Knows the phases: first everybody gives a card in secret, then turns are played."""

    @cached_property
    def appraiser(self) -> Appraiser:
        """What says how much territories are worth."""
        return Appraiser(self.rules)

    # ------------------------------------------------------------ what it says of itself

    @property
    def phase(self) -> str:
        """What the game is in now: `give`, `start`, `must`, `after` or `over`."""
        return str(self.open_at(len(self.match.moves))["phase"])

    @property
    def is_set_up(self) -> bool:
        """Say whether cards are still to be given."""
        return self.phase == "give"

    @property
    def has_open_hands(self) -> bool:
        """Say whether the variant lays all hands open once they are made."""
        return self._lays_open and self.open_view["phase"] != "give"

    @property
    def is_decided_openly(self) -> bool:
        """With open hands nobody needs a screen once the cards are given."""
        return self._lays_open and not self.is_set_up

    @property
    def _lays_open(self) -> bool:
        return bool(self.rules.variant["hands"] == "open")

    def move_counts(self, turns: Sequence[Mapping[str, Any]]) -> list[int]:
        """Count the moves of each turn: whether one was ended by a move or by itself only positions tell."""
        from engine.games.naishi.rules.state import GIVE

        counts = [0] * len(turns)
        for position in self.match.positions[:-1]:
            if int(position.phase) != GIVE:
                counts[self.rules.turn(position)] += 1
        return counts

    def turn_of(self, turn: Turn) -> Turn:
        """Give a turn with its cards."""
        return with_cards(turn)

    @property
    def card_turns(self) -> tuple[CardTurn, ...]:
        """The turns with their cards."""
        return cast("tuple[CardTurn, ...]", self.turns)

    def open_at(self, at: int) -> dict[str, Any]:
        """Give what lies open for everybody: rows, river, court, discards; no hand."""
        return {key: value for key, value in self._viewed(at, 0).seen.items() if key not in SECRET}

    # ------------------------------------------------------------ hands

    def sees_hand(self, seat: int) -> bool:
        """Say whether the hand of a seat is shown now."""
        return self.is_seen(seat) or self.has_open_hands

    def hand(self, seat: int) -> Cards | None:
        """Give the cards of a hand, or nothing while it is hidden or not made yet."""
        seen = self.view(seat).seen
        return tuple(seen["hand"]) if self.sees_hand(seat) and seen["phase"] != "give" else None

    def dealt(self, seat: int) -> Cards:
        """Give the cards that a seat may choose a gift from, none while they are hidden."""
        seen = self.view(seat).seen
        return tuple(seen["dealt"]) if self.is_seen(seat) and seen["phase"] == "give" else ()

    def known_hand(self, seat: int, viewer: int) -> Cards:
        """Give the cards of a hand as far as the viewer's own eyes have seen them; nothing where nobody looks."""
        if self.hand(seat) is not None:
            return self.hand(seat) or ()
        if not self.is_seen(viewer) or self.is_set_up:
            return (None,) * 5
        return tuple(self.view(viewer).seen["other_hand"])

    def gave(self, seat: int) -> str | None:
        """Give the card that a seat gave away, where that may be seen."""
        if not self.is_seen(seat):
            return None
        seen = self.view(seat).seen
        return None if seen["gave"] is None else str(seen["dealt"][seen["gave"]])
