"""The search for balance: candidates are bred, raced on common games, and the best measured again on unseen ones.

It asks and tells by itself, in generations: candidates are crossed and changed as in NSGA-II (Deb and others, 2002),
the front of those that nobody beats in everything decides who breeds. What is asked depends only on the seed and on
what was told before; so a log of trials is all that a killed search needs to go on as if nothing had happened, and any
number of workers finds the same.
"""

from __future__ import annotations

import hashlib
import json
import random
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine import agents, metrics
from engine.metrics.statistics import QUANTILES
from engine.numbers import ownership
from engine.numbers.runs import default_store
from engine.questions.edits import text_of
from engine.questions.examine.repairs import child_text
from engine.questions.search import race
from engine.questions.search.candidates import MOST_TRIES, Genome, Space, space_of
from engine.questions.search.race import UNSEEN, Outcome, Task
from engine.questions.search.trial_log import TrialLog
from engine.questions.subject import Subject
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, has_errors
from engine.texts.search import Search

GENERATION = 12
# So many of the front are measured again.
MOST_CONFIRMED = 8

# Plays tasks in order, somewhere.
Play = Callable[[Sequence[Task]], Iterator[Outcome]]


@dataclass(frozen=True)
class Trial:
    """A candidate and how it went; `confirmed` on games that the search never saw."""

    number: int
    genome: Genome
    outcome: Outcome
    confirmed: Outcome | None = None


@dataclass(frozen=True)
class Plan:
    """A search ready to run."""

    search: Search
    subject: Subject
    space: Space

    @property
    def objectives(self) -> tuple[dict[str, Any], ...]:
        """What is aimed at."""
        return tuple(self.search.values["objectives"])

    @property
    def constraints(self) -> tuple[dict[str, Any], ...]:
        """What must be kept."""
        return tuple(self.search.values.get("constraints", ()))

    @property
    def measures(self) -> tuple[str, ...]:
        """What is measured, each once."""
        return tuple(dict.fromkeys(each["measure"] for each in (*self.objectives, *self.constraints)))

    def task(self, genome: Genome, games: int, seed: int, front: Sequence[Trial], *, is_racing: bool) -> Task:
        """Give a candidate as something that can be played anywhere."""
        rules = self.subject.rules(self.space.changes(genome), self.space.edits(genome))
        return Task(
            rules.game,
            rules.variant,
            rules.setting,
            rules.players,
            self.search.values.get("agent", "greedy"),
            seed,
            games,
            self.objectives,
            self.constraints,
            is_racing,
            tuple(each.outcome.losses(self.objectives) for each in front),
        )

    def sha256(self) -> str:
        """Hash everything that determines the result."""
        start = race.as_plain(self.task(self.space.start, 1, 0, (), is_racing=False))
        told = {
            key: value for key, value in self.search.values.items() if key not in ("title", "description")
        }
        content = json.dumps([records.program(), told, start, self.space.groups], sort_keys=True)
        return hashlib.sha256(content.encode()).hexdigest()

    @property
    def name(self) -> str:
        """Name the search and its folder."""
        return f"{self.search.path.name.removesuffix('.yaml').removesuffix('.search')}-{self.sha256()[:10]}"


def plan(library: Library, search: Search) -> Plan:
    """Look up everything a search names, or raise its problems."""
    if has_errors(search.problems):
        raise ProblemError(search.problems)
    values = search.values
    named = {
        kind: str(library.find(kind, values[kind], beside=search.path) or values[kind])
        for kind in ("variant", "map")
        if kind in values
    }
    shown = {kind: values[kind] if _is_shipped(kind, values[kind]) else path for kind, path in named.items()}
    subject = Subject.of(library, shown["variant"], shown.get("map", ""), values["players"])
    problems = [*_unknown_agent(search), *_unknown_measures(search, subject)]
    if problems:
        raise ProblemError(problems)
    return Plan(search, subject, space_of(subject, search))


def _unknown_agent(search: Search) -> Iterator[Problem]:
    name = search.values.get("agent", agents.BASE)
    try:
        agents.read(name)
    except ProblemError as error:
        for problem in error.problems:
            is_name = problem.file == name
            yield search.at(("agent",)).problem(problem.code, problem.message) if is_name else problem


def _unknown_measures(search: Search, subject: Subject) -> Iterator[Problem]:
    known = metrics.of(subject.rules())
    for part in ("objectives", "constraints"):
        for number, each in enumerate(search.values.get(part, ())):
            name = each["measure"].partition(" ")[0]
            if each["measure"] not in (race.SPREAD, race.SKILL) and name not in known:
                place = search.at((part, number, "measure"))
                yield place.problem("metric-unknown", metrics.unknown(name, known))


def _is_shipped(kind: str, name: str) -> bool:
    from engine.texts import shipped

    return shipped.find(kind, name) is not None


