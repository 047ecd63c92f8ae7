"""A policy learns a game from nothing but its rules, by masked PPO of sb3-contrib, against `random` at all other seats.

    python docs/examples/learn_with_ppo.py --variant naishi/base --steps 150000 --output naishi-policy.zip

At the end it plays games that it has never seen and says how many it wins; `learned_agent.py` seats it at the table.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

try:
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    from engine import agents, research
    from engine.metrics.statistics import wilson
    from engine.research.environment import Environment
except ImportError as missing:
    sys.exit(f"{missing.name} is not installed: pip install 'daimyo[research]' sb3-contrib")

RIVAL = "random"
# Games by which the policy is judged are of a seed that no learner's game has.
UNSEEN = 1_000_003


class OneSeat(gymnasium.Env[Any, int]):
    """A game as one seat meets it: the others play by themselves until it has to decide again, or the game is over.

    The seat is another one from game to game: rows are counted from the own seat, so one policy learns all of them.
    """

    def __init__(self, rules: Any, seed: int) -> None:
        self.table = Environment(rules)
        first = self.table.possible_agents[0]
        self.observation_space = self.table.observation_space(first)["observation"]
        self.action_space = self.table.action_space(first)
        self._seed, self._number, self.seat = seed, -1, 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin the next game."""
        super().reset(seed=seed)
        self._number += 1
        rules = self.table.rules
        self.seat = self._number % rules.players
        self.table.reset(seed=self._seed if self._number == 0 else None)
        self._rivals = [
            agents.player(RIVAL, rules, self._seed, self._number, seat) for seat in range(rules.players)
        ]
        self._let_others_play()
        return self._row(), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an action, and whatever the others answer."""
        self.table.step(int(action))
        self._let_others_play()
        reward = self.table.rewards[self.table.possible_agents[self.seat]]
        return self._row(), float(reward), self._is_over, False, {}

    def action_masks(self) -> Any:
        """Give a one for each legal action; sb3-contrib asks for it by this name."""
        return self.table.encoding.mask(self.table.position, self.seat).astype(bool)

    @property
    def _is_over(self) -> bool:
        return bool(self.table.rules.is_over(self.table.position))

    def _row(self) -> Any:
        return self.table.encoding.observation(self.table.position, self.seat)

    def _let_others_play(self) -> None:
        rules, moves = self.table.rules, self.table.encoding.moves
        while not self._is_over and rules.decider(self.table.position) != self.seat:
            move = self._rivals[rules.decider(self.table.position)](self.table.position)
            self.table.step(int(np.searchsorted(moves, move)))


def learned(rules: Any, steps: int, seed: int, tables: int) -> MaskablePPO:
    """Let a policy learn from so many of its own decisions."""
    # A seed for each table, so that no two play the same games.
    seats = DummyVecEnv([lambda n=n: OneSeat(rules, seed + n) for n in range(tables)])
    model = MaskablePPO(
        "MlpPolicy",
        seats,
        seed=seed,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
    )
    return model.learn(steps)


def won(model: MaskablePPO, rules: Any, games: int) -> float:
    """Count the games of a seed of its own that the policy wins by its best action, a shared win in part."""
    seat, wins = OneSeat(rules, UNSEEN), 0.0
    for _ in range(games):
        row, _ = seat.reset()
        is_over = seat.table.rules.is_over(seat.table.position)
        while not is_over:
            action, _ = model.predict(row, action_masks=seat.action_masks(), deterministic=True)
            row, reward, is_over, _, _ = seat.step(int(action))
            wins += reward
    return wins


def main() -> None:
    """Learn, judge, and keep what was learned."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("--variant", default="naishi/base")
    words.add_argument("--players", type=int, default=0)
    words.add_argument("--steps", type=int, default=150_000, help="own decisions to learn from")
    words.add_argument("--tables", type=int, default=16, help="games side by side")
    words.add_argument("--games", type=int, default=1_000, help="unseen games to be judged by")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--output", type=Path, default=Path("policy.zip"))
    ask = words.parse_args()
    torch.set_num_threads(1)
    rules = research.rules_of(ask.variant, ask.players)
    began = time.process_time()
    model = learned(rules, ask.steps, ask.seed, ask.tables)
    minutes = (time.process_time() - began) / 60
    model.save(ask.output)
    wins = won(model, rules, ask.games)
    low, high = wilson(wins, ask.games)
    print(
        f"{ask.steps:,} decisions in {minutes:.1f} minutes of one core; against {RIVAL} it wins"
        f" {wins / ask.games:.1%} of {ask.games:,} unseen games ({low:.1%} to {high:.1%}): {ask.output}"
    )


if __name__ == "__main__":
    main()
