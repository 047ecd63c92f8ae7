"""What a seat cannot see never changes what its agent does."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import agents
from engine.play import kernel

PLAYERS = some.integers(2, 4)
TIMINGS = some.sampled_from(["immediate", "end_of_turn"])
SEEDS = some.integers(0, 2**31 - 1)


def position_after(rules, seed, plays):
    """Play a game by greedy for a while, and give where it stands."""
    position = rules.start(seed)
    players = agents.lineup_of(rules, ["greedy"] * rules.players).players(seed, 0)
    for _ in range(plays):
        before = position.copy()
        rules.apply(position, players[rules.decider(position)](position))
        if rules.is_over(position):
            return before
    return position


def dealt_anew(rules, position, seed):
    """Give a position that the seat to move cannot tell from this one."""
    return rules.determinised(position, rules.decider(position), seed)


@pytest.mark.parametrize("spec", ["greedy", "greedy:none", "mcts:12", "mcts:12:none", "mcts:12:random"])
@pytest.mark.parametrize("set_up", ["random", "chosen"])
@given(players=PLAYERS, timing=TIMINGS, seed=SEEDS, plays=some.integers(0, 110), shuffle=SEEDS)
@settings(max_examples=25)
def test_shuffling_the_hidden_part_changes_no_choice(
    samurai, spec, set_up, players, timing, seed, plays, shuffle
):
    """For a fixed stream an agent answers two positions that look the same to its seat with the same move."""
    rules = samurai(players, timing, set_up)
    position = position_after(rules, seed, plays)
    seat = rules.decider(position)
    other = dealt_anew(rules, position, shuffle)
    choices = [agents.player(spec, rules, seed, 1, seat)(now) for now in (position, other)]
    assert choices[0] == choices[1]


@given(players=PLAYERS, seed=SEEDS, plays=some.integers(0, 80), shuffle=SEEDS)
def test_advice_gives_nothing_away(samurai, players, seed, plays, shuffle):
    """Hints for a seat, too, come only from what it may see."""
    rules = samurai(players)
    position = position_after(rules, seed, plays)
    seat = rules.decider(position)
    other = dealt_anew(rules, position, shuffle)
    assert agents.advice(rules, position, seat, 9) == agents.advice(rules, other, seat, 9)


@given(players=PLAYERS, seed=SEEDS, plays=some.integers(0, 110), shuffle=SEEDS)
def test_a_search_starts_from_what_is_seen(samurai, players, seed, plays, shuffle):
    """What is hidden is put into one order before a search begins, whatever it was."""
    from engine.games.samurai.agents import evaluation

    rules = samurai(players)
    position = position_after(rules, seed, plays)
    seat = rules.decider(position)
    other = dealt_anew(rules, position, shuffle)
    for now in (position, other):
        evaluation.conceal(rules.table, now, seat)
    assert position.tobytes() == other.tobytes()


@pytest.mark.parametrize("spec", ["greedy:none", "mcts:12:none"])
@given(seed=SEEDS, plays=some.integers(40, 110), shuffle=SEEDS)
@settings(max_examples=15)
def test_who_forgets_does_not_know_whose_captures_they_are(samurai, spec, seed, plays, shuffle):
    """Behind screens the captures of rivals may be anybody's to an agent without memory."""
    rules = samurai(4)
    position = position_after(rules, seed, plays)
    seat = rules.decider(position)
    other = position.copy()
    stream = np.zeros(1, kernel.STREAM)[0]
    kernel.start(stream, shuffle, 0, kernel.FOR_SEARCH, seat)
    rules.outlook.forget(rules.table, other, seat, stream)
    assert position.captured[seat].tolist() == other.captured[seat].tolist()
    assert position.captured.sum(axis=0).tolist() == other.captured.sum(axis=0).tolist()
    choices = [agents.player(spec, rules, seed, 1, seat)(now) for now in (position, other)]
    assert choices[0] == choices[1]
