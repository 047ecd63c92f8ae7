"""What a seat may see as a row of whole numbers, for programs that learn: the contract, and the least of it.

A game that has a module of its own with these two names gives it as `observation` of its `Rules`. `layout` lists the
fields that lie in the row one after another; `observe` writes them and is compiled. It writes nothing but what the
game's `seen` shows that seat, seats counted from its own, so that one player can learn from all seats at once.

Without such a module a seat is shown whose decision it is, which this one does. The name `rules` is given by
`kernel.specialise`: a game's compiled rules.
"""

from __future__ import annotations

from math import prod
from typing import Any, NamedTuple

import numpy as np

from engine.play.kernel import rule, wide

rules: Any = globals().get("rules")


class Field(NamedTuple):
    """Numbers that lie side by side: their name, how they are laid out, the highest they can be, what they tell."""

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return prod(self.shape)


def layout(table: np.record) -> tuple[Field, ...]:
    """List the fields of a row."""
    return (Field("decider", (int(table.players),), 1, DECIDER),)


DECIDER = "whose decision it is, one of the seats counted from the own"


@rule
def observe(table: np.record, position: np.record, seat: int, out: Any) -> int:
    """Write what a seat may see into a row, and count the numbers."""
    out[:] = 0
    return mark(out, wide(0), from_seat(table, rules.whose_decision(position), seat), wide(table.players))


# ---------------------------------------------------------------- what such modules are written with


@rule
def from_seat(table: np.record, other: int, seat: int) -> int:
    """Count a seat from another one, which is 0 then."""
    return other - seat if other >= seat else other - seat + wide(table.players)


@rule
def seat_after(table: np.record, seat: int, steps: int) -> int:
    """Give the seat so many steps after another one, once round the table at most."""
    other, players = seat + steps, wide(table.players)
    # A remainder would take most of the time in which a row is written.
    return other if other < players else other - players


@rule
def mark(out: Any, at: int, which: int, count: int) -> int:
    """Write a one at one of `count` places, at none where there is no such place, and give where the next field is."""
    if 0 <= which < count:
        out[at + which] = 1
    return at + count


@rule
def put(out: Any, at: int, value: int) -> int:
    """Write a number, and give where the next field is."""
    out[at] = value
    return at + 1


@rule
def put_bits(out: Any, at: int, bits: int, count: int) -> int:
    """Write the lowest `count` bits of a set, and give where the next field is."""
    for place in range(count):
        out[at + place] = bits >> place & 1
    return at + count
