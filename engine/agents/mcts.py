"""Information-set Monte Carlo tree search, written once for every game.

Every iteration deals anew what the searching seat cannot see, goes down a tree of moves by upper confidence bounds,
adds one move to it, plays the game to its end by a simple policy, and tells every move on the way how it went. Moves
come into the tree in the order in which greedy likes them, more of them the more often a node was visited. A node's
children are told apart by their moves alone; since a move may be possible in one deal and not in another, a child's
bound counts the visits in which it could have been chosen (Cowling, Powley and Whitehouse, 2012).

The names `rules`, `chance`, `evaluation`, `outlook` and `fitting` are given by `kernel.specialise`: a game's compiled
rules, its random player, its evaluation, what else a search knows of it, and how likely each model of a rival is. All
comparisons are between whole numbers, so that every machine finds the same move. Numba optimises all that a rule calls
once more with each caller, so whatever calls the rules of the game stands in one rule, `grow`.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from engine.agents.codes import MCTS, NO_MEMORY, RANDOM
from engine.agents.logarithm import log2
from engine.agents.memory import CONCEALED, GUESS, MAX_DEPTH
from engine.play.kernel import FOR_SEARCH, below, copy, draw, mixed, rule, start, wide, word

rules: Any
chance: Any
evaluation: Any
outlook: Any
fitting: Any

# Moves of equal value go by their number in the tree; outside, chance decides.
IN_ORDER = word(0)
ROOT, OUTSIDE = wide(0), wide(-1)
# Outcomes and bounds are in parts of this.
SCALE = 1 << 16

Record = np.record


@rule
def choose(table: Record, position: Record, agent: Record, stream: Record, memory: Any) -> int:
    """Give an agent's move."""
    move = begin(table, position, agent, stream, memory)
    if move < 0:
        grow(table, agent, memory, wide(agent.budget))
        move = pick(memory)
    return move


@rule
def begin(table: Record, position: Record, agent: Record, stream: Record, memory: Any) -> int:
    """Give the move where no search is needed, or plant a tree and give -1.

    First hands and drafts are greedy's, and where there is no choice there is nothing to search.
    """
    count, work = 0, memory.work
    if wide(agent.kind) != RANDOM:
        searches = wide(agent.kind) == MCTS and evaluation.is_set_up(position)
        stir = IN_ORDER if searches else mixed(draw(stream)) | word(1)
        most = wide(2) if searches else wide(1)
        count = evaluation.rank_moves(table, position, agent.weights[0], work, most, stir)
    if count == 0:
        return chance.random_move(table, position, stream)
    if count == 1:
        return work.moves[0]
    plant(table, position, agent, stream, memory)
    return wide(-1)


@rule
def plant(table: Record, position: Record, agent: Record, stream: Record, memory: Any) -> None:
    """Begin a tree for the seat to move, and a stream of its own, without anything that the seat cannot see."""
    search, streams, positions, nodes = memory.search, memory.streams, memory.positions, memory.nodes
    seat = rules.whose_decision(position)
    search.seat = seat
    start(streams[0], wide(draw(stream)) << 31 | wide(draw(stream)) >> 1, wide(0), wide(FOR_SEARCH), seat)
    copy(positions[CONCEALED], position)
    evaluation.conceal(table, positions[CONCEALED], seat)
    search.nodes = 1
    search.forced = -1
    for other in range(wide(table.players)):
        search.wins[other] = 0
    fitting.share_out(agent, wide(table.players), memory)
    clear_node(nodes[ROOT])


@rule
def clear_node(node: Record) -> None:
    """Make a node one that was never visited."""
    node.move = -1
    node.total = 0
    node.won = 0
    node.visits = 0
    node.available = 0
    node.child = 0
    node.sibling = 0
    node.seat = 0


@rule
def grow(table: Record, agent: Record, memory: Any, iterations: int) -> None:
    """Go through a number of iterations: guess, descend, add a move, play out, remember."""
    search, work, nodes = memory.search, memory.work, memory.nodes
    concealed, guess, stream = memory.positions[CONCEALED], memory.positions[GUESS], memory.streams[0]
    for _ in range(iterations):
        if memory.halt[0] != 0:
            break  # the game is given up, whatever the tree says
        copy(guess, concealed)
        rules.determinise(table, guess, wide(search.seat), stream)
        if wide(agent.memory) == NO_MEMORY:
            outlook.forget(table, guess, wide(search.seat), stream)
        draw_models(search, agent, wide(table.players), stream)
        search.depth = 0
        place = ROOT
        while not rules.is_over(guess):
            count = wide(0)
            if place == ROOT and search.forced >= 0:
                place = go_to(search, nodes, ROOT, search.forced, rules.whose_decision(guess))
                rules.apply(table, guess, search.move)
                continue
            if place != OUTSIDE or wide(agent.playout) != RANDOM:
                width = width_of(agent, nodes[place], wide(table.players)) if place != OUTSIDE else wide(1)
                # One more than the width tells whether there is a choice at all.
                most = width + wide(place != OUTSIDE)
                stir = IN_ORDER if place != OUTSIDE else mixed(draw(stream)) | word(1)
                weights = agent.weights[search.models[rules.whose_decision(guess)]]
                count = evaluation.rank_moves(table, guess, weights, work, most, stir)
            if count == 0:
                place = OUTSIDE
                move = chance.random_move(table, guess, stream)
            elif place == OUTSIDE or count == 1:
                move = work.moves[0]
            else:
                place = step_down(
                    agent, search, work, nodes, place, min(count, width), rules.whose_decision(guess)
                )
                move = search.move
            rules.apply(table, guess, move)
        for seat in range(wide(table.players)):
            won = evaluation.outcome(table, guess, seat) * SCALE // evaluation.OUTCOME
            led = outlook.lead(table, guess, seat) * SCALE // outlook.LEAD if agent.lead > 0 else won
            search.outcomes[seat] = won + (led - won) * wide(agent.lead) // 100
            search.payoffs[seat] = rules.payoff(table, guess, seat)
            search.wins[seat] += search.payoffs[seat]
        remember(search, nodes)


