"""What `learn_with_ppo.py` has learned as an agent, `learned`, at the table and in simulations.

    DAIMYO_POLICY=naishi-policy.zip daimyo simulate --code docs/examples/learned_agent.py \
        --variant naishi/base --agents learned,random --games 1000

A policy belongs to the variant, map and number of players that it has learned: for another than Naishi change `RULES`.
"""

import os

import numpy as np
import torch
from sb3_contrib import MaskablePPO

from engine import agents, research

torch.set_num_threads(1)
POLICY = MaskablePPO.load(os.environ.get("DAIMYO_POLICY", "policy.zip"), device="cpu")
RULES = research.rules_of("naishi/base")
# An action is the place of a move among all that there can be.
MOVES = RULES.all_moves()


def learned(view, chance):
    """Plays the action that the policy likes best, of those that are legal."""
    is_legal = np.isin(MOVES, view.moves)
    action, _ = POLICY.predict(view.row, action_masks=is_legal, deterministic=True)
    return int(MOVES[int(action)])


agents.register("learned", learned, "Learned by masked PPO", rows=True)
