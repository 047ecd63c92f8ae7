"""Numbers that compiled agents and their Python side share; without Numba, so that it loads at once."""

from __future__ import annotations

# What an agent's file says under `plays`, and its code in the kernel.
RANDOM, GREEDY, MCTS = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY, "mcts": MCTS}
