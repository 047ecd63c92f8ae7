"""The search for balance: candidates are bred, raced on common games, and the best measured again on unseen ones.

It asks and tells in generations (`asking`). What is asked depends only on the seed and on what was told before; so a
log of trials is all that a killed search needs to go on as if nothing had happened, and any number of workers finds the
same. The best of many trials are partly the luckiest: they meet again in a final on games of their own, and what comes
out of it is confirmed on others.
"""

from __future__ import annotations

import hashlib
import json
import random
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine import agents, metrics
from engine.metrics.statistics import QUANTILES, Array
from engine.numbers import ownership
from engine.numbers.runs import default_store
from engine.questions.edits import text_of
from engine.questions.examine.repairs import child_text
from engine.questions.search import race
from engine.questions.search.asking import GENERATION, Ask, Question, Told, front, ranked
from engine.questions.search.candidates import Genome, Space, space_of
from engine.questions.search.guiding import guided, without_luck
from engine.questions.search.judging import judge, numbers, pooled
from engine.questions.search.places import Play, at_home
from engine.questions.search.race import UNSEEN, Outcome, Task
from engine.questions.search.trial_log import TrialLog
from engine.questions.subject import Subject
from engine.records import record as records
from engine.texts.library import Library
from engine.texts.problem import Problem, ProblemError, has_errors
from engine.texts.search import Search

# So many of the best meet in each round of the finals, for each objective, in this part of the games that confirm; but
# in the first no more than this part of all trials. Who meets there is judged by all games of the finals.
ROUNDS = (("semifinal", 48, 0.25), ("middle", 12, 0.5), ("final", 6, 1.0))
SEMIFINALISTS = 1 / 6

# A search begun from one seed never meets the games of its finals, nor those that confirm what was chosen there; and
# each generation has deals of its own, since what was fitted to the same few deals is fair only on them.
SEEDS_OF = {"semifinal": UNSEEN // 8, "middle": UNSEEN // 4, "final": UNSEEN // 2, "confirmed": UNSEEN}
LOT = 1 << 20


@dataclass(frozen=True)
class Trial:
    """A candidate and how it went: in the search, in the `final`, and `confirmed` on games that chose nothing."""

    number: int
    genome: Genome
    outcome: Outcome
    final: Outcome | None = None
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

    def task(
        self, genome: Genome, games: int, seed: int, best: Sequence[tuple[float, ...]], *, is_racing: bool
    ) -> Task:
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
            tuple(best),
        )

    def told(self, trial: Trial, outcome: Outcome | None = None) -> Told:
        """Give a trial as numbers for the asking: how it went, or how it went another time."""
        outcome = outcome or trial.outcome
        is_whole = not outcome.is_stopped and outcome.is_feasible(self.constraints)
        values, errors = numbers(outcome, self.measures)
        return Told(trial.number, trial.genome, outcome.losses(self.objectives), is_whole, values, errors)

    def judge(self, rows: Array) -> tuple[Array, Array]:
        """Judge rows of numbers as they are told: the losses of each, and how many constraints it breaks."""
        return judge(rows, self.measures, self.objectives, self.constraints)

    def can_play(self, genome: Genome) -> bool:
        """Say whether a candidate can be played at all."""
        return self.subject.can_play(self.space.changes(genome), self.space.edits(genome))

    def could_be(self, genome: Genome, outcome: Outcome) -> bool:
        """Say whether a trial that was read could be one of this search: a log may come from anywhere."""
        return self.space.holds(genome) and len(outcome.shares) == self.subject.players

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
    # How many games those took in which the best met once more.
    final_games: int = 0

    @property
    def games(self) -> int:
        """How many games were played to find the front; those that confirm it come on top."""
        return sum(trial.outcome.games for trial in self.trials) + self.final_games

    def as_json(self) -> dict[str, Any]:
        """Give what `daimyo search --json` prints."""
        return {
            "run": self.plan.name,
            "trials": len(self.trials),
            "stopped_early": sum(trial.outcome.is_stopped for trial in self.trials),
            "games": self.games,
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
            "final": _values(trial.final) if trial.final else None,
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
    ask: Ask = guided,
) -> Found:
    """Run a search, or go on with one that was begun in the folder; when `stop` is set, what is there is given."""
    with ownership.held(folder, "this search"):
        log, play = TrialLog(folder, plan.measures, plan.could_be), play or at_home(stop)
        try:
            trials = _tried(plan, log, play, progress, tell, stop, ask)
            return _chosen(plan, log, trials, play, stop)
        except ProblemError as error:
            raise ProblemError([_in_file(plan.search, each) for each in error.problems]) from error


def _in_file(search: Search, problem: Problem) -> Problem:
    """Say where a measure stands that only the games have shown to be unknown."""
    for part in ("objectives", "constraints"):
        for number, each in enumerate(search.values.get(part, ())):
            if (
                problem.file == race.MEASURED
                and f"`{each['measure']}`" in str(problem.message).partition(":")[0]
            ):
                return search.at((part, number, "measure")).problem(problem.code, problem.message)
    return problem


