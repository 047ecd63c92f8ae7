"""Results as lines of JSON, written by one compiled rule: in Python a million of them take longer than the games.

A game says what its result looks like once, as parts: bytes that are always the same, fields that are whole numbers,
and fields whose value chooses one of several texts. A part and the bytes up to the next one are written together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engine.play.kernel import inner_rule, rule, wide, word
from engine.play.phrases import LETTERS, MARGIN, Paper, Phrases, count, say, take

# A sign and ten digits.
MOST_DIGITS = 11
# What a step knows: where its number lies, and which phrases it chooses from or writes behind the number.
BEGIN, LEFT, RIGHT, MASK, CHOICES, BEHIND = range(6)
NO_CHOICE = -1


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
        head, varying = _joined(parts)
        texts, steps = [head], []
        self._most = len(head.encode())
        for part, behind in varying:
            if isinstance(part, Number):
                steps.append((*self._place(part.field, part.place), NO_CHOICE, len(texts)))
                texts.append(behind)
                self._most += MOST_DIGITS + len(behind.encode())
            else:
                steps.append((*self._place(part.field, ()), len(texts), 0))
                chosen = [text + behind for text in part.texts]
                texts += chosen
                self._most += max(len(text.encode()) for text in chosen)
        self._steps = np.array(steps or np.zeros((0, 6)), np.int64)
        self._phrases = Phrases(texts)
        self._paper = Paper()

    def _place(self, field: str, place: tuple[int, ...]) -> tuple[int, int, int, int]:
        """Give the byte from which eight hold a number, and how to shift and mask them so that only it is left."""
        fields: Mapping[str, Any] = self._dtype.fields or {}
        kind, offset = fields[field][:2]
        if kind.subdtype is not None:
            kind, shape = kind.subdtype
            offset += int(np.ravel_multi_index(place, shape)) * kind.itemsize
        end = offset + kind.itemsize
        begin = max(end - LETTERS, 0)
        mask = -1 if kind.kind == "i" else (1 << 8 * min(kind.itemsize, LETTERS - 1)) - 1
        return begin, 8 * (begin + LETTERS - end), 8 * (LETTERS - kind.itemsize), mask

    def lines(self, batch: np.ndarray[Any, Any]) -> memoryview:
        """Give the JSON of each result, a line each, to be used before the same thread asks again."""
        raw = np.ascontiguousarray(batch).view(np.uint8)
        if self._dtype.itemsize < LETTERS:
            raw = np.concatenate([raw, np.zeros(LETTERS, np.uint8)])
        text = self._paper.of(len(batch) * self._most + MARGIN)
        said, size = self._phrases, self._dtype.itemsize
        length = write_lines(raw, size, len(batch), self._steps, said.words, said.first, said.length, text)
        return text[:length].data


def _joined(parts: Sequence[Part]) -> tuple[str, list[tuple[Number | Choice, str]]]:
    """Give the text that a line begins with, and every number or choice with the text behind it."""
    head, varying = "", list[tuple[Number | Choice, str]]()
    for part in [*parts, "\n"]:
        if not isinstance(part, str):
            varying.append((part, ""))
        elif varying:
            last, behind = varying[-1]
            varying[-1] = last, behind + part
        else:
            head += part
    return head, varying


@rule
def write_lines(
    raw: Any, size: int, rows: int, steps: Any, words: Any, first: Any, length: Any, text: Any
) -> int:
    """Write each row of bytes as a line of text, and give the length of all."""
    at = wide(0)
    for row in range(rows):
        at = say(words, first, length, 0, text, at)
        for step in range(len(steps)):
            value = number_at(raw, row * size, steps, step)
            if steps[step, CHOICES] == NO_CHOICE:
                at = count(value, text, at) - 1
                at = say(words, first, length, steps[step, BEHIND], text, at)
            else:
                at = say(words, first, length, steps[step, CHOICES] + value, text, at)
    return at


@inner_rule
def number_at(raw: Any, row: int, steps: Any, step: int) -> int:
    """Read the number of a step; it is the last or the first of eight bytes."""
    held = wide(take(raw, row + steps[step, BEGIN]) << word(steps[step, LEFT]))
    number: int = held >> steps[step, RIGHT] & steps[step, MASK]
    return number
