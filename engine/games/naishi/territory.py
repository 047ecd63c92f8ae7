"""Territories as words: which card lies where, and where the cards of a type lie."""

from __future__ import annotations

from engine.games.naishi.state import CARD, EACH_PLACE, PLACE_BITS, ROW_BITS, WITH_LEFT, WITH_RIGHT
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
def places_of(land: int, card: int) -> int:
    """Give the places of a type: the lowest bit of each."""
    other = land ^ EACH_PLACE * word(card)
    other |= other >> word(2)
    return ~(other | other >> word(1)) & EACH_PLACE


@inner_rule
def beside(places: int) -> int:
    """Give all places that are adjacent to some of these."""
    left_and_right = places << ONE_PLACE & WITH_LEFT | places >> ONE_PLACE & WITH_RIGHT
    return left_and_right | (places << ROW_BITS | places >> ROW_BITS) & EACH_PLACE


@inner_rule
def group_of(places: int) -> int:
    """Give the connected group that the lowest of these places belongs to."""
    group = places & (~places + word(1))
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
