"""A game of 7 Samurai as its record tells it: every decision, chance and consequence a step, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.play import begin, follow
from engine.games.seven_samurai.rules.rounds import begin_round
from engine.games.seven_samurai.terms import BACKS, BONUSES, PENALTIES
from engine.games.seven_samurai.words import Words

HOW = ("applied", "ignored", "impossible")
ENDS = ("stack", "passed")
# Steps that tell of a seat and a card, of a seat alone, of two seats, of a card alone.
SEAT_AND_CARD = {
    state.N_GIVE_UP: "give-up",
    state.N_DRAW: "draw",
    state.N_FIGHT: "fight",
    state.N_REDRAW: "redraw",
    state.N_RELEASE: "release",
}
SEAT = {
    state.N_DEFEND: "defend",
    state.N_ATTACK: "attack",
    state.N_DISMISS: "dismiss",
    state.N_PASS: "pass",
}
TWO_SEATS = {state.N_GIVE: "give", state.N_SUPPORT: "support"}
ONE_CARD = {state.N_INTRUDER: "intruder", state.N_REVEAL: "reveal"}
SEVERAL = {state.N_ROUT: "rout", state.N_EXPEL: "expel", state.N_SCOUT: "scout"}
WOUNDS = {state.N_WOUND: "wound", state.N_HEAL: "heal"}

Step = dict[str, Any]
# Asked where chance has to fall, with the position and the steps so far; it may write its answer into the script.
Chance = Callable[[np.record, list["Event"]], None]


@dataclass
class Event:
    """A step, or the beginning of a turn (`seat`) or of the end of a round (`end`)."""

    round: int
    step: Step | None = None
    seat: int | None = None
    end: str = ""

    def opened(self) -> dict[str, Any]:
        """Give the turn that begins with this event, nothing told of it yet."""
        head = {"round": self.round}
        return (
            {**head, "end": self.end, "steps": []} if self.end else {**head, "seat": self.seat, "steps": []}
        )


@dataclass
class Transcriber:
    """Writes the parts of a record that belong to 7 Samurai."""

    words: Words

    # ------------------------------------------------------------ writing

    def turns(self, positions: Sequence[np.record], played: Sequence[int]) -> list[dict[str, Any]]:
        """Give the turns; `positions[k]` is the game before move k."""
        first, last = positions[0], positions[-1]
        events = [Event(int(first.round_number), seat=int(first.active))]
        for position, move in zip(positions, played, strict=False):
            events += self.events(position, move)
        turns = in_turns(events)
        if int(last.phase) != state.OVER:
            turns[-1]["unfinished"] = True
            if not turns[-1]["steps"]:
                turns.pop()  # nothing has happened in it yet
        return turns

    def setup(self, position: np.record) -> dict[str, Any]:
        """Give how a game begins, from its first position."""
        table, words = self.words.table, self.words
        farms = position.farm_backs[: int(table.farms)].tolist()[::-1]
        families = position.family_bonuses[: int(table.families)].tolist()[::-1]
        return {
            "samurai": [words.samurai(position, seat) for seat in range(words.seats)],
            "barricades": int(table.barricades),
            "farms": [BACKS[back] for back in farms],
            "families": [BONUSES[bonus] for bonus in families],
            "open_tokens": words.tokens(int(position.open_tokens)),
            "stacks": [[words.cards[card] for card in stack] for stack in self.stacks(position)],
        }

    def stacks(self, position: np.record) -> Iterator[list[int]]:
        """Give the stacks of this round and all to come, top first: each depends on the set-up alone."""
        dealt = position.copy()
        yield self.words.stack(dealt)
        for _ in range(int(position.round_number), int(self.words.table.rounds)):
            begin_round(self.words.table, dealt)
            yield self.words.stack(dealt)

    # ------------------------------------------------------------ listening

    def events(self, position: np.record, move: int, chance: Chance | None = None) -> list[Event]:
        """Give what a move does and sets off, as far as the next choice."""
        told: list[Event] = []
        after = position.copy()
        after.is_noting, after.noted = 1, 0
        begin(self.words.table, after, move)
        told += self.noted(after)
        while True:
            if chance is not None and int(after.kind) >= state.FIRST_CHANCE:
                chance(after, told)
            number = int(after.round_number)
            if not follow(self.words.table, after):
                return told
            told += self.noted(after, number)

    def noted(self, position: np.record, number: int | None = None) -> Iterator[Event]:
        """Read the page of notes and empty it; what is told belongs to the round in which it happened."""
        notes = position.notes[: int(position.noted)].tolist()
        position.noted = 0
        number = int(position.round_number) if number is None else number
        cards: list[str] = []
        for note in notes:
            what, one, two, three = note >> 24, note >> 16 & 0xFF, note >> 8 & 0xFF, note & 0xFF
            if what == state.N_TURN:
                yield Event(int(position.round_number), seat=one)
            elif what == state.N_ROUND_END:
                yield Event(number, end=ENDS[one])
            elif what == state.N_ITEM:
                cards.append(self.words.cards[three])
            else:
                step = self._step(position, what, one, two, three)
                if what in SEVERAL:
                    step["cards"] = cards = []
                yield Event(number, step)

    def _step(self, position: np.record, what: int, one: int, two: int, three: int) -> Step:
        words = self.words
        card = None if three == state.NO_CARD else words.cards[three] if three < len(words.cards) else None
        if what in SEAT_AND_CARD:
            return {"do": SEAT_AND_CARD[what], "seat": one, "card": card}
        if what in SEAT:
            return {"do": SEAT[what], "seat": one}
        if what in TWO_SEATS:
            return {"do": TWO_SEATS[what], "seat": one, "to": two}
        if what in ONE_CARD:
            return {"do": ONE_CARD[what], "card": card}
        if what in WOUNDS:
            return {"do": WOUNDS[what], "seat": one, "wounds": two}
        if what in SEVERAL:
            return {"do": SEVERAL[what], "cards": []}
        if what == state.N_PENALTY:
            return {"do": "penalty", "seat": one, "penalty": PENALTIES[two], "how": HOW[three]}
        if what == state.N_OPEN:
            return {"do": "open", "seat": one, "token": words.boards[two]}
        if what == state.N_KIAI:
            return {"do": "kiai", "seat": one, "use": bool(two)}
        if what == state.N_MOVE:
            side = "left" if two == state.TO_LEFT else "right"
            return {"do": "move", "origin": one >> 4, "to": one & 0xF, "card": card, "side": side}
        if what == state.N_STRIKE:
            return {"do": "strike", "origin": one, "card": card}
        if what == state.N_LEND:
            return {"do": "lend", "token": words.samurai(position, one), "to": two}
        if what == state.N_BARRICADE:
            return {"do": "barricade", "change": 1 if one else -1, "left": two}
        if what == state.N_FARM:
            return {"do": "farm", "back": BACKS[one], "left": two}
        if what == state.N_FAMILY:
            return {"do": "family", "bonus": BONUSES[one], "left": two}
        if what == state.N_SHUFFLE:
            stack = [words.cards[each] for each in words.stack(position)]
            return {"do": "shuffle", "card": card, "stack": stack}
        # What is left of the stack lies on the intruders by now, its top card on top.
        rest = position.intruder[int(position.intruders) - one : int(position.intruders)].tolist()[::-1]
        return {"do": "rest", "cards": [words.cards[each] for each in rest]}


def in_turns(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Put steps under the turns and ends of rounds that they belong to."""
    turns: list[dict[str, Any]] = []
    for event in events:
        if event.step is None:
            turns.append(event.opened())
        else:
            turns[-1]["steps"].append(event.step)
    return turns
