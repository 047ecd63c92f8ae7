"""What must be true of every position of 7 Samurai, as compiled rules: a few thousand games in a moment."""

from __future__ import annotations

from typing import Any

from engine.games.seven_samurai.rules.cards import tokens_on
from engine.games.seven_samurai.rules.kernel import apply, determinise, is_legal, random_move, set_up
from engine.games.seven_samurai.rules.state import NO_CARD, OVER, RING, SCOUT
from engine.games.seven_samurai.terms import TURN_LIMIT
from engine.play.kernel import FOR_AGENT, bit, copy, ones, rule, start, wide, word

RAIDERS, TOTALS, WOUNDS, VILLAGE, TOKENS, TURNS, MOVES, LEFTS, HIDDEN = range(1, 10)


@rule
def fault_of(table: Any, position: Any) -> int:
    """Give the first thing that is wrong with a position, 0 if nothing is."""
    lower, upper, count = word(0), word(0), 0
    top = wide(position.stack_top)
    for place in range(wide(position.stack_size)):
        card = wide(position.stack[top + place & RING])
        lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
    for place in range(wide(position.intruders)):
        card = wide(position.intruder[place])
        lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
    for place in range(wide(position.discards)):
        card = wide(position.discard[place])
        lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
    for seat in range(wide(table.players)):
        total = 0
        for place in range(wide(position.line_size[seat])):
            card = wide(position.line[seat, place])
            total += wide(table.value[card])
            lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
        if total != wide(position.total[seat]):
            return TOTALS
        for symbol in range(3):
            card = wide(position.left[seat, symbol]) - 1
            if card >= 0:
                if wide(table.symbol[card]) != symbol:
                    return LEFTS
                lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
        if wide(position.token_at[seat]) >= wide(table.players):
            return TOKENS
        is_lent = wide(position.lent) >> seat & 1
        if is_lent != wide(wide(position.token_at[seat]) != seat):
            return TOKENS
        wounds = wide(position.wounds[seat])
        is_dead = wounds >= wide(table.wounds_to_die)
        if wounds > wide(table.wounds_to_die) or (is_dead and wide(position.phase) != OVER):
            return WOUNDS
        if tokens_on(table, position, seat) < 0:
            return WOUNDS
    if wide(position.card) != NO_CARD:
        card = wide(position.card)
        lower, upper, count = added(lower, upper, card), added_above(lower, upper, card), count + 1
    # Every raider in play lies in exactly one place.
    if lower != position.pool[0] or upper != position.pool[1] or count != ones(lower) + ones(upper):
        return RAIDERS
    if wide(position.barricades) > wide(table.barricades) or wide(position.farms) > wide(table.farms):
        return VILLAGE
    if wide(position.families) > wide(table.families) or wide(position.turn) > TURN_LIMIT:
        return TURNS
    return 0


@rule
def added(lower: int, upper: int, card: int) -> int:
    """Add a card to the lower word of a set."""
    return lower | bit(card) if card < 64 else lower


@rule
def added_above(lower: int, upper: int, card: int) -> int:
    """Add a card to the upper word of a set."""
    return upper if card < 64 else upper | bit(card)


@rule
def inspect_games(
    table: Any, position: Any, guess: Any, stream: Any, seed: int, first: int, games: int
) -> int:
    """Play games at random and look at every position: 0, or the number of the first bad game and its fault."""
    for number in range(first, first + games):
        set_up(table, position, seed, number)
        start(stream, seed, number, FOR_AGENT, 0)
        while wide(position.phase) != OVER:
            move = random_move(table, position, stream)
            if not is_legal(table, position, move) or ones(word(position.options)) < 2:
                return number << 8 | MOVES
            apply(table, position, move)
            fault = fault_of(table, position) if wide(position.kind) != SCOUT else 0
            if fault:
                return number << 8 | fault
            # What is dealt anew is as sound as what was.
            copy(guess, position)
            determinise(table, guess, 0, stream)
            if wide(position.kind) != SCOUT and fault_of(table, guess):
                return number << 8 | HIDDEN
    return 0
