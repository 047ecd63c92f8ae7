"""The examination of a variant: seven questions, a budget of time or of games, and what comes of it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.questions import tables
from engine.questions.examine import coverage, fairness, life, repairs, screen, skill, strategy
from engine.questions.examine.critique import UNCLEAR, Ask, Chapter, Suggestion, rounded
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
# A little is kept for reading and writing, and of what is expected to be left when a chapter is asked once more.
USABLE, CAREFUL = 0.97, 0.9
# A chapter is asked once more only where that many times the games are affordable, and given up where that takes so
# many times as long as it should, or longer than there is time at all: other work may have slowed the machine since.
WORTHWHILE, OVERDUE = 1.5, 1.5

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
    # What was asked for each chapter, so that it can be asked in more games.
    answers: Mapping[str, Answer] = field(default_factory=dict, compare=False, repr=False)

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


@dataclass(frozen=True)
class Answer:
    """A chapter so far: what was asked, what came of it, and how long that took."""

    question: Question
    ask: Ask
    chapter: Chapter
    suggestions: tuple[Suggestion, ...]
    seconds: float

    @property
    def doubt(self) -> float:
        """The part of its sentences that more games would decide."""
        unclear = sum(each.verdict == UNCLEAR for each in self.chapter.findings)
        return unclear / max(1, len(self.chapter.findings))


class Deadline(threading.Event):
    """A stop that comes by the clock, or when somebody else wants one."""

    def __init__(self, moment: float, other: threading.Event | None) -> None:
        super().__init__()
        self._moment, self._other = moment, other

    def is_set(self) -> bool:
        """Say whether it is time."""
        return time.monotonic() > self._moment or (self._other is not None and self._other.is_set())


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
    question where only some are asked. When `stop` is set, what was found so far is given. A chapter is told again
    where there was time for more games.
    """
    started = time.monotonic()
    seconds = 60 * USABLE * (MINUTES if minutes is None else minutes)
    if games is None:
        _warm_up(subject)
    # What is compiled for the first time takes of the budget, but leaves half of it to the games.
    until = max(started + seconds, time.monotonic() + seconds / 2)
    asked = {name: question for name, question in QUESTIONS.items() if not only or name in only}
    whole = sum(question.share for question in asked.values())
    answers: dict[str, Answer] = {}
    done = 0.0

    def take(name: str, answer: Answer) -> None:
        answers[name] = answer
        if tell:
            tell(answer.chapter)

    for name, question in asked.items():
        if stop is not None and stop.is_set():
            break
        if progress:
            progress(name, done / whole)
        # What earlier questions left over, or took too much of, is shared by those to come.
        began = time.monotonic()
        enough = began + (until - began) * question.share / (whole - done)
        answer = _answered(Ask(subject, _games(games, question, bool(only)), seed, stop), question)
        take(name, answer if games is not None else _until(enough, until, answer))
        done += question.share
    while games is None and (name := most_doubtful(answers, until - time.monotonic())):
        if progress:
            progress(name, done / whole)
        take(name, with_more_games(answers[name], until - time.monotonic(), until, 1.0))
    if progress:
        progress("", 1.0)
    return _written(subject, seed, answers, time.monotonic() - started)


def go_on(
    critique: Critique,
    minutes: float,
    *,
    only: Collection[str] = (),
    progress: Progress | None = None,
    tell: Callable[[Chapter], None] | None = None,
    stop: threading.Event | None = None,
) -> Critique:
    """Give more time to some chapters of a critique, else to all whose sentences more games would decide.

    What is told again replaces what fewer games said; the other chapters stay.
    """
    started = time.monotonic()
    until = started + 60 * USABLE * minutes
    answers = {
        name: replace(answer, ask=replace(answer.ask, stop=stop)) for name, answer in critique.answers.items()
    }
    doubtful = [name for name, answer in answers.items() if answer.doubt]
    asked = [name for name in answers if name in only] if only else doubtful or list(answers)
    asked.sort(key=lambda name: -answers[name].doubt)
    whole, done = sum(QUESTIONS[name].share for name in asked), 0.0
    for name in asked:
        if stop is not None and stop.is_set():
            break
        if progress:
            progress(name, done / whole)
        began, share = time.monotonic(), QUESTIONS[name].share
        answer = _until(began + (until - began) * share / (whole - done), until, answers[name])
        if answer is not answers[name]:
            answers[name] = answer
            if tell:
                tell(answer.chapter)
        done += share
    if progress:
        progress("", 1.0)
    seconds = critique.seconds + time.monotonic() - started
    return _written(critique.subject, critique.seed, answers, seconds)


def _written(subject: Subject, seed: int, answers: Mapping[str, Answer], seconds: float) -> Critique:
    chapters = tuple(answer.chapter for answer in answers.values())
    suggestions = answers["try"].suggestions if "try" in answers else ()
    return Critique(subject, seed, chapters, suggestions, seconds, answers)


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


def _answered(ask: Ask, question: Question) -> Answer:
    began = time.monotonic()
    chapter, found = repairs.examine(ask) if question.examine is None else (question.examine(ask), ())
    seconds = time.monotonic() - began
    return Answer(question, ask, replace(chapter, seconds=seconds), found, seconds)


def _until(enough: float, latest: float, answer: Answer) -> Answer:
    """Ask for more and more games: a few tell too slow a pace, since every part of a chapter has a least number."""
    while (more := with_more_games(answer, enough - time.monotonic(), latest, WORTHWHILE)) is not answer:
        answer = more
    return answer


def with_more_games(answer: Answer, seconds: float, latest: float, least: float) -> Answer:
    """Ask once more in all games that so much time allows, if those are some times as many at least."""
    more = affordable(answer.ask.games, answer.seconds, CAREFUL * seconds, least)
    if not more or answer.ask.is_stopped:
        return answer
    overdue = Deadline(min(latest, time.monotonic() + OVERDUE * seconds), answer.ask.stop)
    again = _answered(replace(answer.ask, games=more, stop=overdue), answer.question)
    # Of an answer that was cut short the command would give other figures.
    return answer if overdue.is_set() else replace(again, ask=replace(again.ask, stop=answer.ask.stop))


def affordable(games: int, taken: float, seconds: float, least: float) -> int:
    """Say by the pace of some games how many so much time allows; none where that is hardly more.

    >>> affordable(1_000, 2.0, 18.0, 1.0), affordable(1_000, 15.0, 5.0, 1.0)
    (9000, 0)
    """
    times = seconds / max(taken, 1e-3)
    return rounded(games * times) if times > least else 0


def most_doubtful(answers: Mapping[str, Answer], seconds: float) -> str:
    """Name the chapter that has most to gain of so much time, among those that it gives enough more games; or none."""
    worthwhile = [
        name
        for name, answer in answers.items()
        if not answer.ask.is_stopped
        and affordable(answer.ask.games, answer.seconds, CAREFUL * seconds, WORTHWHILE)
    ]
    return max(worthwhile, key=lambda name: (answers[name].doubt, QUESTIONS[name].share), default="")
