"""What a processor does at once with words of bits and whole records, for the rules of a game.

Numba puts these in place while it compiles, so that rules alone can call them and not Python. Interpreted they are
plain functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)

# The first two families of the Zen have the instruction that `nth_selected` is made of, but take hundreds of steps.
SLOW_TO_SELECT = ("znver1", "znver2")


def _selects() -> bool:
    """Say whether the processor that is compiled for finds the n-th bit of a word at once."""
    if INTERPRETED or numba.config.CPU_NAME is not None:
        return False
    features = binding.get_host_cpu_features()
    return bool(features.get("bmi2")) and binding.get_host_cpu_name() not in SLOW_TO_SELECT


SELECTS = _selects()

# ---------------------------------------------------------------- what they do, for people and without Numba


def _ones(bits: int) -> int:
    """Count the bits that are set in a word."""
    return int(bits).bit_count()


def _lowest(bits: int) -> int:
    """Give the place of the lowest bit that is set in a word that is not zero."""
    return (int(bits) & -int(bits)).bit_length() - 1


def _highest(bits: int) -> int:
    """Give the place of the highest bit that is set in a word that is not zero."""
    return int(bits).bit_length() - 1


def _clear(record: np.record, first: int) -> None:
    """Set the bytes of a record to zero, from the one numbered `first` to the end."""
    record.view((np.uint8, record.nbytes))[first:] = 0


def _copy(target: np.record, source: np.record) -> None:
    """Make a record equal to another of its type, byte for byte."""
    target.view((np.uint8, target.nbytes))[:] = source.view((np.uint8, source.nbytes))


def _nth(bits: int, n: int) -> int:
    """Give the place of the set bit of a word that has `n` set bits below it."""
    for _ in range(n):
        bits = int(bits) & int(bits) - 1
    return _lowest(bits)


# ---------------------------------------------------------------- how a processor does it


def _build_ones(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    return builder.ctpop(operands[0])


def _build_lowest(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    return builder.cttz(operands[0], ir.Constant(ir.IntType(1), 1))


def _build_highest(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    word = operands[0]
    return builder.sub(word.type(63), builder.ctlz(word, ir.Constant(ir.IntType(1), 1)))


def _build_nth(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    bits, n = operands
    whole = bits.type
    kind = ir.FunctionType(whole, [whole, whole])
    spread = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
    # Of the bits of a number, here one, the lowest goes to the lowest set bit of the word, and so on.
    chosen = builder.call(spread, [builder.shl(whole(1), n), bits])
    return builder.cttz(chosen, ir.Constant(ir.IntType(1), 1))


def _build_clear(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    record, first = operands
    size = builder.sub(cgutils.intp_t(signature.args[0].size), first)
    cgutils.memset(builder, builder.gep(builder.bitcast(record, cgutils.voidptr_t), [first]), size, 0)
    return context.get_dummy_value()


def _build_copy(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    cgutils.raw_memcpy(builder, *operands, cgutils.intp_t(signature.args[0].size), 1)
    return context.get_dummy_value()


def _instruction(interpreted: Function, result: Any, build: Callable[..., Any], *operands: Any) -> Function:
    """Give the function itself, or what Numba puts in its place; an operand of type `None` is a record."""
    if INTERPRETED:
        return interpreted

    def signature(*given: Any) -> Any:
        return result(*(kind or own for kind, own in zip(operands, given, strict=True)))

    def on_one(typing_context: Any, one: Any) -> Any:
        return signature(one), build

    def on_two(typing_context: Any, one: Any, two: Any) -> Any:
        return signature(one, two), build

    chosen: Any = on_one if len(operands) == 1 else on_two
    chosen.__name__, chosen.__doc__ = interpreted.__name__.lstrip("_"), interpreted.__doc__
    return cast("Function", intrinsic(chosen))


ones = _instruction(_ones, types.int64, _build_ones, types.uint64)
lowest = _instruction(_lowest, types.int64, _build_lowest, types.uint64)
highest = _instruction(_highest, types.int64, _build_highest, types.uint64)
clear = _instruction(_clear, types.void, _build_clear, None, types.int64)
copy = _instruction(_copy, types.void, _build_copy, None, None)
nth_selected = _instruction(_nth, types.int64, _build_nth, types.uint64, types.int64)
