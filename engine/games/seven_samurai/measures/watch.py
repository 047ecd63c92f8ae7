"""Watching games of 7 Samurai: the moves are played again, and what the rules note of each step is counted.

Watching is kept apart from playing: a game is played at full speed, its moves are noted, and only where somebody asks
for more than the result are they gone through once more.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.cards import side_of, talents_of
from engine.games.seven_samurai.rules.play import begin, follow
from engine.games.seven_samurai.rules.setup import set_up
from engine.games.seven_samurai.rules.state import Position, Table
from engine.games.seven_samurai.terms import EFFECTS, MOST_BOARDS, MOST_ROUNDS, TURN_LIMIT
from engine.play.kernel import clear, rule, wide

# More decisions than a game of so many turns was ever seen to have; what goes beyond is not watched.
MAX_LOG = 64 * TURN_LIMIT

# What lost a game, as the places of these in `metrics.STRAWS`.
BY_PENALTY, BY_DEFEAT, BY_MISSING, BY_INTRUDER, BY_BACK, BY_TURNS = range(1, 7)
# Where wounds come from, and how a Kiai was reached.
OF_PENALTY, OF_MISSING_HAT, OF_IMPOSSIBLE, OF_BACK = range(4)
BY_OWN_CARD, BY_GIVEN_CARD, BY_ARROW, BY_REMOVAL, BY_FLIP = range(5)
# Where raiders end.
DEFENDED, ATTACKED, DISMISSED, ROUTED, SLIPPED_IN, LEFT_OVER = range(6)

_COUNT, _SUM, _SMALL = "<u2", "<u8", "u1"

TALLY = np.dtype(
    (
        np.record,
        [
            ("games", _SUM),
            ("seats", _SUM, (MOST_BOARDS,)),  # games that a samurai was in
            ("wins", _SUM, (MOST_BOARDS,)),
            ("deaths", _SUM, (MOST_BOARDS,)),
            ("wounds", _SUM, (MOST_BOARDS,)),
            ("kiai", _SUM, (MOST_BOARDS,)),
            ("kiai_used", _SUM, (MOST_BOARDS,)),
            ("kiai_by_round", _SUM, (MOST_ROUNDS,)),
            ("rounds", _SUM, (MOST_ROUNDS,)),  # games that came to the end of a round
            ("lefts", _SUM, (MOST_ROUNDS, 4)),  # samurai by symbols on their left then
            ("uses", _SUM, (len(EFFECTS),)),
            ("amounts", _SUM, (len(EFFECTS),)),
            ("opened", _SUM, (MOST_BOARDS,)),
        ],
    )
)
NOTE = np.dtype(
    (
        np.record,
        [
            ("straw", _SMALL),
            ("wounds_from", _COUNT, (4,)),
            ("kiai_from", _COUNT, (5,)),
            ("kiai_elsewhere", _COUNT),  # in another's turn
            ("raiders", _COUNT, (6,)),
            ("animals", _SMALL, (MOST_ROUNDS,)),  # at the start of each round
            ("complete", _SMALL, (MOST_ROUNDS,)),  # samurai with all three symbols at its end
            ("lent", _COUNT),
            ("lent_used", _COUNT),
            ("support_flames", _COUNT),
            ("opened", _COUNT),
            ("decisions", _COUNT),
            ("decisions_elsewhere", _COUNT),
            ("idle_turns", _COUNT),  # without a choice
        ],
    )
)
SHEET = np.dtype(
    (
        np.record,
        [
            ("last", "<i8"),  # the note before
            ("before", "<i8"),  # and the one before that
            ("is_given", _SMALL),  # whether the card in play was given on
            ("is_support", _SMALL),  # whether raiders slip in for a support
            ("used", _SMALL),  # whose lent token was used since it was lent, a bit each
            ("choices", _COUNT),  # in the turn that goes on
            ("fights", _COUNT),
            ("turns", _COUNT),
            ("round_number", _SMALL),
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
    set_up(table, position, seed, number)
    position.is_noting = 1
    sheet.turns = 1
    sheet.round_number = 1
    for i in range(min(count, MAX_LOG)):
        note.decisions = wide(note.decisions) + 1
        sheet.choices = wide(sheet.choices) + 1
        if position.seat != position.active:
            note.decisions_elsewhere = wide(note.decisions_elsewhere) + 1
        begin(table, position, log[i])
        listen(table, position, sheet, tally, note)
        while follow(table, position):
            listen(table, position, sheet, tally, note)
    watch_end(table, position, sheet, tally, note)


@rule
def listen(table: Table, position: Position, sheet: Any, tally: Any, note: Any) -> None:
    """Count what was noted, and turn the page."""
    for place in range(wide(position.noted)):
        told = wide(position.notes[place])
        hear(table, position, sheet, tally, note, told)
        if told >> 24 != state.N_ITEM:
            sheet.before = sheet.last
            sheet.last = told
    position.noted = 0


@rule
def hear(table: Table, position: Position, sheet: Any, tally: Any, note: Any, told: int) -> None:
    """Count one thing that happened."""
    what, one, two, three = told >> 24, told >> 16 & 0xFF, told >> 8 & 0xFF, told & 0xFF
    if what == state.N_TURN or what == state.N_ROUND_END:
        end_of_turn(table, position, sheet, tally, note, what)
    elif what == state.N_FIGHT:
        sheet.is_given = 0
        sheet.fights = wide(sheet.fights) + 1
        if wide(sheet.fights) > 1:
            use_talent(table, position, sheet, note, one, state.FIGHT_TWICE)
    elif what in (state.N_DEFEND, state.N_ATTACK, state.N_DISMISS, state.N_DRAW):
        end_of_card(table, position, sheet, note, what, one)
    elif what == state.N_GIVE:
        sheet.is_given = 1
        parity = state.GIVE_ODD if wide(table.value[wide(position.card)]) & 1 else state.GIVE_EVEN
        use_talent(table, position, sheet, note, one, parity)
    elif what == state.N_REDRAW:
        use_talent(table, position, sheet, note, one, state.REDRAW_CARD)
    elif what == state.N_PENALTY and three == state.IGNORED:
        is_odd = wide(position.penalty_value) & 1
        use_talent(table, position, sheet, note, one, state.IGNORE_ODD if is_odd else state.IGNORE_EVEN)
    elif what == state.N_SUPPORT or what == state.N_LEND:
        note.lent = wide(note.lent) + 1
        sheet.used = wide(sheet.used) & ~(1 << one)
        sheet.is_support = wide(what == state.N_SUPPORT)
        count_use(tally, state.LEND_TOKEN, wide(what == state.N_LEND))
    elif what == state.N_INTRUDER:
        add_raiders(note, SLIPPED_IN, 1)
        is_for_support = wide(sheet.last) >> 24 in (state.N_SUPPORT, state.N_INTRUDER) and sheet.is_support
        if is_for_support and table.flames[three]:
            note.support_flames = wide(note.support_flames) + 1
    elif what == state.N_REST:
        add_raiders(note, LEFT_OVER, one)
    elif what == state.N_OPEN:
        note.opened = wide(note.opened) + 1
        tally.opened[two] += np.uint64(1)
    elif what == state.N_KIAI:
        hear_kiai(position, sheet, tally, note, one, two)
    elif what == state.N_WOUND:
        hear_wound(table, position, sheet, tally, note, one)
    else:
        hear_effect(position, sheet, tally, note, what, one, two)


@rule
def end_of_turn(table: Table, position: Position, sheet: Any, tally: Any, note: Any, what: int) -> None:
    """Count a turn without a choice; at the end of a round see how well the samurai defended."""
    if what == state.N_ROUND_END or wide(sheet.last) >> 24 != state.N_ROUND_END:
        note.idle_turns = wide(note.idle_turns) + wide(wide(sheet.choices) == 0 and wide(sheet.turns) > 0)
    sheet.choices = 0
    sheet.fights = 0
    sheet.is_support = 0
    if what == state.N_TURN:
        sheet.turns = wide(sheet.turns) + 1
        number = wide(position.round_number)
        if number != wide(sheet.round_number):
            sheet.round_number = number
            for seat in range(wide(table.players)):
                is_animal = side_of(table, position, seat)
                note.animals[number - 1] = wide(note.animals[number - 1]) + is_animal
        return
    number = wide(position.round_number) - 1
    tally.rounds[number] += np.uint64(1)
    for seat in range(wide(table.players)):
        symbols = 0
        for symbol in range(3):
            symbols += wide(wide(position.left[seat, symbol]) > 0)
        tally.lefts[number, symbols] += np.uint64(1)
        note.complete[number] = wide(note.complete[number]) + wide(symbols == 3)


@rule
def end_of_card(table: Table, position: Position, sheet: Any, note: Any, what: int, seat: int) -> None:
    """Count where a raider came to lie."""
    if what == state.N_DISMISS:
        use_talent(table, position, sheet, note, seat, state.DISMISS_SAME)
        add_raiders(note, DISMISSED, 1)
    else:
        add_raiders(note, DEFENDED if what == state.N_DEFEND else ATTACKED, 1)


@rule
def add_raiders(note: Any, where: int, count: int) -> None:
    """Count raiders that end somewhere."""
    note.raiders[where] = wide(note.raiders[where]) + count


@rule
def count_use(tally: Any, effect: int, amount: int) -> None:
    """Count a use of a power's effect and how much it did."""
    if amount > 0:
        tally.uses[effect] += np.uint64(1)
        tally.amounts[effect] += np.uint64(amount)


