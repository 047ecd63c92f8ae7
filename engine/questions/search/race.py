"""One trial of a search: a candidate plays the common games, and stops early where it cannot catch up any more."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, TypeVar, overload

import numpy as np

from engine import games as registry
from engine import metrics
from engine.metrics import Games
from engine.metrics.statistics import Array, Sums
from engine.numbers import simulate
from engine.numbers.simulate import Series
from engine.play.rules import Rules
from engine.texts.library import start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import say

Number = TypeVar("Number", float, Array)

# After these parts of its games a candidate is compared with the best so far.
RUNGS = (0.125, 0.25, 0.5, 1.0)
# By so many standard errors a candidate must be behind before it is stopped.
BEHIND = 2.0
SPREAD, SKILL = "spread", "skill"
# Where a problem of a measure is said to be, before anybody knows the file.
MEASURED = "objectives"
# A search begun from one seed never meets the games that confirm what it found.
UNSEEN = 1 << 40


@dataclass(frozen=True)
class Task:
    """All that is needed to play a trial anywhere, as plain values."""

    game: str
    values: dict[str, Any]
    setting: dict[str, Any]
    players: int
    agent: str
    seed: int
    games: int
    objectives: tuple[dict[str, Any], ...]
    constraints: tuple[dict[str, Any], ...]
    is_racing: bool
    # The losses of the best so far, which it races against.
    front: tuple[tuple[float, ...], ...] = ()

    @property
    def measures(self) -> list[str]:
        """The measures that are asked for, each once."""
        return list(dict.fromkeys(each["measure"] for each in (*self.objectives, *self.constraints)))


@dataclass(frozen=True)
class Measured:
    """A measure of a candidate's games, and its standard error."""

    value: float
    error: float

    def as_json(self) -> list[float]:
        """Give both numbers."""
        return [self.value, self.error]


@dataclass(frozen=True)
class Outcome:
    """How a trial went: its measures, in how many games, and whether it was stopped early."""

    measures: dict[str, Measured]
    games: int
    is_stopped: bool
    # The wins of each seat, in parts of the games.
    shares: tuple[float, ...] = ()

    def losses(self, objectives: Sequence[Mapping[str, Any]]) -> tuple[float, ...]:
        """Give each objective as a number that should be small."""
        return tuple(loss(each, self.measures[each["measure"]].value) for each in objectives)

    def is_feasible(self, constraints: Sequence[Mapping[str, Any]], slack: float = 0.0) -> bool:
        """Say whether the constraints are kept, or may be within so many standard errors."""
        for each in constraints:
            measured = self.measures[each["measure"]]
            room = slack * measured.error
            if measured.value + room < each.get("least", -np.inf):
                return False
            if measured.value - room > each.get("most", np.inf):
                return False
        return True

    def as_json(self) -> dict[str, Any]:
        """Give it as plain data."""
        return {
            "measures": {name: each.as_json() for name, each in self.measures.items()},
            "games": self.games,
            "is_stopped": self.is_stopped,
            "shares": list(self.shares),
        }


def loss(objective: Mapping[str, Any], value: Number) -> Number:
    """Give how bad a value is, or each of many.

    >>> loss({"aim": "least"}, 3), loss({"aim": "most"}, 3), loss({"aim": 48}, 50)
    (3.0, -3.0, 2.0)
    """
    aim = objective["aim"]
    if aim == "least":
        return 1.0 * value
    return -1.0 * value if aim == "most" else abs(value - float(aim))


@overload
def run(task: Task, jobs: int | None = None) -> Outcome: ...


@overload
def run(task: Task, jobs: int | None = None, *, stop: threading.Event | None) -> Outcome | None: ...


def run(task: Task, jobs: int | None = None, *, stop: threading.Event | None = None) -> Outcome | None:
    """Play a trial, rung by rung; when `stop` is set it is given up."""
    rules: Rules = registry.find(task.game).rules_on(task.values, task.setting, task.players)
    sums, done = Gathered(rules, task), 0
    for part in RUNGS if task.is_racing else RUNGS[-1:]:
        upto = max(1, round(task.games * part))
        sums.play(done, upto - done, jobs, stop)
        if stop is not None and stop.is_set():
            return None
        done = upto
        found = Outcome(sums.measured(), done, part < 1, sums.shares())
        if part < 1 and is_beaten(found, task):
            return found
    return found


