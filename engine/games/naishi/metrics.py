"""What is measured of Naishi beside what is measured of every game: scores, cards, places, declarations and sets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from engine.games.naishi.holdings import Holdings
from engine.games.naishi.state import COLUMNS, DECLARED, PLACES, SEATS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)

# A margin of so few points is close; more copies of a card than the last are counted with it.
CLOSE = 5
MOST_COPIES = 4
LINES = ("row", "hand")


class _Latest:
    """Remembers the territories of the games that were looked at last: several metrics look at the same ones."""

    def __init__(self) -> None:
        self._known: tuple[Array, Holdings] | None = None

    def of(self, games: Games) -> Holdings:
        """Give the territories of games."""
        known = self._known
        if known is None or known[0] is not games.results or known[1].variant is not games.rules.variant:
            known = self._known = games.results, Holdings.of(games.rules.variant, games.results)
        return known[1]


_latest = _Latest()


def _holdings(games: Games) -> Holdings:
    return _latest.of(games)


def place_name(place: int) -> str:
    """Name a place of a territory.

    >>> place_name(0), place_name(7)
    ('row 1', 'hand 3')
    """
    return f"{LINES[place // COLUMNS]} {place % COLUMNS + 1}"


def _over(values: Array, where: Array) -> Array:
    """Give the mean over the seats where something holds, not a number where it holds for none."""
    count = where.sum(axis=1)
    found: Array = np.where(count, (values * where).sum(axis=1) / np.maximum(count, 1), np.nan)
    return found


# ---------------------------------------------------------------- scores


@measure(
    "score",
    "Score",
    "points",
    "How many points each seat has at the end, handicap included.",
    is_headline=True,
)
def score(games: Games) -> dict[str, Array]:
    """The points of each seat."""
    return {f"seat {seat}": games.results["scores"][:, seat] for seat in range(SEATS)}


@measure(
    "first_seat_advantage",
    "First seat's advantage",
    "points",
    "How many points the first seat has more than the second.",
)
def first_seat_advantage(games: Games) -> dict[str, Array]:
    """The difference of both scores."""
    scores = games.results["scores"].astype(int)
    return {"all": scores[:, 0] - scores[:, 1]}


@measure("margin", "Margin", "points", "How many points lie between the two scores.")
def margin(games: Games) -> dict[str, Array]:
    """The distance of both scores."""
    return {"all": abs(first_seat_advantage(games)["all"])}


@measure(
    "close_games",
    "Close games",
    "share of games",
    "How often at most five points lie between the scores.",
    is_rate=True,
)
def close_games(games: Games) -> dict[str, Array]:
    """Whether the scores are near each other."""
    return {"all": margin(games)["all"] <= CLOSE}


@measure(
    "ties_by_colour",
    "Ties settled by colours",
    "share of games",
    "How often equal points are settled by colours.",
    is_rate=True,
)
def ties_by_colour(games: Games) -> dict[str, Array]:
    """Whether the points are equal and one seat wins."""
    return {"all": (margin(games)["all"] == 0) & (games.winners == 1)}


@measure("colours", "Colours", "colours", "How many different colours each seat has at the end.")
def colours(games: Games) -> dict[str, Array]:
    """The colours of each seat."""
    return {f"seat {seat}": games.results["colours"][:, seat] for seat in range(SEATS)}


@measure("types", "Types", "types", "How many different types a territory holds at the end.")
def types(games: Games) -> dict[str, Array]:
    """The mean of both territories."""
    return {"all": _holdings(games).types.mean(axis=1)}


# ---------------------------------------------------------------- cards and places


@measure(
    "held",
    "Held at the end",
    "share of territories",
    "In how many territories a card lies at the end, copies of it counted with it.",
    is_rate=True,
    is_detail=True,
)
def held(games: Games) -> dict[str, Array]:
    """The share of both seats that hold a card."""
    found = _holdings(games)
    return {name: (found.held[:, :, number] > 0).mean(axis=1) for number, name in enumerate(found.names)}


@measure(
    "points_by_card",
    "Points by card",
    "points",
    "What all copies of a card bring a territory that holds it.",
    is_detail=True,
)
def points_by_card(games: Games) -> dict[str, Array]:
    """The points of each card where it lies."""
    found = _holdings(games)
    return {
        name: _over(found.points[:, :, number], found.counts[:, :, number] > 0)
        for number, name in enumerate(found.names)
        if number not in found.copying
    }


@measure(
    "winner_points",
    "Points of the winner by card",
    "points",
    "What each card brings the winner, nothing where the winner has none.",
    is_detail=True,
)
def winner_points(games: Games) -> dict[str, Array]:
    """The points of each card in the winner's territory."""
    found, won = _holdings(games), games.shares > 0
    return {name: _over(found.points[:, :, number], won) for number, name in enumerate(found.names)}


@measure(
    "wins_with",
    "Wins with a card",
    "share of games",
    "How often a seat wins that ends with one, two, three, four or more of a card.",
    is_rate=True,
    is_detail=True,
)
def wins_with(games: Games) -> dict[str, Array]:
    """The share of the win of seats with so many copies."""
    found = _holdings(games)
    told: dict[str, Array] = {}
    for number, name in enumerate(found.names):
        counts = found.held[:, :, number]
        for count in range(1, MOST_COPIES + 1):
            is_last = count == MOST_COPIES
            told[f"{name} {count}{'+' if is_last else ''}"] = _over(
                games.shares, counts >= count if is_last else counts == count
            )
    return told


