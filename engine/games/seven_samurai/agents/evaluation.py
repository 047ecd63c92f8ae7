"""Greedy's evaluation of 7 Samurai: each answer to a question has a value, by rules of thumb and the agent's weights.

Defend what is missing, aim at the exact Kiai, keep no last card whose penalty hurts, give a card to who can use it, and
fight by the mean over the cards that may come: only what lies open is looked at. All values are whole numbers, in
thousandths of one unit, so that every machine finds the same move.
"""

from __future__ import annotations

import numpy as np

from engine.games.seven_samurai.agents.outlook import look_out
from engine.games.seven_samurai.agents.weights import WEIGHTS, lower
from engine.games.seven_samurai.rules import state
from engine.games.seven_samurai.rules.cards import (
    can_defend,
    is_active,
    kiai_of,
    last_card,
    left_of,
    reach,
    right_of,
    side_of,
)
from engine.games.seven_samurai.rules.moves import question_of
from engine.games.seven_samurai.rules.play import score_of
from engine.games.seven_samurai.rules.state import Position, Table
from engine.games.seven_samurai.terms import MOST_CARDS, MOST_SEATS, PENALTIES
from engine.play.kernel import lowest, mixed, ones, rule, wide, word
from engine.play.ranking import insert

__all__ = [
    "HAS_WEIGHTS",
    "MOST_LISTED",
    "OUTCOME",
    "WEIGHTS",
    "WORK",
    "conceal",
    "is_set_up",
    "lower",
    "outcome",
]
__all__ += ["rank_moves"]

HAS_WEIGHTS = True
MOST_LISTED = 64
# What `outcome` gives for a game that could not have gone better: a team that cannot win should at least hold out.
OUTCOME = 10_000
WON, PER_POINT, MOST_POINTS = 9_000, 100, 1_000
PER_ROUND, PER_STACK, PER_LEFT, MOST_LEFT = 1_350, 900, 54, 900

IN_ORDER = word(0)
UNIT = 1000
LISTED = "<i8"
PENALTY_KINDS = len(PENALTIES)
NEVER = -(1 << 40)

WORK = np.dtype(
    (
        np.record,
        [
            ("moves", LISTED, (MOST_LISTED,)),
            ("values", LISTED, (MOST_LISTED,)),
            ("ties", LISTED, (MOST_LISTED,)),
            # What may come next: cards and how many of each, as far as everybody knows.
            ("coming", LISTED, (MOST_CARDS,)),
            ("shares", LISTED, (MOST_CARDS,)),
            ("count", LISTED),
            # What each penalty costs and each symbol is worth to the samurai whose fight is weighed.
            ("odd_costs", LISTED, (PENALTY_KINDS,)),
            ("even_costs", LISTED, (PENALTY_KINDS,)),
            ("defences", LISTED, (4,)),
        ],
    )
)
Work = np.record
Weights = np.record

# ---------------------------------------------------------------- what things are worth


@rule
def barricade_value(position: Position, weights: Weights) -> int:
    """Give what the next barricade or farm is worth that would be lost."""
    barricades, farms = wide(position.barricades), wide(position.farms)
    if barricades > 2:
        return weights.barricade_many
    if barricades > 0:
        return weights.barricade_two if barricades == 2 else weights.barricade_one
    if farms > 3:
        return weights.barricade_farm
    return weights.barricade_few_farms if farms > 1 else weights.barricade_last_farm


@rule
def wound_value(table: Table, position: Position, weights: Weights, seat: int) -> int:
    """Give what a wound of a samurai costs."""
    next_wound = wide(position.wounds[seat]) + 1
    if next_wound >= wide(table.wounds_to_die):
        return weights.wound_deadly
    if side_of(table, position, seat) == 1:
        return weights.wound_animal
    return weights.wound_turning if next_wound == wide(table.wounds_to_flip) else weights.wound_first


@rule
def penalty_cost(
    table: Table, position: Position, weights: Weights, seat: int, card: int, talents: int
) -> int:
    """Give what a card costs a samurai with some talents when his turn begins with it as his last one."""
    count = wide(table.penalties[card])
    if count == 0:
        return wide(0)
    if talents >> (state.IGNORE_ODD if wide(table.value[card]) & 1 else state.IGNORE_EVEN) & 1:
        return wide(0)
    cost = wide(0)
    for place in range(count):
        penalty = wide(table.penalty[card, place])
        if penalty == state.LOSE_BARRICADE:
            cost += barricade_value(position, weights)
        elif penalty == state.TAKE_WOUND:
            cost += wound_value(table, position, weights, seat)
        elif penalty == state.LET_IN:
            cost += weights.penalty_intruder * barricade_value(position, weights) // UNIT
        elif penalty == state.NO_DEFEND:
            cost += weights.penalty_no_defend
        elif penalty == state.NO_SUPPORT:
            cost += weights.penalty_no_support
        elif penalty == state.MUST_PASS:
            cost += weights.penalty_must_pass
        elif penalty == state.REINFORCE:
            cost += weights.penalty_reinforce
        elif penalty == state.NO_TALENT:
            cost += weights.penalty_no_talent
        elif penalty == state.LOSE_DEFENCE:
            cost += weights.penalty_lose_defence
        else:
            cost += weights.penalty_draws
    return cost


