"""The games of the workbench, by the name that a variant's `game` gives."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from engine.game import Game
from engine.problem import Problem
from engine.variant import Variant

# Packages by name, loaded when a game is first used: compiled rules are slow to import.
GAMES = {"samurai": "engine.games.samurai"}


def find(name: str) -> Game:
    """Give a game, ready to make rules of its variants."""
    game: Game = import_module(f"{GAMES[name]}.game").GAME
    return game


def sense_of(name: str) -> Callable[[Variant], list[Problem]]:
    """Give the check whether a variant's values make sense together, without loading the compiled rules."""
    check: Callable[[Variant], list[Problem]] = import_module(f"{GAMES[name]}.sense").check
    return check
