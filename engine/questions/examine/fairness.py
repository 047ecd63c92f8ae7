"""Is it fair: how often each seat wins under random, greedy and searching play, or how hard a team's game is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import games as registry
from engine.metrics.statistics import Estimate
from engine.questions import tables
from engine.questions.examine.critique import (
    GOOD,
    LOOK,
    PROBLEM,
    UNCLEAR,
    Ask,
    Chapter,
    Finding,
    amount,
    ends,
    graded,
    percent,
    points,
    share,
)
from engine.questions.examine.members import Member, members
from engine.questions.subject import Subject
from engine.texts.saying import Name, listed, say

SEARCHING = "mcts:50"
# Of the games of this chapter, how many each agent plays; a search takes as long as some hundred greedy games.
SHARES = {"random": 0.5, "greedy": 0.4975, SEARCHING: 0.0025}
# Of a team's chapter: by its sizes, by its members, and by a search.
TEAM_SHARES = {"sizes": 0.4, "members": 0.5975, SEARCHING: 0.0025}
# A seat off its fair share by more than these parts of it.
NOTABLE, GRAVE_ABOVE, GRAVE_BELOW = 0.1, 0.25, 0.4
# From fewer games nothing is judged; several seats are judged at once, hence so sure an interval.
LEAST_GAMES, SURE = 50, 99.9

RULE = say(
    "Problem: a seat wins more than five quarters or less than three fifths of its fair share, by a 99.9 % interval. "
    "Look: it is off by a tenth, by the same interval. Good: every seat's interval lies within a tenth. "
    "Fewer than {least} games allow no verdict.",
    least=LEAST_GAMES,
)
TURN_RULE = say(
    "Look: the two rates differ, by a 95 % interval of their difference. Good: they differ by less than a tenth of a "
    "fair share."
)
TEAM_RULE = say(
    "Look: the team wins more than 90 % or less than 10 %. Problem: greedy players win more than 98 %, or even "
    "players who think ahead less than 2 %. Good: between 10 % and 90 %. All by 99.9 % intervals."
)
MEMBER_RULE = say(
    "Look: a member moves the team's chances by more than 5 points, by its interval. Good: by less."
)


def examine(ask: Ask) -> Chapter:
    """Measure every agent's games and judge them."""
    return _team(ask) if ask.subject.facts.is_cooperative else _seats(ask)


def _seats(ask: Ask) -> Chapter:
    rules, findings = ask.subject.rules(), []
    if rules.players < 2:
        return Chapter("fair", (), 0)
    fair, rates, played = 1 / rules.players, {}, 0
    for agent, part in SHARES.items():
        count = max(int(ask.games * part), 8)
        batch = tables.play(rules, [agent] * rules.players, count, ask.seed, stop=ask.stop)
        if not batch.games:
            break
        played += batch.games
        rates[agent] = seats = tables.seat_rates(batch)
        verdict = verdict_of(tables.seat_rates(batch, SURE), fair)
        worst = max(range(rules.players), key=lambda seat: abs(seats[seat].value - fair))
        findings.append(
            Finding(
                "fair",
                "seats",
                verdict,
                said(agent, seats, fair, verdict),
                seats[worst].value,
                ends(seats[worst]),
                ask.simulation(agent, batch.games),
                RULE,
            )
        )
    if SEARCHING in rates and "greedy" in rates:
        findings.append(_first_turn(ask, rates, fair))
    figures = {
        "fair": fair,
        "rates": {
            agent: [(each.value, each.low, each.high) for each in seats] for agent, seats in rates.items()
        },
    }
    return Chapter("fair", tuple(findings), played, figures)


def verdict_of(rates: Sequence[Estimate], fair: float) -> str:
    """Judge the win rates of seats by sure intervals."""
    if rates[0].count < LEAST_GAMES:
        return UNCLEAR
    if any(each.low > (1 + GRAVE_ABOVE) * fair or each.high < (1 - GRAVE_BELOW) * fair for each in rates):
        return PROBLEM
    if any(each.low > (1 + NOTABLE) * fair or each.high < (1 - NOTABLE) * fair for each in rates):
        return LOOK
    is_near = all(each.high < (1 + NOTABLE) * fair and each.low > (1 - NOTABLE) * fair for each in rates)
    return GOOD if is_near else UNCLEAR


def said(agent: str, seats: Sequence[Estimate], fair: float, verdict: str) -> str:
    """Name the seats that win most and least, beside an even share."""
    best = max(range(len(seats)), key=lambda seat: seats[seat].value)
    # Equal seats are two as well.
    least = min(reversed(range(len(seats))), key=lambda seat: seats[seat].value)
    tail = {
        GOOD: say("Every seat is within a tenth of that."),
        LOOK: say("A seat is more than a tenth off that."),
        PROBLEM: say("A seat is far off that."),
    }
    unclear = say(
        "Whether a seat is more than a tenth off that cannot be told from {games:,} games by a 99.9 % "
        "interval.",
        games=seats[0].count,
    )
    return say(
        "When everybody {agent:random=plays at random|greedy=plays greedily|*=thinks ahead ({agent})}, seat {best} "
        "wins most, {most} of the games, and seat {worst} least, {least}; an even share is {fair}. {tail}",
        agent=agent,
        best=best + 1,
        most=percent(seats[best]),
        worst=least + 1,
        least=percent(seats[least]),
        fair=share(fair),
        tail=tail.get(verdict, unclear),
    )


