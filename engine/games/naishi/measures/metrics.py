"""What is measured of Naishi beside what is measured of every game."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from engine.games.naishi.compile import card_names
from engine.games.naishi.measures.measuring import (
    cards_at,
    copied_points,
    copies_of,
    points_by_card,
    points_by_place,
)
from engine.games.naishi.measures.watch import SENT
from engine.games.naishi.rules.state import COLUMNS, DECLARED, PLACES, SEATS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)
watched = partial(measure, needs_watching=True)

CLOSE = 5
HOLDINGS = 4
PLACE_NAMES = [f"{line} {column + 1}" for line in ("row", "hand") for column in range(COLUMNS)]


def _over(values: Array, counts: Array) -> Array:
    """Divide game by game; nothing where there is nothing to divide by."""
    found: Array = np.where(counts > 0, values / np.maximum(counts, 1), np.nan)
    return found


def _names(games: Games) -> tuple[str, ...]:
    return card_names(games.rules.variant)


def _by_card(games: Games, values: Array) -> dict[str, Array]:
    return {name: values[:, card] for card, name in enumerate(_names(games))}


# ---------------------------------------------------------------- who wins, and by how much


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


# ---------------------------------------------------------------- cards


@measure(
    "held",
    "Cards held",
    "share of territories",
    "How often a territory ends with such a card.",
    is_detail=True,
)
def held(games: Games) -> dict[str, Array]:
    """The share of territories with each card."""
    return _by_card(games, (_copies(games) > 0).mean(axis=1))


def _copies(games: Games) -> Array:
    return copies_of(games.results["land"], len(_names(games)))


@measure(
    "points_by_card",
    "Points by card",
    "points",
    "What all cards of a type are worth in a territory that holds one, a copy counted as what it copies.",
    is_detail=True,
)
def points_of_cards(games: Games) -> dict[str, Array]:
    """The mean points of each type where it lies."""
    points = points_by_card(games.rules.table, games.results)
    there = copies_of(games.results["counted"], len(_names(games))) > 0
    return _by_card(games, _over((points[:, :, : there.shape[2]] * there).sum(axis=1), there.sum(axis=1)))


@measure(
    "points_by_card_overall",
    "Points by card over all territories",
    "points",
    "What all cards of a type are worth in a territory, whether it holds one or not.",
    is_detail=True,
)
def points_overall(games: Games) -> dict[str, Array]:
    """The mean points of each type over both territories."""
    return _by_card(games, points_by_card(games.rules.table, games.results).mean(axis=1))


@measure(
    "winner_share_by_card",
    "Share of the winner's points by card",
    "share of points",
    "How much of the winner's points comes from each type, where there is one winner with points.",
    is_detail=True,
)
def winner_share(games: Games) -> dict[str, Array]:
    """The winner's points by type over all its points."""
    points = points_by_card(games.rules.table, games.results)
    seat = (games.results["winners"] == 2).astype(int)
    won = points[np.arange(len(points)), seat]
    total = np.where(games.winners == 1, won.sum(axis=1), 0)
    return _by_card(games, np.where(total[:, None] > 0, won / np.maximum(total, 1)[:, None], np.nan))


def _per_copy(games: Games, field: str) -> dict[str, Array]:
    """Give how often something happens to a card, for each copy in the deck."""
    counts = games.watched[field]
    return {
        name: counts[:, card] / max(games.rules.variant["cards"][name]["count"], 1)
        for card, name in enumerate(_names(games))
    }


@watched("taken", "Taken", "times per copy", "How often a card is taken from the river.", is_detail=True)
def taken(games: Games) -> dict[str, Array]:
    """The number of times each card is taken, per copy."""
    return _per_copy(games, "taken")


@watched(
    "discarded_own",
    "Thrown out",
    "times per copy",
    "How often a card is thrown out of a territory.",
    is_detail=True,
)
def discarded_own(games: Games) -> dict[str, Array]:
    """The number of times each card leaves a territory, per copy."""
    return _per_copy(games, "discarded_own")


