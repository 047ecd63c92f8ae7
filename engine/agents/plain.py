"""An evaluation for a game that has none of its own: what ends the game now is worth what it pays, the rest is equal.

The name `rules` is given by `kernel.specialise`: a game's compiled rules. Every evaluation offers the names of this
module. `WEIGHTS` and `WORK` are dtypes: an agent's weights, and the paper that moves are ranked on, with its fields
`moves` and `values`. Whole numbers only, so that every machine finds the same move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.play.kernel import PAYOFF, STREAM, copy, mixed, rule, times, wide, word
from engine.play.ranking import insert

# None until it is given: by itself this module is only a template.
rules: Any = globals().get("rules")

HAS_WEIGHTS = False
MOST_LISTED = 64
# What `outcome` gives for a game that could not have gone better.
OUTCOME = PAYOFF

IN_ORDER = word(0)

WEIGHTS = np.dtype((np.record, [("none", "<i8")]))
WORK = rules and np.dtype(
    (
        np.record,
        [
            ("moves", "<i8", (MOST_LISTED,)),
            ("values", "<i8", (MOST_LISTED,)),
            ("ties", "<i8", (MOST_LISTED,)),
            ("legal", "<i8", (rules.MAX_MOVES,)),
            ("guess", rules.POSITION),
            ("after", rules.POSITION),
            ("stream", STREAM),
        ],
    )
)


def lower(values: Mapping[str, Any]) -> np.record:
    """Make the kernel's weights of what an agent's file says: there are none."""
    weights: np.record = np.zeros(1, WEIGHTS)[0]
    return weights


@rule
def rank_moves(
    table: np.record, position: np.record, weights: np.record, work: np.record, most: int, stir: int
) -> int:
    """Write the best moves and their values into `work.moves` and `work.values`, best first, and count them.

    A move is tried on a position in which all that the seat cannot see was dealt anew. Moves of equal value go by
    their number, or as chance has it where a stirring word is given.
    """
    seat = rules.whose_decision(position)
    count = rules.legal_moves(table, position, work.legal)
    work.stream.chance = mixed(stir ^ word(count)) | word(1)
    copy(work.guess, position)
    rules.determinise(table, work.guess, seat, work.stream)
    listed = wide(0)
    most = min(most, wide(MOST_LISTED))
    for i in range(count):
        move = work.legal[i]
        copy(work.after, work.guess)
        rules.apply(table, work.after, move)
        value = rules.payoff(table, work.after, seat) if rules.is_over(work.after) else wide(0)
        tie = -wide(i) if stir == IN_ORDER else wide(times(word(move + 1), stir) >> word(1))
        listed = insert(work, listed, most, move, value, tie)
    return listed


@rule
def is_set_up(position: np.record) -> bool:
    """Say whether the search may begin: games that choose something beforehand may leave that to greedy."""
    return True


@rule
def conceal(table: np.record, position: np.record, seat: int) -> None:
    """Take out of a position what the seat cannot see and no guess replaces: every guess is dealt anew anyway."""


@rule
def outcome(table: np.record, position: np.record, seat: int) -> int:
    """Give how well an ended game went for a seat."""
    return rules.payoff(table, position, seat)
