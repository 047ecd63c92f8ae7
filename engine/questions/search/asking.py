"""What a search asks next: any candidates, or such as are crossed and changed from the best, as NSGA-II does.

That is the algorithm of Deb and others (2002). It knows nothing of games: it is told what was asked before and how it
went, as numbers. What it asks depends only on that and on the seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.metrics.statistics import Array
from engine.questions.search.candidates import MOST_TRIES, Genome, Space

# So many are asked at once; the front has children, but so many at least and at most.
GENERATION, LEAST_PARENTS, MOST_PARENTS = 12, 4, 12
# How often a child is none: drawn from everything, so that no corner is forgotten.
STRANGERS = 0.1


@dataclass(frozen=True)
class Told:
    """How a candidate went: its losses, whether it was played in full and keeps the constraints, and its numbers."""

    number: int
    genome: Genome
    losses: tuple[float, ...]
    is_whole: bool
    numbers: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()


# Gives the losses of rows of such numbers, and how many constraints each breaks.
Judge = Callable[[Array], tuple[Array, Array]]


@dataclass(frozen=True)
class Question:
    """What is asked: so many candidates of this space, after these, leaving out what cannot be played."""

    space: Space
    told: Sequence[Told]
    count: int
    chance: random.Random
    can_play: Callable[[Genome], bool]
    judge: Judge


Ask = Callable[[Question], list[Genome]]


def bred(question: Question) -> list[Genome]:
    """Ask for the start and any others at first, then for children of the best."""
    space, told, chance = question.space, question.told, question.chance
    parents = ranked(told)[: min(max(len(front(told)), LEAST_PARENTS), MOST_PARENTS)]

    def new() -> Genome:
        if not parents:
            near = chance.random() < 0.5
            return space.child(space.start, space.start, chance) if near else space.drawn(chance)
        if chance.random() < STRANGERS:
            return space.drawn(chance)
        return space.child(_chosen(parents, chance), _chosen(parents, chance), chance)

    return _asked(question, new)


def drawn(question: Question) -> list[Genome]:
    """Ask for the start and then for any others: random search, the yardstick."""
    return _asked(question, lambda: question.space.drawn(question.chance))


def _asked(question: Question, new: Callable[[], Genome]) -> list[Genome]:
    """Give new candidates, each once; the start is the first of all."""
    seen = {each.genome for each in question.told}
    asked = [] if question.told else [question.space.start]
    for _ in range(MOST_TRIES * question.count):
        if len(asked) >= question.count:
            break
        genome = new()
        if genome not in seen and genome not in asked and question.can_play(genome):
            asked.append(genome)
    return asked


def _chosen(parents: Sequence[Told], chance: random.Random) -> Genome:
    """Choose the better of two parents."""
    return parents[min(chance.randrange(len(parents)), chance.randrange(len(parents)))].genome


# ---------------------------------------------------------------- who is best


def front(told: Iterable[Told]) -> list[Told]:
    """Give those that were played in full, keep the constraints, and that no other beats in everything."""
    whole = [each for each in told if each.is_whole]
    kept = [each for each in whole if not any(dominates(other.losses, each.losses) for other in whole)]
    return sorted(kept, key=lambda each: each.losses)


def ranked(told: Sequence[Told]) -> list[Told]:
    """Sort for breeding: front by front, the sparse parts of a front first."""
    left, found = list(told), []
    while left:
        best = front(left) or [min(left, key=lambda each: each.losses)]
        found += sorted(best, key=lambda each: -_room(each, best))
        taken = {each.number for each in best}
        left = [each for each in left if each.number not in taken]
    return found


def _room(own: Told, best: Sequence[Told]) -> float:
    """Give how far one is from its neighbours in the front, in parts of the front's width."""
    total = 0.0
    for place, loss in enumerate(own.losses):
        values = sorted(each.losses[place] for each in best)
        width = (values[-1] - values[0]) or 1.0
        at = values.index(loss)
        total += 1.0 if at in (0, len(values) - 1) else (values[at + 1] - values[at - 1]) / width
    return total


def dominates(one: Sequence[float], other: Sequence[float]) -> bool:
    """Say whether one is at least as good in everything, and not the same."""
    return one != other and all(mine <= theirs for mine, theirs in zip(one, other, strict=True))
