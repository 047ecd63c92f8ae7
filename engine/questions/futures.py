"""What a position promises each seat: the share of the win that greedy players reach from there."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import agents
from engine.agents.lineup import Lineup, chooser_for
from engine.play import kernel
from engine.play.kernel import PAYOFF
from engine.play.rules import Rules

Array = np.ndarray[Any, Any]


class Futures:
    """Plays positions of one game to their ends; each thread needs its own."""

    def __init__(self, rules: Rules, agent: str = agents.BASE) -> None:
        lineup = Lineup(rules, (agents.read(agent),) * rules.players)
        chooser = chooser_for(rules, searches=False)
        self.rules = rules
        self._records, self._memory = lineup.records, lineup.memory()
        self._streams, self._guess = np.zeros(rules.players, kernel.STREAM), rules.blank()
        name = f"engine.questions.outlook@{rules.game}"
        self._outlook: Any = kernel.specialise(
            "engine.questions.outlook", name, rules=rules.module, chooser=chooser
        )

    def shares(self, position: np.record, count: int, seed: int, seat: int | None = None) -> Array:
        """Give each seat's share of the win in play-outs, a row each, as the seat to move may imagine them."""
        rules = self.rules
        if rules.is_over(position):
            return np.array([rules.payoffs(position)] * count)
        paid = np.zeros((count, rules.players), np.int64)
        asking = rules.decider(position) if seat is None else seat
        self._outlook.play_on(
            rules.table,
            position,
            self._guess,
            self._records,
            self._streams,
            self._memory,
            paid,
            asking,
            seed,
        )
        shares: Array = paid / PAYOFF
        return shares


def is_set_up(rules: Rules, position: np.record) -> bool:
    """Say whether a game has begun: first hands and drafts are behind."""
    return bool(rules.evaluation.is_set_up(position))
