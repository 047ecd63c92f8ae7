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
)

BALANCED = "balanced"
ROUNDS = 4_000
RULE = (
    "Problem: a one-sided persona beats every other and balanced play too, by its intervals. Good: balanced play is "
    "beaten by none. Look: a persona beats balanced play, but not all others. Otherwise unclear."
)


def personas(rules: Rules) -> dict[str, Agent]:
    """Give the players who meet: balanced, as greedy is, and one-sided ones made from its weights."""
    greedy = agents.read(agents.BASE)
    found = {BALANCED: replace(greedy, name=BALANCED)}
    base = greedy.weights[rules.game]
    for name, weights in find_game(rules.game).personas(base).items():
        found[name] = Agent(name, "greedy", weights={rules.game: weights})
    return found


def examine(ask: Ask) -> Chapter:
    """Let everybody meet everybody, at every seat."""
    rules = ask.subject.rules()
    if not rules.evaluation.HAS_WEIGHTS:
        sentence = f"{rules.facts.title} has no weights, so that no personas can be made of them."
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
    others = [name for name in names if name != names[shown]]
    if ruling:
        verdict, sentence = (
            PROBLEM,
            f"{names[shown]} beats every other persona, and balanced play by {percent(edge)}.",
        )
    elif over:
        verdict, sentence = (
            LOOK,
            f"{names[shown]} beats balanced play, {percent(edge)}, but not all of {_listed(others[1:])}.",
        )
    elif all(low[0, column] > 0.5 for column in range(1, count)):
        verdict = GOOD
        sentence = f"No persona beats balanced play; {names[shown]} comes nearest with {percent(edge)}."
    else:
        verdict = UNCLEAR
        sentence = f"Whether {names[shown]} beats balanced play cannot be told: {percent(edge)}."
    mixed = sorted(zip(mixture, names, strict=True), reverse=True)
    told = ", ".join(f"{name} {share:.0%}" for share, name in mixed if share >= 0.02)
    command = ask.again("strategy")
    first = Finding("strategy", "ruling", verdict, sentence, edge.value, ends(edge), command, RULE)
    mixture_told = f"Nobody gains against this mixture: {told}."
    return [
        first,
        Finding("strategy", "mixture", first.verdict, mixture_told, float(mixed[0][0]), None, command, RULE),
    ]


def _listed(names: list[str]) -> str:
    return ", ".join(names)


def _teams(ask: Ask, rules: Rules) -> Chapter:
    """Let teams of one persona each play the same deals."""
    known, rates, played = personas(rules), {}, 0
    games = max(20, ask.games // len(known))
    for name, agent in known.items():
        if ask.is_stopped:
            break
        batch = tables.play(rules, [name] * rules.players, games, ask.seed, agents=(agent,) * rules.players)
        played += batch.games
        rates[name] = tables.rate(tables.shares(batch)[:, 0])
    if BALANCED not in rates:
        return Chapter("strategy", (), played)
    best = max(rates, key=lambda name: rates[name].value)
    diff = tables.difference(rates[best], rates[BALANCED])
    verdict = LOOK if diff.low > 0 else GOOD if best == BALANCED else UNCLEAR
    most, usual = percent(rates[best]), percent(rates[BALANCED])
    sentence = f"Of {len(rates)} ways to play, {best} wins most: {most}; balanced play wins {usual}."
    figures: Mapping[str, Any] = {
        "teams": {name: (each.value, each.low, each.high) for name, each in rates.items()}
    }
    finding = Finding(
        "strategy",
        "team",
        verdict,
        sentence,
        rates[best].value,
        ends(rates[best]),
        ask.again("strategy"),
        RULE,
    )
    return Chapter("strategy", (finding,), played, figures)
