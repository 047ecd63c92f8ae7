"""Watching games of Naishi: what became of cards, court and lead, counted while the moves are played again."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.naishi.records.counting import single_points
from engine.games.naishi.rules import moves
from engine.games.naishi.rules.play import apply, top_of
from engine.games.naishi.rules.scoring import worth_of
from engine.games.naishi.rules.setup import set_up
from engine.games.naishi.rules.state import (
    COLUMNS,
    GIVE,
    MAX_TYPES,
    PLACES,
    SEATS,
    START,
    Position,
    Table,
)
from engine.games.naishi.rules.territory import card_at, with_equal_neighbour
from engine.play.kernel import clear, rule, wide, word

# More moves than a game can have: every river card takes an end of turn with it at most, and a recall after it.
MAX_LOG = 512
MAX_TURNS = 400
# The lead counts as changing from this turn on: before it nobody has more than chance gave.
OPENING = 10
RIVER, ROW, HAND, COLUMN, DISCARD = range(5)
SENT = ("river", "row", "hand", "column", "discard")

_COUNT, _SUM = "<u4", "<i8"

# What is added up over many games, both seats together.
TALLY = np.dtype(
    (
        np.record,
        [
            ("games", "<u8"),
            ("developed", _COUNT, (PLACES,)),
            ("place_points", _SUM, (PLACES,)),
            ("lying", _COUNT, (PLACES, MAX_TYPES)),  # which card lies there at the end
            ("taken", _COUNT, (MAX_TYPES,)),
            ("discarded_own", _COUNT, (MAX_TYPES,)),
            ("discarded_river", _COUNT, (MAX_TYPES,)),
            ("left", _COUNT, (MAX_TYPES,)),
            ("seats", _COUNT, (MAX_TYPES,)),  # seats that end with such a card
            ("wins", _COUNT, (MAX_TYPES,)),  # of those, seats that won
            ("moves", _COUNT, (moves.MOVES,)),
        ],
    )
)

# What is noted of each game.
NOTE = np.dtype(
    (
        np.record,
        [
            ("taken", "u1", (MAX_TYPES,)),
            ("discarded_own", "u1", (MAX_TYPES,)),
            ("discarded_river", "u1", (MAX_TYPES,)),
            ("left", "u1", (MAX_TYPES,)),
            ("developed", "u1", (PLACES,)),
            ("sent", "u1", (SEATS, len(SENT))),
            ("recalls", "u1", (SEATS,)),
            ("extras_before", "u1"),
            ("extras_after", "u1"),
            ("full_court", "u1"),  # turns that began with no free space but the decree's
            ("decrees", "u1"),
            ("decree_seat", "u1"),  # of the first decree
            ("decree_turn", "<u2"),
            ("decree_in_row", "u1"),
            ("decree_gain", "<i2"),  # points gained, and taken from the other seat
            ("declare_margin", "<i2"),  # of whoever declared, when it did
            ("lead_changes", "u1"),
            ("half_time", "i1"),  # who leads then: 1 the first seat, -1 the second, 0 neither
        ],
    )
)
# The scratch paper for one game.
SHEET = np.dtype((np.record, [("leads", "<i4", (MAX_TURNS + 1,)), ("leader", "<i8")]))


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
    set_up(table, position, seed, number)
    for i in range(count):
        move = log[i]
        tally.moves[move] = wide(tally.moves[move]) + 1
        if wide(position.phase) == START:
            watch_court(table, position, note)
        watch_move(table, position, note, move)
        turn = wide(position.turn)
        apply(table, position, move)
        if wide(position.turn) != turn:
            watch_lead(table, position, sheet, note)
    watch_end(table, position, sheet, tally, note)


@rule
def watch_court(table: Table, position: Position, note: Any) -> None:
    """Count the turns that begin with a full court, in a variant whose court has spaces."""
    spaces = wide(table.swap_spaces) + wide(table.discard_spaces)
    taken = wide(0)
    for seat in range(SEATS):
        taken += wide(position.on_swap[seat]) + wide(position.on_discard[seat])
    if 0 < spaces <= taken:
        note.full_court = wide(note.full_court) + 1


@rule
def watch_move(table: Table, position: Position, note: Any, move: int) -> None:
    """Count what a move does, before it is played."""
    seat, phase = wide(position.seat), wide(position.phase)
    if phase == GIVE:
        return
    if move < moves.SWAP_RIVER:
        column = move % COLUMNS
        card, gone = open_card(table, position, column), card_at(position.land[seat], move)
        note.taken[card] = wide(note.taken[card]) + 1
        note.discarded_own[gone] = wide(note.discarded_own[gone]) + 1
        note.developed[move] = wide(note.developed[move]) + 1
    elif move < moves.DECREE:
        kind = wide(DISCARD)
        if move < moves.DISCARD:
            kind = min((move - moves.SWAP_RIVER) // 10, wide(COLUMN))
        else:
            piles = moves.PILES[wide(table.discard_cards), move - moves.DISCARD]
            for column in range(COLUMNS):
                if piles >> column & 1:
                    card = open_card(table, position, column)
                    note.discarded_river[card] = wide(note.discarded_river[card]) + 1
        note.sent[seat, kind] = wide(note.sent[seat, kind]) + 1
        if phase == START:
            note.extras_before = wide(note.extras_before) + 1
        else:
            note.extras_after = wide(note.extras_after) + 1
    elif move < moves.RECALL:
        watch_decree(table, position, note, seat, move - moves.DECREE)
    elif move == moves.RECALL:
        note.recalls[seat] = wide(note.recalls[seat]) + 1
    elif move == moves.DECLARE:
        note.declare_margin = lead_of(table, position) * (1 - 2 * seat)


@rule
def open_card(table: Table, position: Position, column: int) -> int:
    """Give the type of a pile's open card."""
    return wide(position.deck[top_of(table, position, column)])


