"""What a seat cannot see, and positions that would look the same to it.

Hidden are the face-down cards, those that stay aside, and in the other hand the places that the seat does not know.
These hold original cards of the set-up: start cards, the card that the seat gave, and unseen ones. Where a card of the
type that was given has been shown, it may have been the given one or an unseen one. So a world counts as often as there
are cards in it that the given one can be, those shown and those still there.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.naishi.rules.setup import ALL_COLUMNS, dealt_at
from engine.games.naishi.rules.state import COLUMNS, GIVE, MAX_DECK, MAX_TYPES, Position, Table
from engine.games.naishi.rules.territory import card_at, with_card
from engine.play.kernel import Stream, below, draw, one_of, ones, rule, wide, word


@rule
def determinise(table: Table, position: Position, seat: int, stream: Stream) -> None:
    """Deal anew, at random, all that a seat cannot see: the result could be the truth as far as it knows."""
    pool, counts = np.empty(MAX_DECK, np.uint8), np.zeros(MAX_TYPES, np.int64)
    count_hidden(table, position, seat, counts)
    kept = take_given(table, position, seat, counts, stream)
    size = lay_out(counts, pool)
    for last in range(size - 1, 0, -1):
        other = below(stream, last + 1)
        card = pool[last]
        pool[last] = pool[other]
        pool[other] = card
    if wide(position.phase) == GIVE:
        size = deal_other(table, position, 1 - seat, pool, size)
    else:
        size = fill_hand(table, position, seat, pool, size, kept, stream)
    for slot in range(COLUMNS * wide(table.pile_size), wide(table.deck_size)):
        if is_aside(table, slot):
            size -= 1
            position.deck[slot] = pool[size]
    for column in range(COLUMNS):
        first = wide(table.pile_size) * column
        for slot in range(first, first + wide(position.left[column]) - 1):
            size -= 1
            position.deck[slot] = pool[size]
    position.seed = draw(stream)
    position.number = word(0)
    position.chance = word(0)


@rule
def is_aside(table: Table, slot: int) -> bool:
    """Say whether a card of the deck was dealt nowhere."""
    return slot >= dealt_at(table, wide(2), wide(0))


@rule
def unknown_to(position: Position, seat: int) -> int:
    """Give the hand places of the other seat that a seat does not know, a bit each."""
    return ALL_COLUMNS & ~wide(position.known[seat])


@rule
def count_hidden(table: Table, position: Position, seat: int, counts: Any) -> None:
    """Count the cards of each type that a seat cannot see, start cards left out."""
    other = 1 - seat
    for column in range(COLUMNS):
        first = wide(table.pile_size) * column
        for slot in range(first, first + wide(position.left[column]) - 1):
            counts[wide(position.deck[slot])] += 1
    for slot in range(dealt_at(table, wide(2), wide(0)), wide(table.deck_size)):
        counts[wide(position.deck[slot])] += 1
    if wide(position.phase) == GIVE:
        for card in range(wide(table.each)):
            counts[wide(position.deck[dealt_at(table, other, card)])] += 1
        return
    unknown = unknown_to(position, seat)
    for column in range(COLUMNS):
        if unknown >> column & 1:
            counts[card_at(position.land[other], COLUMNS + column)] += 1
    counts[wide(table.start)] = 0


@rule
def hidden_cards(table: Table, position: Position, seat: int) -> int:
    """Count the cards that are no start cards at places of the other hand that a seat does not know."""
    unknown, count = unknown_to(position, seat), wide(0)
    for column in range(COLUMNS):
        lying = card_at(position.land[1 - seat], COLUMNS + column)
        if unknown >> column & 1 and lying != wide(table.start):
            count += 1
    return count


@rule
def take_given(table: Table, position: Position, seat: int, counts: Any, stream: Stream) -> int:
    """Find out by chance whether the card that a seat gave is still at an unknown place of the other hand.

    If so it is taken out of the counts, and the answer is its type, otherwise -1.
    """
    if wide(position.phase) == GIVE or position.gave[seat] == 0:
        return wide(-1)
    given, places = wide(position.given[seat]), hidden_cards(table, position, seat)
    shown = wide(0)
    if table.is_open == 0:
        for i in range(ones(word(position.known[seat]))):
            shown += wide(wide(position.shown[1 - seat, i]) == given)
    size = wide(0)
    for card in range(MAX_TYPES):
        size += counts[card]
    still_there = places * counts[given]
    if still_there == 0 or below(stream, shown * size + still_there) >= still_there:
        return wide(-1)
    counts[given] -= 1
    return given


@rule
def lay_out(counts: Any, pool: Any) -> int:
    """Lay cards out in the order of their types, whatever order they lay in, and count them."""
    size = wide(0)
    for card in range(MAX_TYPES):
        for _ in range(counts[card]):
            pool[size] = card
            size += 1
    return size


@rule
def deal_other(table: Table, position: Position, other: int, pool: Any, size: int) -> int:
    """Deal the other seat its cards, before both have given; which it gives is as random as they are."""
    for card in range(wide(table.each)):
        size -= 1
        position.deck[dealt_at(table, other, card)] = pool[size]
    position.gave[other] = min(wide(position.gave[other]), wide(1))
    return size


@rule
def fill_hand(
    table: Table, position: Position, seat: int, pool: Any, size: int, kept: int, stream: Stream
) -> int:
    """Lay hidden cards at the unknown places of the other hand, start cards at the rest of them."""
    other, places = 1 - seat, hidden_cards(table, position, seat)
    unknown = unknown_to(position, seat)
    land, free = position.land[other], wide(unknown)
    for column in range(COLUMNS):
        if unknown >> column & 1:
            land = with_card(land, COLUMNS + column, wide(table.start))
    for card in range(places):
        lying = kept
        if card > 0 or kept < 0:
            size -= 1
            lying = wide(pool[size])
        place = one_of(free, stream)
        free ^= 1 << place
        land = with_card(land, COLUMNS + place, lying)
    position.land[other] = land
    # What was dealt to the other seat has become its hand; a record has it, and nobody else asks.
    for card in range(wide(table.each)):
        position.deck[dealt_at(table, other, card)] = 0
    position.gave[other] = min(wide(position.gave[other]), wide(1))
    return size
