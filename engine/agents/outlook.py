"""What a search knows of a game beside its evaluation, where the game says nothing.

Nothing is forgotten, nobody leads, and no move tells anything of its mover. The names `rules` and `evaluation` are
given by `kernel.specialise`: a game's compiled rules and its evaluation. Every outlook offers the names of this module.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import rule

# None until they are given: by itself this module is only a template.
rules: Any = globals().get("rules")
evaluation: Any = globals().get("evaluation")

# What `lead` gives for a game that could not have gone better.
LEAD = evaluation and evaluation.OUTCOME


@rule
def forget(table: np.record, position: np.record, seat: int, stream: np.record) -> None:
    """Deal anew what a seat saw happen and the table hides since then: here there is no such thing."""


@rule
def lead(table: np.record, position: np.record, seat: int) -> int:
    """Give how far ahead of its rivals a seat ended, from 0 to `LEAD`, whoever won."""
    return evaluation.outcome(table, position, seat)


@rule
def is_open(table: np.record, position: np.record, move: int) -> bool:
    """Say whether everybody sees a move as it is, whole, so that it may be weighed what it tells of its mover.

    Nothing is said of a game here, and what a move's number tells beyond what was seen must not be known.
    """
    return False
