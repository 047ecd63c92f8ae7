"""Lifeboat: one to seven row together; each has a hidden strength, rowing tires, and all reach the shore or none."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_DEALING, PAYOFF, below, clear, is_heads, rule, start, wide

SEATS, ROUNDS, MAX_MOVES = 7, 4, 2
REST, ROW = range(2)
TABLE = np.dtype((np.record, [("players", "u1"), ("shore", "<u2")]))
_STATE = [
    ("seed", "<u8"),
    ("number", "<u8"),
    ("chance", "<u8"),
    ("way", "<u2"),
    ("strengths", "u1", (SEATS,)),
    ("turn", "u1"),
    ("players", "u1"),
]
POSITION = np.dtype((np.record, _STATE))
STATE_BYTES = POSITION.itemsize
RESULT = np.dtype((np.record, [("way", "<u2"), ("winners", "u1"), ("turns", "<u2"), ("reason", "u1")]))


@rule
def set_up(table: Any, position: Any, seed: int, number: int) -> None:
    """Deal a strength to each seat."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    position.players = table.players
    for seat in range(wide(table.players)):
        start(position, seed, number, FOR_DEALING, seat)
        position.strengths[seat] = 1 + below(position, 6)


@rule
def legal_moves(table: Any, position: Any, out: Any) -> int:
    """Rest, or row while there is strength."""
    out[0] = REST
    if position.strengths[whose_decision(position)] == 0:
        return 1
    out[1] = ROW
    return 2


@rule
def is_legal(table: Any, position: Any, move: int) -> bool:
    """Say whether a move is one of the two, and there is strength for it."""
    return move == REST or (move == ROW and position.strengths[whose_decision(position)] > 0)


@rule
def apply(table: Any, position: Any, move: int) -> None:
    """Row with all one's strength and lose one of it, or rest and win one; the sea may push back."""
    seat = whose_decision(position)
    strength = wide(position.strengths[seat])
    if move == ROW:
        wave = wide(is_heads(position))
        position.way = wide(position.way) + max(0, strength - wave)
        position.strengths[seat] = strength - 1
    else:
        position.strengths[seat] = strength + 1
    position.turn = wide(position.turn) + 1


@rule
def is_over(position: Any) -> bool:
    """Say whether all rounds are rowed."""
    return wide(position.turn) == ROUNDS * wide(position.players)


@rule
def whose_decision(position: Any) -> int:
    """Give the seat whose turn it is."""
    return wide(position.turn) % wide(position.players)


@rule
def payoff(table: Any, position: Any, seat: int) -> int:
    """Everybody wins or nobody: in a co-operative game all seats have the same."""
    return PAYOFF if wide(position.way) >= wide(table.shore) else 0


@rule
def random_move(table: Any, position: Any, stream: Any) -> int:
    """Row or rest as a coin falls, if there is a choice."""
    return ROW if position.strengths[whose_decision(position)] > 0 and is_heads(stream) else REST


@rule
def determinise(table: Any, position: Any, seat: int, stream: Any) -> None:
    """Deal the others' strengths anew: only their own is known."""
    for other in range(wide(position.players)):
        if other != seat:
            position.strengths[other] = below(stream, 8)
    position.seed = 0
    position.number = 0
    start(position, below(stream, 1 << 30), 0, FOR_DEALING, 0)


@rule
def note_result(table: Any, position: Any, result: Any) -> None:
    """Write down how far they came."""
    result.way = position.way
    result.turns = position.turn
    result.reason = 1
    result.winners = (1 << wide(table.players)) - 1 if payoff(table, position, 0) > 0 else 0
