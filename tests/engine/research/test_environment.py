"""The PettingZoo environment of every game, by PettingZoo's own tests and ours."""

from __future__ import annotations

import pytest

from engine.play.rules import IllegalMove

pettingzoo_test = pytest.importorskip(
    "pettingzoo.test", reason="PettingZoo is not installed: pip install 'daimyo[research]'"
)

# Said by PettingZoo of every environment whose observations carry a mask, its own ones excepted by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def made(rules):
    """Make an environment."""
    from engine.research.environment import Environment

    return Environment(rules)


def played(environment):
    """Play a game by its masks, as a learner would, and give how often each seat was asked and its last reward."""
    asked = dict.fromkeys(environment.possible_agents, 0)
    rewards = {}
    for agent in environment.agent_iter():
        seen, reward, is_over, _, _ = environment.last()
        if is_over:
            rewards[agent] = reward
            environment.step(None)
        else:
            asked[agent] += 1
            environment.step(int(environment.action_space(agent).sample(seen["action_mask"])))
    return asked, rewards


def test_it_passes_the_api_test(rules):
    """PettingZoo finds nothing wrong in hundreds of steps."""
    pettingzoo_test.api_test(made(rules), num_cycles=400)


def test_it_passes_the_seed_test(rules):
    """Two environments with one seed show and do the same."""
    pettingzoo_test.seed_test(lambda: made(rules), num_cycles=120)


def test_rewards_are_the_payoffs(rules):
    """At the end every seat gets what the game was worth to it, in a co-operative game all the same."""
    environment = made(rules)
    environment.reset(seed=5)
    asked, rewards = played(environment)
    assert list(rewards.values()) == rules.payoffs(environment.position)
    assert set(rewards) == set(asked)
    assert not environment.agents
    if rules.facts.is_cooperative:
        assert len(set(rewards.values())) == 1
    else:
        assert sum(rewards.values()) == pytest.approx(1)


def test_a_reset_without_a_seed_begins_another_game(rules):
    """Games of one seed follow each other, and a seed begins them again."""
    environment = made(rules)
    starts = []
    for seed in (9, None, 9, None):
        environment.reset(seed=seed)
        starts.append(environment.position.tobytes())
    assert starts[:2] == starts[2:]
    assert starts[0] != starts[1]


def test_an_illegal_action_changes_nothing(rules):
    """It is refused with a sentence, and the same seat decides."""
    environment = made(rules)
    environment.reset(seed=1)
    agent, before = environment.agent_selection, environment.position.tobytes()
    wrong = environment.observe(agent)["action_mask"].tolist().index(0)
    with pytest.raises(IllegalMove, match=r"\w+ .*\."):
        environment.step(wrong)
    assert (environment.agent_selection, environment.position.tobytes()) == (agent, before)


def test_games_of_one_call_are_apart(rules):
    """Two environments of the same rules do not share their games."""
    one, other = made(rules), made(rules)
    one.reset(seed=1)
    other.reset(seed=1)
    before = other.position.tobytes()
    one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))
    assert other.position.tobytes() == before
