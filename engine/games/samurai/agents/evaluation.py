"""How greedy plays Samurai: the value of every move in whole numbers, and the best moves by it.

A figure is *claimed* by the margin between a seat's influence and that of its strongest rival, and the more so the
fewer sides of its settlement are open. The value of a token on a space is the change of all claims around it, each
times the weight of the race for that type, less what the token would be worth in hand. Ending the turn is worth
nothing. `docs/agents.md` explains every weight.

All of this sees only what the seat to move may know: the board, its own hand, and whose figures were captured, or for
who forgets that how many have gone to others.
"""

from __future__ import annotations

import numpy as np

from engine.games.samurai.agents.claims import (
    MOST_LIFTED,
    MOST_LISTED,
    NONE,
    TOGETHER,
    WORK,
    Weights,
    Work,
    change_of_claims,
    closes_on,
    column_of,
    list_slots,
    look_around,
    most_rival_influence,
    row_of,
    strength_on,
    weigh_lifted,
    weigh_slots,
)
from engine.games.samurai.agents.outlook import OUTCOME, conceal, is_set_up, outcome
from engine.games.samurai.agents.weights import MOST_SIDES, WEIGHTS, lower
from engine.games.samurai.rules.draft import can_place_figure, is_vacant
from engine.games.samurai.rules.figures import count_of
from engine.games.samurai.rules.moves import END_TURN, FIGURE, SWAP, TAKE, pack
from engine.games.samurai.rules.setup import can_take
from engine.games.samurai.rules.state import (
    DRAFT,
    HANDS,
    LAND,
    LANE,
    LANE_BITS,
    MOVE_ACTION,
    SEA,
    SPACE_WORDS,
    SWAP_ACTION,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, playable_tokens
from engine.play.kernel import inner_rule, lowest, rule, times, wide, word
from engine.play.rows import some_sum_reaches

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

Stream = np.record

HAS_WEIGHTS = True
NEVER = -(1 << 60)
IN_ORDER = word(0)
ON_LAND, AT_SEA = wide(LAND), wide(SEA)

# ---------------------------------------------------------------- the best moves


@rule
def rank_moves(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> int:
    """Write the best moves and their values into `work.moves` and `work.values`, best first, and count them.

    Moves of equal value go by their number, or as chance has it where a stirring word is given. Of exchanges of figures
    and of moved tokens only the promising ones are looked at.
    """
    work.listed = 0
    phase = wide(position.phase)
    if phase == HANDS:
        rank_takes(table, position, weights, work, most, stir)
        return work.listed
    if phase == DRAFT:
        rank_figures(table, position, weights, work, most, stir)
        return work.listed
    tokens = playable_tokens(table, position, wide(position.seat))
    # Ending the turn comes first, because what is worth less than it need not be looked at then.
    if tokens == word(0) or wide(position.plays) >= wide(table.least_plays):
        consider(work, most, stir, pack(wide(END_TURN), NONE, NONE, NONE, NONE, NONE), NONE)
    if tokens != word(0):
        look_around(table, position, weights, work)
        rank_targets(table, position, weights, work, most, stir, tokens)
        if tokens & table.swap_tokens != word(0):
            rank_swaps(table, position, weights, work, most, stir, tokens & table.swap_tokens)
    return work.listed


@rule
def consider(work: Work, most: int, stir: int, move: int, value: int) -> int:
    """Put a move where its value belongs among the best, and give the value that the next one has to reach."""
    tie = -move if stir == IN_ORDER else wide(times(word(move), stir) >> word(1))
    place = work.listed
    if place < most:
        work.listed = place + 1
    else:
        place -= 1
        if value < work.values[place] or (value == work.values[place] and tie < work.ties[place]):
            return work.values[place]
    while place > 0 and (
        work.values[place - 1] < value or (work.values[place - 1] == value and work.ties[place - 1] < tie)
    ):
        work.moves[place], work.values[place], work.ties[place] = (
            work.moves[place - 1],
            work.values[place - 1],
            work.ties[place - 1],
        )
        place -= 1
    work.moves[place], work.values[place], work.ties[place] = move, value, tie
    return least_to_reach(work, most)


@inner_rule
def least_to_reach(work: Work, most: int) -> int:
    """Give the value that a move has to reach to be among the best."""
    return work.values[most - 1] if work.listed == most else NEVER


# ---------------------------------------------------------------- placing and moving tokens


@rule
def rank_targets(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int, tokens: int
) -> None:
    """Rank the empty spaces for all tokens in hand that may be placed, and for those that may be moved."""
    work.lifts = 0
    if tokens & table.move_tokens != word(0):
        find_lifts(table, position, weights, work)
    work.slots = 0
    list_slots(table, position, weights, work, tokens, ON_LAND)
    on_land = work.slots // TOGETHER
    list_slots(table, position, weights, work, tokens, AT_SEA)
    groups = work.slots // TOGETHER
    weigh_slots(table, position, weights, work, on_land, groups)
    if work.lifts > 0:
        weigh_lifted(table, position, weights, work, NONE, on_land, closes_on(table, ON_LAND))
        weigh_lifted(table, position, weights, work, on_land, groups, closes_on(table, AT_SEA))
    for group in range(groups):
        rank_spaces(table, position, work, most, stir, wide(group >= on_land), group)


@rule
def rank_spaces(
    table: Table, position: Position, work: Work, most: int, stir: int, terrain: int, group: int
) -> None:
    """Rank the empty spaces of land or sea for the tokens of a group of slots."""
    least = least_to_reach(work, most)
    for part in range(SPACE_WORDS):
        crowded = position.empty[terrain, part] & table.crowded[terrain, part]
        empty = position.empty[terrain, part] ^ crowded
        while empty != word(0):
            number = 64 * part + lowest(empty)
            empty &= empty - word(1)
            one, two = wide(table.beside[terrain, number, 0]), wide(table.beside[terrain, number, 1])
            if some_sum_reaches(least, work.gain[group, one], work.gain[group, two], work.slot_cost[group]):
                space = wide(table.spaces_on[terrain, number])
                least = rank_space(work, most, stir, group, space, one, two)
        while crowded != word(0):
            space = wide(table.spaces_on[terrain, 64 * part + lowest(crowded)])
            crowded &= crowded - word(1)
            least = rank_crowded(table, work, most, stir, group, space)


@rule
def rank_space(work: Work, most: int, stir: int, group: int, space: int, one: int, two: int) -> int:
    """Rank a space between two settlements, and give the value that the next one has to reach."""
    least = least_to_reach(work, most)
    for place in range(TOGETHER):
        value = work.gain[group, one, place] + work.gain[group, two, place] - work.slot_cost[group, place]
        if value >= least:
            move = work.slot_move[group, place] + work.slot_step[group, place] * space
            least = consider(work, most, stir, move, value)
    return least


@rule
def rank_crowded(table: Table, work: Work, most: int, stir: int, group: int, space: int) -> int:
    """Rank a space among more settlements, and give the value that the next one has to reach."""
    least = least_to_reach(work, most)
    for place in range(TOGETHER):
        value = -work.slot_cost[group, place]
        for i in range(wide(table.touched_count[space])):
            value += work.gain[group, wide(table.touched[space, i]), place]
        if value >= least:
            move = work.slot_move[group, place] + work.slot_step[group, place] * space
            least = consider(work, most, stir, move, value)
    return least


@rule
def find_lifts(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Find the own tokens that are missed least where they lie."""
    work.lifts = 0
    for part in range(SPACE_WORDS):
        movable = position.movable[wide(position.seat), part]
        while movable != word(0):
            space = 64 * part + lowest(movable)
            movable &= movable - word(1)
            place, change = work.lifts, change_by_lifting(table, position, weights, work, space)
            while place > 0 and work.lift_change[place - 1] < change:
                work.lift_space[place] = work.lift_space[place - 1]
                work.lift_change[place] = work.lift_change[place - 1]
                place -= 1
            work.lift_space[place] = space
            work.lift_change[place] = change
            work.lifts = min(work.lifts + 1, MOST_LIFTED)


@rule
def change_by_lifting(table: Table, position: Position, weights: Weights, work: Work, space: int) -> int:
    """Give how the claims around a space change when an own token is lifted there; a move token stays instead."""
    influence, change = table.kind_influence[kind_on(wide(position.tokens[space]))], 0
    for i in range(wide(table.touched_count[space])):
        settlement = wide(table.touched[space, i])
        change -= change_of_claims(table, position, weights, work, settlement, influence, influence, NONE)
    return change


# ---------------------------------------------------------------- exchanging figures


@rule
def rank_swaps(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int, tokens: int
) -> None:
    """Rank what the swap tokens in hand that may be played can exchange, kind by kind."""
    find_givers(table, position, weights, work)
    while tokens != word(0):
        kind = wide(table.kind_of_token[lowest(tokens)])
        tokens &= ~table.kind_tokens[kind]
        rank_exchanges(table, weights, work, most, stir, kind)


@rule
def rank_exchanges(table: Table, weights: Weights, work: Work, most: int, stir: int, kind: int) -> None:
    """Rank exchanges: where one type is given for another, and where the other is given for it, is chosen apart."""
    for figure in range(wide(table.types)):
        for other in range(figure + 1, wide(table.types)):
            for i in range(2):
                for j in range(2):
                    one, two = work.giver[figure, other, i], work.giver[other, figure, j]
                    if one >= 0 and two >= 0 and one != two:
                        value = work.giver_gain[figure, other, i] + work.giver_gain[other, figure, j]
                        move = swap_of(table, kind, one, figure, two, other)
                        consider(work, most, stir, move, value - weights.keep_swap)


@rule
def swap_of(table: Table, kind: int, one: int, figure: int, two: int, other: int) -> int:
    """Name an exchange by its settlements, the one with the lower number first."""
    if one > two:
        one, figure, two, other = two, other, one, figure
    return pack(wide(SWAP), kind, wide(table.space_of[one]), wide(table.space_of[two]), figure, other)


@rule
def find_givers(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Find the two settlements that gain most by giving a figure of a type for one of another, for all types."""
    types = wide(table.types)
    for figure in range(types):
        for other in range(types):
            for i in range(2):
                work.giver[figure, other, i] = -1
                work.giver_gain[figure, other, i] = NEVER
    for settlement in range(wide(table.settlements)):
        if position.figures[settlement] == 0:
            continue
        for figure in range(types):
            work.worth[figure] = worth_of_figure(table, position, weights, work, settlement, figure)
        for figure in range(types):
            if count_of(position, settlement, figure) == 0:
                continue
            for other in range(types):
                if other != figure and (table.duplicates or count_of(position, settlement, other) == 0):
                    note_giver(work, figure, other, settlement, work.worth[other] - work.worth[figure])


@inner_rule
def worth_of_figure(
    table: Table, position: Position, weights: Weights, work: Work, settlement: int, figure: int
) -> int:
    """Give what one figure of a type is worth in a settlement, whether one stands there or not."""
    most = most_rival_influence(position, work, settlement, figure)
    own = strength_on(position.influence[settlement, wide(position.seat)], figure)
    row = row_of(table, position, settlement, figure, most, wide(position.open_sides[settlement]))
    return weights.claim[row, column_of(own - most)] * work.race[figure]


@inner_rule
def note_giver(work: Work, figure: int, other: int, settlement: int, gain: int) -> None:
    """Keep a settlement if it is one of the two that gain most."""
    if gain > work.giver_gain[figure, other, 0]:
        work.giver[figure, other, 1] = work.giver[figure, other, 0]
        work.giver_gain[figure, other, 1] = work.giver_gain[figure, other, 0]
        work.giver[figure, other, 0] = settlement
        work.giver_gain[figure, other, 0] = gain
    elif gain > work.giver_gain[figure, other, 1]:
        work.giver[figure, other, 1] = settlement
        work.giver_gain[figure, other, 1] = gain


# ---------------------------------------------------------------- first hands and the draft


@rule
def rank_takes(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> None:
    """Rank the tokens for the first hand: strong, broad and fast ones, and not too much of the same."""
    for kind in range(wide(table.kinds)):
        if can_take(table, position, kind):
            value = weights.take_strength * wide(table.kind_strength[kind])
            value += weights.take_breadth * wide(table.kind_breadth[kind])
            value += weights.take_fast * wide(table.kind_is_fast[kind])
            value += weights.take_swap * wide(wide(table.kind_action[kind]) == SWAP_ACTION)
            value += weights.take_move * wide(wide(table.kind_action[kind]) == MOVE_ACTION)
            value -= weights.take_again * alike_in_hand(table, position, kind)
            consider(work, most, stir, pack(wide(TAKE), kind, NONE, NONE, NONE, NONE), value)


@rule
def alike_in_hand(table: Table, position: Position, kind: int) -> int:
    """Count the tokens in hand that do the same as a kind of token, if perhaps more or less strongly."""
    hand, count = position.hands[wide(position.seat)], 0
    while hand != word(0):
        count += wide(is_alike(table, kind, wide(table.kind_of_token[lowest(hand)])))
        hand &= hand - word(1)
    return count


@rule
def is_alike(table: Table, kind: int, other: int) -> bool:
    """Say whether two kinds of token influence the same types on the same terrain, or do the same otherwise."""
    for figure in range(wide(table.types)):
        shift = LANE_BITS * figure
        one, two = table.kind_influence[kind] >> shift & LANE, table.kind_influence[other] >> shift & LANE
        if (one > 0) != (two > 0):
            return False
    same_terrain = table.kind_terrain[kind] == table.kind_terrain[other]
    return same_terrain and table.kind_action[kind] == table.kind_action[other]


@rule
def rank_figures(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int
) -> None:
    """Rank figures for the draft: types that the own hand is strong in, where they will be captured soon."""
    types = wide(table.types)
    for figure in range(types):
        work.hand_strength[figure] = 0
    total, hand = 0, position.hands[wide(position.seat)]
    while hand != word(0):
        influence = table.kind_influence[wide(table.kind_of_token[lowest(hand)])]
        hand &= hand - word(1)
        for figure in range(types):
            strength = influence >> LANE_BITS * figure & LANE
            work.hand_strength[figure] += strength
            total += strength
    least = NEVER
    for settlement in range(wide(table.settlements)):
        if is_vacant(position, settlement):
            closeness = weights.draft[min(wide(table.open_sides[settlement]), MOST_SIDES)]
            for figure in range(types):
                value = (types * work.hand_strength[figure] - total) * closeness
                if value >= least and can_place_figure(table, position, settlement, figure):
                    move = pack(wide(FIGURE), NONE, wide(table.space_of[settlement]), NONE, figure, NONE)
                    least = consider(work, most, stir, move, value)
