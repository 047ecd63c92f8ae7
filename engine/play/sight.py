"""What a seat may see as numbers from 0 to 1: for programs that learn, and for what they have learned."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from engine.play.observation import Field
    from engine.play.rules import Rules

Array = np.ndarray[Any, Any]


class Sight:
    """The rows that some rules write: the game's own fields, each divided by its most; not to be shared by threads."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fields: tuple[Field, ...] = rules.observation.layout(rules.table)
        self.size = sum(field.size for field in self.fields)
        self.most = np.concatenate(
            [np.full(field.size, max(field.most, 1), np.float32) for field in self.fields]
        )
        self._row = np.empty(self.size, np.int32)

    def observation(self, position: np.record, seat: int) -> Array:
        """Give what a seat may see, as numbers from 0 to 1."""
        self.rules.observation.observe(self.rules.table, position, seat, self._row)
        row: Array = self._row.astype(np.float32) / self.most
        return row

    def part(self, observation: Array, name: str) -> Array:
        """Give one field of an observation in its own shape, as the whole numbers that it was made of."""
        at = 0
        for field in self.fields:
            if field.name == name:
                row = observation[..., at : at + field.size] * max(field.most, 1)
                counts: Array = np.rint(row).astype(np.int64)
                return counts.reshape(*observation.shape[:-1], *field.shape)
            at += field.size
        raise KeyError(name)
