"""Who wins a game of Naishi, by how much, and how tense it is."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from engine.games.naishi.rules.state import SEATS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)
watched = partial(measure, needs_watching=True)

CLOSE = 5


@measure(
    "seat_win_rate", "Wins by seat", "share of games", "How often each seat wins, a draw split.", is_rate=True
)
def seat_win_rate(games: Games) -> dict[str, Array]:
    """Each seat's share of the win."""
    return {f"seat {seat}": games.shares[:, seat] for seat in range(SEATS)}


@measure(
    "first_seat_advantage",
    "First seat's advantage",
    "points",
    "How many points the first seat has more than the second.",
    is_headline=True,
)
def first_seat_advantage(games: Games) -> dict[str, Array]:
    """The difference of the scores."""
    scores = games.results["scores"].astype(int)
    return {"all": scores[:, 0] - scores[:, 1]}


@measure("score", "Score", "points", "How many points a seat has at the end, its handicap included.")
def score(games: Games) -> dict[str, Array]:
    """The points of each seat, and of both on average."""
    scores = games.results["scores"]
    return {"all": scores.mean(axis=1), **{f"seat {seat}": scores[:, seat] for seat in range(SEATS)}}


@measure("margin", "Margin", "points", "How many points lie between the seats.", is_headline=True)
def margin(games: Games) -> dict[str, Array]:
    """The distance of the scores."""
    return {"all": _margins(games)}


def _margins(games: Games) -> Array:
    scores = games.results["scores"].astype(int)
    found: Array = np.abs(scores[:, 0] - scores[:, 1])
    return found


@measure(
    "close_games",
    "Close games",
    "share of games",
    "How often 5 points or fewer lie between the seats.",
    is_rate=True,
)
def close_games(games: Games) -> dict[str, Array]:
    """Whether the margin is small."""
    return {"all": _margins(games) <= CLOSE}


@measure(
    "ties_by_colour",
    "Ties broken by colours",
    "share of games",
    "How often equal points are decided by colours.",
    is_rate=True,
)
def ties_by_colour(games: Games) -> dict[str, Array]:
    """Whether points were equal and there is one winner all the same."""
    return {"all": (_margins(games) == 0) & (games.winners == 1)}


@measure("draws", "Draws", "share of games", "How often both seats share the win.", is_rate=True)
def draws(games: Games) -> dict[str, Array]:
    """Whether both won."""
    return {"all": games.winners == SEATS}


@watched(
    "lead_changes", "Lead changes", "changes", "How often the lead in true points changes after turn 10."
)
def lead_changes(games: Games) -> dict[str, Array]:
    """The number of times the lead passes to the other seat."""
    return {"all": games.watched["lead_changes"]}


@watched(
    "half_time_leader",
    "Half-time leader wins",
    "share of games",
    "How often whoever leads at half-time wins.",
    is_rate=True,
)
def half_time_leader(games: Games) -> dict[str, Array]:
    """The share of the win of whoever leads after half of the turns."""
    leader = games.watched["half_time"].astype(int)
    shares: Any = np.where(leader > 0, games.shares[:, 0], games.shares[:, 1])
    return {"all": np.where(leader != 0, shares, np.nan)}
