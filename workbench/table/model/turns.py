"""The turns of a game, as log, scrubber and panels show them: only what lies open for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

NOBODY = -1
"""The seat of what is told among the turns but is nobody's, such as the end of a round."""


class Mark(NamedTuple):
    """A sign for something that happened in a turn: a glyph, and its colour by its role in the theme."""

    glyph: str
    role: str


@dataclass(frozen=True, slots=True)
class Play:
    """One play in words, and the position that it led to."""

    words: str
    at: int


@dataclass(frozen=True, slots=True)
class Note:
    """A remark on a turn; the seat that made it where one did."""

    text: str
    seat: int | None = None


@dataclass(frozen=True)
class Turn:
    """One turn; `number` counts from 1, `first` and `last` are the positions before and after it.

    A game with more to tell of its turns derives its own kind; `told` is the turn as the record tells it.
    """

    number: int
    seat: int
    plays: tuple[Play, ...]
    first: int
    last: int
    is_open: bool
    notes: tuple[Note, ...] = ()
    undone: int = 0
    # The agents that decided in it for the person whose seat it is.
    helped: tuple[str, ...] = ()
    told: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def is_pass(self) -> bool:
        """Say whether nothing was played."""
        return not self.plays and not self.is_open

    @property
    def gainers(self) -> tuple[int, ...]:
        """The seats that gained something in it, to be marked on the scrubber."""
        return ()

    @property
    def is_marked(self) -> bool:
        """Say whether something happened in it that the scrubber warns of."""
        return False

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What else happened in it that the scrubber marks."""
        return ()

    @property
    def section(self) -> str:
        """What part of the game ends with it, to be parted from the next on the scrubber; mostly none does."""
        return ""


def note_of(said: str | Mapping[str, Any]) -> Note:
    """Read a remark as a record has it."""
    return Note(said) if isinstance(said, str) else Note(said["text"], said["player"])
