"""Numbers that compiled agents and their Python side share; without Numba, so that it loads at once."""

from __future__ import annotations

# What an agent's file says under `plays`, and its code in the kernel.
RANDOM, GREEDY, MCTS = range(3)
KINDS = {"random": RANDOM, "greedy": GREEDY, "mcts": MCTS}

# What an agent keeps in mind of what it saw: everything, or only what lies open now.
PERFECT, NO_MEMORY = range(2)
MEMORIES = {"perfect": PERFECT, "none": NO_MEMORY}