@rule
def draw_models(search: Record, agent: Record, players: int, stream: Record) -> None:
    """Choose by whose weights each rival plays this time; the searching seat plays by its own."""
    for seat in range(players):
        search.models[seat] = 0
        if wide(agent.models) > 0 and seat != wide(search.seat):
            model, rest = 0, below(stream, wide(search.shared[seat]))
            while rest >= search.shares[seat, model]:
                rest -= search.shares[seat, model]
                model += 1
            search.models[seat] = 1 + model


@rule
def width_of(agent: Record, node: Record, players: int) -> int:
    """Give how many moves a node may look at: more and more with its visits.

    Below the root it grows more slowly the more opponents there are, since each decision is visited less.
    """
    if node.move == -1:
        width = wide(agent.first_width) + wide(sqrt(wide(node.visits) * wide(agent.widening) / 100))
        return min(width, wide(agent.most_width))
    opponents = max(players - 1, 1)
    growth = wide(agent.inner_widening) / (100 * opponents * opponents)
    return min(1 + wide(sqrt(wide(node.visits) * growth)), wide(agent.inner_width))


@rule
def step_down(
    agent: Record, search: Record, work: Record, nodes: Any, place: int, count: int, seat: int
) -> int:
    """Choose among the best moves the one with the highest bound, or the first that is not in the tree yet.

    Give the node where the descent goes on, which is outside after a new one.
    """
    best, chosen = -1, 0
    for i in range(count):
        child = child_of(nodes, place, work.moves[i])
        if child == 0:
            return add_node(search, nodes, place, work.moves[i], seat)
        nodes[child].available += 1
        bound = bound_of(agent, nodes[child])
        if bound > best:
            best, chosen = bound, child
    return take_step(search, nodes, chosen)


@rule
def take_step(search: Record, nodes: Any, chosen: int) -> int:
    """Go on to a node of the tree, and give where the descent goes on."""
    search.move = nodes[chosen].move
    search.path[search.depth] = chosen
    search.depth += 1
    return chosen if wide(search.depth) < MAX_DEPTH else OUTSIDE


@rule
def go_to(search: Record, nodes: Any, place: int, move: int, seat: int) -> int:
    """Go on with one move, whatever the others are worth."""
    child = child_of(nodes, place, move)
    return take_step(search, nodes, child) if child > 0 else add_node(search, nodes, place, move, seat)


@rule
def child_of(nodes: Any, place: int, move: int) -> int:
    """Find a node's child by its move; the root is nobody's child."""
    child = wide(nodes[place].child)
    while child > 0 and nodes[child].move != move:
        child = wide(nodes[child].sibling)
    return child


@rule
def add_node(search: Record, nodes: Any, place: int, move: int, seat: int) -> int:
    """Add a move to the tree while there is room; the play-out begins with it."""
    search.move = move
    if wide(search.nodes) < len(nodes):
        child = search.nodes
        search.nodes = child + 1
        clear_node(nodes[child])
        nodes[child].move = move
        nodes[child].seat = seat
        nodes[child].available = 1
        nodes[child].sibling = nodes[place].child
        nodes[place].child = child
        search.path[search.depth] = child
        search.depth += 1
    return OUTSIDE


@rule
def bound_of(agent: Record, node: Record) -> int:
    """Give a child's upper confidence bound: its mean outcome, and more the less it was tried."""
    visits = wide(node.visits)
    mean = node.total // visits
    doubt = wide(sqrt((log2(wide(node.available)) << 22) // visits))
    return mean + wide(agent.exploration) * doubt // 100


@rule
def remember(search: Record, nodes: Any) -> None:
    """Add the outcome to the moves that led to it, each for the seat that made it."""
    nodes[ROOT].visits += 1
    for i in range(search.depth):
        node = nodes[search.path[i]]
        node.visits += 1
        node.total += search.outcomes[wide(node.seat)]
        node.won += search.payoffs[wide(node.seat)]


@rule
def pick(memory: Any) -> int:
    """Give the move that was visited most."""
    nodes = memory.nodes
    best, move = 0, wide(-1)
    child = wide(nodes[ROOT].child)
    while child > 0:
        if wide(nodes[child].visits) > best:
            best, move = wide(nodes[child].visits), nodes[child].move
        child = wide(nodes[child].sibling)
    return move
