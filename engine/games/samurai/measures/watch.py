"""Watching games of Samurai: what happened where, when and by whom, counted while the moves are played again.

Watching is kept apart from playing: a game is played at full speed, its moves are noted, and only where somebody
asks for more than the result are they gone through once more with a tally at hand.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.samurai.rules import moves
from engine.games.samurai.rules.figures import standing_of, strongest
from engine.games.samurai.rules.moves import first_of, kind_of, operation_of, second_of
from engine.games.samurai.rules.play import apply
from engine.games.samurai.rules.scoring import figures_of, winners
from engine.games.samurai.rules.setup import set_up
from engine.games.samurai.rules.state import (
    FIGURE_BITS,
    FIGURE_LANE,
    LANE,
    LANE_BITS,
    MAX_CAPACITY,
    MAX_HAND,
    MAX_KINDS,
    MAX_SEATS,
    MAX_SETTLEMENTS,
    MAX_SPACES,
    MAX_TOKENS,
    NOBODY,
    PLAY,
    Position,
    Table,
)
from engine.play.kernel import clear, lowest, ones, rule, wide, word

# More moves than a game can have: hands, a draft, all tokens, and after each token a turn's end of every seat, since
# the others may pass where a variant lets them.
MAX_LOG = MAX_SEATS * (MAX_HAND + MAX_TOKENS + MAX_SEATS * MAX_TOKENS + 1) + MAX_SETTLEMENTS * MAX_CAPACITY

_COUNT, _SUM = "<u4", "<u8"

# What is added up over many games.
TALLY = np.dtype(
    (
        np.record,
        [
            ("games", _SUM),
            ("space_plays", _COUNT, (MAX_SPACES,)),
            ("space_wins", _COUNT, (MAX_SPACES,)),  # plays by a seat that won in the end
            ("kind_plays", _COUNT, (MAX_KINDS,)),
            ("kind_seats", _COUNT, (MAX_KINDS,)),  # seats that played such a token in a game
            ("kind_wins", _COUNT, (MAX_KINDS,)),  # of those, seats that won
            ("captures", _COUNT, (MAX_SETTLEMENTS, MAX_SEATS)),
            ("ties", _COUNT, (MAX_SETTLEMENTS,)),
            ("capture_turns", _SUM, (MAX_SETTLEMENTS,)),  # the first turn is 1
            ("capture_margins", _SUM, (MAX_SETTLEMENTS,)),  # the strongest influence less the next
            ("capture_rivals", _SUM, (MAX_SETTLEMENTS,)),  # players with influence
        ],
    )
)

# What is noted of each game.
NOTE = np.dtype(
    (
        np.record,
        [
            ("lead_changes", "<u2"),
            ("turns_behind", "<u2"),  # turns at whose end no later winner was alone in the lead
            ("margin", "<i2"),  # the winner's figures less the most of any other player
        ],
    )
)
# The scratch paper for one game.
SHEET = np.dtype(
    (
        np.record,
        [
            ("leader", "<i8"),
            ("is_alone", "u1"),  # whether the leader is the only one in the lead
            ("is_stale", "u1"),  # whether figures have been captured since the lead was looked at
            ("turns_led", "<u2", (MAX_SEATS,)),
            ("played", "<u4", (MAX_SEATS,)),  # kinds of token, one bit each
            ("figures", "<u2", (MAX_SETTLEMENTS,)),  # as they stood before the move
            ("seats", "u1", (MAX_LOG,)),
        ],
    )
)


@rule
def watch_game(
    table: Table,
    position: Position,
    sheet: Any,
    tally: Any,
    note: Any,
    log: Any,
    count: int,
    seed: int,
    number: int,
) -> None:
    """Play the noted moves of a game again and count what happens."""
    clear(sheet, 0)
    clear(note, 0)
    sheet.leader = NOBODY
    set_up(table, position, seed, number)
    for i in range(count):
        move = log[i]
        seat = wide(position.seat)
        sheet.seats[i] = seat
        watch_play(position, sheet, seat, move)
        standing, turn = figures_standing(table, position), 1 + wide(position.turn)
        apply(table, position, move)
        if wide(position.phase) >= PLAY and figures_standing(table, position) < standing:
            sheet.is_stale = 1
            watch_captures(table, position, sheet, tally, turn)
        if operation_of(move) == moves.END_TURN:
            watch_lead(table, position, sheet, note)
    watch_end(table, position, sheet, tally, note)
    for i in range(count):
        watch_place(table, position, sheet, tally, log[i], i)


@rule
def figures_standing(table: Table, position: Position) -> int:
    """Count the figures on the board."""
    count = 0
    for figure in range(wide(table.types)):
        count += standing_of(position, figure)
    return count


@rule
def watch_play(position: Position, sheet: Any, seat: int, move: int) -> None:
    """Remember which kinds of token a seat has played, and how the figures stood."""
    operation = operation_of(move)
    if operation >= moves.PLACE and operation != moves.END_TURN:
        sheet.played[seat] = wide(sheet.played[seat]) | 1 << kind_of(move)
    for settlement in range(MAX_SETTLEMENTS):
        sheet.figures[settlement] = position.figures[settlement]


@rule
def watch_captures(table: Table, position: Position, sheet: Any, tally: Any, turn: int) -> None:
    """Count who took the figures that have left the board, when, and how close it was."""
    for settlement in range(wide(table.settlements)):
        before, after = wide(sheet.figures[settlement]), wide(position.figures[settlement])
        for figure in range(wide(table.types)):
            lane = FIGURE_BITS * figure
            for _ in range((before >> lane & FIGURE_LANE) - (after >> lane & FIGURE_LANE)):
                note_capture(table, position, tally, settlement, figure, turn)


@rule
def note_capture(
    table: Table, position: Position, tally: Any, settlement: int, figure: int, turn: int
) -> None:
    """Count one captured or removed figure."""
    seat = strongest(table, position, settlement, figure)
    if seat == NOBODY:
        tally.ties[settlement] = wide(tally.ties[settlement]) + 1
    else:
        tally.captures[settlement, seat] = wide(tally.captures[settlement, seat]) + 1
    most, second, rivals = 0, 0, 0
    for other in range(wide(table.players)):
        influence = position.influence[settlement, other] >> LANE_BITS * figure & LANE
        rivals += wide(influence > 0)
        second = max(second, min(most, influence))
        most = max(most, influence)
    tally.capture_turns[settlement] += word(turn)
    tally.capture_margins[settlement] += word(most - second)
    tally.capture_rivals[settlement] += word(rivals)


@rule
def watch_lead(table: Table, position: Position, sheet: Any, note: Any) -> None:
    """See who would win if the game ended now, and whether the lead has passed to another."""
    if sheet.is_stale:
        sheet.is_stale = 0
        ahead = winners(table, position)
        sheet.is_alone = ones(word(ahead)) == 1
        if sheet.is_alone:
            leader = lowest(word(ahead))
            if wide(sheet.leader) != NOBODY and leader != wide(sheet.leader):
                note.lead_changes = wide(note.lead_changes) + 1
            sheet.leader = leader
    if sheet.is_alone:
        sheet.turns_led[wide(sheet.leader)] = wide(sheet.turns_led[wide(sheet.leader)]) + 1


@rule
def watch_end(table: Table, position: Position, sheet: Any, tally: Any, note: Any) -> None:
    """Note how the game went as a whole, and which tokens the winners had played."""
    tally.games += word(1)
    led, best, other_best = 0, 0, 0
    for seat in range(wide(table.players)):
        won = wide(position.winners) >> seat & 1
        figures = figures_of(table, position, seat)
        if won:
            led, best = led + wide(sheet.turns_led[seat]), max(best, figures)
        else:
            other_best = max(other_best, figures)
        for kind in range(wide(table.kinds)):
            if wide(sheet.played[seat]) >> kind & 1:
                tally.kind_seats[kind] = wide(tally.kind_seats[kind]) + 1
                tally.kind_wins[kind] = wide(tally.kind_wins[kind]) + won
    if wide(position.winners) != 0:
        note.turns_behind = wide(position.turn) - led
        note.margin = best - other_best


@rule
def watch_place(table: Table, position: Position, sheet: Any, tally: Any, move: int, i: int) -> None:
    """Count the use of a space and of a kind of token, once it is known who won."""
    operation = operation_of(move)
    if operation < moves.PLACE or operation == moves.END_TURN:
        return
    kind = kind_of(move)
    tally.kind_plays[kind] = wide(tally.kind_plays[kind]) + 1
    if operation == moves.SWAP:
        return
    space = first_of(move) if operation == moves.PLACE else second_of(move)
    won = wide(position.winners) >> wide(sheet.seats[i]) & 1
    tally.space_plays[space] = wide(tally.space_plays[space]) + 1
    tally.space_wins[space] = wide(tally.space_wins[space]) + won
