"""A search without a tree, for games whose luck drowns what a single move is worth: every move on the same deals.

In rounds, each move that is still in the running is tried on the same guess at what is hidden, with the same chance to
come, and the game is played to its end by a simple policy. What counts is how much better a move did than greedy's own
on the same deal: luck that both shared cancels out. Moves that are clearly worse drop out, so that the budget goes to
those that matter. Greedy's move stands unless another is better by more than the doubt about it.

It offers what `mcts` offers and takes its place where a game asks for it. The names `rules`, `chance`, `evaluation` and
`outlook` are given by `kernel.specialise`. All comparisons are between whole numbers.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from engine.agents.codes import MCTS, RANDOM
from engine.agents.memory import CONCEALED, GUESS, MOST_TRIED
from engine.play.kernel import FOR_SEARCH, copy, draw, mixed, rule, start, wide, word

rules: Any
chance: Any
evaluation: Any
outlook: Any

IN_ORDER = word(0)
ROOT = 0
SCALE = 1 << 16
# After so many rounds moves may drop out that are behind by so many standard errors.
LEAST_ROUNDS, HOPELESS = 12, 2

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
    """Give the move where no search is needed, or list those that will be tried and give -1."""
    count, work = wide(0), memory.work
    if wide(agent.kind) != RANDOM:
        searches = wide(agent.kind) == MCTS and evaluation.is_set_up(position)
        stir = IN_ORDER if searches else mixed(draw(stream)) | word(1)
        width = min(wide(agent.most_width), wide(MOST_TRIED), wide(len(memory.nodes) - 1))
        most = max(width, wide(1)) if searches else wide(1)
        count = evaluation.rank_moves(table, position, agent.weights[0], work, most, stir)
    if count == 0:
        return chance.random_move(table, position, stream)
    if count == 1:
        return work.moves[0]
    search, nodes = memory.search, memory.nodes
    seat = rules.whose_decision(position)
    search.seat = seat
    start(
        memory.streams[0], wide(draw(stream)) << 31 | wide(draw(stream)) >> 1, wide(0), wide(FOR_SEARCH), seat
    )
    copy(memory.positions[CONCEALED], position)
    evaluation.conceal(table, memory.positions[CONCEALED], seat)
    search.chance = memory.streams[0].chance
    search.nodes = count + 1
    search.next = 0
    list_moves(search, nodes, work, count, seat)
    return wide(-1)


@rule
def list_moves(search: Record, nodes: Any, work: Record, count: int, seat: int) -> None:
    """Make the moves children of the root, greedy's own first."""
    nodes[ROOT].visits = 0
    nodes[ROOT].child = 1
    for place in range(count):
        node = nodes[place + 1]
        node.move = work.moves[place]
        node.total = 0
        node.visits = 0
        node.available = 1  # still in the running
        node.child = 0
        node.sibling = place + 2 if place + 1 < count else 0
        node.seat = seat
        search.sums[place] = 0
        search.squares[place] = 0


@rule
def grow(table: Record, agent: Record, memory: Any, iterations: int) -> None:
    """Go through a number of games: guess, play a move, play out, compare."""
    search, work, nodes = memory.search, memory.work, memory.nodes
    concealed, guess, stream = memory.positions[CONCEALED], memory.positions[GUESS], memory.streams[0]
    for _ in range(iterations):
        if memory.halt[0] != 0:
            break  # the game is given up, whatever was found
        place = wide(search.next)
        if place == 0:
            # A new deal, and a new stream of chance, for all moves of this round.
            search.chance = mixed(search.chance) | word(1)
        stream.chance = search.chance
        copy(guess, concealed)
        rules.determinise(table, guess, wide(search.seat), stream)
        rules.apply(table, guess, nodes[place + 1].move)
        while not rules.is_over(guess):
            count = wide(0)
            if wide(agent.playout) != RANDOM:
                stir = mixed(draw(stream)) | word(1)
                count = evaluation.rank_moves(table, guess, agent.weights[0], work, wide(1), stir)
            rules.apply(
                table, guess, work.moves[0] if count > 0 else chance.random_move(table, guess, stream)
            )
        remember(search, nodes, place, evaluation.outcome(table, guess, wide(search.seat)))


@rule
def remember(search: Record, nodes: Any, place: int, outcome: int) -> None:
    """Compare a move with the first of its round, and go on to the next that is in the running."""
    outcome = outcome * SCALE // evaluation.OUTCOME
    node = nodes[place + 1]
    node.visits += 1
    node.total += outcome
    nodes[ROOT].visits += 1
    if place == 0:
        search.first = outcome
    gain = outcome - search.first
    search.sums[place] += gain
    search.squares[place] += gain * gain >> 8
    place += 1
    while place < wide(search.nodes) - 1 and nodes[place + 1].available == 0:
        place += 1
    if place == wide(search.nodes) - 1:
        place = wide(0)
        if wide(nodes[1].visits) >= LEAST_ROUNDS:
            drop_hopeless(search, nodes)
    search.next = place


@rule
def gain_of(search: Record, nodes: Any, place: int) -> int:
    """Give the mean gain of a move over greedy's."""
    return search.sums[place] // max(wide(nodes[place + 1].visits), 1)


@rule
def doubt_of(search: Record, nodes: Any, place: int) -> int:
    """Give the standard error of that gain."""
    visits = max(wide(nodes[place + 1].visits), 1)
    mean = search.sums[place] // visits
    spread = (search.squares[place] << 8) // visits - mean * mean
    return wide(sqrt(max(spread, 0) // visits))


@rule
def drop_hopeless(search: Record, nodes: Any) -> None:
    """Take moves out of the running that are far behind the best; greedy's stays, to be compared with."""
    best, doubt = wide(0), wide(0)
    for place in range(1, wide(search.nodes) - 1):
        gain = gain_of(search, nodes, place)
        if gain > best:
            best, doubt = gain, doubt_of(search, nodes, place)
    for place in range(1, wide(search.nodes) - 1):
        reach = gain_of(search, nodes, place) + HOPELESS * doubt_of(search, nodes, place)
        if reach < best - HOPELESS * doubt:
            nodes[place + 1].available = 0


@rule
def pick(memory: Any) -> int:
    """Give the move that gained most, if it is more than the doubt about it; else greedy's."""
    search, nodes = memory.search, memory.nodes
    best, chosen = wide(0), wide(0)
    for place in range(1, wide(search.nodes) - 1):
        gain = gain_of(search, nodes, place)
        if nodes[place + 1].available and gain > best and gain > doubt_of(search, nodes, place):
            best, chosen = gain, place
    # Whoever asks for the most visited move is told this one.
    nodes[chosen + 1].visits = nodes[ROOT].visits
    return nodes[chosen + 1].move
