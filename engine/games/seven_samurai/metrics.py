"""What is measured of games of 7 Samurai: how they are lost, what is left of the village, what a samurai adds."""

from __future__ import annotations

import numpy as np

from engine.games.seven_samurai.terms import REASONS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
WON, LOST = "won", "lost"
# What is counted after each round, in the order of the results.
VILLAGE = ("barricades", "farms", "families")


def _won(games: Games) -> Array:
    return games.winners > 0


def _only(values: Array, where: Array) -> Array:
    """Give numbers of some games alone; the others have none."""
    found: Array = np.where(where, values.astype(float), np.nan)
    return found


@metric(
    "losses",
    "Cause and round of loss",
    "share of games",
    "How often the village holds, and how often it falls to each cause in each round.",
    is_rate=True,
    is_detail=True,
    among=METRICS,
)
def losses(games: Games) -> dict[str, Array]:
    """Whether a game was won, or lost to a cause in a round."""
    reasons, rounds = games.results["reason"], games.results["round_number"]
    found: dict[str, Array] = {WON: _won(games)}
    for code, reason in enumerate(REASONS):
        if reason and reason != "held":
            for number in range(1, int(games.rules.variant["rounds"]) + 1):
                found[f"{reason} {number}"] = ~_won(games) & (reasons == code) & (rounds == number)
    return found


@metric(
    "score",
    "Score",
    "points",
    "The points of won games: farms, families, and one more if nobody has a wound token.",
    is_headline=True,
    among=METRICS,
)
def score(games: Games) -> dict[str, Array]:
    """The score of games that were won."""
    return {"all": _only(games.results["score"], _won(games))}


@metric(
    "village",
    "Village after each round",
    "pieces",
    "Barricades, farms and families left after each round, in won and in lost games; a lost game as long as it lasts.",
    is_detail=True,
    among=METRICS,
)
def village(games: Games) -> dict[str, Array]:
    """What is left after each round."""
    results, won = games.results, _won(games)
    found: dict[str, Array] = {}
    for number in range(1, int(games.rules.variant["rounds"]) + 1):
        is_over = ~won & (results["round_number"] == number)
        lasted = won | (results["round_number"] >= number)
        for place, part in enumerate(VILLAGE):
            left = np.where(is_over, results[part], results["after_round"][:, number - 1, place])
            for kind, where in ((WON, won), (LOST, ~won)):
                found[f"{part} {number} {kind}"] = _only(left, where & lasted)
    return found


@metric(
    "wounds",
    "Wounds",
    "per samurai",
    "How many wounds a samurai has taken at the end, healed ones not counted.",
    among=METRICS,
)
def wounds(games: Games) -> dict[str, Array]:
    """The mean of the team's wounds."""
    return {"all": games.results["wounds"][:, : games.rules.players].mean(axis=1)}


@metric(
    "animals",
    "Animals at the end",
    "share of samurai",
    "How many of the samurai have turned their boards when the game ends.",
    is_rate=True,
    among=METRICS,
)
def animals(games: Games) -> dict[str, Array]:
    """The share of the team that has turned."""
    flip = int(games.rules.variant["wounds"]["flip"])
    return {"all": (games.results["wounds"][:, : games.rules.players] >= flip).mean(axis=1)}


@metric(
    "deeds",
    "Deeds",
    "per game",
    "How often samurai fight, support and pass, reach their Kiai value, and use their power then.",
    among=METRICS,
)
def deeds(games: Games) -> dict[str, Array]:
    """The counts of each game."""
    names = {"fights": "fights", "supports": "supports", "passes": "passes", "Kiai": "kiai"}
    found: dict[str, Array] = {label: games.results[name] for label, name in names.items()}
    return {**found, "powers": games.results["kiai_used"]}


def _seated(games: Games) -> dict[str, Array]:
    """Give in which games each samurai is of the team."""
    names = list(games.rules.variant["samurai"]["boards"])
    seats = games.results["samurai"][:, : games.rules.players]
    return {name: (seats == number).any(axis=1) for number, name in enumerate(names)}


@metric(
    "win_rate_with",
    "Win rate with each samurai",
    "share of games",
    "How often teams win that have a samurai; the others are dealt at random.",
    is_rate=True,
    is_detail=True,
    among=METRICS,
)
def win_rate_with(games: Games) -> dict[str, Array]:
    """Whether the team won, of games with him."""
    return {name: _only(_won(games), there) for name, there in _seated(games).items()}


@metric(
    "win_rate_without",
    "Win rate without each samurai",
    "share of games",
    "How often teams win that lack a samurai; the others are dealt at random.",
    is_rate=True,
    is_detail=True,
    among=METRICS,
)
def win_rate_without(games: Games) -> dict[str, Array]:
    """Whether the team won, of games without him."""
    return {name: _only(_won(games), ~there) for name, there in _seated(games).items()}
