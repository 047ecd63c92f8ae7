"""Kiai: when a samurai is settled, what his power can do, and how its effects follow each other (rules, section 4)."""

from __future__ import annotations

from engine.games.seven_samurai.rules.cards import (
    ask,
    can_defend,
    is_in,
    kiai_of,
    last_card,
    lay_left,
    line_up,
    note,
    put_off,
    side_of,
    take_first,
    take_last,
    take_top,
    throw_away,
    wounded,
)
from engine.games.seven_samurai.rules.state import (
    ADDED,
    BARRICADES,
    BUILD,
    EFFECT,
    EXPEL,
    HEAL,
    HEAL_WOUND,
    KIAI,
    LEND,
    LEND_TOKEN,
    MOVE,
    MOVE_LAST,
    N_EXPEL,
    N_ITEM,
    N_KIAI,
    N_LEND,
    N_MOVE,
    N_RELEASE,
    N_ROUT,
    N_SCOUT,
    N_STRIKE,
    NO_CARD,
    RELEASE,
    REMOVED,
    RING,
    ROUT,
    SCOUT,
    SCOUT_AHEAD,
    SETTLE,
    SIDE,
    STOP,
    STRIKE,
    STRIKE_LAST,
    TO_LEFT,
    TO_RIGHT,
    Position,
    Table,
)
from engine.games.seven_samurai.rules.village import build, heal
from engine.games.seven_samurai.terms import EFFECTS, MOST_SEATS
from engine.play.kernel import bit, rule, wide

LAST_EFFECT = len(EFFECTS)
# What is asked for an effect that has to be aimed.
KIND_OF_EFFECT = (0, 0, 0, 0, MOVE, STRIKE, LEND, HEAL)

# ---------------------------------------------------------------- settling


@rule
def settle(table: Table, position: Position, seat: int, why: int, value: int) -> None:
    """See whether a changed total or Kiai value means a Kiai or a defeat."""
    if position.is_ending or not is_in(position, seat):  # R18, R19
        return
    total, aim = wide(position.total[seat]), kiai_of(table, position, seat)
    if total == aim:
        # R20: not within his own Kiai; R17: whether a removal may do it.
        if wide(position.in_kiai) >> seat & 1 or (why == REMOVED and not table.kiai_by_removal):
            return
        begin_kiai(table, position, seat)
    elif total > aim and why == ADDED and (table.beaten_each_card or total - value <= aim):  # R22
        put_off(position, BARRICADES, seat, wide(table.beaten_barricades), 0)


@rule
def begin_kiai(table: Table, position: Position, seat: int) -> None:
    """Let a samurai use his power if it can do something; in any case a card of his line goes at the end."""
    position.in_kiai = wide(position.in_kiai) | 1 << seat
    position.kiai_reached = wide(position.kiai_reached) + 1
    put_off(position, RELEASE, seat, 0, 0)
    side, effect = side_of(table, position, seat), 0
    while effect < LAST_EFFECT and not can_do(table, position, seat, side, effect):
        effect += 1
    if effect < LAST_EFFECT:
        ask(position, KIAI, seat, 3)
    else:
        note(position, N_KIAI, seat, 0, 0)


@rule
def answer_kiai(table: Table, position: Position, seat: int, uses: int) -> None:
    """Use the power of the side that is up, or not."""
    note(position, N_KIAI, seat, uses, 0)
    if uses:
        position.kiai_used = wide(position.kiai_used) + 1
        side = side_of(table, position, seat)
        put_off(position, EFFECT, seat, side, uses_of(table, position, seat, side, 0) << 4)


@rule
def release(table: Table, position: Position, seat: int) -> None:
    """End a Kiai: the first card of the line goes to the discard, and the samurai is settled as after a removal."""
    position.in_kiai = wide(position.in_kiai) & ~(1 << seat)
    if wide(position.line_size[seat]) == 0:
        note(position, N_RELEASE, seat, 0, NO_CARD)
        return
    card = take_first(table, position, seat)
    throw_away(position, card)
    note(position, N_RELEASE, seat, 0, card)
    put_off(position, SETTLE, seat, REMOVED, 0)


# ---------------------------------------------------------------- what a power can do


