"""A turn: open tokens, penalties, the action and the card in hand (rules, section 3)."""

from __future__ import annotations

from engine.games.seven_samurai.rules.cards import (
    ask,
    attack_with,
    can_defend,
    is_in,
    kiai_of,
    last_card,
    lay_left,
    left_of,
    let_in,
    note,
    put_under,
    reach,
    right_of,
    take_top,
    throw_away,
)
from engine.games.seven_samurai.rules.kiai import hand_over, rout
from engine.games.seven_samurai.rules.state import (
    ACT,
    ACTION,
    AGAIN,
    ALL_PASSED,
    APPLIED,
    ATTACK,
    CARD,
    DEFEND,
    DISMISS,
    DISMISS_SAME,
    FIGHT,
    FIGHT_TWICE,
    FOUGHT,
    GIVE_EVEN,
    GIVE_LEFT,
    GIVE_ODD,
    GIVE_RIGHT,
    GIVE_UP,
    IGNORE,
    IGNORE_EVEN,
    IGNORE_ODD,
    IGNORED,
    IMPOSSIBLE,
    LEFT_DRAWS,
    LET_IN,
    LOSE_BARRICADE,
    MUST_PASS,
    N_ATTACK,
    N_DEFEND,
    N_DISMISS,
    N_DRAW,
    N_FIGHT,
    N_GIVE,
    N_GIVE_UP,
    N_OPEN,
    N_PASS,
    N_PENALTY,
    N_REDRAW,
    N_SUPPORT,
    N_TURN,
    NO_CARD,
    NO_DEFEND,
    NO_SUPPORT,
    NO_TALENT,
    NOT_DEFENDING,
    NOT_SUPPORTING,
    OPEN,
    ORDER,
    OUT_OF_TURNS,
    PASS,
    PASSING,
    PENALTIES,
    PLAY_CARD,
    REDRAW,
    REDRAW_CARD,
    REINFORCE,
    REST_AFTER_PENALTY,
    RIGHT_DRAWS,
    STACK_DONE,
    STOP,
    SUPPORT,
    TAKE_WOUND,
    TALENTLESS,
    TURN,
    TURN_DONE,
    WHICH_RETURNS,
    WHOM,
    Position,
    Table,
)
from engine.games.seven_samurai.rules.village import end_game, hurt, lose_barricade
from engine.games.seven_samurai.terms import TURN_LIMIT
from engine.play.kernel import inner_rule, rule, wide

# ---------------------------------------------------------------- the start of a turn


@inner_rule
def begin_turn(table: Table, position: Position) -> None:
    """Begin the turn of the active seat: open tokens come before the penalty."""
    turn, seat = wide(position.turn), wide(position.active)
    if turn >= TURN_LIMIT:
        end_game(position, OUT_OF_TURNS)
        return
    position.turn = turn + 1
    position.bound = 0
    note(position, N_TURN, seat, 0, 0)
    position.phase = PENALTIES
    count = 0
    if wide(position.line_size[seat]) > 0:  # as it lies now (R8)
        card = last_card(position, seat)
        count = wide(table.penalties[card])
        position.penalty_value = wide(table.value[card])
        position.penalty[0] = table.penalty[card, 0]
        position.penalty[1] = table.penalty[card, 1]
    position.penalties_left = count
    if wide(position.open_tokens) > 0:
        ask(position, OPEN, seat, 1 | wide(position.open_tokens) << 1)
    elif count == 2 and position.penalty[0] != position.penalty[1]:
        ask(position, ORDER, seat, 3)


@rule
def open_token(table: Table, position: Position, option: int) -> None:
    """Turn an open token over and use its talent from now on, or go on to the penalties."""
    seat = wide(position.active)
    if option != STOP:
        board = option - 1
        position.open_tokens = wide(position.open_tokens) & ~(1 << board)
        position.borrowed[seat] = wide(position.borrowed[seat]) | 1 << board
        note(position, N_OPEN, seat, board, 0)
        if wide(position.open_tokens) > 0:
            ask(position, OPEN, seat, 1 | wide(position.open_tokens) << 1)
            return
    if wide(position.penalties_left) == 2 and position.penalty[0] != position.penalty[1]:
        ask(position, ORDER, seat, 3)


# ---------------------------------------------------------------- penalties


@inner_rule
def next_penalty(table: Table, position: Position) -> None:
    """Apply the next penalty, ask whether a talent ignores it, or go on to the action."""
    if wide(position.penalties_left) == 0:
        position.phase = ACT
        return
    seat = wide(position.active)
    talent = IGNORE_ODD if wide(position.penalty_value) & 1 else IGNORE_EVEN
    if reach(table, position, seat) >> talent & 1:
        ask(position, IGNORE, seat, 3)
    else:
        apply_penalty(table, position)


