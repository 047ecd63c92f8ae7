"""What nobody can see, and positions that would look the same (rules, section 7)."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.seven_samurai.rules.state import DOLL, RING, Position, Table
from engine.games.seven_samurai.terms import MOST_CARDS
from engine.play.kernel import Stream, below, bit, draw, rule, wide, word

MOST_TRIES = 50


@rule
def determinise(table: Table, position: Position, seat: int, stream: Stream) -> None:
    """Deal anew what is hidden from all: unseen raiders and the box, the order of farms and families, all chance.

    Everything is put in order before it is mixed, so that two positions that look alike are dealt alike.
    """
    swap_with_box(table, position, stream)
    mix_unseen(position, stream)
    put_in_order(position.farm_backs, wide(position.farms))
    put_in_order(position.family_bonuses, wide(position.families))
    for last in range(wide(position.farms) - 1, 0, -1):
        other = below(stream, last + 1)
        back = position.farm_backs[last]
        position.farm_backs[last] = position.farm_backs[other]
        position.farm_backs[other] = back
    for last in range(wide(position.families) - 1, 0, -1):
        other = below(stream, last + 1)
        bonus = position.family_bonuses[last]
        position.family_bonuses[last] = position.family_bonuses[other]
        position.family_bonuses[other] = bonus
    position.is_dealt = 0
    position.scripted = 0
    # What comes in later rounds follows from the seed.
    position.seed = draw(stream) << word(32) | draw(stream)
    position.number = word(0)
    position.chance = draw(stream) << word(32) | draw(stream) | word(1)


@rule
def put_in_order(words: Any, count: int) -> None:
    """Sort the first few of some words."""
    for last in range(1, count):
        moved, place = words[last], last
        while place > 0 and words[place - 1] > moved:
            words[place] = words[place - 1]
            place -= 1
        words[place] = moved


@rule
def is_unseen(position: Position, card: int) -> bool:
    """Say whether a card that lies face down could be any: neither known by its place nor known to be about."""
    return (position.known[card >> 6] | position.sunk[card >> 6]) & bit(card) == word(0)


@rule
def swap_with_box(table: Table, position: Position, stream: Stream) -> None:
    """Choose anew which raiders of the groups that joined in this round are in play, of those nobody has seen."""
    cards = np.empty(MOST_CARDS, np.uint8)
    for group in range(3):
        if wide(table.group_round[group]) == wide(position.round_number):
            for _ in range(MOST_TRIES):
                swap_group(table, position, group, cards, stream)
                if group > 0 or dolls_in_play(table, position) >= wide(table.least_dolls):
                    break


@rule
def dolls_in_play(table: Table, position: Position) -> int:
    """Count the dolls among the plunderers in play."""
    dolls = 0
    for place in range(wide(table.group_size[0])):
        card = wide(table.group_cards[0, place])
        is_doll = wide(table.symbol[card]) == DOLL
        dolls += wide(is_doll and position.pool[card >> 6] & bit(card) != word(0))
    return dolls


@rule
def swap_group(table: Table, position: Position, group: int, cards: Any, stream: Stream) -> None:
    """Fill the places of a group's unseen cards with random ones of these and of those in the box."""
    down = wide(position.intruders) + wide(position.stack_size)
    lying = np.zeros(2, np.uint64)
    for place in range(down):
        card = card_at(position, place)
        if is_unseen(position, card):
            lying[card >> 6] |= bit(card)
    count, boxed = 0, 0
    for place in range(wide(table.group_size[group])):
        card = wide(table.group_cards[group, place])
        is_boxed = position.pool[card >> 6] & bit(card) == word(0)
        boxed += wide(is_boxed)
        if is_boxed or lying[card >> 6] & bit(card) != word(0):
            cards[count] = card
            count += 1
    if boxed == 0:
        return
    first = 0
    for place in range(down):
        card = card_at(position, place)
        if wide(table.group_of[card]) == group and is_unseen(position, card):
            other = first + below(stream, count - first)
            chosen = wide(cards[other])
            cards[other] = cards[first]
            cards[first] = chosen
            first += 1
            put_at(position, place, chosen)
    # In play are those that were chosen; what is left over is in the box.
    for place in range(count):
        card = wide(cards[place])
        if place < first:
            position.pool[card >> 6] |= bit(card)
        else:
            position.pool[card >> 6] &= ~bit(card)


@rule
def mix_unseen(position: Position, stream: Stream) -> None:
    """Deal the cards of unknown place to the unknown places; who was in a shuffled stack is no old intruder."""
    places, cards = np.empty(MOST_CARDS, np.uint8), np.empty(MOST_CARDS, np.uint8)
    down, old = wide(position.intruders) + wide(position.stack_size), wide(position.old_intruders)
    count, first, sunk, dealt_out = 0, 0, 0, 0
    lying = np.zeros(2, np.uint64)
    for place in range(down):
        card = card_at(position, place)
        if position.known[card >> 6] & bit(card) == word(0):
            places[count] = place
            first += wide(place < old)  # old intruders come first
            sunk += wide(position.sunk[card >> 6] & bit(card) != word(0))
            lying[card >> 6] |= bit(card)
            count += 1
    # Those that sank come first among the cards, otherwise by their numbers.
    rest = sunk
    for card in range(MOST_CARDS):
        if lying[card >> 6] & bit(card) != word(0):
            if position.sunk[card >> 6] & bit(card) != word(0):
                cards[dealt_out] = card
                dealt_out += 1
            else:
                cards[rest] = card
                rest += 1
    first = min(first, count - sunk)
    for dealt in range(count):
        # Whoever sank gets a place after the old intruders, everybody else any that is left.
        if dealt < sunk:
            other = first + dealt + below(stream, count - first - dealt)
            place, last = wide(places[other]), first + dealt
        else:
            last = dealt - sunk if dealt - sunk < first else dealt
            place = wide(places[last])
            other = last
        places[other] = places[last]
        places[last] = place
        if dealt >= sunk:
            other = dealt + below(stream, count - dealt)
            card = wide(cards[other])
            cards[other] = cards[dealt]
            cards[dealt] = card
        put_at(position, place, wide(cards[dealt]))


@rule
def card_at(position: Position, place: int) -> int:
    """Give a face-down card by its place: the intruders from the lowest, then the stack from the top."""
    intruders = wide(position.intruders)
    if place < intruders:
        return wide(position.intruder[place])
    return wide(position.stack[wide(position.stack_top) + place - intruders & RING])


@rule
def put_at(position: Position, place: int, card: int) -> None:
    """Put a face-down card to its place."""
    intruders = wide(position.intruders)
    if place < intruders:
        position.intruder[place] = card
    else:
        position.stack[wide(position.stack_top) + place - intruders & RING] = card
