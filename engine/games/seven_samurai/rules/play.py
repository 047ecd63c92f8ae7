"""Playing: an answer is carried out, and the game goes on to the next question."""

from __future__ import annotations

from engine.games.seven_samurai.rules.cards import note, put_off, tokens_on
from engine.games.seven_samurai.rules.kiai import (
    aim,
    answer_kiai,
    go_on_with_power,
    order_scouted,
    put_down,
    release,
    settle,
)
from engine.games.seven_samurai.rules.moves import option_of
from engine.games.seven_samurai.rules.rounds import end_round, go_on_ending, heal_for_family, shuffle_stack
from engine.games.seven_samurai.rules.state import (
    ACT,
    ACTION,
    AGAIN,
    ALL_PASSED,
    BARRICADES,
    CARD,
    CARD_WORDS,
    FIRST_CHANCE,
    FOUGHT,
    GIVE_UP,
    HELD,
    IGNORE,
    KIAI,
    N_SHUFFLE,
    NOTHING,
    OPEN,
    ORDER,
    OVER,
    PENALTIES,
    PLAY_CARD,
    RELEASE,
    REST_AFTER_PENALTY,
    RING,
    SCOUT,
    SETTLE,
    SIDE,
    STACK_DONE,
    TURN,
    TURN_DONE,
    WHICH_RETURNS,
    WHO_IS_HURT,
    WHOM,
    YES,
    Position,
    Result,
    Table,
)
from engine.games.seven_samurai.rules.turn import (
    act,
    apply_penalty,
    ask_action,
    ask_card,
    begin_turn,
    end_turn,
    fight_again,
    give_up,
    ignore_penalty,
    next_penalty,
    open_token,
    play_card,
    rest_after_fight,
    support,
)
from engine.games.seven_samurai.rules.village import hurt, lose_barricade
from engine.play.kernel import below, bit, inner_rule, lowest, nth_of_few, ones, rule, wide, word

# ---------------------------------------------------------------- answers


@inner_rule
def answer(table: Table, position: Position, option: int) -> None:
    """Carry out an answer to the question that is open."""
    kind = wide(position.kind)
    position.kind = NOTHING
    if kind == CARD:
        play_card(table, position, option)
    elif kind == ACTION:
        act(table, position, option)
    else:
        answer_rarely(table, position, kind, option)


@rule
def answer_rarely(table: Table, position: Position, kind: int, option: int) -> None:
    """Carry out an answer to one of the rarer questions."""
    if kind == OPEN:
        open_token(table, position, option)
    elif kind == ORDER:
        if option:
            first = position.penalty[0]
            position.penalty[0] = position.penalty[1]
            position.penalty[1] = first
    elif kind == IGNORE:
        if option:
            ignore_penalty(position)
        else:
            apply_penalty(table, position)
    elif kind == GIVE_UP:
        give_up(position, option)
    elif kind == WHOM:
        support(table, position, option)
    elif kind == AGAIN:
        if option == YES:
            fight_again(position)
    elif kind == KIAI:
        answer_kiai(table, position, wide(position.seat), option)
    elif kind == SCOUT:
        order_scouted(position, option)
    elif kind == SIDE:
        put_down(table, position, wide(position.seat), option)
    else:
        aim(table, position, kind, option)


# ---------------------------------------------------------------- going on


@inner_rule
def go_on(table: Table, position: Position) -> None:
    """Do the next thing that is set off, or the next step of the turn or of the end of the round."""
    if wide(position.depth) > 0:
        do_task(table, position)
        return
    phase = wide(position.phase)
    if phase <= FOUGHT:
        go_on_with_turn(table, position, phase)
    elif phase <= ALL_PASSED:
        end_round(position, wide(phase == ALL_PASSED))
    else:
        go_on_ending(table, position)


@inner_rule
def go_on_with_turn(table: Table, position: Position, phase: int) -> None:
    """Do the next step of a turn, and those after it up to a question or something that is set off.

    Most turns go straight through all of them: one after the other in one rule is faster than one at a time.
    """
    if phase == PLAY_CARD:
        ask_card(table, position)
        return
    if phase == FOUGHT:
        rest_after_fight(table, position)
        phase = wide(position.phase)
    if phase == TURN_DONE and wide(position.kind) == NOTHING:
        end_turn(table, position)
        phase = TURN
    if phase == TURN:
        begin_turn(table, position)
        phase = wide(position.phase)
    elif phase == REST_AFTER_PENALTY:
        phase = STACK_DONE if wide(position.stack_size) == 0 else PENALTIES
        position.phase = phase
    if phase == PENALTIES and wide(position.kind) == NOTHING:
        next_penalty(table, position)
        phase = wide(position.phase)
    if phase == ACT and wide(position.kind) == NOTHING:
        ask_action(table, position)


@rule
def do_task(table: Table, position: Position) -> None:
    """Do the task that was put off last."""
    depth = wide(position.depth) - 1
    position.depth = depth
    task = wide(position.tasks[depth])
    what, seat, one, two = task >> 24, task >> 16 & 0xFF, task >> 8 & 0xFF, task & 0xFF
    if what == SETTLE:
        settle(table, position, seat, one, two)
    elif what == RELEASE:
        release(table, position, seat)
    elif what == BARRICADES:
        if one > 0:
            put_off(position, BARRICADES, seat, one - 1, 0)
            lose_barricade(table, position)
    else:
        go_on_with_power(table, position, task)


