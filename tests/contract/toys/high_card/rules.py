"""High Card: two players, three of eight cards each, hands hidden; the higher card wins a trick, most tricks win."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.play.kernel import FOR_DEALING, PAYOFF, below, clear, nth, ones, rule, start, wide, word

CARDS, HAND, TRICKS, MAX_MOVES = 8, 3, 3, 8
TABLE = np.dtype((np.record, [("players", "u1")]))
_STATE = [
    ("seed", "<u8"),
    ("number", "<u8"),
    ("chance", "<u8"),
    ("hands", "<u8", (2,)),
    ("unseen", "<u8"),  # cards that were not dealt
    ("tricks", "u1", (2,)),
    ("led", "u1"),  # the card on the table, counted from 1
    ("seat", "u1"),
    ("played", "u1"),
]
POSITION = np.dtype((np.record, _STATE))
STATE_BYTES = POSITION.itemsize
RESULT = np.dtype(
    (np.record, [("tricks", "u1", (2,)), ("winners", "u1"), ("turns", "<u2"), ("reason", "u1")])
)


@rule
def set_up(table: Any, position: Any, seed: int, number: int) -> None:
    """Shuffle and deal three cards to each."""
    clear(position, 0)
    position.seed = seed
    position.number = number
    start(position, seed, number, FOR_DEALING, 0)
    position.unseen = word((1 << CARDS) - 1)
    for seat in range(2):
        deal(position, seat, HAND, position)


@rule
def deal(position: Any, seat: int, count: int, stream: Any) -> None:
    """Deal cards of those that nobody has seen to a seat."""
    for _ in range(count):
        card = word(1) << word(nth(position.unseen, below(stream, ones(position.unseen))))
        position.unseen ^= card
        position.hands[seat] |= card


@rule
def legal_moves(table: Any, position: Any, out: Any) -> int:
    """List the cards in hand."""
    count = 0
    for card in range(CARDS):
        if is_legal(table, position, card):
            out[count] = card
            count += 1
    return count


@rule
def is_legal(table: Any, position: Any, move: int) -> bool:
    """Say whether a card is in the hand of whoever plays."""
    return 0 <= move < CARDS and position.hands[wide(position.seat)] >> word(move) & word(1) != word(0)


@rule
def apply(table: Any, position: Any, move: int) -> None:
    """Play a card; the second one ends the trick, whose winner leads."""
    seat = wide(position.seat)
    position.hands[seat] ^= word(1) << word(move)
    position.played = wide(position.played) + 1
    if position.led == 0:
        position.led = move + 1
        position.seat = 1 - seat
    else:
        winner = seat if move + 1 > wide(position.led) else 1 - seat
        position.tricks[winner] = wide(position.tricks[winner]) + 1
        position.led = 0
        position.seat = winner


@rule
def is_over(position: Any) -> bool:
    """Say whether all cards are played."""
    return wide(position.played) == 2 * TRICKS


@rule
def whose_decision(position: Any) -> int:
    """Give the seat that plays next."""
    return wide(position.seat)


@rule
def payoff(table: Any, position: Any, seat: int) -> int:
    """The whole for most tricks."""
    return PAYOFF if wide(position.tricks[seat]) > wide(position.tricks[1 - seat]) else 0


@rule
def determinise(table: Any, position: Any, seat: int, stream: Any) -> None:
    """Deal the other hand anew from all cards that the seat has not seen."""
    size = ones(position.hands[1 - seat])
    position.unseen |= position.hands[1 - seat]
    position.hands[1 - seat] = word(0)
    deal(position, 1 - seat, size, stream)
    position.seed = 0
    position.number = 0
    position.chance = 0


@rule
def note_result(table: Any, position: Any, result: Any) -> None:
    """Write the tricks down."""
    result.turns = position.played
    result.reason = 1
    for seat in range(2):
        result.tricks[seat] = position.tricks[seat]
        if payoff(table, position, seat) > 0:
            result.winners = 1 << seat
