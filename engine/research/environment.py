"""A PettingZoo environment of any game: seats decide one after another, as the rules have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from engine.research.encoding import Encoding

if TYPE_CHECKING:
    from engine.play.rules import Rules


class Environment(AECEnv):  # type: ignore[misc]  # it carries no types
    """A game in play. An observation has its row of numbers as `observation` and the legal actions as `action_mask`.

    Rewards come at the end: 1 for a win, a part of it for a shared one, in a co-operative game the same for all. With a
    seed a reset begins the first game of that seed, without one the next game of the last seed. An illegal action
    raises a sentence and changes nothing.
    """

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        name = f"daimyo_{rules.game.replace('-', '_')}_v0"
        self.metadata = {"name": name, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.rules = rules
        self.encoding = Encoding(rules)
        self.position = rules.blank()
        self.possible_agents = [f"seat_{seat}" for seat in range(rules.players)]
        self.agents: list[str] = []
        self._seed, self._number = 0, -1
        shape, actions = (self.encoding.size,), self.encoding.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 1, shape, np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Give what a seat's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Give what a seat's actions look like."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self._number = self._number + 1 if seed is None else 0
        self._seed = self._seed if seed is None else seed
        self.position = self.rules.start(self._seed, self._number)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn_over()

    def observe(self, agent: str) -> dict[str, Any]:
        """Give what a seat may see, and its legal actions."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.encoding.observation(self.position, seat),
            "action_mask": self.encoding.mask(self.position, seat),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the seat that decides; of a seat whose game is over, nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.encoding.play(self.position, int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._turn_over()
        self._accumulate_rewards()

    def _turn_over(self) -> None:
        """Hand on to whoever decides now, or give out what the game was worth."""
        if not self.rules.is_over(self.position):
            self.agent_selection = self.possible_agents[self.rules.decider(self.position)]
            return
        payoffs = self.rules.payoffs(self.position)
        self.rewards = dict(zip(self.possible_agents, payoffs, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """Show nothing: games are looked at on the table."""

    def close(self) -> None:
        """Give nothing back: nothing was taken."""