def _first_turn(ask: Ask, rates: dict[str, list[Estimate]], fair: float) -> Finding:
    """Say whether the first seat's advantage changes with strength."""
    weak, strong = rates["greedy"][0], rates[SEARCHING][0]
    diff = tables.difference(strong, weak)
    verdict = GOOD if max(map(abs, ends(diff))) < NOTABLE * fair else LOOK if diff.excludes_zero else UNCLEAR
    verdict = verdict if strong.count >= LEAST_GAMES else UNCLEAR
    more = "more" if diff.value > 0 else "less"
    answer = {
        LOOK: say("the first turn is worth {more:more=more|less=less} to stronger players", more=more),
        GOOD: say("the first turn is worth about the same to both"),
    }.get(
        verdict,
        say(
            "whether the first turn is worth more to stronger players cannot be told from {games:,} games",
            games=strong.count,
        ),
    )
    sentence = say(
        "Seat 1, which begins, wins {strong} of the games when everybody thinks ahead and {weak} when everybody plays "
        "greedily: {answer}.",
        strong=percent(strong),
        weak=percent(weak),
        answer=answer,
    )
    # It is told from two lots of games.
    command = ask.again("fair")
    return Finding("fair", "first-turn", verdict, sentence, strong.value, ends(strong), command, TURN_RULE)


# ---------------------------------------------------------------- teams


def _team(ask: Ask) -> Chapter:
    """Measure how often a team wins: by its size, by who thinks, and by who is in it."""
    findings, played, rates = [], 0, {}
    counts = team_sizes(ask.subject)
    each = max(20, int(ask.games * TEAM_SHARES["sizes"]) // (2 * len(counts)))
    asked = [(players, agent, each) for players in counts for agent in ("random", "greedy")]
    asked.append((ask.subject.players, SEARCHING, max(8, int(ask.games * TEAM_SHARES[SEARCHING]))))
    for players, agent, games in asked:
        about = Subject(
            ask.subject.variant, ask.subject.map, players, ask.subject.library, ask.subject.changes
        )
        rules = about.rules()
        # One person may fill several seats.
        batch = tables.play(rules, [agent] * rules.players, games, ask.seed, stop=ask.stop)
        if not batch.games:
            continue
        played += batch.games
        won = tables.shares(batch)[:, 0]
        rates[f"{players} × {agent}"] = rate = tables.rate(won)
        if agent == "random":
            continue
        verdict = _difficulty(tables.rate(won, SURE), agent)
        sentence = say(
            "{players:Somebody alone who|A team of {players} that} {agent:greedy=plays greedily|*=thinks ahead} wins "
            "{rate} of the games.",
            players=players,
            agent=agent,
            rate=percent(rate),
        )
        command = Ask(about, ask.games, ask.seed).simulation(agent, batch.games)
        findings.append(
            Finding("fair", "team", verdict, sentence, rate.value, ends(rate), command, TEAM_RULE)
        )
    valued = members(
        ask.subject.rules(), max(20, int(ask.games * TEAM_SHARES["members"])), ask.seed, ask.stop
    )
    played += valued.played
    findings += [_member(ask, member) for member in valued.members]
    figures: dict[str, Any] = {
        "team": {name: (each.value, each.low, each.high) for name, each in rates.items()},
        "members": [member.as_json() for member in valued.members],
    }
    return Chapter("fair", tuple(findings), played, figures)


def _difficulty(rate: Estimate, agent: str) -> str:
    is_hopeless = agent == SEARCHING
    verdict = graded(
        rate,
        [
            (PROBLEM, lambda it: it.low > 0.98 or (is_hopeless and it.high < 0.02)),
            (LOOK, lambda it: it.low > 0.9 or it.high < 0.1),
            (GOOD, lambda it: it.high < 0.9 and it.low > 0.1),
        ],
    )
    return verdict if rate.count >= LEAST_GAMES else UNCLEAR


def _member(ask: Ask, member: Member) -> Finding:
    steps = [
        (LOOK, lambda it: it.low > 0.05 or it.high < -0.05),
        (GOOD, lambda it: max(abs(it.low), abs(it.high)) < 0.05),
    ]
    parts = [
        say("the {part} alone is worth {points}", part=Name(name), points=points(each))
        for name, each in member.parts.items()
    ]
    sentence = say(
        "With {name!c} in place of another the team wins {amount} points {more:more=more|less=less} often{own}, in "
        "{pairs:,} pairs of games.",
        name=member.name,
        amount=amount(member.value),
        more="more" if member.value.value > 0 else "less",
        own=say(" ({parts})", parts=listed(parts, ", ")) if parts else "",
        pairs=member.value.count,
    )
    verdict = graded(member.value, steps)
    return Finding(
        "fair",
        "member",
        verdict,
        sentence,
        member.value.value,
        ends(member.value),
        ask.again("fair"),
        MEMBER_RULE,
    )


def team_sizes(subject: Subject) -> list[int]:
    """Give the numbers of players that a variant is made for, on its map where it has one."""
    if subject.chart is not None:
        return registry.playable_counts(subject.chart, subject.read) or [subject.players]
    limits = subject.read.values["players"]
    return list(range(limits["least"], limits["most"] + 1))
