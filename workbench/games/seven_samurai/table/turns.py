"""The turns of a siege: the steps that its record tells, and what of them is marked on the scrubber."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from workbench.games.seven_samurai.words import translate
from workbench.table.model.turns import Mark, Turn

Steps = tuple[Mapping[str, Any], ...]
KIAI, WOUND = Mark("kiai", "selection"), Mark("wound", "error")
FARM, FAMILY, BARRICADE = (
    Mark("flames", "selection"),
    Mark("doll", "error"),
    Mark("penalty-barricade", "warn"),
)
MOST_MARKS = 2


@dataclass(frozen=True)
class SiegeTurn(Turn):
    """A turn with its steps, or the end of a round (`end` says how it came)."""

    round: int = 1
    end: str = ""
    steps: Steps = ()

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The worst losses and the Kiai of the turn, a few of them."""
        found = []
        for step in self.steps:
            match step["do"]:
                case "family":
                    found.append((0, FAMILY))
                case "farm":
                    found.append((1, FARM))
                case "kiai":
                    found.append((2, KIAI))
                case "wound":
                    found.append((3, WOUND))
        return tuple(mark for _, mark in sorted(dict.fromkeys(found)))[:MOST_MARKS]

    @property
    def section(self) -> str:
        """The round that ends here."""
        return translate("seven", "round {number}").format(number=self.round) if self.end else ""


def siege_turn(turn: Turn) -> SiegeTurn:
    """Give a turn with what its record tells of it."""
    told = turn.told
    common = {each.name: getattr(turn, each.name) for each in fields(Turn)}
    return SiegeTurn(
        **common,
        round=int(told.get("round", 1)),
        end=str(told.get("end", "")),
        steps=tuple(told.get("steps", ())),
    )
