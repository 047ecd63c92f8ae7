"""What to try: the changes that bring the seats nearest to each other, each measured again on seeds it never saw."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

from engine.maps.hexes import distance
from engine.metrics.statistics import Array, Estimate
from engine.play.rules import Rules
from engine.questions import tables
from engine.questions.edits import Edits, text_of, with_edits
from engine.questions.examine.critique import (
    GOOD,
    LOOK,
    Ask,
    Chapter,
    Finding,
    Suggestion,
    amount,
    ends,
)
from engine.questions.examine.screen import Screen, comparison, screen
from engine.questions.steps import Change, natural
from engine.questions.subject import Subject, in_yaml
from engine.texts.edit import written_key
from engine.texts.saying import Name, listed, say

MOST, MOST_EDITS = 3, 24
# A repair may make so many more games shared, and games longer or shorter by so much of their turns.
MOST_SHARED, MOST_LONGER = 0.1, 0.3
# Something that greedy players use must still be used this part as often at least.
STILL_USED = 0.5
RULE = say(
    "Good, confirmed: the interval of the gain on unseen games excludes zero. Look: on unseen games it makes things "
    "worse. Otherwise unclear. Changes that leave something unused, make many wins shared, change the length by much "
    "or make pieces what they are not are not proposed."
)


def examine(ask: Ask) -> tuple[Chapter, tuple[Suggestion, ...]]:
    """Screen changes of values and of the map, and measure the best again."""
    changes, edits = natural(ask.subject), map_edits(ask.subject)
    tried = len(changes) + len(edits)
    if not tried:
        return Chapter("try", (), 0), ()
    games = max(100, int(ask.games * 0.6) // (1 + tried))
    found = screen(ask, "greedy", games, changes)
    played, base = found.played, found.won[None]
    before = unfairness(ask.subject, base)
    ranked: list[tuple[float, Change | Edits]] = [
        (unfairness(ask.subject, won).value, change)
        for change, won in found.won.items()
        if change and is_the_same_game(base, won) and keeps_length(found, change)
    ]
    for edit in edits:
        if ask.is_stopped:
            break
        batch = tables.play(ask.subject.rules(edits=edit), _greedy(ask), games, ask.seed, stop=ask.stop)
        played += batch.games
        if batch.games and is_the_same_game(base, tables.shares(batch)):
            ranked.append((unfairness(ask.subject, tables.shares(batch)).value, edit))
    ranked = [each for each in sorted(ranked, key=lambda each: each[0]) if each[0] < before.value]
    suggestions: list[Suggestion] = []
    again = max(200, int(ask.games * 0.4) // (MOST + 1))
    alive = _used(ask.subject.rules(), games, ask)
    for value, change in _distinct(ranked):
        if ask.is_stopped or len(suggestions) == MOST:
            break
        if kills(alive, _used(_changed(ask.subject, change), games, ask)):
            continue
        suggestions.append(_measured(ask, change, value, again))
        played += 2 * again
    return Chapter("try", tuple(_told(ask, each) for each in suggestions), played), tuple(suggestions)


def unfairness(subject: Subject, won: Array) -> Estimate:
    """Give how far a game is from even: the spread of the seats, or how far a team's chances are from a half."""
    if subject.facts.is_cooperative:
        rate = tables.rate(won[:, 0])
        off = abs(rate.value - 0.5)
        return Estimate(off, max(0.0, off - rate.half_width), off + rate.half_width, rate.count)
    return tables.spread(won)


def is_the_same_game(base: Array, won: Array) -> bool:
    """Say whether games are still won by one: what makes everybody share a win has not made it fair."""
    alone = (base.max(axis=1) == 1).mean(), (won.max(axis=1) == 1).mean()
    return bool(alone[1] > alone[0] - MOST_SHARED)


def kills(before: Mapping[str, Mapping[str, int]], after: Mapping[str, Mapping[str, int]]) -> bool:
    """Say whether something that players used is hardly used any more, or not there at all.

    >>> kills({"tokens": {"ship": 90, "swap": 40}}, {"tokens": {"ship": 2, "swap": 41}})
    True
    """
    return any(
        after.get(table, {}).get(name, 0) < STILL_USED * count
        for table, things in before.items()
        for name, count in things.items()
    )


def _used(rules: Rules, games: int, ask: Ask) -> dict[str, dict[str, int]]:
    """Count what greedy players choose."""
    batch = tables.play(
        rules, ["greedy"] * rules.players, min(games, 500), ask.seed, is_watched=True, stop=ask.stop
    )
    found = rules.coverage(batch.results, batch.tally)
    return {table: things for table, things in found.items() if table in rules.choices}


def _changed(subject: Subject, change: Change | Edits) -> Rules:
    return subject.rules(change.changes) if isinstance(change, Change) else subject.rules(edits=change)


def keeps_length(found: Screen, change: Change) -> bool:
    """Say whether games take about as long as before."""
    diff = next(each.diff for each in found.of("turns") if each.change is change)
    return abs(diff.value) <= MOST_LONGER * found.turns


