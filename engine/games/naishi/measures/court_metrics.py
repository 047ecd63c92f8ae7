"""How a game of Naishi ends, and how its court is used."""

from __future__ import annotations

from functools import partial

import numpy as np

from engine.games.naishi.measures.measuring import over
from engine.games.naishi.measures.watch import SENT
from engine.games.naishi.rules.state import COLUMNS, DECLARED, SEATS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)
watched = partial(measure, needs_watching=True)


# ---------------------------------------------------------------- the end


@measure(
    "declare_rate",
    "Declared ends",
    "share of games",
    "How often the end is declared.",
    is_rate=True,
    is_headline=True,
)
def declare_rate(games: Games) -> dict[str, Array]:
    """Whether somebody declared."""
    return {"all": games.results["reason"] == DECLARED}


@measure(
    "declare_success",
    "Declarers win",
    "share of games",
    "How often whoever declares the end wins.",
    is_rate=True,
)
def declare_success(games: Games) -> dict[str, Array]:
    """The declarer's share of the win."""
    declared = games.results["declared"].astype(int)
    shares = games.shares[np.arange(len(declared)), np.maximum(declared - 1, 0)]
    return {"all": np.where(declared > 0, shares, np.nan)}


@watched(
    "declare_margin",
    "Declarer's lead",
    "points",
    "How many points whoever declares is ahead, then and at the end.",
)
def declare_margin(games: Games) -> dict[str, Array]:
    """The declarer's lead when it declares, and at the end."""
    declared, scores = games.results["declared"].astype(int), games.results["scores"].astype(int)
    at_end = (scores[:, 0] - scores[:, 1]) * np.where(declared == 2, -1, 1)
    then = games.watched["declare_margin"]
    return {
        "then": np.where(declared > 0, then, np.nan),
        "at the end": np.where(declared > 0, at_end, np.nan),
    }


@measure("river_left", "Cards left", "cards", "How many cards are left in the river at the end.")
def river_left(games: Games) -> dict[str, Array]:
    """The cards left in all piles."""
    return {"all": games.results["river"]}


@measure(
    "empty_piles",
    "Empty piles",
    "share of games",
    "How often the pile of a column is empty at the end.",
    is_rate=True,
)
def empty_piles(games: Games) -> dict[str, Array]:
    """Whether each pile ran dry."""
    empty = games.results["empty"]
    return {f"column {column + 1}": empty >> column & 1 for column in range(COLUMNS)}


# ---------------------------------------------------------------- the court


@watched(
    "court_use",
    "Court use",
    "times per seat",
    "How often a seat sends an emissary for each purpose, and recalls.",
    is_detail=True,
)
def court_use(games: Games) -> dict[str, Array]:
    """The number of emissaries sent by kind, and of recalls, for one seat."""
    sent = games.watched["sent"]
    found = {name: sent[:, :, kind].mean(axis=1) for kind, name in enumerate(SENT)}
    found["recall"] = games.watched["recalls"].mean(axis=1)
    for seat in range(SEATS):
        found |= {f"seat {seat} {name}": sent[:, seat, kind] for kind, name in enumerate(SENT)}
        found[f"seat {seat} recall"] = games.watched["recalls"][:, seat]
    return found


@watched(
    "extra_actions",
    "Turns with an extra action",
    "share of turns",
    "In how many turns an emissary is sent, and how many of them before developing.",
)
def extra_actions(games: Games) -> dict[str, Array]:
    """The share of turns with an extra action, and of those that come first."""
    before, after = (games.watched[key].astype(int) for key in ("extras_before", "extras_after"))
    return {
        "of all turns": (before + after) / np.maximum(games.results["turns"], 1),
        "before developing": over(before, before + after),
    }


@watched(
    "full_court", "Full court", "share of turns", "How many turns begin with no free swap or discard space."
)
def full_court(games: Games) -> dict[str, Array]:
    """The share of turns with a full court."""
    return {"all": games.watched["full_court"] / np.maximum(games.results["turns"], 1)}


@watched(
    "decree",
    "Decrees",
    "share of games",
    "How often a decree is issued, over rows, and how often its issuer wins.",
    is_rate=True,
)
def decree(games: Games) -> dict[str, Array]:
    """Whether the first decree was issued, was over rows, and was its issuer's win."""
    issued = games.watched["decrees"] > 0
    shares = games.shares[np.arange(len(issued)), games.watched["decree_seat"].astype(int)]
    return {
        "issued": issued,
        "over the row": np.where(issued, games.watched["decree_in_row"], np.nan),
        "issuer wins": np.where(issued, shares, np.nan),
    }


@watched(
    "decree_turn", "Turn of the decree", "turn", "In which turn, counted from 1, the first decree is issued."
)
def decree_turn(games: Games) -> dict[str, Array]:
    """The turn of the decree."""
    return {"all": np.where(games.watched["decrees"] > 0, games.watched["decree_turn"] + 1.0, np.nan)}


@watched(
    "decree_gain",
    "Gain by the decree",
    "points",
    "How many points the first decree gains its issuer and takes from the other.",
)
def decree_gain(games: Games) -> dict[str, Array]:
    """The change of the lead by the decree."""
    return {"all": np.where(games.watched["decrees"] > 0, games.watched["decree_gain"], np.nan)}
