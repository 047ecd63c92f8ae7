"""Is it alive: how long games last, when the winner is settled, who leads, who makes kings, where moves are forced."""

from __future__ import annotations

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
    UNCLEAR,
    Ask,
    Chapter,
    Finding,
    ends,
    graded,
    percent,
    plus_minus,
)
from engine.questions.futures import Futures, is_set_up
from engine.texts.saying import say

# At so many places of a game it is asked how it would go on, so many times each.
PLACES, PLAYOUTS = 10, 32
SETTLED = 0.8
# A move is the only sensible one where a search comes back to it so often.
SENSIBLE, THINKER = 0.8, "mcts:60"
# Of the moves of the last player so many are tried.
LAST_MOVES = 12

# By so many standard errors another must be ahead in the play-outs before it is called the favourite.
AHEAD = 2.0
# A game is hasty that is over before every seat has had so many turns.
HASTY_TURNS = 2

RULES = {
    "length": say(
        "Problem: more than a tenth of the games are over before every seat has had two turns. Look: the longest tenth "
        "takes more than three times as long as the shortest. Good: neither."
    ),
    "settled": say("Problem: on average before a quarter of the turns. Look: before half. Good: later."),
    "lead": say("Look: the favourite changes less than once a game. Good: more often."),
    "kingmaking": say("Problem: in more than 35 % of the games. Look: in more than 15 %. Good: in fewer."),
    "forced": say("Look: at more than 40 % of the decisions. Good: at fewer."),
}
# From fewer games nothing is judged.
LEAST_GAMES = 10


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
        findings += _judged(ask, rules, looked, tables.shares(batch))
        chances = np.array(looked["chances"])
        figures["chances"] = np.quantile(chances, [0.1, 0.25, 0.5, 0.75, 0.9], axis=0).tolist()
        figures["mean"] = chances.mean(axis=0).tolist()
        if not ask.subject.facts.is_cooperative or _lopsided(ask, tables.shares(batch)) is None:
            figures["settled"] = float(np.mean(looked["settled"]))
    return Chapter("alive", tuple(findings), batch.games + sample, figures)


