"""Every game as a game of OpenSpiel, by OpenSpiel's own test and its searches."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from engine import games

pyspiel = pytest.importorskip(
    "pyspiel",
    reason="OpenSpiel is not installed: pip install 'daimyo[research]', or there is no wheel for this Python",
)

GAMES = {
    "daimyo_naishi": {"variant": "naishi/no-gift"},
    "daimyo_seven_samurai": {"players": 2},
    "daimyo_samurai": {"variant": "samurai/short-game", "players": 2},
}


@pytest.fixture(params=GAMES, scope="module")
def game(request):
    """Give each game in turn."""
    from engine.research import spiel

    spiel.register()
    return pyspiel.load_game(request.param, GAMES[request.param])


def dealt(game, deal=3, moves=0):
    """Deal a game, and play its first legal moves by chance."""
    state, chance = game.new_initial_state(), np.random.RandomState(deal)
    state.apply_action(deal)
    for _ in range(moves):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_every_game_is_there():
    """OpenSpiel knows each game of the registry by its name."""
    from engine.research import spiel

    spiel.register()
    assert {f"daimyo_{name.replace('-', '_')}" for name in games.GAMES} <= set(pyspiel.registered_names())
    assert set(GAMES) == {f"daimyo_{name.replace('-', '_')}" for name in games.GAMES}


def test_it_passes_the_random_simulation_test(game):
    """OpenSpiel plays a game at random and finds nothing wrong with states, copies and texts of them."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_deal_is_the_game_of_that_number(game):
    """The chance node deals what the simulator deals for the seed and the number."""
    state = dealt(game, 5)
    assert state.position.tobytes() == game.rules.start(0, 5).tobytes()
    assert state.current_player() == game.rules.decider(state.position)


def test_a_copy_goes_its_own_way(game):
    """A clone plays on without the state that it was made of."""
    state = dealt(game, 2, 3)
    before, copy = state.position.tobytes(), state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.position.tobytes() == before
    assert copy.position.tobytes() != before


def test_states_that_a_player_cannot_tell_apart_have_one_name(game):
    """What is dealt anew keeps the player's information and observation, and changes what is hidden."""
    state = dealt(game, 4, 9)
    player = state.current_player()
    others = [state.resample_from_infostate(player, lambda chance=chance: chance) for chance in (0.1, 0.6)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({other.position.tobytes() for other in (state, *others)}) == 3


def test_memory_tells_apart_what_a_look_does_not(game):
    """Players remember what they did: another first move is another information state ever after."""
    one, other = dealt(game), dealt(game)
    player = one.current_player()
    first, second = one.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(player) != other.information_state_string(player)


def test_its_searches_play(game):
    """OpenSpiel's MCTS, and its search over information sets, answer with legal moves."""
    from open_spiel.python.algorithms import ismcts, mcts

    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bots = [
        mcts.MCTSBot(game, 1.4, 4, rollouts, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, rollouts, 1.4, 4, random_state=np.random.RandomState(3)),
    ]
    state = dealt(game, 6)
    for _ in range(2):
        for bot in bots:
            action = int(bot.step(state))
            assert action in state.legal_actions()
            state.apply_action(action)


def test_the_program_ends_in_peace():
    """Python ends without a crash after games were known to OpenSpiel."""
    code = "import pyspiel; from engine.research import spiel; pyspiel.load_game('daimyo_naishi')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
