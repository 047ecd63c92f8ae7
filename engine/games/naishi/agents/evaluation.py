"""How greedy plays Naishi: the value of every move in whole numbers, and the best moves by it.

A move is worth the change of the own territory: its points as if the game ended now, and what is hoped for from the
cards that lie there, the more the more cards are left in the river. What changes nothing of the own is worth nothing:
river swaps, discards, recall, declare, end of turn. Between equal values the kind of move decides, then chance.

All of this sees only what the seat to move may see: its own territory, and of the other hand the places that it knows.
"""

from __future__ import annotations

import numpy as np

from engine.games.naishi.agents.weights import WEIGHTS, lower
from engine.games.naishi.rules import moves
from engine.games.naishi.rules.kernel import payoff
from engine.games.naishi.rules.legal import (
    can_declare,
    can_decree,
    can_recall,
    discard_fits,
    may_discard_now,
    may_send,
    may_swap_now,
    must_pass,
    swap_fits,
)
from engine.games.naishi.rules.moves import FIRST, SECOND
from engine.games.naishi.rules.play import top_of
from engine.games.naishi.rules.scoring import worth_of
from engine.games.naishi.rules.state import (
    AFTER,
    COLUMNS,
    GIVE,
    HAND_BIT,
    MUST,
    PLACES,
    ROW_BIT,
    Position,
    Table,
)
from engine.games.naishi.rules.territory import card_at, places_of, types_in, with_card, with_swapped
from engine.play.kernel import PAYOFF, inner_rule, lowest, mixed, ones, rule, wide, word
from engine.play.ranking import insert

__all__ = [
    "HAS_WEIGHTS",
    "MOST_LISTED",
    "OUTCOME",
    "WEIGHTS",
    "WORK",
    "conceal",
    "is_set_up",
    "lower",
    "outcome",
    "rank_moves",
]

HAS_WEIGHTS = True
MOST_LISTED = 72

# The win is most of what an ended game is worth; the rest is the lead, so that lost games are still played well.
MOST_LEAD, HALF_LEAD = 52, 30
OUTCOME = PAYOFF + 2 * MOST_LEAD

# A decree that brings a card which the seat cannot see comes after everything that it can judge.
UNSEEN = -(1 << 40)
IN_ORDER = word(0)
# Between equal values: at the start of a turn develop, decree, recall, declare, discard, swap; later end comes first.
AS_SWAP, AS_DISCARD, AS_DECLARE, AS_RECALL, AS_DECREE, AS_DEVELOP = range(6)
KIND_BITS = word(60)

WORK = np.dtype(
    (
        np.record,
        [
            ("moves", "<i8", (MOST_LISTED,)),
            ("values", "<i8", (MOST_LISTED,)),
            ("ties", "<i8", (MOST_LISTED,)),
            ("listed", "<i8"),
            ("most", "<i8"),
            ("least", "<i8"),  # what a move has to reach to be listed
            ("stir", "<u8"),
        ],
    )
)

Weights = np.record
Work = np.record


