"""What is found in an ended siege: how the village went, what it lost and by what, and whose cards cost it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from workbench.games.seven_samurai.table import chronicle
from workbench.games.seven_samurai.table.chronicle import Chronicle, Event, Standing

LOSSES = ("barricade", "farm", "family")
# In the order in which they are listed.
CAUSES = (chronicle.PENALTY, chronicle.BACK, chronicle.BEATEN, chronicle.MISSING, chronicle.INTRUDER)
GAINS = (chronicle.POWER, chronicle.BONUS)


@dataclass(frozen=True)
class Wound:
    """A wound or a healing of a samurai: in which turn, and by what."""

    turn: int
    is_healed: bool
    cause: str


@dataclass
class Findings:
    """Everything that the page tells, by the numbers of turns from 1."""

    story: Chronicle
    values: Mapping[str, Any]
    result: Mapping[str, Any]
    # After each turn; the first is before turn 1.
    curve: list[Standing] = field(default_factory=list)
    rounds: list[tuple[int, int]] = field(default_factory=list)
    marks: list[tuple[int, str, int]] = field(default_factory=list)
    lost: dict[str, dict[str, int]] = field(default_factory=dict)
    wounds: list[list[Wound]] = field(default_factory=list)
    kiai: list[int] = field(default_factory=list)
    supports: int = 0
    last_straw: Event | None = None

    @property
    def turns(self) -> int:
        """How many turns there were, ends of rounds among them."""
        return len(self.curve) - 1

    @property
    def is_won(self) -> bool:
        """Say whether the village held."""
        return bool(self.result["won"])

    def penalties_of(self, seat: int) -> int:
        """Count what the penalties of a samurai's last cards have cost the village and him."""
        found = (event for event in self.story.events if event.cause == chronicle.PENALTY and event.due_to)
        return sum(event.due_to is not None and event.due_to[0] == seat for event in found)

    def ignorable(self, seat: int, *, is_odd: bool) -> int:
        """Count those of them that a talent to ignore odd or even cards would have spared."""
        return sum(
            event.cause == chronicle.PENALTY
            and event.due_to is not None
            and event.due_to[0] == seat
            and self.story.value(event.due_to[1]) % 2 == is_odd
            for event in self.story.events
        )

    def with_more(self, extra: int) -> Standing:
        """Give what the same losses would have left of a village with more barricades, its farms' backs asleep."""
        start = self.story.start
        barricades, farms, families = start.barricades + extra, start.farms, start.families
        for event in self.story.events:
            if event.cause == chronicle.BACK:
                continue
            if event.deed == "barricade" and event.step["change"] > 0:
                barricades += 1
            elif event.deed == "barricade" or (event.deed == "farm" and event.cause != chronicle.MISSING):
                farms -= barricades == 0
                barricades -= barricades > 0
            elif event.deed == "farm":
                farms -= 1
            elif event.deed == "family":
                families -= 1
        return Standing(barricades, farms, families)


def find(told: Mapping[str, Any], values: Mapping[str, Any]) -> Findings:
    """Look through an ended siege."""
    story = Chronicle(told, values)
    found = Findings(story, values, told["result"], [story.start])
    seats = range(len(story.team))
    found.wounds, found.kiai = [[] for _ in seats], [0 for _ in seats]
    found.lost = {cause: dict.fromkeys(LOSSES, 0) for cause in (*CAUSES, *GAINS)}
    for number, (turn, events) in enumerate(zip(told["turns"], story.turns, strict=True), 1):
        if "end" in turn:
            found.rounds.append((number, int(turn["round"])))
        for event in events:
            _note(found, number, event)
        found.curve.append(events[-1].standing if events else found.curve[-1])
    if not found.rounds or found.rounds[-1][0] < found.turns:
        found.rounds.append((found.turns, int(found.result["round"])))
    return found


def _note(found: Findings, number: int, event: Event) -> None:
    if event.deed == "kiai":
        assert event.seat is not None
        found.kiai[event.seat] += 1
        found.marks.append((number, "kiai", event.seat))
    elif event.deed == "support":
        found.supports += 1
    elif event.deed in ("wound", "heal"):
        seat = event.step["seat"]
        found.wounds[seat].append(Wound(number, event.deed == "heal", event.cause))
        if event.deed == "wound":
            found.marks.append((number, "wound", seat))
            found.last_straw = event
    elif event.deed in LOSSES:
        found.last_straw = event
        if event.cause in found.lost:
            found.lost[event.cause][event.deed] += 1
