"""Every registered game and the toys, ready to be led through every room."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

import workbench.games
from engine import documents, games
from engine.maps import map as maps
from engine.play.facts import Facts
from engine.play.rules import Rules
from engine.texts.library import Library

TOYS = Path(__file__).parent / "toys"
sys.path.insert(0, str(TOYS))  # a toy is a package by itself, as a game from elsewhere would be


@dataclass(frozen=True)
class Case:
    """A game by one of its variants, for a number of players."""

    game: str
    players: int
    variant: str = ""

    @property
    def facts(self) -> Facts:
        """What is so of the game whatever the variant."""
        return games.facts_of(self.game)

    @property
    def variant_name(self) -> str:
        """The variant, by default the game's base."""
        return f"{self.game}/{self.variant or self.facts.base}"

    def rules(self) -> Rules:
        """Make it ready to be played."""
        library = Library()
        variant = documents.load_variant(library, self.variant_name).required()
        chart = maps.load(library, self.facts.usual_map) if self.facts.usual_map else None
        return games.find(self.game).rules(variant, chart, self.players)

    @property
    def seats(self) -> int:
        """How many seats there are: who plays alone may have several."""
        variant = documents.load_variant(Library(), self.variant_name).required()
        return games.find(self.game).seats(variant.values, self.players)

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


CASES = [
    Case("samurai", 2),
    Case("samurai", 4),
    Case("naishi", 2),
    Case("seven-samurai", 1),
    Case("seven-samurai", 4),
    Case("high-card", 2),
    Case("lifeboat", 1),
    Case("lifeboat", 7),
    Case("dice-race", 3),
]

# Games from elsewhere: they offer no parts, and are shown by the rooms' defaults.
ELSEWHERE = [case for case in CASES if case.game not in workbench.games.GAMES]


@pytest.fixture(scope="module", autouse=True)
def toys() -> Iterator[None]:
    """Let the toys join the games for as long as these tests run."""
    with ExitStack() as joined:
        for facts in sorted(TOYS.glob("*/facts.py")):
            package = facts.parent.name
            joined.enter_context(games.also(package.replace("_", "-"), package, facts.parent))
        yield


@pytest.fixture(autouse=True)
def application(qapp: object) -> None:
    """Begin with the application that windows need: a command that draws would make a smaller one, for good."""


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    """Give all games."""
    return CASES


@pytest.fixture(params=CASES, ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """Give each game in turn."""
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def rules(case: Case) -> Rules:
    """Give each game in turn, ready to be played."""
    return case.rules()