@watched(
    "discarded_river",
    "Washed away",
    "times per copy",
    "How often a card is washed out of the river by an emissary.",
    is_detail=True,
)
def discarded_river(games: Games) -> dict[str, Array]:
    """The number of times each card is discarded from the river, per copy."""
    return _per_copy(games, "discarded_river")


@watched(
    "left",
    "Left in the river",
    "times per copy",
    "How often a card is still in the river at the end.",
    is_detail=True,
)
def left(games: Games) -> dict[str, Array]:
    """The number of times each card stays in the river, per copy."""
    return _per_copy(games, "left")


@measure(
    "wins_with",
    "Wins with",
    "share of games",
    "How often a seat wins that ends with so many copies of a card, or so many types.",
    is_detail=True,
)
def wins_with(games: Games) -> dict[str, Array]:
    """The share of the win of seats that hold so many; nothing where none does."""
    copies, found = _copies(games), {}
    for card, name in enumerate(_names(games)):
        for count in range(1, min(HOLDINGS, games.rules.variant["cards"][name]["count"]) + 1):
            holds = copies[:, :, card] >= count if count == HOLDINGS else copies[:, :, card] == count
            found[f"{name} {count}{'+' if count == HOLDINGS else ''}"] = _mean_share(games, holds)
    counted = np.array([int(games.rules.table.counted_types) >> card & 1 for card in range(copies.shape[2])])
    types = ((copies > 0) * counted).sum(axis=2)
    for count in range(7, min(int(counted.sum()), PLACES) + 1):
        found[f"types {count}"] = _mean_share(games, types == count)
    return found


def _mean_share(games: Games, holds: Array) -> Array:
    return _over((games.shares * holds).sum(axis=1), holds.sum(axis=1))


@measure("ninja", "What copying cards become", "share of copies", "What copying cards copy.", is_detail=True)
def ninja(games: Games) -> dict[str, Array]:
    """The share of copying cards that become each type, or stay what they are."""
    lands, counted = cards_at(games.results["land"]), cards_at(games.results["counted"])
    copying = _is_copying(games, lands)
    there = copying.sum(axis=(1, 2))
    found = {}
    for card, name in enumerate(_names(games)):
        found[name] = _over((copying & (counted == card)).sum(axis=(1, 2)), there)
    return found


def _is_copying(games: Games, lands: Array) -> Array:
    found: Array = int(games.rules.table.copying_types) >> lands & 1 == 1
    return found


@measure(
    "ninja_points",
    "Points by copying",
    "points",
    "What copying brings to a territory with a card that copies.",
)
def ninja_points(games: Games) -> dict[str, Array]:
    """The points that a territory has more than without its copies."""
    has_one = _is_copying(games, cards_at(games.results["land"])).any(axis=2)
    points = copied_points(games.rules.table, games.results)
    return {"all": _over((points * has_one).sum(axis=1), has_one.sum(axis=1))}


# ---------------------------------------------------------------- places


@measure(
    "place_points",
    "Points by place",
    "points",
    "What the single card at a place is worth at the end.",
    is_detail=True,
)
def place_points(games: Games) -> dict[str, Array]:
    """The mean points at each place."""
    points = points_by_place(games.rules.table, games.results).mean(axis=1)
    return {name: points[:, place] for place, name in enumerate(PLACE_NAMES)}


@watched(
    "place_heat",
    "Develops by place",
    "times per territory",
    "How often a place is developed.",
    is_detail=True,
)
def place_heat(games: Games) -> dict[str, Array]:
    """The number of develops at each place, for one territory."""
    return {name: games.watched["developed"][:, place] / SEATS for place, name in enumerate(PLACE_NAMES)}


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
        "before developing": _over(before, before + after),
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


# ---------------------------------------------------------------- tension


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
