"""Dice Race: roll as often as you dare and bank the sum; a one loses what was not banked, and the turn."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_DEALING, PAYOFF, below, clear, rule, start, wide

SEATS, MAX_MOVES = 4, 2
ROLL, BANK = range(MAX_MOVES)
AT_THE_GOAL, OUT_OF_ROUNDS = 1, 2

TABLE = np.dtype((np.record, [("players", "u1"), ("goal", "u1"), ("faces", "u1"), ("turns", "<u2")]))
POSITION = np.dtype(
    (
        np.record,
        [
            ("seed", "<u8"),
            ("number", "<u8"),
            ("chance", "<u8"),  # the present word of the stream that the die falls by
            ("banked", "<u2", (SEATS,)),
            ("rolled", "<u2"),  # in this turn, not banked yet
            ("turn", "<u2"),
            ("players", "u1"),
            ("reason", "u1"),  # how the game ended, 0 while it goes on
        ],
    )
)
STATE_BYTES = POSITION.itemsize
RESULT = np.dtype(
    (np.record, [("banked", "<u2", (SEATS,)), ("winners", "u1"), ("turns", "<u2"), ("reason", "u1")])
)


@rule
def set_up(table: Any, position: Any, seed: int, number: int) -> None:
    """Begin with nothing banked."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    position.players = table.players
    start(position, seed, number, FOR_DEALING, 0)


@rule
def legal_moves(table: Any, position: Any, out: Any) -> int:
    """Roll, or bank what was rolled."""
    count = 0
    for move in range(MAX_MOVES):
        if is_legal(table, position, move):
            out[count] = move
            count += 1
    return count


@rule
def is_legal(table: Any, position: Any, move: int) -> bool:
    """Say whether a move is one of the two, and there is something to bank."""
    return move == ROLL or (move == BANK and wide(position.rolled) > 0)


@rule
def apply(table: Any, position: Any, move: int) -> None:
    """Roll the die, a one of which ends the turn with nothing, or bank and end it."""
    if move == ROLL:
        fallen = 1 + below(position, wide(table.faces))
        if fallen > 1:
            # No roll beyond the goal is worth anything, and a number that stops there never overflows.
            position.rolled = min(wide(position.rolled) + fallen, wide(table.goal))
        else:
            end_turn(table, position)
    else:
        seat = whose_decision(position)
        position.banked[seat] = wide(position.banked[seat]) + wide(position.rolled)
        if wide(position.banked[seat]) >= wide(table.goal):
            position.reason = AT_THE_GOAL
        end_turn(table, position)


@rule
def end_turn(table: Any, position: Any) -> None:
    """Hand the die on, unless the last round is over."""
    position.rolled = 0
    position.turn = wide(position.turn) + 1
    if wide(position.reason) == 0 and wide(position.turn) == wide(table.turns):
        position.reason = OUT_OF_ROUNDS


@rule
def is_over(position: Any) -> bool:
    """Say whether somebody is at the goal, or all rounds are played."""
    return wide(position.reason) != 0


@rule
def whose_decision(position: Any) -> int:
    """Give the seat that has the die."""
    return wide(position.turn) % wide(position.players)


@rule
def winners_of(table: Any, position: Any) -> int:
    """Give the seats with most banked, a bit for each."""
    most, winners = wide(-1), wide(0)
    for seat in range(wide(table.players)):
        if wide(position.banked[seat]) > most:
            most = wide(position.banked[seat])
            winners = wide(0)
        if wide(position.banked[seat]) == most:
            winners |= wide(1) << seat
    return winners


@rule
def payoff(table: Any, position: Any, seat: int) -> int:
    """Share the win among those with most."""
    winners, sharing = winners_of(table, position), wide(0)
    for other in range(wide(table.players)):
        sharing += winners >> other & 1
    return PAYOFF // sharing if winners >> seat & 1 else 0


@rule
def determinise(table: Any, position: Any, seat: int, stream: Any) -> None:
    """Deal anew what nobody can see: how the die will fall."""
    position.seed = 0
    position.number = 0
    start(position, below(stream, 1 << 30), 0, FOR_DEALING, 0)


@rule
def note_result(table: Any, position: Any, result: Any) -> None:
    """Write down what each has banked, and who wins."""
    for seat in range(SEATS):
        result.banked[seat] = position.banked[seat]
    result.turns = position.turn
    result.reason = position.reason
    result.winners = winners_of(table, position)
