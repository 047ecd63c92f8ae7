"""The games of the workbench, by the name that a variant's `game` gives."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from engine.problem import Problem
from engine.variant import Variant

# Modules by name, loaded when a game is first used: compiled rules are slow to import.
GAMES = {"samurai": "engine.games.samurai"}


def sense_of(name: str) -> Callable[[Variant], list[Problem]]:
    """Give the check that tells whether a variant's values make sense together."""
    check: Callable[[Variant], list[Problem]] = import_module(f"{GAMES[name]}.sense").check
    return check