def _tried(
    plan: Plan,
    log: TrialLog,
    play: Play,
    progress: Callable[[int], None] | None,
    tell: Callable[[Trial], None] | None,
    stop: threading.Event | None,
    ask: Ask,
) -> list[Trial]:
    """Ask and tell, generation by generation."""
    values, known = plan.search.values, log.kept["trial"]
    trials: list[Trial] = []
    while len(trials) < values["trials"] and not _is_set(stop):
        told = [plan.told(trial) for trial in trials]
        best = [each.losses for each in front(told)]
        count = min(GENERATION, values["trials"] - len(trials))
        chance = random.Random(f"{values['seed']} {len(trials)}")
        asked = log.asked(len(trials), count)
        if len(asked) < count:
            asked = ask(Question(plan.space, told, count, chance, plan.can_play, plan.judge))
            asked = [log.genomes.get(number, genome) for number, genome in enumerate(asked, len(trials))]
        if not asked:
            break
        missing = [genome for number, genome in enumerate(asked, len(trials)) if number not in known]
        seed = values["seed"] + LOT * (len(trials) // GENERATION)
        is_racing = values.get("racing", True) and bool(trials)
        outcomes = play(
            [plan.task(genome, values["games"], seed, best, is_racing=is_racing) for genome in missing]
        )
        for genome in asked:
            number = len(trials)
            if number in known:
                trial = Trial(number, genome, known[number])
            elif _is_set(stop) or (outcome := next(outcomes, None)) is None:
                break
            else:
                trial = Trial(number, genome, outcome)
                log.add("trial", number, genome, outcome)
            trials.append(trial)
            if tell:
                tell(trial)
            if progress:
                progress(len(trials))
    return trials


def _chosen(
    plan: Plan, log: TrialLog, trials: list[Trial], play: Play, stop: threading.Event | None
) -> Found:
    """Let the best meet once more, and measure those that none of them beats, and the start, for the last time."""
    told = [plan.told(trial) for trial in trials]
    expected = ranked(without_luck(plan.space, told, plan.judge))
    best = [each.number for each in expected if each.is_whole and not _is_set(stop)]
    finals: dict[int, Outcome] = {}
    met: list[Told] = []
    games, is_complete = 0, not _is_set(stop)
    most_at_all = max(ROUNDS[1][1], round(SEMIFINALISTS * len(trials)))
    for kind, most, part in ROUNDS:
        chosen = best[: min(most * len(plan.objectives), most_at_all)]
        played = again(plan, log, kind, _genomes(trials, chosen), play, stop, part)
        games += sum(outcome.games for outcome in played.values())
        is_complete = is_complete and len(played) == len(chosen)
        finals |= {
            number: pooled(finals[number], outcome) if number in finals else outcome
            for number, outcome in played.items()
        }
        met = [plan.told(trials[number], finals[number]) for number in played]
        best = [each.number for each in ranked(met) if each.is_whole]
    # Where the last games say that none of the best keeps the constraints, what the search has found is told.
    last = (front(met) if is_complete else []) or front(told)
    best = [each.number for each in _different(plan, last)]
    chosen = list(dict.fromkeys([0, *best])) if is_complete and trials else []
    confirmed = again(plan, log, "confirmed", _genomes(trials, chosen), play, stop)
    last_met = {each.number: finals[each.number] for each in met}
    trials = [
        replace(trial, final=last_met.get(trial.number), confirmed=confirmed.get(trial.number))
        for trial in trials
    ]
    is_complete = is_complete and len(confirmed) == len(chosen)
    return Found(plan, log.path.parent, tuple(trials), tuple(best), is_complete, log.set_aside, games)


def _different(plan: Plan, best: Sequence[Told]) -> list[Told]:
    """Keep of those that went exactly alike the one with the fewest changes: what it lacks changes nothing."""

    def changes(each: Told) -> int:
        return len(plan.space.changes(each.genome)) + len(plan.space.edits(each.genome))

    kept: dict[tuple[float, ...], Told] = {}
    for each in sorted(best, key=changes):
        kept.setdefault(each.losses, each)
    return sorted(kept.values(), key=lambda each: each.losses)


def _genomes(trials: Sequence[Trial], chosen: Sequence[int]) -> dict[int, Genome]:
    return {number: trials[number].genome for number in chosen}


def again(
    plan: Plan,
    log: TrialLog,
    kind: str,
    genomes: Mapping[int, Genome],
    play: Play,
    stop: threading.Event | None,
    part: float = 1.0,
) -> dict[int, Outcome]:
    """Measure candidates by their numbers, on games that had no part in choosing them."""
    values, known = plan.search.values, log.kept[kind]
    missing = [number for number in genomes if number not in known]
    seed = values["seed"] + SEEDS_OF[kind]
    games = max(1, round(part * values["confirm"]))
    outcomes = play([plan.task(genomes[number], games, seed, (), is_racing=False) for number in missing])
    for number in missing:
        if _is_set(stop) or (outcome := next(outcomes, None)) is None:
            break
        known[number] = outcome
        log.add(kind, number, genomes[number], outcome)
    return {number: known[number] for number in genomes if number in known}


def _is_set(stop: threading.Event | None) -> bool:
    return stop is not None and stop.is_set()
