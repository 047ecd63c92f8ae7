"""The shortest game that still shows something: moves are left out for as long as it does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from engine.play.match import Match
from engine.play.rules import Rules

# Of a game as it stands after its moves: whether it shows what was found.
Shows = Callable[[np.record], bool]

MOST_TRIES = 400


def match_of(rules: Rules, seed: int, number: int, moves: Sequence[int], agents: Sequence[str] = ()) -> Match:
    """Play moves for their record."""
    match = Match(rules, seed, number, list(agents))
    for move in moves:
        match.play(move)
    return match


def shortened(
    rules: Rules, seed: int, number: int, moves: Sequence[int], shows: Shows, most_moves: int
) -> list[int]:
    """Leave out whatever moves can be left out so that the game, played to its end, still shows it.

    What is no longer possible after an omission is left out as well; where moves are missing at the end, the first that
    is legal is played.
    """
    best, size, tries = list(moves), max(1, len(moves) // 2), 0
    while tries < MOST_TRIES:
        start, is_shorter = 0, False
        while start < len(best) and tries < MOST_TRIES:
            tries += 1
            tried = retold(rules, seed, number, best[:start] + best[start + size :], len(best) - 1)
            if tried is not None and len(tried) < len(best) and _shows(rules, seed, number, tried, shows):
                best, is_shorter = tried, True
            else:
                start += size
        if size == 1 and not is_shorter:
            break
        size = max(1, size // 2)
    return best


def retold(rules: Rules, seed: int, number: int, wanted: Sequence[int], most: int) -> list[int] | None:
    """Play the wanted moves as far as they are legal, and on to the end; nothing where that takes too long."""
    position, played = rules.start(seed, number), []
    kernel, table = rules.kernel, rules.table
    for move in wanted:
        if rules.is_over(position):
            break
        if kernel.is_legal(table, position, move):
            kernel.apply(table, position, move)
            played.append(move)
    while not rules.is_over(position):
        legal = rules.legal_moves(position)
        if not legal or len(played) >= most:
            return None if len(played) >= most else played
        kernel.apply(table, position, legal[0])
        played.append(legal[0])
    return played


def _shows(rules: Rules, seed: int, number: int, moves: Sequence[int], shows: Shows) -> bool:
    position = rules.start(seed, number)
    for move in moves:
        rules.kernel.apply(rules.table, position, move)
    return shows(position)
