"""What a person points at: the answers that are open, the steps taken towards one, and what is looked at."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from workbench.games.seven_samurai.table.choices.offer import Offer
from workbench.games.seven_samurai.table.choices.offers import Offers
from workbench.games.seven_samurai.table.choices.options import Option, Step, options_of
from workbench.games.seven_samurai.table.sitting import SevenSitting


class Choosing(QObject):
    """Goes step by step to a move; `changed` says that other answers are open, `looked` that another is looked at."""

    changed = Signal()
    looked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sitting: SevenSitting | None = None
        self.question = ""
        self.options: tuple[Option, ...] = ()
        self.picked: tuple[Step, ...] = ()
        self.offers: list[Offer] = []
        self.current: Offer | None = None
        self._words = Offers(self)
        self._shown: object = None

    def show_sitting(self, sitting: SevenSitting | None) -> None:
        """Take up another game, or none."""
        if self.sitting is not None:
            for signal in (self.sitting.shown, self.sitting.thinking_changed):
                signal.disconnect(self.refresh)
        self.sitting, self._shown = sitting, None
        if sitting is not None:
            for signal in (sitting.shown, sitting.thinking_changed):
                signal.connect(self.refresh)
        self.refresh()

    @property
    def is_on(self) -> bool:
        """Say whether a person decides now."""
        return bool(self.options)

    @property
    def seat(self) -> int | None:
        """Who decides."""
        return self.sitting.decider if self.sitting is not None else None

    def refresh(self) -> None:
        """Offer what is open now; what was picked stays as long as the position does."""
        sitting = self.sitting
        is_mine = sitting is not None and sitting.awaits_person
        shown = (sitting.match.position, is_mine) if sitting is not None else None
        if isinstance(shown, tuple) and isinstance(self._shown, tuple):
            is_same = shown[0] is self._shown[0] and shown[1] == self._shown[1]
        else:
            is_same = shown is self._shown
        if not is_same:
            self._shown, self.picked = shown, ()
            self.question, self.options = "", ()
            if sitting is not None and is_mine:
                siege = sitting.siege_at(len(sitting.match.moves))
                seats = {who.name: seat for seat, who in enumerate(siege.samurai)}
                self.question = siege.question
                self.options = options_of(siege.question, siege.options, seats)
            self._offer()

    def _offer(self) -> None:
        sitting = self.sitting
        self.offers = []
        if sitting is not None and self.options and sitting.decider is not None:
            self.offers = self._words.of(
                sitting.siege_at(len(sitting.match.moves)),
                sitting.decider,
                self.question,
                self.steps,
                self.picked,
            )
        self.current = next((offer for offer in self.offers if offer.is_open), None)
        self.changed.emit()
        self.looked.emit()

    @property
    def steps(self) -> list[Step]:
        """What can be pointed at next."""
        depth = len(self.picked)
        found = [option.steps[depth] for option in self._left() if len(option.steps) > depth]
        return list(dict.fromkeys(found))

    def _left(self) -> list[Option]:
        depth = len(self.picked)
        return [option for option in self.options if option.steps[:depth] == self.picked]

    @property
    def targets(self) -> dict[int, Step]:
        """The samurai that can be pointed at on their boards."""
        return {step.seat: step for step in self.steps if step.seat is not None}

    def look(self, offer: Offer | None) -> None:
        """Look at an answer, to see what it would do."""
        # The cards of the question before are still there for a moment, and get the focus when one of them goes.
        is_asked = any(offer is each for each in self.offers)
        if is_asked and offer is not None and offer is not self.current and offer.is_open:
            self.current = offer
            self.looked.emit()

    def look_on(self, by: int) -> Offer | None:
        """Look at the answer that many places on."""
        found = [offer for offer in self.offers if offer.is_open]
        if not found:
            return None
        at = found.index(self.current) if self.current in found else 0
        self.look(found[(at + by) % len(found)])
        return self.current

    def choose(self, step: Step | None) -> int | None:
        """Take a step; the last one gives the move."""
        if step is None or step not in self.steps:
            return None
        taken = (*self.picked, step)
        found = [option for option in self._left() if option.steps[: len(taken)] == taken]
        if len(found) == 1 and found[0].steps == taken:
            return found[0].move
        self.picked = taken
        self._offer()
        return None

    def choose_key(self, text: str) -> Step | None:
        """Give the answer that a key stands for: its letter, or its place among the answers."""
        text = text.upper()
        for number, offer in enumerate(self.offers, 1):
            if offer.is_open and text and (offer.key == text or text == str(number)):
                return offer.step
        return None

    def put_back(self) -> bool:
        """Take the last step back, and say whether there was one."""
        if not self.picked:
            return False
        self.picked = self.picked[:-1]
        self._offer()
        return True

    def values_of(self, values: dict[int, str]) -> dict[Step, str]:
        """Give what moves are worth by the step that leads to the best of them."""
        depth = len(self.picked)
        found: dict[Step, str] = {}
        for option in self._left():
            if option.move in values and len(option.steps) > depth:
                found.setdefault(option.steps[depth], values[option.move])
        return found
