"""What was chosen on the set-up page: a game to begin, and how it is to be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.play.match import Match
from workbench.documents.reading import rules_of
from workbench.table.model.seats import Seat
from workbench.table.opening import practised


@dataclass(frozen=True)
class Plan:
    """A game to be played: map and variant by their files, who sits where, and where chance begins.

    A game without a map has none; `is_hot_seat` gives each person only what they may see, `animates` lets things move.
    `changes` are values chosen for this game in place of the variant's.
    """

    map: Path | None
    variant: Path
    seats: tuple[Seat, ...]
    seed: int
    texts: Mapping[Path, str]
    is_hot_seat: bool = True
    animates: bool = True
    changes: Mapping[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def files(self) -> tuple[Path, ...]:
        """The documents that are played."""
        return (self.variant,) if self.map is None else (self.map, self.variant)

    def as_json(self) -> dict[str, Any]:
        """Give the plan as plain values that a later session can read, without the open texts."""
        return {
            "map": None if self.map is None else str(self.map),
            "variant": str(self.variant),
            "seats": [[seat.given, seat.agent] for seat in self.seats],
            "seed": self.seed,
            "hot_seat": self.is_hot_seat,
            "animates": self.animates,
            **({"changes": dict(self.changes)} if self.changes else {}),
        }

    def begin(self) -> Match:
        """Make the match, off the window's thread, or raise the problems that forbid it."""
        from engine import agents

        rules = rules_of(self.texts, self.map, self.variant, self.players, self.changes)
        for seat in self.seats:
            if seat.agent is not None:
                agents.read(seat.agent).require(rules.game)
        return practised(Match(rules, self.seed))


def read(kept: Any) -> Plan | None:
    """Take a plan from plain values; nothing where they are none, perhaps of another version."""
    try:
        seats = tuple(
            Seat(str(name), None if agent is None else str(agent), number)
            for number, (name, agent) in enumerate(kept["seats"])
        )
        return Plan(
            None if kept["map"] is None else Path(kept["map"]),
            Path(kept["variant"]),
            seats,
            int(kept["seed"]),
            {},
            bool(kept["hot_seat"]),
            bool(kept["animates"]),
            dict(kept.get("changes", {})),
        )
    except (KeyError, TypeError, ValueError):
        return None