@rule
def rank_moves(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> int:
    """Write the best moves and their values into `work.moves` and `work.values`, best first, and count them.

    Moves of equal value and kind go by their number, or as chance has it where a stirring word is given.
    """
    work.listed = 0
    work.most = min(most, wide(MOST_LISTED))
    work.least = wide(UNSEEN) << wide(8)
    work.stir = stir
    phase = wide(position.phase)
    if phase == GIVE:
        for card in range(wide(table.each)):
            consider(work, moves.GIFT + card, wide(0), wide(0))
        return work.listed
    land = position.land[wide(position.seat)]
    now = value_of(table, position, weights, land)
    if phase != AFTER:
        rank_develops(table, position, weights, work, land, now)
    if phase != MUST:
        rank_extras(table, position, weights, work, phase, land, now)
        if phase == AFTER:
            consider(work, wide(moves.END), wide(0), wide(AS_DEVELOP))
        else:
            rank_others(table, position, weights, work, land, now)
    return work.listed


@inner_rule
def consider(work: Work, move: int, value: int, kind: int) -> None:
    """Put a move where its value belongs among the best."""
    if value < work.least:
        return
    tie = -move
    if work.stir != IN_ORDER:
        tie = wide(mixed(word(work.stir) ^ word(move)) >> word(4))
    tie += kind << 60
    work.listed = insert(work, work.listed, work.most, move, value, tie)
    if work.listed == work.most:
        work.least = work.values[work.most - 1]


@rule
def rank_develops(
    table: Table, position: Position, weights: Weights, work: Work, land: int, now: int
) -> None:
    """Rank the places that can be developed."""
    for place in range(PLACES):
        column = place - COLUMNS if place >= COLUMNS else place
        if wide(position.open) >> column & 1:
            card = wide(position.deck[top_of(table, position, column)])
            value = wide(0)
            if card != card_at(land, place):
                value = value_of(table, position, weights, with_card(land, place, card)) - now
            consider(work, moves.DEVELOP + place, value, wide(AS_DEVELOP))


@rule
def rank_extras(
    table: Table, position: Position, weights: Weights, work: Work, phase: int, land: int, now: int
) -> None:
    """Rank swaps and discards, where an emissary can be sent for them."""
    if not may_send(position):
        return
    after = phase == AFTER
    if may_swap_now(table, position, phase):
        # After developing a swap comes before a discard, before it the other way round.
        kind = wide(AS_DECLARE if after else AS_SWAP)
        if work.least <= 0:
            for move in range(moves.SWAP_RIVER, moves.SWAP_ROW):
                if swap_fits(table, position, move):
                    consider(work, move, wide(0), kind)
        for move in range(moves.SWAP_ROW, moves.DISCARD):
            if swap_fits(table, position, move):
                swapped = swapped_by(land, move)
                value = wide(0)
                if swapped != land:
                    value = value_of(table, position, weights, swapped) - now
                consider(work, move, value, kind)
    if work.least <= 0 and may_discard_now(table, position, phase):
        for move in range(moves.DISCARD, moves.DECREE):
            if discard_fits(table, position, move):
                consider(work, move, wide(0), wide(AS_DISCARD))


@inner_rule
def swapped_by(land: int, move: int) -> int:
    """Give the own territory after a swap in it."""
    if move >= moves.SWAP_COLUMN:
        return with_swapped(land, move - moves.SWAP_COLUMN, move - moves.SWAP_COLUMN + COLUMNS)
    if move >= moves.SWAP_HAND:
        pair = move - moves.SWAP_HAND
        return with_swapped(land, FIRST[pair] + COLUMNS, SECOND[pair] + COLUMNS)
    return with_swapped(land, FIRST[move - moves.SWAP_ROW], SECOND[move - moves.SWAP_ROW])


@rule
def rank_others(table: Table, position: Position, weights: Weights, work: Work, land: int, now: int) -> None:
    """Rank decrees, of which only those can be valued that bring a card which the seat knows, and what is left."""
    seat = wide(position.seat)
    if may_send(position) and can_decree(table, position):
        other, known = position.land[1 - seat], wide(position.known[seat])
        for place in range(PLACES):
            is_row = place < COLUMNS
            if wide(table.decree_places) & (ROW_BIT if is_row else HAND_BIT) != 0:
                value = wide(UNSEEN)
                if is_row or known >> place - COLUMNS & 1:
                    changed = with_card(land, place, card_at(other, place))
                    value = wide(0)
                    if changed != land:
                        value = value_of(table, position, weights, changed) - now
                consider(work, moves.DECREE + place, value, wide(AS_DECREE))
    if can_recall(position):
        consider(work, wide(moves.RECALL), wide(0), wide(AS_RECALL))
    if can_declare(table, position):
        consider(work, wide(moves.DECLARE), wide(0), wide(AS_DECLARE))
    if must_pass(table, position):
        consider(work, wide(moves.PASS), wide(0), wide(0))


@inner_rule
def value_of(table: Table, position: Position, weights: Weights, land: int) -> int:
    """Give what a territory is worth to greedy: its points now, and its hopes by the cards left in the river."""
    value = weights.points * worth_of(table, land)
    if weights.hopes != 0:
        value += hope_of(table, weights, land) * wide(position.river)
    return value


@rule
def hope_of(table: Table, weights: Weights, land: int) -> int:
    """Give what may still become of a territory's cards."""
    present = types_in(land)
    hope = weights.developed * (PLACES - ones(places_of(land, wide(table.start))))
    types = ones(present & table.counted_types)
    left = present
    while left != word(0):
        card, one = lowest(left), left & (~left + word(1))
        left ^= one
        if one & table.group_types != word(0):
            hope += weights.group * ones(places_of(land, card))
        if one & table.copying_types != word(0):
            hope += weights.copying * ones(places_of(land, card))
        if one & table.by_types_types != word(0):
            hope += weights.types[types]
        if one & table.whole_count_types != word(0):
            hope += weights.set[ones(places_of(land, card))]
    return hope


# ---------------------------------------------------------------- for the search


@rule
def is_set_up(position: Position) -> bool:
    """Say whether the search may begin: from the gifts on."""
    return True


@rule
def conceal(table: Table, position: Position, seat: int) -> None:
    """Take nothing out of a position: every guess is made of counts alone, and deals anew all that is hidden."""


@rule
def outcome(table: Table, position: Position, seat: int) -> int:
    """Give how well an ended game went for a seat, from 0 to `OUTCOME`: the win, and a little for the lead."""
    lead = wide(position.scores[seat]) - wide(position.scores[1 - seat])
    share = MOST_LEAD * lead // (abs(lead) + HALF_LEAD)
    return payoff(table, position, seat) + MOST_LEAD + share
