"""Short rows of whole numbers, which a processor adds, multiplies and compares at once.

Numba leaves such rows to be worked on number by number, because the pass of LLVM that would join them is switched off
for its faults; so the few operations that count are written here as what they are. To Numba a row of eight is one
value, which stays in a register from one operation to the next; interpreted, it is an array.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.datamodel import models
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic, register_model

from engine.play.kernel import INTERPRETED, word

# Eight short numbers are what most processors work on at once; of six long ones they do the first and the last four.
LENGTH, SIX, FOUR = 8, 6, 4
# A row of bytes, of which they compare all at once.
FORTY = 40
_LONG, _SHORT = ir.IntType(64), ir.IntType(32)
_EIGHT, _HALF = ir.VectorType(_SHORT, LENGTH), ir.VectorType(_LONG, FOUR)
_BYTES = ir.VectorType(ir.IntType(8), FORTY)


class Row(types.Type):
    """Eight short numbers, as Numba knows them."""

    def __init__(self) -> None:
        super().__init__(name="row_of_eight")


@register_model(Row)
class _RowModel(models.PrimitiveModel):  # type: ignore[misc]  # Numba has no types
    def __init__(self, manager: Any, kind: Any) -> None:
        super().__init__(manager, kind, _EIGHT)


ROW = Row()

# ---------------------------------------------------------------- what they do, for people and without Numba


def _filled_with(number: int) -> Any:
    """Give a row with the same number in all places."""
    return np.full(LENGTH, number, np.int32)


def _kept_in(array: Any, row: Any) -> None:
    """Write a row into an array of eight."""
    array[:] = row


def _plus_gained(row: Any, found: Any, first: int, ways: Any, factor: int) -> Any:
    """Give `row[i] + (found[first + ways[i]] - found[first]) * factor`, whatever lines it is found in."""
    flat = found.ravel()
    return row + (flat[first + ways] - flat[first]) * np.int32(factor)


def _sums_of(one: Any, two: Any, less: Any) -> Any:
    """Give `one[i] + two[i] - less[i]` of three arrays of eight."""
    return one + two - less


def _higher_of(row: Any, other: Any) -> Any:
    """Give the higher number of two rows in each place."""
    return np.maximum(row, other)


def _highest_in(row: Any) -> int:
    """Give the highest number of a row."""
    return int(row.max())


def _places_from(row: Any, least: int) -> int:
    """Give the places of a row with at least a number, one bit each."""
    return word(sum(1 << place for place in range(LENGTH) if row[place] >= least))


def _highest_within(row: Any, masks: Any) -> int:
    """Give the highest of the numbers `row[i] & masks[i]` of two arrays of six, none of which is below zero."""
    highest: int = (row & masks).max()
    return highest


def _equal_within(row: Any, masks: Any, number: int) -> int:
    """Give the places where `row[i] & masks[i]` of two arrays of six is a number, one bit each."""
    return word(sum(1 << place for place in range(SIX) if row[place] & masks[place] == number))


def _places_of(number: int, array: Any) -> int:
    """Give the places of an array of forty bytes where a number is, one bit each."""
    return word(sum(1 << place for place in range(FORTY) if array[place] == number))


# ---------------------------------------------------------------- how a processor does it


def _data_of(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return context.make_array(kind)(context, builder, array).data


def _place_of(context: Any, builder: Any, kind: Any, array: Any, form: Any = _EIGHT, first: int = 0) -> Any:
    """Give where the numbers of an array lie, from the one numbered `first`, taken as one value."""
    data = builder.gep(_data_of(context, builder, kind, array), [_LONG(first)])
    return builder.bitcast(data, form.as_pointer())


def _filled(builder: Any, number: Any) -> Any:
    row = ir.Constant(_EIGHT, ir.Undefined)
    short = builder.trunc(number, _SHORT) if number.type == _LONG else number
    for place in range(LENGTH):
        row = builder.insert_element(row, short, _SHORT(place))
    return row


def _highest(builder: Any, row: Any) -> Any:
    name = f"llvm.vector.reduce.smax.v{row.type.count}{row.type.element}"
    found = builder.module.globals.get(name)
    reduce = found or ir.Function(builder.module, ir.FunctionType(row.type.element, [row.type]), name)
    return builder.call(reduce, [row])


def _build_filled(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    return _filled(builder, operands[0])


def _build_kept(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    array, row = operands
    builder.store(row, _place_of(context, builder, kinds[0], array), align=1)
    return context.get_dummy_value()


def _build_gained(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    row, found, first, ways, factor = operands
    steps = _data_of(context, builder, kinds[3], ways)
    start = builder.gep(_data_of(context, builder, kinds[1], found), [first])
    values = ir.Constant(_EIGHT, ir.Undefined)
    for place in range(LENGTH):
        step = builder.sext(builder.load(builder.gep(steps, [_LONG(place)]), align=1), _LONG)
        value = builder.load(builder.gep(start, [step]), align=1)
        values = builder.insert_element(values, value, _SHORT(place))
    less = _filled(builder, builder.load(start, align=1))
    return builder.add(row, builder.mul(builder.sub(values, less), _filled(builder, factor)))


def _build_sums(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    one, two, less = (
        builder.load(_place_of(context, builder, kind, array), align=1)
        for kind, array in zip(kinds, operands, strict=True)
    )
    return builder.sub(builder.add(one, two), less)


def _build_higher(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    return builder.select(builder.icmp_signed(">", *operands), *operands)


def _build_highest(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    return builder.sext(_highest(builder, operands[0]), _LONG)


def _build_places(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    row, least = operands
    reach = builder.icmp_signed(">=", row, _filled(builder, least))
    return builder.zext(builder.bitcast(reach, ir.IntType(LENGTH)), _LONG)


def _halves(context: Any, builder: Any, kinds: Any, operands: Any) -> list[Any]:
    """Give the first and the last four of the numbers `row[i] & masks[i]` of two arrays of six."""
    halves = []
    for first in (0, SIX - FOUR):
        row, masks = (
            builder.load(_place_of(context, builder, kind, array, _HALF, first), align=1)
            for kind, array in zip(kinds, operands, strict=True)
        )
        halves.append(builder.and_(row, masks))
    return halves


def _build_highest_within(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    halves = _halves(context, builder, kinds, operands)
    return _highest(builder, builder.select(builder.icmp_signed(">", *halves), *halves))


def _build_equal_within(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    number, places = ir.Constant(_HALF, ir.Undefined), []
    for place in range(FOUR):
        number = builder.insert_element(number, operands[2], _SHORT(place))
    for half in _halves(context, builder, kinds[:2], operands[:2]):
        equal = builder.icmp_signed("==", half, number)
        places.append(builder.zext(builder.bitcast(equal, ir.IntType(FOUR)), _LONG))
    # What both halves have lies in the same places.
    return builder.or_(places[0], builder.shl(places[1], _LONG(SIX - FOUR)))


def _build_places_of(context: Any, builder: Any, kinds: Any, operands: Any) -> Any:
    number, array = operands
    row = builder.load(_place_of(context, builder, kinds[1], array, _BYTES), align=1)
    wanted, byte = ir.Constant(_BYTES, ir.Undefined), builder.trunc(number, _BYTES.element)
    for place in range(FORTY):
        wanted = builder.insert_element(wanted, byte, _SHORT(place))
    equal = builder.icmp_signed("==", row, wanted)
    return builder.zext(builder.bitcast(equal, ir.IntType(FORTY)), _LONG)


# ---------------------------------------------------------------- the operations


def _operation(interpreted: Any, result: Any, build: Callable[..., Any], *kinds: Any) -> Any:
    """Give the function itself, or what Numba puts in its place; an operand of kind `None` is an array."""
    if INTERPRETED:
        return interpreted

    def built(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
        answer = build(context, builder, signature.args, operands)
        return impl_ret_untracked(context, builder, signature.return_type, answer)

    def typed(*given: Any) -> Any:
        return result(*(kind or own for kind, own in zip(kinds, given, strict=True))), built

    # Numba reads from a function how many operands it has.
    operations: dict[int, Any] = {
        1: lambda typing_context, a: typed(a),
        2: lambda typing_context, a, b: typed(a, b),
        3: lambda typing_context, a, b, c: typed(a, b, c),
        5: lambda typing_context, a, b, c, d, e: typed(a, b, c, d, e),
    }
    chosen = operations[len(kinds)]
    chosen.__name__, chosen.__doc__ = interpreted.__name__.lstrip("_"), interpreted.__doc__
    return intrinsic(chosen)


_number, _void = types.int64, types.void

filled_with = _operation(_filled_with, ROW, _build_filled, _number)
kept_in = _operation(_kept_in, _void, _build_kept, None, ROW)
plus_gained = _operation(_plus_gained, ROW, _build_gained, ROW, None, _number, None, _number)
sums_of = _operation(_sums_of, ROW, _build_sums, None, None, None)
higher_of = _operation(_higher_of, ROW, _build_higher, ROW, ROW)
highest_in = _operation(_highest_in, _number, _build_highest, ROW)
places_from = _operation(_places_from, types.uint64, _build_places, ROW, _number)
equal_within = _operation(_equal_within, types.uint64, _build_equal_within, None, None, _number)
highest_within = _operation(_highest_within, _number, _build_highest_within, None, None)
places_of = _operation(_places_of, types.uint64, _build_places_of, _number, None)

__all__ = [
    "LENGTH",
    "SIX",
    "equal_within",
    "filled_with",
    "higher_of",
    "highest_in",
    "highest_within",
    "kept_in",
    "places_from",
    "places_of",
    "plus_gained",
    "sums_of",
]
