"""Line-ups that play whole games: agents as records, the memory they think in, and the compiled loop."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.agents import unfitted, weights_for
from engine.agents.codes import KINDS, MCTS, MEMORIES, RANDOM
from engine.agents.memory import MOST_MODELS, NODE, SEARCH, Memory
from engine.play import kernel
from engine.play.halting import Halt, Halted
from engine.play.past import Past
from engine.texts.library import start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import say

if TYPE_CHECKING:
    from engine.agents import Agent
    from engine.agents.seats import Player
    from engine.play.rules import Rules

# With a time for a budget nobody knows how many nodes there will be; when all are used, the tree grows no more.
TIMED_NODES = 1 << 17

_NUMBER = "<i8"
CONSTANTS = (
    "exploration",
    "first_width",
    "widening",
    "most_width",
    "inner_widening",
    "inner_width",
    "lead",
    "fit",
)
NO_LOG = np.zeros(0, np.int64)


@cache
def agent_type(evaluation: ModuleType) -> np.dtype[Any]:
    """Give the type of an agent's record; the weights are the game's own."""
    numbers = ("kind", "budget", "playout", "memory", "models", *CONSTANTS)
    fields: list[tuple[Any, ...]] = [(name, _NUMBER) for name in numbers]
    # Its own weights, and those of its models of the rivals.
    return np.dtype((np.record, [*fields, ("weights", evaluation.WEIGHTS, (1 + MOST_MODELS,))]))


def lowered(agent: Agent, rules: Rules) -> np.record:
    """Make an agent's record for a game, or raise that it has no weights for it."""
    evaluation = rules.evaluation
    record = np.zeros(1, agent_type(evaluation))[0]
    record.kind = KINDS[agent.kind]
    record.budget = agent.budget
    record.playout = KINDS.get(agent.playout, RANDOM)
    for name, value in agent.search.items():
        record[name] = value
    record.memory = MEMORIES[agent.memory]
    if record.kind != RANDOM and evaluation.HAS_WEIGHTS:
        own = weights_for(agent.weights, rules)
        if own is None:
            message = say(
                "The agent `{agent}` has no weights for the game {game}.", agent=agent.name, game=rules.game
            )
            raise ProblemError([start_of(agent.name).problem("agent-game", message)])
        # A model that knows another game is none of this one's rivals.
        known = [weights_for(model, rules) for model in agent.rivals]
        models = [values for values in known if values is not None]
        record.models = len(models)
        for place, values in enumerate([own, *models]):
            record.weights[place] = evaluation.lower(values)
        if "forgets" in (evaluation.WEIGHTS.names or ()):
            record.weights["forgets"] = record.memory
    return record


def memory_for(agents: Sequence[Agent], rules: Rules, halt: Halt | None = None, spare: int = 0) -> Memory:
    """Give what agents need to think with; each thread needs its own, and all may share the wish to stop.

    A tree has room for its agent's budget, and for `spare` iterations beyond it.
    """
    nodes = max((_nodes(agent) for agent in agents), default=1) + spare
    return Memory(
        search=np.zeros(1, SEARCH)[0],
        work=np.zeros(1, rules.evaluation.WORK)[0],
        streams=np.zeros(1, kernel.STREAM),
        positions=np.zeros(2, rules.kernel.POSITION),
        nodes=np.zeros(nodes, NODE),
        halt=(halt or Halt()).flag,
        evidence=np.zeros((rules.players, rules.players, MOST_MODELS + 1), np.int64),
    )


def _nodes(agent: Agent) -> int:
    if agent.kind != "mcts":
        return 1
    return TIMED_NODES if agent.is_timed else min(agent.budget + 1, TIMED_NODES)


def chooser_for(rules: Rules, searches: bool) -> ModuleType:
    """Give the compiled agents of a game: all, or for speed of compiling only those that do not search."""
    if searches:
        return search_for(rules, rules.search)
    return _specialised("policy", f"policy@{rules.game}", rules, evaluation=rules.evaluation)


def search_for(rules: Rules, template: str) -> ModuleType:
    """Give a compiled search for a game, though it may be another than the game's own."""
    given = {"evaluation": rules.evaluation, "outlook": rules.outlook}
    if template == "mcts":
        given["fitting"] = fitting_for(rules, is_tree=True)
    return _specialised(template, f"{template}@{rules.game}", rules, **given)


def loop_for(rules: Rules, searches: bool) -> ModuleType:
    """Give the compiled loop of a game over whole games."""
    name = f"loop@{rules.game}@{'mcts' if searches else 'policy'}"
    chooser = chooser_for(rules, searches)
    given = {"chooser": chooser, "fitting": fitting_for(rules, searches and rules.search == "mcts")}
    given["evaluation"] = rules.evaluation
    return _specialised("loop", name, rules, **given)


def fitting_for(rules: Rules, is_tree: bool) -> ModuleType:
    """Give what agents of a game learn from the moves of others: a tree search takes each of them for somebody."""
    if not is_tree:
        return unfitted
    given = {"evaluation": rules.evaluation, "outlook": rules.outlook}
    return _specialised("fitting", f"fitting@{rules.game}", rules, **given)


