"""Records as columns of a table and back: a field of several numbers has a column for each."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from engine.metrics.statistics import Array


def names_of(kind: np.dtype[np.void]) -> list[str]:
    """Give the columns of a kind of record.

    >>> names_of(np.dtype([("straw", "u1"), ("raiders", "u2", (2,))]))
    ['straw', 'raiders_0', 'raiders_1']
    """
    return [column for name in kind.names or () for column in _columns(kind, name)]


def _columns(kind: np.dtype[np.void], name: str) -> list[str]:
    shape = kind[name].shape
    return [f"{name}_{place}" for place in range(int(np.prod(shape)))] if shape else [name]


def flattened(batch: Array) -> dict[str, Array]:
    """Give all fields of records as columns."""
    found: dict[str, Array] = {}
    for name in batch.dtype.names or ():
        flat = batch[name].reshape(len(batch), -1)
        found |= {column: flat[:, place] for place, column in enumerate(_columns(batch.dtype, name))}
    return found


def gathered(kind: np.dtype[np.void], columns: Mapping[str, Array], count: int) -> Array:
    """Make records of their columns, each number in a field that holds whatever a table may have in it."""
    wide = [(name, "<i8", kind[name].shape) for name in kind.names or ()]
    batch: Array = np.zeros(count, wide)
    for name, _, _ in wide:
        flat = batch[name].reshape(count, -1)
        for place, column in enumerate(_columns(kind, name)):
            flat[:, place] = columns[column]
    return batch
