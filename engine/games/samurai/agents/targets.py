"""Where greedy puts its tokens: the empty spaces for all that it can place or move."""

from __future__ import annotations

from typing import Any

from engine.games.samurai.agents.claims import (
    MOST_LIFTED,
    NONE,
    TOGETHER,
    Weights,
    Work,
    change_of_claims,
    groups_of,
    list_slots,
    weigh_lifted,
    weigh_slots,
)
from engine.games.samurai.agents.shortlist import consider, least_to_reach
from engine.games.samurai.rules.state import SPACE_WORDS, Position, Table
from engine.games.samurai.rules.tokens import kind_on
from engine.play.kernel import inner_rule, lowest, rule, wide, word
from engine.play.rows import filled_with, higher_of, highest_in, kept_in, places_from, sums_of

# The lowest of short numbers.
LOWEST = wide(-(1 << 31))


@rule
def rank_targets(
    table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int, tokens: int
) -> None:
    """Rank the empty spaces for all tokens in hand that may be placed, and for those that may be moved."""
    work.lifts = 0
    if tokens & table.move_tokens != word(0):
        find_lifts(table, position, weights, work)
    list_slots(table, position, weights, work, tokens)
    for group in range(groups_of(work.first_slot[2])):
        weigh_slots(table, position, weights, work, group)
    if work.lifts > 0:
        weigh_lifted(table, position, weights, work)
    for terrain in range(2):
        first, last = work.first_slot[terrain], work.first_slot[terrain + 1]
        if first < last:
            for group in range(first // TOGETHER, groups_of(last)):
                rank_spaces(table, position, work, most, stir, terrain, group)


@rule
def rank_spaces(
    table: Table, position: Position, work: Work, most: int, stir: int, terrain: int, group: int
) -> None:
    """Rank the empty spaces of land or sea for the tokens of a group of slots."""
    fitting = places_of(work, terrain, group)
    least = rank_crowded(table, position, work, most, stir, terrain, group, fitting)
    if most == 1:
        # Where only the best is wanted, knowing its value first leaves nothing to rank but what has this value.
        highest = highest_sum(table, position, work, terrain, group)
        if highest < least:
            return
        least = highest
    for part in range(words_of(table, terrain)):
        empty = position.empty[terrain, part] & ~table.crowded[terrain, part]
        while empty != word(0):
            number = 64 * part + lowest(empty)
            empty &= empty - word(1)
            sums = sums_beside(table, work, terrain, group, number)
            places = places_from(sums, max(least, LOWEST)) & fitting
            if places != word(0):
                kept_in(work.sums, sums)
                space = wide(table.spaces_on[terrain, number])
                least = rank_space(work, most, stir, group, space, places)


@inner_rule
def places_of(work: Work, terrain: int, group: int) -> int:
    """Give the places of a group whose tokens go to land or sea, one bit each."""
    first, last = work.first_slot[terrain] - TOGETHER * group, work.first_slot[terrain + 1] - TOGETHER * group
    return word((1 << min(last, TOGETHER)) - (1 << max(first, 0)))


@rule
def rank_crowded(
    table: Table,
    position: Position,
    work: Work,
    most: int,
    stir: int,
    terrain: int,
    group: int,
    fitting: int,
) -> int:
    """Rank the empty spaces among more than two settlements, and give the value that the next one has to reach."""
    least = least_to_reach(work, most)
    for part in range(words_of(table, terrain)):
        crowded = position.empty[terrain, part] & table.crowded[terrain, part]
        while crowded != word(0):
            space, places = wide(table.spaces_on[terrain, 64 * part + lowest(crowded)]), fitting
            crowded &= crowded - word(1)
            while places != word(0):
                place = lowest(places)
                places &= places - word(1)
                value = -wide(work.cost[terrain, group, place])
                for i in range(wide(table.touched_count[space])):
                    value += wide(work.gain[group, wide(table.touched[space, i]), place])
                work.sums[place] = value
            least = rank_space(work, most, stir, group, space, fitting)
    return least


@inner_rule
def sums_beside(table: Table, work: Work, terrain: int, group: int, number: int) -> Any:
    """Give what the tokens of a group are worth on a space of land or sea between two settlements at most."""
    one, two = wide(table.beside[terrain, number, 0]), wide(table.beside[terrain, number, 1])
    return sums_of(work.gain[group, one], work.gain[group, two], work.cost[terrain, group])


@inner_rule
def words_of(table: Table, terrain: int) -> int:
    """Count the words that have a bit for each space of land or sea."""
    return wide(table.empty_count[terrain]) + 63 >> 6


@rule
def highest_sum(table: Table, position: Position, work: Work, terrain: int, group: int) -> int:
    """Give the highest value that any token of a group of slots has on any space that is not crowded."""
    highest = filled_with(LOWEST)
    for part in range(words_of(table, terrain)):
        empty = position.empty[terrain, part] & ~table.crowded[terrain, part]
        while empty != word(0):
            number = 64 * part + lowest(empty)
            empty &= empty - word(1)
            sums = sums_beside(table, work, terrain, group, number)
            highest = higher_of(highest, sums)
    return highest_in(highest)


@rule
def rank_space(work: Work, most: int, stir: int, group: int, space: int, places: int) -> int:
    """Rank a space for some places of a group by `work.sums`, and give the value that the next one has to reach."""
    least = least_to_reach(work, most)
    while places != word(0):
        place = lowest(places)
        places &= places - word(1)
        value = wide(work.sums[place])
        if value >= least:
            slot = TOGETHER * group + place
            move = work.slot_move[slot] + work.slot_step[slot] * space
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
