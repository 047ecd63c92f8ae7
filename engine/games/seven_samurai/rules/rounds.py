"""Rounds: the deal, what a round costs at its end, and how the next begins (rules, sections 2 and 6)."""

from __future__ import annotations

from engine.games.seven_samurai.rules.cards import ask, note, throw_away, tokens_on, wounded
from engine.games.seven_samurai.rules.kiai import expel
from engine.games.seven_samurai.rules.state import (
    BARRICADE_BONUS,
    BONUSES,
    CARD_WORDS,
    DOLL,
    DOLLS,
    FARM,
    HAT,
    HATS,
    HEAL_BONUS,
    HELD,
    INTRUDER_BONUS,
    N_HEAL,
    N_REST,
    N_REVEAL,
    N_ROUND_END,
    NO_CARD,
    NOTHING,
    REVEAL,
    RING,
    TURN,
    WHO_IS_HEALED,
    Position,
    Table,
)
from engine.games.seven_samurai.rules.village import (
    build,
    end_game,
    heal,
    hurt,
    lose_barricade,
    lose_family,
    lose_farm,
)
from engine.games.seven_samurai.terms import MOST_FAMILIES
from engine.play.kernel import FOR_DEALING, below, bit, inner_rule, lowest, rule, start, wide, word

# Which stream deals what: samurai, farms and families; and each round, after the last of these.
TABLE_SIDE, BEFORE_ROUNDS = range(2)

# ---------------------------------------------------------------- dealing


@rule
def deal_round(table: Table, position: Position) -> None:
    """Deal the stack of the round: all that was in play, and the groups that join now, shuffled.

    It depends on the seed and the round alone, whatever was played, so that variants meet the same raiders.
    """
    number = wide(position.round_number)
    before = word(position.chance)
    start(position, position.seed, position.number, FOR_DEALING, BEFORE_ROUNDS + number)
    size = 0
    for part in range(CARD_WORDS):
        left = word(position.pool[part])
        while left != word(0):
            position.stack[size] = 64 * part + lowest(left)
            left &= left - word(1)
            size += 1
    sources = wide(size > 0)
    for group in range(3):
        if wide(table.group_round[group]) == number and wide(table.group_dealt[group]) > 0:
            size = deal_group(table, position, group, size)
            sources += 1
    if sources > 1:
        shuffle_stack(position, size)
    position.stack_top = 0
    position.stack_size = size
    position.chance = before


@rule
def deal_group(table: Table, position: Position, group: int, first: int) -> int:
    """Deal raiders of a group after those already there, until enough dolls are among the plunderers."""
    count, size = wide(table.group_dealt[group]), wide(table.group_size[group])
    lower, upper = word(0), word(0)
    while True:
        # All of the group lie behind those already there; whoever is not dealt is covered or forgotten later.
        for place in range(size):
            position.stack[first + place] = table.group_cards[group, place]
        dolls = 0
        lower, upper = word(0), word(0)
        for place in range(count):
            other = first + place + below(position, size - place)
            card = wide(position.stack[other])
            position.stack[other] = position.stack[first + place]
            position.stack[first + place] = card
            dolls += wide(wide(table.symbol[card]) == DOLL)
            if card < 64:
                lower |= bit(card)
            else:
                upper |= bit(card)
        if group > 0 or dolls >= wide(table.least_dolls):
            break
    position.pool[0] |= lower
    position.pool[1] |= upper
    return first + count


@rule
def shuffle_stack(position: Position, size: int) -> None:
    """Bring the stack, whose cards lie from its top on, into a random order."""
    top = wide(position.stack_top)
    for last in range(size - 1, 0, -1):
        here, there = top + last & RING, top + below(position, last + 1) & RING
        card = position.stack[here]
        position.stack[here] = position.stack[there]
        position.stack[there] = card


@rule
def take_dealt(table: Table, position: Position) -> None:
    """Take the stack of the round as it is given, as by a record."""
    number, size = wide(position.round_number) - 1, 0
    while size <= RING and wide(position.deals[number, size]) > 0:
        card = wide(position.deals[number, size]) - 1
        position.stack[size] = card
        position.pool[card >> 6] |= bit(card)
        size += 1
    position.stack_top = 0
    position.stack_size = size


