"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from engine.play.rules import IllegalMove
from engine.research.batch import Batch

GAMES = 6


@pytest.fixture
def batch(rules):
    """Give some games side by side."""
    return Batch(rules, GAMES, seed=11)


def test_a_batch_plays_the_games_of_its_seed(rules, batch):
    """Positions, deciders, masks, observations, rewards and ends are those of games played one by one."""
    encoding = batch.encoding
    singles = [rules.start(11, number) for number in range(GAMES)]
    numbers = list(range(GAMES))
    ended = 0
    for _ in range(260):
        actions = batch.sample()
        for game, position in enumerate(singles):
            seat = rules.decider(position)
            assert batch.deciders[game] == seat
        game = len(singles) - 1
        assert (batch.masks[game] == encoding.mask(singles[game], batch.deciders[game])).all()
        seen = encoding.observation(singles[game], int(batch.deciders[game]))
        assert (batch.observations[game] == seen).all()
        rewards, dones = batch.step(actions)
        for game, position in enumerate(singles):
            encoding.play(position, int(actions[game]))
            assert dones[game] == rules.is_over(position)
            if dones[game]:
                ended += 1
                assert rewards[game].tolist() == pytest.approx(rules.payoffs(position))
                numbers[game] += GAMES
                singles[game] = rules.start(11, numbers[game])
            else:
                assert not rewards[game].any()
            assert rules.state(batch.positions[game]) == rules.state(singles[game])
    assert ended


def test_a_reset_begins_again(batch):
    """The same seed plays the same games, and another seed others."""
    start = batch.positions.tobytes()
    first = batch.sample().tolist()
    batch.step(np.array(batch.masks.argmax(axis=1)))
    batch.reset(12)
    assert batch.positions.tobytes() != start
    batch.reset(11)
    assert batch.positions.tobytes() == start
    assert batch.sample().tolist() == first


def test_an_illegal_action_is_refused_before_anything_is_played(batch):
    """The sentence names the game, and no game has moved on."""
    before = batch.positions.tobytes()
    actions = batch.sample()
    for wrong in (-1, batch.encoding.actions, int(batch.masks[4].argmin())):
        actions[4] = wrong
        with pytest.raises(IllegalMove, match="game 4"):
            batch.step(actions)
    with pytest.raises(IllegalMove, match="6 games"):
        batch.step(actions[:3])
    assert batch.positions.tobytes() == before


def test_observations_can_be_left_out(rules):
    """Who does not look saves the time."""
    batch = Batch(rules, 2, observes=False)
    batch.step(batch.sample())
    assert batch.observations.shape == (2, 0)
