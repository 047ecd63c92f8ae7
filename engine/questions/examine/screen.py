"""What matters: every value changed by its natural steps on common seeds, and which of the effects hold.

So many comparisons would find something in noise. What holds is therefore decided by the procedure of Benjamini and
Hochberg (1995): of all effects that are said to hold, five in a hundred are expected to be none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, sqrt
from typing import Any

import numpy as np

from engine.metrics.statistics import QUANTILES, Array, Estimate, Pairs
from engine.numbers.simulate import Batch
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
    amount,
    ends,
)
from engine.questions.steps import Change, natural
from engine.questions.subject import in_yaml
from engine.texts.saying import say

FALSE_FINDS = 0.05
# So many are told in sentences; all stand in the chart.
TOLD = 5
# Where one step of a number makes games longer by so much of their turns, it may be a limit that cuts them short: if
# so many of them are over after so little of what half of them take.
CUT_SHORT, MANY, LITTLE = 0.1, 0.05, 0.6
RULE = say(
    "Look: the change holds after the correction for many comparisons (Benjamini and Hochberg, 5 %). Problem: one "
    "step of a number makes games longer by a tenth, and one game of twenty is over after three fifths of the usual "
    "turns. Good: no change moves the wins by more than a point. Otherwise unclear."
)


@dataclass(frozen=True)
class Effect:
    """What one change does to one outcome, on the same seeds."""

    change: Change
    outcome: str
    diff: Estimate
    chance: float
    holds: bool = False


@dataclass(frozen=True)
class Screen:
    """All effects, and how often each change names other winners."""

    effects: tuple[Effect, ...]
    flips: Mapping[Change, float]
    games: int
    played: int
    won: Mapping[Change | None, Array]
    lengths: Array

    @property
    def turns(self) -> float:
        """How many turns a game takes without changes."""
        return float(self.lengths.mean()) if len(self.lengths) else 0.0

    @property
    def is_abrupt(self) -> bool:
        """Say whether many games are over long before the others."""
        return tables.rate(self.lengths < LITTLE * np.median(self.lengths)).low > MANY

    def of(self, outcome: str) -> list[Effect]:
        """Give the effects on one outcome, the greatest first."""
        return sorted(
            (each for each in self.effects if each.outcome == outcome), key=lambda each: -abs(each.diff.value)
        )


def screen(ask: Ask, agent: str, games: int, changes: Sequence[Change]) -> Screen:
    """Play the same games with every change, and compare them with the games without."""
    base = _batch(ask, agent, games, ask.subject.rules())
    outcomes, effects, flips = _outcomes(base), [], {}
    won: dict[Change | None, Array] = {None: tables.shares(base)}
    for change in changes:
        if ask.is_stopped:
            break
        batch = _batch(ask, agent, games, ask.subject.rules(change.changes))
        if batch.games < base.games:
            break
        won[change] = tables.shares(batch)
        flips[change] = float((batch.results["winners"] != base.results["winners"]).mean())
        for name, values in _outcomes(batch).items():
            pairs = Pairs(is_rate=name != "turns")
            pairs.add(values, outcomes[name])
            diff = pairs.average()
            effects.append(Effect(change, name, diff, _chance(diff)))
    played = base.games * (1 + len(flips))
    return Screen(tuple(_corrected(effects)), flips, base.games, played, won, base.results["turns"])


def _batch(ask: Ask, agent: str, games: int, rules: Rules) -> Batch:
    return tables.play(rules, [agent] * rules.players, games, ask.seed, stop=ask.stop)


def _outcomes(batch: Batch) -> dict[str, Array]:
    """Give what is compared, a number for each game: by the names and labels that `daimyo compare` uses."""
    won = tables.shares(batch)
    if batch.rules.facts.is_cooperative:
        found = {"win_rate team": won[:, 0]}
    else:
        found = {f"win_rate seat {seat}": won[:, seat] for seat in range(batch.rules.players)}
    return {**found, "turns": batch.results["turns"].astype(float)}


def _chance(diff: Estimate) -> float:
    """Give how likely so great a difference would be if there were none."""
    half = diff.half_width
    return erfc(abs(diff.value) / half * QUANTILES[95] / sqrt(2)) if half else float(diff.value == 0)


def _corrected(effects: Sequence[Effect]) -> list[Effect]:
    """Say which effects hold among so many."""
    ranked = sorted(range(len(effects)), key=lambda place: effects[place].chance)
    last = max(
        (
            rank
            for rank, place in enumerate(ranked, 1)
            if effects[place].chance <= FALSE_FINDS * rank / len(effects)
        ),
        default=0,
    )
    holding = set(ranked[:last])
    return [
        Effect(each.change, each.outcome, each.diff, each.chance, place in holding)
        for place, each in enumerate(effects)
    ]


def examine(ask: Ask) -> Chapter:
    """Screen all values with greedy players."""
    changes = natural(ask.subject)
    if not changes:
        return Chapter("matters", (), 0)
    games = max(100, ask.games // (1 + len(changes)))
    found = screen(ask, "greedy", games, changes)
    if not found.effects:
        return Chapter("matters", (), found.played)
    outcome = _seat_outcome(found)
    ranked = found.of(outcome)
    holding = [each for each in ranked if each.holds]
    findings = [_summary(ask, found, ranked, holding)]
    findings += [_told(ask, found, each) for each in holding[:TOLD]]
    lengths = [each for each in found.of("turns") if each.holds]
    if lengths:
        findings.append(_told(ask, found, lengths[0]))
    cut = [each for each in lengths if each.diff.low > CUT_SHORT * found.turns and each.change.is_of_a_number]
    is_team = ask.subject.facts.is_cooperative
    findings += [_cut_short(ask, found, cut[0])] if cut and found.is_abrupt and not is_team else []
    figures = {
        "outcome": outcome,
        "effects": [
            (each.change.words, each.diff.value, each.diff.low, each.diff.high, each.holds) for each in ranked
        ],
        # The same changes as keys with what they are and what they would be.
        "changes": [(each.change.key, each.change.before, each.change.value) for each in ranked],
    }
    return Chapter("matters", tuple(findings), found.played, figures)


def _seat_outcome(found: Screen) -> str:
    """Choose the seat that is farthest from its share, by whose win rate the changes are ranked."""
    names = [name for name in dict.fromkeys(each.outcome for each in found.effects) if name != "turns"]
    means = found.won[None].mean(axis=0)
    return names[int(np.abs(means - means.mean()).argmax())] if len(names) > 1 else names[0]


def _summary(ask: Ask, found: Screen, ranked: Sequence[Effect], holding: Sequence[Effect]) -> Finding:
    values = len({each.change.key for each in ranked})
    moving = len({each.change.key for each in holding})
    first = ranked[0]
    verdict = LOOK if holding else UNCLEAR
    if not holding and max(abs(end) for each in ranked for end in ends(each.diff)) < 0.01:
        verdict = GOOD
    sentence = say(
        "{moving} of {values} values {moving:changes|change} how often {who} wins, by more than chance explains: "
        "{tried} changes by one step were tried, each in the same {games:,} games.",
        moving=moving,
        values=values,
        who=_who(first.outcome),
        tried=len(ranked),
        games=found.games,
    )
    return Finding("matters", "screen", verdict, sentence, float(moving), None, ask.again("matters"), RULE)


def _told(ask: Ask, found: Screen, effect: Effect) -> Finding:
    more, condition = "more" if effect.diff.value > 0 else "less", effect.change.condition
    if effect.outcome == "turns":
        sentence = say(
            "{condition}, a game would take {amount} {more:more=more|less=fewer} turns.",
            condition=condition,
            amount=amount(effect.diff, 1),
            more=more,
        )
    else:
        sentence = say(
            "{condition}, {who} would win {amount} points {more:more=more|less=less} often.",
            condition=condition,
            who=_who(effect.outcome),
            amount=amount(effect.diff),
            more=more,
        )
    return Finding(
        "matters",
        "effect",
        LOOK,
        sentence,
        effect.diff.value,
        ends(effect.diff),
        comparison(ask, effect.change, "greedy", found.games, ask.seed),
        RULE,
    )


def _cut_short(ask: Ask, found: Screen, effect: Effect) -> Finding:
    sentence = say(
        "{key} cuts games short: they take {turns:.1} turns, and would take {amount} more if it were {after} instead "
        "of {before}.",
        key=effect.change.key,
        turns=found.turns,
        amount=amount(effect.diff, 1),
        after=in_yaml(effect.change.value),
        before=in_yaml(effect.change.before),
    )
    command = comparison(ask, effect.change, "greedy", found.games, ask.seed)
    value = effect.diff
    return Finding("matters", "cut-short", PROBLEM, sentence, value.value, ends(value), command, RULE)


def comparison(ask: Ask, change: Change, agent: str, games: int, seed: int) -> str:
    """Give the command that compares the same games with and without a change."""
    words: list[Any] = ["--agents", agent, "--games", games, "--seed", seed]
    return ask.subject.command("compare", *words, "--vary", f"{change.key}={in_yaml(change.value)}")


def _who(outcome: str) -> str:
    """Name whose wins are counted.

    >>> _who("win_rate seat 3"), _who("win_rate team")
    ('seat 4', 'the team')
    """
    label = outcome.removeprefix("win_rate ")
    return say("the team") if label == "team" else say("seat {seat}", seat=int(label.split()[1]) + 1)
