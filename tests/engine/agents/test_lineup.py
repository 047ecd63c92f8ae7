"""Line-ups that play whole games: compiled or asked one by one, they play the same."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from engine import agents
from engine.agents import lineup
from engine.texts.problem import ProblemError

MANY = 2048


def played(rules, specs, number, rotates=False):
    """Play one game in the compiled loop and give its moves and its result."""
    results, log = np.zeros(1, rules.kernel.RESULT), np.zeros(MANY, np.int64)
    count = agents.lineup_of(rules, specs).play(results, 5, number, rotates=rotates, log=log)
    return log[:count].tolist(), results[0].tobytes()


def asked(rules, specs, number, rotates=False):
    """Play the same game by asking each seat, and give its moves and its result."""
    position, log = rules.start(5, number), np.zeros(MANY, np.int64)
    count = lineup.play_out(rules, position, agents.lineup_of(rules, specs).players(5, number, rotates), log)
    result = np.zeros(1, rules.kernel.RESULT)
    rules.kernel.note_result(rules.table, position, result[0])
    return log[:count].tolist(), result[0].tobytes()


@pytest.mark.parametrize(
    "specs",
    [["random"] * 3, ["greedy"] * 3, ["greedy", "random", "greedy-cautious"], ["mcts:6", "greedy", "random"]],
    ids=" ".join,
)
def test_the_loop_and_the_table_play_the_same_game(samurai, specs):
    """A game of a batch can be played again seat by seat, move for move."""
    rules = samurai(3, set_up="chosen")
    assert played(rules, specs, 3) == asked(rules, specs, 3)


def test_rotated_agents_move_on_by_one_seat(samurai):
    """In game 1 the second agent sits first."""
    rules = samurai(2)
    assert played(rules, ["greedy", "random"], 1, rotates=True) == played(rules, ["random", "greedy"], 1)
    assert played(rules, ["greedy", "random"], 2, rotates=True) == played(rules, ["greedy", "random"], 2)
    assert asked(rules, ["greedy", "random"], 1, rotates=True) == asked(rules, ["random", "greedy"], 1)


def test_games_do_not_depend_on_the_batch(samurai):
    """Game 7 is the same alone and among others."""
    rules = samurai(2)
    together, alone = np.zeros(9, rules.kernel.RESULT), np.zeros(1, rules.kernel.RESULT)
    line = agents.lineup_of(rules, ["greedy", "mcts:4"])
    line.play(together, 5, 0)
    line.play(alone, 5, 7)
    assert together[7].tobytes() == alone[0].tobytes()


def test_random_line_ups_take_the_fast_way_and_end_alike(samurai):
    """The game's own random loop and the loop over agents give the same results."""
    rules = samurai(4)
    fast = np.zeros(3, rules.kernel.RESULT)
    agents.lineup_of(rules, ["random"] * 4).play(fast, 5, 0)
    assert [result.tobytes() for result in fast] == [played(rules, ["random"] * 4, n)[1] for n in range(3)]


def test_what_a_line_up_is(samurai):
    """A clock makes a line-up that cannot be repeated, a function one that is not compiled."""
    rules = samurai(2)
    assert agents.lineup_of(rules, ["greedy", "mcts:5"]).is_compiled
    timed = agents.lineup_of(rules, ["greedy", "mcts:5ms"])
    assert (timed.is_repeatable, timed.is_compiled) == (False, False)
    assert agents.lineup_of(rules, ["random", "random"]).is_random


def test_an_agent_without_weights_for_a_game_is_refused(samurai):
    """Weights are a game's own; without them greedy cannot play it."""
    rules = samurai(2)
    nameless = agents.Agent("foreign", "greedy", weights={"chess": {}})
    with pytest.raises(ProblemError, match="no weights for the game samurai"):
        lineup.lowered(nameless, rules)


CHOICES = """
import sys
import numpy as np
from engine import agents, documents, games
from engine.agents import lineup, seats
from engine.maps import map as maps
from engine.play.match import Match
from engine.texts.library import Library

def choices():
    library = Library()
    changes = {"figures.placement": "random", "hand.first": "random"}
    variant = documents.load_variant(library, "2016", changes)
    rules = games.find("samurai").rules(variant, maps.load(library, "japan"), 2)
    match = Match(rules, 5)
    greedy = agents.lineup_of(rules, ["greedy", "greedy-aggressive"]).players(5, 0)
    while len(match.moves) < 30:
        match.play(greedy[match.decider](match.position))
    thinking = [
        agents.player(spec, rules, 5, 0, match.decider)(match.position, match.past)
        for spec in ("mcts:3", "mcts:3:random")
    ]
    agent = agents.read("mcts:3")
    memory = lineup.memory_for([agent], rules)
    seats.Witness(rules, lineup.lowered(agent, rules), memory, match.decider).look_back(match.past)
    return [*match.moves, *thinking, *memory.evidence[match.decider].ravel().tolist()]
"""


def test_interpreted_agents_choose_the_same(root):
    """Without the compiler the same source chooses the same moves."""
    compiled: dict[str, Any] = {}
    exec(CHOICES, compiled)
    found = subprocess.run(
        [sys.executable, "-W", "error", "-c", CHOICES + "print(choices())"],
        cwd=root,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    assert found.stdout.strip() == str(compiled["choices"]())
