"""The tree search: it finds what can be found, keeps to its budget, and always the same."""

from __future__ import annotations

import importlib.util
import sys
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import agents
from engine.agents import lineup, seats
from engine.agents.logarithm import log2
from engine.agents.mcts import SCALE
from engine.play.kernel import specialise
from engine.play.rules import View


class NimRules:
    """What agents ask of rules, for the toy."""

    game = "nim"
    players = 2
    search = "mcts"

    def __init__(self, stones):
        name = "agents_nim"
        if name not in sys.modules:
            specification = importlib.util.spec_from_file_location(name, Path(__file__).parent / "nim.py")
            assert specification is not None and specification.loader is not None
            sys.modules[name] = importlib.util.module_from_spec(specification)
            specification.loader.exec_module(sys.modules[name])
        self.kernel = self.module = self.chance = self.evaluation = sys.modules[name]
        self.outlook = specialise(
            "engine.agents.outlook", "agents_nim_outlook", rules=self.module, evaluation=self.module
        )
        self.table = np.zeros(1, self.kernel.TABLE)[0]
        self.table.players, self.table.stones = 2, stones

    def start(self, seed=0, number=0):
        """Lay out the stones."""
        position = np.zeros(1, self.kernel.POSITION)[0]
        self.kernel.set_up(self.table, position, seed, number)
        return position

    def decider(self, position):
        """Say who takes next."""
        return int(position.seat)

    def is_over(self, position):
        """Say whether no stone is left."""
        return int(position.left) == 0

    def view(self, position, seat):
        """Show the stones."""
        return View(seat, 2, {"left": int(position.left)}, (1, 2, 3))


def nim_agent(spec):
    """Give a search for the toy, which has no weights."""
    read = agents.read(spec)
    return agents.Agent(read.name, "mcts", read.budget, read.unit, read.playout, {"nim": {}}, read.search)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
@pytest.mark.parametrize("playouts", ["greedy", "random"])
def test_it_wins_nim(stones, playouts):
    """The search is written for any game of the contract, and finds the move that leaves a multiple of four."""
    rules: Any = NimRules(stones)
    player = seats.player(nim_agent(f"mcts:2000:{playouts}"), rules, 1, 0, 0)
    assert player(rules.start()) == stones % 4


def middle(rules, plays=30):
    """Give a position in the middle of a game between greedy players in which there is a choice."""
    position = rules.start(3)
    players = agents.lineup_of(rules, ["greedy"] * rules.players).players(3, 0)
    while plays > 0 or len(rules.legal_moves(position)) == 1:
        rules.apply(position, players[rules.decider(position)](position))
        plays -= 1
    return position


def grown(rules, position, spec, iterations, nodes=None):
    """Grow a tree and give the memory that holds it."""
    agent = agents.read(spec)
    record, memory = lineup.lowered(agent, rules), lineup.memory_for([agent], rules)
    if nodes is not None:
        memory = memory._replace(nodes=memory.nodes[:nodes])
    mcts = lineup.chooser_for(rules, searches=True)
    stream = seats.stream_for(1, 0, rules.decider(position))
    assert mcts.begin(rules.table, position, record, stream, memory) == -1
    mcts.grow(rules.table, record, memory, iterations)
    return memory


def test_every_iteration_is_remembered_once(samurai):
    """The visits of the root's children add up to the iterations, and each child's outcomes lie in their bounds."""
    rules = samurai(3)
    memory = grown(rules, middle(rules), "mcts:200", 200)
    nodes = memory.nodes
    assert nodes[0].visits == 200 == sum(visits for _, visits in seats.visited(memory))
    used = nodes[1 : int(memory.search.nodes)]
    assert (used["visits"] >= 1).all()
    assert (used["total"] <= used["visits"].astype(np.int64) * SCALE).all()
    assert (used["available"] >= used["visits"]).all()


def test_moves_come_in_by_greedys_order(samurai):
    """The first moves in the tree are those that the agent of its play-outs likes best."""
    rules = samurai(2)
    position = middle(rules)
    seat = rules.decider(position)
    width = agents.read("mcts").search["first_width"]
    memory = grown(rules, position, "mcts:200", width)
    best = [move for move, _ in agents.advice(rules, position, seat, width, "tuned-playouts")]
    assert sorted(move for move, _ in seats.visited(memory)) == sorted(best)


def test_memory_is_bounded(samurai):
    """When all nodes are used the search goes on without adding any."""
    rules = samurai(2)
    memory = grown(rules, middle(rules), "mcts:100", 100, nodes=20)
    assert memory.search.nodes == 20
    assert memory.nodes[0].visits == 100


def test_slices_do_not_matter(samurai):
    """Ten times ten iterations grow the same tree as a hundred."""
    rules = samurai(2)
    position = middle(rules)
    whole, sliced = (grown(rules, position, "mcts:100", count) for count in (100, 10))
    mcts, record = lineup.chooser_for(rules, searches=True), lineup.lowered(agents.read("mcts:100"), rules)
    for _ in range(9):
        mcts.grow(rules.table, record, sliced, 10)
    assert whole[4].tobytes() == sliced[4].tobytes()


def test_the_position_itself_is_left_alone(samurai):
    """Thinking changes nothing on the table."""
    rules = samurai(4)
    position = middle(rules)
    before = position.tobytes()
    agents.player("mcts:20", rules, 1, 0, rules.decider(position))(position)
    agents.advice(rules, position, rules.decider(position), 5, "mcts:20")
    assert position.tobytes() == before


def test_somebody_can_ask_for_an_answer_now(samurai):
    """With the wish to stop a search answers after its first slice, and with a legal move."""
    rules = samurai(2)
    position = middle(rules)
    stop = threading.Event()
    stop.set()
    player = agents.player("mcts:10000000", rules, 1, 0, rules.decider(position), stop)
    started = time.monotonic()
    assert rules.is_legal(position, player(position))
    assert time.monotonic() - started < 60


def test_a_time_is_kept(samurai):
    """With milliseconds for a budget the search ends, whatever the machine."""
    rules = samurai(2)
    position = middle(rules)
    assert rules.is_legal(position, agents.player("mcts:5ms", rules, 1, 0, rules.decider(position))(position))


def test_first_hands_and_drafts_are_greedys(samurai):
    """Before the first turn there is nothing to search: the same stream gives greedy's choice."""
    rules = samurai(2, set_up="chosen")
    position = rules.start(1)
    assert agents.player("mcts:50", rules, 1, 0, 0)(position) == agents.player("greedy", rules, 1, 0, 0)(
        position
    )


def test_advice_is_by_visits(samurai):
    """A search advises what it came back to most."""
    rules = samurai(2)
    position = middle(rules)
    told = agents.advice(rules, position, rules.decider(position), 3, "mcts:100")
    values = [value for _, value in told]
    assert len(told) == 3
    assert values == sorted(values, reverse=True)
    assert agents.advice(rules, position, 1 - rules.decider(position), 3) == []


def test_logarithms_are_whole_numbers():
    """Powers of two are exact, and between them it rises."""
    assert [log2(1 << n) for n in range(20)] == [1024 * n for n in range(20)]
    values = [log2(n) for n in range(1, 3000)]
    assert values == sorted(values)
    assert all(isinstance(value, int) for value in values)
