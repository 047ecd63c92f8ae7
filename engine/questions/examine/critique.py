"""What a critique says: chapters of sentences, each with figure, interval, verdict and the command that repeats it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import floor, log10
from typing import Any

from engine.metrics.statistics import Estimate
from engine.questions.subject import Subject
from engine.texts.saying import say

GOOD, LOOK, PROBLEM, UNCLEAR = "good", "look", "problem", "unclear"
# From what needs no look to what does; the chapter has the gravest of its sentences.
GRAVITY = (GOOD, UNCLEAR, LOOK, PROBLEM)

# Half of an interval that is written as ± 0.0 %.
LEAST_TOLD = 0.0005

Values = Mapping[str, Any]


@dataclass(frozen=True)
class Finding:
    """A sentence of a critique; `kind` tells faults apart, and `rule` says when its verdict is given."""

    chapter: str
    kind: str
    verdict: str
    sentence: str
    value: float | None
    ci95: tuple[float, float] | None
    command: str
    rule: str = ""

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {**vars(self), "ci95": list(self.ci95) if self.ci95 else None}


@dataclass(frozen=True)
class Chapter:
    """One question and its answer; `figures` is what charts are drawn from."""

    name: str
    findings: tuple[Finding, ...]
    games: int
    figures: Mapping[str, Any] = field(default_factory=dict)
    seconds: float = 0.0

    @property
    def verdict(self) -> str:
        """The gravest verdict of its sentences."""
        return max((each.verdict for each in self.findings), key=GRAVITY.index, default=UNCLEAR)


@dataclass(frozen=True)
class Suggestion:
    """A change that was found to help, and what it does on seeds that it was not found by."""

    title: str
    changes: Mapping[str, Any]
    before: Estimate
    found: float
    after: Estimate
    difference: Estimate
    confirmed: bool
    command: str
    # The text of a child variant or of a changed map, which opens as a document.
    kind: str = "variant"
    text: str = ""
    # The change as the first half of a sentence: `If hand.size were 6 instead of 5`.
    condition: str = ""
    # What is told of it, without the change and with it: the spread of the seats, or how often the team wins; and the
    # command that plays the second again.
    figures: tuple[Estimate, Estimate] = (Estimate(0, 0, 0, 0), Estimate(0, 0, 0, 0))
    again: str = ""
    is_of_a_team: bool = False

    @property
    def verdict(self) -> str:
        """Good where it is confirmed, a look where it makes things worse, else unclear."""
        return GOOD if self.confirmed else LOOK if self.difference.low > 0 else UNCLEAR

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "title": self.title,
            "changes": dict(self.changes),
            "before": self.before.value,
            "found": self.found,
            "after": self.after.value,
            "after_ci95": [self.after.low, self.after.high],
            "difference": self.difference.value,
            "difference_ci95": [self.difference.low, self.difference.high],
            "confirmed": self.confirmed,
            "command": self.command,
            "kind": self.kind,
            "text": self.text,
            "again": self.again,
        }


@dataclass(frozen=True)
class Ask:
    """What a chapter is asked: about what, in about how many games, from which seed, and whether to stop."""

    subject: Subject
    games: int
    seed: int = 0
    stop: threading.Event | None = None
    # Games are also played on these seeds, far from all that chapters draw theirs from.
    fresh: int = 1 << 40

    @property
    def is_stopped(self) -> bool:
        """Say whether somebody wants no more."""
        return self.stop is not None and self.stop.is_set()

    def again(self, chapter: str) -> str:
        """Give the command that asks the same once more."""
        return self.subject.command("examine", "--only", chapter, "--games", self.games, "--seed", self.seed)

    def simulation(self, agents: str, games: int, *more: object, seed: int | None = None) -> str:
        """Give the command that plays the same games."""
        words = ("--agents", agents, "--games", games, "--seed", self.seed if seed is None else seed)
        return self.subject.command("simulate", *words, *more)


def ends(estimate: Estimate) -> tuple[float, float]:
    """Give the interval alone."""
    return estimate.low, estimate.high


def percent(estimate: Estimate) -> str:
    """Write a share with half its interval, or with its ends where it is far from the middle of them.

    >>> percent(Estimate(0.281, 0.275, 0.287, 1000)), percent(Estimate(1.0, 0.984, 1.0, 240))
    ('28.1 % ± 0.6', '100.0 % (98.4 to 100.0)')
    >>> percent(Estimate(0.0, 0.0, 0.0004, 9000))
    '0.0 % ± 0.0'
    """
    if estimate.is_lopsided and estimate.half_width >= LEAST_TOLD:
        return say(
            "{value:.1} % ({low:.1} to {high:.1})",
            value=100 * estimate.value,
            low=100 * estimate.low,
            high=100 * estimate.high,
        )
    return say("{value:.1} % ± {half:.1}", value=100 * estimate.value, half=100 * estimate.half_width)


def plus_minus(estimate: Estimate) -> str:
    """Write a number with half its interval."""
    return say("{value:.1} ± {half:.1}", value=estimate.value, half=estimate.half_width)


def share(part: float) -> str:
    """Write a share without its interval, as `percent` does with.

    >>> share(0.25)
    '25.0 %'
    """
    return say("{value:.1} %", value=100 * part)


def points(estimate: Estimate) -> str:
    """Write a difference of shares in points of a hundred.

    >>> points(Estimate(-0.031, -0.042, -0.02, 1000))
    '-3.1 ± 1.1'
    """
    return say("{value:+.1} ± {half:.1}", value=100 * estimate.value, half=100 * estimate.half_width)


def amount(estimate: Estimate, unit: float = 100) -> str:
    """Write how great a difference is, in points of a hundred or in another unit, without its sign.

    >>> amount(Estimate(-0.031, -0.042, -0.02, 1000))
    '3.1 ± 1.1'
    """
    return say("{value:.1} ± {half:.1}", value=unit * abs(estimate.value), half=unit * estimate.half_width)


def rounded(games: float) -> int:
    """Give a number of games with two digits, which people can type.

    >>> rounded(12_345), rounded(87)
    (12000, 87)
    """
    if games < 100:
        return max(1, int(games))
    step = 10 ** (floor(log10(games)) - 1)
    return int(games // step * step)


def graded(
    value: Estimate, steps: Sequence[tuple[str, Callable[[Estimate], bool]]], otherwise: str = UNCLEAR
) -> str:
    """Give the first verdict whose condition the interval allows."""
    return next((verdict for verdict, holds in steps if holds(value)), otherwise)