def random_loop_for(rules: Rules) -> ModuleType:
    """Give the compiled loop of a game over whole games at random."""
    return _specialised("random", f"random@{rules.game}", rules)


def _specialised(template: str, name: str, rules: Rules, **names: ModuleType) -> ModuleType:
    given = {"rules": rules.module, "chance": rules.chance, **names}
    return kernel.specialise(f"{__package__}.{template}", f"{__package__}.{name}", **given)


@dataclass(frozen=True)
class Lineup:
    """Agents in the order of their seats, ready to play; it may be used by several threads at once."""

    rules: Rules
    agents: tuple[Agent, ...]

    @property
    def is_repeatable(self) -> bool:
        """Say whether the same seed gives the same games: a time for a budget does not."""
        return not any(agent.is_timed for agent in self.agents)

    @property
    def is_compiled(self) -> bool:
        """Say whether all agents play inside the compiled loop."""
        return self.is_repeatable and not any(agent.is_own for agent in self.agents)

    @property
    def is_random(self) -> bool:
        """Say whether all agents play at random."""
        return all(agent.kind == "random" for agent in self.agents)

    @property
    def searches(self) -> bool:
        """Say whether some agent searches."""
        return any(agent.kind == "mcts" for agent in self.agents)

    @cached_property
    def records(self) -> np.ndarray[Any, Any]:
        """The agents' records, one for each seat."""
        records = np.zeros(len(self.agents), agent_type(self.rules.evaluation))
        for seat, agent in enumerate(self.agents):
            records[seat] = lowered(agent, self.rules)
        return records

    def memory(self, halt: Halt | None = None) -> Memory:
        """Give fresh memory to think with; each thread needs its own."""
        return memory_for(self.agents, self.rules, halt)

    def play(
        self,
        results: np.ndarray[Any, Any],
        seed: int,
        first: int = 0,
        *,
        rotates: bool = False,
        log: np.ndarray[Any, Any] = NO_LOG,
        halt: Halt | None = None,
    ) -> int:
        """Play as many games as there are results, numbered from `first`; count and log the moves of the last one.

        With `rotates` the agents move on by one seat from game to game. When `halt` is set the games are given up, and
        the answer is -1.
        """
        rules, streams = self.rules, np.zeros(self.rules.players, kernel.STREAM)
        if self.is_random and not len(log):
            loop = random_loop_for(rules)
            loop.play_at_random(rules.table, rules.blank(), streams, results, seed, first)
            return 0
        if self.is_compiled:
            loop = loop_for(rules, self.searches)
            return int(
                loop.play_games(
                    rules.table,
                    rules.blank(),
                    self.records,
                    rotates,
                    streams,
                    self.memory(halt),
                    results,
                    log,
                    seed,
                    first,
                )
            )
        return self._play_in_python(results, seed, first, rotates, log, halt or Halt())

    def _play_in_python(
        self,
        results: np.ndarray[Any, Any],
        seed: int,
        first: int,
        rotates: bool,
        log: np.ndarray[Any, Any],
        halt: Halt,
    ) -> int:
        """Play games in which somebody's function or the clock takes part."""
        count = 0
        for i in range(len(results)):
            position = self.rules.start(seed, first + i)
            try:
                count = play_out(
                    self.rules, position, self.players(seed, first + i, rotates, halt), log, halt
                )
            except Halted:
                count = -1
            if count < 0:
                return count
            self.rules.kernel.note_result(self.rules.table, position, results[i])
        return count

    def players(
        self, seed: int, number: int, rotates: bool = False, stop: Halt | None = None
    ) -> list[Player]:
        """Give who answers at each seat in one game."""
        from engine.agents import seats

        turn = number % len(self.agents) if rotates else 0
        seated = [*self.agents[turn:], *self.agents[:turn]]
        return [
            seats.player(agent, self.rules, seed, number, seat, stop) for seat, agent in enumerate(seated)
        ]


def play_out(
    rules: Rules,
    position: np.record,
    players: Sequence[Player],
    log: np.ndarray[Any, Any] = NO_LOG,
    halt: Halt | None = None,
) -> int:
    """Play a game to its end on the position itself, asking each seat's player; count and log the moves.

    When `halt` is set the game is given up, and the answer is -1.
    """
    positions: list[np.record] = []
    moves: list[int] = []
    past = Past(positions, moves)
    while not rules.is_over(position):
        move = players[rules.decider(position)](position, past)
        if halt is not None and halt.is_set():
            return -1
        if len(moves) < len(log):
            log[len(moves)] = move
        positions.append(position.copy())
        moves.append(move)
        rules.apply(position, move)
    return len(moves)


__all__ = [
    "MCTS",
    "Lineup",
    "chooser_for",
    "loop_for",
    "lowered",
    "memory_for",
    "play_out",
    "random_loop_for",
]
