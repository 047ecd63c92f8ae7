"""Moves as numbers: what is done, with which kind of token, where, and to which figures.

The order of the numbers is the order in which moves are listed. Spaces go by their number on the board, kinds of token
and figure types by their place in the variant.
"""

from __future__ import annotations

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
