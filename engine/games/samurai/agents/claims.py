"""Claims: what the figures on the board are worth to the seat to move, now and after a token more.

The figures of one type in one settlement are a *stake*. Every kind of token in hand, and every token that a move token
could pick up, has its *slot*: in one walk over all stakes each slot gets for each settlement the gain of being put
beside it.
"""

from __future__ import annotations

import numpy as np

from engine.games.samurai.agents.weights import LEAST_MARGIN, MOST_LEAD, MOST_MARGIN, OPEN_ROWS, ROWS_OF_TIES
from engine.games.samurai.rules.moves import MOVE, PLACE, first_of, operation_of, pack
from engine.games.samurai.rules.state import (
    ANY,
    FIGURE_BITS,
    FIGURE_LANE,
    LAND,
    LANE,
    LANE_BITS,
    MAX_HAND,
    MAX_SETTLEMENTS,
    MAX_TYPES,
    MOVE_ACTION,
    NO_ACTION,
    SEA,
    SETTLEMENT_WORDS,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on
from engine.play.kernel import inner_rule, lowest, rule, wide, word
from engine.play.rows import LENGTH, SIX, add_looked_up, highest_within

Weights = np.record
Work = np.record

# Numba compiles a rule anew for every plain number it is called with, but once for numbers of a machine's type.
NONE, ONE, TWO = wide(0), wide(1), wide(2)

# Of all own tokens that a move token could pick up, only those that are missed least are tried elsewhere.
MOST_LIFTED = 3
# Slots come in groups of so many, for one terrain each, because a processor weighs so many at once.
TOGETHER = LENGTH
# On land and at sea every kind of token in hand has one slot, or one for each token that it can pick up.
MAX_GROUPS = 2 * -(-MAX_HAND * MOST_LIFTED // TOGETHER)
# The cost of a slot that only fills up a row: what it does is never worth looking at.
NO_SLOT = 1 << 61
MOST_LISTED = 64

_NUMBER = "<i8"

WORK = np.dtype(
    (
        np.record,
        [
            # What a slot's token gains beside a settlement; beside none, which is the last row, nothing.
            ("gain", _NUMBER, (MAX_GROUPS, MAX_SETTLEMENTS + 1, TOGETHER)),
            # A slot's move is `slot_move`, plus `slot_step` for every space up to the one where the token goes.
            ("slots", _NUMBER),
            ("slot_move", _NUMBER, (MAX_GROUPS, TOGETHER)),
            ("slot_step", _NUMBER, (MAX_GROUPS, TOGETHER)),
            ("slot_cost", _NUMBER, (MAX_GROUPS, TOGETHER)),
            ("slot_strength", _NUMBER, (MAX_TYPES, MAX_GROUPS, TOGETHER)),
            ("race", _NUMBER, (MAX_TYPES,)),
            # The bits of a type's influence for every rival of the seat to move, and none for itself and empty seats.
            ("rivals", _NUMBER, (MAX_TYPES, SIX)),
            ("lifts", _NUMBER),
            ("lift_space", _NUMBER, (MOST_LIFTED + 1,)),
            ("lift_change", _NUMBER, (MOST_LIFTED + 1,)),
            # What one figure of each type is worth in the settlement that is looked at.
            ("worth", _NUMBER, (MAX_TYPES,)),
            # The best and the second best settlement to give a figure of one type for one of another.
            ("giver", _NUMBER, (MAX_TYPES, MAX_TYPES, 2)),
            ("giver_gain", _NUMBER, (MAX_TYPES, MAX_TYPES, 2)),
            ("hand_strength", _NUMBER, (MAX_TYPES,)),
            # The moves that were found best, in falling order.
            ("listed", _NUMBER),
            ("moves", _NUMBER, (MOST_LISTED,)),
            ("values", _NUMBER, (MOST_LISTED,)),
            ("ties", _NUMBER, (MOST_LISTED,)),
        ],
    )
)


# ---------------------------------------------------------------- races


@rule
def race_weight(table: Table, position: Position, weights: Weights, figure: int) -> int:
    """Give how much a figure of a type counts: most in a close race, little when it is decided."""
    seat, left = wide(position.seat), wide(position.standing[figure])
    rivals = rival_figures(table, position, weights, seat, figure)
    lead = wide(position.captured[seat, figure]) - rivals
    if left == 0 or lead > left:
        return weights.secured
    if -lead >= left:
        return weights.hopeless
    return weights.race[min(max(lead, -MOST_LEAD), MOST_LEAD) + MOST_LEAD]


@rule
def rival_figures(table: Table, position: Position, weights: Weights, seat: int, figure: int) -> int:
    """Give the figures of a type that the best rival has; if forgotten, a fair share of what all others took."""
    players, most = wide(table.players), 0
    if table.captures_hidden and weights.forgets != 0:
        gone = wide(table.figures[figure]) - wide(position.standing[figure]) - wide(position.removed[figure])
        rivals = players - 1
        return (gone - wide(position.captured[seat, figure]) + rivals - 1) // rivals
    for other in range(players):
        if other != seat:
            most = max(most, wide(position.captured[other, figure]))
    return most


@rule
def look_around(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Note who the rivals are, and weigh the races for all types."""
    for figure in range(wide(table.types)):
        work.race[figure] = race_weight(table, position, weights, figure)
        for seat in range(SIX):
            is_rival = seat < wide(table.players) and seat != wide(position.seat)
            work.rivals[figure, seat] = LANE << LANE_BITS * figure if is_rival else 0


# ---------------------------------------------------------------- stakes


@inner_rule
def most_rival_influence(position: Position, work: Work, settlement: int, figure: int) -> int:
    """Give the influence of the strongest rival."""
    return highest_within(position.influence[settlement], work.rivals[figure]) >> LANE_BITS * figure


@inner_rule
def row_of(table: Table, position: Position, settlement: int, figure: int, most: int, sides: int) -> int:
    """Give the row of claims for a number of open sides; without any it matters whether rivals share the most."""
    return OPEN_ROWS - 1 + sides if sides > 0 else surrounded_row(table, position, settlement, figure, most)


@rule
def surrounded_row(table: Table, position: Position, settlement: int, figure: int, most: int) -> int:
    """Give the row of claims for a surrounded settlement."""
    equal = 0
    for seat in range(wide(table.players)):
        influence = strength_on(position.influence[settlement, seat], figure)
        equal += wide(seat != wide(position.seat) and influence == most)
    return ROWS_OF_TIES * wide(table.ties) + wide(equal > 1)


@inner_rule
def column_of(margin: int) -> int:
    """Give the column of claims for a margin of influence, behind which there are enough for any token."""
    return min(max(margin, LEAST_MARGIN), MOST_MARGIN) - LEAST_MARGIN


@inner_rule
def strength_on(influence: int, figure: int) -> int:
    """Give the part of an influence that counts for a type."""
    return influence >> LANE_BITS * figure & LANE


@rule
def change_of_claims(
    table: Table,
    position: Position,
    weights: Weights,
    work: Work,
    settlement: int,
    less: int,
    more: int,
    closes: int,
) -> int:
    """Give how the claims in a settlement change when an influence is added to an own one that was `less` before."""
    change, rest = 0, wide(position.figures[settlement])
    sides, own = wide(position.open_sides[settlement]), position.influence[settlement, wide(position.seat)]
    while rest > 0:
        figure = lowest(word(rest)) // FIGURE_BITS
        count = rest >> FIGURE_BITS * figure & FIGURE_LANE
        rest -= count << FIGURE_BITS * figure
        most = most_rival_influence(position, work, settlement, figure)
        column = column_of(strength_on(own, figure) - strength_on(less, figure) - most)
        row = row_of(table, position, settlement, figure, most, sides)
        before = weights.claim[row, column]
        row = row_of(table, position, settlement, figure, most, sides - closes)
        after = weights.claim[row, column + strength_on(more, figure)]
        change += (after - before) * count * work.race[figure]
    return change


# ---------------------------------------------------------------- slots


@rule
def list_slots(
    table: Table, position: Position, weights: Weights, work: Work, tokens: int, terrain: int
) -> None:
    """List what the tokens that may be played can put on land or on sea, after the slots that are listed."""
    while tokens != word(0):
        kind = wide(table.kind_of_token[lowest(tokens)])
        tokens &= ~table.kind_tokens[kind]
        action = wide(table.kind_action[kind])
        if action == NO_ACTION and fits(wide(table.kind_terrain[kind]), terrain):
            move, step = (
                pack(wide(PLACE), kind, NONE, NONE, NONE, NONE),
                pack(NONE, NONE, ONE, NONE, NONE, NONE),
            )
            add_slot(table, work, move, step, table.kind_influence[kind], worth_in_hand(table, weights, kind))
        elif action == MOVE_ACTION:
            list_lifted(table, position, weights, work, kind, terrain)
    while work.slots % TOGETHER != 0:
        add_slot(table, work, NONE, NONE, NONE, wide(NO_SLOT))


@rule
def list_lifted(
    table: Table, position: Position, weights: Weights, work: Work, kind: int, terrain: int
) -> None:
    """List what a move token can put on land or on sea: the own tokens that are missed least where they lie."""
    for i in range(work.lifts):
        origin = wide(work.lift_space[i])
        lifted = kind_on(wide(position.tokens[origin]))
        if fits(wide(table.kind_terrain[lifted]), terrain):
            move, step = (
                pack(wide(MOVE), kind, origin, NONE, NONE, NONE),
                pack(NONE, NONE, NONE, ONE, NONE, NONE),
            )
            cost = weights.keep_move - work.lift_change[i]
            add_slot(table, work, move, step, table.kind_influence[lifted], cost)


@inner_rule
def add_slot(table: Table, work: Work, move: int, step: int, influence: int, cost: int) -> None:
    """Add a slot for a token of some influence."""
    group, place = work.slots // TOGETHER, work.slots % TOGETHER
    work.slot_move[group, place] = move
    work.slot_step[group, place] = step
    work.slot_cost[group, place] = cost
    for figure in range(wide(table.types)):
        work.slot_strength[figure, group, place] = strength_on(influence, figure)
    work.slots += 1


@inner_rule
def fits(wanted: int, terrain: int) -> bool:
    """Say whether a token that wants a terrain may stand on land or sea."""
    return wanted in (terrain, ANY)


@rule
def closes_on(table: Table, terrain: int) -> int:
    """Say whether tokens on land or on sea help to surround: all spaces of a terrain are alike in this."""
    return wide(table.surrounds[wide(table.spaces_on[terrain, 0])])


@inner_rule
def worth_in_hand(table: Table, weights: Weights, kind: int) -> int:
    """Give what is lost with a token that is placed: its strength, its breadth and its speed, for later."""
    worth = weights.keep_strength * wide(table.kind_strength[kind])
    worth += weights.keep_breadth * wide(table.kind_breadth[kind])
    return worth + weights.keep_fast * wide(table.kind_is_fast[kind])


@rule
def weigh_slots(
    table: Table, position: Position, weights: Weights, work: Work, on_land: int, groups: int
) -> None:
    """Work out what the tokens of all slots gain beside each settlement; the first groups are put on land."""
    land_closes, sea_closes = closes_on(table, wide(LAND)), closes_on(table, wide(SEA))
    for group in range(groups):
        for settlement in range(wide(table.settlements)):
            for place in range(TOGETHER):
                work.gain[group, settlement, place] = 0
    for part in range(SETTLEMENT_WORDS):
        held = position.holding[part]
        while held != word(0):
            settlement = 64 * part + lowest(held)
            held &= held - word(1)
            sides, rest = wide(position.open_sides[settlement]), wide(position.figures[settlement])
            own = position.influence[settlement, wide(position.seat)]
            while rest > 0:
                figure = lowest(word(rest)) // FIGURE_BITS
                count = rest >> FIGURE_BITS * figure & FIGURE_LANE
                rest -= count << FIGURE_BITS * figure
                most = most_rival_influence(position, work, settlement, figure)
                column = column_of(strength_on(own, figure) - most)
                before = weights.claim[row_of(table, position, settlement, figure, most, sides), column]
                worth = count * work.race[figure]
                row = row_of(table, position, settlement, figure, most, sides - land_closes)
                for group in range(on_land):
                    strengths, gains = work.slot_strength[figure, group], work.gain[group, settlement]
                    add_looked_up(gains, weights.claim[row], column, strengths, before, worth)
                if on_land < groups:
                    row = row_of(table, position, settlement, figure, most, sides - sea_closes)
                    for group in range(on_land, groups):
                        strengths, gains = work.slot_strength[figure, group], work.gain[group, settlement]
                        add_looked_up(gains, weights.claim[row], column, strengths, before, worth)


@rule
def weigh_lifted(
    table: Table, position: Position, weights: Weights, work: Work, low: int, high: int, closes: int
) -> None:
    """Mend what lifted tokens gain beside the settlements where they count already."""
    for group in range(low, high):
        for place in range(TOGETHER):
            move = work.slot_move[group, place]
            if operation_of(move) == MOVE:
                origin = first_of(move)
                influence = table.kind_influence[kind_on(wide(position.tokens[origin]))]
                for i in range(wide(table.touched_count[origin])):
                    settlement = wide(table.touched[origin, i])
                    work.gain[group, settlement, place] = change_of_claims(
                        table, position, weights, work, settlement, influence, influence, closes
                    )
