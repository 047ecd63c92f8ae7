"""Which strategy rules: personas made from the weights of greedy play, each against each, and the best mixture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from engine import agents
from engine.agents import Agent
from engine.games import find as find_game
from engine.metrics.statistics import QUANTILES, Array, Estimate
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
    percent,
    points,
)
from engine.texts.saying import say

BALANCED = "balanced"
ROUNDS = 4_000
# So little ahead of balanced play counts as no more than it.
NEAR = 0.02
RULE = say(
    "Problem: a one-sided persona beats every other and balanced play too, by 99 % intervals. Look: a persona beats "
    "balanced play, but not all others. Good: none is two points ahead of balanced play, by its interval. Otherwise "
    "unclear."
)
TEAM_RULE = say(
    "Look: a team of one persona wins more than balanced play on the same deals, by the interval of the difference. "
    "Good: none wins two points more. Otherwise unclear."
)


def personas(rules: Rules) -> dict[str, Agent]:
    """Give the players who meet: balanced, as greedy is, and one-sided ones made from its weights."""
    greedy = agents.read(agents.BASE)
    found = {BALANCED: replace(greedy, name=BALANCED)}
    base = agents.weights_for(greedy.weights, rules)
    for name, weights in find_game(rules.game).personas(base).items():
        found[name] = Agent(name, "greedy", weights={rules.game: weights})
    return found


def examine(ask: Ask) -> Chapter:
    """Let everybody meet everybody, at every seat."""
    rules = ask.subject.rules()
    if not rules.evaluation.HAS_WEIGHTS:
        sentence = say(
            "{game} has no weights, so that no one-sided players can be made of them.", game=rules.facts.title
        )
        return Chapter(
            "strategy", (Finding("strategy", "ruling", UNCLEAR, sentence, None, None, "", RULE),), 0
        )
    if rules.players < 2 or rules.facts.is_cooperative:
        return _teams(ask, rules)
    known = personas(rules)
    names = list(known)
    pairs = [(one, two) for place, one in enumerate(names) for two in names[place + 1 :]]
    games = max(2 * rules.players, ask.games // len(pairs))
    games -= games % rules.players
    value, error = np.full((len(names),) * 2, 0.5), np.zeros((len(names),) * 2)
    played = 0
    for one, two in pairs:
        if ask.is_stopped:
            return Chapter("strategy", (), played)
        share = duel(rules, known[one], known[two], games, ask.seed)
        played += games
        row, column = names.index(one), names.index(two)
        value[row, column], value[column, row] = share.value, 1 - share.value
        error[row, column] = error[column, row] = share.half_width / QUANTILES[95]
    mixture = best_mixture(value)
    findings = _judged(ask, names, value, error, mixture)
    figures = {
        "names": names,
        "payoffs": value.tolist(),
        "half_widths": (QUANTILES[95] * error).tolist(),
        "mixture": mixture.tolist(),
    }
    return Chapter("strategy", tuple(findings), played, figures)


def duel(rules: Rules, one: Agent, two: Agent, games: int, seed: int) -> Estimate:
    """Seat two by turns and give the first one's part of what the two kinds win, a half where they are alike."""
    places = [seat % 2 == 0 for seat in range(rules.players)]
    lineup = [one if mine else two for mine in places]
    batch = tables.play(
        rules, [agent.name for agent in lineup], games, seed, rotates=True, agents=tuple(lineup)
    )
    won = tables.shares(batch)
    seated = (np.arange(rules.players)[None, :] + np.arange(len(won))[:, None]) % rules.players
    mine = np.array(places)[seated]
    own, other = (
        (won * mine).sum(axis=1) / sum(places),
        (won * ~mine).sum(axis=1) / (rules.players - sum(places)),
    )
    total = float(own.mean() + other.mean()) or 1.0
    diff = tables.mean(own - other)
    scale = 2 * total
    return Estimate(0.5 + diff.value / scale, 0.5 + diff.low / scale, 0.5 + diff.high / scale, len(won))


def best_mixture(payoffs: Array) -> Array:
    """Give how often each is played by somebody whom no single one beats: by fictitious play."""
    edge = payoffs - 0.5
    counts = np.ones(len(edge))
    for _ in range(ROUNDS):
        counts[int((edge @ counts).argmax())] += 1
    mixture: Array = counts / counts.sum()
    return mixture


