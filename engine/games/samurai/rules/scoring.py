"""Who wins: majorities, the stages of a variant, and what happens when nobody has a majority.

Everything here works on any two records of which one has the fields of `SCORING` and the other those of `TALLY`; a
table and a position have them too.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from engine.games.samurai.rules.state import (
    LANE_BITS,
    MAX_SEATS,
    MAX_STAGES,
    MAX_TYPES,
    NOBODY,
    Position,
    Table,
)
from engine.play.kernel import rule, wide

SCORING = np.dtype(
    (
        np.record,
        [
            ("players", "u1"),
            ("types", "u1"),
            ("no_majority", "u1"),
            ("stage_count", "u1"),
            ("stages", "u1", (MAX_STAGES,)),
        ],
    )
)
TALLY = np.dtype((np.record, [("captured", "<u2", (MAX_SEATS, MAX_TYPES))]))


HOLDER_BITS = 4
HOLDER = (1 << HOLDER_BITS) - 1

# ---------------------------------------------------------------- what a player has


@rule
def majority_holder(table: Table, tally: Position, figure: int) -> int:
    """Give the seat that has strictly more figures of a type than any other, or nobody."""
    most, holder = 0, NOBODY
    for seat in range(wide(table.players)):
        count = wide(tally.captured[seat, figure])
        if count > most:
            most, holder = count, seat
        elif count == most:
            holder = NOBODY
    return holder


@rule
def majority_holders(table: Table, tally: Position) -> int:
    """Give the holders of all majorities as one number: 1 + seat for each type, and 0 where there is none."""
    holders = 0
    for figure in range(wide(table.types)):
        holders |= 1 + majority_holder(table, tally, figure) << HOLDER_BITS * figure
    return holders


@rule
def achievements(table: Table, tally: Position, holders: int, seat: int) -> tuple[int, int, int]:
    """Count a seat's majorities, its figures of the types in which it has none, and all its figures."""
    majorities, others, figures = 0, 0, 0
    for figure in range(wide(table.types)):
        count = wide(tally.captured[seat, figure])
        held = wide(holders >> HOLDER_BITS * figure & HOLDER == 1 + seat)
        majorities += held
        others += count * (1 - held)
        figures += count
    return majorities, others, figures


@rule
def has_majority(table: Table, tally: Position, seat: int, figure: int) -> bool:
    """Say whether a seat has the majority in a type."""
    return majority_holder(table, tally, figure) == seat


@rule
def someone_has_majority(table: Table, tally: Position) -> bool:
    """Say whether the stages decide, and not the rule for the case that nobody has a majority."""
    return majority_holders(table, tally) != 0


@rule
def majorities_of(table: Table, tally: Position, seat: int) -> int:
    """Count the types in which a seat has the majority."""
    return achievements(table, tally, majority_holders(table, tally), seat)[0]


@rule
def figures_outside_majorities(table: Table, tally: Position, seat: int) -> int:
    """Count a seat's figures of the types in which it has no majority."""
    return achievements(table, tally, majority_holders(table, tally), seat)[1]


@rule
def figures_of(table: Table, tally: Position, seat: int) -> int:
    """Count all figures of a seat."""
    return achievements(table, tally, 0, seat)[2]


# ---------------------------------------------------------------- stages


@rule
def two_majorities(majorities: int, others: int, figures: int) -> int:
    """Two or more majorities win outright, and more of them before fewer."""
    return majorities if majorities >= 2 else 0


@rule
def any_majority(majorities: int, others: int, figures: int) -> int:
    """Only who holds a majority can still win."""
    return min(majorities, 1)


@rule
def most_majorities(majorities: int, others: int, figures: int) -> int:
    """The number of majorities, the leader tokens of 2016."""
    return majorities


@rule
def other_figures(majorities: int, others: int, figures: int) -> int:
    """The figures outside the own majorities."""
    return others


@rule
def all_figures(majorities: int, others: int, figures: int) -> int:
    """All figures together."""
    return figures


# A stage keeps the seats with its highest value; its place here is its code in the table.
STAGES: dict[str, Callable[[int, int, int], int]] = {
    "two-majorities": two_majorities,
    "any-majority": any_majority,
    "majorities": most_majorities,
    "other-figures": other_figures,
    "all-figures": all_figures,
}


@rule
def stage_values(majorities: int, others: int, figures: int) -> tuple[int, int, int, int, int]:
    """Give a seat's value in every stage, in the order of `STAGES`: a dictionary of functions cannot be compiled."""
    return (
        two_majorities(majorities, others, figures),
        any_majority(majorities, others, figures),
        most_majorities(majorities, others, figures),
        other_figures(majorities, others, figures),
        all_figures(majorities, others, figures),
    )


# ---------------------------------------------------------------- when nobody has a majority


@rule
def most_figures(figures: int) -> int:
    """Most figures win."""
    return figures


@rule
def nobody(figures: int) -> int:
    """Nobody wins."""
    return -1


@rule
def share(figures: int) -> int:
    """All players share the win."""
    return 0


# The merit of a seat with so many figures; below zero it cannot win.
NO_MAJORITY: dict[str, Callable[[int], int]] = {
    "most-figures": most_figures,
    "nobody": nobody,
    "share": share,
}


# ---------------------------------------------------------------- the winners and the ranking


@rule
def merit(table: Table, tally: Position, holders: int, seat: int) -> int:
    """Give one number for what a seat has achieved; an earlier stage weighs more than all later ones."""
    majorities, others, figures = achievements(table, tally, holders, seat)
    if holders == 0:
        return (most_figures(figures), nobody(figures), share(figures))[wide(table.no_majority)]
    values = stage_values(majorities, others, figures)
    total = 0
    for i in range(wide(table.stage_count)):
        total = total << LANE_BITS | values[wide(table.stages[i])]
    return total


@rule
def winners(table: Table, tally: Position) -> int:
    """Give the seats that win, one bit each; several share the win, and there may be none."""
    holders = majority_holders(table, tally)
    best, seats = 0, 0
    for seat in range(wide(table.players)):
        own = merit(table, tally, holders, seat)
        if own > best:
            best, seats = own, 0
        if own == best:
            seats |= 1 << seat
    return seats


@rule
def rank(table: Table, tally: Position, seat: int) -> int:
    """Count the seats that come before a seat: what finds the winner orders all the others too."""
    holders = majority_holders(table, tally)
    own, before = merit(table, tally, holders, seat), 0
    for other in range(wide(table.players)):
        before += wide(merit(table, tally, holders, other) > own)
    return before
