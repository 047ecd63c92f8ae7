"""Results as lines of JSON, written by one compiled rule: in Python a million of them take longer than the games.

A game says what its result looks like once, as parts: bytes that are always the same, fields that are whole numbers,
and fields whose value chooses one of several texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.play.kernel import inner_rule, rule, wide

LITERAL, NUMBER, CHOICE = range(3)
MOST_DIGITS = 10
NEWLINE, ZERO, MINUS = ord("\n"), ord("0"), ord("-")


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number of the result: a field, and the place in it where it has several."""

    field: str
    place: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several texts, by the value of a field."""

    field: str
    texts: Sequence[str]


Part = str | Number | Choice


class Writer:
    """Writes results of a dtype as lines."""

    def __init__(self, dtype: np.dtype[Any], parts: Sequence[Part]) -> None:
        self._dtype = dtype
        letters = bytearray()
        choices: list[tuple[int, int]] = []
        steps: list[tuple[int, int, int, int]] = []
        self._most = 1
        for part in parts:
            if isinstance(part, str):
                steps.append((LITERAL, len(letters), len(part.encode()), 0))
                letters += part.encode()
                self._most += len(part.encode())
            elif isinstance(part, Number):
                steps.append((NUMBER, *self._place(part.field, part.place)))
                self._most += MOST_DIGITS
            else:
                offset, size, _ = self._place(part.field, ())
                steps.append((CHOICE, offset, size, len(choices)))
                for text in part.texts:
                    choices.append((len(letters), len(text.encode())))
                    letters += text.encode()
                self._most += max(len(text.encode()) for text in part.texts)
        self._letters = np.frombuffer(bytes(letters), np.uint8)
        self._steps = np.array(steps, np.int64)
        self._choices = np.array(choices or [(0, 0)], np.int64)

    def _place(self, field: str, place: tuple[int, ...]) -> tuple[int, int, int]:
        """Give where a number lies in a record, its size, and whether it may be below zero."""
        fields: Mapping[str, Any] = self._dtype.fields or {}
        kind, offset = fields[field][:2]
        if kind.subdtype is not None:
            kind, shape = kind.subdtype
            offset += int(np.ravel_multi_index(place, shape)) * kind.itemsize
        return offset, kind.itemsize, int(kind.kind == "i")

    def lines(self, batch: np.ndarray[Any, Any]) -> bytes:
        """Give the JSON of each result, a line each."""
        raw = np.ascontiguousarray(batch).view(np.uint8).reshape(len(batch), self._dtype.itemsize)
        text = np.empty(len(batch) * self._most, np.uint8)
        length = write_lines(raw, self._steps, self._letters, self._choices, text)
        return text[:length].tobytes()


@rule
def write_lines(raw: Any, steps: Any, letters: Any, choices: Any, text: Any) -> int:
    """Write each row of bytes as a line of text, and give the length of all."""
    at = 0
    for row in range(len(raw)):
        for step in range(len(steps)):
            if steps[step, 0] == LITERAL:
                at = write_letters(letters, steps[step, 1], steps[step, 2], text, at)
            elif steps[step, 0] == NUMBER:
                at = write_number(
                    number_at(raw, row, steps[step, 1], steps[step, 2], steps[step, 3]), text, at
                )
            else:
                chosen = steps[step, 3] + number_at(raw, row, steps[step, 1], steps[step, 2], wide(0))
                at = write_letters(letters, choices[chosen, 0], choices[chosen, 1], text, at)
        text[at] = NEWLINE
        at += 1
    return at


@inner_rule
def number_at(raw: Any, row: int, offset: int, size: int, is_signed: int) -> int:
    """Read a little-endian number."""
    value = wide(0)
    for place in range(size):
        value |= wide(raw[row, offset + place]) << 8 * place
    if is_signed == 1 and value >> 8 * size - 1 == 1:
        value -= wide(1) << 8 * size
    return value


@inner_rule
def write_letters(letters: Any, start: int, length: int, text: Any, at: int) -> int:
    """Copy letters, and give the place behind them."""
    for place in range(length):
        text[at + place] = letters[start + place]
    return at + length


@inner_rule
def write_number(value: int, text: Any, at: int) -> int:
    """Write a whole number in decimal digits, and give the place behind them."""
    if value < 0:
        text[at] = MINUS
        at += 1
        value = -value
    digits, rest = 1, value // 10
    while rest > 0:
        digits += 1
        rest //= 10
    for place in range(digits - 1, -1, -1):
        text[at + place] = ZERO + value % 10
        value //= 10
    return at + digits
