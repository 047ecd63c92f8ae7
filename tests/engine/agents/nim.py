"""Nim as a game of the kernel, for agents to be tested on: take one, two or three; who takes the last wins."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import PAYOFF, below, clear, rule, times, wide, word

TABLE = np.dtype((np.record, [("players", "u1"), ("stones", "u1")]))
POSITION = np.dtype((np.record, [("seed", "<u8"), ("left", "u1"), ("seat", "u1")]))
RESULT = np.dtype((np.record, [("winners", "u1")]))
WEIGHTS = np.dtype((np.record, [("nothing", "<i8")]))
WORK = np.dtype((np.record, [("moves", "<i8", (8,)), ("values", "<i8", (8,))]))
STATE_BYTES, MAX_MOVES, MOST_LISTED, OUTCOME = POSITION.itemsize, 3, 8, PAYOFF
HAS_WEIGHTS = True
SETTING_UP = 99


@rule
def set_up(table: Any, position: Any, seed: int, number: int) -> None:
    """Lay out the stones."""
    clear(position, 0)
    position.left = table.stones


@rule
def legal_moves(table: Any, position: Any, out: Any) -> int:
    """List how many may be taken."""
    count = min(3, wide(position.left))
    for i in range(count):
        out[i] = i + 1
    return count


@rule
def is_legal(table: Any, position: Any, move: int) -> bool:
    """Say whether so many may be taken."""
    return 1 <= move <= min(3, wide(position.left))


@rule
def apply(table: Any, position: Any, move: int) -> None:
    """Take stones."""
    position.left = wide(position.left) - move
    position.seat = (wide(position.seat) + 1) % wide(table.players)


@rule
def is_over(position: Any) -> bool:
    """Say whether no stone is left."""
    return wide(position.left) == 0


@rule
def whose_decision(position: Any) -> int:
    """Give the seat that takes next."""
    return wide(position.seat)


@rule
def payoff(table: Any, position: Any, seat: int) -> int:
    """The whole for who took the last."""
    players = wide(table.players)
    return PAYOFF if (wide(position.seat) + players - 1) % players == seat else 0


@rule
def note_result(table: Any, position: Any, result: Any) -> None:
    """Write down who took the last."""
    players = wide(table.players)
    result.winners = 1 << (wide(position.seat) + players - 1) % players


@rule
def random_move(table: Any, position: Any, stream: Any) -> int:
    """Take any number."""
    return 1 + below(stream, min(3, wide(position.left)))


@rule
def determinise(table: Any, position: Any, seat: int, stream: Any) -> None:
    """Nothing is hidden."""
    position.seed = word(0)


@rule
def conceal(table: Any, position: Any, seat: int) -> None:
    """Nothing is hidden."""
    position.seed = word(0)


@rule
def is_set_up(position: Any) -> bool:
    """Nothing is chosen before the game."""
    return wide(position.left) < SETTING_UP


@rule
def outcome(table: Any, position: Any, seat: int) -> int:
    """A win is all that counts."""
    return payoff(table, position, seat)


@rule
def rank_moves(table: Any, position: Any, weights: Any, work: Any, most: int, stir: int) -> int:
    """No move is better than another: by number, or as the stirring word has it."""
    count = min(3, wide(position.left))
    shift = wide(times(stir, stir) >> word(40)) % count
    for i in range(min(most, count)):
        work.moves[i] = (i + shift) % count + 1
        work.values[i] = 0
    return min(most, count)


def lower(values: dict[str, int]) -> np.record:
    """Make weights, which there are none."""
    return np.zeros(1, WEIGHTS)[0]  # type: ignore[no-any-return]  # NumPy does not say what an item is
