"""Naishi ready to be played, and positions laid by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import documents, games
from engine.games.naishi.pad import packed
from engine.games.naishi.rules import state
from engine.play import kernel
from engine.play.match import Match
from engine.texts.library import Library


def rules_of(variant: str = "base", **changes: Any):
    """Make a shipped variant ready, with changes by dotted keys whose dots are written as two underscores."""
    dotted = {key.replace("__", "."): value for key, value in changes.items()}
    found = documents.load_variant(Library(), f"naishi/{variant}", dotted).required()
    return games.find("naishi").rules(found, None, 2)


def stream_of(seed: int):
    """Give a stream of chance."""
    made = np.zeros(1, kernel.STREAM)[0]
    kernel.start(made, seed, 0, kernel.FOR_AGENT, 0)
    return made


def played(rules, seed: int, number: int = 0) -> Match:
    """Play a game at random."""
    match, chance = Match(rules, seed, number, ["random", "random"]), stream_of(seed + number)
    while not match.is_over:
        match.play(int(rules.chance.random_move(rules.table, match.position, chance)))
    return match


def begun(rules, seed=3):
    """Give the position of the first turn, after the gifts."""
    position = rules.start(seed, 0)
    while int(position.phase) == state.GIVE:
        rules.apply(position, rules.legal_moves(position)[0])
    return position


def lay(rules, position: np.record, seat: int, row: str, hand: str) -> None:
    """Lay a territory, cards named with blanks between."""
    position.land[seat] = packed(rules.words.cards, [*row.split(), *hand.split()])


def cut(position: np.record, size: int) -> None:
    """Leave so many cards on every pile."""
    position.left[:] = size
    position.river = size * state.COLUMNS
    position.open = (1 << state.COLUMNS) - 1 if size else 0


@pytest.fixture(scope="session")
def base():
    """Give the published game."""
    return rules_of()
