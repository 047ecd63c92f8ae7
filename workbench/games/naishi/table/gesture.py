"""What a person is about to do: which kind of move, what was pointed at so far, and what is aimed at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from workbench.games.naishi.table.options import (
    DECREE,
    DEVELOP,
    DISCARD,
    GIVE,
    SWAP,
    Deed,
    Options,
    mirrored,
    options_of,
)
from workbench.games.naishi.table.sitting import NaishiSitting
from workbench.games.naishi.table.spots import HAND, OTHER_HAND, OTHER_ROW, RIVER, SPOTS, Spot
from workbench.table.model import gesture

NOTHING = Options()
MODES = (GIVE, DEVELOP, SWAP, DISCARD, DECREE)
# Where dealt cards lie before the hand is made, by how many they are.
GIFTS = {1: (2,), 2: (1, 3), 3: (1, 2, 3)}
OTHER_SIDE = tuple(spot for spot in SPOTS if spot.line in (OTHER_ROW, OTHER_HAND))


class Gesture(gesture.Gesture[NaishiSitting, Options]):
    """Collects a move step by step; `put_back` gives the last step up, and what is peeked at is only shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(NOTHING, parent)
        self.mode = ""
        self.chosen: tuple[Spot, ...] = ()
        self.target: Spot | None = None
        self.peeked: Deed | None = None

    def refresh(self) -> None:
        """Look again at what can be done; what was in hand is put back."""
        self.options = NOTHING
        if self.sitting is not None and self.is_on:
            seat = self.sitting.decider
            assert seat is not None
            self.options = options_of(self.sitting.rules, self.sitting.view(seat).moves)
        self._begin(self.usual_mode)

    # ------------------------------------------------------------ what can be done

    @property
    def usual_mode(self) -> str:
        """What is meant while nothing else was said: a gift or a development, where that can be done."""
        return next((kind for kind in (GIVE, DEVELOP) if self.options.has(kind)), "")

    @property
    def gifts(self) -> dict[Spot, Deed]:
        """The dealt cards that can be given, by where they lie."""
        deeds = sorted(self.options.of_kind(GIVE))
        return {
            Spot(HAND, column): deed for column, deed in zip(GIFTS.get(len(deeds), ()), deeds, strict=False)
        }

    @property
    def legal(self) -> set[Spot]:
        """The places that the next step may choose."""
        if self.mode == GIVE:
            return set(self.gifts)
        deeds = [deed.spots for deed in self.options.of_kind(self.mode)]
        if self.mode == DEVELOP:
            piles = {spots[0] for spots in deeds}
            return piles | {place for pile, place in deeds if not self.chosen or pile in self.chosen}
        if self.mode == DECREE:
            faced = {spots[0] for spots in deeds}
            return faced | {spot for spot in OTHER_SIDE if mirrored(spot) in faced}
        fitting = [spots for spots in deeds if set(self.chosen) <= set(spots)]
        return {spot for spots in fitting for spot in spots if spot not in self.chosen}

    @property
    def lit(self) -> set[Spot]:
        """The places that are shown as the next step: of a development first the river."""
        if self.mode == DEVELOP and not self.chosen:
            return {spot for spot in self.legal if spot.line == RIVER}
        return self.legal

    def completed_by(self, spot: Spot | None) -> Deed | None:
        """Give the deed that choosing a place would complete, if it would."""
        if spot is None or spot not in self.legal:
            return None
        if self.mode == GIVE:
            return self.gifts[spot]
        if self.mode == DEVELOP:
            return Deed(DEVELOP, spot.line, (spot.column,)) if spot.is_own else None
        if self.mode == DECREE:
            own = mirrored(spot)
            return Deed(DECREE, own.line, (own.column,))
        wanted = {*self.chosen, spot}
        return next((deed for deed in self.options.of_kind(self.mode) if set(deed.spots) == wanted), None)

    @property
    def aimed(self) -> Deed | None:
        """The deed that is aimed at."""
        is_begun = bool(self.chosen) or self.mode in (GIVE, DECREE, DISCARD)
        return self.completed_by(self.target) if is_begun else None

    @property
    def looked_at(self) -> Deed | None:
        """The deed whose consequences are shown."""
        return self.peeked or self.aimed

    # ------------------------------------------------------------ step by step

    def take_in_hand(self, mode: str, chosen: tuple[Spot, ...], target: Spot | None) -> None:
        """Have in hand again what was, as long as the same person decides."""
        if self.is_on and (self.options.has(mode) or not mode):
            self.mode, self.chosen, self.target = mode, chosen, target
            self.changed.emit()

    def mean(self, mode: str) -> None:
        """Say what kind of move is meant; the same again means the usual one."""
        if self.options.has(mode):
            self._begin(self.usual_mode if mode == self.mode else mode)

    def _begin(self, mode: str) -> None:
        self.mode, self.chosen, self.target, self.peeked = mode, (), None, None
        self.changed.emit()

    def put_back(self) -> bool:
        """Give the last step up and say whether there was one."""
        if self.chosen or self.target:
            self.chosen, self.target, self.peeked = self.chosen[:-1], None, None
        elif self.mode != self.usual_mode:
            self.mode = self.usual_mode
        else:
            return False
        self.changed.emit()
        return True

    def aim(self, spot: Spot | None) -> None:
        """Look at a place before anything is done there; one that completes nothing leaves the aim where it was."""
        is_begun = bool(self.chosen) or self.mode in (GIVE, DECREE)
        if is_begun and spot != self.target and self.completed_by(spot) is not None and self.mode != GIVE:
            self.target = spot
            self.changed.emit()

    def peek(self, deed: Deed | None) -> None:
        """Show what a deed would bring, or nothing any more; nothing is taken in hand by that."""
        deed = deed if deed in self.options.moves else None
        if deed != self.peeked:
            self.peeked = deed
            self.changed.emit()

    def choose(self, spot: Spot) -> int | None:
        """Take the next step on a place and give the move once it is complete."""
        if spot in self.chosen:
            self.put_back()
            return None
        if spot not in self.legal:
            return None
        deed = self.completed_by(spot)
        is_sure = self.mode in (SWAP, DISCARD, DECREE) or bool(self.chosen) or self.target == spot
        if deed is not None and is_sure:
            return self.options.moves[deed]
        if self.mode == GIVE:
            self.target = spot
        elif self.mode == DEVELOP:
            self.chosen = (Spot(RIVER, spot.column),)
            self.target = spot if spot.is_own else None
        else:
            self.chosen += (spot,)
            self.target = None
        self.peeked = None
        self.changed.emit()
        return None
