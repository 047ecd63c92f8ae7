"""Legal moves: all of them in order, and whether a given one is among them."""

from __future__ import annotations

from typing import Any

from engine.games.samurai.rules import moves
from engine.games.samurai.rules.draft import can_place_figure, is_vacant
from engine.games.samurai.rules.figures import can_exchange
from engine.games.samurai.rules.moves import first_of, kind_of, operation_of, pack, second_of
from engine.games.samurai.rules.setup import can_take
from engine.games.samurai.rules.state import (
    DRAFT,
    HANDS,
    MOVE_ACTION,
    NO_ACTION,
    PLAY,
    SETTLEMENT,
    SWAP_ACTION,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import can_pick_up, can_stand, kind_on, playable_tokens
from engine.play.kernel import rule, wide, word

# ---------------------------------------------------------------- one move


@rule
def is_legal(table: Table, position: Position, move: int) -> bool:
    """Say whether a number is a move that may be made now."""
    operation, phase = operation_of(move), wide(position.phase)
    if move < 0 or move != tidied(move):
        return False
    if phase == HANDS:
        return (
            operation == moves.TAKE
            and kind_of(move) < wide(table.kinds)
            and can_take(table, position, kind_of(move))
        )
    if phase == DRAFT:
        return operation == moves.FIGURE and is_legal_figure(table, position, move)
    if phase != PLAY:
        return False
    if operation == moves.END_TURN:
        return may_end_turn(table, position)
    return operation >= moves.PLACE and is_legal_play(table, position, move)


@rule
def tidied(move: int) -> int:
    """Give a move without anything in the fields that its operation does not use."""
    operation, kind, first, second = operation_of(move), kind_of(move), first_of(move), second_of(move)
    figure, other = moves.figure_of(move), moves.other_of(move)
    if operation == moves.TAKE:
        return pack(operation, kind, 0, 0, 0, 0)
    if operation == moves.FIGURE:
        return pack(operation, 0, first, 0, figure, 0)
    if operation == moves.PLACE:
        return pack(operation, kind, first, 0, 0, 0)
    if operation == moves.SWAP:
        return pack(operation, kind, first, second, figure, other)
    if operation == moves.MOVE:
        return pack(operation, kind, first, second, 0, 0)
    return pack(moves.END_TURN, 0, 0, 0, 0, 0)


@rule
def is_settlement(table: Table, space: int) -> bool:
    """Say whether a number is that of a settlement's space."""
    return space < wide(table.spaces) and wide(table.terrain[space]) == SETTLEMENT


@rule
def is_legal_figure(table: Table, position: Position, move: int) -> bool:
    """Say whether a figure may be drafted so."""
    space, figure = first_of(move), moves.figure_of(move)
    if not is_settlement(table, space) or figure >= wide(table.types):
        return False
    settlement = wide(table.settlement_at[space])
    return is_vacant(position, settlement) and can_place_figure(table, position, settlement, figure)


@rule
def is_legal_play(table: Table, position: Position, move: int) -> bool:
    """Say whether a token may be played so."""
    seat, operation, kind = wide(position.seat), operation_of(move), kind_of(move)
    if kind >= wide(table.kinds) or not can_play(table, position, kind):
        return False
    action = wide(table.kind_action[kind])
    if operation == moves.SWAP:
        return action == SWAP_ACTION and is_legal_swap(table, position, move)
    spaces, first, second = wide(table.spaces), first_of(move), second_of(move)
    if first >= spaces or second >= spaces:
        return False
    if operation == moves.PLACE:
        return action == NO_ACTION and can_stand(table, position, kind, first)
    if action != MOVE_ACTION or not can_pick_up(position, seat, first):
        return False
    return can_stand(table, position, kind_on(wide(position.tokens[first])), second)


@rule
def is_legal_swap(table: Table, position: Position, move: int) -> bool:
    """Say whether two figures may be exchanged so; the settlement with the lower number comes first."""
    first, second = first_of(move), second_of(move)
    figure, other = moves.figure_of(move), moves.other_of(move)
    types = wide(table.types)
    if first >= second or figure >= types or other >= types:
        return False
    if not is_settlement(table, first) or not is_settlement(table, second):
        return False
    one, two = wide(table.settlement_at[first]), wide(table.settlement_at[second])
    return can_exchange(table, position, one, figure, two, other)


@rule
def can_play(table: Table, position: Position, kind: int) -> bool:
    """Say whether the seat may play a token of a kind: it has one, a slot for it, and somewhere to go."""
    return playable_tokens(table, position, wide(position.seat)) & table.kind_tokens[kind] != word(0)


@rule
def may_end_turn(table: Table, position: Position) -> bool:
    """Say whether the seat may stop: it has played enough, or can play nothing."""
    if wide(position.plays) >= wide(table.least_plays):
        return True
    return playable_tokens(table, position, wide(position.seat)) == word(0)


# ---------------------------------------------------------------- all moves


@rule
def legal_moves(table: Table, position: Position, out: Any) -> int:
    """Write all legal moves into `out`, which has room for `MAX_MOVES`, in rising order, and count them."""
    phase = wide(position.phase)
    if phase == HANDS:
        return list_takes(table, position, out)
    if phase == DRAFT:
        return list_figures(table, position, out)
    if phase != PLAY:
        return 0
    count = list_places(table, position, out)
    count = list_swaps(table, position, out, count)
    count = list_moves(table, position, out, count)
    if may_end_turn(table, position):
        out[count] = pack(moves.END_TURN, 0, 0, 0, 0, 0)
        count += 1
    return count


@rule
def list_takes(table: Table, position: Position, out: Any) -> int:
    """Write what may be taken into the first hand."""
    count = 0
    for kind in range(wide(table.kinds)):
        if can_take(table, position, kind):
            out[count] = pack(moves.TAKE, kind, 0, 0, 0, 0)
            count += 1
    return count


@rule
def list_figures(table: Table, position: Position, out: Any) -> int:
    """Write which figures may be drafted, and where."""
    count = 0
    for settlement in range(wide(table.settlements)):
        if is_vacant(position, settlement):
            for figure in range(wide(table.types)):
                if can_place_figure(table, position, settlement, figure):
                    out[count] = pack(moves.FIGURE, 0, wide(table.space_of[settlement]), 0, figure, 0)
                    count += 1
    return count


@rule
def list_places(table: Table, position: Position, out: Any) -> int:
    """Write which tokens may be put where."""
    count = 0
    for kind in range(wide(table.kinds)):
        if wide(table.kind_action[kind]) == NO_ACTION and can_play(table, position, kind):
            for space in range(wide(table.spaces)):
                if can_stand(table, position, kind, space):
                    out[count] = pack(moves.PLACE, kind, space, 0, 0, 0)
                    count += 1
    return count


@rule
def list_swaps(table: Table, position: Position, out: Any, count: int) -> int:
    """Write which figures a swap may exchange, after the moves that are there."""
    settlements = wide(table.settlements)
    for kind in range(wide(table.kinds)):
        if wide(table.kind_action[kind]) == SWAP_ACTION and can_play(table, position, kind):
            for one in range(settlements):
                for two in range(one + 1, settlements):
                    if position.figures[one] > 0 and position.figures[two] > 0:
                        count = list_exchanges(table, position, out, count, kind, one, two)
    return count


@rule
def list_exchanges(
    table: Table, position: Position, out: Any, count: int, kind: int, one: int, two: int
) -> int:
    """Write which figures of two settlements a swap may exchange."""
    first, second = wide(table.space_of[one]), wide(table.space_of[two])
    for figure in range(wide(table.types)):
        for other in range(wide(table.types)):
            if can_exchange(table, position, one, figure, two, other):
                out[count] = pack(moves.SWAP, kind, first, second, figure, other)
                count += 1
    return count


@rule
def list_moves(table: Table, position: Position, out: Any, count: int) -> int:
    """Write which own tokens a move token may move, and where to."""
    seat, spaces = wide(position.seat), wide(table.spaces)
    for kind in range(wide(table.kinds)):
        if wide(table.kind_action[kind]) == MOVE_ACTION and can_play(table, position, kind):
            for first in range(spaces):
                if can_pick_up(position, seat, first):
                    lifted = kind_on(wide(position.tokens[first]))
                    for second in range(spaces):
                        if can_stand(table, position, lifted, second):
                            out[count] = pack(moves.MOVE, kind, first, second, 0, 0)
                            count += 1
    return count
