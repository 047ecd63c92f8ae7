"""Territories as words: which card lies where, and where the cards of a type lie."""

from __future__ import annotations

from engine.games.naishi.rules.state import (
    CARD,
    EACH_PLACE,
    IN_ROW,
    PLACE_BITS,
    ROW_BITS,
    WITH_LEFT,
    WITH_RIGHT,
)
from engine.play.kernel import inner_rule, wide, word

ONE_PLACE = word(PLACE_BITS)


@inner_rule
def card_at(land: int, place: int) -> int:
    """Give the type of the card at a place."""
    return wide(land >> word(PLACE_BITS * place) & CARD)


@inner_rule
def with_card(land: int, place: int, card: int) -> int:
    """Give the territory with another card at a place."""
    shift = word(PLACE_BITS * place)
    return land & ~(CARD << shift) | word(card) << shift


@inner_rule
def with_swapped(land: int, one: int, two: int) -> int:
    """Give the territory in which the cards of two places have changed places."""
    change = (land >> word(PLACE_BITS * one) ^ land >> word(PLACE_BITS * two)) & CARD
    return land ^ (change << word(PLACE_BITS * one) | change << word(PLACE_BITS * two))


@inner_rule
def empty_nibbles(bits: int) -> int:
    """Give the places at which all four bits are zero: the lowest bit of each."""
    bits |= bits >> word(2)
    return ~(bits | bits >> word(1)) & EACH_PLACE


@inner_rule
def places_of(land: int, card: int) -> int:
    """Give the places of a type: the lowest bit of each."""
    return empty_nibbles(land ^ EACH_PLACE * word(card))


@inner_rule
def beside(places: int) -> int:
    """Give all places that are adjacent to some of these."""
    left_and_right = places << ONE_PLACE & WITH_LEFT | places >> ONE_PLACE & WITH_RIGHT
    return left_and_right | (places << ROW_BITS | places >> ROW_BITS) & EACH_PLACE


@inner_rule
def group_of(places: int) -> int:
    """Give the connected group that the lowest of these places belongs to."""
    return group_with(places, places & (~places + word(1)))


@inner_rule
def group_with(places: int, group: int) -> int:
    """Give the connected group of places that some of them belong to."""
    while True:
        grown = group | beside(group) & places
        if grown == group:
            return group
        group = grown


@inner_rule
def types_in(land: int) -> int:
    """Give the set of the types that lie there, a bit for each."""
    found = word(0)
    for place in range(10):
        found |= word(1) << (land >> word(PLACE_BITS * place) & CARD)
    return found


@inner_rule
def with_equal_neighbour(land: int) -> int:
    """Give the places that are adjacent to a card of the type that lies there."""
    across = empty_nibbles(land ^ land >> ONE_PLACE) & WITH_RIGHT
    down = empty_nibbles(land ^ land >> ROW_BITS) & IN_ROW
    return across | across << ONE_PLACE | down | down << ROW_BITS


@inner_rule
def gathered(places: int) -> int:
    """Give a set of places with one bit for each, next to each other."""
    pairs = (places | places >> word(3)) & word(0x0303030303)
    fours = (pairs | pairs >> word(6)) & word(0x03000F000F)
    return fours & word(0xF) | fours >> word(12) & word(0xF0) | fours >> word(24) & word(0x300)