@measure(
    "place_points",
    "Points by place",
    "points",
    "What the card on each place is worth at the end, its share of a set included.",
    is_detail=True,
)
def place_points(games: Games) -> dict[str, Array]:
    """The worth of each place, of both seats and of each."""
    worth = _holdings(games).worth
    told = {place_name(place): worth[:, :, place].mean(axis=1) for place in range(PLACES)}
    for seat in range(SEATS):
        told |= {f"seat {seat} {place_name(place)}": worth[:, seat, place] for place in range(PLACES)}
    return told


@measure(
    "copied",
    "What is copied",
    "share of copying cards",
    "Which cards those that copy others become; `nothing` where there is none to copy.",
    is_detail=True,
)
def copied(games: Games) -> dict[str, Array]:
    """The share of the copying cards of a game that become each card."""
    found = _holdings(games)
    cards = list(found.variant["cards"].values())
    copying = found.copying
    here = np.isin(found.cards, copying)
    count = here.sum(axis=(1, 2))
    told = {}
    for number, name in enumerate(found.names):
        if any(cards[each]["copies"] == cards[number]["kind"] for each in copying) and number not in copying:
            told[name] = (here & (found.counted == number)).sum(axis=(1, 2))
    if copying:
        told["nothing"] = (here & np.isin(found.counted, copying)).sum(axis=(1, 2))
    return {name: np.where(count, each / np.maximum(count, 1), np.nan) for name, each in told.items()}


# ---------------------------------------------------------------- sets


def _sets(games: Games) -> Iterator[tuple[str, Array]]:
    """Give the sets that are worth the most of their kind, each with the seats that hold it."""
    found = _holdings(games)
    for number, (name, card) in enumerate(found.variant["cards"].items()):
        scores = card.get("scores") or {}
        by_count, by_group = scores.get("by_count") or [], scores.get("by_group") or []
        if len(by_count) > 1 and by_count[-1] == max(by_count) > 0:
            yield f"{name} {len(by_count)}", found.counts[:, :, number] >= len(by_count)
        if len(by_group) > 1 and by_group[-1] == max(by_group) > 0:
            sizes = found.largest_groups(name)
            yield f"{name} group {len(by_group)}", sizes >= len(by_group)
            yield f"{name} group {len(by_group) - 1}", sizes == len(by_group) - 1
        reached = sorted(int(count) for count in scores.get("by_types") or ())[-2:]
        for count in reversed(reached):
            is_reached = found.types >= count if count == reached[-1] else found.types == count
            yield f"{name} types {count}", (found.counts[:, :, number] > 0) & is_reached


@measure(
    "wins_with_set",
    "Wins with a set",
    "share of games",
    "How often a seat wins that holds one of the sets that are worth the most: many copies, a group, or many types.",
    is_rate=True,
    is_detail=True,
)
def wins_with_set(games: Games) -> dict[str, Array]:
    """The share of the win of seats with a set."""
    return {name: _over(games.shares, seats) for name, seats in _sets(games)}


@measure(
    "sets_held",
    "Sets held",
    "share of territories",
    "How many territories hold one of the sets that are worth the most.",
    is_rate=True,
    is_detail=True,
)
def sets_held(games: Games) -> dict[str, Array]:
    """The share of both seats that hold a set."""
    return {name: seats.mean(axis=1) for name, seats in _sets(games)}


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
    """Whether the end was declared."""
    return {"all": games.results["reason"] == DECLARED}


def _declarer(games: Games) -> tuple[Array, Array]:
    """Give in which games the end was declared, and by which seat."""
    declared = games.results["declared"].astype(int)
    return declared > 0, np.maximum(declared - 1, 0)


@measure(
    "declare_success",
    "Won by who declared",
    "share of games",
    "How often who declares the end wins.",
    is_rate=True,
)
def declare_success(games: Games) -> dict[str, Array]:
    """The share of the win of the seat that declared."""
    is_declared, seat = _declarer(games)
    shares = games.shares[np.arange(len(seat)), seat]
    return {"all": np.where(is_declared, shares, np.nan)}


@measure(
    "declare_margin", "Lead of who declared", "points", "By how many points who declared leads at the end."
)
def declare_margin(games: Games) -> dict[str, Array]:
    """The points that the seat that declared has more than the other."""
    is_declared, seat = _declarer(games)
    lead = first_seat_advantage(games)["all"]
    return {"all": np.where(is_declared, np.where(seat == 0, lead, -lead), np.nan)}


@measure(
    "declared_by_first",
    "Declared by the first seat",
    "share of games",
    "How many declarations are the first seat's.",
    is_rate=True,
)
def declared_by_first(games: Games) -> dict[str, Array]:
    """Whether the first seat declared."""
    is_declared, seat = _declarer(games)
    return {"all": np.where(is_declared, seat == 0, np.nan)}


@measure("river_left", "Cards left in the river", "cards", "How many cards lie in the piles at the end.")
def river_left(games: Games) -> dict[str, Array]:
    """The cards that were never turned up or taken."""
    return {"all": games.results["river"]}


@measure(
    "empty_piles",
    "Empty piles",
    "share of games",
    "How often the pile of each column is empty at the end.",
    is_rate=True,
)
def empty_piles(games: Games) -> dict[str, Array]:
    """Whether each pile ran dry."""
    return {f"column {column + 1}": games.results["empty"] >> column & 1 for column in range(COLUMNS)}
