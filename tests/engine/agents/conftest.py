"""What the tests of agents share: games that are ready to be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from engine import documents, games
from engine.maps import map as maps
from engine.play.rules import Rules
from engine.texts.library import Library


@pytest.fixture(scope="session")
def samurai() -> Callable[..., Rules]:
    """Give a function that makes Samurai on the published board ready, by default as of 2016 without set-up choices."""

    @cache
    def ready(players: int = 2, timing: str = "end_of_turn", set_up: str = "random") -> Rules:
        changes: dict[str, object] = {"capture.timing": timing}
        if set_up == "random":
            changes |= {"figures.placement": "random", "hand.first": "random"}
        library = Library()
        variant = documents.load_variant(library, "2016", changes)
        chart = maps.load(library, "japan")
        return games.find("samurai").rules(variant, chart, players)

    return ready
