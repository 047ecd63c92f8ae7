"""What greedy does before the first turn: the tokens of its first hand, and the figures that it drafts."""

from __future__ import annotations

from engine.games.samurai.agents.claims import NONE, Weights, Work, strength_on
from engine.games.samurai.agents.shortlist import NEVER, consider
from engine.games.samurai.agents.weights import MOST_SIDES
from engine.games.samurai.rules.draft import can_place_figure, pool_of
from engine.games.samurai.rules.moves import FIGURE, TAKE, pack
from engine.games.samurai.rules.setup import can_take
from engine.games.samurai.rules.state import MOVE_ACTION, SETTLEMENT_WORDS, SWAP_ACTION, Position, Table
from engine.play.kernel import bit, inner_rule, lowest, ones, rule, wide, word

# ---------------------------------------------------------------- the first hand


@rule
def rank_takes(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> None:
    """Rank the tokens for the first hand: strong, broad and fast ones, and not too much of the same."""
    least, hand = NEVER, position.hands[wide(position.seat)]
    for kind in range(wide(table.kinds)):
        if can_take(table, position, kind):
            value = weights.take_strength * wide(table.kind_strength[kind])
            value += weights.take_breadth * wide(table.kind_breadth[kind])
            value += weights.take_fast * wide(table.kind_is_fast[kind])
            value += weights.take_swap * wide(wide(table.kind_action[kind]) == SWAP_ACTION)
            value += weights.take_move * wide(wide(table.kind_action[kind]) == MOVE_ACTION)
            value -= weights.take_again * ones(hand & table.alike_tokens[kind])
            if value >= least:
                move = pack(wide(TAKE), kind, NONE, NONE, NONE, NONE)
                least = consider(work, most, stir, move, value)


# ---------------------------------------------------------------- the draft


@rule
def rank_figures(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int
) -> None:
    """Rank figures for the draft: types that the own hand is strong in, where they will be captured soon.

    All settlements with the same number of sides are alike for a type. What is worth most is found before anything is
    ranked, because hardly ever anything else is needed.
    """
    total, sides_left, best = weigh_hand(table, position, work), sides_of_vacant(table, position), wide(NEVER)
    for figure in range(wide(table.types)):
        if pool_of(table, position, figure) > 0:
            lead, rest = wide(table.types) * work.hand_strength[figure] - total, sides_left
            while rest != word(0):
                best = max(best, lead * weights.draft[lowest(rest)])
                rest &= rest - word(1)
    rank_figures_above(table, position, weights, work, most, stir, total, sides_left, best)
    if work.listed < most:
        # Some of the best cannot be placed, or more are wanted.
        work.listed = 0
        rank_figures_above(table, position, weights, work, most, stir, total, sides_left, wide(NEVER))


@rule
def rank_figures_above(
    table: Table,
    position: Position,
    weights: Weights,
    work: Work,
    most: int,
    stir: int,
    total: int,
    sides_left: int,
    bar: int,
) -> None:
    """Rank the figures for the draft that are worth at least so much."""
    least = bar
    for figure in range(wide(table.types)):
        if pool_of(table, position, figure) == 0:
            continue
        lead, rest = wide(table.types) * work.hand_strength[figure] - total, sides_left
        while rest != word(0):
            sides = lowest(rest)
            rest &= rest - word(1)
            value = lead * weights.draft[sides]
            if value < least:
                continue
            for part in range(SETTLEMENT_WORDS):
                alike = position.vacant[part] & table.with_sides[sides, part]
                while alike != word(0):
                    settlement = 64 * part + lowest(alike)
                    alike &= alike - word(1)
                    # A vacant settlement for one figure takes any.
                    is_single = wide(table.room[settlement]) == 1
                    if is_single or can_place_figure(table, position, settlement, figure):
                        move = pack(wide(FIGURE), NONE, wide(table.space_of[settlement]), NONE, figure, NONE)
                        least = max(bar, consider(work, most, stir, move, value))


@inner_rule
def weigh_hand(table: Table, position: Position, work: Work) -> int:
    """Add up the strength of the own hand in every type, and in all of them."""
    total, types = 0, wide(table.types)
    for figure in range(types):
        work.hand_strength[figure] = 0
    hand = position.hands[wide(position.seat)]
    while hand != word(0):
        influence = table.kind_influence[wide(table.kind_of_token[lowest(hand)])]
        hand &= hand - word(1)
        for figure in range(types):
            strength = strength_on(influence, figure)
            work.hand_strength[figure] += strength
            total += strength
    return total


@inner_rule
def sides_of_vacant(table: Table, position: Position) -> int:
    """Give the numbers of sides of the settlements that the draft fills now, one bit each."""
    found = word(0)
    for sides in range(MOST_SIDES + 1):
        for part in range(SETTLEMENT_WORDS):
            if position.vacant[part] & table.with_sides[sides, part] != word(0):
                found |= bit(sides)
    return found