def default_folder() -> Path:
    """Give the folder in which searches are kept."""
    return default_store().parent / "searches"


# ---------------------------------------------------------------- running


@dataclass(frozen=True)
class Found:
    """What a search has found: all trials, and the front of the best by their numbers."""

    plan: Plan
    folder: Path
    trials: tuple[Trial, ...]
    front: tuple[int, ...]
    is_complete: bool
    # Where a damaged log of an earlier run was put.
    set_aside: Path | None = None

    def as_json(self) -> dict[str, Any]:
        """Give what `daimyo search --json` prints."""
        return {
            "run": self.plan.name,
            "trials": len(self.trials),
            "stopped_early": sum(trial.outcome.is_stopped for trial in self.trials),
            "games": sum(trial.outcome.games for trial in self.trials),
            "start": self.told(self.trials[0]) if self.trials else None,
            "front": [self.told(self.trials[number]) for number in self.front],
        }

    def told(self, trial: Trial) -> dict[str, Any]:
        """Give a trial as plain data: its difference, what was found and what was confirmed."""
        space = self.plan.space
        confirmed = trial.confirmed
        return {
            "trial": trial.number,
            "changes": space.changes(trial.genome),
            "edits": [[list(at), kind] for at, kind in space.edits(trial.genome)],
            "words": space.words(trial.genome),
            "objectives": _values(trial.outcome),
            "confirmed": _intervals(confirmed) if confirmed else None,
            "holds": self.holds(trial) if confirmed else None,
        }

    def holds(self, trial: Trial) -> bool:
        """Say whether what was found lies within what was confirmed, or is worse."""
        assert trial.confirmed is not None
        for each in self.plan.objectives:
            name = each["measure"]
            again = trial.confirmed.measures[name]
            found = race.loss(each, trial.outcome.measures[name].value)
            confirmed = race.loss(each, again.value)
            if confirmed - QUANTILES[95] * again.error > found:
                return False
        return True

    def texts(self, trial: Trial) -> dict[str, str]:
        """Give a candidate as documents: a child variant where values differ, a map where hexes do."""
        space, subject = self.plan.space, self.plan.subject
        changes, edits = space.changes(trial.genome), space.edits(trial.genome)
        found = {}
        if changes:
            found["variant"] = child_text(subject, changes, f"trial {trial.number}")
        if edits and subject.chart is not None:
            found["map"] = text_of(subject.chart, edits)
        return found


def _values(outcome: Outcome) -> dict[str, float]:
    return {name: each.value for name, each in outcome.measures.items()}


def _intervals(outcome: Outcome) -> dict[str, Any]:
    half = QUANTILES[95]
    return {
        name: {"value": each.value, "ci95": [each.value - half * each.error, each.value + half * each.error]}
        for name, each in outcome.measures.items()
    }


def run(
    plan: Plan,
    folder: Path,
    *,
    play: Play | None = None,
    progress: Callable[[int], None] | None = None,
    tell: Callable[[Trial], None] | None = None,
    stop: threading.Event | None = None,
) -> Found:
    """Run a search, or go on with one that was begun in the folder; when `stop` is set, what is there is given."""
    with ownership.held(folder, "this search"):
        return _run(plan, TrialLog(folder, plan.measures), play or at_home(stop), progress, tell, stop)


def _run(
    plan: Plan,
    log: TrialLog,
    play: Play,
    progress: Callable[[int], None] | None,
    tell: Callable[[Trial], None] | None,
    stop: threading.Event | None,
) -> Found:
    values, known = plan.search.values, log.trials
    trials: list[Trial] = []
    while len(trials) < values["trials"] and not _is_set(stop):
        front = _front(plan, trials)
        asked = ask(plan, trials, min(GENERATION, values["trials"] - len(trials)))
        if not asked:
            break
        missing = [genome for number, genome in enumerate(asked, len(trials)) if number not in known]
        tasks = [
            plan.task(
                genome,
                values["games"],
                values["seed"],
                front,
                is_racing=values.get("racing", True) and bool(trials),
            )
            for genome in missing
        ]
        outcomes = play(tasks)
        for genome in asked:
            number = len(trials)
            if number in known:
                trial = Trial(number, genome, known[number])
            elif _is_set(stop) or (outcome := next(outcomes, None)) is None:
                break
            else:
                trial = Trial(number, genome, outcome)
                log.add("trial", number, outcome)
            trials.append(trial)
            if tell:
                tell(trial)
            if progress:
                progress(len(trials))
    is_complete = not _is_set(stop)
    best = [trial.number for trial in _front(plan, trials)]
    chosen = list(dict.fromkeys([0, *best[:MOST_CONFIRMED]])) if is_complete and trials else []
    confirmed = _confirmed(plan, log, trials, chosen, play, stop)
    trials = [replace(trial, confirmed=confirmed.get(trial.number)) for trial in trials]
    is_complete = is_complete and len(confirmed) == len(chosen)
    return Found(plan, log.path.parent, tuple(trials), tuple(best), is_complete, log.set_aside)


