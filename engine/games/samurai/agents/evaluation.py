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
    LIFTED,
    MOST_LIFTED,
    MOST_LISTED,
    NONE,
    ONE,
    WORK,
    Weights,
    Work,
    closes_on,
    column_of,
    fits,
    highest_strength,
    list_slots,
    list_stakes,
    margin_of,
    row_of,
    weigh_slots,
    whole_strength,
)
from engine.games.samurai.agents.outlook import OUTCOME, conceal, is_set_up, outcome
from engine.games.samurai.agents.weights import MOST_SIDES, WEIGHTS, lower
from engine.games.samurai.rules.draft import can_place_figure, is_vacant
from engine.games.samurai.rules.figures import count_of
from engine.games.samurai.rules.moves import END_TURN, FIGURE, MOVE, SWAP, TAKE, pack
from engine.games.samurai.rules.setup import can_take
from engine.games.samurai.rules.state import (
    DRAFT,
    HANDS,
    LAND,
    LANE,
    LANE_BITS,
    MAX_SETTLEMENTS,
    MAX_SPACES,
    MOVE_ACTION,
    SEA,
    SPACE_WORDS,
    SWAP_ACTION,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, playable_tokens
from engine.play.kernel import lowest, rule, times, wide, word

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
    if tokens != word(0):
        list_stakes(table, position, weights, work)
        work.slots = 0
        list_slots(table, weights, work, tokens, ON_LAND)
        on_land = work.slots
        list_slots(table, weights, work, tokens, AT_SEA)
        rank_spaces(table, position, weights, work, most, stir, ON_LAND, NONE, on_land)
        rank_spaces(table, position, weights, work, most, stir, AT_SEA, on_land, work.slots)
        if tokens & table.swap_tokens != word(0):
            rank_swaps(table, position, weights, work, most, stir, tokens & table.swap_tokens)
        if tokens & table.move_tokens != word(0):
            rank_relocations(table, position, weights, work, most, stir, tokens & table.move_tokens)
    if tokens == word(0) or wide(position.plays) >= wide(table.least_plays):
        consider(work, most, stir, pack(wide(END_TURN), NONE, NONE, NONE, NONE, NONE), NONE)
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
    return work.values[most - 1] if work.listed == most else NEVER


# ---------------------------------------------------------------- placing tokens


@rule
def rank_spaces(
    table: Table,
    position: Position,
    weights: Weights,
    work: Work,
    most: int,
    stir: int,
    terrain: int,
    low: int,
    high: int,
) -> None:
    """Rank the empty spaces of land or sea for the tokens of some slots."""
    if low == high:
        return
    weigh_slots(table, weights, work, low, high, closes_on(table, terrain))
    list_spaces(table, position, work, terrain)
    least = work.values[most - 1] if work.listed == most else NEVER
    for slot in range(low, high):
        cost = work.slot_cost[slot]
        for i in range(work.few):
            value = work.gain[slot, work.one[i]] + work.gain[slot, work.two[i]] - cost
            if value >= least:
                move = work.slot_move[slot] + work.slot_step[slot] * work.spaces[i]
                least = consider(work, most, stir, move, value)
        for i in range(work.many, MAX_SPACES):
            space, value = work.spaces[i], -cost
            for j in range(wide(table.touched_count[space])):
                value += work.gain[slot, wide(table.touched[space, j])]
            if value >= least:
                move = work.slot_move[slot] + work.slot_step[slot] * space
                least = consider(work, most, stir, move, value)


@rule
def list_spaces(table: Table, position: Position, work: Work, terrain: int) -> None:
    """List the empty spaces of land or sea, those that touch more than two settlements from the end."""
    few, many = 0, MAX_SPACES
    for part in range(SPACE_WORDS):
        empty = position.empty[terrain, part]
        while empty != word(0):
            space = wide(table.spaces_on[terrain, 64 * part + lowest(empty)])
            empty &= empty - word(1)
            touched = wide(table.touched_count[space])
            if touched > 2:
                many -= 1
                work.spaces[many] = space
                continue
            work.spaces[few] = space
            work.one[few] = wide(table.touched[space, 0]) if touched > 0 else MAX_SETTLEMENTS
            work.two[few] = wide(table.touched[space, 1]) if touched > 1 else MAX_SETTLEMENTS
            few += 1
    work.few = few
    work.many = many


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
    for stake in range(work.stakes):
        settlement, figure = work.stake_settlement[stake], work.stake_type[stake]
        given = worth_of_figure(table, position, weights, work, settlement, figure)
        for other in range(types):
            if other != figure and (table.duplicates or count_of(position, settlement, other) == 0):
                taken = worth_of_figure(table, position, weights, work, settlement, other)
                note_giver(work, figure, other, settlement, taken - given)


@rule
def worth_of_figure(
    table: Table, position: Position, weights: Weights, work: Work, settlement: int, figure: int
) -> int:
    """Give what one figure of a type is worth in a settlement, whether one stands there or not."""
    margin, surrounded = margin_of(table, position, settlement, figure)
    row = row_of(surrounded, wide(position.open_sides[settlement]))
    return weights.claim[row, column_of(margin)] * work.race[figure]


@rule
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


# ---------------------------------------------------------------- moving tokens


@rule
def rank_relocations(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int, tokens: int
) -> None:
    """Rank what the move tokens in hand that may be played can do, kind by kind."""
    find_lifts(table, position, weights, work)
    while tokens != word(0):
        kind = wide(table.kind_of_token[lowest(tokens)])
        tokens &= ~table.kind_tokens[kind]
        rank_lifts(table, position, weights, work, most, stir, kind)


@rule
def rank_lifts(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int, kind: int
) -> None:
    """Rank where a move token can bring those own tokens that are missed least where they lie."""
    for i in range(work.lifts):
        origin = work.lift_space[i]
        lifted = kind_on(wide(position.tokens[origin]))
        work.slot_move[LIFTED] = pack(wide(MOVE), kind, origin, NONE, NONE, NONE)
        work.slot_step[LIFTED] = pack(NONE, NONE, NONE, ONE, NONE, NONE)
        for figure in range(wide(table.types)):
            work.slot_strength[LIFTED, figure] = table.kind_influence[lifted] >> LANE_BITS * figure & LANE
        work.slot_cost[LIFTED] = weights.keep_move - work.lift_change[i]
        shift_margins(table, work, origin, lifted, -ONE)
        for terrain in range(2):
            if fits(wide(table.kind_terrain[lifted]), terrain):
                rank_spaces(
                    table, position, weights, work, most, stir, terrain, wide(LIFTED), wide(LIFTED + 1)
                )
        shift_margins(table, work, origin, lifted, ONE)


@rule
def shift_margins(table: Table, work: Work, space: int, kind: int, sign: int) -> None:
    """Change the margins around a space as if a token were lifted there, or put back."""
    for i in range(wide(table.touched_count[space])):
        settlement = wide(table.touched[space, i])
        for stake in range(work.first_stake[settlement], work.first_stake[settlement + 1]):
            strength = table.kind_influence[kind] >> LANE_BITS * work.stake_type[stake] & LANE
            work.stake_margin[stake] += sign * strength


@rule
def find_lifts(table: Table, position: Position, weights: Weights, work: Work) -> None:
    """Find the own tokens that are missed least where they lie."""
    work.lifts = 0
    for part in range(SPACE_WORDS):
        movable = position.movable[wide(position.seat), part]
        while movable != word(0):
            space = 64 * part + lowest(movable)
            movable &= movable - word(1)
            kind = kind_on(wide(position.tokens[space]))
            place, change = work.lifts, change_by_lifting(table, weights, work, space, kind)
            while place > 0 and work.lift_change[place - 1] < change:
                work.lift_space[place] = work.lift_space[place - 1]
                work.lift_change[place] = work.lift_change[place - 1]
                place -= 1
            work.lift_space[place] = space
            work.lift_change[place] = change
            work.lifts = min(work.lifts + 1, MOST_LIFTED)


@rule
def change_by_lifting(table: Table, weights: Weights, work: Work, space: int, kind: int) -> int:
    """Give how the claims around a space change when an own token is lifted there; a move token stays instead."""
    change = 0
    for i in range(wide(table.touched_count[space])):
        settlement = wide(table.touched[space, i])
        for stake in range(work.first_stake[settlement], work.first_stake[settlement + 1]):
            strength = table.kind_influence[kind] >> LANE_BITS * work.stake_type[stake] & LANE
            sides, margin = work.stake_sides[stake], work.stake_margin[stake]
            row = row_of(work.stake_surrounded[stake], sides)
            before, after = (
                weights.claim[row, column_of(margin)],
                weights.claim[row, column_of(margin - strength)],
            )
            change += (after - before) * work.stake_worth[stake]
    return change


# ---------------------------------------------------------------- first hands and the draft


@rule
def rank_takes(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> None:
    """Rank the tokens for the first hand: strong, broad and fast ones, and not too much of the same."""
    for kind in range(wide(table.kinds)):
        if can_take(table, position, kind):
            value = weights.take_strength * highest_strength(table, kind)
            value += weights.take_breadth * whole_strength(table, kind)
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
