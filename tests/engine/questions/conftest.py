"""A toy with holes, which joins the games for as long as these tests run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import games
from engine.questions.subject import Subject
from engine.texts.library import Library

TOYS = Path(__file__).parent / "toys"
sys.path.insert(0, str(TOYS))


@pytest.fixture(scope="module", autouse=True)
def leaky() -> Iterator[None]:
    """Let the toy join."""
    with games.also("leaky", "leaky", TOYS / "leaky"):
        yield


@pytest.fixture
def about() -> Callable[..., Subject]:
    """Give a function that names what a question is about: the toy with some values changed, or another variant."""

    def ask(variant: str = "leaky/tight", players: int = 0, chart: str = "", **changes: Any) -> Subject:
        wanted = {key.replace("__", "."): value for key, value in changes.items()}
        return Subject.of(Library(), variant, chart, players, wanted)

    return ask
