"""What the cards of Naishi are worth, where they lie, and what becomes of them."""

from __future__ import annotations

from functools import partial

import numpy as np

from engine.games.naishi.compile import card_names
from engine.games.naishi.measures.measuring import (
    cards_at,
    copied_points,
    copies_of,
    over,
    points_by_card,
    points_by_place,
)
from engine.games.naishi.rules.state import COLUMNS, PLACES, SEATS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)
watched = partial(measure, needs_watching=True)

HOLDINGS = 4
PLACE_NAMES = [f"{line} {column + 1}" for line in ("row", "hand") for column in range(COLUMNS)]


def _names(games: Games) -> tuple[str, ...]:
    return card_names(games.rules.variant)


def _by_card(games: Games, values: Array) -> dict[str, Array]:
    return {name: values[:, card] for card, name in enumerate(_names(games))}


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
    return _by_card(games, over((points[:, :, : there.shape[2]] * there).sum(axis=1), there.sum(axis=1)))


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
    return over((games.shares * holds).sum(axis=1), holds.sum(axis=1))


@measure("ninja", "What copying cards become", "share of copies", "What copying cards copy.", is_detail=True)
def ninja(games: Games) -> dict[str, Array]:
    """The share of copying cards that become each type, or stay what they are."""
    lands, counted = cards_at(games.results["land"]), cards_at(games.results["counted"])
    copying = _is_copying(games, lands)
    there = copying.sum(axis=(1, 2))
    found = {}
    for card, name in enumerate(_names(games)):
        found[name] = over((copying & (counted == card)).sum(axis=(1, 2)), there)
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
    return {"all": over((points * has_one).sum(axis=1), has_one.sum(axis=1))}


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