@inner_rule
def take_penalty(position: Position) -> int:
    """Take the next penalty off the list."""
    penalty = wide(position.penalty[0])
    position.penalty[0] = position.penalty[1]
    position.penalties_left = wide(position.penalties_left) - 1
    return penalty


@rule
def ignore_penalty(position: Position) -> None:
    """Go on as if the next penalty were not there."""
    note(position, N_PENALTY, wide(position.active), take_penalty(position), IGNORED)


@rule
def apply_penalty(table: Table, position: Position) -> None:
    """Apply the next penalty, or wound who cannot."""
    seat, penalty = wide(position.active), take_penalty(position)
    position.phase = REST_AFTER_PENALTY
    if not can_apply(table, position, seat, penalty):
        note(position, N_PENALTY, seat, penalty, IMPOSSIBLE)
        hurt(table, position, seat)
        return
    note(position, N_PENALTY, seat, penalty, APPLIED)
    if penalty == LOSE_BARRICADE:
        lose_barricade(table, position)
    elif penalty == TAKE_WOUND:
        hurt(table, position, seat)
    elif penalty == LET_IN:
        let_in(position)
    elif penalty == NO_DEFEND:
        position.bound = wide(position.bound) | NOT_DEFENDING
    elif penalty == NO_SUPPORT:
        position.bound = wide(position.bound) | NOT_SUPPORTING
    elif penalty == MUST_PASS:
        position.bound = wide(position.bound) | PASSING
    elif penalty == NO_TALENT:
        position.bound = wide(position.bound) | TALENTLESS
    elif penalty == LEFT_DRAWS:
        draw_for(table, position, left_of(table, seat))
    elif penalty == RIGHT_DRAWS:
        draw_for(table, position, right_of(table, seat))
    elif penalty == REINFORCE:
        ask(position, WHICH_RETURNS, 0, 1)
    else:
        options = 0
        for symbol in range(3):
            options |= wide(wide(position.left[seat, symbol]) > 0) << symbol
        ask(position, GIVE_UP, seat, options)


@rule
def can_apply(table: Table, position: Position, seat: int, penalty: int) -> bool:
    """Say whether a penalty can be applied; prohibitions always can (R10)."""
    if penalty == LEFT_DRAWS:
        return is_in(position, left_of(table, seat))
    if penalty == RIGHT_DRAWS:
        return is_in(position, right_of(table, seat))
    if penalty == REINFORCE:
        return wide(position.discards) > 0
    if penalty > NO_TALENT:
        return wide(position.left[seat, 0]) + wide(position.left[seat, 1]) + wide(position.left[seat, 2]) > 0
    return True


@rule
def draw_for(table: Table, position: Position, seat: int) -> None:
    """Let a neighbour draw a raider into his line: no choice, no talents."""
    card = take_top(position)
    note(position, N_DRAW, seat, 0, card)
    attack_with(table, position, seat, card)


@rule
def give_up(position: Position, symbol: int) -> None:
    """Discard a card of one's left."""
    seat = wide(position.active)
    card = wide(position.left[seat, symbol]) - 1
    position.left[seat, symbol] = 0
    throw_away(position, card)
    note(position, N_GIVE_UP, seat, 0, card)


# ---------------------------------------------------------------- the action


@inner_rule
def ask_action(table: Table, position: Position) -> None:
    """Ask for the action; who must pass or is beyond at this very moment passes."""
    seat = wide(position.active)
    bound = wide(position.bound)
    options = 1 << PASS
    if not bound & PASSING and wide(position.total[seat]) <= kiai_of(table, position, seat):
        options |= 1 << FIGHT
        others = ((1 << wide(table.players)) - 1) & ~wide(position.out) & ~(1 << seat)
        has_token = not wide(position.lent) >> seat & 1
        if others and has_token and not bound & NOT_SUPPORTING:
            options |= 1 << SUPPORT
    ask(position, ACTION, seat, options)


@inner_rule
def act(table: Table, position: Position, option: int) -> None:
    """Fight, support or pass."""
    seat = wide(position.active)
    if option == FIGHT:
        position.fights_left = 1
        begin_fight(position)
    elif option == PASS:
        position.out = wide(position.out) | 1 << seat
        position.passes = wide(position.passes) + 1
        note(position, N_PASS, seat, 0, 0)
        is_last = wide(position.out) == (1 << wide(table.players)) - 1
        position.phase = ALL_PASSED if is_last else TURN_DONE
    else:
        others = ((1 << wide(table.players)) - 1) & ~wide(position.out) & ~(1 << seat)
        ask(position, WHOM, seat, others)


@rule
def support(table: Table, position: Position, whom: int) -> None:
    """Give one's token to another; raiders slip in, or flee where the variant is mild."""
    seat = wide(position.active)
    position.supports = wide(position.supports) + 1
    hand_over(position, seat, whom)
    note(position, N_SUPPORT, seat, whom, 0)
    count = min(wide(table.support_raiders), wide(position.stack_size))
    if table.support_discards:
        rout(position, count)
    else:
        for _ in range(count):
            let_in(position)
    position.phase = STACK_DONE if wide(position.stack_size) == 0 else TURN_DONE


