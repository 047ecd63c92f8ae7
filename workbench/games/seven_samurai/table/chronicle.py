"""A siege as it went: the steps of its record played through on paper, each with what it came from and led to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

# What a loss comes from.
PENALTY, BACK, BEATEN, MISSING, INTRUDER, POWER, BONUS = (
    "penalty",
    "back",
    "beaten",
    "missing",
    "intruder",
    "power",
    "bonus",
)


@dataclass(frozen=True)
class Standing:
    """What is left of the village."""

    barricades: int
    farms: int
    families: int


@dataclass(frozen=True)
class Event:
    """A step: the number of its turn from 1, whose it is, the card it is about, and how things stand after it.

    `total` is that of the samurai it is about; `cause` says what a loss, a wound or a gain comes from, and `due_to`
    which card and whose.
    """

    turn: int
    round: int
    step: Mapping[str, Any]
    seat: int | None
    card: str
    total: int
    standing: Standing
    cause: str = ""
    due_to: tuple[int, str] | None = None

    @property
    def deed(self) -> str:
        """What was done or happened."""
        return str(self.step["do"])


class Chronicle:
    """Plays the steps of a told game through; it knows what the record knows, also what lies face down."""

    def __init__(self, told: Mapping[str, Any], values: Mapping[str, Any]) -> None:
        laid = told["setup"].get("position")  # what was laid out by hand
        setup = laid or told["setup"]
        self.team: tuple[str, ...] = tuple(setup["samurai"])
        self.cards = values["raiders"]["cards"]
        self._boards = values["samurai"]["boards"]
        self._wounds = values["wounds"]
        self._backs_act = bool(values["village"]["farm_penalties"])
        self.start = Standing(setup["barricades"], len(setup["farms"]), len(setup["families"]))
        self._standing = self.start
        seats = range(len(self.team))
        self.wounds = list(laid["wounds"]) if laid else [int(self._wounds["start"]) for _ in seats]
        self._lines: list[list[str]] = [list(laid["lines"][seat]) if laid else [] for seat in seats]
        self._hand = ""
        self._cause, self._due = "", (0, "")
        self._back = ""
        self.turns = tuple(tuple(self._turn(number, turn)) for number, turn in enumerate(told["turns"], 1))

    @property
    def events(self) -> Iterator[Event]:
        """All steps in their order."""
        return (event for turn in self.turns for event in turn)

    def kiai_of(self, seat: int) -> int:
        """Give the Kiai value of the side that is up."""
        side = "animal" if self.wounds[seat] >= self._wounds["flip"] else "human"
        return int(self._boards[self.team[seat]][side]["kiai"])

    def value(self, card: str) -> int:
        """Give the value of a card."""
        return int(self.cards[card]["value"])

    def _total(self, seat: int) -> int:
        return sum(map(self.value, self._lines[seat]))

    def _turn(self, number: int, turn: Mapping[str, Any]) -> Iterator[Event]:
        is_end = "end" in turn
        self._cause, self._due, self._back = (MISSING if is_end else ""), (0, ""), ""
        active = turn.get("seat")
        for step in turn["steps"]:
            yield self._event(number, int(turn["round"]), active, step)
        if is_end:
            self._lines = [[] for _ in self.team]

    def _event(self, number: int, in_round: int, active: int | None, step: Mapping[str, Any]) -> Event:
        deed = step["do"]
        seat = step.get("seat", active)
        card, about = step.get("card") or "", seat
        cause = ""
        match deed:
            case "penalty":
                self._cause = PENALTY
                self._due = (seat, self._lines[seat][-1] if self._lines[seat] else "")
            case "fight" | "redraw":
                self._hand = card
            case "attack" | "draw":
                card = card or self._hand
                self._add(seat, card)
            case "defend" | "dismiss" | "give":
                card = self._hand
            case "move":
                about = step["to"]
                self._take(step["origin"], card)
                if step["side"] == "right":
                    self._add(about, card)
            case "strike":
                about = step["origin"]
                self._take(about, card)
            case "release":
                if card:
                    self._take(seat, card, is_first=True)
            case "kiai":
                self._cause = POWER
            case "reveal":
                self._cause, self._due = INTRUDER, (0, card)
            case "barricade" | "farm" | "family" | "wound" | "heal":
                cause = self._lost(deed, step)
            case "expel":
                cause = BONUS if self._cause == MISSING else POWER
        return Event(
            number,
            in_round,
            step,
            about,
            card,
            self._total(about) if about is not None else 0,
            self._standing,
            cause,
            self._due if cause in (PENALTY, BEATEN, INTRUDER) and self._due[1] else None,
        )

    def _add(self, seat: int, card: str) -> None:
        self._lines[seat].append(card)
        if self._total(seat) > self.kiai_of(seat):
            self._cause, self._due = BEATEN, (seat, card)

    def _take(self, seat: int, card: str, *, is_first: bool = False) -> None:
        line = self._lines[seat]
        if card in line:
            del line[0 if is_first else len(line) - 1 - line[::-1].index(card)]

    def _lost(self, deed: str, step: Mapping[str, Any]) -> str:
        """Note what a loss or a gain leaves, and give what it came from."""
        cause = BACK if self._back and deed in _ACTS[self._back] else self._cause
        self._back = ""
        if deed == "wound":
            self.wounds[step["seat"]] = step["wounds"]
        elif deed == "heal":
            self.wounds[step["seat"]] = step["wounds"]
            cause = POWER if self._cause == POWER else BONUS
        elif deed == "barricade":
            self._standing = replace(self._standing, barricades=step["left"])
            if step["change"] > 0:
                cause = POWER if self._cause == POWER else BONUS
        elif deed == "farm":
            self._standing = replace(self._standing, farms=step["left"])
            self._back = step["back"] if self._backs_act else ""
        else:
            self._standing = replace(self._standing, families=step["left"])
        return cause


# What the back of a farm may lead to at once.
_ACTS = {
    "family": ("family",),
    "farm": ("farm",),
    "barricade": ("barricade", "farm"),
    "wound": ("wound",),
}