@inner_rule
def advance(table: Table, position: Position) -> None:
    """Go on until somebody has a choice, chance has to fall, or the game is over."""
    while True:
        kind = wide(position.kind)
        if kind == NOTHING:
            if wide(position.phase) == OVER:
                return
            go_on(table, position)
        elif kind >= FIRST_CHANCE:
            return
        else:
            options = word(position.options)
            if options & options - word(1) != word(0):
                return
            answer(table, position, lowest(options))


@rule
def roll(table: Table, position: Position) -> None:
    """Let chance answer, or what is written down for it."""
    if wide(position.script_at) < wide(position.scripted):
        read_script(table, position)
    elif wide(position.kind) == WHICH_RETURNS:
        position.kind = NOTHING
        bring_back(position, below(position, wide(position.discards)))
        shuffle_stack(position, wide(position.stack_size))
    else:
        options = word(position.options)
        meet_by_chance(table, position, nth_of_few(options, below(position, ones(options))))
    if wide(position.script_at) == wide(position.scripted):
        position.script_at = 0
        position.scripted = 0


@rule
def meet_by_chance(table: Table, position: Position, option: int) -> None:
    """Carry out what chance decided about somebody."""
    kind = wide(position.kind)
    position.kind = NOTHING
    if kind == WHO_IS_HURT:
        hurt(table, position, option)
    else:
        heal_for_family(table, position, option)


@rule
def read_script(table: Table, position: Position) -> None:
    """Take from the script whom chance meets, or which card comes back and how the stack lies then."""
    at = wide(position.script_at)
    position.script_at = at + 1
    if wide(position.kind) == WHICH_RETURNS:
        position.kind = NOTHING
        bring_back(position, wide(position.script[at]))
        top = wide(position.stack_top)
        for place in range(wide(position.stack_size)):
            position.stack[top + place & RING] = position.script[at + 1 + place]
        position.script_at = at + 1 + wide(position.stack_size)
    else:
        meet_by_chance(table, position, wide(position.script[at]))


@rule
def bring_back(position: Position, place: int) -> None:
    """Put a card of the discard under the stack, of whose order nobody knows anything any more (R11)."""
    card, last = wide(position.discard[place]), wide(position.discards) - 1
    position.discard[place] = position.discard[last]
    position.discards = last
    size, top = wide(position.stack_size), wide(position.stack_top)
    position.stack[top + size & RING] = card
    position.stack_size = size + 1
    position.old_intruders = position.intruders
    # Those that sank before may have slipped in since: of them no more is known than that they are about.
    for part in range(CARD_WORDS):
        position.sunk[part] = word(0)
    position.sunk[card >> 6] |= bit(card)
    for other in range(size):
        known = wide(position.stack[top + other & RING])
        # All knew that these are in the stack, and still do, but not where.
        position.sunk[known >> 6] |= position.known[known >> 6] & bit(known)
        position.known[known >> 6] &= ~bit(known)
    position.known[card >> 6] &= ~bit(card)
    note(position, N_SHUFFLE, 0, 0, card)


@inner_rule
def apply(table: Table, position: Position, move: int) -> None:
    """Carry out a legal move and all that follows from it, chance included."""
    answer(table, position, option_of(move))
    while True:
        advance(table, position)
        if wide(position.kind) < FIRST_CHANCE:
            return
        roll(table, position)


@rule
def begin(table: Table, position: Position, move: int) -> None:
    """Carry out a move and nothing that follows: `follow` does that step by step."""
    answer(table, position, option_of(move))


@rule
def follow(table: Table, position: Position) -> bool:
    """Do one of the things that follow from a move, and say whether there was one; the same as `apply` in steps."""
    kind = wide(position.kind)
    if kind == NOTHING:
        if wide(position.phase) == OVER:
            return False
        go_on(table, position)
    elif kind >= FIRST_CHANCE:
        roll(table, position)
    else:
        options = word(position.options)
        if options & options - word(1) != word(0):
            return False
        answer(table, position, lowest(options))
    return True


# ---------------------------------------------------------------- results


@rule
def score_of(table: Table, position: Position) -> int:
    """Give the score of a village as it stands: farms, families, and a point if no board has a wound token."""
    tokens = 0
    for seat in range(wide(table.players)):
        tokens += tokens_on(table, position, seat)
    score = wide(table.points_farm) * wide(position.farms) + wide(table.points_family) * wide(
        position.families
    )
    return score + (wide(table.points_unwounded) if tokens == 0 else 0)


@rule
def note_result(table: Table, position: Position, result: Result) -> None:
    """Write down how a game ended and what was done in it."""
    players, is_won = wide(table.players), wide(position.reason) == HELD
    result.winners = (1 << players) - 1 if is_won else 0
    result.turns = position.turn
    result.reason = position.reason
    result.round_number = position.round_number
    result.farms = position.farms
    result.families = position.families
    result.barricades = position.barricades
    score = score_of(table, position)
    result.score = score if is_won else 0
    result.told_score = score + 1 if is_won else 0
    result.kiai = position.kiai_reached
    result.kiai_used = position.kiai_used
    result.supports = position.supports
    result.fights = position.fights
    result.passes = position.passes
    for seat in range(players):
        result.wounds[seat] = position.wounds[seat]
        result.samurai[seat] = position.samurai[seat]
    for number in range(wide(position.round_number)):
        for part in range(3):
            result.after_round[number, part] = position.after_round[number, part]