@rule
def watch_decree(table: Table, position: Position, note: Any, seat: int, place: int) -> None:
    """Note the first decree, and what it changes between the seats."""
    note.decrees = wide(note.decrees) + 1
    if wide(note.decrees) > 1:
        return
    shift = word(4 * place)
    one, two = position.land[seat], position.land[1 - seat]
    change = (one ^ two) & word(15) << shift
    before = worth_of(table, one) - worth_of(table, two)
    note.decree_seat = seat
    note.decree_turn = wide(position.turn)
    note.decree_in_row = wide(place < COLUMNS)
    note.decree_gain = worth_of(table, one ^ change) - worth_of(table, two ^ change) - before


@rule
def lead_of(table: Table, position: Position) -> int:
    """Give the true points of the first seat less those of the second, handicaps included."""
    handicap = wide(table.handicap[0]) - wide(table.handicap[1])
    return worth_of(table, position.land[0]) - worth_of(table, position.land[1]) + handicap


@rule
def watch_lead(table: Table, position: Position, sheet: Any, note: Any) -> None:
    """See who leads after a turn, and whether the lead has passed to the other."""
    turn, lead = wide(position.turn), lead_of(table, position)
    sheet.leads[min(turn, wide(MAX_TURNS))] = lead
    if lead != 0:
        leader = wide(1) if lead > 0 else wide(-1)
        if turn > OPENING and wide(sheet.leader) == -leader:
            note.lead_changes = wide(note.lead_changes) + 1
        sheet.leader = leader


@rule
def watch_end(table: Table, position: Position, sheet: Any, tally: Any, note: Any) -> None:
    """Note how the game went as a whole, and where every card ended."""
    tally.games += word(1)
    lead = wide(sheet.leads[wide(position.turn) // 2])
    note.half_time = wide(lead > 0) - wide(lead < 0)
    for column in range(COLUMNS):
        first = wide(table.pile_size) * column
        for slot in range(first, first + wide(position.left[column])):
            card = wide(position.deck[slot])
            note.left[card] = wide(note.left[card]) + 1
    for card in range(MAX_TYPES):
        tally.taken[card] = wide(tally.taken[card]) + wide(note.taken[card])
        tally.discarded_own[card] = wide(tally.discarded_own[card]) + wide(note.discarded_own[card])
        tally.discarded_river[card] = wide(tally.discarded_river[card]) + wide(note.discarded_river[card])
        tally.left[card] = wide(tally.left[card]) + wide(note.left[card])
    for place in range(PLACES):
        tally.developed[place] = wide(tally.developed[place]) + wide(note.developed[place])
    for seat in range(SEATS):
        watch_territory(table, position, tally, seat)


@rule
def watch_territory(table: Table, position: Position, tally: Any, seat: int) -> None:
    """Count what lies at each place of a territory at the end, and what each card there is worth by itself."""
    land, counted = position.land[seat], position.counted[seat]
    won = wide(position.winners) >> seat & 1
    present, types, together = word(0), wide(0), with_equal_neighbour(counted)
    for place in range(PLACES):
        present |= word(1) << word(card_at(land, place))
    for card in range(MAX_TYPES):
        if present >> word(card) & word(1) != word(0):
            types += wide(table.counted_types >> word(card) & word(1))
            tally.seats[card] = wide(tally.seats[card]) + 1
            tally.wins[card] = wide(tally.wins[card]) + won
    for place in range(PLACES):
        card = card_at(land, place)
        tally.lying[place, card] = wide(tally.lying[place, card]) + 1
        points = single_points(table, counted, place, card_at(counted, place), types, together)
        tally.place_points[place] = wide(tally.place_points[place]) + points
