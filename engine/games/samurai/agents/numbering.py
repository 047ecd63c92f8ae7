"""The actions of Samurai: where each move stands among all moves of a board, and which of them are legal.

All moves in rising order are first hands, drafted figures, and then for each kind of token what it can do, side by
side: a byte for each space where it can go, for each figure of each pair of settlements, or for each way from one space
to another. So the legal ones need no list: what is empty is spread into bytes, once for each kind in hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.samurai.rules import moves
from engine.games.samurai.rules.draft import can_place_figure
from engine.games.samurai.rules.legal import may_end_turn
from engine.games.samurai.rules.moves import first_of, kind_of, operation_of, pack, second_of
from engine.games.samurai.rules.setup import can_take
from engine.games.samurai.rules.state import (
    ANY,
    DRAFT,
    FIGURE_BITS,
    FIGURE_LANE,
    HANDS,
    LAND,
    MAX_KINDS,
    MAX_SETTLEMENTS,
    MAX_SPACES,
    MAX_TYPES,
    MOVE_ACTION,
    NO_ACTION,
    PLAY,
    SEA,
    SETTLEMENT,
    SETTLEMENT_WORDS,
    SPACE_WORDS,
    SWAP_ACTION,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, playable_tokens
from engine.play.kernel import bit, inner_rule, lowest, rule, wide, word
from engine.play.marks import EIGHT, mark_bits, spread, unmark
from engine.play.phrases import put

Numbers = np.record

# What a row shows beside the kinds of token that may be played.
TAKES, FIGURES = word(1 << MAX_KINDS), word(2 << MAX_KINDS)
SETS = 1 << MAX_TYPES

NUMBERS = np.dtype(
    (
        np.record,
        [
            ("figure_at", "<i8"),  # the first action that drafts a figure
            ("end_at", "<i8"),  # the action that ends the turn
            # The first of the actions that play a token of a kind, and how many there are.
            ("kind_at", "<i8", (MAX_KINDS,)),
            ("kind_size", "<i8", (MAX_KINDS,)),
            # How many spaces of land, of the sea, or of both have lower numbers.
            ("rank", "<i8", (3, MAX_SPACES)),
            # Where the ways of a move token begin that lift what lies on a space, and the terrain they lead to.
            ("road_at", "<i8", (MAX_SPACES,)),
            ("road_to", "<i8", (2,)),
            # Where the exchanges begin between a settlement and the one after it.
            ("pair_at", "<i8", (MAX_SETTLEMENTS,)),
            # The types that stand in a settlement, one bit each, by its lanes of figures.
            ("held", "u1", (1 << FIGURE_BITS * MAX_TYPES,)),
            ("holds", "u1", (MAX_SETTLEMENTS,)),  # the same by settlement, while a swap is looked at
            # The exchanges between settlements that hold some types, a byte for each two types.
            ("exchanges", "<u8", (SETS, SETS, -(-(MAX_TYPES**2) // EIGHT))),
        ],
    )
)


def lower(table: Table, every: np.ndarray[Any, Any]) -> Numbers:
    """Work out where everything begins among all moves of a table, which are in rising order."""
    found = np.zeros(1, NUMBERS)[0]
    kinds, settlements, types = int(table.kinds), int(table.settlements), int(table.types)
    found.figure_at = np.searchsorted(every, pack(moves.FIGURE, 0, 0, 0, 0, 0))
    found.end_at = len(every) - 1
    operations = {NO_ACTION: moves.PLACE, SWAP_ACTION: moves.SWAP, MOVE_ACTION: moves.MOVE}
    for kind in range(kinds):
        operation = operations[int(table.kind_action[kind])]
        first, beyond = np.searchsorted(
            every, [pack(operation, kind, 0, 0, 0, 0), pack(operation, kind + 1, 0, 0, 0, 0)]
        )
        found.kind_at[kind], found.kind_size[kind] = first, beyond - first
    _lower_roads(table, found)
    pairs = np.arange(settlements - 1, 0, -1) * types**2
    found.pair_at[1:settlements] = np.cumsum(pairs)
    lanes = np.arange(len(found.held))
    for figure in range(MAX_TYPES):
        found.held |= ((lanes >> FIGURE_BITS * figure & FIGURE_LANE > 0) << figure).astype(np.uint8)
    for one in range(1 << types):
        for two in range(1 << types):
            found.exchanges[one, two] = np.frombuffer(
                _exchanges(one, two, types, bool(table.duplicates)), np.uint64
            )
    return found


def _lower_roads(table: Table, found: Numbers) -> None:
    terrain = table.terrain[: int(table.spaces)].astype(np.int64)
    fits = [terrain == LAND, terrain == SEA, terrain < ANY]
    for wanted, spaces in enumerate(fits):
        found.rank[wanted, : len(terrain)] = np.cumsum(spaces) - spaces
    movable = {
        int(table.kind_terrain[kind]) for kind in range(int(table.kinds)) if table.kind_is_movable[kind]
    }
    at = 0
    for space, lies in enumerate(terrain.tolist()):
        if lies == SETTLEMENT:
            continue
        found.road_to[lies] = ANY if ANY in movable else lies
        found.road_at[space] = at
        if ANY in movable or lies in movable:
            at += int(fits[int(found.road_to[lies])].sum()) - 1


def _exchanges(one: int, two: int, types: int, has_duplicates: bool) -> bytes:
    """Give a byte for each type of a settlement and each of another: whether `can_exchange` lets them change places."""
    found = bytearray(NUMBERS["exchanges"].shape[-1] * EIGHT)
    for figure in range(types):
        for other in range(types):
            stand = one >> figure & 1 and two >> other & 1
            differ = has_duplicates or figure == other or not (one >> other & 1 or two >> figure & 1)
            found[figure * types + other] = bool(stand and differ)
    return bytes(found)


# ---------------------------------------------------------------- one move


@rule
def action_of(table: Table, numbers: Numbers, move: int) -> int:
    """Give the place of a move among all moves."""
    operation, kind, first, second = operation_of(move), kind_of(move), first_of(move), second_of(move)
    if operation == moves.PLACE:
        return numbers.kind_at[kind] + numbers.rank[wide(table.kind_terrain[kind]), first]
    if operation == moves.END_TURN:
        return numbers.end_at
    if operation == moves.TAKE:
        return kind
    types = wide(table.types)
    if operation == moves.FIGURE:
        return numbers.figure_at + types * wide(table.settlement_at[first]) + moves.figure_of(move)
    if operation == moves.SWAP:
        one, two = wide(table.settlement_at[first]), wide(table.settlement_at[second])
        figures = moves.figure_of(move) * types + moves.other_of(move)
        return numbers.kind_at[kind] + numbers.pair_at[one] + (two - one - 1) * types * types + figures
    way = numbers.rank[numbers.road_to[wide(table.terrain[first])], second] - wide(second > first)
    return numbers.kind_at[kind] + numbers.road_at[first] + way


# ---------------------------------------------------------------- all legal ones


@rule
def mark(table: Table, position: Position, numbers: Numbers, row: Any, shown: int) -> int:
    """Make a row say which actions are legal: only the kinds that may be played now, or were before, are written."""
    phase, now = wide(position.phase), word(0)
    row[numbers.end_at] = 0
    if phase == PLAY:
        now = mark_plays(table, position, numbers, row, shown)
        row[numbers.end_at] = may_end_turn(table, position)
    elif phase == DRAFT:
        now = mark_figures(table, position, numbers, row)
    elif phase == HANDS:
        now = TAKES
        for kind in range(wide(table.kinds)):
            row[kind] = can_take(table, position, kind)
    stale = shown & ~now
    if stale & TAKES != word(0):
        unmark(row, wide(0), wide(table.kinds))
    if stale & FIGURES != word(0):
        unmark(row, numbers.figure_at, wide(table.settlements) * wide(table.types))
    stale &= TAKES - word(1)
    while stale != word(0):
        kind = lowest(stale)
        stale &= stale - word(1)
        unmark(row, numbers.kind_at[kind], numbers.kind_size[kind])
    return now


@rule
def mark_figures(table: Table, position: Position, numbers: Numbers, row: Any) -> int:
    """Mark which figures may be drafted, and where."""
    types = wide(table.types)
    unmark(row, numbers.figure_at, wide(table.settlements) * types)
    for part in range(SETTLEMENT_WORDS):
        vacant = position.vacant[part]
        while vacant != word(0):
            settlement = 64 * part + lowest(vacant)
            vacant &= vacant - word(1)
            for figure in range(types):
                at = numbers.figure_at + settlement * types + figure
                row[at] = can_place_figure(table, position, settlement, figure)
    return FIGURES


@rule
def mark_plays(table: Table, position: Position, numbers: Numbers, row: Any, shown: int) -> int:
    """Mark what the tokens in hand may do, and give the kinds of those that may do something."""
    tokens, now = playable_tokens(table, position, wide(position.seat)), word(0)
    while tokens != word(0):
        kind = wide(table.kind_of_token[lowest(tokens)])
        tokens &= ~table.kind_tokens[kind]
        now |= bit(kind)
        action, at = wide(table.kind_action[kind]), numbers.kind_at[kind]
        if action == NO_ACTION:
            mark_empty(table, position, row, at, wide(table.kind_terrain[kind]))
        elif action == MOVE_ACTION:
            mark_roads(table, position, numbers, row, kind)
        else:
            mark_exchanges(table, position, numbers, row, at)
    return now


@rule
def mark_empty(table: Table, position: Position, row: Any, at: int, terrain: int) -> None:
    """Mark the empty spaces of a terrain."""
    if terrain == ANY:
        for space in range(wide(table.spaces)):
            if wide(table.terrain[space]) != SETTLEMENT:
                row[at] = position.tokens[space] == 0
                at += 1
        return
    count, part = wide(table.empty_count[terrain]), 0
    while count > 0:
        mark_bits(row, at, position.empty[terrain, part], min(count, 64))
        at += 64
        count -= 64
        part += 1


@rule
def mark_roads(table: Table, position: Position, numbers: Numbers, row: Any, kind: int) -> None:
    """Mark which own tokens a move token may lift, and where each may go."""
    unmark(row, numbers.kind_at[kind], numbers.kind_size[kind])
    for part in range(SPACE_WORDS):
        movable = position.movable[wide(position.seat), part]
        while movable != word(0):
            first = 64 * part + lowest(movable)
            movable &= movable - word(1)
            wanted = wide(table.kind_terrain[kind_on(wide(position.tokens[first]))])
            at = numbers.kind_at[kind] + numbers.road_at[first]
            if wanted == numbers.road_to[wide(table.terrain[first])] and wanted != ANY:
                mark_others(table, position, row, at, wanted, wide(table.number_on[first]))
            else:
                mark_road(table, position, numbers, row, at, first, wanted)


@rule
def mark_others(table: Table, position: Position, row: Any, at: int, terrain: int, left_out: int) -> None:
    """Mark the empty spaces of land or sea as if there were one less, the numbers after it being lower by one."""
    count = wide(table.empty_count[terrain]) - 1
    for first in range(0, count, EIGHT):
        before = word((1 << min(max(left_out - first, 0), EIGHT)) - 1)
        bits = eight_from(position, terrain, first) & before
        bits |= eight_from(position, terrain, first + 1) & ~before
        if first + EIGHT <= count:
            put(row, at + first, spread(bits))
        else:
            mark_bits(row, at + first, bits, count - first)


@inner_rule
def eight_from(position: Position, terrain: int, first: int) -> int:
    """Give which spaces of land or sea are empty from a number on, eight of them and perhaps more, one bit each."""
    part, place = first >> 6, first & 63
    bits = position.empty[terrain, part] >> word(place)
    if place > 64 - EIGHT and part + 1 < SPACE_WORDS:
        bits |= position.empty[terrain, part + 1] << word(64 - place)
    return bits


@rule
def mark_road(
    table: Table, position: Position, numbers: Numbers, row: Any, at: int, first: int, wanted: int
) -> None:
    """Mark the empty spaces that a token may go to from one of them, where not all ways lead to its terrain."""
    to = numbers.road_to[wide(table.terrain[first])]
    for second in range(wide(table.spaces)):
        terrain = wide(table.terrain[second])
        if position.tokens[second] == 0 and (terrain == wanted or (wanted == ANY and terrain < ANY)):
            row[at + numbers.rank[to, second] - wide(second > first)] = 1


@rule
def mark_exchanges(table: Table, position: Position, numbers: Numbers, row: Any, at: int) -> None:
    """Mark which figures a swap may exchange, for each settlement with all after it."""
    settlements, size = wide(table.settlements), wide(table.types) * wide(table.types)
    for settlement in range(settlements):
        numbers.holds[settlement] = numbers.held[wide(position.figures[settlement])]
    for one in range(settlements - 1):
        held = wide(numbers.holds[one])
        if held == 0:
            unmark(row, at, size * (settlements - 1 - one))
            at += size * (settlements - 1 - one)
            continue
        for two in range(one + 1, settlements):
            other = wide(numbers.holds[two])
            done = wide(0)
            while done + EIGHT <= size:
                put(row, at + done, numbers.exchanges[held, other, done >> 3])
                done += EIGHT
            rest = numbers.exchanges[held, other, done >> 3]
            while done < size:
                row[at + done] = rest & word(1)
                rest >>= word(8)
                done += 1
            at += size
