"""Claims: what the figures on the board are worth to the seat to move, now and after a token more.

The figures of one type in one settlement are a *stake*. All stakes are listed once per decision; then every kind of
token in hand, in its *slot*, gets for each settlement the gain of being put beside it.
"""

from __future__ import annotations

import numpy as np

from engine.games.samurai.agents.weights import MOST_LEAD, MOST_MARGIN, OPEN_ROWS, ROWS_OF_TIES
from engine.games.samurai.rules.moves import PLACE, pack
from engine.games.samurai.rules.state import (
    ANY,
    FIGURE_BITS,
    FIGURE_LANE,
    LANE,
    LANE_BITS,
    MAX_HAND,
    MAX_SETTLEMENTS,
    MAX_SPACES,
    MAX_TYPES,
    NO_ACTION,
    Position,
    Table,
)
from engine.play.kernel import inner_rule, lowest, rule, wide, word

Weights = np.record
Work = np.record

# Numba compiles a rule anew for every plain number it is called with, but once for numbers of a machine's type.
NONE, ONE, TWO = wide(0), wide(1), wide(2)

# A kind of token that may stand on land and sea takes two slots. One more is for what a move token picks up.
MAX_SLOTS = 2 * MAX_HAND
LIFTED = MAX_SLOTS
MAX_STAKES = MAX_SETTLEMENTS * MAX_TYPES
# Of all own tokens that a move token could pick up, only those that are missed least are tried elsewhere.
MOST_LIFTED = 3
MOST_LISTED = 64

_NUMBER = "<i8"

