"""Every game by a variant of its own, as a researcher asks for it."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from engine import research
from engine.play import kernel
from engine.play.rules import Rules

GAMES = [
    ("naishi/base", 2),
    ("naishi/open-hands", 2),
    ("seven-samurai/normal", 1),
    ("seven-samurai/cruel-backs", 4),
    ("samurai/2016", 2),
    ("samurai/open-captures", 3),
]

# Making rules ready takes long enough to be done once for all tests.
rules_of = cache(research.rules_of)


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{game[1]}", scope="session")
def rules(request: pytest.FixtureRequest) -> Rules:
    """Give each game in turn, ready to be played."""
    return rules_of(*request.param)


def positions_of(rules: Rules, seed: int) -> list[np.record]:
    """Play a game at random, and give its positions, the end with them."""
    stream = np.zeros(1, kernel.STREAM)[0]
    kernel.start(stream, seed, 0, kernel.FOR_AGENT, 0)
    found = [rules.start(seed)]
    while not rules.is_over(found[-1]):
        following = found[-1].copy()
        rules.apply(following, int(rules.chance.random_move(rules.table, following, stream)))
        found.append(following)
    return found


@pytest.fixture(scope="session")
def positions(rules: Rules) -> list[np.record]:
    """Give the positions of two games of each game in turn."""
    return positions_of(rules, 1) + positions_of(rules, 2)
