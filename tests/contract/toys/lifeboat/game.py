"""Lifeboat behind the contract: co-operative, with a value that variants change and its own random player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.play.game import Game
from engine.play.rules import Rules
from engine.texts.problem import Problem
from engine.texts.variant import Variant
from lifeboat import rules as kernel
from lifeboat import sense
from lifeboat.facts import FACTS


class Lifeboat(Game):
    """The co-operative toy."""

    facts = FACTS

    def sense(self, variant: Variant) -> list[Problem]:
        """Find nothing."""
        return sense.check(variant)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Make the toy ready."""
        table = np.zeros(1, kernel.TABLE)[0]
        table.players = players
        table.shore = values["shore"] * players
        return LifeboatRules(FACTS, values, kernel, table, players)


class LifeboatRules(Rules):
    """The toy, ready to be played."""

    chance = kernel

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Show how far it is and the own strength."""
        return {
            "way": int(position.way),
            "turn": int(position.turn),
            "strength": int(position.strengths[seat]),
        }

    def say(self, position: np.record, move: int) -> str:
        """Say what the rower does."""
        return "row" if move == kernel.ROW else "rest"

    def end_reasons(self) -> dict[int, str]:
        """There is one way to end."""
        return {1: "rowed-out"}


GAME = Lifeboat()
