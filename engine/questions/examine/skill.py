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
    points,
    share,
)
from engine.texts.saying import say

# One of the first among the second, and how many of the chapter's games that takes.
LADDER = {("greedy", "random"): 0.3, ("mcts:20", "greedy"): 0.003, ("mcts:200", "mcts:20"): 0.002}
CALLED = {
    "random": say("at random"),
    "greedy": say("greedily"),
    "mcts:20": say("by a short search (mcts:20)"),
    "mcts:200": say("by a search ten times as long (mcts:200)"),
}
# From fewer games nothing is judged.
LEAST_GAMES = 30
RULE = say(
    "Good: the stronger player wins at least a tenth more than its fair share, by its interval. Problem: greedy play "
    "wins no more than that among random players. Look: a search wins no more than that. "
    "Fewer than {least} games allow no verdict.",
    least=LEAST_GAMES,
)
TEAM_RULE = say(
    "Good: the stronger team wins more, by the interval of the difference on the same deals. Problem: greedy play wins "
    "no more than random play, though a tenth of the games are won. Otherwise unclear."
)
SPLIT_RULE = say("Look: the deal decides more than skill, by their intervals. Good: skill decides more.")


def examine(ask: Ask) -> Chapter:
    """Climb the ladder of strength, and split what decides who wins."""
    rules = ask.subject.rules()
    is_team = rules.facts.is_cooperative or rules.players < 2
    findings, played, ladder = [], 0, {}
    for (strong, weak), part in LADDER.items():
        if ask.is_stopped:
            break
        count = max(int(ask.games * part), 4 * rules.players)
        count -= count % rules.players
        step = _team_step if is_team else _step
        finding, figures, made = step(ask, rules, strong, weak, count)
        played += made
        if made:
            findings.append(finding)
            ladder[f"{strong} over {weak}"] = figures
    told: dict[str, Any] = {"ladder": ladder}
    if not is_team and not ask.is_stopped:
        deals = max(40, int(ask.games * 0.5) // rules.players)
        parts = split(rules, deals, ask.seed)
        played += deals * rules.players
        findings.append(_decides(ask, parts))
        told["split"] = {name: (each.value, each.low, each.high) for name, each in parts.items()}
    return Chapter("skill", tuple(findings), played, told)


# A sentence, what a chart shows of it (the rate, its ends, and luck), and the games it took.
Step = tuple[Finding, tuple[float, ...], int]


def _step(ask: Ask, rules: Rules, strong: str, weak: str, count: int) -> Step:
    """Let one play among the others, at each seat in turn."""
    fair, lineup = 1 / rules.players, [strong] + [weak] * (rules.players - 1)
    batch = tables.play(rules, lineup, count, ask.seed, rotates=True, stop=ask.stop)
    won = tables.shares(batch)
    seats = (-np.arange(len(won))) % rules.players
    rate, gain = tables.rate(won[np.arange(len(won)), seats]), 1.1 * fair
    verdict = UNCLEAR
    tail = say(
        "Whether that is a tenth more than luck cannot be told from {games:,} games.", games=rate.count
    )
    if rate.count >= LEAST_GAMES and rate.low > gain:
        verdict, tail = GOOD, say("Playing better wins more.")
    elif rate.count >= LEAST_GAMES and rate.high < gain:
        verdict, tail = PROBLEM if strong == "greedy" else LOOK, say("Playing so wins hardly more than luck.")
    sentence = say(
        "One player who plays {strong} wins {rate} of the games against {others:one who plays|{others} who play} "
        "{weak}, where {fair} would be luck. {tail}",
        strong=CALLED[strong],
        rate=percent(rate),
        others=rules.players - 1,
        weak=CALLED[weak],
        fair=share(fair),
        tail=tail,
    )
    finding = Finding("skill", "ladder", verdict, sentence, rate.value, ends(rate), ask.again("skill"), RULE)
    return finding, (rate.value, rate.low, rate.high, fair), batch.games


def _team_step(ask: Ask, rules: Rules, strong: str, weak: str, count: int) -> Step:
    """Compare what a team of the stronger wins with what a team of the weaker does on the same deals."""
    won = []
    for agent in (strong, weak):
        batch = tables.play(rules, [agent] * rules.players, count, ask.seed, stop=ask.stop)
        won.append(tables.shares(batch)[:, 0])
    both = min(map(len, won))
    rate, base = tables.rate(won[0]), tables.rate(won[1])
    diff = tables.mean(won[0][:both] - won[1][:both])
    verdict, tail = UNCLEAR, say("whether it wins more cannot be told from {games:,} games", games=both)
    if both >= LEAST_GAMES and diff.low > 0:
        verdict, tail = GOOD, say("playing better wins more")
    elif both >= LEAST_GAMES and strong == "greedy" and diff.high < 0.01 and base.low > 0.1:
        verdict, tail = PROBLEM, say("playing better wins no more")
    sentence = say(
        "A team that plays {strong} wins {rate} of its games, one that plays {weak} {base} on the same deals: {points} "
        "points, {tail}.",
        strong=CALLED[strong],
        rate=percent(rate),
        weak=CALLED[weak],
        base=percent(base),
        points=points(diff),
        tail=tail,
    )
    finding = Finding(
        "skill", "ladder", verdict, sentence, diff.value, ends(diff), ask.again("skill"), TEAM_RULE
    )
    return finding, (rate.value, rate.low, rate.high, base.value), 2 * both


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
    told = {
        GOOD: say("skill decides more than the deal"),
        LOOK: say("the deal decides more than skill"),
    }
    sentence = say(
        "Where greedy and random players meet, skill decides {skill} of who wins, the deal {deal} and the seat {seat}; "
        "the rest is how play happens to go. So {told}.",
        skill=percent(skill),
        deal=percent(deal),
        seat=percent(parts["seat"]),
        told=told.get(verdict, say("which of skill and deal decides more cannot be told")),
    )
    return Finding(
        "skill", "split", verdict, sentence, skill.value, ends(skill), ask.again("skill"), SPLIT_RULE
    )
