"""Random choices: a kind of move that is legal, and one of that kind's moves, made without listing them all."""

from __future__ import annotations

from engine.games.naishi.rules import moves
from engine.games.naishi.rules.legal import can_discard, can_swap, discard_fits, open_piles, swap_fits
from engine.games.naishi.rules.moves import CHOICES
from engine.games.naishi.rules.state import (
    AFTER,
    COLUMNS,
    GIVE,
    HAND_BIT,
    MUST,
    RIVER_BIT,
    ROW_BIT,
    Position,
    Table,
)
from engine.play.kernel import Stream, below, inner_rule, is_heads, one_of, wide

DEVELOPS, SWAPS, DISCARDS, DECREES, RECALLS, DECLARES = range(6)


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
    if kinds == 0:
        return wide(moves.PASS)
    kind = one_of(kinds, stream)
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
    """Give the kinds of moves that are legal at the start of a turn, a bit each.

    Whole numbers are joined here instead of conditions, because no processor guesses them well.
    """
    seat, river = wide(position.seat), wide(position.river)
    piles, free = open_piles(position), wide(wide(position.emissaries[seat]) > 0)
    early = free & wide(table.before)
    on_swap = wide(position.on_swap[0]) + wide(position.on_swap[1])
    on_discard = wide(position.on_discard[0]) + wide(position.on_discard[1])
    on_decree = wide(position.on_decree[0]) + wide(position.on_decree[1])
    has_pair = wide(wide(table.swap_places) > RIVER_BIT) | wide(table.swap_places) & wide(piles > 1)
    cards = wide(table.discard_cards)
    develops = wide(river > 0)
    swaps = early & develops & has_pair & wide(on_swap < wide(table.swap_spaces))
    enough = wide(piles >= cards) & wide(river > cards)
    discards = early & enough & wide(on_discard < wide(table.discard_spaces))
    decrees = free & wide(on_decree < wide(table.decree_spaces))
    recalls = wide(wide(position.on_swap[seat]) + wide(position.on_discard[seat]) > 0)
    is_open = wide(wide(position.last) + wide(position.declared) == 0)
    declares = is_open & wide(COLUMNS - piles >= wide(table.declare_piles))
    early_kinds = develops << DEVELOPS | swaps << SWAPS | discards << DISCARDS
    return early_kinds | decrees << DECREES | recalls << RECALLS | declares << DECLARES


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
