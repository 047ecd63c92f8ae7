"""What each member of a team is worth: the same games with and without it, and with parts of it switched off.

Teams are dealt at random. In the games of a pair one member sits in another's place and everything else is the same:
the deal, the order of the seats, the luck to come. What is compared is how often the team wins.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from engine.metrics.statistics import Array, Estimate
from engine.play.rules import Rules
from engine.questions import tables


@dataclass(frozen=True)
class Member:
    """A member of teams: what it is worth in place of another, and what its parts are worth where it sits."""

    name: str
    value: Estimate
    parts: dict[str, Estimate]

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data, each number with its interval."""

        def plain(each: Estimate) -> dict[str, Any]:
            return {"value": each.value, "ci95": [each.low, each.high], "pairs": each.count}

        return {
            "name": self.name,
            **plain(self.value),
            "parts": {name: plain(each) for name, each in self.parts.items()},
        }


@dataclass(frozen=True)
class Valued:
    """All members, the most valuable first, and how many games it took."""

    members: tuple[Member, ...] = ()
    played: int = 0


def members(
    rules: Rules, games: int, seed: int, stop: threading.Event | None = None, agent: str = "greedy"
) -> Valued:
    """Measure every member in about so many games in all; nothing where a game deals no members."""
    names = rules.members
    if not names or rules.players >= len(names):
        return Valued()
    parts = {name: rules.without_parts(name) for name in names}
    runs = 1 + len(names) * (len(names) - 1) // 2 + sum(map(len, parts.values()))
    each = max(100, games // runs)
    base, there = _won(rules, agent, each, seed, stop)
    played = len(base)
    # What a member wins more than another in its place, a column for each other; nothing where no such pair was dealt.
    gains = np.full((len(names), len(names), len(base)), np.nan)
    for one, other in combinations(range(len(names)), 2):
        won, _ = _won(rules.exchanged(names[one], names[other]), agent, each, seed, stop)
        if len(won) < each:
            return Valued((), played)
        played += len(won)
        has_one = there[:, one] & ~there[:, other]
        has_other = there[:, other] & ~there[:, one]
        gain = np.where(has_one, base - won, np.where(has_other, won - base, np.nan))
        gains[one, other], gains[other, one] = gain, -gain
    found = []
    for place, name in enumerate(names):
        own = {}
        for part, without in parts[name].items():
            won, _ = _won(without, agent, each, seed, stop)
            if len(won) < each:
                return Valued((), played)
            played += len(won)
            own[part] = tables.mean((base - won)[there[:, place]])
        found.append(Member(name, tables.mean(_by_game(gains[place])), own))
    return Valued(tuple(sorted(found, key=lambda member: -member.value.value)), played)


def _won(
    rules: Rules, agent: str, games: int, seed: int, stop: threading.Event | None
) -> tuple[Array, Array]:
    """Play games and say which were won, and who was in them."""
    batch = tables.play(rules, [agent] * rules.players, games, seed, stop=stop)
    return tables.shares(batch)[:, 0].astype(float), rules.present(batch.results)


def _by_game(gains: Array) -> Array:
    """Give one number for each game: the mean over all others that a member was exchanged with in it."""
    known = ~np.isnan(gains)
    total = np.where(known, gains, 0.0).sum(axis=0)
    found: Array = np.where(known.any(axis=0), total / np.maximum(known.sum(axis=0), 1), np.nan)
    return found
