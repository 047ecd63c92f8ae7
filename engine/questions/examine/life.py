"""Is it alive: how long games last, when the winner is settled, who leads, who makes kings, where moves are forced."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from engine import agents
from engine.agents import seats
from engine.metrics.statistics import Array, Estimate
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.match import Match
from engine.play.rules import Rules
from engine.questions import tables
from engine.questions.examine.critique import (
    GOOD,
    LOOK,
    PROBLEM,
    Ask,
    Chapter,
    Finding,
    ends,
    graded,
    percent,
    plus_minus,
)
from engine.questions.futures import Futures, is_set_up

# At so many places of a game it is asked how it would go on, so many times each.
PLACES, PLAYOUTS = 10, 16
SETTLED = 0.8
# A move is the only sensible one where a search comes back to it so often.
SENSIBLE, THINKER = 0.8, "mcts:60"
# Of the moves of the last player so many are tried.
LAST_MOVES = 12

RULES = {
    "length": "Only told: whether a length is right is the designer's to say.",
    "settled": "Problem: half of the games are settled before a quarter of their turns. Look: before half.",
    "lead": "Look: the favourite changes less than once a game. Good: more often.",
    "kingmaking": "Problem: in more than 35 % of the games. Look: in more than 15 %. Good: in fewer.",
    "forced": "Look: in more than 40 % of the decisions. Good: in fewer.",
}


def examine(ask: Ask) -> Chapter:
    """Play a sample of greedy games and look into each at several places."""
    rules = ask.subject.rules()
    many = max(200, int(ask.games * 0.9))
    batch = tables.play(rules, ["greedy"] * rules.players, many, ask.seed, stop=ask.stop)
    if not batch.games:
        return Chapter("alive", (), 0)
    findings = [_length(ask, batch.results["turns"].astype(float), batch.games)]
    figures: dict[str, Any] = {
        "turns": np.quantile(batch.results["turns"], [0.1, 0.5, 0.9]).tolist(),
    }
    sample = max(12, ask.games // 200)
    looked = _looked_into(ask, rules, sample)
    if looked["chances"]:
        findings += _judged(ask, rules, looked)
        chances = np.array(looked["chances"])
        figures["chances"] = np.quantile(chances, [0.1, 0.25, 0.5, 0.75, 0.9], axis=0).tolist()
        figures["mean"] = chances.mean(axis=0).tolist()
    return Chapter("alive", tuple(findings), batch.games + sample, figures)


def _length(ask: Ask, turns: Array, games: int) -> Finding:
    mean = tables.mean(turns)
    low, high = np.quantile(turns, [0.1, 0.9])
    sentence = f"A game takes {plus_minus(mean)} turns; four of five take {low:.0f} to {high:.0f}."
    return Finding(
        "alive",
        "length",
        GOOD,
        sentence,
        mean.value,
        ends(mean),
        ask.simulation("greedy", games),
        RULES["length"],
    )


def _looked_into(ask: Ask, rules: Rules, sample: int) -> dict[str, list[Any]]:
    """Look into some games: the winner's chance on the way, the favourites, the last choice, and forced moves."""
    futures, thinker = Futures(rules), agents.read(THINKER)
    series = Series(rules, ("greedy",) * rules.players, ask.seed)
    found: dict[str, list[Any]] = {
        "chances": [],
        "settled": [],
        "leads": [],
        "kings": [],
        "forced": [],
    }
    for number in range(sample):
        if ask.is_stopped:
            break
        match = simulate.replayed(series, number)
        begun = [place for place in range(len(match.moves)) if is_set_up(rules, match.positions[place])]
        if not begun:
            continue
        won = np.array(rules.payoffs(match.position))
        chances, favourites = [], []
        for step in range(PLACES):
            place = begun[len(begun) * step // PLACES]
            shares = futures.shares(match.positions[place], PLAYOUTS, ask.seed + step).mean(axis=0)
            chances.append(float(shares[won > 0].sum()) if (won > 0).any() else float(1 - shares.max()))
            favourites.append(int(shares.argmax()))
            found["forced"].append(_is_forced(rules, thinker, match.positions[place]))
        chances.append(1.0)
        found["chances"].append(chances)
        found["settled"].append(_settled(chances))
        found["leads"].append(sum(one != two for one, two in pairwise(favourites)))
        if not rules.facts.is_cooperative and rules.players > 2:
            found["kings"].append(_makes_a_king(rules, futures, match, begun, ask.seed))
    return found


def _settled(chances: list[float]) -> float:
    """Give the part of a game after which the winner's chance never falls below the limit."""
    place = len(chances) - 1
    while place and chances[place - 1] >= SETTLED:
        place -= 1
    return place / (len(chances) - 1)


def _is_forced(rules: Rules, thinker: agents.Agent, position: np.record) -> bool:
    """Say whether there is one sensible move: only one is legal, or a search hardly looks at another."""
    if len(rules.legal_moves(position)) < 2:
        return True
    visited = seats.advice(thinker, rules, position, rules.decider(position), 64)
    total = sum(visits for _, visits in visited)
    return bool(visited) and total > 0 and visited[0][1] >= SENSIBLE * total


def _makes_a_king(rules: Rules, futures: Futures, match: Match, begun: list[int], seed: int) -> bool:
    """Say whether the last to choose cannot win, but chooses who does."""
    for place in reversed(begun):
        position = match.positions[place]
        legal = rules.legal_moves(position)
        if len(legal) < 2:
            continue
        seat, winners = rules.decider(position), set()
        for move in legal[:: max(1, len(legal) // LAST_MOVES)]:
            after = position.copy()
            rules.apply(after, move)
            shares = futures.shares(after, 1, seed, seat)[0]
            if shares[seat] > 0:
                return False
            winners.add(tuple(np.flatnonzero(shares).tolist()))
        return len(winners) > 1
    return False


def _judged(ask: Ask, rules: Rules, looked: dict[str, list[Any]]) -> list[Finding]:
    command = ask.again("alive")

    def finding(kind: str, verdict: str, sentence: str, value: Estimate) -> Finding:
        return Finding("alive", kind, verdict, sentence, value.value, ends(value), command, RULES[kind])

    settled = tables.mean(np.array(looked["settled"]))
    settled = Estimate(settled.value, settled.low, min(1.0, settled.high), settled.count)
    leads, forced = tables.mean(np.array(looked["leads"])), tables.rate(np.array(looked["forced"]))
    winner = "the team's end" if rules.facts.is_cooperative else "the winner"
    found = [
        finding(
            "settled",
            graded(
                settled,
                [
                    (PROBLEM, lambda it: it.high < 0.25),
                    (LOOK, lambda it: it.high < 0.5),
                    (GOOD, lambda it: it.low > 0.5),
                ],
            ),
            f"After {percent(settled)} of its turns {winner} is settled: it stays above {SETTLED:.0%} from then on.",
            settled,
        ),
    ]
    if not rules.facts.is_cooperative:
        found.append(
            finding(
                "lead",
                graded(leads, [(LOOK, lambda it: it.high < 1), (GOOD, lambda it: it.low > 1)]),
                f"The favourite changes {plus_minus(leads)} times a game, looked at {PLACES} times.",
                leads,
            )
        )
    if looked["kings"]:
        kings = tables.rate(np.array(looked["kings"]))
        steps: list[Any] = [
            (PROBLEM, lambda it: it.low > 0.35),
            (LOOK, lambda it: it.low > 0.15),
            (GOOD, lambda it: it.high < 0.15),
        ]
        sentence = f"In {percent(kings)} of the games the last to choose cannot win, but chooses who does."
        found.append(finding("kingmaking", graded(kings, steps), sentence, kings))
    sentence = f"At {percent(forced)} of the decisions there is one sensible move."
    steps = [(LOOK, lambda it: it.low > 0.4), (GOOD, lambda it: it.high < 0.4)]
    return [*found, finding("forced", graded(forced, steps), sentence, forced)]
