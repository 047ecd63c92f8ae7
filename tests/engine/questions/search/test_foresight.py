"""What a search expects: learned from noisy trials, told apart from luck."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from engine.questions.search import guiding
from engine.questions.search.asking import Question, Told
from engine.questions.search.candidates import Space
from engine.questions.search.foresight import Foresight, Likeness
from engine.questions.search.judging import judge, numbers, pooled
from engine.questions.search.race import Measured, Outcome

CHOICES: list[list[Any]] = [[3, 4, 5, 6], ["calm", "wild", "odd"], [1, 2, 3, 4, 5]]
EFFECTS = [[0.0, 0.2, 0.3, 0.35], [0.0, 0.4, -0.3], [0.0, 0.1, 0.2, 0.3, 0.4]]


@pytest.fixture
def space(about):
    """Give a space of sixty candidates, whatever they are called in a game."""
    return Space(about(), {f"value {place}": list(each) for place, each in enumerate(CHOICES)}, (), ())


def truth(genome):
    """Give what a candidate is truly like: a sum of what its choices do."""
    return sum(effects[place] for effects, place in zip(EFFECTS, genome, strict=True))


def told_of(genomes, error, chance):
    """Give trials of candidates, measured with an error; the wish is to be near 0.5."""
    found = []
    for number, genome in enumerate(genomes):
        value = truth(genome) + chance.gauss(0, error)
        found.append(Told(number, genome, (abs(value - 0.5),), True, (value,), (error,)))
    return found


def near(rows):
    """Judge numbers by their distance from 0.5, without constraints."""
    return abs(rows - 0.5), np.zeros(len(rows))


def test_foresight_sees_what_nobody_has_played():
    """From forty noisy trials the others are expected better than one trial of each would tell."""
    chance = random.Random(1)
    everything = [(a, b, c) for a in range(4) for b in range(3) for c in range(5)]
    played = chance.sample(everything, 40)
    values = np.array([[truth(each) + chance.gauss(0, 0.1)] for each in played])
    foresight = Foresight(Likeness(CHOICES), np.array(played), values, np.full((40, 1), 0.1))
    others = [each for each in everything if each not in played]
    means, deviations = foresight.of(np.array(others))
    off = means[:, 0] - [truth(each) for each in others]
    assert np.sqrt((off**2).mean()) < 0.08
    assert (deviations > 0).all()


def test_what_was_stopped_early_counts_for_less():
    """A trial with a great error moves what is expected less than a sound one."""
    played = np.array([(0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0)])
    values = np.array([[0.0], [0.0], [0.0], [1.0]])
    sound, poor = (
        Foresight(Likeness(CHOICES), played, values, np.array([[0.05], [0.05], [0.05], [error]]))
        for error in (0.05, 2.0)
    )
    assert sound.of(played)[0][3, 0] > poor.of(played)[0][3, 0] + 0.2


def test_what_is_asked_is_new_and_better(space):
    """Guided by thirty trials, most of what is asked is nearer to the wish than the middle of what was tried."""
    chance = random.Random(2)
    tried = list(dict.fromkeys(space.drawn(chance) for _ in range(60)))[:30]
    told = told_of(tried, 0.05, chance)
    asked = guiding.guided(Question(space, told, 12, random.Random(3), lambda genome: True, near))
    assert len(set(asked)) == 12
    assert not set(asked) & set(tried)
    middle = float(np.median([abs(truth(each) - 0.5) for each in tried]))
    assert sum(abs(truth(each) - 0.5) < middle for each in asked) >= 8


def test_the_same_is_asked_again(space):
    """What is asked depends on what was told and on the seed alone."""
    chance = random.Random(4)
    told = told_of([space.drawn(chance) for _ in range(26)], 0.05, chance)
    one, two = (
        guiding.guided(Question(space, told, 12, random.Random("7 24"), lambda genome: True, near))
        for _ in range(2)
    )
    assert one == two


def test_luck_is_taken_out(space):
    """Of many trials with much noise, the losses that all together let expect are nearer to the truth."""
    chance = random.Random(5)
    told = told_of(list(dict.fromkeys(space.drawn(chance) for _ in range(80)))[:40], 0.2, chance)
    expected = guiding.without_luck(space, told, near)

    def off(trials):
        return sum(abs(each.losses[0] - abs(truth(each.genome) - 0.5)) for each in trials)

    assert off(expected) < off(told)


def test_seats_are_learned_one_by_one():
    """The shares of the seats are told as logarithms, and judged by how far the outer ones are apart."""
    outcome = Outcome({"spread": Measured(0.2, 0.01), "turns": Measured(50.0, 0.1)}, 1_000, False, (0.6, 0.4))
    values, errors = numbers(outcome, ["spread", "turns"])
    assert len(values) == len(errors) == 3
    losses, broken = judge(
        np.array([values]),
        ["spread", "turns"],
        [{"measure": "spread", "aim": "least"}, {"measure": "turns", "aim": 48}],
        [{"measure": "turns", "most": 49}],
    )
    assert losses[0].tolist() == pytest.approx([0.2, 2.0])
    assert broken.tolist() == [1.0]


def test_two_lots_of_games_are_put_together():
    """The spread of all games is that of the seats in all of them, not the mean of two spreads."""
    one = Outcome({"spread": Measured(0.2, 0.02)}, 100, False, (0.6, 0.4))
    two = Outcome({"spread": Measured(0.2, 0.01)}, 300, False, (0.4, 0.6))
    both = pooled(one, two)
    assert both.games == 400
    assert both.shares == pytest.approx((0.45, 0.55))
    assert both.measures["spread"].value == pytest.approx(0.1)
    assert both.measures["spread"].error < 0.01


def test_where_all_neighbours_of_the_best_were_asked_others_are_good(about):
    """What is asked is still among the best of what is left, though nobody next to the best is left."""
    chance = random.Random(6)
    wide = Space(about(), {f"value {place}": list(range(6)) for place in range(5)}, (), ())

    def even(genome):
        return sum(genome) / 10

    def trial(number, genome):
        return Told(number, genome, (abs(even(genome) - 1.0),), True, (even(genome),), (0.01,))

    best = (2, 2, 2, 2, 2)
    seen = [best, *wide.neighbours(best, chance), *(wide.drawn(chance) for _ in range(20))]
    seen += [each for near_one in seen[1:8] for each in wide.neighbours(near_one, chance)]
    tried = list(dict.fromkeys(seen))
    told = [trial(number, genome) for number, genome in enumerate(tried)]
    asked = guiding.guided(
        Question(
            wide,
            told,
            12,
            random.Random(3),
            lambda genome: True,
            lambda rows: (abs(rows - 1.0), np.zeros(len(rows))),
        )
    )
    assert sum(abs(even(each) - 1.0) < 0.05 for each in asked) >= 8
