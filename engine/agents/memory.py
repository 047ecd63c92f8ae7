"""What agents think with: the paper of an evaluation, and the tree of a search."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from engine.play.facts import MOST_SEATS

# The longest way down a tree; below that a play-out goes on.
MAX_DEPTH = 96
# Where a memory keeps the position without what the seat cannot see, and a guess at it.
CONCEALED, GUESS = 0, 1
# How many models of its rivals a search can draw from.
MOST_MODELS = 8
# How many moves a search tries that has no tree.
MOST_TRIED = 64

_NUMBER = "<i8"

NODE = np.dtype(
    (
        np.record,
        [
            ("move", _NUMBER),
            ("total", _NUMBER),
            ("won", _NUMBER),  # what the games paid, without the lead
            ("visits", "<i4"),
            ("available", "<i4"),
            ("child", "<i4"),
            ("sibling", "<i4"),
            ("seat", "<i4"),
        ],
    )
)
SEARCH = np.dtype(
    (
        np.record,
        [
            ("seat", _NUMBER),
            ("nodes", _NUMBER),
            ("move", _NUMBER),
            ("depth", _NUMBER),
            ("path", _NUMBER, (MAX_DEPTH,)),
            ("outcomes", _NUMBER, (MOST_SEATS,)),
            ("payoffs", _NUMBER, (MOST_SEATS,)),
            ("wins", _NUMBER, (MOST_SEATS,)),  # what all games paid each seat
            ("forced", _NUMBER),  # the only move that is looked at from the root; -1 where all are
            ("models", _NUMBER, (MOST_SEATS,)),  # by whose weights each seat plays in this iteration
            # How often each model is drawn for a seat, and all of them together.
            ("shares", _NUMBER, (MOST_SEATS, MOST_MODELS)),
            ("shared", _NUMBER, (MOST_SEATS,)),
            # Of a search that tries every move on the same deals: where chance began, the outcome of the first move,
            # and what the others gained over it.
            ("chance", "<u8"),
            ("first", _NUMBER),
            ("next", _NUMBER),
            ("sums", _NUMBER, (MOST_TRIED,)),
            ("squares", _NUMBER, (MOST_TRIED,)),
        ],
    )
)


class Memory(NamedTuple):
    """One agent's memory; each thread needs its own."""

    search: np.record
    work: np.record
    streams: Any  # one, of the search's own chance
    positions: Any  # the position without what the seat cannot see, and a guess at it
    nodes: Any
    halt: Any  # not zero once the games are given up
    # Of each seat, for each rival: how well each model, and last somebody unknown, explains what the rival did.
    evidence: Any
