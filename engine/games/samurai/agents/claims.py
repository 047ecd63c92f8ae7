"""Claims: what the figures on the board are worth to the seat to move, now and after a token more.

The figures of one type in one settlement are a *stake*. Every kind of token in hand, and every token that a move token
could pick up, has its *slot*: in one walk over all stakes each slot gets for each settlement the gain of being put
beside it.
"""

from __future__ import annotations

import numpy as np

from engine.games.samurai.agents.shortlist import MOST_LISTED
from engine.games.samurai.agents.weights import (
    FEW_SIDES,
    LEAST_MARGIN,
    MARGINS,
    MOST_LEAD,
    MOST_MARGIN,
    OPEN_ROWS,
    ROWS_OF_TIES,
)
from engine.games.samurai.rules.figures import standing_of
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
    SEA,
    SETTLEMENT_WORDS,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on
from engine.play.kernel import inner_rule, lowest, rule, wide, word
from engine.play.rows import LENGTH, equal_within, filled_with, highest_within, kept_in, plus_gained

Weights = np.record
Work = np.record

# Numba compiles a rule anew for every plain number it is called with, but once for numbers of a machine's type.
NONE, ONE = wide(0), wide(1)

# Of all own tokens that a move token could pick up, only those that are missed least are tried elsewhere.
MOST_LIFTED = 3
# Slots come in groups of so many, because a processor weighs so many at once.
TOGETHER = LENGTH
# On land and at sea every kind of token in hand has one slot, or one for each token that it can pick up.
MAX_GROUPS = -(-2 * MAX_HAND * MOST_LIFTED // TOGETHER)
# The cost of a slot where its token cannot go: so high that whatever can be played is worth more.
NO_SLOT = 3 << 29
WIDTH = len(MARGINS)

# Gains and costs are short. By the bounds of the schema a gain stays below 140 millions beside each settlement, and a
# cost below 850 millions, so that no sum for a space between two settlements is too large.
_NUMBER, _SHORT = "<i8", "<i4"

WORK = np.dtype(
    (
        np.record,
        [
            # What a slot's token gains beside a settlement; beside none, which is the last row, nothing.
            ("gain", _SHORT, (MAX_GROUPS, MAX_SETTLEMENTS + 1, TOGETHER)),
            # The slots for land come first, then from `first_slot[1]` on those for the sea, as far as `first_slot[2]`.
            ("first_slot", _NUMBER, (3,)),
            # A slot's move is `slot_move`, plus `slot_step` for every space up to the one where the token goes.
            ("slot_move", _NUMBER, (MAX_GROUPS * TOGETHER,)),
            ("slot_step", _NUMBER, (MAX_GROUPS * TOGETHER,)),
            # How far behind the claim without a slot's token the one with it lies: its strength, and a row before that
            # where it helps to surround.
            ("slot_way", _SHORT, (MAX_TYPES, MAX_GROUPS, TOGETHER)),
            # What a slot's token is worth where it comes from; too much to be played where it cannot go.
            ("cost", _SHORT, (2, MAX_GROUPS, TOGETHER)),
            # What the tokens of a group are worth on the space that is looked at.
            ("sums", _SHORT, (TOGETHER,)),
            ("race", _NUMBER, (MAX_TYPES,)),
            ("lifts", _NUMBER),
            ("lift_space", _NUMBER, (MOST_LIFTED + 1,)),
            ("lift_change", _NUMBER, (MOST_LIFTED + 1,)),
            # What one figure of each type is worth in the settlement that is looked at.
            ("worth", _NUMBER, (MAX_TYPES,)),
            # The best and the second best settlement to give a figure of one type for one of another.
            ("giver", _NUMBER, (MAX_TYPES, MAX_TYPES, 2)),
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
    seat, left = wide(position.seat), standing_of(position, figure)
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
        gone = wide(table.figures[figure]) - standing_of(position, figure) - wide(position.removed[figure])
        rivals = players - 1
        return (gone - wide(position.captured[seat, figure]) + rivals - 1) // rivals
    for other in range(players):
        if other != seat:
            most = max(most, wide(position.captured[other, figure]))
    return most


@rule
def weigh_races(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Weigh the races for all types."""
    for figure in range(wide(table.types)):
        work.race[figure] = race_weight(table, position, weights, figure)


# ---------------------------------------------------------------- stakes


@inner_rule
def most_rival_influence(table: Table, position: Position, settlement: int, figure: int) -> int:
    """Give the influence of the strongest rival."""
    rivals = table.rivals[wide(position.seat), figure]
    return highest_within(position.influence[settlement], rivals) >> LANE_BITS * figure


@inner_rule
def row_of(table: Table, position: Position, settlement: int, figure: int, most: int, sides: int) -> int:
    """Give the row of claims for a number of open sides, before which lies that for a side less."""
    if sides > 1:
        return OPEN_ROWS - 1 + sides
    # For few sides it matters whether several rivals share the most influence.
    seat = wide(position.seat)
    equal = equal_within(
        position.influence[settlement], table.rivals[seat, figure], most << LANE_BITS * figure
    )
    equal &= word(((1 << wide(table.players)) - 1) ^ 1 << seat)
    is_shared = equal & (equal - word(1)) != word(0)
    return ROWS_OF_TIES * wide(table.ties) + FEW_SIDES * wide(is_shared) + 1 + sides


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
        most = most_rival_influence(table, position, settlement, figure)
        column = column_of(strength_on(own, figure) - strength_on(less, figure) - most)
        row = row_of(table, position, settlement, figure, most, sides)
        before = wide(weights.claim[row, column])
        after = wide(weights.claim[row - closes, column + strength_on(more, figure)])
        change += (after - before) * count * work.race[figure]
    return change


# ---------------------------------------------------------------- slots


@rule
def list_slots(table: Table, position: Position, weights: Weights, work: Work, tokens: int) -> None:
    """List what the tokens that may be played can put on land and at sea."""
    slots = wide(0)
    for terrain in range(2):
        work.first_slot[terrain] = slots
        # What can be placed where only this terrain has empty spaces can be placed there.
        fitting = tokens & (table.placeable_tokens[terrain + 1] | table.move_tokens)
        closes = closes_on(table, terrain)
        while fitting != word(0):
            kind = wide(table.kind_of_token[lowest(fitting)])
            fitting &= ~table.kind_tokens[kind]
            if wide(table.kind_action[kind]) == MOVE_ACTION:
                slots = list_lifted(table, position, weights, work, slots, kind, terrain, closes)
            else:
                work.slot_move[slots] = pack(wide(PLACE), kind, NONE, NONE, NONE, NONE)
                work.slot_step[slots] = pack(NONE, NONE, ONE, NONE, NONE, NONE)
                cost, influence = worth_in_hand(table, weights, kind), table.kind_influence[kind]
                point_slot(table, work, slots, terrain, cost, influence, closes)
                slots += 1
    work.first_slot[2] = slots


@rule
def list_lifted(
    table: Table,
    position: Position,
    weights: Weights,
    work: Work,
    slots: int,
    kind: int,
    terrain: int,
    closes: int,
) -> int:
    """List what a move token can put on land or on sea: the own tokens that are missed least where they lie."""
    for i in range(work.lifts):
        origin = wide(work.lift_space[i])
        lifted = kind_on(wide(position.tokens[origin]))
        if fits(wide(table.kind_terrain[lifted]), terrain):
            work.slot_move[slots] = pack(wide(MOVE), kind, origin, NONE, NONE, NONE)
            work.slot_step[slots] = pack(NONE, NONE, NONE, ONE, NONE, NONE)
            cost, influence = weights.keep_move - work.lift_change[i], table.kind_influence[lifted]
            point_slot(table, work, slots, terrain, cost, influence, closes)
            slots += 1
    return slots


@inner_rule
def point_slot(
    table: Table, work: Work, slot: int, terrain: int, cost: int, influence: int, closes: int
) -> None:
    """Note for a slot what its token costs, and how far from the claims without it those with it lie."""
    group, place = slot // TOGETHER, slot % TOGETHER
    if place == 0:
        kept_in(work.cost[LAND, group], filled_with(wide(NO_SLOT)))
        kept_in(work.cost[SEA, group], filled_with(wide(NO_SLOT)))
    work.cost[terrain, group, place] = cost
    # Shifted from type to type, because LLVM would join the shifts of the few types there are at great expense.
    for figure in range(wide(table.types)):
        work.slot_way[figure, group, place] = (influence & LANE) - WIDTH * closes
        influence >>= LANE_BITS


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


@inner_rule
def groups_of(slots: int) -> int:
    """Count the groups that some slots fill, the last one perhaps only in part."""
    return (slots + TOGETHER - 1) // TOGETHER


@rule
def weigh_slots(table: Table, position: Position, weights: Weights, work: Work, group: int) -> None:
    """Work out what the tokens of a group of slots gain beside each settlement; what fills it up is weighed in vain."""
    for settlement in range(wide(table.settlements)):
        for place in range(TOGETHER):
            work.gain[group, settlement, place] = 0
    for part in range(SETTLEMENT_WORDS):
        held = position.holding[part]
        while held != word(0):
            settlement = 64 * part + lowest(held)
            held &= held - word(1)
            sides, rest = wide(position.open_sides[settlement]), wide(position.figures[settlement])
            own, gains = position.influence[settlement, wide(position.seat)], filled_with(NONE)
            while rest > 0:
                figure = lowest(word(rest)) // FIGURE_BITS
                count = rest >> FIGURE_BITS * figure & FIGURE_LANE
                rest -= count << FIGURE_BITS * figure
                most = most_rival_influence(table, position, settlement, figure)
                column = column_of(strength_on(own, figure) - most)
                row = row_of(table, position, settlement, figure, most, sides)
                ways, worth = work.slot_way[figure, group], count * work.race[figure]
                gains = plus_gained(gains, weights.claim, WIDTH * row + column, ways, worth)
            kept_in(work.gain[group, settlement], gains)


@rule
def weigh_lifted(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Mend what lifted tokens gain beside the settlements where they count already."""
    for slot in range(work.first_slot[2]):
        move = work.slot_move[slot]
        if operation_of(move) == MOVE:
            origin, closes = first_of(move), closes_on(table, wide(slot >= work.first_slot[1]))
            influence = table.kind_influence[kind_on(wide(position.tokens[origin]))]
            for i in range(wide(table.touched_count[origin])):
                settlement = wide(table.touched[origin, i])
                work.gain[slot // TOGETHER, settlement, slot % TOGETHER] = change_of_claims(
                    table, position, weights, work, settlement, influence, influence, closes
                )
