"""Short rows of whole numbers, which a processor adds, multiplies and compares at once.

Numba leaves such rows to be worked on number by number, because the pass of LLVM that would join them is switched off
for its faults; so the few operations that count are written here as what they are.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic

from engine.play.kernel import INTERPRETED

# What most processors can do at once, and the length of a row that two such steps cover.
LENGTH, SIX = 4, 6
_NUMBER, _ROW = ir.IntType(64), ir.VectorType(ir.IntType(64), LENGTH)


def _some_sum_reaches(least: int, one: Any, two: Any, less: Any) -> bool:
    """Say whether any of the numbers `one[i] + two[i] - less[i]` of three rows of four is as high as another number."""
    return bool((one + two - less >= least).any())


def _highest_within(row: Any, masks: Any) -> int:
    """Give the highest of the numbers `row[i] & masks[i]` of two rows of six, none of which is below zero."""
    highest: int = (row & masks).max()
    return highest


def _add_looked_up(row: Any, found: Any, first: int, steps: Any, less: int, factor: int) -> None:
    """Add `(found[first + steps[i]] - less) * factor` to each number of a row of four."""
    row += (found[first + steps] - less) * factor


def _data_of(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    return context.make_array(kind)(context, builder, array).data


def _row_of(context: Any, builder: Any, kind: Any, array: Any, first: int = 0) -> tuple[Any, Any]:
    """Give the place of a row of four, and the row."""
    data = builder.gep(_data_of(context, builder, kind, array), [_NUMBER(first)])
    place = builder.bitcast(data, _ROW.as_pointer())
    return place, builder.load(place, align=1)


def _filled(builder: Any, number: Any) -> Any:
    """Give a row with the same number in all places."""
    row = ir.Constant(_ROW, ir.Undefined)
    for place in range(LENGTH):
        row = builder.insert_element(row, number, ir.IntType(32)(place))
    return row


def _reduced(builder: Any, way: str, kind: Any, row: Any) -> Any:
    """Give what is left of a row when its numbers are joined in a way that LLVM knows."""
    name = f"llvm.vector.reduce.{way}.v{LENGTH}{kind}"
    found = builder.module.globals.get(name)
    join = found or ir.Function(builder.module, ir.FunctionType(kind, [row.type]), name)
    return builder.call(join, [row])


def _build_some_sum_reaches(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    one, two, less = (
        _row_of(context, builder, kind, array)[1]
        for kind, array in zip(signature.args[1:], operands[1:], strict=True)
    )
    sums = builder.sub(builder.add(one, two), less)
    reach = builder.icmp_signed(">=", sums, _filled(builder, operands[0]))
    answer = _reduced(builder, "or", ir.IntType(1), reach)
    return impl_ret_untracked(context, builder, signature.return_type, answer)


def _build_highest_within(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    halves = []
    for first in (0, SIX - LENGTH):
        row, masks = (
            _row_of(context, builder, kind, array, first)[1]
            for kind, array in zip(signature.args, operands, strict=True)
        )
        halves.append(builder.and_(row, masks))
    is_first = builder.icmp_signed(">", *halves)
    highest = _reduced(builder, "smax", _NUMBER, builder.select(is_first, *halves))
    return impl_ret_untracked(context, builder, signature.return_type, highest)


def _build_add_looked_up(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    row, found, first, steps, less, factor = operands
    kinds = signature.args
    place, before = _row_of(context, builder, kinds[0], row)
    _, wanted = _row_of(context, builder, kinds[3], steps)
    letters = builder.gep(_data_of(context, builder, kinds[1], found), [first])
    values = ir.Constant(_ROW, ir.Undefined)
    for number in range(LENGTH):
        index = builder.extract_element(wanted, ir.IntType(32)(number))
        value = builder.load(builder.gep(letters, [index]), align=1)
        values = builder.insert_element(values, value, ir.IntType(32)(number))
    change = builder.mul(builder.sub(values, _filled(builder, less)), _filled(builder, factor))
    builder.store(builder.add(before, change), place, align=1)
    return impl_ret_untracked(context, builder, signature.return_type, context.get_dummy_value())


def _some_sum_reaches_it(typing_context: Any, least: Any, one: Any, two: Any, less: Any) -> Any:
    return types.boolean(types.int64, one, two, less), _build_some_sum_reaches


def _highest_of(typing_context: Any, row: Any, masks: Any) -> Any:
    return types.int64(row, masks), _build_highest_within


def _add_looked_up_to(
    typing_context: Any, row: Any, found: Any, first: Any, steps: Any, less: Any, factor: Any
) -> Any:
    number = types.int64
    return types.void(row, found, number, steps, number, number), _build_add_looked_up


some_sum_reaches = _some_sum_reaches if INTERPRETED else intrinsic(_some_sum_reaches_it)
highest_within = _highest_within if INTERPRETED else intrinsic(_highest_of)
add_looked_up = _add_looked_up if INTERPRETED else intrinsic(_add_looked_up_to)

__all__ = ["LENGTH", "SIX", "add_looked_up", "highest_within", "some_sum_reaches"]
