"""Playing: what a move does, how a turn ends, and when the game is over."""

from __future__ import annotations

from engine.games.samurai.rules import moves
from engine.games.samurai.rules.draft import end_draft_when_done, place_figure
from engine.games.samurai.rules.figures import capture_surrounded, exchange
from engine.games.samurai.rules.moves import first_of, kind_of, operation_of, second_of
from engine.games.samurai.rules.scoring import winners
from engine.games.samurai.rules.setup import take_token
from engine.games.samurai.rules.state import (
    ALL_GONE,
    ALL_TYPES_GONE,
    END_OF_TURN,
    FIRST_TYPE_GONE,
    IMMEDIATE,
    NO_PLAYS,
    OVER,
    TIED_FIGURES,
    TYPE_EXHAUSTED,
    Position,
    Result,
    Table,
)
from engine.games.samurai.rules.tokens import draw_up, put_token, replace_token, take_from_hand
from engine.play.kernel import inner_rule, ones, rule, wide

# ---------------------------------------------------------------- a move


@inner_rule
def apply(table: Table, position: Position, move: int) -> None:
    """Carry out a legal move and all that follows from it."""
    operation = operation_of(move)
    if operation == moves.END_TURN:
        end_turn(table, position)
    elif operation >= moves.PLACE:
        play_token(table, position, move)
    elif operation == moves.FIGURE:
        draft_figure(table, position, move)
    else:
        take_token(table, position, kind_of(move))


@inner_rule
def seat_after(table: Table, seat: int) -> int:
    """Give the next seat clockwise."""
    return seat + 1 if seat + 1 < wide(table.players) else 0


@inner_rule
def play_token(table: Table, position: Position, move: int) -> None:
    """Play a token from hand; with immediate timing what it surrounds is captured at once."""
    seat, kind, operation = wide(position.seat), kind_of(move), operation_of(move)
    take_from_hand(table, position, seat, kind)
    position.plays = wide(position.plays) + 1
    position.normal_plays = wide(position.normal_plays) + 1 - wide(table.kind_is_fast[kind])
    if operation == moves.SWAP:
        swap_figures(table, position, move)
    else:
        space = first_of(move)
        if operation == moves.MOVE:
            # One act: the lifted token is down again before any capture is tested.
            kind = replace_token(table, position, seat, kind, space)
            space = second_of(move)
        put_token(table, position, seat, kind, space)
    if table.timing == IMMEDIATE:
        capture_surrounded(table, position)


@rule
def swap_figures(table: Table, position: Position, move: int) -> None:
    """Exchange the two figures that a swap names; the token itself leaves the game."""
    one, two = wide(table.settlement_at[first_of(move)]), wide(table.settlement_at[second_of(move)])
    exchange(position, one, moves.figure_of(move), two, moves.other_of(move))


@rule
def draft_figure(table: Table, position: Position, move: int) -> None:
    """Put a figure into a settlement; the next one is the next seat's."""
    position.seat = seat_after(table, wide(position.seat))
    place_figure(table, position, wide(table.settlement_at[first_of(move)]), moves.figure_of(move))
    end_draft_when_done(table, position)


# ---------------------------------------------------------------- the end of a turn


@inner_rule
def end_turn(table: Table, position: Position) -> None:
    """Capture, draw, see whether the game ends, and hand on the turn; without a play it was a pass."""
    seat = wide(position.seat)
    if table.timing == END_OF_TURN:
        capture_surrounded(table, position)
    draw_up(table, position, seat, wide(table.hand_size[seat]))
    position.passes = wide(position.passes) + 1 if position.plays == 0 else 0
    position.plays = 0
    position.normal_plays = 0
    position.turn = wide(position.turn) + 1
    position.seat = seat_after(table, seat)
    reason = end_reason(table, position)
    if reason != 0:
        position.reason = reason
        position.phase = OVER
        position.winners = winners(table, position)


@inner_rule
def end_reason(table: Table, position: Position) -> int:
    """Give why the game ends with this turn, the first reason that holds, or 0 when it goes on."""
    exhausted = wide(position.exhausted_types)
    if exhausted > 0 and table.types_gone == FIRST_TYPE_GONE:
        return TYPE_EXHAUSTED
    if wide(position.tied_figures) >= wide(table.tie_threshold):
        return TIED_FIGURES
    if table.types_gone == ALL_TYPES_GONE and exhausted == wide(table.types_in_play):
        return ALL_GONE
    return NO_PLAYS if wide(position.passes) == wide(table.players) else 0


@rule
def note_result(table: Table, position: Position, result: Result) -> None:
    """Write down how a finished game went."""
    result.turns = position.turn
    result.reason = position.reason
    result.winners = position.winners
    plays = 0
    for seat in range(wide(table.players)):
        plays += ones(table.seat_tokens[seat]) - ones(position.hands[seat]) - wide(position.pile_left[seat])
        for figure in range(wide(table.types)):
            result.captured[seat, figure] = position.captured[seat, figure]
    for figure in range(wide(table.types)):
        result.removed[figure] = position.removed[figure]
    result.plays = plays
