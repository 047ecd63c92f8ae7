"""Random choices: a kind of move that is legal, and one of that kind's moves, made without listing them all."""

from __future__ import annotations

from engine.games.naishi import moves
from engine.games.naishi.legal import (
    can_declare,
    can_decree,
    can_discard,
    can_discard_first,
    can_recall,
    can_swap,
    can_swap_first,
    discard_fits,
    may_send,
    swap_fits,
)
from engine.games.naishi.moves import CHOICES
from engine.games.naishi.state import AFTER, COLUMNS, GIVE, HAND_BIT, MUST, ROW_BIT, Position, Table
from engine.play.kernel import Stream, below, inner_rule, is_heads, nth_of_few, ones, wide, word

DEVELOPS, SWAPS, DISCARDS, DECREES, RECALLS, DECLARES = range(6)
HAS_DEVELOP, HAS_SWAP, HAS_DISCARD = word(1 << DEVELOPS), word(1 << SWAPS), word(1 << DISCARDS)
HAS_DECREE, HAS_RECALL, HAS_DECLARE = word(1 << DECREES), word(1 << RECALLS), word(1 << DECLARES)


@inner_rule
def random_move(table: Table, position: Position, stream: Stream) -> int:
    """Give a random move of the seat to move: a legal kind with equal chance, then one of its moves.

    After a develop it ends the turn with probability 1/2. Gifts are either card with equal chance.
    """
    phase = wide(position.phase)
    if phase == MUST:
        return random_develop(position, stream)
    if phase == AFTER:
        if is_heads(stream):
            return wide(moves.END)
        kind = SWAPS if can_swap(table, position) else DISCARDS
        if kind == SWAPS and can_discard(table, position) and is_heads(stream):
            kind = DISCARDS
        return (
            random_swap(table, position, stream) if kind == SWAPS else random_discard(table, position, stream)
        )
    if phase == GIVE:
        return moves.GIFT + below(stream, wide(table.each))
    kinds = kinds_at_start(table, position)
    if kinds == word(0):
        return wide(moves.PASS)
    kind = nth_of_few(kinds, below(stream, ones(kinds)))
    if kind == DEVELOPS:
        return random_develop(position, stream)
    if kind == SWAPS:
        return random_swap(table, position, stream)
    if kind == DISCARDS:
        return random_discard(table, position, stream)
    if kind == DECREES:
        return random_decree(table, stream)
    return wide(moves.RECALL) if kind == RECALLS else wide(moves.DECLARE)


@inner_rule
def kinds_at_start(table: Table, position: Position) -> int:
    """Give the kinds of moves that are legal at the start of a turn, a bit each."""
    kinds = HAS_DEVELOP if wide(position.river) > 0 else word(0)
    if may_send(position):
        if can_swap_first(table, position):
            kinds |= HAS_SWAP
        if can_discard_first(table, position):
            kinds |= HAS_DISCARD
        if can_decree(table, position):
            kinds |= HAS_DECREE
    if can_recall(position):
        kinds |= HAS_RECALL
    return kinds | HAS_DECLARE if can_declare(table, position) else kinds


@inner_rule
def random_develop(position: Position, stream: Stream) -> int:
    """Develop a random place whose pile has a card."""
    while True:
        place = below(stream, 2 * COLUMNS)
        column = place - COLUMNS if place >= COLUMNS else place
        if wide(position.open) >> column & 1:
            return moves.DEVELOP + place


@inner_rule
def random_swap(table: Table, position: Position, stream: Stream) -> int:
    """Swap two random cards, every legal swap being as likely as any other."""
    while True:
        move = moves.SWAP_RIVER + below(stream, moves.SWAPS)
        if swap_fits(table, position, move):
            return move


@inner_rule
def random_discard(table: Table, position: Position, stream: Stream) -> int:
    """Wash away the open cards of random piles."""
    while True:
        move = moves.DISCARD + below(stream, CHOICES[wide(table.discard_cards)])
        if discard_fits(table, position, move):
            return move


@inner_rule
def random_decree(table: Table, stream: Stream) -> int:
    """Exchange the cards of a random place of row or hand, as far as the variant allows either."""
    while True:
        place = below(stream, 2 * COLUMNS)
        bit = ROW_BIT if place < COLUMNS else HAND_BIT
        if wide(table.decree_places) & bit != 0:
            return moves.DECREE + place
