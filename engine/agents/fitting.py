"""Models of the rivals fitted to what each of them has done so far in this game, written once for every game.

A search takes each rival for one of several models. How likely each of them is follows from the moves that the rival
has made in the open. For each move the position before it is taken as the watching seat saw it, what it could not see
is dealt anew so that the move was possible, and each model is asked what it would have done: a model is the likelier
the more often it would have made the move as well. That depends on nothing but what the seat has seen, move by move,
with chance of its own for each of them: whoever goes back in a game, or comes to it later, finds the same.

The names `rules`, `evaluation` and `outlook` are given by `kernel.specialise`. Whole numbers only.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.agents.codes import MCTS, NO_MEMORY
from engine.agents.logarithm import halved, log2
from engine.agents.memory import CONCEALED, GUESS, MOST_MODELS
from engine.play.kernel import FOR_MODELS, copy, rule, start, wide, word

rules: Any
evaluation: Any
outlook: Any

IN_ORDER = word(0)
# Of so many best moves the first ones may be equal; who plays one of them plays like the model.
MOST_EQUAL = 4
# How many deals are tried for each that makes the move possible.
MOST_TRIES = 8
# What a model would have done is by so many times likelier than what it would not, and once more.
FAITH = 4
# The rival may be like none of the models. How well somebody unknown explains a move, a logarithm in 1024ths, lies
# halfway between how well agents explain their own moves (-0.3 to -0.4) and those of others (-1.1 to -1.5).
UNKNOWN = -819

Record = np.record


@rule
def begin_game(memory: Any) -> None:
    """Forget what the rivals did in another game."""
    memory.evidence[:] = 0


@rule
def witness(
    table: Record, position: Record, move: int, number: int, lineup: Any, turn: int, memory: Any
) -> None:
    """Let all seats see a move, the game's move of that number; the agent of seat 0 is the one at place `turn`."""
    players = wide(table.players)
    for seat in range(players):
        note(table, position, move, number, lineup[(seat + turn) % players], seat, memory)


@rule
def note(
    table: Record, position: Record, move: int, number: int, agent: Record, seat: int, memory: Any
) -> None:
    """Add what a move tells of its mover to what a seat knows; `position` is the one before the move."""
    if wide(agent.kind) != MCTS or wide(agent.fit) == 0 or wide(agent.models) < 2:
        return
    mover = rules.whose_decision(position)
    # Who keeps nothing in mind does not know what anybody did.
    if mover == seat or wide(agent.memory) == NO_MEMORY or not outlook.is_open(table, position, move):
        return
    concealed, guess, stream = memory.positions[CONCEALED], memory.positions[GUESS], memory.streams[0]
    copy(concealed, position)
    evaluation.conceal(table, concealed, seat)
    for model in range(wide(agent.models)):
        # The same deals for each model.
        start(stream, wide(0), number, wide(FOR_MODELS), seat)
        dealt, alike = wide(0), wide(0)
        for _ in range(MOST_TRIES * wide(agent.fit)):
            copy(guess, concealed)
            rules.determinise(table, guess, seat, stream)
            if rules.is_legal(table, guess, move):
                count = evaluation.rank_moves(
                    table, guess, agent.weights[1 + model], memory.work, wide(MOST_EQUAL), IN_ORDER
                )
                alike += is_best(memory.work, count, move)
                dealt += 1
                if dealt == wide(agent.fit):
                    break
        if dealt > 0:
            memory.evidence[seat, mover, model] += log2(dealt + FAITH * alike) - log2(dealt + FAITH * dealt)
            if model == 0:
                memory.evidence[seat, mover, MOST_MODELS] += UNKNOWN


@rule
def is_best(work: Record, count: int, move: int) -> int:
    """Give 1 where a move is among those that are worth most, else 0."""
    for place in range(count):
        if work.values[place] < work.values[0]:
            break
        if work.moves[place] == move:
            return 1
    return 0


@rule
def share_out(agent: Record, players: int, memory: Any) -> None:
    """Say how often each model is drawn for each rival of the searching seat: as likely as it is.

    Somebody unknown may play like any of them.
    """
    search, models = memory.search, wide(agent.models)
    for seat in range(players):
        known = memory.evidence[wide(search.seat), seat]
        best = known[MOST_MODELS]
        for model in range(models):
            best = max(best, known[model])
        search.shared[seat] = 0
        for model in range(models):
            share = halved(best - known[model]) + halved(best - known[MOST_MODELS]) // models
            search.shares[seat, model] = share
            search.shared[seat] += share
