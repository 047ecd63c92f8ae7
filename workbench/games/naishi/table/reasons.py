"""Why a place cannot be chosen now, and why a kind of move cannot be made, in sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from workbench.games.naishi.table.gesture import Gesture
from workbench.games.naishi.table.naming import PlaceWords
from workbench.games.naishi.table.options import COLUMN, DECLARE, DECREE, DEVELOP, DISCARD, GIVE, RECALL, SWAP
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import HAND, RIVER, ROW, Spot


class Reasons(QObject):
    """Puts the rules of the moment into words."""

    def __init__(self, gesture: Gesture) -> None:
        super().__init__(gesture)
        self.gesture = gesture
        self.places = PlaceWords(self)

    # ------------------------------------------------------------ places

    def of_spot(self, spot: Spot) -> str:
        """Say why a place is not the next step; nothing where it is, or nobody here decides."""
        gesture, sitting = self.gesture, self.gesture.sitting
        if sitting is None or not gesture.is_on or spot in gesture.legal or spot in gesture.chosen:
            return ""
        is_dry = spot.line == RIVER and not sitting.open_view["left"][spot.column]
        if is_dry and gesture.mode in (DEVELOP, SWAP, DISCARD):
            return self.tr("Pile {column} is empty.").format(column=spot.column + 1)
        return {
            GIVE: self._of_gift,
            DEVELOP: self._of_develop,
            SWAP: self._of_swap,
            DISCARD: self._of_discard,
            DECREE: self._of_decree,
        }.get(gesture.mode, self._of_rest)(spot)

    def _of_gift(self, spot: Spot) -> str:
        return self.tr("First choose which of your dealt cards you give away.")

    def _of_develop(self, spot: Spot) -> str:
        if not spot.is_own:
            return self.tr("The other territory is changed only by a decree.")
        if self.gesture.chosen:
            column = self.gesture.chosen[0].column
            text = self.tr("The card of pile {column} goes to row {column} or hand {column}.")
            return text.format(column=column + 1)
        return self.tr("Pile {column} is empty: nothing is developed in this column.").format(
            column=spot.column + 1
        )

    def _of_swap(self, spot: Spot) -> str:
        if spot.line not in (RIVER, ROW, HAND):
            return self.tr("Only your own cards or two of the river are swapped.")
        assert self.gesture.sitting is not None
        allowed = self.gesture.sitting.rules.variant["swap"]["places"]
        if spot.line not in allowed and (spot.line == RIVER or COLUMN not in allowed):
            return self.tr("By this variant nothing is swapped here.")
        return self.tr("Swap within the river, within one line, or row and hand of one column.")

    def _of_discard(self, spot: Spot) -> str:
        return self.tr("Only open cards of the river are discarded.")

    def _of_decree(self, spot: Spot) -> str:
        if spot.line == RIVER:
            return self.tr("A decree exchanges cards of the two territories.")
        return self.tr("By this variant the decree does not touch this line.")

    def _of_rest(self, spot: Spot) -> str:
        if self.gesture.sitting is not None and self.gesture.sitting.phase == "after":
            return self.tr("You have developed: send an emissary, or end the turn.")
        return self.tr("Nothing can be developed: no pile has a card.")

    # ------------------------------------------------------------ kinds of moves

    def of_kind(self, kind: str) -> str:
        """Say why a kind of move cannot be made; nothing where it can, or nobody here decides."""
        sitting = self.gesture.sitting
        if sitting is None or not self.gesture.is_on or self.gesture.options.has(kind):
            return ""
        seen, seat = sitting.open_view, sitting.decider or 0
        if seen["phase"] == "give":
            return self._of_gift(Spot(HAND, 0))
        if kind in (SWAP, DISCARD):
            return self._of_extra(sitting, seen, seat, kind)
        if seen["phase"] != "start":
            return self.tr("This would be a turn of its own, and yours has begun.")
        if kind == DECREE:
            return self._of_issuing(sitting, seen, seat)
        if kind == RECALL:
            return self.tr("None of your emissaries stands on a swap or discard space.")
        if kind == DECLARE:
            return self._of_declaring(sitting, seen)
        return ""

    def _of_extra(self, sitting: NaishiSitting, seen: Mapping[str, Any], seat: int, kind: str) -> str:
        values = sitting.rules.variant
        if seen["phase"] == "must":
            return self.tr("Your emissary has acted: now develop.")
        if not seen["emissaries"][seat]:
            return self.tr("None of your emissaries is free.")
        if sum(seen["court"][kind]) >= values["court"][kind]:
            return self.tr("All spaces for this are taken at court.")
        when = values["extra"]["when"]
        if when == "never" or (seen["phase"] == "start" and when == "after"):
            return (
                self.tr("By this variant emissaries act only after developing.")
                if when == "after"
                else (self.tr("By this variant emissaries do not act."))
            )
        if seen["phase"] == "after" and when == "before":
            return self.tr("By this variant emissaries act only before developing.")
        return self.tr("There are too few cards in the river.")

    def _of_issuing(self, sitting: NaishiSitting, seen: Mapping[str, Any], seat: int) -> str:
        spaces = sitting.rules.variant["court"]["decree"]
        if not spaces:
            return self.tr("This variant has no decree.")
        if sum(seen["court"]["decree"]) >= spaces:
            return self.tr("The decree has been issued.")
        return self.tr("None of your emissaries is free.") if not seen["emissaries"][seat] else ""

    def _of_declaring(self, sitting: NaishiSitting, seen: Mapping[str, Any]) -> str:
        needed = sitting.rules.variant["end"]["declare"]["empty_piles"]
        if not isinstance(needed, int):
            return self.tr("By this variant the end is not declared.")
        if seen["declared_by"] is not None or seen["last"] is not None:
            return self.tr("The end has come already: these are the last turns.")
        return (
            self.tr("The end may be declared once {count} piles are empty.").format(count=needed)
            if (needed > 1)
            else self.tr("The end may be declared once a pile is empty.")
        )
