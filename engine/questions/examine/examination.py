"""The examination of a variant: seven questions, a budget of time or of games, and what comes of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.questions import tables
from engine.questions.examine import coverage, fairness, life, repairs, screen, skill, strategy
from engine.questions.examine.critique import Ask, Chapter, Suggestion, rounded
from engine.questions.futures import Futures
from engine.questions.subject import Subject

Examine = Callable[[Ask], Chapter]


@dataclass(frozen=True)
class Question:
    """A chapter to be: what it asks, its part of the budget, and how many games tell how fast it goes."""

    title: str
    examine: Examine | None
    share: float
    pilot: int


QUESTIONS: Mapping[str, Question] = {
    "fair": Question("Fair?", fairness.examine, 0.24, 1_600),
    "skill": Question("Skill or luck?", skill.examine, 0.2, 800),
    "alive": Question("Alive?", life.examine, 0.12, 800),
    "dead": Question("What is dead?", coverage.examine, 0.12, 2_000),
    "matters": Question("What matters?", screen.examine, 0.12, 4_000),
    "strategy": Question("Which strategy rules?", strategy.examine, 0.08, 2_000),
    "try": Question("What to try", None, 0.12, 4_000),
}
# What a critique is given by default.
MINUTES = 2.0
# A little is kept for compiling, reading and writing.
USABLE = 0.85

# Told while it works: the chapter and how much of everything is done, from 0 to 1.
Progress = Callable[[str, float], None]


@dataclass(frozen=True)
class Critique:
    """All chapters, and what might be tried."""

    subject: Subject
    seed: int
    chapters: tuple[Chapter, ...]
    suggestions: tuple[Suggestion, ...]
    seconds: float

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum(chapter.games for chapter in self.chapters)

    def as_json(self) -> dict[str, Any]:
        """Give what `daimyo examine --json` prints."""
        return {
            "variant": self.subject.variant,
            "map": self.subject.map or None,
            "players": self.subject.players,
            "seed": self.seed,
            "games": self.games,
            "seconds": round(self.seconds, 1),
            "findings": [each.as_json() for chapter in self.chapters for each in chapter.findings],
            "suggestions": [each.as_json() for each in self.suggestions],
        }


def examine(
    subject: Subject,
    *,
    minutes: float | None = None,
    games: int | None = None,
    seed: int = 0,
    only: Collection[str] = (),
    progress: Progress | None = None,
    tell: Callable[[Chapter], None] | None = None,
    stop: threading.Event | None = None,
) -> Critique:
    """Ask all questions, or only some, of a variant.

    The budget is a time in minutes; or a number of games, which gives the same critique each time: in all, or for each
    question where only some are asked. When `stop` is set, what was found so far is given.
    """
    started = time.monotonic()
    if games is None:
        _warm_up(subject)
    until = time.monotonic() + 60 * USABLE * (MINUTES if minutes is None else minutes)
    asked = {name: question for name, question in QUESTIONS.items() if not only or name in only}
    whole = sum(question.share for question in asked.values())
    chapters: list[Chapter] = []
    suggestions: tuple[Suggestion, ...] = ()
    done = 0.0
    for name, question in asked.items():
        if stop is not None and stop.is_set():
            break
        if progress:
            progress(name, done / whole)
        ask = Ask(subject, _games(games, question, bool(only)), seed, stop)
        began = time.monotonic()
        chapter, found = _answered(ask, question)
        if games is None:
            # What earlier questions left over, or took too much of, is shared by those to come.
            seconds = (until - began) * question.share / (whole - done)
            more = _affordable(question, seconds, time.monotonic() - began)
            if more and not ask.is_stopped:
                chapter, found = _answered(replace(ask, games=more), question)
        chapters.append(replace(chapter, seconds=time.monotonic() - began))
        suggestions = suggestions or found
        done += question.share
        if tell:
            tell(chapters[-1])
    if progress:
        progress("", 1.0)
    return Critique(subject, seed, tuple(chapters), suggestions, time.monotonic() - started)


def _warm_up(subject: Subject) -> None:
    """Play a few games of each kind, so that what is compiled for the first time counts for no question's pace."""
    rules = subject.rules()
    for agent in ("random", "greedy", "mcts:20"):
        tables.play(rules, [agent] * rules.players, 1, 0)
    tables.play(rules, ["greedy"] * rules.players, 1, 0, is_watched=True)
    Futures(rules).shares(rules.start(), 1, 0)


def _games(games: int | None, question: Question, is_alone: bool) -> int:
    if games is None:
        return question.pilot
    return games if is_alone else max(100, int(games * question.share))


def _answered(ask: Ask, question: Question) -> tuple[Chapter, tuple[Suggestion, ...]]:
    return repairs.examine(ask) if question.examine is None else (question.examine(ask), ())


def _affordable(question: Question, seconds: float, taken: float) -> int:
    """Say by the pace of a few games how many the time allows; none where it is better to keep what those have shown.

    >>> _affordable(Question("", None, 1.0, 1_000), 20.0, 2.0), _affordable(Question("", None, 1.0, 1_000), 20.0, 15.0)
    (9000, 0)
    """
    left = seconds - taken
    return rounded(question.pilot * left / max(taken, 1e-3)) if left > taken else 0
