"""High Card behind the contract, as short as a game can be: everything else is the default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.play.game import Game
from engine.play.rules import Rules
from engine.texts.problem import Problem
from engine.texts.variant import Variant
from high_card import rules as kernel
from high_card import sense
from high_card.facts import FACTS


class HighCard(Game):
    """The toy with hidden hands."""

    facts = FACTS

    def sense(self, variant: Variant) -> list[Problem]:
        """Find nothing."""
        return sense.check(variant)

    def rules_on(self, values: dict[str, Any], setting: Mapping[str, Any], players: int) -> Rules:
        """Make the toy ready."""
        table = np.zeros(1, kernel.TABLE)[0]
        table.players = players
        return HighCardRules(FACTS, values, kernel, table, players)


class HighCardRules(Rules):
    """The toy, ready to be played."""

    def seen(self, position: np.record, seat: int) -> dict[str, Any]:
        """Show the own hand, the led card and the tricks."""
        return {
            "hand": self._cards(int(position.hands[seat])),
            "led": int(position.led),
            "tricks": position.tricks.tolist(),
            "left": [int(hand).bit_count() for hand in position.hands],
        }

    def _cards(self, bits: int) -> list[int]:
        return [card + 1 for card in range(kernel.CARDS) if bits >> card & 1]

    def say(self, position: np.record, move: int) -> str:
        """Name the card."""
        return f"play {move + 1}"

    def end_reasons(self) -> dict[int, str]:
        """There is one way to end."""
        return {1: "played-out"}


GAME = HighCard()