# ---------------------------------------------------------------- the card in hand


@inner_rule
def begin_fight(position: Position) -> None:
    """Turn up the top raider."""
    card = take_top(position)
    position.card = card
    position.seat = position.active
    position.gave = 0
    position.is_kept = 0
    position.fights = wide(position.fights) + 1
    position.phase = PLAY_CARD
    note(position, N_FIGHT, wide(position.active), 0, card)


@inner_rule
def ask_card(table: Table, position: Position) -> None:
    """Ask the holder of a card what becomes of it."""
    seat, card = wide(position.seat), wide(position.card)
    options = 1 << ATTACK
    if can_defend(table, position, seat, card):
        options |= 1 << DEFEND
    if not position.is_kept:
        options |= talented_options(table, position, seat, card)
    ask(position, CARD, seat, options)


@inner_rule
def talented_options(table: Table, position: Position, seat: int, card: int) -> int:
    """Give what the talents in reach of a holder let him do with a card."""
    talents, options, value = reach(table, position, seat), 0, wide(table.value[card])
    if talents >> DISMISS_SAME & 1:
        for place in range(wide(position.line_size[seat])):
            if wide(table.value[wide(position.line[seat, place])]) == value:
                options |= 1 << DISMISS
    if talents >> REDRAW_CARD & 1 and wide(position.stack_size) > 0:  # R14
        options |= 1 << REDRAW
    if talents >> (GIVE_ODD if value & 1 else GIVE_EVEN) & 1 and not wide(position.gave) >> seat & 1:  # R16
        if is_in(position, left_of(table, seat)):
            options |= 1 << GIVE_LEFT
        if wide(table.players) > 2 and is_in(position, right_of(table, seat)):
            options |= 1 << GIVE_RIGHT
    return options


@inner_rule
def play_card(table: Table, position: Position, option: int) -> None:
    """Do with the card in hand what its holder chose."""
    seat, card = wide(position.seat), wide(position.card)
    if option == ATTACK:
        position.card = NO_CARD
        position.phase = FOUGHT
        note(position, N_ATTACK, seat, 0, 0)
        attack_with(table, position, seat, card)
    elif option == DEFEND:
        position.card = NO_CARD
        position.phase = FOUGHT
        note(position, N_DEFEND, seat, 0, 0)
        lay_left(table, position, seat, card)
    else:
        play_talent(table, position, seat, card, option)


@rule
def play_talent(table: Table, position: Position, seat: int, card: int, option: int) -> None:
    """Dismiss a card, exchange it, or give it on."""
    if option == DISMISS:
        position.card = NO_CARD
        position.phase = FOUGHT
        note(position, N_DISMISS, seat, 0, 0)
        throw_away(position, card)
    elif option == REDRAW:
        put_under(position, card)
        position.card = take_top(position)
        position.is_kept = 1  # R15
        note(position, N_REDRAW, seat, 0, wide(position.card))
    else:
        to = left_of(table, seat) if option == GIVE_LEFT else right_of(table, seat)
        position.gave = wide(position.gave) | 1 << seat
        position.seat = to
        note(position, N_GIVE, seat, to, 0)


@inner_rule
def rest_after_fight(table: Table, position: Position) -> None:
    """End the round if the stack is empty, or ask for the second fight where there may be one (R12)."""
    if wide(position.stack_size) == 0:
        position.phase = STACK_DONE
        return
    seat = wide(position.active)
    position.phase = TURN_DONE
    if position.fights_left and reach(table, position, seat) >> FIGHT_TWICE & 1:
        ask(position, AGAIN, seat, 3)


@rule
def fight_again(position: Position) -> None:
    """Fight for the second time in a turn."""
    position.fights_left = 0
    begin_fight(position)


# ---------------------------------------------------------------- the end of a turn


@inner_rule
def end_turn(table: Table, position: Position) -> None:
    """Send the support tokens home that the seat holds, and give the turn to the next who is in."""
    seat = wide(position.active)
    if position.lent:
        send_home(table, position, seat)
    if table.tokens_last_turn:
        position.borrowed[seat] = 0
    seat = left_of(table, seat)
    while not is_in(position, seat):
        seat = left_of(table, seat)
    position.active = seat
    position.phase = TURN


@rule
def send_home(table: Table, position: Position, seat: int) -> None:
    """Give all support tokens of others that a seat holds back to their owners."""
    for owner in range(wide(table.players)):
        if wide(position.token_at[owner]) == seat and owner != seat:
            position.token_at[owner] = owner
            position.lent = wide(position.lent) & ~(1 << owner)