@rule
def use_talent(table: Table, position: Position, sheet: Any, note: Any, seat: int, talent: int) -> None:
    """Count a lent token the first time that its talent helps who holds it."""
    own = 1 << wide(position.samurai[seat]) | wide(position.borrowed[seat])
    if talents_of(table, own) >> talent & 1:
        return
    for owner in range(wide(table.players)):
        is_his = wide(table.talent[wide(position.samurai[owner])]) == talent
        if is_his and wide(position.token_at[owner]) == seat and not wide(sheet.used) >> owner & 1:
            sheet.used = wide(sheet.used) | 1 << owner
            note.lent_used = wide(note.lent_used) + 1
            return


@rule
def hear_kiai(position: Position, sheet: Any, tally: Any, note: Any, seat: int, is_used: int) -> None:
    """Count a Kiai: whose, when, in whose turn and how it was reached."""
    board, number = wide(position.samurai[seat]), wide(position.round_number) - 1
    tally.kiai[board] += np.uint64(1)
    tally.kiai_used[board] += np.uint64(is_used)
    tally.kiai_by_round[number] += np.uint64(1)
    note.kiai_elsewhere = wide(note.kiai_elsewhere) + wide(wide(position.active) != seat)
    last = wide(sheet.last)
    what, one, two = last >> 24, last >> 16 & 0xFF, last >> 8 & 0xFF
    how = BY_REMOVAL
    if what == state.N_ATTACK:
        how = BY_GIVEN_CARD if sheet.is_given else BY_OWN_CARD
    elif what == state.N_DRAW:
        how = BY_ARROW
    elif what == state.N_WOUND:
        how = BY_FLIP
    elif (what == state.N_MOVE and one & 0xF == seat and two == state.TO_RIGHT) or (
        what == state.N_RELEASE and one != seat
    ):
        how = BY_GIVEN_CARD
    note.kiai_from[how] = wide(note.kiai_from[how]) + 1