def map_edits(subject: Subject) -> list[Edits]:
    """Give exchanges of two settlements of different kinds that keep all figures: near ones, some of them."""
    if subject.chart is None:
        return []
    spaces = [space for space in subject.chart.spaces_for(subject.players) if space.is_settlement]
    pairs = [
        (one, two)
        for one, two in combinations(spaces, 2)
        if one.terrain != two.terrain and distance(one.at, two.at) <= 4 and one.piece == two.piece
    ]
    chosen = pairs[:: max(1, len(pairs) // MOST_EDITS)][:MOST_EDITS]
    edits = [((one.at, two.terrain), (two.at, one.terrain)) for one, two in chosen]
    return [edit for edit in edits if subject.can_play(edits=edit)]


def _distinct(ranked: Sequence[tuple[float, Change | Edits]]) -> list[tuple[float, Change | Edits]]:
    """Keep the best change of each value."""
    seen: set[str] = set()
    kept = []
    for value, change in ranked:
        key = change.key if isinstance(change, Change) else str(change)
        if key not in seen:
            seen.add(key)
            kept.append((value, change))
    return kept


def _greedy(ask: Ask) -> list[str]:
    return ["greedy"] * ask.subject.rules().players


def _measured(ask: Ask, change: Change | Edits, found: float, games: int) -> Suggestion:
    """Play with and without a change on seeds that it was not chosen by."""
    seed = ask.seed + ask.fresh
    rules = _changed(ask.subject, change)
    base = tables.shares(tables.play(ask.subject.rules(), _greedy(ask), games, seed, stop=ask.stop))
    own = tables.shares(tables.play(rules, _greedy(ask), games, seed, stop=ask.stop))
    before, after = unfairness(ask.subject, base), unfairness(ask.subject, own)
    is_team = ask.subject.facts.is_cooperative
    figures = (tables.rate(base[:, 0]), tables.rate(own[:, 0])) if is_team else (before, after)
    diff = tables.difference(after, before)
    words: list[Any] = ["--agents", "greedy", "--games", games, "--seed", seed]
    if isinstance(change, Change):
        title, changes, kind = change.words, dict(change.changes), "variant"
        condition = change.condition
        text = child_text(ask.subject, change.changes, title)
        command = comparison(ask, change, "greedy", games, seed)
    else:
        title, changes, kind = edit_words(ask.subject, change), {"map": _plain(change)}, "map"
        condition = say("If {edits}", edits=edit_words(ask.subject, change, is_supposed=True))
        assert ask.subject.chart is not None
        text = text_of(ask.subject.chart, change)
        other = with_edits(ask.subject.map, change)
        command = f"{ask.subject.command('compare', *words)} --map {shlex.quote(other)}"
    about = (
        replace(ask.subject, map=with_edits(ask.subject.map, change))
        if not isinstance(change, Change)
        else ask.subject
    )
    again = about.command("simulate", *words, changes=changes if kind == "variant" else None)
    return Suggestion(
        title,
        changes,
        before,
        found,
        after,
        diff,
        diff.high < 0,
        command,
        kind,
        text,
        condition,
        figures,
        again,
        is_team,
    )


def _plain(edits: Edits) -> list[list[Any]]:
    return [[list(at), kind] for at, kind in edits]


def edit_words(subject: Subject, edits: Edits, *, is_supposed: bool = False) -> str:
    """Say what changes on a map, or would: `Akita becomes a village, hex 8,15 a city`."""
    assert subject.chart is not None
    parts = []
    for number, (at, kind) in enumerate(edits):
        name = subject.chart.names.get(at) or say("hex {q},{r}", q=at[0], r=at[1])
        tense = "none" if number else "supposed" if is_supposed else "now"
        parts.append(
            say(
                "{name}{tense:now= becomes|supposed= became|none=} a {kind}",
                name=name,
                tense=tense,
                kind=Name(kind),
            )
        )
    return listed(parts, ", ")


def child_text(subject: Subject, changes: dict[str, Any], title: str) -> str:
    """Write a variant that extends the one in question and says only what is changed."""
    values = {**subject.changes, **changes}
    nested: dict[str, Any] = {}
    for key, value in values.items():
        here = nested
        *outer, last = key.split(".")
        for step in outer:
            here = here.setdefault(step, {})
        here[last] = value
    lines = ["schema: daimyo/variant/1", f"title: {in_yaml(f'{subject.read.title}: {title}')}"]
    lines += [f"extends: {in_yaml(subject.variant)}", ""]
    lines += [f"{written_key(key)}: {in_yaml(value)}" for key, value in nested.items()]
    return "\n".join(lines) + "\n"


def _told(ask: Ask, each: Suggestion) -> Finding:
    verdict = each.verdict
    told = {GOOD: say("Confirmed."), LOOK: say("It makes things worse.")}.get(
        verdict, say("Not confirmed: what it gained where it was found may be luck.")
    )
    before, after = each.figures
    values = {
        "condition": each.condition,
        "after": amount(after),
        "before": amount(before),
        "told": told,
    }
    sentence = (
        say(
            "{condition}, the team would win {after} % of its games instead of {before} %, in games that had no "
            "part in choosing it. {told}",
            **values,
        )
        if each.is_of_a_team
        else say(
            "{condition}, the luckiest and the unluckiest seat would be {after} points apart instead of {before}, "
            "in games that had no part in choosing it. {told}",
            **values,
        )
    )
    return Finding("try", "try", verdict, sentence, after.value, ends(after), ask.again("try"), RULE)
