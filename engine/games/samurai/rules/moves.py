"""Moves as numbers: what is done, with which kind of token, where, and to which figures.

The order of the numbers is the order in which moves are listed. Spaces go by their number on the board, kinds of token
and figure types by their place in the variant.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.samurai.rules.state import ANY, MOVE_ACTION, NO_ACTION, SEA, SETTLEMENT, SWAP_ACTION, Table
from engine.play.kernel import rule

# Take a token into the first hand; put a figure into a settlement; put a token on a space; exchange two figures;
# move an own token; end the turn, which without a play is a pass.
TAKE, FIGURE, PLACE, SWAP, MOVE, END_TURN = range(6)

_OPERATION, _KIND, _FIRST, _SECOND, _FIGURE = 40, 32, 20, 8, 4


@rule
def pack(operation: int, kind: int, first: int, second: int, figure: int, other: int) -> int:
    """Make one number of a move: `figure` stands on the space `first`, `other` on the space `second`."""
    places = first << _FIRST | second << _SECOND
    return operation << _OPERATION | kind << _KIND | places | figure << _FIGURE | other


@rule
def operation_of(move: int) -> int:
    """Give what the move does, one of the names above."""
    return move >> _OPERATION


@rule
def kind_of(move: int) -> int:
    """Give the kind of token that is taken or played."""
    return move >> _KIND & 0xFF


@rule
def first_of(move: int) -> int:
    """Give the space that a token or figure comes to, or the first of the two that a swap or move token names."""
    return move >> _FIRST & 0xFFF


@rule
def second_of(move: int) -> int:
    """Give the other space of a swap, or the one that a moved token comes to."""
    return move >> _SECOND & 0xFFF


@rule
def figure_of(move: int) -> int:
    """Give the type of the figure that is placed, or of the one that a swap takes from the first space."""
    return move >> _FIGURE & 0xF


@rule
def other_of(move: int) -> int:
    """Give the type of the figure that a swap takes from the second space."""
    return move & 0xF


def every(table: Table) -> np.ndarray[Any, Any]:
    """List every move that there can be on a board with a variant's tokens, in rising order."""
    terrain = table.terrain[: int(table.spaces)].tolist()
    kinds, types = range(int(table.kinds)), range(int(table.types))
    towns = table.space_of[: int(table.settlements)].tolist()

    def fits(kind: int, space: int) -> bool:
        wanted = int(table.kind_terrain[kind])
        return terrain[space] == wanted or (wanted == ANY and terrain[space] <= SEA)

    def doing(action: int) -> list[int]:
        return [kind for kind in kinds if int(table.kind_action[kind]) == action]

    free = [space for space, lies in enumerate(terrain) if lies != SETTLEMENT]
    movable = [kind for kind in kinds if table.kind_is_movable[kind]]
    found = [pack(TAKE, kind, 0, 0, 0, 0) for kind in kinds]
    found += [pack(FIGURE, 0, town, 0, figure, 0) for town in towns for figure in types]
    found += [
        pack(PLACE, kind, space, 0, 0, 0) for kind in doing(NO_ACTION) for space in free if fits(kind, space)
    ]
    found += [
        pack(SWAP, kind, one, two, figure, other)
        for kind in doing(SWAP_ACTION)
        for one in towns
        for two in towns
        if one < two
        for figure in types
        for other in types
    ]
    roads = [
        (one, two)
        for one in free
        for two in free
        if one != two and any(fits(kind, one) and fits(kind, two) for kind in movable)
    ]
    found += [pack(MOVE, kind, one, two, 0, 0) for kind in doing(MOVE_ACTION) for one, two in roads]
    return np.array(sorted([*found, pack(END_TURN, 0, 0, 0, 0, 0)]), np.int64)
