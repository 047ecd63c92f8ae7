"""Skill or luck: what thinking wins, and how much of winning the deal, the seat and the player's strength explain."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.metrics.statistics import Array, Estimate
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

# One of the first among the second, and how many of the chapter's games that takes.
LADDER = {("greedy", "random"): 0.3, ("mcts:20", "greedy"): 0.003, ("mcts:200", "mcts:20"): 0.002}
RULE = (
    "Good: the stronger player wins at least a tenth more than its fair share, by its interval. Problem: greedy play "
    "wins no more than random play. Otherwise unclear."
)
SPLIT_RULE = "Look: the deal decides more than skill, by their intervals. Good: skill decides more."


def examine(ask: Ask) -> Chapter:
    """Climb the ladder of strength, and split what decides who wins."""
    rules = ask.subject.rules()
    is_team = rules.facts.is_cooperative or rules.players < 2
    findings, played, steps = [], 0, {}
    for (strong, weak), share in LADDER.items():
        if ask.is_stopped:
            break
        count = max(int(ask.games * share), 4 * rules.players)
        count -= count % rules.players
        measured = _team_step if is_team else _step
        rate, fair, made = measured(ask, rules, strong, weak, count)
        played += made
        steps[strong, weak] = (rate, fair)
        findings.append(_said(ask, rules, strong, weak, rate, fair, is_team))
    figures: dict[str, Any] = {
        "ladder": {
            f"{strong} over {weak}": (rate.value, rate.low, rate.high, fair)
            for (strong, weak), (rate, fair) in steps.items()
        }
    }
    if not is_team and not ask.is_stopped:
        deals = max(40, int(ask.games * 0.5) // rules.players)
        parts = split(rules, deals, ask.seed)
        played += deals * rules.players
        findings.append(_decides(ask, parts))
        figures["split"] = {name: (each.value, each.low, each.high) for name, each in parts.items()}
    return Chapter("skill", tuple(findings), played, figures)


def _step(ask: Ask, rules: Rules, strong: str, weak: str, count: int) -> tuple[Estimate, float, int]:
    """Let one play among the others, at each seat in turn."""
    lineup = [strong] + [weak] * (rules.players - 1)
    batch = tables.play(rules, lineup, count, ask.seed, rotates=True, stop=ask.stop)
    if not batch.games:
        return Estimate(0.0, 0.0, 1.0, 0), 1 / rules.players, 0
    won = tables.shares(batch)
    seats = (-np.arange(len(won))) % rules.players
    return tables.rate(won[np.arange(len(won)), seats]), 1 / rules.players, batch.games


def _team_step(ask: Ask, rules: Rules, strong: str, weak: str, count: int) -> tuple[Estimate, float, int]:
    """Compare what a team of the stronger wins with what a team of the weaker does."""
    rates = []
    for agent in (strong, weak):
        batch = tables.play(rules, [agent] * rules.players, count, ask.seed, stop=ask.stop)
        rates.append(tables.rate(tables.shares(batch)[:, 0]))
    return rates[0], rates[1].value, 2 * count


def _said(
    ask: Ask, rules: Rules, strong: str, weak: str, rate: Estimate, fair: float, is_team: bool
) -> Finding:
    gain = 1.1 * fair
    verdict = GOOD if rate.low > gain else UNCLEAR
    if strong == "greedy" and rate.high < gain and not is_team:
        verdict = PROBLEM
    if is_team:
        verdict = GOOD if rate.low > fair else UNCLEAR
        sentence = f"A team of {strong} wins {percent(rate)}, a team of {weak} {fair:.1%}."
    else:
        thinking = "Ten times the thinking" if strong == "mcts:200" else strong.capitalize()
        others = f"{rules.players - 1} {weak}" if rules.players > 2 else weak
        sentence = f"{thinking} wins {percent(rate)} against {others}, where {fair:.1%} would be luck."
    return Finding("skill", "ladder", verdict, sentence, rate.value, ends(rate), ask.again("skill"), RULE)


# ---------------------------------------------------------------- what decides


def split(rules: Rules, deals: int, seed: int) -> dict[str, Estimate]:
    """Split the variance of who wins into skill, deal, seat and the rest.

    Greedy and random players sit by turns, and each deal is played once for every rotation of them. What the agents'
    strength explains is skill; what a seat wins whatever the deal is the seat's; what it wins in this deal, whoever
    sits there, is the deal's; the rest is how play happened to go.
    """
    agents = ["greedy" if seat % 2 == 0 else "random" for seat in range(rules.players)]
    won, strong = [], []
    for turn in range(rules.players):
        lineup = [*agents[turn:], *agents[:turn]]
        won.append(tables.shares(tables.play(rules, lineup, deals, seed)))
        strong.append([name == "greedy" for name in lineup])
    table, is_strong = np.stack(won, axis=1), np.array(strong)
    return {
        name: tables.bootstrapped(lambda rows, name=name: _parts(table[rows], is_strong)[name], deals, seed)
        for name in ("skill", "deal", "seat", "rest")
    }


def _parts(won: Array, is_strong: Array) -> dict[str, float]:
    """Give the shares of the variance; rows are deals, then rotations, then seats."""
    turns = won.shape[1]
    total = float(won.var())
    if total == 0:
        return {"skill": 0.0, "deal": 0.0, "seat": 0.0, "rest": 1.0}
    grand = won.mean()
    by_seat = won.mean(axis=(0, 1))
    strong, weak = won[:, is_strong].mean(), won[:, ~is_strong].mean()
    seat = float(((by_seat - grand) ** 2).mean())
    skill = float(np.where(is_strong, strong - grand, weak - grand).var())
    left = won - by_seat - np.where(is_strong, strong - grand, weak - grand)
    within = float(left.var(axis=1, ddof=1).mean()) if turns > 1 else 0.0
    # What is left of the spread between deals once the noise of so few rotations is taken off.
    deal = max(0.0, float(left.mean(axis=1).var()) - within / turns)
    known = (skill + deal + seat) / total
    return {
        "skill": skill / total,
        "deal": deal / total,
        "seat": seat / total,
        "rest": max(0.0, 1 - known),
    }


def _decides(ask: Ask, parts: dict[str, Estimate]) -> Finding:
    skill, deal = parts["skill"], parts["deal"]
    verdict = GOOD if skill.low > deal.high else LOOK if deal.low > skill.high else UNCLEAR
    told = {GOOD: "Skill decides more than the deal", LOOK: "The deal decides more than skill"}
    head = told.get(verdict, "Skill and deal cannot be told apart")
    sentence = (
        f"{head} between greedy and random players: {percent(skill)} of who wins against {percent(deal)}; the seat "
        f"decides {percent(parts['seat'])}."
    )
    return Finding(
        "skill", "split", verdict, sentence, skill.value, ends(skill), ask.again("skill"), SPLIT_RULE
    )
