"""Who sits at the table: people, and agents such as `mcts:400`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from workbench.table.naming import capital, colour_name, translate

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits at a seat: a person, or an agent such as `mcts:400`."""

    # What somebody called it; nothing where nobody did.
    given: str
    agent: str | None
    colour: int
    # Who the seat is in the game, where the game says so.
    role: str = ""
    # Which of the players it is, from 0, where one of them fills several seats.
    player: int | None = None

    @property
    def name(self) -> str:
        """Who sits there, an unnamed person by the number of the seat in the language in use.

        >>> Seat("Ada", None, 0).name, Seat("", None, 1).name, Seat("", "greedy", 2).name
        ('Ada', 'Player 2', 'Greedy')
        """
        if self.given or self.agent is not None:
            return self.given or capital(self.agent or "")
        return translate("seats", "Player {number}").format(
            number=1 + (self.colour if self.player is None else self.player)
        )

    @property
    def is_person(self) -> bool:
        """Say whether a person decides here."""
        return self.agent is None

    @property
    def colour_name(self) -> str:
        """What the seat is called: who it is in the game, or else by its colour."""
        return self.role or colour_name(self.colour)


def filled(seats: tuple[Seat, ...], count: int, players: int) -> tuple[Seat, ...]:
    """Give as many seats as a game has: where it has more than players, the players sit at several, in turn.

    >>> [(seat.name, seat.colour) for seat in filled((Seat("", None, 0),), 2, 1)]
    [('Player 1', 0), ('Player 1', 1)]
    """
    return tuple(
        replace(seats[number % len(seats)], colour=number, player=number % players) for number in range(count)
    )


def seats_of(agents: Sequence[str], names: Sequence[str] = ()) -> tuple[Seat, ...]:
    """Give the seats of a list of agents in which people are called `human`."""
    given = [*names, *[""] * len(agents)]
    return tuple(
        Seat(given[number], None if agent == HUMAN else agent, number) for number, agent in enumerate(agents)
    )
