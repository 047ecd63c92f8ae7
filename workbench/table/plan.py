"""What was chosen on the set-up page: a game to begin, and how it is to be shown."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.table.beginning import Wish
from workbench.table.sitting import Seat


@dataclass(frozen=True)
class Plan(Wish):
    """A game to be played, and whether each person sees only their own hand, and captures move."""

    is_hot_seat: bool = True
    animates: bool = True

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def as_json(self) -> dict[str, Any]:
        """Give the plan as plain values that a later session can read, without the open texts."""
        return {
            "map": str(self.map),
            "variant": str(self.variant),
            "seats": [[seat.name, seat.agent] for seat in self.seats],
            "seed": self.seed,
            "title": self.title,
            "hot_seat": self.is_hot_seat,
            "animates": self.animates,
        }


def read(kept: Any) -> Plan | None:
    """Take a plan from plain values; nothing where they are none, perhaps of another version."""
    try:
        seats = tuple(
            Seat(str(name), None if agent is None else str(agent), number)
            for number, (name, agent) in enumerate(kept["seats"])
        )
        return Plan(
            Path(kept["map"]),
            Path(kept["variant"]),
            seats,
            int(kept["seed"]),
            {},
            str(kept["title"]),
            bool(kept["hot_seat"]),
            bool(kept["animates"]),
        )
    except (KeyError, TypeError, ValueError):
        return None
