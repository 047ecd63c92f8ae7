"""Who sits at the table: people, and agents such as `mcts:400`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from workbench.table.naming import capital, colour_name, translate

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or an agent such as `mcts:400`."""

    name: str
    agent: str | None
    colour: int

    @property
    def is_person(self) -> bool:
        """Say whether a person decides here."""
        return self.agent is None

    @property
    def colour_name(self) -> str:
        """The name of the colour."""
        return colour_name(self.colour)


def seats_of(agents: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Give the seats of a list of agents in which people are called `human`."""
    made = []
    for number, agent in enumerate(agents):
        name = names[number] if number < len(names) else ""
        if agent == HUMAN:
            unnamed = translate("seats", "Player {number}").format(number=number + 1)
            made.append(Seat(name or unnamed, None, number))
        else:
            made.append(Seat(name or capital(agent), agent, number))
    return tuple(made)