def _judged(ask: Ask, names: list[str], value: Array, error: Array, mixture: Array) -> list[Finding]:
    low = value - QUANTILES[99] * error
    count = len(names)
    beats = [[low[row, column] > 0.5 for column in range(count)] for row in range(count)]
    ruling = [row for row in range(1, count) if sum(beats[row]) == count - 1]
    over = [row for row in range(1, count) if beats[row][0]]
    best = 1 + int(value[1:, 0].argmax()) if count > 1 else 0
    shown = ruling[0] if ruling else over[0] if over else best
    edge = Estimate(
        float(value[shown, 0]),
        float(value[shown, 0] - QUANTILES[95] * error[shown, 0]),
        float(value[shown, 0] + QUANTILES[95] * error[shown, 0]),
        0,
    )
    name, edged = (
        names[shown],
        say("{edge} of the games between the two, where 50 % would be even", edge=percent(edge)),
    )
    high = value[1:, 0] + QUANTILES[95] * error[1:, 0]
    if ruling:
        verdict = PROBLEM
        sentence = say(
            "The persona “{name}” beats every other, balanced play with {edged}.", name=name, edged=edged
        )
    elif over:
        verdict = LOOK
        sentence = say(
            "The persona “{name}” beats balanced play, with {edged}, but not every other persona.",
            name=name,
            edged=edged,
        )
    elif (high < 0.5 + NEAR).all():
        verdict = GOOD
        sentence = say(
            "No one-sided persona beats balanced play; “{name}” comes nearest, with {edged}.",
            name=name,
            edged=edged,
        )
    else:
        verdict = UNCLEAR
        sentence = say(
            "Whether the persona “{name}” beats balanced play cannot be told by a 99 % interval: it has {edged}.",
            name=name,
            edged=edged,
        )
    mixed = sorted(zip(mixture, names, strict=True), reverse=True)
    told = ", ".join(f"{name} {100 * part:.0f} %" for part, name in mixed if part >= 0.02)
    command = ask.again("strategy")
    first = Finding("strategy", "ruling", verdict, sentence, edge.value, ends(edge), command, RULE)
    mixture_told = (
        say(
            "Of these {count} personas none gains against somebody who chooses among them by lot: {told}.",
            count=count,
            told=told,
        )
        if mixed[0][0] < 0.98
        else say(
            "Of these {count} personas none gains against somebody who is always “{name}”.",
            count=count,
            name=mixed[0][1],
        )
    )
    return [
        first,
        Finding("strategy", "mixture", first.verdict, mixture_told, float(mixed[0][0]), None, command, RULE),
    ]


def _teams(ask: Ask, rules: Rules) -> Chapter:
    """Let teams of one persona each play the same deals."""
    known, played = personas(rules), 0
    won: dict[str, Array] = {}
    games = max(20, ask.games // len(known))
    for name, agent in known.items():
        batch = tables.play(
            rules, [name] * rules.players, games, ask.seed, agents=(agent,) * rules.players, stop=ask.stop
        )
        if ask.is_stopped:
            return Chapter("strategy", (), played)
        played += batch.games
        won[name] = tables.shares(batch)[:, 0]
    rates = {name: tables.rate(each) for name, each in won.items()}
    gains = {name: tables.mean(each - won[BALANCED], 99) for name, each in won.items() if name != BALANCED}
    best = max(gains, key=lambda name: gains[name].value)
    gain = tables.mean(won[best] - won[BALANCED])
    verdict = LOOK if gains[best].low > 0 else UNCLEAR
    if all(each.high < NEAR for each in gains.values()):
        verdict = GOOD
    sentence = say(
        "Of {count} personas the team of “{name}” wins most beside balanced play: {rate} against {base} on the same "
        "deals, {points} points.",
        count=len(rates),
        name=best,
        rate=percent(rates[best]),
        base=percent(rates[BALANCED]),
        points=points(gain),
    )
    figures: Mapping[str, Any] = {
        "teams": {name: (each.value, each.low, each.high) for name, each in rates.items()}
    }
    command = ask.again("strategy")
    finding = Finding("strategy", "team", verdict, sentence, gain.value, ends(gain), command, TEAM_RULE)
    return Chapter("strategy", (finding,), played, figures)
