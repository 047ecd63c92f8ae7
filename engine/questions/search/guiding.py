"""How a search is guided: it asks for what the trials so far let expect most of, beside some children and strangers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from engine.metrics.statistics import Array
from engine.questions.search.asking import Judge, Question, Told, bred
from engine.questions.search.candidates import Genome, Space
from engine.questions.search.foresight import Foresight, Likeness

# After so many trials there is something to expect others by. Of each generation this part is bred all the same.
UNGUIDED, BRED = 24, 0.17
# Every so many of the others is asked by a hopeful guess of what may be true.
HOPEFUL = 4
# How good a candidate is expected to be is judged by so many draws of what may be true of it.
DRAWS = 24
# From so many of the best, and from so many children of so many of the best, one goes from neighbour to better
# neighbour, so many steps at most. The children are there because what is near the very best is soon asked, all of it.
CLIMBERS, WANDERERS, PARENTS, STEPS = 3, 9, 12, 16
# What a constraint that is surely broken counts, in deviations of what was measured.
BROKEN = 10.0
# Differences below this are noise of the arithmetic, which no two machines share.
DIGITS = 9


def guided(question: Question) -> list[Genome]:
    """Ask for what is expected to be best, one in four by a hopeful guess, and for some children of the best."""
    if len(question.told) < UNGUIDED:
        return bred(question)
    guide = Guide(question.space, question.told, question.judge)
    wanted = question.count - round(question.count * BRED)
    asked: list[Genome] = []
    for number in range(wanted):
        best = guide.best(question, asked, is_hopeful=number % HOPEFUL == HOPEFUL - 1)
        if best is None:
            break
        asked.append(best)
        guide.believe(best)
    rest = replace(
        question,
        count=question.count - len(asked),
        can_play=lambda genome: genome not in asked and question.can_play(genome),
    )
    return [*asked, *bred(rest)]


def without_luck(space: Space, told: Sequence[Told], judge: Judge) -> list[Told]:
    """Give the trials with the losses that all of them together let expect: the best of many is partly the luckiest."""
    if len(told) < UNGUIDED:
        return list(told)
    expected = Guide(space, told, judge).expected([each.genome for each in told])
    return [
        replace(each, losses=tuple(map(float, losses))) for each, losses in zip(told, expected, strict=True)
    ]


class Guide:
    """What is expected of candidates, and where the best of them are."""

    def __init__(self, space: Space, told: Sequence[Told], judge: Judge) -> None:
        self._space, self._judge, self._told = space, judge, list(told)
        self._likeness = Likeness(space.choices)
        self._played = self._coded([each.genome for each in told])
        self._numbers = np.array([each.numbers for each in told])
        self._errors = np.array([each.errors for each in told])
        losses = np.array([each.losses for each in told])
        self._ideal, width = losses.min(axis=0), losses.std(axis=0)
        self._scale = np.where(width > 0, width, 1.0)
        self._foresight = Foresight(self._likeness, self._played, self._numbers, self._errors)
        self._seen = {each.genome for each in told}

    def _coded(self, genomes: Sequence[Genome]) -> Array:
        return np.array([self._space.chosen(each) for each in genomes], dtype=np.int64)

    def believe(self, genome: Genome) -> None:
        """Take for true what is expected of a candidate, so that the next one asked is another."""
        row = self._coded([genome])
        means, _ = self._foresight.of(row)
        self._played = np.concatenate([self._played, row])
        self._numbers = np.concatenate([self._numbers, means])
        self._errors = np.concatenate([self._errors, self._errors.min(axis=0)[None]])
        self._foresight = Foresight(
            self._likeness, self._played, self._numbers, self._errors, self._foresight.strengths
        )

    def best(self, question: Question, asked: Sequence[Genome], *, is_hopeful: bool) -> Genome | None:
        """Give the candidate that promises most and was not asked before."""
        chance = question.chance
        normal = np.random.default_rng(chance.getrandbits(64))
        draws = normal.standard_normal((1 if is_hopeful else DRAWS, self._numbers.shape[1]))
        weights = self._weights(chance)

        def promise(genomes: Sequence[Genome]) -> Array:
            return self._promise(genomes, draws, weights)

        known = list(dict.fromkeys([*asked, *(each.genome for each in self._told)]))
        order = np.argsort(promise(known), kind="stable")
        parents = [known[place] for place in order[:PARENTS]]
        children = [
            self._space.child(chance.choice(parents), chance.choice(parents), chance)
            for _ in range(WANDERERS)
        ]
        found = dict(zip(children, map(float, promise(children)), strict=True))
        for start in (*parents[:CLIMBERS], *children):
            self._climb(start, promise, found, chance)
        for genome in sorted(found, key=lambda each: found[each]):
            if genome not in self._seen and genome not in asked and question.can_play(genome):
                return genome
        return None

    def _climb(
        self,
        genome: Genome,
        promise: Callable[[Sequence[Genome]], Array],
        found: dict[Genome, float],
        chance: random.Random,
    ) -> None:
        now = float(promise([genome])[0])
        for _ in range(STEPS):
            neighbours = self._space.neighbours(genome, chance)
            if not neighbours:
                return
            new = [each for each in neighbours if each not in found]
            found.update(zip(new, map(float, promise(new)) if new else (), strict=True))
            best = min(neighbours, key=lambda each: found[each])
            if found[best] >= now:
                return
            genome, now = best, found[best]

    def _weights(self, chance: random.Random) -> Array:
        """Draw how much each objective counts this time, so that the whole front is looked for."""
        drawn = np.array([chance.expovariate(1.0) for _ in self._scale])
        return drawn / drawn.sum()

    def expected(self, genomes: Sequence[Genome]) -> Array:
        """Give the losses that are to be expected of candidates."""
        draws = np.random.default_rng(0).standard_normal((DRAWS, self._numbers.shape[1]))
        losses, _ = self._judged(genomes, draws)
        return np.round(losses.mean(axis=0), DIGITS)

    def _promise(self, genomes: Sequence[Genome], draws: Array, weights: Array) -> Array:
        """Give how much candidates leave to be wished, on average over what may be true of them."""
        losses, broken = self._judged(genomes, draws)
        away = weights * (losses - self._ideal) / self._scale
        total = away.max(axis=2) + 0.05 * away.sum(axis=2) + BROKEN * broken
        return np.round(total.mean(axis=0), DIGITS)

    def _judged(self, genomes: Sequence[Genome], draws: Array) -> tuple[Array, Array]:
        """Give losses and broken constraints, draw by draw, of each candidate."""
        means, deviations = self._foresight.of(self._coded(genomes))
        numbers = means[None] + draws[:, None, :] * deviations[None]
        losses, broken = self._judge(numbers.reshape(-1, numbers.shape[2]))
        shape = (len(draws), len(genomes))
        return losses.reshape(*shape, -1), broken.reshape(shape)
