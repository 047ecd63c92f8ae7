"""The rules of Samurai as the engine calls them: compiled functions on a table and a position."""

from __future__ import annotations

from engine.games.samurai.rules.choice import random_move
from engine.games.samurai.rules.draft import find_vacant
from engine.games.samurai.rules.figures import add_figures, standing_of
from engine.games.samurai.rules.hidden import determinise
from engine.games.samurai.rules.legal import is_legal, legal_moves, may_end_turn
from engine.games.samurai.rules.play import apply, note_result
from engine.games.samurai.rules.setup import open_board, set_up
from engine.games.samurai.rules.state import (
    DRAFT,
    FIGURE_BITS,
    FIGURE_LANE,
    MAX_MOVES,
    OVER,
    PLAY,
    POSITION,
    RESULT,
    STATE_BYTES,
    TABLE,
    Position,
    Table,
)
from engine.games.samurai.rules.tokens import kind_on, lay_token, seat_of
from engine.play.kernel import PAYOFF, clear, ones, rule, wide, word

__all__ = [
    "MAX_MOVES",
    "POSITION",
    "RESULT",
    "STATE_BYTES",
    "TABLE",
    "apply",
    "derive",
    "determinise",
    "is_legal",
    "is_over",
    "legal_moves",
    "may_end_turn",
    "note_result",
    "payoff",
    "random_move",
    "set_up",
    "whose_decision",
]


@rule
def is_over(position: Position) -> bool:
    """Say whether the game has ended."""
    return wide(position.phase) == OVER


@rule
def whose_decision(position: Position) -> int:
    """Give the seat that moves next."""
    return wide(position.seat)


@rule
def payoff(table: Table, position: Position, seat: int) -> int:
    """Give what the ended game is worth to a seat: a whole win, its part of a shared one, or nothing."""
    won = wide(position.winners)
    return PAYOFF // ones(word(won)) if won >> seat & 1 else 0


@rule
def derive(table: Table, position: Position) -> None:
    """Work out the derived part of a position from its state."""
    clear(position, STATE_BYTES)
    open_board(table, position)
    for space in range(wide(table.spaces)):
        token = wide(position.tokens[space])
        if token > 0:
            lay_token(table, position, seat_of(token), kind_on(token), space)
    for settlement in range(wide(table.settlements)):
        figures = wide(position.figures[settlement])
        position.figures[settlement] = 0
        for figure in range(wide(table.types)):
            count = figures >> FIGURE_BITS * figure & FIGURE_LANE
            if count > 0:
                add_figures(position, settlement, figure, count)
    for figure in range(wide(table.types)):
        position.tied_figures = wide(position.tied_figures) + wide(position.removed[figure])
        used_up = wide(table.figures[figure]) > 0 and standing_of(position, figure) == 0
        if used_up and wide(position.phase) >= PLAY:
            position.exhausted_types = wide(position.exhausted_types) + 1
    if wide(position.phase) == DRAFT:
        find_vacant(table, position)
