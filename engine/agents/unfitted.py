"""For games without a search: nobody watches what the others do."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import rule

Record = np.record


@rule
def begin_game(memory: Any) -> None:
    """Begin a game: there is nothing to forget."""


@rule
def note(
    table: Record, position: Record, move: int, number: int, agent: Record, seat: int, memory: Any
) -> None:
    """Let one seat see a move: it does not look."""


@rule
def witness(
    table: Record, position: Record, move: int, number: int, lineup: Any, turn: int, memory: Any
) -> None:
    """Let all seats see a move: nobody looks."""
