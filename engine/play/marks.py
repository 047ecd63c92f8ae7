"""Rows of bytes with a one for each thing that is so, written eight at a time.

Numba writes zeros one by one; so that is written here as what it is.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic

from engine.play.kernel import EACH_BYTE, INTERPRETED, rule, times, wide, word
from engine.play.phrases import put

EIGHT = 8
# In the n-th byte the n-th bit.
DIAGONAL, ALL_BUT_TOP = word(0x8040201008040201), word(0x7F7F7F7F7F7F7F7F)


def _unmark(row: Any, at: int, count: int) -> None:
    """Write so many zeros into a row of bytes."""
    row[at : at + count] = 0


def _build_unmark(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    row, at, count = operands
    place = builder.gep(context.make_array(signature.args[0])(context, builder, row).data, [at])
    cgutils.memset(builder, place, count, 0)
    return context.get_dummy_value()


def _unmark_bytes(typing_context: Any, row: Any, at: Any, count: Any) -> Any:
    return types.void(row, types.int64, types.int64), _build_unmark


unmark = _unmark if INTERPRETED else intrinsic(_unmark_bytes)


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
        put(row, at + done, spread(bits >> word(done)))
        done += EIGHT
    for place in range(done, count):
        row[at + place] = bits >> word(place) & word(1)
