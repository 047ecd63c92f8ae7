"""Is it fair: how often each seat wins under random, greedy and searching play, or how hard a team's game is."""

from __future__ import annotations

from collections.abc import Sequence

from engine import games as registry
from engine.metrics.statistics import Estimate, wilson
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
)
from engine.questions.subject import Subject

SEARCHING = "mcts:50"
# Of the games of this chapter, how many each agent plays; a search takes as long as some hundred greedy games.
SHARES = {"random": 0.5, "greedy": 0.4975, SEARCHING: 0.0025}
# A seat off its fair share by more than these parts of it.
NOTABLE, GRAVE_ABOVE, GRAVE_BELOW = 0.1, 0.25, 0.4

RULE = (
    "Problem: a seat wins more than five quarters or less than three fifths of its fair share, by a 99 % interval. "
    "Look: it is off by a tenth. Good: every seat's interval lies within a tenth."
)
TEAM_RULE = "Problem: the team wins more than 98 % or less than 2 %. Look: more than 90 % or less than 10 %."


def examine(ask: Ask) -> Chapter:
    """Measure every agent's games and judge them."""
    return _team(ask) if ask.subject.facts.is_cooperative else _seats(ask)


def _seats(ask: Ask) -> Chapter:
    rules, findings = ask.subject.rules(), []
    if rules.players < 2:
        return Chapter("fair", (), 0)
    fair, rates, played = 1 / rules.players, {}, 0
    for agent, share in SHARES.items():
        count = max(int(ask.games * share), 8)
        batch = tables.play(rules, [agent] * rules.players, count, ask.seed, stop=ask.stop)
        if not batch.games:
            break
        played += batch.games
        rates[agent] = seats = tables.seat_rates(batch)
        verdict = verdict_of(tables.seat_rates(batch, 99), fair)
        worst = max(range(rules.players), key=lambda seat: abs(seats[seat].value - fair))
        findings.append(
            Finding(
                "fair",
                "seats",
                verdict,
                _said(agent, seats, worst, fair, verdict),
                seats[worst].value,
                ends(seats[worst]),
                ask.simulation(agent, batch.games),
                RULE,
            )
        )
    if SEARCHING in rates and "greedy" in rates:
        findings.append(_first_turn(ask, rules, rates, findings))
    figures = {
        "fair": fair,
        "rates": {
            agent: [(each.value, each.low, each.high) for each in seats] for agent, seats in rates.items()
        },
    }
    return Chapter("fair", tuple(findings), played, figures)


def verdict_of(rates: Sequence[Estimate], fair: float) -> str:
    """Judge the win rates of seats, each with a 99 % interval."""
    if any(each.low > (1 + GRAVE_ABOVE) * fair or each.high < (1 - GRAVE_BELOW) * fair for each in rates):
        return PROBLEM
    if any(each.low > (1 + NOTABLE) * fair or each.high < (1 - NOTABLE) * fair for each in rates):
        return LOOK
    is_near = all(each.high < (1 + NOTABLE) * fair and each.low > (1 - NOTABLE) * fair for each in rates)
    return GOOD if is_near else UNCLEAR


def _said(agent: str, seats: Sequence[Estimate], worst: int, fair: float, verdict: str) -> str:
    best = max(range(len(seats)), key=lambda seat: seats[seat].value)
    least = min(
        reversed(range(len(seats))), key=lambda seat: seats[seat].value
    )  # equal seats are two as well
    first, second = (best, least) if worst == best else (least, best)
    how = "search" if agent.startswith("mcts") else "play " + ("at random" if agent == "random" else agent)
    said = f"When all {how}, seat {first + 1} wins {percent(seats[first])}, seat {second + 1} {percent(seats[second])}"
    tail = {
        GOOD: f"; a fair share is {fair:.1%}, and every seat is near it.",
        UNCLEAR: f"; whether a seat is a tenth off the fair {fair:.1%} cannot be told from {seats[0].count:,} games.",
    }
    return said + tail.get(verdict, f", where {fair:.1%} would be fair.")


def _first_turn(ask: Ask, rules: Rules, rates: dict[str, list[Estimate]], said: Sequence[Finding]) -> Finding:
    """Say whether the first seat's advantage changes with strength."""
    weak, strong = rates["greedy"][0], rates[SEARCHING][0]
    diff = tables.difference(strong, weak)
    verdict = UNCLEAR if not diff.excludes_zero else LOOK
    answer = (
        "the answer changes with strength"
        if diff.excludes_zero
        else "that it changes with strength cannot be said"
    )
    wins = f"{percent(weak)} among greedy players and {percent(strong)} among searching ones"
    sentence = f"The first seat wins {wins}: {answer}."
    command = ask.simulation(SEARCHING, strong.count)
    return Finding("fair", "first-turn", verdict, sentence, strong.value, ends(strong), command, RULE)


# ---------------------------------------------------------------- teams


def _team(ask: Ask) -> Chapter:
    """Measure how often a team wins, by its size and its agents."""
    findings, played, rates = [], 0, {}
    counts = team_sizes(ask.subject)
    each = max(20, ask.games // (2 * len(counts)))
    for players in counts:
        about = Subject(
            ask.subject.variant, ask.subject.map, players, ask.subject.library, ask.subject.changes
        )
        rules = about.rules()
        for agent in ("random", "greedy"):
            batch = tables.play(rules, [agent] * players, each, ask.seed, stop=ask.stop)
            if not batch.games:
                continue
            played += batch.games
            won = float(tables.shares(batch)[:, 0].sum())
            rates[f"{players} × {agent}"] = rate = Estimate(
                won / batch.games, *wilson(won, batch.games), batch.games
            )
            steps = [
                (PROBLEM, lambda it: it.low > 0.98 or it.high < 0.02),
                (LOOK, lambda it: it.low > 0.9 or it.high < 0.1),
                (GOOD, lambda it: it.high < 0.9 and it.low > 0.1),
            ]
            verdict = graded(rate, steps) if agent == "greedy" else UNCLEAR
            sentence = f"A team of {players} that plays {agent} wins {percent(rate)} of its games."
            command = Ask(about, ask.games, ask.seed).simulation(agent, batch.games)
            if agent == "greedy":
                findings.append(
                    Finding("fair", "team", verdict, sentence, rate.value, ends(rate), command, TEAM_RULE)
                )
    figures = {"team": {name: (each.value, each.low, each.high) for name, each in rates.items()}}
    return Chapter("fair", tuple(findings), played, figures)


def team_sizes(subject: Subject) -> list[int]:
    """Give the numbers of players that a variant is made for, on its map where it has one."""
    if subject.chart is not None:
        return registry.playable_counts(subject.chart, subject.read) or [subject.players]
    limits = subject.read.values["players"]
    return list(range(limits["least"], limits["most"] + 1))
