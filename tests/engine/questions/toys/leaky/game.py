"""Leaky behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.play.game import Game
from engine.play.rules import Rules
from engine.texts.problem import Problem
from engine.texts.variant import Variant
from leaky import rules as kernel
from leaky import sense
from leaky.facts import FACTS


class Leaky(Game):
    """The toy with holes."""

    facts = FACTS

    def sense(self, variant: Variant) -> list[Problem]:
        """Find nothing."""
        return sense.check(variant)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Lower the values."""
        table = np.zeros(1, kernel.TABLE)[0]
        table.players = players
        for name in ("goal", "start", "may_wait", "trap", "frozen"):
            table[name] = values[name]
        return LeakyRules(FACTS, values, kernel, table, players)


class LeakyRules(Rules):
    """The toy, ready to be played."""

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Show how far everybody is."""
        return {"way": position.way[: self.players].tolist()}

    def say(self, position: np.record, move: int) -> str:
        """Say how many steps are gone."""
        return "wait" if move == kernel.WAIT else f"go {move}"

    def end_reasons(self) -> dict[int, str]:
        """There is one way to end."""
        return {1: "at-the-goal"}


GAME = Leaky()
