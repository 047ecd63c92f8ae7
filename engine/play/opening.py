"""The first situation of a game: what somebody begins with who lays out a position by hand."""

from __future__ import annotations

import random
from typing import Any

from engine.play.game import Rules
from engine.play.match import Match


def opening(rules: Rules, seed: int) -> dict[str, Any]:
    """Tell the first position of a game that can be told, whatever is chosen before it left to chance."""
    match, chance = Match(rules, seed), random.Random(seed)
    while True:
        situation = rules.situation(match, len(match.moves))
        if situation is not None:
            return situation
        match.play(chance.choice(rules.legal_moves(match.position)))
