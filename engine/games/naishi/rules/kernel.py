"""The rules of Naishi as the engine calls them: compiled functions on a table and a position."""

from __future__ import annotations

from engine.games.naishi.rules.choice import random_move
from engine.games.naishi.rules.hidden import determinise
from engine.games.naishi.rules.legal import is_legal, legal_moves
from engine.games.naishi.rules.moves import MAX_MOVES
from engine.games.naishi.rules.play import apply, note_result
from engine.games.naishi.rules.setup import set_up
from engine.games.naishi.rules.state import OVER, POSITION, RESULT, STATE_BYTES, TABLE, Position, Table
from engine.play.kernel import PAYOFF, inner_rule, ones, rule, wide, word

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


@inner_rule
def is_over(position: Position) -> bool:
    """Say whether the game has ended."""
    return wide(position.phase) == OVER


@inner_rule
def whose_decision(position: Position) -> int:
    """Give the seat that moves next."""
    return wide(position.seat)


@rule
def payoff(table: Table, position: Position, seat: int) -> int:
    """Give what the ended game is worth to a seat: a whole win, its part of a shared one, or nothing."""
    won = wide(position.winners)
    return PAYOFF // ones(word(won)) if won >> seat & 1 else 0
