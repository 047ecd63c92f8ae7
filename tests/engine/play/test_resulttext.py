"""Lines of results: numbers, texts by value, and what is always the same."""

from __future__ import annotations

import numpy as np

from engine.play.resulttext import Choice, Number, Part, Writer

RESULT = np.dtype([("reason", "u1"), ("counts", "<u2", (2, 2)), ("score", "<i2"), ("turns", "<u4")])


def test_a_line_for_each_result():
    """Fields stand where the parts say, whole numbers in decimal digits, below zero with a sign."""
    batch = np.zeros(3, RESULT)
    batch["reason"] = [1, 0, 1]
    batch["counts"] = [[[1, 20], [300, 65535]], [[0, 0], [0, 0]], [[9, 10], [99, 100]]]
    batch["score"] = [-32768, 0, 7]
    batch["turns"] = [4294967295, 0, 10]
    parts: list[Part] = [
        "[",
        Number("counts", (0, 1)),
        ",",
        Number("counts", (1, 1)),
        "]",
        Choice("reason", ["ä", "end"]),
    ]
    writer = Writer(RESULT, [*parts, Number("score"), " ", Number("turns")])
    assert bytes(writer.lines(batch)).decode().splitlines() == [
        "[20,65535]end-32768 4294967295",
        "[0,0]ä0 0",
        "[10,100]end7 10",
    ]


def test_results_in_steps_and_none():
    """A part of a batch is written as it lies, and nothing of none."""
    batch = np.zeros(6, RESULT)
    batch["turns"] = range(6)
    writer = Writer(RESULT, [Number("turns")])
    assert bytes(writer.lines(batch[1::2])) == b"1\n3\n5\n"
    assert bytes(writer.lines(batch[:0])) == b""


def test_a_result_of_a_few_bytes():
    """A result that is shorter than a word of the processor is read to its last byte and no further."""
    small = np.dtype([("reason", "u1"), ("score", "<i2")])
    batch = np.zeros(2, small)
    batch["reason"], batch["score"] = [7, 255], [-999, 12345]
    writer = Writer(small, [Number("reason"), ":", Number("score")])
    assert bytes(writer.lines(batch)) == b"7:-999\n255:12345\n"


def test_texts_of_any_length():
    """A text around the length that is copied at once, or much longer, is written whole and nothing behind it."""
    lengths = [0, 1, 31, 32, 33, 64, 65, 200]
    batch = np.zeros(len(lengths), RESULT)
    batch["reason"] = range(len(lengths))
    texts = ["".join(chr(97 + place % 26) for place in range(length)) for length in lengths]
    writer = Writer(RESULT, ["<", Choice("reason", texts), Number("turns")])
    assert bytes(writer.lines(batch)).decode().splitlines() == [f"<{text}0" for text in texts]
