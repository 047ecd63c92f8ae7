"""Who sits at the table: people, and agents such as `mcts:400`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.table.naming import capital, colour_name, translate

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or an agent such as `mcts:400`."""

    name: str
    agent: str | None
    colour: int
    # Who the seat is in the game, where the game says so.
    role: str = ""

    @property
    def is_person(self) -> bool:
        """Say whether a person decides here."""
        return self.agent is None

    @property
    def colour_name(self) -> str:
        """What the seat is called: who it is in the game, or else by its colour."""
        return self.role or colour_name(self.colour)


def filled(seats: tuple[Seat, ...], count: int) -> tuple[Seat, ...]:
    """Give as many seats as a game has: where it has more than players, the players sit at several, in turn.

    >>> [(seat.name, seat.colour) for seat in filled((Seat("Anna", None, 0),), 2)]
    [('Anna', 0), ('Anna', 1)]
    """
    return seats + tuple(
        replace(seats[number % len(seats)], colour=number) for number in range(len(seats), count)
    )


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
