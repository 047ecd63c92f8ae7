"""What a territory is worth, from the numbers of the variant; first the copying cards choose, then all is counted."""

from __future__ import annotations

from engine.games.naishi.rules.state import (
    COLUMNS,
    IN_HAND,
    IN_ROW,
    PLACES,
    POINTS_STAGE,
    SEATS,
    Position,
    Table,
)
from engine.games.naishi.rules.territory import beside, card_at, group_of, places_of, types_in, with_card
from engine.play.kernel import inner_rule, lowest, ones, rule, wide, word

NO_POINTS = -(1 << 40)


@inner_rule
def kinds_of_types(table: Table, present: int) -> int:
    """Count the different types that count as such, of those that really lie there."""
    return ones(present & table.counted_types)


@inner_rule
def colours_of(table: Table, land: int) -> int:
    """Count the different colours that lie there."""
    found = word(0)
    for place in range(PLACES):
        found |= table.colour[card_at(land, place)]
    return ones(found)


@inner_rule
def set_points(table: Table, places: int, card: int) -> int:
    """Give what all cards of a type together are worth by their number, in all and in each line."""
    points = wide(table.by_count[card, ones(places)])
    points += wide(table.by_count_in_row[card, ones(places & IN_ROW)])
    return points + wide(table.by_count_in_hand[card, ones(places & IN_HAND)])


@inner_rule
def group_points(table: Table, places: int, card: int) -> int:
    """Give what the connected groups of a type are worth."""
    points = wide(0)
    while places != word(0):
        group = group_of(places)
        points += wide(table.by_group[card, ones(group)])
        places &= ~group
    return points


@inner_rule
def points_of(table: Table, land: int, present: int, types: int) -> int:
    """Give the points of a territory whose cards count as they lie, and which holds these types."""
    points = wide(0)
    for place in range(PLACES):
        points += wide(table.place_points[card_at(land, place), place])
    if table.has_neighbours != 0:
        for column in range(COLUMNS):
            row, hand = card_at(land, column), card_at(land, column + COLUMNS)
            points += wide(table.down[row, hand])
            if column + 1 < COLUMNS:
                points += wide(table.across[row, card_at(land, column + 1)])
                points += wide(table.across[hand, card_at(land, column + COLUMNS + 1)])
    scored = present & (table.alone_types | table.by_types_types | table.count_types | table.group_types)
    while scored != word(0):
        card, one = lowest(scored), scored & (~scored + word(1))
        places = places_of(land, card)
        points += wide(table.by_types[card, types]) * ones(places)
        if one & table.count_types != word(0):
            points += set_points(table, places, card)
        if one & table.alone_types != word(0):
            points += wide(table.alone[card]) * ones(places & ~beside(places))
        if one & table.group_types != word(0):
            points += group_points(table, places, card)
        scored ^= one
    return points


@inner_rule
def worth_of(table: Table, land: int) -> int:
    """Give the points of a territory, its copying cards chosen for the most."""
    present = types_in(land)
    types = kinds_of_types(table, present)
    if present & table.copying_types != word(0):
        return worth_with_copies(table, land, present, types)
    return points_of(table, land, present, types)


@rule
def worth_with_copies(table: Table, land: int, present: int, types: int) -> int:
    """Give the points of a territory in which some cards copy others."""
    return points_of(table, copied(table, land, present, types), present, types)


@rule
def copied(table: Table, land: int, present: int, types: int) -> int:
    """Give the territory in which every copying card is what it copies, chosen together for the most points.

    Between equal totals the first in the order of cards wins, for the lowest place first: that is the order in which
    the choices are gone through. Never more than 4,096 have to be, since what is copied has to lie there.
    """
    copying = present & table.copying_types
    if copying == word(0):
        return land
    trial = first_choice(table, land, present)
    best, most = trial, wide(NO_POINTS)
    while True:
        # A type that only copies make does not exist: what is copied lies there.
        points = points_of(table, trial, present, types)
        if points > most:
            best, most = trial, points
        trial = next_choice(table, land, trial, present)
        if trial == word(0):
            return best


@rule
def first_choice(table: Table, land: int, present: int) -> int:
    """Let every copying card copy the first type that it may."""
    trial = land
    for place in range(PLACES):
        choices = choices_at(table, land, place, present)
        if choices != word(0):
            trial = with_card(trial, place, lowest(choices))
    return trial


@rule
def next_choice(table: Table, land: int, trial: int, present: int) -> int:
    """Go on to the next choice of what to copy, that of the highest place changing fastest; 0 after the last."""
    for back in range(PLACES):
        place = PLACES - 1 - back
        choices = choices_at(table, land, place, present)
        if choices != word(0):
            beyond = choices >> word(card_at(trial, place)) >> word(1)
            if beyond != word(0):
                return with_card(trial, place, card_at(trial, place) + 1 + lowest(beyond))
            trial = with_card(trial, place, lowest(choices))
    return word(0)


@inner_rule
def choices_at(table: Table, land: int, place: int, present: int) -> int:
    """Give the types that the card at a place may copy: none where it does not copy, or nothing lies there for it."""
    return table.copied_types[card_at(land, place)] & present


# ---------------------------------------------------------------- the end of the game


@inner_rule
def count_up(table: Table, position: Position) -> None:
    """Count both territories, and find who wins."""
    for seat in range(SEATS):
        land = position.land[seat]
        present = types_in(land)
        types = kinds_of_types(table, present)
        if present & table.copying_types != word(0):
            land = copied(table, land, present, types)
            present = types_in(land)
        position.counted[seat] = land
        position.colours[seat] = colours_of(table, land)
        position.scores[seat] = points_of(table, land, present, types) + wide(table.handicap[seat])
    position.winners = winners(table, position)


@inner_rule
def winners(table: Table, position: Position) -> int:
    """Give the seats that are left after the stages of the scoring, a bit each."""
    for stage in range(wide(table.stage_count)):
        one, two = wide(position.scores[0]), wide(position.scores[1])
        if wide(table.stages[stage]) != POINTS_STAGE:
            one, two = wide(position.colours[0]), wide(position.colours[1])
        if one != two:
            return 1 if one > two else 2
    return 3
