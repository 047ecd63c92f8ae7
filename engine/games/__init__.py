"""The games of the workbench, by the name that a variant's `game` gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.maps.map import Map
from engine.play.facts import Facts
from engine.play.game import Game
from engine.play.prose import Difference, Prose, Sentence, by_schema
from engine.texts import shipped
from engine.texts.problem import Problem
from engine.texts.variant import Variant

# Packages by name, loaded when a game is first used: compiled rules are slow to import. The first is what somebody
# plays who has chosen nothing.
GAMES = {
    "samurai": "engine.games.samurai",
    "naishi": "engine.games.naishi",
    "seven-samurai": "engine.games.seven_samurai",
}


def find(name: str) -> Game:
    """Give a game, ready to make rules of its variants."""
    game: Game = import_module(f"{GAMES[name]}.game").GAME
    return game


def facts_of(name: str) -> Facts:
    """Give what is so of a game whatever the variant, without loading the compiled rules."""
    facts: Facts = import_module(f"{GAMES[name]}.facts").FACTS
    return facts


def all_facts() -> tuple[Facts, ...]:
    """Give the facts of every game, the usual one first."""
    return tuple(map(facts_of, GAMES))


def usual() -> Facts:
    """Give the game of somebody who has chosen nothing yet."""
    return all_facts()[0]


def of_maps() -> Facts:
    """Give the game that maps are drawn for."""
    return next(facts for facts in all_facts() if facts.needs_map)


def check_map(chart: Map, variant: Variant, players: int | None = None) -> list[Problem]:
    """Give the problems of a map as the board of a variant, for each player count it is made for, or for one."""
    found: list[Problem] = import_module(f"{GAMES[variant.game]}.checks").check_map(chart, variant, players)
    return found


def count_of_checks(name: str) -> int:
    """Say how many checks a game makes of a board."""
    return len(import_module(f"{GAMES[name]}.checks").CHECKS)


def playable_counts(chart: Map, variant: Variant) -> list[int]:
    """Give the player counts that both a map and a variant are made for."""
    limits = variant.values.get("players", {})
    return [count for count in chart.players if limits.get("least", 0) <= count <= limits.get("most", 0)]


def sense_of(name: str) -> Callable[[Variant], list[Problem]]:
    """Give the check whether a variant's values make sense together, without loading the compiled rules."""
    check: Callable[[Variant], list[Problem]] = import_module(f"{GAMES[name]}.sense").check
    return check


def prose_of(name: str) -> Prose:
    """Give what tells a game's variants in words: the game's own, or what its schema calls their values."""
    module = f"{GAMES[name]}.prose"
    own: Prose | None = import_module(module).PROSE if find_spec(module) else None
    return own or by_schema(name)


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[Difference]:
    """Give the sentences in which two variants of one game differ, side by side."""
    return prose_of(one["game"]).differences(one, other)


def rules_in_words(values: dict[str, Any]) -> list[Sentence]:
    """Give the whole rules of a variant, sentence by sentence."""
    return prose_of(values["game"]).rules_in_words(values)


@contextmanager
def also(name: str, package: str, folder: Path) -> Iterator[None]:
    """Let a game from elsewhere join in: its package, and the folder with its `schemas/` and `variants/`."""
    GAMES[name] = package
    try:
        with shipped.also(folder):
            yield
    finally:
        del GAMES[name]
