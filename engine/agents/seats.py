"""Agents at the table: each answers a position with a move, one game long, and gives advice."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from engine.agents import own
from engine.agents.lineup import chooser_for, fitting_for, lowered, memory_for
from engine.agents.mcts import SCALE
from engine.agents.memory import Memory
from engine.play import kernel
from engine.play.past import NO_PAST, Past
from engine.play.sight import Sight

if TYPE_CHECKING:
    from engine.agents import Agent
    from engine.play.rules import Rules


class Player(Protocol):
    """Somebody who answers a position with a move; what happened before is told to whoever learns from it."""

    def __call__(self, position: np.record, past: Past = NO_PAST, /) -> int:
        """Give the move."""


# How many iterations pass between two looks at the clock and at the wish to stop: a few milliseconds.
SLICE = 64
IN_ORDER = np.uint64(0)


def stream_for(seed: int, number: int, seat: int) -> np.record:
    """Give the stream of an agent's own chance in a game."""
    stream = np.zeros(1, kernel.STREAM)[0]
    kernel.start(stream, seed, number, kernel.FOR_AGENT, seat)
    return stream


def player(
    agent: Agent, rules: Rules, seed: int, number: int, seat: int, stop: threading.Event | None = None
) -> Player:
    """Give somebody who plays one seat of one game."""
    if agent.is_own:
        registered = own.found(agent.name, agent.code)
        asked = own.Seat(registered, number, own.chance_for(seed, number, seat), stop)
        if not registered.rows:
            return lambda position, past=NO_PAST: asked.move(rules.view(position, seat))
        sight = Sight(rules)
        return lambda position, past=NO_PAST: asked.move(
            replace(rules.view(position, seat), row=sight.observation(position, seat))
        )
    stream = stream_for(seed, number, seat)
    if agent.kind == "random":
        return lambda position, past=NO_PAST: int(rules.chance.random_move(rules.table, position, stream))
    record, memory = lowered(agent, rules), memory_for([agent], rules)
    if agent.kind == "greedy":
        choose = chooser_for(rules, searches=False).choose
        return lambda position, past=NO_PAST: int(choose(rules.table, position, record, stream, memory))
    mcts, witness = chooser_for(rules, searches=True), Witness(rules, record, memory, seat)

    def searched(position: np.record, past: Past = NO_PAST) -> int:
        """Search slice by slice until the budget is spent or somebody wants an answer."""
        witness.look_back(past)
        move = int(mcts.begin(rules.table, position, record, stream, memory))
        if move >= 0:
            return move
        think(agent, mcts, rules, record, memory, stop)
        return int(mcts.pick(memory))

    return searched


class Witness:
    """What a searching seat learns from a game's past; of a game that has gone on it looks only at what is new."""

    def __init__(
        self, rules: Rules, record: np.record, memory: Memory, seat: int, template: str = ""
    ) -> None:
        self._rules, self._record, self._memory, self._seat = rules, record, memory, seat
        self._fitting = fitting_for(rules, is_tree=(template or rules.search) == "mcts")
        self._began = b""
        self._seen: tuple[int, ...] = ()

    def look_back(self, past: Past) -> None:
        """Fit the models of the rivals to all that happened, and to nothing else."""
        began, moves = past.positions[0].tobytes() if past.moves else b"", tuple(past.moves)
        if began != self._began or moves[: len(self._seen)] != self._seen:
            self._memory.evidence[self._seat] = 0
            self._seen = ()
        table, memory = self._rules.table, self._memory
        for number in range(len(self._seen), len(moves)):
            position = past.positions[number]
            self._fitting.note(table, position, moves[number], number, self._record, self._seat, memory)
        self._began, self._seen = began, moves


def think(
    agent: Agent, mcts: Any, rules: Rules, record: np.record, memory: Memory, stop: threading.Event | None
) -> None:
    """Let a tree grow; what grows does not depend on the slices."""
    ends = time.monotonic() + agent.budget / 1000
    left = agent.budget
    while True:
        iterations = SLICE if agent.is_timed else min(SLICE, left)
        mcts.grow(rules.table, record, memory, iterations)
        left -= iterations
        is_spent = time.monotonic() >= ends if agent.is_timed else left <= 0
        if is_spent or (stop is not None and stop.is_set()):
            return