@rule
def keeping_cost(table: Table, position: Position, weights: Weights, seat: int, talents: int) -> int:
    """Give what it costs that the last card of a line stays the last, and strikes again."""
    if wide(position.line_size[seat]) == 0:
        return wide(0)
    cost = penalty_cost(table, position, weights, seat, last_card(position, seat), talents)
    return weights.penalty_again * cost // UNIT


@rule
def attack_value(
    table: Table, position: Position, weights: Weights, seat: int, card: int, talents: int
) -> int:
    """Give what it is worth to take a card into a line."""
    value = wide(table.value[card])
    short = kiai_of(table, position, seat) - wide(position.total[seat]) - value
    cost = penalty_cost(table, position, weights, seat, card, talents)
    if short == 0:
        return weights.attack_kiai - weights.attack_kiai_penalty * cost // UNIT
    if short < 0:
        beaten = barricade_value(position, weights) + weights.attack_beaten
        return -beaten - weights.attack_beaten_penalty * cost // UNIT
    near = weights.attack_near if short == 1 else wide(0)
    return -weights.attack_value * value - weights.attack_penalty * cost // UNIT - near


@rule
def defend_value(table: Table, position: Position, weights: Weights, seat: int, card: int) -> int:
    """Give what it is worth to lay a card on the left."""
    return symbol_value(table, position, weights, seat, wide(table.symbol[card]))


@rule
def symbol_value(table: Table, position: Position, weights: Weights, seat: int, symbol: int) -> int:
    """Give what a symbol on the left is worth."""
    if symbol == state.DOLL:
        return weights.defend_doll + (weights.defend_last_family if wide(position.families) == 1 else wide(0))
    if symbol == state.FARM:
        few = wide(position.farms) <= wide(table.players)
        return weights.defend_farm + (weights.defend_few_farms if few else wide(0))
    next_wound = wide(position.wounds[seat]) + 1
    if next_wound >= wide(table.wounds_to_die):
        return weights.defend_hat_near_death
    near = next_wound == wide(table.wounds_to_flip)
    return weights.defend_hat_near_turn if near else weights.defend_hat


@rule
def play_value(
    table: Table, position: Position, weights: Weights, seat: int, card: int, talents: int, kept: int
) -> int:
    """Give what the better of attack and defence is worth to who holds a card; `kept` is what his last card costs."""
    value = attack_value(table, position, weights, seat, card, talents)
    if can_defend(table, position, seat, card):
        value = max(value, defend_value(table, position, weights, seat, card) - kept)
    return value


@rule
def fight_value(table: Table, position: Position, weights: Weights, work: Work, seat: int) -> int:
    """Give what a fight is worth: the mean over the cards that may be on top of the stack.

    The same as the mean of `play_value`, but what does not depend on the card is looked up once.
    """
    talents = reach(table, position, seat)
    kept = keeping_cost(table, position, weights, seat, talents)
    prepare(table, position, weights, work, seat, talents, kept)
    room = kiai_of(table, position, seat) - wide(position.total[seat])
    beaten = barricade_value(position, weights) + weights.attack_beaten
    total, count = wide(0), wide(0)
    for place in range(look_out(table, position, work)):
        card = work.coming[place]
        worth = wide(table.value[card])
        costs = work.odd_costs if worth & 1 else work.even_costs
        cost = wide(0)
        for each in range(wide(table.penalties[card])):
            cost += costs[wide(table.penalty[card, each])]
        if worth < room:
            near = weights.attack_near if worth + 1 == room else wide(0)
            value = -weights.attack_value * worth - weights.attack_penalty * cost // UNIT - near
        elif worth == room:
            value = weights.attack_kiai - weights.attack_kiai_penalty * cost // UNIT
        else:
            value = -beaten - weights.attack_beaten_penalty * cost // UNIT
        value = max(value, work.defences[wide(table.symbol[card])])
        total += value * work.shares[place]
        count += work.shares[place]
    return total // max(count, 1)