def is_beaten(found: Outcome, task: Task) -> bool:
    """Say whether a candidate breaks a constraint, or is behind one of the best in everything, for certain."""
    if not found.is_feasible(task.constraints, BEHIND):
        return True
    errors = [found.measures[each["measure"]].error for each in task.objectives]
    mine = found.losses(task.objectives)
    return any(
        all(own - BEHIND * error > other for own, error, other in zip(mine, errors, best, strict=True))
        for best in task.front
    )


class Gathered:
    """The numbers of a candidate's games so far."""

    def __init__(self, rules: Rules, task: Task) -> None:
        self.rules, self.task = rules, task
        known = metrics.of(rules)
        self._metrics = {}
        for name in task.measures:
            metric = name.partition(" ")[0]
            if name in (SPREAD, SKILL):
                continue
            if metric not in known:
                problem = start_of(MEASURED).problem("metric-unknown", metrics.unknown(metric, known))
                raise ProblemError([problem])
            self._metrics[name] = known[metric]
        is_watched = any(each.needs_watching for each in self._metrics.values())
        self._series = Series(rules, (task.agent,) * task.players, task.seed, is_watched=is_watched)
        lineup = ("greedy", *["random"] * (task.players - 1))
        self._skilled = Series(rules, lineup, task.seed, rotates=True) if SKILL in task.measures else None
        self._sums: dict[str, Sums] = {}
        self._won: list[Array] = []

    def play(self, first: int, count: int, jobs: int | None, stop: threading.Event | None) -> None:
        """Play more of the common games, fewer where somebody wants to stop."""
        for chunk in simulate.chunks(self._series, count, first=first, jobs=jobs, stop=stop):
            games = chunk.games(self._series)
            self._won.append(games.shares)
            for name, metric in self._metrics.items():
                self._sums.setdefault(name, Sums()).add(_chosen(name, metrics.observed(metric, games)))
        if self._skilled is not None:
            more = max(1, count // 4)
            for chunk in simulate.chunks(self._skilled, more, first=first // 4, jobs=jobs, stop=stop):
                games = chunk.games(self._skilled)
                self._sums.setdefault(SKILL, Sums()).add(_of_the_first(games))

    def shares(self) -> tuple[float, ...]:
        """Give the wins of each seat, in parts of the games."""
        return tuple(map(float, np.concatenate(self._won).mean(axis=0)))

    def measured(self) -> dict[str, Measured]:
        """Give every measure and its standard error."""
        found = {}
        for name in self.task.measures:
            if name == SPREAD:
                found[name] = _spread(np.concatenate(self._won))
                continue
            sums = self._sums[name]
            error = sums.deviation / sqrt(max(1, sums.count))
            luck = 1 / self.rules.players
            value = (sums.mean - luck) / (1 - luck) if name == SKILL and luck < 1 else sums.mean
            found[name] = Measured(value, error)
        return found


def _chosen(name: str, values: Mapping[str, Array]) -> Array:
    """Choose the number of a metric that a measure means: the one of its label, or the only one."""
    metric, _, label = name.partition(" ")
    if label in values or (not label and len(values) == 1):
        return values[label] if label else next(iter(values.values()))
    if not label and "all" in values:
        return values["all"]
    known = ", ".join(f"`{metric} {each}`" for each in values)
    message = say("`{name}` is none of the numbers that are measured: {known}.", name=name, known=known)
    raise ProblemError([start_of(MEASURED).problem("metric-unknown", message)])


def _of_the_first(games: Games) -> Array:
    players = games.rules.players
    return games.shares_of([place == 0 for place in range(players)])


def _spread(won: Array) -> Measured:
    means = won.mean(axis=0)
    apart = won[:, int(means.argmax())] - won[:, int(means.argmin())]
    return Measured(float(apart.mean()), float(apart.std() / sqrt(max(1, len(apart)))))


def as_plain(task: Task) -> dict[str, Any]:
    """Give a task as plain data, to be sent and hashed."""
    return asdict(task)