def advice(
    agent: Agent, rules: Rules, position: np.record, seat: int, count: int, past: Past = NO_PAST
) -> list[tuple[int, int]]:
    """Give a seat's best moves and their values: by the evaluation, or by how often a search came back to them."""
    if rules.is_over(position) or rules.decider(position) != seat:
        return []
    if agent.is_own or agent.kind == "random":
        return [(player(agent, rules, 0, 0, seat)(position), 0)]
    record, memory = lowered(agent, rules), memory_for([agent], rules)
    if agent.kind == "mcts":
        mcts = chooser_for(rules, searches=True)
        Witness(rules, record, memory, seat).look_back(past)
        if int(mcts.begin(rules.table, position, record, stream_for(0, 0, seat), memory)) < 0:
            think(agent, mcts, rules, record, memory, None)
            return visited(memory)[:count]
    return ranked(rules, position, record, memory, count)


@dataclass(frozen=True, slots=True)
class Expected:
    """What an agent expects of a move: points of an evaluation, or the share that a search's games give the seat.

    `doubt` is half of Wilson's 95 % interval of the share: what lies between 0 and 1 with this mean spreads no
    more than wins and losses do, and a few games that were all lost leave much open.
    """

    move: int
    points: int = 0
    share: float | None = None
    doubt: float = 0.0


def expectations(
    agent: Agent, rules: Rules, position: np.record, seat: int, count: int, past: Past = NO_PAST
) -> list[Expected]:
    """Give a seat's best moves, best first, with what is expected of each."""
    if agent.kind != "mcts":
        return [Expected(*each) for each in advice(agent, rules, position, seat, count)]
    if rules.is_over(position) or rules.decider(position) != seat:
        return []
    record, memory, mcts = (
        lowered(agent, rules),
        memory_for([agent], rules),
        chooser_for(rules, searches=True),
    )
    Witness(rules, record, memory, seat).look_back(past)
    if int(mcts.begin(rules.table, position, record, stream_for(0, 0, seat), memory)) >= 0:
        return [Expected(*each) for each in ranked(rules, position, record, memory, count)]
    think(agent, mcts, rules, record, memory, None)
    return _expected(rules, memory)[:count]


def _expected(rules: Rules, memory: Memory) -> list[Expected]:
    from engine.metrics.statistics import wilson
    from engine.play.kernel import PAYOFF

    nodes, found, child = memory.nodes, [], int(memory.nodes[0].child)
    is_tree = rules.search == "mcts"
    while child:
        node = nodes[child]
        visits = max(int(node.visits), 1)
        share = int(node.won) / PAYOFF / visits if is_tree else int(node.total) / SCALE / visits
        low, high = wilson(min(max(share, 0.0), 1.0) * visits, visits)
        # A tree comes back most to its best; on the same deals every move is tried as often, and the mean decides.
        found.append((visits if is_tree else share, Expected(int(node.move), 0, share, (high - low) / 2)))
        child = int(node.sibling)
    return [each for _, each in sorted(found, key=lambda entry: (-entry[0], entry[1].move))]


def ranked(
    rules: Rules, position: np.record, record: np.record, memory: Memory, count: int
) -> list[tuple[int, int]]:
    """Give the moves that an evaluation likes best."""
    evaluation, work = rules.evaluation, memory.work
    most = np.int64(min(count, evaluation.MOST_LISTED))
    found = int(evaluation.rank_moves(rules.table, position, record.weights[0], work, most, IN_ORDER))
    return [(int(work.moves[i]), int(work.values[i])) for i in range(found)]


def visited(memory: Memory) -> list[tuple[int, int]]:
    """Give the moves at the root of a tree, the most visited first, with the visits."""
    nodes = memory.nodes
    found, child = [], int(nodes[0].child)
    while child:
        found.append((int(nodes[child].move), int(nodes[child].visits)))
        child = int(nodes[child].sibling)
    return sorted(found, key=lambda entry: (-entry[1], entry[0]))
