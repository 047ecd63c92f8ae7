"""Appraises territories by the rules of a game: the kernel lets copying cards choose, the rest is told in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from workbench.games.naishi.table.appraisal.appraisal import Appraisal, appraise
from workbench.games.naishi.table.appraisal.outlook import Outlook, after, places_of
from workbench.games.naishi.table.naming import cards_of
from workbench.games.naishi.table.options import Deed
from workbench.games.naishi.table.spots import HAND

if TYPE_CHECKING:
    import numpy as np

    from engine.play.rules import Rules

# How many worlds are looked at to say what the other territory may be worth.
WORLDS = 40


class Appraiser:
    """Knows the cards of one variant; what was appraised once is kept."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.cards = cards_of(rules.variant)
        self._known: dict[tuple[tuple[str, ...], int], Appraisal] = {}

    def of(self, places: Sequence[str], seat: int) -> Appraisal:
        """Appraise the ten cards of a seat."""
        key = (tuple(places), seat)
        if key not in self._known:
            handicap = int(self.rules.variant["scoring"]["handicap"][seat])
            self._known[key] = appraise(self.cards, places, self._copies(places), handicap)
        return self._known[key]

    def _copies(self, places: Sequence[str]) -> dict[int, str]:
        """Say what each copying card copies for the most points."""
        if not any("copies" in self.cards[card] for card in places):
            return {}
        from engine.games.naishi.pad import chosen

        counted = chosen(self.rules.variant, places)
        return {place: card for place, card in enumerate(counted) if card != places[place]}

    def outlook(self, seen: Mapping[str, Any], seat: int, deed: Deed | None) -> Outlook:
        """Say what a seat's territory is worth now, and after a deed."""
        places = places_of(seen, seat)
        now = self.of([card for card in places if card is not None], seat)
        if deed is None:
            return Outlook(places, places, now, None)
        new = after(seen, seat, deed)
        known = [card for card in new if card is not None]
        return Outlook(places, new, now, self.of(known, seat) if len(known) == len(new) else None, deed)

    def span(self, position: np.record, viewer: int) -> tuple[int, int]:
        """Say between what the territory of the other seat is worth, as far as a seat can know it."""
        other, rules = 1 - viewer, self.rules
        found = {
            self._hidden_worth(rules.determinised(position, viewer, seed), other) for seed in range(WORLDS)
        }
        return min(found), max(found)

    def _hidden_worth(self, position: np.record, seat: int) -> int:
        seen = self.rules.seen(position, seat)
        return self.of((*seen["rows"][seat], *seen[HAND]), seat).total
