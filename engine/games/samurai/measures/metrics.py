"""What is measured of Samurai beside what is measured of every game."""

from __future__ import annotations

from functools import partial

import numpy as np

from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)


@measure("plays", "Plays", "tokens", "How many tokens are played in a game.")
def plays(games: Games) -> dict[str, Array]:
    """The number of tokens played."""
    return {"all": games.results["plays"]}


@measure(
    "removed",
    "Removed figures",
    "figures",
    "How many figures ties remove from the game.",
    is_headline=True,
)
def removed(games: Games) -> dict[str, Array]:
    """The number of figures removed by ties."""
    return {"all": games.results["removed"].sum(axis=1)}


@measure(
    "captures",
    "Captures by seat and type",
    "figures",
    "How many figures of each type each seat captures.",
    is_detail=True,
)
def captures(games: Games) -> dict[str, Array]:
    """The number of figures of each type that each seat captured."""
    names = games.rules.variant["figures"]["types"]
    return {
        f"seat {seat} {name}": games.results["captured"][:, seat, number]
        for seat in range(games.rules.players)
        for number, name in enumerate(names)
    }


@measure(
    "margin",
    "Margin",
    "figures",
    "How many figures the winner has more than the best other player; below 0 where majorities beat numbers.",
    needs_watching=True,
)
def margin(games: Games) -> dict[str, Array]:
    """The winner's lead in figures."""
    return {"all": np.where(games.winners > 0, games.watched["margin"], np.nan)}


@measure(
    "lead_changes",
    "Lead changes",
    "changes",
    "How often the player who would win now gives way to another.",
    needs_watching=True,
)
def lead_changes(games: Games) -> dict[str, Array]:
    """The number of times the lead passed on."""
    return {"all": games.watched["lead_changes"]}


@measure(
    "drama",
    "Drama",
    "share of turns",
    "For how much of the game the later winner was not alone in the lead.",
    needs_watching=True,
)
def drama(games: Games) -> dict[str, Array]:
    """The share of turns in which the later winner was not alone in the lead."""
    behind = games.watched["turns_behind"] / np.maximum(games.results["turns"], 1)
    return {"all": np.where(games.winners > 0, behind, np.nan)}