WORK = np.dtype(
    (
        np.record,
        [
            ("race", _NUMBER, (MAX_TYPES,)),
            ("stakes", _NUMBER),
            ("first_stake", _NUMBER, (MAX_SETTLEMENTS + 1,)),
            ("stake_settlement", _NUMBER, (MAX_STAKES,)),
            ("stake_type", _NUMBER, (MAX_STAKES,)),
            ("stake_sides", _NUMBER, (MAX_STAKES,)),
            ("stake_margin", _NUMBER, (MAX_STAKES,)),
            ("stake_surrounded", _NUMBER, (MAX_STAKES,)),
            ("stake_worth", _NUMBER, (MAX_STAKES,)),
            ("slots", _NUMBER),
            # A slot's move is `slot_move`, plus `slot_step` for every space up to the one where the token goes.
            ("slot_move", _NUMBER, (MAX_SLOTS + 1,)),
            ("slot_step", _NUMBER, (MAX_SLOTS + 1,)),
            ("slot_strength", _NUMBER, (MAX_SLOTS + 1, MAX_TYPES)),
            ("slot_cost", _NUMBER, (MAX_SLOTS + 1,)),
            # What a slot's token gains beside a settlement; beside none, which is the last column, nothing.
            ("gain", _NUMBER, (MAX_SLOTS + 1, MAX_SETTLEMENTS + 1)),
            # Empty spaces: `few` that touch one or two settlements, then from `many` on those that touch more.
            ("few", _NUMBER),
            ("many", _NUMBER),
            ("spaces", _NUMBER, (MAX_SPACES,)),
            ("one", _NUMBER, (MAX_SPACES,)),
            ("two", _NUMBER, (MAX_SPACES,)),
            ("lifts", _NUMBER),
            ("lift_space", _NUMBER, (MOST_LIFTED + 1,)),
            ("lift_change", _NUMBER, (MOST_LIFTED + 1,)),
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


# ---------------------------------------------------------------- stakes


@inner_rule
def row_of(surrounded: int, sides: int) -> int:
    """Give the row of claims for a number of open sides; `surrounded` is the one for when there is none."""
    return OPEN_ROWS - 1 + sides if sides > 0 else surrounded


@inner_rule
def column_of(margin: int) -> int:
    """Give the column of claims for a margin of influence."""
    return min(max(margin, -MOST_MARGIN), MOST_MARGIN) + MOST_MARGIN


@inner_rule
def margin_of(table: Table, position: Position, settlement: int, figure: int) -> tuple[int, int]:
    """Give the lead in influence over the strongest rival, and the row of claims for when no side is open."""
    seat, shift, most, shared = wide(position.seat), LANE_BITS * figure, -1, 0
    for other in range(wide(table.players)):
        if other != seat:
            influence = position.influence[settlement, other] >> shift & LANE
            shared = wide(influence == most) | shared & wide(influence < most)
            most = max(most, influence)
    margin = (position.influence[settlement, seat] >> shift & LANE) - most
    return margin, ROWS_OF_TIES * wide(table.ties) + shared


@rule
def list_stakes(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """List the figures on the board, and weigh the races they stand in."""
    types, stakes = wide(table.types), 0
    for figure in range(types):
        work.race[figure] = race_weight(table, position, weights, figure)
    for settlement in range(wide(table.settlements)):
        work.first_stake[settlement] = stakes
        rest = wide(position.figures[settlement])
        while rest > 0:
            figure = lowest(word(rest)) // FIGURE_BITS
            count = rest >> FIGURE_BITS * figure & FIGURE_LANE
            rest -= count << FIGURE_BITS * figure
            margin, surrounded = margin_of(table, position, settlement, figure)
            work.stake_settlement[stakes] = settlement
            work.stake_type[stakes] = figure
            work.stake_sides[stakes] = position.open_sides[settlement]
            work.stake_margin[stakes] = margin
            work.stake_surrounded[stakes] = surrounded
            work.stake_worth[stakes] = count * work.race[figure]
            stakes += 1
    work.first_stake[wide(table.settlements)] = stakes
    work.stakes = stakes


# ---------------------------------------------------------------- tokens


@rule
def list_slots(table: Table, weights: Weights, work: Work, tokens: int, terrain: int) -> None:
    """List the kinds of token that can be put on land or on sea, after those that are listed."""
    slots = work.slots
    while tokens != word(0):
        kind = wide(table.kind_of_token[lowest(tokens)])
        tokens &= ~table.kind_tokens[kind]
        wanted = wide(table.kind_terrain[kind])
        if wide(table.kind_action[kind]) == NO_ACTION and fits(wanted, terrain):
            work.slot_move[slots] = pack(wide(PLACE), kind, NONE, NONE, NONE, NONE)
            work.slot_step[slots] = pack(NONE, NONE, ONE, NONE, NONE, NONE)
            for figure in range(wide(table.types)):
                work.slot_strength[slots, figure] = table.kind_influence[kind] >> LANE_BITS * figure & LANE
            work.slot_cost[slots] = worth_in_hand(table, weights, kind)
            slots += 1
    work.slots = slots


@rule
def fits(wanted: int, terrain: int) -> bool:
    """Say whether a token that wants a terrain may stand on land or sea."""
    return wanted in (terrain, ANY)


@rule
def closes_on(table: Table, terrain: int) -> int:
    """Say whether tokens on land or on sea help to surround: all spaces of a terrain are alike in this."""
    return wide(table.surrounds[wide(table.spaces_on[terrain, 0])])


@rule
def highest_strength(table: Table, kind: int) -> int:
    """Give the strength of a kind of token on the type that it influences most."""
    most = 0
    for figure in range(wide(table.types)):
        most = max(most, table.kind_influence[kind] >> LANE_BITS * figure & LANE)
    return most


@rule
def whole_strength(table: Table, kind: int) -> int:
    """Give the strengths of a kind of token on all types together: a samurai is broader than a helmet."""
    total = 0
    for figure in range(wide(table.types)):
        total += table.kind_influence[kind] >> LANE_BITS * figure & LANE
    return total


@rule
def worth_in_hand(table: Table, weights: Weights, kind: int) -> int:
    """Give what is lost with a token that is placed: its strength, its breadth and its speed, for later."""
    worth = weights.keep_strength * highest_strength(table, kind)
    worth += weights.keep_breadth * whole_strength(table, kind)
    return worth + weights.keep_fast * wide(table.kind_is_fast[kind])


@rule
def weigh_slots(table: Table, weights: Weights, work: Work, low: int, high: int, closes: int) -> None:
    """Work out what the tokens of some slots, which all close a side or all do not, gain beside each settlement."""
    for slot in range(low, high):
        for settlement in range(wide(table.settlements)):
            work.gain[slot, settlement] = 0
    for stake in range(work.stakes):
        settlement, figure = work.stake_settlement[stake], work.stake_type[stake]
        sides, margin, worth = work.stake_sides[stake], work.stake_margin[stake], work.stake_worth[stake]
        surrounded = work.stake_surrounded[stake]
        before = weights.claim[row_of(surrounded, sides), column_of(margin)]
        row = row_of(surrounded, sides - closes)
        for slot in range(low, high):
            after = weights.claim[row, column_of(margin + work.slot_strength[slot, figure])]
            work.gain[slot, settlement] += (after - before) * worth
