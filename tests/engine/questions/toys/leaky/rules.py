"""Leaky: one, two or three steps by choice, and a die decides whether they are doubled; the first at the goal wins."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_DEALING, PAYOFF, below, clear, rule, start, wide

SEATS, MAX_MOVES, STEPS, WAIT = 4, 4, 3, 9
TABLE = np.dtype(
    (np.record, [(name, "u1") for name in ("players", "goal", "start", "may_wait", "trap", "frozen")])
)
POSITION = np.dtype(
    (
        np.record,
        [
            ("seed", "<u8"),
            ("number", "<u8"),
            ("chance", "<u8"),
            ("way", "<u2", (SEATS,)),
            ("turn", "<u2"),
            ("players", "u1"),
            ("winner", "u1"),  # counted from 1
        ],
    )
)
STATE_BYTES = POSITION.itemsize
RESULT = np.dtype((np.record, [("winners", "u1"), ("turns", "<u2"), ("reason", "u1")]))


@rule
def set_up(table: Any, position: Any, seed: int, number: int) -> None:
    """Stand at the start, the first seat perhaps before it."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    position.players = table.players
    position.way[0] = table.start
    start(position, seed, number, FOR_DEALING, 0)


@rule
def legal_moves(table: Any, position: Any, out: Any) -> int:
    """List the steps; waiting where it is allowed, and nothing in the trap."""
    count = 0
    for move in range(1, WAIT + 1):
        if is_legal(table, position, move):
            out[count] = move
            count += 1
    return count


@rule
def is_legal(table: Any, position: Any, move: int) -> bool:
    """Say whether so many steps can be gone."""
    seat = whose_decision(position)
    if wide(table.trap) > 0 and wide(position.way[seat]) == wide(table.trap):
        return False
    if move == WAIT:
        return wide(table.may_wait) == 1
    return 1 <= move <= (1 if wide(table.frozen) == seat + 1 else STEPS)


@rule
def apply(table: Any, position: Any, move: int) -> None:
    """Go on, twice as far on heads."""
    seat = whose_decision(position)
    if move != WAIT:
        position.way[seat] = wide(position.way[seat]) + move * (1 + below(position, 2))
        if wide(position.way[seat]) >= wide(table.goal):
            position.winner = seat + 1
    position.turn = (wide(position.turn) + 1) % 60000


@rule
def is_over(position: Any) -> bool:
    """Say whether somebody is there."""
    return position.winner > 0


@rule
def whose_decision(position: Any) -> int:
    """Give the seat whose turn it is."""
    return wide(position.turn) % wide(position.players)


@rule
def payoff(table: Any, position: Any, seat: int) -> int:
    """The whole for the first at the goal."""
    return PAYOFF if wide(position.winner) == seat + 1 else 0


@rule
def determinise(table: Any, position: Any, seat: int, stream: Any) -> None:
    """Nobody knows how the die will fall."""
    position.seed = 0
    position.number = 0
    start(position, below(stream, 1 << 30), 0, FOR_DEALING, 0)


@rule
def note_result(table: Any, position: Any, result: Any) -> None:
    """Write down who was first."""
    result.winners = 1 << (wide(position.winner) - 1)
    result.turns = position.turn
    result.reason = 1