@rule
def hear_wound(table: Table, position: Position, sheet: Any, tally: Any, note: Any, seat: int) -> None:
    """Count a wound by what it came from: the step before tells."""
    last = wide(sheet.last)
    what, how = last >> 24, last & 0xFF
    source = OF_MISSING_HAT
    if what == state.N_PENALTY:
        source = OF_IMPOSSIBLE if how == state.IMPOSSIBLE else OF_PENALTY
    elif what == state.N_FARM:
        source = OF_BACK
    note.wounds_from[source] = wide(note.wounds_from[source]) + 1
    tally.wounds[wide(position.samurai[seat])] += np.uint64(1)


@rule
def hear_effect(position: Position, sheet: Any, tally: Any, note: Any, what: int, one: int, two: int) -> None:
    """Count what a power did; at the end of a round it is a family's bonus."""
    if what == state.N_ROUT:
        add_raiders(note, ROUTED, one)
        is_power = wide(sheet.last) >> 24 != state.N_SUPPORT
        count_use(tally, state.ROUT, one if is_power else 0)
    elif what == state.N_MOVE:
        add_raiders(note, DEFENDED, wide(two == state.TO_LEFT))
        count_use(tally, state.MOVE_LAST, 1)
    elif what == state.N_STRIKE:
        count_use(tally, state.STRIKE_LAST, 1)
    elif what == state.N_SCOUT:
        count_use(tally, state.SCOUT_AHEAD, one)
    elif not position.is_ending:
        if what == state.N_EXPEL:
            count_use(tally, state.EXPEL, one)
        elif what == state.N_BARRICADE:
            count_use(tally, state.BUILD, one)
        elif what == state.N_HEAL:
            count_use(tally, state.HEAL_WOUND, 1)


@rule
def watch_end(table: Table, position: Position, sheet: Any, tally: Any, note: Any) -> None:
    """Note what lost the game, and who took part."""
    tally.games += np.uint64(1)
    is_won = wide(position.reason) == state.HELD
    for seat in range(wide(table.players)):
        board = wide(position.samurai[seat])
        tally.seats[board] += np.uint64(1)
        tally.wins[board] += np.uint64(is_won)
        is_dead = wide(position.wounds[seat]) >= wide(table.wounds_to_die)
        tally.deaths[board] += np.uint64(is_dead)
    if not is_won:
        note.straw = straw_of(table, position, sheet)


@rule
def straw_of(table: Table, position: Position, sheet: Any) -> int:
    """Say what lost the game: the last two steps tell."""
    if wide(position.reason) == state.OUT_OF_TURNS:
        return BY_TURNS
    before = wide(sheet.before)
    what = before >> 24
    if what == state.N_FARM and table.farm_penalties:
        return BY_BACK
    if position.is_ending:
        return BY_INTRUDER if what == state.N_REVEAL else BY_MISSING
    return BY_PENALTY if what == state.N_PENALTY else BY_DEFEAT