@rule
def prepare(
    table: Table, position: Position, weights: Weights, work: Work, seat: int, talents: int, kept: int
) -> None:
    """Write down what each penalty and each symbol means to a samurai now."""
    barricade = barricade_value(position, weights)
    costs = work.odd_costs
    costs[state.LOSE_BARRICADE] = barricade
    costs[state.TAKE_WOUND] = wound_value(table, position, weights, seat)
    costs[state.LET_IN] = weights.penalty_intruder * barricade // UNIT
    costs[state.NO_DEFEND] = weights.penalty_no_defend
    costs[state.NO_SUPPORT] = weights.penalty_no_support
    costs[state.LEFT_DRAWS] = weights.penalty_draws
    costs[state.RIGHT_DRAWS] = weights.penalty_draws
    costs[state.MUST_PASS] = weights.penalty_must_pass
    costs[state.REINFORCE] = weights.penalty_reinforce
    costs[state.NO_TALENT] = weights.penalty_no_talent
    costs[state.LOSE_DEFENCE] = weights.penalty_lose_defence
    for penalty in range(PENALTY_KINDS):
        work.even_costs[penalty] = wide(0) if talents >> state.IGNORE_EVEN & 1 else costs[penalty]
        if talents >> state.IGNORE_ODD & 1:
            costs[penalty] = 0
    is_bound = is_active(position, seat) and wide(position.bound) & state.NOT_DEFENDING
    for symbol in range(3):
        is_free = wide(position.left[seat, symbol]) == 0 and not is_bound
        worth = symbol_value(table, position, weights, seat, symbol) - kept
        work.defences[symbol] = worth if is_free else NEVER
    work.defences[state.NO_SYMBOL] = NEVER


# ---------------------------------------------------------------- answers


@rule
def value_of(table: Table, position: Position, weights: Weights, work: Work, kind: int, option: int) -> int:
    """Give what an answer is worth."""
    seat = wide(position.seat)
    if kind == state.CARD:
        return card_value(table, position, weights, work, seat, wide(position.card), option)
    if kind == state.ACTION:
        return action_value(table, position, weights, work, seat, option)
    if kind == state.OPEN:
        return open_value(table, position, weights, seat, option)
    if kind == state.IGNORE:
        penalty = wide(position.penalty[0])
        is_wound = penalty == state.TAKE_WOUND
        cost = wound_value(table, position, weights, seat) if is_wound else weights.penalty_apply
        return weights.penalty_ignore if option else -cost
    if kind == state.GIVE_UP:
        return -defend_value(table, position, weights, seat, wide(position.left[seat, option]) - 1)
    if kind == state.WHOM:
        spare = kiai_of(table, position, option) - wide(position.total[option])
        return -spare * weights.action_whom
    if kind == state.AGAIN:
        return fight_value(table, position, weights, work, seat) if option else -weights.card_again
    if kind == state.KIAI:
        return weights.power_use * option
    if kind == state.SIDE:
        card = wide(position.card)
        if option == state.TO_LEFT:
            return defend_value(table, position, weights, seat, card)
        return attack_value(table, position, weights, seat, card, reach(table, position, seat))
    if kind in (state.MOVE, state.STRIKE, state.LEND, state.HEAL):
        return aim_value(table, position, weights, kind, option)
    return wide(0)


@rule
def card_value(
    table: Table, position: Position, weights: Weights, work: Work, seat: int, card: int, option: int
) -> int:
    """Give what it is worth to do something with the card in hand."""
    talents = reach(table, position, seat)
    if option == state.ATTACK:
        return attack_value(table, position, weights, seat, card, talents)
    kept = keeping_cost(table, position, weights, seat, talents)
    if option == state.DEFEND:
        return defend_value(table, position, weights, seat, card) - kept
    if option == state.DISMISS:
        return weights.card_dismiss - kept
    if option == state.REDRAW:
        return fight_value(table, position, weights, work, seat) - weights.card_redraw
    to = left_of(table, seat) if option == state.GIVE_LEFT else right_of(table, seat)
    talents = reach(table, position, to)
    theirs = keeping_cost(table, position, weights, to, talents)
    return play_value(table, position, weights, to, card, talents, theirs) - weights.card_give - kept


@rule
def action_value(
    table: Table, position: Position, weights: Weights, work: Work, seat: int, option: int
) -> int:
    """Give what fighting, supporting or passing is worth."""
    if option == state.FIGHT:
        return weights.action_fight + fight_value(table, position, weights, work, seat)
    slip = weights.penalty_intruder * barricade_value(position, weights) // UNIT
    if option == state.SUPPORT:
        kept = keeping_cost(table, position, weights, seat, reach(table, position, seat))
        return weights.action_support - slip - kept
    ins = wide(table.players) - ones(word(position.out))
    share = UNIT * wide(position.stack_size) // max(ins, 1)
    value = weights.action_pass - slip * weights.action_pass_raiders // UNIT * share // UNIT
    for symbol in range(3):
        if wide(position.left[seat, symbol]) == 0:
            worth = weights.defend_hat if symbol == state.HAT else weights.defend_farm
            worth = weights.defend_doll if symbol == state.DOLL else worth
            value -= weights.action_pass_missing * worth // UNIT * share // UNIT
    return value


