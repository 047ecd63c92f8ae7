"""Rules of 7 Samurai for the tests below."""

from __future__ import annotations

from typing import Any

import pytest

from engine import documents, games
from engine.play.rules import Rules
from engine.texts.library import Library


def ready(variant: str = "normal", players: int = 3, **changes: Any) -> Rules:
    """Make a variant ready to be played."""
    dotted = {key.replace("__", "."): value for key, value in changes.items()}
    found = documents.load_variant(Library(), f"seven-samurai/{variant}", dotted).required()
    return games.find("seven-samurai").rules(found, None, players)


@pytest.fixture(scope="session")
def rules_of() -> Any:
    """Give what makes a variant ready."""
    return ready
