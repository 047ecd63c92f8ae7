"""Which figures greedy exchanges: what its swap tokens can do."""

from __future__ import annotations

from engine.games.samurai.agents.claims import (
    Weights,
    Work,
    column_of,
    most_rival_influence,
    row_of,
    strength_on,
)
from engine.games.samurai.agents.shortlist import NEVER, consider, least_to_reach
from engine.games.samurai.rules.figures import count_of
from engine.games.samurai.rules.moves import SWAP, pack
from engine.games.samurai.rules.state import SETTLEMENT_WORDS, Position, Table
from engine.play.kernel import inner_rule, lowest, rule, wide, word

# More than there are settlements.
GIVER_STEP = 128


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
    least = least_to_reach(work, most)
    for figure in range(wide(table.types)):
        for other in range(figure + 1, wide(table.types)):
            for i in range(2):
                for j in range(2):
                    give, take = work.giver[figure, other, i], work.giver[other, figure, j]
                    value = gain_of(give) + gain_of(take) - weights.keep_swap
                    one, two = settlement_of(give), settlement_of(take)
                    if value >= least and give != NEVER and take != NEVER and one != two:
                        move = swap_of(table, kind, one, figure, two, other)
                        least = consider(work, most, stir, move, value)


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
                work.giver[figure, other, i] = NEVER
    for part in range(SETTLEMENT_WORDS):
        held = position.holding[part]
        while held != word(0):
            settlement = 64 * part + lowest(held)
            held &= held - word(1)
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
    most = most_rival_influence(table, position, settlement, figure)
    own = strength_on(position.influence[settlement, wide(position.seat)], figure)
    row = row_of(table, position, settlement, figure, most, wide(position.open_sides[settlement]))
    return wide(weights.claim[row, column_of(own - most)]) * work.race[figure]


@inner_rule
def note_giver(work: Work, figure: int, other: int, settlement: int, gain: int) -> None:
    """Keep a settlement if it is one of the two that gain most.

    Gain and settlement are one number, so that without a question the higher one is kept, and of equals the first.
    """
    giver = gain * GIVER_STEP + GIVER_STEP - 1 - settlement
    best, second = work.giver[figure, other, 0], work.giver[figure, other, 1]
    work.giver[figure, other, 0] = max(best, giver)
    work.giver[figure, other, 1] = max(second, min(best, giver))


@inner_rule
def gain_of(giver: int) -> int:
    """Give what a settlement gains that gives a figure for another."""
    return giver // GIVER_STEP


@inner_rule
def settlement_of(giver: int) -> int:
    """Give the settlement that gives a figure for another."""
    return GIVER_STEP - 1 - giver % GIVER_STEP
