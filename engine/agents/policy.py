"""Agents that choose without searching, written once for every game: `random` and `greedy`.

The names `rules`, `chance` and `evaluation` are given by `kernel.specialise`: a game's compiled rules, its random
player and its evaluation.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.agents.codes import RANDOM
from engine.play.kernel import draw, mixed, rule, wide, word

rules: Any
chance: Any
evaluation: Any


@rule
def choose(table: np.record, position: np.record, agent: np.record, stream: np.record, memory: Any) -> int:
    """Give an agent's move: the best by its weights, the stream deciding between equals, or any."""
    count, work = 0, memory.work
    if wide(agent.kind) != RANDOM:
        stir = mixed(draw(stream)) | word(1)
        count = evaluation.rank_moves(table, position, agent.weights[0], work, wide(1), stir)
    return work.moves[0] if count > 0 else chance.random_move(table, position, stream)