@rule
def uses_of(table: Table, position: Position, seat: int, side: int, effect: int) -> int:
    """Give how often an effect of a samurai's power may be used, or how much it does."""
    return wide(table.power[wide(position.samurai[seat]), side, effect])


@rule
def can_do(table: Table, position: Position, seat: int, side: int, effect: int) -> bool:
    """Say whether an effect of a power could do something now."""
    if uses_of(table, position, seat, side, effect) == 0:
        return False
    if effect in (ROUT, SCOUT_AHEAD):
        return wide(position.stack_size) > 0
    if effect == EXPEL:
        return wide(position.intruders) > 0
    if effect == BUILD:
        return wide(position.barricades) < wide(table.barricades)
    return choices_of(table, position, effect) != 0


@rule
def choices_of(table: Table, position: Position, effect: int) -> int:
    """Give what a power that is aimed at somebody can be aimed at, a bit each; the lowest bit stays free."""
    found = 0
    if effect == MOVE_LAST:
        found = moves_of(table, position)
    elif effect == STRIKE_LAST:
        for seat in range(wide(table.players)):
            if is_in(position, seat) and wide(position.line_size[seat]) > 0:
                found |= 2 << seat
    elif effect == LEND_TOKEN:
        found = loans_of(table, position)
    elif effect == HEAL_WOUND:
        found = wounded(table, position) << 1
    return found


@rule
def moves_of(table: Table, position: Position) -> int:
    """Give from whose line to whom a last card may go; to himself on the left only (R26)."""
    found = 0
    for origin in range(wide(table.players)):
        if is_in(position, origin) and wide(position.line_size[origin]) > 0:
            for to in range(wide(table.players)):
                if is_in(position, to) and (
                    to != origin or can_defend(table, position, to, last_card(position, origin))
                ):
                    found |= 2 << MOST_SEATS * origin + to
    return found


@rule
def loans_of(table: Table, position: Position) -> int:
    """Give whose token may be lent to whom: from a holder who is in, to one who is in and has it not (R28)."""
    found = 0
    for owner in range(wide(table.players)):
        holder = wide(position.token_at[owner])
        if is_in(position, holder):
            for to in range(wide(table.players)):
                if is_in(position, to) and to not in (owner, holder):
                    found |= 2 << MOST_SEATS * owner + to
    return found


# ---------------------------------------------------------------- the effects, one after the other


@rule
def go_on_with_power(table: Table, position: Position, task: int) -> None:
    """Do the next effect of a power, or ask at whom it is aimed; the task lies on the agenda until it is answered."""
    seat, side = task >> 16 & 0xFF, task >> 8 & 0xFF
    effect, is_done, uses = task & 7, task >> 3 & 1, task >> 4 & 0xF
    if uses > 0:
        if effect < MOVE_LAST:
            is_done |= do_at_once(table, position, seat, effect, uses)
            uses = 0
        else:
            choices = choices_of(table, position, effect)
            if choices != 0:
                position.tasks[wide(position.depth)] = task
                position.depth = wide(position.depth) + 1
                ask(position, KIND_OF_EFFECT[effect], seat, choices | is_done)
                return
            uses = 0
    if effect + 1 < LAST_EFFECT:
        uses = uses_of(table, position, seat, side, effect + 1)
        put_off(position, EFFECT, seat, side, uses << 4 | is_done << 3 | effect + 1)


@rule
def do_at_once(table: Table, position: Position, seat: int, effect: int, count: int) -> int:
    """Do what a power does without aiming, as much as there is (R23), and say whether it did something."""
    if effect == BUILD:
        return wide(build(table, position, count) > 0)
    if effect == ROUT:
        count = min(count, wide(position.stack_size))
        rout(position, count)
    elif effect == EXPEL:
        count = min(count, wide(position.intruders))
        expel(position, count)
    else:
        count = min(count, wide(position.stack_size))
        look_ahead(position, seat, count)
    return wide(count > 0)


@rule
def rout(position: Position, count: int) -> None:
    """Put the top raiders on the discard, face up."""
    if count > 0:
        note(position, N_ROUT, count, 0, 0)
    for _ in range(count):
        card = take_top(position)
        throw_away(position, card)
        note(position, N_ITEM, 0, 0, card)


