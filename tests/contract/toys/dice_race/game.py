"""Dice Race behind the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from dice_race import rules as kernel
from dice_race import sense
from dice_race.facts import FACTS
from engine.play.game import Game
from engine.play.rules import Rules
from engine.texts.problem import Problem
from engine.texts.variant import Variant


class DiceRace(Game):
    """The open toy."""

    facts = FACTS

    def sense(self, variant: Variant) -> list[Problem]:
        """Give the contradictions between a variant's values."""
        return sense.check(variant)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Lower the values into the kernel's table."""
        table = np.zeros(1, kernel.TABLE)[0]
        table.players = players
        table.goal = values["goal"]
        table.faces = values["faces"]
        table.turns = values["rounds"] * players
        return DiceRaceRules(FACTS, values, kernel, table, players)


class DiceRaceRules(Rules):
    """The toy, ready to be played."""

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Show everything but how the die will fall."""
        return {
            "banked": position.banked[: self.players].tolist(),
            "rolled": int(position.rolled),
            "turn": int(position.turn),
        }

    def say(self, position: np.record, move: int) -> str:
        """Say what is done with the die."""
        return "roll" if move == kernel.ROLL else f"bank {int(position.rolled)}"

    def end_reasons(self) -> dict[int, str]:
        """Somebody arrives, or time runs out."""
        return {kernel.AT_THE_GOAL: "at-the-goal", kernel.OUT_OF_ROUNDS: "out-of-rounds"}


GAME = DiceRace()
