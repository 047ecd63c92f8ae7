"""What was chosen for a game before it begins: map, variant, who sits where, and how chance begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.match import Match

HUMAN = "human"
_NOTHING: Mapping[Path, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: `agent` is `human`, or an agent as the command line writes it (`mcts:2000`)."""

    agent: str = HUMAN
    name: str = ""

    @property
    def is_person(self) -> bool:
        """Say whether somebody at this machine plays it."""
        return self.agent == HUMAN


@dataclass(frozen=True)
class Plan:
    """A game about to begin; `texts` are the open texts, which win over the files they belong to."""

    map: Path
    variant: Path
    seats: tuple[Seat, ...]
    seed: int
    is_hot_seat: bool = True
    animates: bool = True
    texts: Mapping[Path, str] = field(default_factory=lambda: _NOTHING, compare=False, repr=False)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    def match(self) -> Match:
        """Make the rules ready and begin, or raise the problems; slow, so not on the window's thread."""
        from engine import documents, games
        from engine import map as maps
        from engine.match import Match
        from workbench.documents.reading import OpenLibrary

        library = OpenLibrary(self.texts)
        chart = maps.load(library, self.map).required()
        variant = documents.load_variant(library, self.variant).required()
        rules = games.find(variant.values["game"]).rules(variant, chart, self.players)
        agents = [seat.agent for seat in self.seats]
        return Match(rules, self.seed, 0, agents, names=[seat.name for seat in self.seats])

    # ------------------------------------------------------------ between sessions

    def as_json(self) -> dict[str, Any]:
        """Give the plan as plain values, without the texts."""
        return {
            "map": str(self.map),
            "variant": str(self.variant),
            "seats": [[seat.agent, seat.name] for seat in self.seats],
            "seed": self.seed,
            "hot_seat": self.is_hot_seat,
            "animates": self.animates,
        }


def read(kept: Any) -> Plan | None:
    """Take a plan from plain values; nothing where they are none, perhaps of another version."""
    try:
        return Plan(
            Path(kept["map"]),
            Path(kept["variant"]),
            tuple(Seat(str(agent), str(name)) for agent, name in kept["seats"]),
            int(kept["seed"]),
            bool(kept["hot_seat"]),
            bool(kept["animates"]),
        )
    except (KeyError, TypeError, ValueError):
        return None