@rule
def expel(position: Position, count: int) -> None:
    """Put the top intruders on the discard, face up."""
    if count > 0:
        note(position, N_EXPEL, count, 0, 0)
    for _ in range(count):
        position.intruders = wide(position.intruders) - 1
        card = wide(position.intruder[wide(position.intruders)])
        throw_away(position, card)
        note(position, N_ITEM, 0, 0, card)
    # Whoever slips in from now on may have been in the stack when it was shuffled.
    position.old_intruders = min(wide(position.old_intruders), wide(position.intruders))


@rule
def look_ahead(position: Position, seat: int, count: int) -> None:
    """Turn up the top raiders and ask for their order; as soon as they are up, all know them."""
    top, orders = wide(position.stack_top), 1
    for place in range(count):
        card = wide(position.stack[top + place & RING])
        position.known[card >> 6] |= bit(card)
        orders *= place + 1
    if count > 0:
        ask(position, SCOUT, seat, (1 << orders) - 1)
        position.origin = count


@rule
def order_scouted(position: Position, order: int) -> None:
    """Put the scouted raiders back in the chosen one of their orders, counted as in a dictionary."""
    count, top = wide(position.origin), wide(position.stack_top)
    orders = 1
    for place in range(1, count):
        orders *= place
    for place in range(count - 1):
        # Of the cards still to be placed the chosen one comes here, and those it passes move on by one.
        chosen = order // orders
        order %= orders
        orders //= max(count - 1 - place, 1)
        card = position.stack[top + place + chosen & RING]
        for passed in range(chosen, 0, -1):
            position.stack[top + place + passed & RING] = position.stack[top + place + passed - 1 & RING]
        position.stack[top + place & RING] = card
    note(position, N_SCOUT, count, 0, 0)
    for place in range(count):
        note(position, N_ITEM, 0, 0, wide(position.stack[top + place & RING]))


# ---------------------------------------------------------------- where a power is aimed


@rule
def aim(table: Table, position: Position, kind: int, option: int) -> None:
    """Use an effect once on whom it is aimed at, or stop using it; what is set off comes before the next use."""
    position.depth = wide(position.depth) - 1
    task = wide(position.tasks[wide(position.depth)])
    seat, side, effect = task >> 16 & 0xFF, task >> 8 & 0xFF, task & 7
    if option == STOP:
        put_off(position, EFFECT, seat, side, task & 0xF)
        return
    put_off(position, EFFECT, seat, side, (task >> 4 & 0xF) - 1 << 4 | 1 << 3 | effect)
    target = option - 1
    if kind == MOVE:
        pick_up(table, position, target // MOST_SEATS, target % MOST_SEATS)
    elif kind == STRIKE:
        card = take_last(table, position, target)
        throw_away(position, card)
        note(position, N_STRIKE, target, 0, card)
        put_off(position, SETTLE, target, REMOVED, 0)
    elif kind == LEND:
        lend(position, target // MOST_SEATS, target % MOST_SEATS)
    else:
        heal(position, target)


@rule
def pick_up(table: Table, position: Position, origin: int, to: int) -> None:
    """Take the last card of a line and ask its receiver for the side."""
    card = take_last(table, position, origin)
    position.card = card
    position.origin = origin
    left = wide(can_defend(table, position, to, card)) << TO_LEFT
    ask(position, SIDE, to, left | wide(to != origin) << TO_RIGHT)


@rule
def put_down(table: Table, position: Position, to: int, side: int) -> None:
    """Lay a moved card down; then the giver is settled, then the receiver (R27)."""
    card, origin = wide(position.card), wide(position.origin)
    position.card = NO_CARD
    note(position, N_MOVE, origin << 4 | to, side, card)
    if side == TO_LEFT:
        lay_left(table, position, to, card)
    else:
        line_up(table, position, to, card)
        put_off(position, SETTLE, to, ADDED, wide(table.value[card]))
    put_off(position, SETTLE, origin, REMOVED, 0)


@rule
def lend(position: Position, owner: int, to: int) -> None:
    """Bring a support token from where it lies to another samurai."""
    hand_over(position, owner, to)
    note(position, N_LEND, owner, to, 0)


@rule
def hand_over(position: Position, owner: int, to: int) -> None:
    """Give a support token to somebody."""
    position.token_at[owner] = to
    position.lent = wide(position.lent) | 1 << owner