@rule
def open_value(table: Table, position: Position, weights: Weights, seat: int, option: int) -> int:
    """Give what it is worth to take an open token now: so many by so many rounds, and one at a time."""
    if option == state.STOP:
        return wide(0)
    talent = wide(table.talent[option - 1])
    value = weights.open_redraw
    if talent in (state.GIVE_EVEN, state.GIVE_ODD):
        value = weights.open_give
    elif talent in (state.IGNORE_EVEN, state.IGNORE_ODD):
        value = weights.open_ignore
    elif talent == state.FIGHT_TWICE:
        value = weights.open_twice
    elif talent == state.DISMISS_SAME:
        value = weights.open_dismiss
    used = wide(table.boards) - wide(table.players) - ones(word(position.open_tokens))
    number = wide(position.round_number)
    most = weights.open_most_a_round * number - (weights.open_most_early if number == 1 else wide(0))
    held_back = weights.open_most_a_round > 0 and (used >= most or wide(position.borrowed[seat]) > 0)
    return -value if held_back else value


@rule
def aim_value(table: Table, position: Position, weights: Weights, kind: int, option: int) -> int:
    """Give what it is worth to aim a power at somebody."""
    if option == state.STOP:
        return weights.power_spare_heal if kind == state.HEAL else wide(0)
    one, other = (option - 1) // MOST_SEATS, (option - 1) % MOST_SEATS
    if kind == state.HEAL:
        dying = wide(position.wounds[other]) + 1 >= wide(table.wounds_to_die)
        return weights.power_heal_death if dying else wide(0)
    if kind == state.LEND:
        return weights.power_lend_next if other == left_of(table, wide(position.active)) else wide(0)
    origin = other if kind == state.STRIKE else one
    card = last_card(position, origin)
    total, aim = wide(position.total[origin]), kiai_of(table, position, origin)
    frees = total > aim and total - wide(table.value[card]) <= aim
    cost = penalty_cost(table, position, weights, origin, card, reach(table, position, origin))
    relief = weights.attack_value * wide(table.value[card])
    if kind == state.STRIKE:
        freed = weights.power_strike_freed if frees else relief
        return freed + weights.power_strike_penalty * cost // UNIT
    freed = weights.power_move_freed if frees else relief
    if other == origin:
        gain = defend_value(table, position, weights, other, card)
    else:
        gain = play_value(table, position, weights, other, card, reach(table, position, other), wide(0))
    return freed + weights.power_move_penalty * cost // UNIT + gain


@rule
def rank_moves(table: Table, position: Position, weights: Weights, work: Work, most: int, stir: int) -> int:
    """Write the best moves and their values into `work.moves` and `work.values`, best first, and count them."""
    kind, question = wide(position.kind), question_of(position)
    options, listed, order = word(position.options), wide(0), wide(0)
    most = min(most, wide(MOST_LISTED))
    work.count = -1
    while options != word(0):
        option = lowest(options)
        options &= options - word(1)
        value = value_of(table, position, weights, work, kind, option)
        tie = -order if stir == IN_ORDER else wide(mixed(stir ^ word(option + 1)) >> word(1))
        listed = insert(work, listed, most, question | option, value, tie)
        order += 1
    return listed


# ---------------------------------------------------------------- for the search


@rule
def is_set_up(position: Position) -> bool:
    """Nothing is chosen before the first turn."""
    return True


@rule
def conceal(table: Table, position: Position, seat: int) -> None:
    """Leave the position: every guess deals anew all that is hidden."""


@rule
def outcome(table: Table, position: Position, seat: int) -> int:
    """Give how well an ended game went: a win by its score, a loss by how far the team came."""
    if wide(position.reason) == state.HELD:
        return WON + min(PER_POINT * score_of(table, position), MOST_POINTS)
    cards = ones(position.pool[0]) + ones(position.pool[1])
    stack = PER_STACK * (cards - wide(position.stack_size)) // max(cards, 1)
    left = wide(position.farms) + wide(position.families) + wide(position.barricades) // 2
    return PER_ROUND * (wide(position.round_number) - 1) + stack + min(PER_LEFT * left, MOST_LEFT)