@rule
def begin_round(table: Table, position: Position) -> None:
    """Begin a round: a new stack, everybody in with empty lines, all support tokens at home."""
    position.round_number = wide(position.round_number) + 1
    position.stack_top = 0
    if position.is_dealt:
        take_dealt(table, position)
    else:
        deal_round(table, position)
    for seat in range(wide(table.players)):
        position.line_size[seat] = 0
        position.total[seat] = 0
        position.token_at[seat] = seat
        position.borrowed[seat] = 0
        for symbol in range(3):
            position.left[seat, symbol] = 0
    for part in range(CARD_WORDS):
        position.known[part] = word(0)
        position.sunk[part] = word(0)
    position.lent = 0
    position.intruders = 0
    position.old_intruders = 0
    position.discards = 0
    position.out = 0
    position.is_ending = 0
    position.card = NO_CARD
    position.phase = TURN


# ---------------------------------------------------------------- the end


@rule
def end_round(position: Position, is_passed: int) -> None:
    """End the round; raiders that are left go on the intruders as they lie, the top one on top (R33)."""
    position.is_ending = 1
    position.kind = NOTHING
    note(position, N_ROUND_END, is_passed, 0, 0)
    size, top = wide(position.stack_size), wide(position.stack_top)
    if is_passed:
        note(position, N_REST, size, 0, 0)
    for place in range(size - 1, -1, -1):
        count = wide(position.intruders)
        position.intruder[count] = position.stack[top + place & RING]
        position.intruders = count + 1
    position.stack_size = 0
    position.cursor = 0
    position.phase = HATS


@rule
def go_on_ending(table: Table, position: Position) -> None:
    """Do the steps of the end of a round, up to one that waits for chance or ends it; one at a time for listeners."""
    while True:
        phase, place = wide(position.phase), wide(position.cursor)
        if phase <= DOLLS:
            pay_for_missing(table, position, phase, place)
        elif phase == BONUSES:
            gain_bonus(table, position, place)
        else:
            reveal(table, position)
        is_done = not HATS <= wide(position.phase) <= REVEAL
        if is_done or position.is_noting or wide(position.kind) != NOTHING or wide(position.depth) > 0:
            return


@inner_rule
def pay_for_missing(table: Table, position: Position, phase: int, place: int) -> None:
    """Let the next samurai without the symbol of this step pay, seats from 0 up (R34)."""
    symbol, players = phase - HATS, wide(table.players)
    price = wide(table.missing[symbol])
    while place < players * price and wide(position.left[place // price, symbol]) > 0:
        place += 1
    position.cursor = place + 1
    if place >= players * price:
        position.cursor = 0
        position.phase = phase + 1
    elif symbol == HAT:
        hurt(table, position, place // price)
    elif symbol == FARM:
        lose_farm(table, position)
    else:
        lose_family(position)


@inner_rule
def gain_bonus(table: Table, position: Position, place: int) -> None:
    """Give the bonus of the next family left: first all that heal, then barricades, then intruders."""
    bonus, family = place // MOST_FAMILIES, place % MOST_FAMILIES
    position.cursor = place + 1
    if bonus > INTRUDER_BONUS or not table.gives_bonuses:
        position.phase = REVEAL
    elif family >= wide(position.families):
        position.cursor = (bonus + 1) * MOST_FAMILIES
    elif wide(position.family_bonuses[family]) == bonus:
        if bonus == HEAL_BONUS:
            candidates = (1 << wide(table.players)) - 1 if table.heals_any else wounded(table, position)
            if candidates != 0:
                ask(position, WHO_IS_HEALED, 0, candidates)
        elif bonus == BARRICADE_BONUS:
            build(table, position, 1)
        else:
            expel(position, min(1, wide(position.intruders)))


@rule
def heal_for_family(table: Table, position: Position, seat: int) -> None:
    """Heal whom chance picked; by the US text it may pick one who has no wound."""
    if tokens_on(table, position, seat) > 0:
        heal(position, seat)
    else:
        note(position, N_HEAL, seat, wide(position.wounds[seat]), 0)


@inner_rule
def reveal(table: Table, position: Position) -> None:
    """Turn the top intruder up: with flames it costs a barricade; after the last one the round is over."""
    place = wide(position.intruders) - 1
    if place < 0:
        finish_round(table, position)
        return
    card = wide(position.intruder[place])
    position.intruders = place
    throw_away(position, card)
    note(position, N_REVEAL, 0, 0, card)
    if table.flames[card]:
        lose_barricade(table, position)


@rule
def finish_round(table: Table, position: Position) -> None:
    """Win after the last round, or begin the next with the seat left of the last one whose turn it was (R35)."""
    number = wide(position.round_number) - 1
    position.after_round[number, 0] = position.barricades
    position.after_round[number, 1] = position.farms
    position.after_round[number, 2] = position.families
    if wide(position.round_number) == wide(table.rounds):
        end_game(position, HELD)
        return
    seat = wide(position.active) + 1
    position.active = seat if seat < wide(table.players) else 0
    begin_round(table, position)
