"""A search that was begun: what its folder keeps of it, its end before all was tried, and any trial measured again."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from engine.numbers import ownership
from engine.questions.search.asking import GENERATION, Question, drawn
from engine.questions.search.candidates import Genome
from engine.questions.search.places import Play, at_home
from engine.questions.search.race import Outcome, Task
from engine.questions.search.search import Found, Plan, again, run
from engine.questions.search.trial_log import TrialLog


def kept(plan: Plan, folder: Path) -> Found | None:
    """Give what a folder keeps of a search without playing a game; nothing where none of its trials is there."""
    asks = threading.Event()

    def play(tasks: Sequence[Task]) -> Iterator[Outcome]:
        if tasks:
            asks.set()
        return iter(())

    return _upto_here(plan, folder, play, asks)


def finished(
    plan: Plan, folder: Path, *, play: Play | None = None, stop: threading.Event | None = None
) -> Found | None:
    """Bring a search to its end with the trials that it has: the best of them meet once more and are confirmed.

    All of this is kept, so that a search that goes on afterwards comes to what it would have come to anyway.
    """
    return _upto_here(plan, folder, play, stop)


def confirm(
    plan: Plan,
    folder: Path,
    numbers: Sequence[int],
    *,
    play: Play | None = None,
    stop: threading.Event | None = None,
) -> Found | None:
    """Measure trials by their numbers on games that the search has never seen, and give what is known then."""
    with ownership.held(folder, "this search"):
        log = TrialLog(folder, plan.measures, plan.could_be)
        chosen = {number: log.genomes[number] for number in numbers if number in log.genomes}
        again(plan, log, "confirmed", chosen, play or at_home(stop), stop)
    return kept(plan, folder)


def with_confirmed(found: Found) -> Found:
    """Add to each trial what was confirmed of it, whoever asked for that."""
    log = TrialLog(found.folder, found.plan.measures, found.plan.could_be)
    known = log.kept["confirmed"]
    trials = (replace(each, confirmed=each.confirmed or known.get(each.number)) for each in found.trials)
    return replace(found, trials=tuple(trials))


def is_exhausted(found: Found) -> bool:
    """Say whether all that a search can come upon was tried: a small space has fewer candidates than it may try."""
    plan, told = found.plan, [found.plan.told(trial) for trial in found.trials]
    chance = random.Random(plan.search.values["seed"])
    question = Question(plan.space, told, GENERATION, chance, plan.can_play, plan.judge)
    return len(told) >= plan.search.values["trials"] or not drawn(question)


def _upto_here(plan: Plan, folder: Path, play: Play | None, stop: threading.Event | None) -> Found | None:
    """Run a search as if it had asked for no more trials than it has."""
    if not folder.is_dir():
        return None
    tried = TrialLog(folder, plan.measures, plan.could_be).kept["trial"]
    count = next(number for number in range(len(tried) + 1) if number not in tried)
    if not count:
        return None
    short = replace(plan, search=replace(plan.search, values={**plan.search.values, "trials": count}))

    def ask(question: Question) -> list[Genome]:
        return []  # everything up to here was asked before

    return with_confirmed(replace(run(short, folder, play=play, stop=stop, ask=ask), plan=plan))
