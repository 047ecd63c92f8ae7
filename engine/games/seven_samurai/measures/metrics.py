"""What is measured of 7 Samurai beside what is measured of every game."""

from __future__ import annotations

from functools import partial

import numpy as np

from engine.games.seven_samurai.measures.village import PIECES, reached
from engine.games.seven_samurai.terms import REASONS
from engine.metrics import Games, Metric, metric
from engine.metrics.statistics import Array

METRICS: dict[str, Metric] = {}
measure = partial(metric, among=METRICS)

STRAWS = ("", "penalty", "beaten", "missing symbol", "intruder", "back of a farm", "turn limit")
WOUND_SOURCES = ("penalty", "missing hat", "impossible penalty", "back of a farm")
KIAI_CAUSES = ("own card", "given card", "arrow", "removal", "flip")
RAIDER_ENDS = ("defended", "attacked", "dismissed", "routed", "let in", "left over")


def _rounds(games: Games) -> range:
    return range(1, games.rules.variant["rounds"] + 1)


@measure(
    "losses",
    "Losses by cause and round",
    "share of games",
    "How often a game is lost by each cause in each round.",
    is_rate=True,
)
def losses(games: Games) -> dict[str, Array]:
    """Whether a game was lost so."""
    results = games.results
    return {
        f"{reason} in round {number}": (results["reason"] == code) & (results["round_number"] == number)
        for code, reason in enumerate(REASONS)
        if code > 1
        for number in _rounds(games)
    }


@measure(
    "score",
    "Score of won games",
    "points",
    "What a won game is worth: farms, families, and a point if nobody is wounded.",
    is_headline=True,
)
def score(games: Games) -> dict[str, Array]:
    """The score, of won games only."""
    return {"all": np.where(games.winners > 0, games.results["score"], np.nan)}


@measure("perfect", "Perfect games", "share of wins", "How many won games lost nothing at all.", is_rate=True)
def perfect(games: Games) -> dict[str, Array]:
    """Whether a won game has the highest score."""
    table = games.rules.table
    most = int(table.points_farm) * int(table.farms) + int(table.points_family) * int(table.families)
    is_perfect = games.results["score"] == most + int(table.points_unwounded)
    return {"all": np.where(games.winners > 0, is_perfect, np.nan)}


@measure(
    "village",
    "Village after each round",
    "pieces",
    "How many barricades, farms and families are left after each round, won and lost games apart.",
    is_detail=True,
)
def village(games: Games) -> dict[str, Array]:
    """What is left, of games that came so far."""
    won, found = games.winners > 0, {}
    for number in _rounds(games):
        is_there = reached(games.results, number)
        for place, name in enumerate(PIECES):
            left = games.results["after_round"][:, number - 1, place]
            for outcome, here in (("won", is_there & won), ("lost", is_there & ~won)):
                found[f"{name} after round {number}, {outcome}"] = np.where(here, left, np.nan)
    return found


@measure(
    "kiai", "Kiai reached", "Kiai a game", "How often a samurai reaches his Kiai in a game.", is_headline=True
)
def kiai(games: Games) -> dict[str, Array]:
    """The number of Kiai."""
    return {"all": games.results["kiai"]}


@measure("kiai_used", "Kiai used", "share of Kiai", "How many of them set a power free.", is_rate=True)
def kiai_used(games: Games) -> dict[str, Array]:
    """The share of Kiai whose power was used, of games that have some."""
    reached = games.results["kiai"]
    used = games.results["kiai_used"] / np.maximum(reached, 1)
    return {"all": np.where(reached > 0, used, np.nan)}


@measure("actions", "Actions", "actions a game", "How often a game sees each action.")
def actions(games: Games) -> dict[str, Array]:
    """Fights, supports and passes."""
    return {name: games.results[name] for name in ("fights", "supports", "passes")}


@measure(
    "team_win_rate",
    "Win rate by team",
    "share of games",
    "How often each team wins that was dealt, whoever sits where.",
    is_rate=True,
    is_detail=True,
)
def team_win_rate(games: Games) -> dict[str, Array]:
    """Whether a game was won, by the samurai in it."""
    names, seats = list(games.rules.variant["samurai"]["boards"]), games.rules.players
    teams = (1 << games.results["samurai"][:, :seats].astype(int)).sum(axis=1)
    won = games.winners > 0
    return {
        ", ".join(sorted(name for number, name in enumerate(names) if team >> number & 1)): np.where(
            teams == team, won, np.nan
        )
        for team in np.unique(teams).tolist()
    }


@measure(
    "samurai_value",
    "Win rate with and without each samurai",
    "share of games",
    "How often teams win that have a samurai, and those that have not: the others are dealt at random.",
    is_rate=True,
    is_detail=True,
)
def samurai_value(games: Games) -> dict[str, Array]:
    """Whether a game was won, by who was in it and who was not."""
    won, found = games.winners > 0, {}
    team = games.results["samurai"][:, : games.rules.players]
    for number, name in enumerate(games.rules.variant["samurai"]["boards"]):
        is_there = (team == number).any(axis=1)
        found[f"with {name}"] = np.where(is_there, won, np.nan)
        found[f"without {name}"] = np.where(is_there, np.nan, won)
    return found


