"""The draft: figures come onto the board before the first turn, and it never runs dry."""

from __future__ import annotations

from engine.games.samurai.rules.figures import add_figures, count_of, figures_in, standing_of
from engine.games.samurai.rules.state import (
    DRAFT,
    EACH_LANE,
    FIGURE_BITS,
    FIGURE_LANE,
    LANE,
    LANE_BITS,
    MAX_TYPES,
    PLACED_AT_RANDOM,
    PLACED_BY_MAP,
    PLAY,
    SETTLEMENT_WORDS,
    Position,
    Table,
)
from engine.play.kernel import Stream, below, bit, count_in, inner_rule, nth_in, ones, rule, times, wide, word

EACH_TOP = word(EACH_LANE << LANE_BITS - 1)


@inner_rule
def pool(table: Table, position: Position) -> int:
    """Count the figures that are still beside the board, a lane for each type."""
    return table.figures_in_lanes - position.standing


@inner_rule
def pool_of(table: Table, position: Position, figure: int) -> int:
    """Count the figures of a type that are still beside the board."""
    return wide(pool(table, position) >> word(LANE_BITS * figure)) & LANE


@inner_rule
def pool_upto(table: Table, position: Position) -> int:
    """Count the figures beside the board of each type and all types before it: times a 1 in every lane."""
    return times(pool(table, position), word(EACH_LANE)) & word(LANE * EACH_LANE)


@inner_rule
def pool_size(upto: int) -> int:
    """Count all figures that are still beside the board."""
    return wide(upto >> word(LANE_BITS * (MAX_TYPES - 1)))


@rule
def room_left(table: Table, position: Position, settlement: int) -> int:
    """Count the figures that a settlement can still take."""
    return wide(table.room[settlement]) - figures_in(position, settlement)


# ---------------------------------------------------------------- what may be placed


@rule
def could_hold(table: Table, position: Position, settlement: int, figures: int, added: int) -> int:
    """Count the figures that a settlement could take of a set of types, one bit each, once some are added."""
    held = added
    for figure in range(wide(table.types)):
        if count_of(position, settlement, figure) > 0:
            held |= 1 << figure
    room = room_left(table, position, settlement) - ones(word(added))
    return min(room, ones(word(figures & ~held)))


@rule
def rest_is_placeable(table: Table, position: Position, settlement: int, figure: int) -> bool:
    """Say whether all other figures find a place after a figure has come into a settlement of several.

    By Hall's theorem they do when no set of types has more figures than places. Settlements with room for one take
    any type, so only the others, which are filled before, need a closer look.
    """
    vacant = wide(table.shared_room) - 1
    fewest = pool_of(table, position, figure) - 1
    for other in range(wide(table.types)):
        vacant -= standing_of(position, other)
        fewest = min(fewest, pool_of(table, position, other))
    # The types left out of any set then have figures enough to fill these settlements, so the set fits elsewhere.
    if fewest >= vacant:
        return True
    for figures in range(1, 1 << wide(table.types)):
        places = wide(table.single_room) + (figures >> figure & 1)
        for i in range(wide(table.shared_count)):
            shared = wide(table.shared[i])
            places += could_hold(table, position, shared, figures, wide(shared == settlement) << figure)
        for other in range(wide(table.types)):
            places -= pool_of(table, position, other) * (figures >> other & 1)
        if places < 0:
            return False
    return True


@inner_rule
def can_place_figure(table: Table, position: Position, settlement: int, figure: int) -> bool:
    """Say whether a figure may be put into one of the settlements that are filled now."""
    if pool_of(table, position, figure) == 0 or room_left(table, position, settlement) == 0:
        return False
    if table.duplicates:
        return True
    if count_of(position, settlement, figure) > 0:
        return False
    return wide(table.room[settlement]) == 1 or rest_is_placeable(table, position, settlement, figure)


# ---------------------------------------------------------------- which settlements are filled now


@rule
def takes_some_figure(table: Table, position: Position, settlement: int) -> bool:
    """Say whether any figure beside the board may be put into a settlement."""
    for figure in range(wide(table.types)):  # noqa: SIM110  # Numba has no `any` over a generator
        if can_place_figure(table, position, settlement, figure):
            return True
    return False


