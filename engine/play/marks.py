"""Rows of bytes with a one for each thing that is so, written eight at a time.

Numba writes bytes one by one; so the two operations that count are written here as what they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

from engine.play.kernel import EACH_BYTE, INTERPRETED, rule, times, wide, word

Function = TypeVar("Function", bound=Callable[..., Any])

EIGHT = 8
# In the n-th byte the n-th bit.
DIAGONAL, ALL_BUT_TOP = word(0x8040201008040201), word(0x7F7F7F7F7F7F7F7F)


def _mark_eight(row: Any, at: int, marks: int) -> None:
    """Write the eight bytes of a word into a row of bytes, the lowest first."""
    row[at : at + EIGHT] = np.frombuffer(int(marks).to_bytes(EIGHT, "little"), np.uint8)


def _unmark(row: Any, at: int, count: int) -> None:
    """Write so many zeros into a row of bytes."""
    row[at : at + count] = 0


def _place_in(context: Any, builder: Any, kind: Any, row: Any, at: Any) -> Any:
    return builder.gep(context.make_array(kind)(context, builder, row).data, [at])


def _build_mark_eight(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    place = _place_in(context, builder, signature.args[0], *operands[:2])
    builder.store(operands[2], builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
    return context.get_dummy_value()


def _build_unmark(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    cgutils.memset(builder, _place_in(context, builder, signature.args[0], *operands[:2]), operands[2], 0)
    return context.get_dummy_value()


def _instruction(interpreted: Function, build: Callable[..., Any], last: Any) -> Function:
    """Give the function itself, or what Numba puts in its place."""
    if INTERPRETED:
        return interpreted

    def typed(typing_context: Any, row: Any, at: Any, what: Any) -> Any:
        return types.void(row, types.int64, last), build

    chosen: Any = typed
    chosen.__name__, chosen.__doc__ = interpreted.__name__.lstrip("_"), interpreted.__doc__
    return cast("Function", intrinsic(chosen))


mark_eight = _instruction(_mark_eight, _build_mark_eight, types.uint64)
unmark = _instruction(_unmark, _build_unmark, types.int64)


@rule
def spread(bits: int) -> int:
    """Give a word whose bytes are the eight lowest bits of another."""
    apart = times(bits & word(255), EACH_BYTE) & DIAGONAL
    # Every byte that is not 0 reaches its top bit.
    return (apart + ALL_BUT_TOP | apart) >> word(7) & EACH_BYTE


@rule
def mark_bits(row: Any, at: int, bits: int, count: int) -> None:
    """Write the lowest `count` bits of a word, 64 at most, as so many bytes."""
    done = wide(0)
    while done + EIGHT <= count:
        mark_eight(row, at + done, spread(bits >> word(done)))
        done += EIGHT
    for place in range(done, count):
        row[at + place] = bits >> word(place) & word(1)
