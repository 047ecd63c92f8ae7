"""Texts that compiled rules write many times over: phrases in whole words, laid one behind the other.

A phrase is copied 32 letters at a time, and what it writes beyond its end the next one covers. That is many times
faster than letter by letter, which counts where a million results are written and hashed.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic

from engine.play.kernel import INTERPRETED, inner_rule, rule, wide, word

LETTERS = 8
# A strip is so many words. Most phrases fit on one, and all are written in whole ones: a processor copies a strip at
# once, and does not have to guess how long a phrase is.
STRIP = 4
# So many letters behind the last one may be written over.
MARGIN = STRIP * LETTERS


def _put(text: Any, at: int, letters: int) -> None:
    """Write the eight letters of a word at a place of a text."""
    text[at : at + LETTERS] = np.frombuffer(int(letters).to_bytes(LETTERS, "little"), np.uint8)


def _build_put(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    text, at, letters = operands
    data = context.make_array(signature.args[0])(context, builder, text).data
    place = builder.gep(builder.bitcast(data, cgutils.voidptr_t), [at])
    builder.store(letters, builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
    return impl_ret_untracked(context, builder, signature.return_type, context.get_dummy_value())


def _put_word(typing_context: Any, text: Any, at: Any, letters: Any) -> Any:
    return types.void(text, types.int64, types.uint64), _build_put


put = _put if INTERPRETED else intrinsic(_put_word)


def _take(text: Any, at: int) -> int:
    """Read eight letters from a place of a text as a word."""
    return word(int.from_bytes(text[at : at + LETTERS].tobytes(), "little"))


def _build_take(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    text, at = operands
    data = context.make_array(signature.args[0])(context, builder, text).data
    place = builder.gep(builder.bitcast(data, cgutils.voidptr_t), [at])
    letters = builder.load(builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
    return impl_ret_untracked(context, builder, signature.return_type, letters)


def _take_word(typing_context: Any, text: Any, at: Any) -> Any:
    return types.uint64(text, types.int64), _build_take


take = _take if INTERPRETED else intrinsic(_take_word)


def _copy_strip(words: Any, begin: int, text: Any, at: int) -> None:
    """Write four words from a place among words on at a place of a text."""
    text[at : at + STRIP * LETTERS] = words[begin : begin + STRIP].view(np.uint8)


def _build_copy_strip(context: Any, builder: Any, signature: Any, operands: Any) -> Any:
    words, begin, text, at = operands
    strip = ir.VectorType(ir.IntType(64), STRIP).as_pointer()
    source = context.make_array(signature.args[0])(context, builder, words).data
    target = context.make_array(signature.args[2])(context, builder, text).data
    letters = builder.load(builder.bitcast(builder.gep(source, [begin]), strip), align=LETTERS)
    place = builder.gep(builder.bitcast(target, cgutils.voidptr_t), [at])
    builder.store(letters, builder.bitcast(place, strip), align=1)
    return impl_ret_untracked(context, builder, signature.return_type, context.get_dummy_value())


def _copy_strip_of_words(typing_context: Any, words: Any, begin: Any, text: Any, at: Any) -> Any:
    return types.void(words, types.int64, text, types.int64), _build_copy_strip


copy_strip = _copy_strip if INTERPRETED else intrinsic(_copy_strip_of_words)


class Paper(threading.local):
    """Bytes to write on, which each thread keeps: to get fresh memory from the system costs more than to write."""

    def __init__(self) -> None:
        self._bytes = np.empty(0, np.uint8)

    def of(self, size: int) -> np.ndarray[Any, Any]:
        """Give so many bytes at least; what is on them is lost the next time."""
        if len(self._bytes) < size:
            self._bytes = np.empty(size, np.uint8)
        return self._bytes


class Phrases:
    """Phrases by number: `words` holds their letters, `first` and `length` where each begins and how long it is."""

    def __init__(self, texts: Sequence[str]) -> None:
        encoded = [text.encode() for text in texts]
        sizes = [STRIP * max(-(-len(text) // (STRIP * LETTERS)), 1) for text in encoded]
        self.first = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
        self.length = np.array([len(text) for text in encoded], np.int64)
        padded = b"".join(
            text.ljust(LETTERS * size, b"\0") for text, size in zip(encoded, sizes, strict=True)
        )
        self.words = np.frombuffer(padded, "<u8")

    @property
    def longest(self) -> int:
        """The length of the longest phrase."""
        return int(self.length.max())


@inner_rule
def say(words: Any, first: Any, length: Any, phrase: int, text: Any, at: int) -> int:
    """Write a phrase, and give the place behind it."""
    begin, size = wide(first[phrase]), wide(length[phrase])
    copy_strip(words, begin, text, at)
    for done in range(STRIP * LETTERS, size, STRIP * LETTERS):
        copy_strip(words, begin + (done >> 3), text, at + done)
    return at + size


# Whole numbers up to this, above and below zero, are looked up with the comma that follows them.
MOST_KNOWN = 999


def _known_numbers() -> tuple[Any, Any]:
    texts = [f"{number},".encode() for number in range(-MOST_KNOWN, MOST_KNOWN + 1)]
    words = [int.from_bytes(text.ljust(LETTERS, b"\0"), "little") for text in texts]
    return np.array(words, np.uint64), np.array([len(text) for text in texts], np.int64)


NUMBERS, NUMBER_LENGTHS = _known_numbers()


@inner_rule
def count_known(number: int, text: Any, at: int) -> int:
    """Write a whole number of three digits at most and a comma, and give the place behind them."""
    put(text, at, word(NUMBERS[number + MOST_KNOWN]))
    return at + wide(NUMBER_LENGTHS[number + MOST_KNOWN])


@inner_rule
def count(number: int, text: Any, at: int) -> int:
    """Write a whole number and a comma, and give the place behind them."""
    if -MOST_KNOWN <= number <= MOST_KNOWN:
        return count_known(number, text, at)
    return count_large(number, text, at)


@rule
def count_large(number: int, text: Any, at: int) -> int:
    """Write a whole number of more than three digits and a comma, and give the place behind them."""
    if number < 0:
        put(text, at, word(45))
        at, number = at + 1, -number
    power = wide(1000)
    while number // power > MOST_KNOWN:
        power *= 1000
    at = count_known(number // power, text, at) - 1
    while power > 1:
        number %= power
        power //= 1000
        three = number // power
        put(text, at, word(48 + three // 100 | 48 + three // 10 % 10 << 8 | 48 + three % 10 << 16 | 44 << 24))
        at += 3
    return at + 1


__all__ = ["LETTERS", "MARGIN", "Paper", "Phrases", "count", "count_known", "put", "say", "take"]
