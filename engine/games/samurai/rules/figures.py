"""Figures in their settlements: standing, captured, exchanged."""

from __future__ import annotations

from engine.games.samurai.rules.state import (
    FIGURE_BITS,
    FIGURE_LANE,
    LANE,
    LANE_BITS,
    MAX_TYPES,
    NOBODY,
    SETTLEMENT_WORDS,
    TIES_REMOVE,
    TIES_STAY,
    Position,
    Table,
)
from engine.play.kernel import bit, inner_rule, lowest, rule, wide, word

EACH_LANE = sum(1 << FIGURE_BITS * figure for figure in range(MAX_TYPES))


@rule
def count_of(position: Position, settlement: int, figure: int) -> int:
    """Count the figures of a type in a settlement."""
    return wide(position.figures[settlement]) >> FIGURE_BITS * figure & FIGURE_LANE


@rule
def figures_in(position: Position, settlement: int) -> int:
    """Count all figures in a settlement: times a 1 in every lane, the topmost lane is the sum of all."""
    return wide(position.figures[settlement]) * EACH_LANE >> FIGURE_BITS * (MAX_TYPES - 1) & FIGURE_LANE


@inner_rule
def standing_of(position: Position, figure: int) -> int:
    """Count the figures of a type on the board."""
    return wide(position.standing >> word(LANE_BITS * figure)) & LANE


@inner_rule
def add_figures(position: Position, settlement: int, figure: int, count: int) -> None:
    """Put figures of a type into a settlement."""
    position.figures[settlement] = wide(position.figures[settlement]) + (count << FIGURE_BITS * figure)
    position.standing += word(count << LANE_BITS * figure)
    position.holding[settlement >> 6] |= bit(settlement)


# ---------------------------------------------------------------- exchange


@rule
def can_exchange(table: Table, position: Position, one: int, figure: int, two: int, other: int) -> bool:
    """Say whether two settlements may exchange two figures: both stand there, and afterwards no two are alike."""
    if one == two or count_of(position, one, figure) == 0 or count_of(position, two, other) == 0:
        return False
    if table.duplicates or figure == other:
        return True
    return count_of(position, one, other) == 0 and count_of(position, two, figure) == 0


@rule
def exchange(position: Position, one: int, figure: int, two: int, other: int) -> None:
    """Exchange a figure of one settlement for a figure of another."""
    change = (1 << FIGURE_BITS * other) - (1 << FIGURE_BITS * figure)
    position.figures[one] = wide(position.figures[one]) + change
    position.figures[two] = wide(position.figures[two]) - change


# ---------------------------------------------------------------- capture


@inner_rule
def strongest(table: Table, position: Position, settlement: int, figure: int) -> int:
    """Give the seat with the most influence on a figure, or nobody where the most is shared, also at zero."""
    most, seat = -1, NOBODY
    for other in range(wide(table.players)):
        influence = position.influence[settlement, other] >> LANE_BITS * figure & LANE
        if influence > most:
            most, seat = influence, other
        elif influence == most:
            seat = NOBODY
    return seat


@inner_rule
def capture_settlement(table: Table, position: Position, settlement: int) -> None:
    """Resolve the figures of a surrounded settlement, type by type."""
    left = word(position.figures[settlement])
    while left != word(0):
        figure = lowest(left) // FIGURE_BITS
        count = wide(left >> word(FIGURE_BITS * figure)) & FIGURE_LANE
        left ^= word(count << FIGURE_BITS * figure)
        seat = strongest(table, position, settlement, figure)
        if seat == NOBODY and table.ties == TIES_STAY:
            continue
        if seat == NOBODY and table.ties == TIES_REMOVE:
            position.removed[figure] = wide(position.removed[figure]) + count
            position.tied_figures = wide(position.tied_figures) + count
        else:
            by = wide(position.seat) if seat == NOBODY else seat
            position.captured[by, figure] = wide(position.captured[by, figure]) + count
        take_away(position, settlement, figure, count)


@inner_rule
def take_away(position: Position, settlement: int, figure: int, count: int) -> None:
    """Take captured or removed figures off the board."""
    after = wide(position.figures[settlement]) - (count << FIGURE_BITS * figure)
    position.figures[settlement] = after
    if after == 0:
        position.holding[settlement >> 6] ^= bit(settlement)
    position.standing -= word(count << LANE_BITS * figure)
    if standing_of(position, figure) == 0:
        position.exhausted_types = wide(position.exhausted_types) + 1


@rule
def capture_surrounded(table: Table, position: Position) -> None:
    """Resolve every surrounded settlement that holds figures, in the order of their spaces.

    The 2016 rules let the active player choose the order; no order changes a result.
    """
    for part in range(SETTLEMENT_WORDS):
        due = position.surrounded[part] & position.holding[part]
        while due != word(0):
            capture_settlement(table, position, 64 * part + lowest(due))
            due &= due - word(1)
