"""The rules of 7 Samurai as the engine calls them: compiled functions on a table and a position."""

from __future__ import annotations

from engine.games.seven_samurai.rules.hidden import determinise
from engine.games.seven_samurai.rules.moves import is_legal, legal_moves, random_move
from engine.games.seven_samurai.rules.play import apply, note_result
from engine.games.seven_samurai.rules.setup import set_up
from engine.games.seven_samurai.rules.state import (
    HELD,
    MAX_MOVES,
    OVER,
    POSITION,
    RESULT,
    STATE_BYTES,
    TABLE,
    Position,
    Table,
)
from engine.play.kernel import PAYOFF, rule, wide

__all__ = [
    "MAX_MOVES",
    "POSITION",
    "RESULT",
    "STATE_BYTES",
    "TABLE",
    "apply",
    "determinise",
    "is_legal",
    "is_over",
    "legal_moves",
    "note_result",
    "payoff",
    "random_move",
    "set_up",
    "whose_decision",
]


@rule
def is_over(position: Position) -> bool:
    """Say whether the game has ended."""
    return wide(position.phase) == OVER


@rule
def whose_decision(position: Position) -> int:
    """Give the seat that chooses next, in its own turn or in another's."""
    return wide(position.seat)


@rule
def payoff(table: Table, position: Position, seat: int) -> int:
    """All win or nobody does."""
    return PAYOFF if wide(position.reason) == HELD else 0