@rule
def find_vacant(table: Table, position: Position) -> None:
    """Find the settlements to fill now: those of the largest capacity that can take a figure."""
    for part in range(SETTLEMENT_WORDS):
        position.vacant[part] = word(0)
    capacity = 0
    for i in range(wide(table.settlements)):
        settlement = wide(table.draft_order[i])
        if wide(table.capacity[settlement]) < capacity:
            return
        if room_left(table, position, settlement) == 0:
            continue
        # As long as all room is needed, some figure must be able to come in.
        if not table.is_scarce or takes_some_figure(table, position, settlement):
            capacity = wide(table.capacity[settlement])
            position.vacant[settlement >> 6] |= bit(settlement)


@rule
def is_vacant(position: Position, settlement: int) -> bool:
    """Say whether a settlement is one of those that are filled now."""
    return position.vacant[settlement >> 6] & bit(settlement) != word(0)


@inner_rule
def place_figure(table: Table, position: Position, settlement: int, figure: int) -> None:
    """Put a figure from the pool into a settlement."""
    add_figures(position, settlement, figure, 1)
    if table.is_scarce:
        find_vacant(table, position)
    elif room_left(table, position, settlement) == 0:
        position.vacant[settlement >> 6] ^= bit(settlement)
        if count_in(position.vacant) == 0:
            find_vacant(table, position)


# ---------------------------------------------------------------- how it goes


@rule
def begin_figures(table: Table, position: Position) -> None:
    """Start to place the figures once every hand is taken, or place them all where nobody chooses."""
    position.seat = 0
    position.phase = DRAFT
    if table.placement == PLACED_BY_MAP:
        place_map_figures(table, position)
    else:
        place_one_of_each(table, position)
        find_vacant(table, position)
    if table.placement == PLACED_AT_RANDOM:
        for _ in range(pool_size(pool_upto(table, position))):
            place_by_chance(table, position)
    end_draft_when_done(table, position)


@rule
def place_one_of_each(table: Table, position: Position) -> None:
    """Give one figure of each type to the capital, or where else the variant says, while there are enough."""
    types = wide(table.types)
    for i in range(wide(table.settlements)):
        settlement = wide(table.draft_order[i])
        if not table.gets_each[settlement]:
            continue
        for figure in range(types):
            if pool_of(table, position, figure) == 0:
                return
        for figure in range(types):
            add_figures(position, settlement, figure, 1)


@rule
def place_map_figures(table: Table, position: Position) -> None:
    """Put the figures where the map says."""
    for settlement in range(wide(table.settlements)):
        for figure in range(wide(table.types)):
            count = wide(table.map_figures[settlement]) >> FIGURE_BITS * figure & FIGURE_LANE
            if count > 0:
                add_figures(position, settlement, figure, count)


@inner_rule
def place_by_chance(table: Table, position: Position) -> None:
    """Put a random figure into the next settlement, or into a random one where some will stay empty."""
    while True:
        settlement = random_vacant(position, position) if table.is_scarce else nth_in(position.vacant, 0)
        figure = random_figure(table, position, position)
        if can_place_figure(table, position, settlement, figure):
            place_figure(table, position, settlement, figure)
            return


@rule
def end_draft_when_done(table: Table, position: Position) -> None:
    """Go on to the first turn, which is seat 0's, when no figure is left beside the board."""
    if table.placement == PLACED_BY_MAP or pool(table, position) == word(0):
        position.phase = PLAY
        position.seat = 0
        for part in range(SETTLEMENT_WORDS):
            position.vacant[part] = word(0)


# ---------------------------------------------------------------- at random


@rule
def random_vacant(position: Position, stream: Stream) -> int:
    """Give a random settlement of those that are filled now."""
    return nth_in(position.vacant, below(stream, count_in(position.vacant)))


@inner_rule
def random_figure(table: Table, position: Position, stream: Stream) -> int:
    """Give the type of a random figure beside the board."""
    upto = pool_upto(table, position)
    n = below(stream, pool_size(upto))
    # The top bit of a lane survives where n reaches what is in it; no lane borrows from the next.
    return ones((word(n * EACH_LANE) | EACH_TOP) - upto & EACH_TOP)