def _length(ask: Ask, turns: Array, games: int) -> Finding:
    mean = tables.mean(turns)
    low, high = np.quantile(turns, [0.1, 0.9])
    hasty = tables.rate(turns < HASTY_TURNS * ask.subject.rules().players)
    verdict = GOOD if hasty.high < 0.1 else PROBLEM if hasty.low > 0.1 else UNCLEAR
    if verdict == GOOD and high > 3 * low:
        verdict = LOOK
    hurried = say(
        " In {hasty} of them somebody has had fewer than {turns} turns when it is over.",
        hasty=percent(hasty),
        turns=HASTY_TURNS,
    )
    sentence = say(
        "A game takes {mean} turns; four of five take {low:.0} to {high:.0}.{hurried}",
        mean=plus_minus(mean),
        low=float(low),
        high=float(high),
        hurried=hurried if verdict == PROBLEM else "",
    )
    return Finding(
        "alive",
        "length",
        verdict,
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
        chances, leads, favourite, forced = [], 0, -1, []
        for step in range(PLACES):
            place = begun[len(begun) * step // PLACES]
            playouts = futures.shares(match.positions[place], PLAYOUTS, ask.seed + step)
            shares = playouts.mean(axis=0)
            chances.append(float(shares[won > 0].sum()) if (won > 0).any() else float(1 - shares.max()))
            ahead = _favourite(playouts, favourite)
            leads += favourite >= 0 and ahead != favourite
            favourite = ahead
            forced.append(_is_forced(match, thinker, place))
        chances.append(1.0)
        found["chances"].append(chances)
        found["settled"].append(_settled(chances))
        found["leads"].append(leads)
        found["forced"].append(np.mean(forced))
        if not rules.facts.is_cooperative and rules.players > 2:
            found["kings"].append(_makes_a_king(rules, futures, match, begun, ask.seed))
    return found


def _favourite(playouts: Array, before: int) -> int:
    """Give who leads in play-outs: whoever led before, unless another is ahead by more than their luck; -1 is nobody.

    >>> _favourite(np.array([[1.0, 0.0]] * 20), -1), _favourite(np.array([[1.0, 0.0], [0.0, 1.0]] * 9), 1)
    (0, 1)
    """
    best = int(playouts.mean(axis=0).argmax())
    if best == before or playouts.shape[1] < 2:
        return best
    others = [before] if before >= 0 else [seat for seat in range(playouts.shape[1]) if seat != best]
    for other in others:
        lead = playouts[:, best] - playouts[:, other]
        if lead.mean() <= AHEAD * lead.std() / np.sqrt(len(lead)):
            return before
    return best


def _settled(chances: list[float]) -> float:
    """Give the part of a game after which the winner's chance never falls below the limit."""
    place = len(chances) - 1
    while place and chances[place - 1] >= SETTLED:
        place -= 1
    return place / (len(chances) - 1)


def _is_forced(match: Match, thinker: agents.Agent, place: int) -> bool:
    """Say whether there is one sensible move: only one is legal, or a search hardly looks at another."""
    rules, position = match.rules, match.positions[place]
    if len(rules.legal_moves(position)) < 2:
        return True
    past = match.past_before(place)
    visited = seats.advice(thinker, rules, position, rules.decider(position), 64, past)
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


def _lopsided(ask: Ask, won: Array) -> Finding | None:
    """Say that a team nearly always wins or loses, where it does: such games are no nearer to their end at the end.

    How hard a game is, is another question, which *Fair?* answers.
    """
    wins = tables.rate(won[:, 0])
    is_won = wins.value > 0.5
    often = wins if is_won else Estimate(1 - wins.value, 1 - wins.high, 1 - wins.low, wins.count)
    if often.value < SETTLED:
        return None
    sentence = say(
        "Teams of greedy players {do:win=win|lose=lose} {often} of their games, so that nearly all are settled before "
        "they begin. When a game between better players is settled, they cannot tell.",
        do="win" if is_won else "lose",
        often=percent(often),
    )
    command = ask.again("alive")
    return Finding("alive", "settled", UNCLEAR, sentence, often.value, ends(often), command, RULES["settled"])


def _judged(ask: Ask, rules: Rules, looked: dict[str, list[Any]], won: Array) -> list[Finding]:
    command = ask.again("alive")

    def finding(kind: str, steps: list[Any], sentence: str, value: Estimate) -> Finding:
        verdict = graded(value, steps) if value.count >= LEAST_GAMES else UNCLEAR
        return Finding("alive", kind, verdict, sentence, value.value, ends(value), command, RULES[kind])

    settled, leads = tables.mean(np.array(looked["settled"])), tables.mean(np.array(looked["leads"]))
    settled = Estimate(settled.value, max(0.0, settled.low), min(1.0, settled.high), settled.count)
    is_team = rules.facts.is_cooperative
    steps: list[Any] = [
        (PROBLEM, lambda it: it.high < 0.25),
        (LOOK, lambda it: it.high < 0.5),
        (GOOD, lambda it: it.low > 0.5),
    ]
    sentence = say(
        "{who:team=Whether the team wins|seat=The winner} is settled after {settled} of the turns: from then on "
        "play-outs by greedy players give {who:team=the outcome|seat=him} {limit:.0} % or more.",
        who="team" if is_team else "seat",
        settled=percent(settled),
        limit=100 * SETTLED,
    )
    lopsided = _lopsided(ask, won) if is_team else None
    found = [lopsided or finding("settled", steps, sentence, settled)]
    if not is_team:
        steps = [(LOOK, lambda it: it.high < 1), (GOOD, lambda it: it.low > 1)]
        sentence = say(
            "Looked at {places} times, the favourite of play-outs changes {leads} times a game.",
            places=PLACES,
            leads=plus_minus(leads),
        )
        found.append(finding("lead", steps, sentence, leads))
    if looked["kings"]:
        kings = tables.rate(np.array(looked["kings"]))
        steps = [
            (PROBLEM, lambda it: it.low > 0.35),
            (LOOK, lambda it: it.low > 0.15),
            (GOOD, lambda it: it.high < 0.15),
        ]
        sentence = say(
            "In {kings} of the games the last to choose cannot win any more, but chooses who does.",
            kings=percent(kings),
        )
        found.append(finding("kingmaking", steps, sentence, kings))
    forced = tables.mean(np.array(looked["forced"]))
    sentence = say(
        "At {forced} of the decisions one move alone makes sense: no other is legal, or a short search takes it "
        "{often:.0} % of the time.",
        forced=percent(forced),
        often=100 * SENSIBLE,
    )
    steps = [(LOOK, lambda it: it.low > 0.4), (GOOD, lambda it: it.high < 0.4)]
    return [*found, finding("forced", steps, sentence, forced)]