@measure(
    "neighbours",
    "Win rate by neighbours",
    "share of games",
    "How often teams win in which a samurai who gives cards sits to the right of each other one.",
    is_rate=True,
    is_detail=True,
)
def neighbours(games: Games) -> dict[str, Array]:
    """Whether a game was won, by whom a giver has to his left."""
    boards, seats = games.rules.variant["samurai"]["boards"], games.rules.players
    team, won, found = games.results["samurai"][:, :seats], games.winners > 0, {}
    names = list(boards)
    for giver in (number for number, name in enumerate(names) if boards[name]["talent"].startswith("give")):
        for other, name in enumerate(names):
            sits = ((team == giver) & (np.roll(team, -1, axis=1) == other)).any(axis=1)
            if other != giver:
                found[f"{names[giver]}, then {name}"] = np.where(sits, won, np.nan)
    return found


# ---------------------------------------------------------------- what only watching tells


@measure(
    "last_straw",
    "Last straw",
    "share of losses",
    "What kind of step loses the games that are lost.",
    is_rate=True,
    needs_watching=True,
)
def last_straw(games: Games) -> dict[str, Array]:
    """Whether a lost game was lost so."""
    straw = games.watched["straw"]
    return {
        name: np.where(games.winners > 0, np.nan, straw == code) for code, name in enumerate(STRAWS) if code
    }


@measure(
    "animals",
    "Animals",
    "share of samurai",
    "How many samurai begin a round as animals.",
    is_rate=True,
    needs_watching=True,
)
def animals(games: Games) -> dict[str, Array]:
    """The share of samurai on their animal side at the start of later rounds."""
    seats = games.rules.players
    return {
        f"round {number}": np.where(
            games.results["round_number"] >= number, games.watched["animals"][:, number - 1] / seats, np.nan
        )
        for number in _rounds(games)[1:]
    }


@measure("wounds", "Wounds by source", "wounds a game", "Where wounds come from.", needs_watching=True)
def wounds(games: Games) -> dict[str, Array]:
    """The number of wounds from each source."""
    return {name: games.watched["wounds_from"][:, place] for place, name in enumerate(WOUND_SOURCES)}


@measure(
    "kiai_causes",
    "How a Kiai is reached",
    "Kiai a game",
    "What brings a samurai to his Kiai.",
    needs_watching=True,
)
def kiai_causes(games: Games) -> dict[str, Array]:
    """The number of Kiai of each cause."""
    return {name: games.watched["kiai_from"][:, place] for place, name in enumerate(KIAI_CAUSES)}


@measure(
    "kiai_elsewhere",
    "Kiai in another's turn",
    "share of Kiai",
    "How many Kiai are reached in another samurai's turn.",
    is_rate=True,
    needs_watching=True,
)
def kiai_elsewhere(games: Games) -> dict[str, Array]:
    """The share of Kiai in another's turn, of games that have some."""
    reached = games.results["kiai"]
    share = np.minimum(games.watched["kiai_elsewhere"] / np.maximum(reached, 1), 1)
    return {"all": np.where(reached > 0, share, np.nan)}


@measure(
    "lent_used",
    "Lent talents used",
    "share of tokens",
    "How many lent support tokens help before they go home.",
    is_rate=True,
    needs_watching=True,
)
def lent_used(games: Games) -> dict[str, Array]:
    """The share of lent tokens whose talent was used, of games that have some."""
    lent = games.watched["lent"]
    share = np.minimum(games.watched["lent_used"] / np.maximum(lent, 1), 1)
    return {"all": np.where(lent > 0, share, np.nan)}


@measure(
    "support_price",
    "Price of support",
    "flames a game",
    "How many raiders with flames slip in for the supports of a game.",
    needs_watching=True,
)
def support_price(games: Games) -> dict[str, Array]:
    """The number of flames let in by supports."""
    return {"all": games.watched["support_flames"]}


@measure("opened", "Open tokens", "tokens a game", "How many open tokens are used.", needs_watching=True)
def opened(games: Games) -> dict[str, Array]:
    """The number of open tokens used."""
    return {"all": games.watched["opened"]}


@measure(
    "raider_ends",
    "Where raiders end",
    "share of raiders",
    "What becomes of the raiders: defended, attacked, dismissed, routed, let in, or left over when all have passed.",
    is_rate=True,
    needs_watching=True,
)
def raider_ends(games: Games) -> dict[str, Array]:
    """The share of raiders of each fate."""
    counts = games.watched["raiders"]
    total = np.maximum(counts.sum(axis=1), 1)
    return {name: counts[:, place] / total for place, name in enumerate(RAIDER_ENDS)}


@measure(
    "complete_lefts",
    "Complete defences",
    "share of samurai",
    "How many samurai have all three symbols on their left at the end of a round.",
    is_rate=True,
    needs_watching=True,
)
def complete_lefts(games: Games) -> dict[str, Array]:
    """The share of samurai with all symbols, of games that came to the end of the round."""
    seats = games.rules.players
    return {
        f"round {number}": np.where(
            reached(games.results, number), games.watched["complete"][:, number - 1] / seats, np.nan
        )
        for number in _rounds(games)
    }


@measure(
    "decisions",
    "Decisions",
    "decisions a game",
    "How many choices with more than one answer a game has, and how many fall in another's turn.",
    needs_watching=True,
)
def decisions(games: Games) -> dict[str, Array]:
    """The number of decisions."""
    return {"all": games.watched["decisions"], "in another's turn": games.watched["decisions_elsewhere"]}


@measure(
    "idle_turns",
    "Turns without a choice",
    "share of turns",
    "How many turns go by in which nobody has a choice.",
    is_rate=True,
    needs_watching=True,
)
def idle_turns(games: Games) -> dict[str, Array]:
    """The share of turns with a single option."""
    share = np.minimum(games.watched["idle_turns"] / np.maximum(games.results["turns"], 1), 1)
    return {"all": share}
