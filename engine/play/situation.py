"""Situations: positions told completely in plain values, so that a game can begin with one that was laid out by hand.

A game that tells its positions in words of its own has its own ways to tell and lay them out; here are those of all the
others, who tell a position by the moves that lead to it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from engine.play.verdict import Contradiction, Impossible
from engine.texts.saying import say

if TYPE_CHECKING:
    import numpy as np

    from engine.play.match import Match
    from engine.play.rules import Rules

Situation = dict[str, Any]


def by_moves(rules: Rules, match: Match, at: int) -> Situation:
    """Tell a position of a match by the moves that lead to it."""
    before = list(match.situation["plays"]) if match.situation is not None else []
    return {"plays": before + [rules.say(match.positions[k], match.moves[k]) for k in range(at)]}


def laid_by_moves(rules: Rules, situation: Mapping[str, Any], seed: int, number: int) -> np.record:
    """Give the position that moves lead to, or raise `Impossible` at the first that leads nowhere."""
    from engine.play.rules import IllegalMove  # whose default this is

    position = rules.start(seed, number)
    for place, words in enumerate(situation["plays"]):
        try:
            rules.apply(position, rules.read(position, words))
        except IllegalMove as error:
            raise Impossible([Contradiction(("plays", place), error.message)]) from error
        if rules.is_over(position):
            raise Impossible([Contradiction(("plays", place), say("The game would be over."))])
    return position


def last_told(match: Match, at: int, tell: Callable[[np.record], Situation | None]) -> Situation | None:
    """Tell the last position of a match up to `at` that can be told."""
    told = (tell(match.positions[k]) for k in range(at, -1, -1))
    return next((situation for situation in told if situation is not None), None)


def opening(rules: Rules, seed: int) -> Situation:
    """Tell the first position of a game that can be told, whatever is chosen before it left to chance."""
    from engine.play.match import Match

    match, chance = Match(rules, seed), random.Random(seed)
    while True:
        situation = rules.situation(match, len(match.moves))
        if situation is not None:
            return situation
        match.play(chance.choice(rules.legal_moves(match.position)))