def _confirmed(
    plan: Plan,
    log: TrialLog,
    trials: Sequence[Trial],
    chosen: Sequence[int],
    play: Play,
    stop: threading.Event | None,
) -> dict[int, Outcome]:
    """Measure the chosen again, on games that the search never saw."""
    values, known = plan.search.values, log.confirmed
    missing = [number for number in chosen if number not in known]
    tasks = [
        plan.task(trials[number].genome, values["confirm"], values["seed"] + UNSEEN, (), is_racing=False)
        for number in missing
    ]
    outcomes = play(tasks)
    for number in missing:
        if _is_set(stop) or (outcome := next(outcomes, None)) is None:
            break
        known[number] = outcome
        log.add("confirmed", number, outcome)
    return {number: known[number] for number in chosen if number in known}


def _is_set(stop: threading.Event | None) -> bool:
    return stop is not None and stop.is_set()


def at_home(stop: threading.Event | None = None) -> Play:
    """Give a way to play trials here; when `stop` is set, the one under way is given up."""

    def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
        for task in tasks:
            outcome = race.run(task, stop=stop)
            if outcome is None:
                return
            yield outcome

    return play


def on_cluster(address: str) -> Play:
    """Give a way to play trials on a Dask cluster: each on one worker, told in order."""
    from engine.numbers.cluster import Cluster

    def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
        if not tasks:
            return
        yield from Cluster(address).each(race.run, tasks)

    return play


# ---------------------------------------------------------------- asking


def ask(plan: Plan, trials: Sequence[Trial], count: int) -> list[Genome]:
    """Give the next candidates: at first the start and any others, then children of the best."""
    chance = random.Random(f"{plan.search.values['seed']} {len(trials)}")
    seen = {trial.genome for trial in trials}
    asked: list[Genome] = []
    if not trials:
        asked.append(plan.space.start)
    parents = _ranked(plan, trials)[:GENERATION]
    for _ in range(MOST_TRIES * count):
        if len(asked) == count:
            break
        if not parents:
            genome = (
                plan.space.drawn(chance)
                if chance.random() < 0.5
                else plan.space.child(plan.space.start, plan.space.start, chance)
            )
        elif chance.random() < 0.1:
            genome = plan.space.drawn(chance)
        else:
            genome = plan.space.child(_chosen(parents, chance), _chosen(parents, chance), chance)
        if genome not in seen and genome not in asked and _can_play(plan, genome):
            asked.append(genome)
    return asked


def _chosen(parents: Sequence[Trial], chance: random.Random) -> Genome:
    """Choose the better of two parents."""
    return parents[min(chance.randrange(len(parents)), chance.randrange(len(parents)))].genome


def _can_play(plan: Plan, genome: Genome) -> bool:
    return plan.subject.can_play(plan.space.changes(genome), plan.space.edits(genome))


def _front(plan: Plan, trials: Sequence[Trial]) -> list[Trial]:
    """Give the trials that were played in full, keep the constraints, and that no other beats in everything."""
    whole = [
        each for each in trials if not each.outcome.is_stopped and each.outcome.is_feasible(plan.constraints)
    ]
    losses = {each.number: each.outcome.losses(plan.objectives) for each in whole}
    kept = [
        each
        for each in whole
        if not any(_dominates(losses[other.number], losses[each.number]) for other in whole)
    ]
    return sorted(kept, key=lambda each: losses[each.number])


def _ranked(plan: Plan, trials: Sequence[Trial]) -> list[Trial]:
    """Sort trials for breeding: front by front, the sparse parts of a front first."""
    left, ranked = list(trials), []
    while left:
        front = _front(plan, left) or [min(left, key=lambda each: each.outcome.losses(plan.objectives))]
        ranked += sorted(front, key=lambda each: -_room(plan, each, front))
        taken = {each.number for each in front}
        left = [each for each in left if each.number not in taken]
    return ranked


def _room(plan: Plan, trial: Trial, front: Sequence[Trial]) -> float:
    """Give how far a trial is from its neighbours in the front, in parts of the front's width."""
    total = 0.0
    for place in range(len(plan.objectives)):
        values = sorted(each.outcome.losses(plan.objectives)[place] for each in front)
        own = trial.outcome.losses(plan.objectives)[place]
        width = (values[-1] - values[0]) or 1.0
        at = values.index(own)
        if at in (0, len(values) - 1):
            total += 1.0
        else:
            total += (values[at + 1] - values[at - 1]) / width
    return total


def _dominates(one: Sequence[float], other: Sequence[float]) -> bool:
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))
