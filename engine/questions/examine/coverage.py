"""What is dead: endings, stages, spaces, tokens or cards that never come up, and values whose change flips no game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

import numpy as np

from engine.metrics.statistics import wilson
from engine.numbers import simulate
from engine.numbers.simulate import Batch, Series
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
    share,
)
from engine.questions.examine.screen import screen
from engine.questions.futures import is_set_up
from engine.questions.steps import Change, every
from engine.texts.saying import Name, say

# What greedy players use less often than this part of what they use most, nobody should.
HARDLY = 0.02
# What comes first in more than this part of the games always does.
ALWAYS = 0.9
# So many names are told in a sentence, and so many games are looked into for their first moves.
NAMED, OPENINGS = 6, 60
# Something is called dead only where its interval leaves it less than this part of the games.
RARE = 0.01
NAMED_IN_A_FILE = re.compile(r"[a-z]+(-[a-z0-9]+)+")
RULE = say(
    "Look: it never came up, and the interval leaves it less than 1 % of the games. Good: everything came up. "
    "Otherwise unclear."
)
CHOSEN_RULE = say(
    "Problem: greedy players use it less than a fiftieth as often as what they use most, by its interval. "
    "Good: they use everything more often. Otherwise unclear."
)
FIRST_RULE = say(
    "Look: one is played first in nine of ten games, by its interval. Good: none is. Otherwise unclear."
)
VALUES_RULE = say(
    "Look: no change of the value names another winner in any game by random or by greedy players, and the interval "
    "leaves it less than 1 % of the games. Good: every value has a change that does. Otherwise unclear."
)


def examine(ask: Ask) -> Chapter:
    """Count what comes up in random and greedy games, and try every value."""
    rules, played = ask.subject.rules(), 0
    half = max(100, ask.games // 4)
    batches: dict[str, Batch] = {}
    for agent in ("random", "greedy"):
        batches[agent] = tables.play(
            rules, [agent] * rules.players, half, ask.seed, is_watched=True, stop=ask.stop
        )
        played += batches[agent].games
    counted = {
        agent: rules.coverage(batch.results, batch.tally) for agent, batch in batches.items() if batch.games
    }
    if len(counted) < 2:
        return Chapter("dead", (), played)
    findings, bars, never = [], {}, {}
    for table, things in counted["greedy"].items():
        both = {name: count + counted["random"].get(table, {}).get(name, 0) for name, count in things.items()}
        bars[table] = (sum(count > 0 for count in both.values()), len(both))
        never[table] = [name for name, count in both.items() if not count]
        if table in rules.choices:
            findings.append(_chosen(ask, table, things))
        else:
            findings.append(_come_up(ask, table, both, batches))
    findings += _first_played(ask, rules)
    tried = _tried(ask)
    played += tried.played
    bars["values"] = (tried.values - len(tried.dead), tried.values)
    findings.append(_dead_values(ask, tried))
    figures = {
        "bars": bars,
        "never": never,
        "dead": [change.words for change in tried.dead],
        # The same changes as keys with what they are and what they would be.
        "dead_changes": [(change.key, change.before, change.value) for change in tried.dead],
    }
    return Chapter("dead", tuple(findings), played, figures)


def _come_up(ask: Ask, table: str, both: dict[str, int], batches: dict[str, Batch]) -> Finding:
    """Say what of a table never came up."""
    never, games = [name for name, count in both.items() if not count], batches["greedy"].games
    kind, command = f"never {table}", ask.again("dead")
    if not never:
        sentence = say("Each of {count} {things} comes up.", count=len(both), things=Name(table))
        return Finding("dead", kind, GOOD, sentence, float(len(both)), None, command, RULE)
    bound = wilson(0, 2 * games)
    sentence = say(
        "Of {count} {things}, {never} never came up in {games:,} random and {games:,} greedy games: {names}. Each "
        "comes up in fewer than {bound:.2} % of such games.",
        count=len(both),
        things=Name(table),
        never=len(never),
        games=games,
        names=_listed(map(worded, never)),
        # Rounded up: what is rarer than any written figure is still not impossible.
        bound=ceil(10_000 * bound[1]) / 100,
    )
    verdict = LOOK if bound[1] < RARE else UNCLEAR
    return Finding("dead", kind, verdict, sentence, 0.0, bound, command, RULE)


def _chosen(ask: Ask, table: str, things: dict[str, int]) -> Finding:
    """Say what greedy players leave alone of what they could choose."""
    most = max(things.values(), default=0)
    parts = {name: wilson(min(count, most), most) for name, count in things.items()}
    idle = [name for name, (_, high) in parts.items() if high < HARDLY]
    doubtful = [name for name, (low, high) in parts.items() if low < HARDLY <= high]
    kind, command = f"unused {table}", ask.again("dead")
    rarest = min(things, key=lambda name: things[name], default="")
    value = things[rarest] / most if most else 0.0
    interval = parts.get(rarest, (0.0, 1.0))
    if idle:
        sentence = say(
            "Greedy players hardly ever have use for {names} among {count} {things}: nobody should choose them, or "
            "nobody can.",
            names=_listed(map(worded, idle)),
            count=len(things),
            things=Name(table),
        )
        return Finding("dead", kind, PROBLEM, sentence, value, interval, command, CHOSEN_RULE)
    if doubtful:
        sentence = say(
            "Whether greedy players have use for {names} cannot be told from so few games.",
            names=_listed(map(worded, doubtful)),
        )
        return Finding("dead", kind, UNCLEAR, sentence, value, interval, command, CHOSEN_RULE)
    sentence = say(
        "Greedy players have use for each of {count} {things}; {rarest} is rarest, with {share} of the uses of the "
        "most frequent one.",
        count=len(things),
        things=Name(table),
        rarest=worded(rarest),
        share=share(value),
    )
    return Finding("dead", kind, GOOD, sentence, value, interval, command, CHOSEN_RULE)


def _first_played(ask: Ask, rules: Rules) -> list[Finding]:
    """Say whether greedy players always begin with the same; nothing where a game does not name what is chosen."""
    series = Series(rules, ("greedy",) * rules.players, ask.seed)
    firsts = []
    for number in range(min(OPENINGS, max(12, ask.games // 100))):
        if ask.is_stopped:
            break
        match = simulate.replayed(series, number)
        moves = zip(match.positions, match.moves, strict=False)
        named = (rules.chosen(position, move) for position, move in moves if is_set_up(rules, position))
        firsts.append(next(filter(None, named), ""))
    if not any(firsts):
        return []
    usual = max(set(firsts), key=lambda name: (firsts.count(name), name))
    rate = tables.rate(np.array([name == usual for name in firsts]))
    verdict = LOOK if rate.low > ALWAYS else GOOD if rate.high < ALWAYS else UNCLEAR
    sentence = say(
        "Greedy players begin most often with {usual}, in {rate} of {games:,} games{always}.",
        usual=worded(usual),
        rate=percent(rate),
        games=rate.count,
        always=say(": the beginning is always the same") if verdict == LOOK else "",
    )
    return [
        Finding("dead", "first", verdict, sentence, rate.value, ends(rate), ask.again("dead"), FIRST_RULE)
    ]


# ---------------------------------------------------------------- values


@dataclass(frozen=True)
class Tried:
    """How many values were changed, those none of whose changes names another winner, and in how many games each."""

    values: int
    dead: tuple[Change, ...]
    games: int
    played: int


def _tried(ask: Ask) -> Tried:
    """Change every value in a few games, and those that flip none in as many as the others have left over."""
    changes = every(ask.subject)
    keys = list(dict.fromkeys(change.key for change in changes))
    budget, played, games = ask.games // 2, 0, 0
    for number in (max(25, budget // 8 // max(1, len(changes))), 0):
        if not changes or ask.is_stopped:
            break
        games = number or min(max(50, budget // 3 // len(changes)), 4_000)
        flipped: set[str] = set()
        for agent in ("random", "greedy"):
            found = screen(ask, agent, games, changes)
            played += found.played
            flipped |= {change.key for change, part in found.flips.items() if part > 0}
        changes = [change for change in changes if change.key not in flipped]
    dead = {change.key: change for change in changes}
    return Tried(len(keys), tuple(dead.values()), games, played)


def _dead_values(ask: Ask, tried: Tried) -> Finding:
    if not tried.dead:
        sentence = say(
            "Each of {count} values decides some game: changed by a step, it names another winner.",
            count=tried.values,
        )
        value = float(tried.values)
        return Finding("dead", "values", GOOD, sentence, value, None, ask.again("dead"), VALUES_RULE)
    names = _listed([change.key for change in tried.dead])
    bound = wilson(0, 2 * tried.games)
    sentence = say(
        "{dead} of {count} values {dead:decides|decide} no game: no change of {names} by a step names another winner "
        "in {games:,} random and {games:,} greedy games.",
        dead=len(tried.dead),
        count=tried.values,
        names=names,
        games=tried.games,
    )
    verdict = LOOK if bound[1] < RARE else UNCLEAR
    return Finding("dead", "values", verdict, sentence, 0.0, bound, ask.again("dead"), VALUES_RULE)


def worded(name: str) -> str:
    """Write the name of a thing as people read it.

    >>> worded("types-gone"), worded("buddha-2"), worded("Edo")
    ('types gone', 'buddha 2', 'Edo')
    """
    return name.replace("-", " ") if NAMED_IN_A_FILE.fullmatch(name) else name


def _listed(found: Iterable[str]) -> str:
    names = list(found)
    shown = ", ".join(names[:NAMED])
    return say("{names} and {more} more", names=shown, more=len(names) - NAMED) if names[NAMED:] else shown
