"""Models of the rivals: they are fitted to what each rival did, to nothing that is hidden, and always alike."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from engine import agents, documents, games
from engine.agents import lineup, seats
from engine.agents.logarithm import PARTS, WHOLE, halved, log2
from engine.agents.memory import MOST_MODELS
from engine.play.match import Match
from engine.play.past import NO_PAST, Past
from engine.texts.library import Library

SEEDS = some.integers(0, 2**31 - 1)
GREEDY, TUNED = 0, 1


def searching(tmp_path, fit=8, rivals=("greedy", "greedy-tuned", "rival-1")):
    """Write a search that compares each move on so many deals, and give its path."""
    text = agents.files()["mcts"].read_text(encoding="utf-8").partition("\n  fit:")[0]
    path = tmp_path / f"fit-{fit}.yaml"
    path.write_text(f"{text}\n  fit: {fit}\n  rivals: [{', '.join(rivals)}]\n", encoding="utf-8")
    return str(path)


def played(rules, specs, seed=5, moves=400):
    """Play a game by greedy agents, to its end or for so many moves."""
    match = Match(rules, seed)
    players = agents.lineup_of(rules, specs).players(seed, 0)
    while not match.is_over and len(match.moves) < moves:
        match.play(players[match.decider](match.position, match.past))
    return match


def evidence(rules, past, seat, spec="mcts:10"):
    """Give what a seat has learned of its rivals, looking back at once on all that happened."""
    agent = agents.read(spec)
    memory = lineup.memory_for([agent], rules)
    seats.Witness(rules, lineup.lowered(agent, rules), memory, seat).look_back(past)
    return memory.evidence[seat]


def shares(rules, match, seat, spec="mcts:10"):
    """Give how often a search draws each model of each rival, as parts of 1."""
    agent = agents.read(spec)
    record, memory = lineup.lowered(agent, rules), lineup.memory_for([agent], rules)
    seats.Witness(rules, record, memory, seat).look_back(match.past)
    memory.search.seat = seat
    lineup.fitting_for(rules, is_tree=True).share_out(record, rules.players, memory)
    drawn = memory.search.shares[: rules.players, : int(record.models)]
    assert drawn.sum(axis=1).tolist() == memory.search.shared[: rules.players].tolist()
    return drawn / drawn.sum(axis=1, keepdims=True)


@pytest.mark.parametrize(("rival", "model"), [("greedy", GREEDY), ("tuned-playouts", TUNED)])
@pytest.mark.parametrize("players", [2, 4])
def test_models_turn_to_the_one_who_plays_so(samurai, players, rival, model):
    """After a game of a rival whom it has a model of, a search draws that model more than all others together."""
    rules = samurai(players)
    match = played(rules, ["greedy-cautious"] * (players - 1) + [rival])
    assert shares(rules, match, 0)[players - 1, model] > 0.5


def test_nothing_is_known_before_the_first_move(samurai):
    """Where nobody has moved yet, or nothing was said of it, each model is as likely as another."""
    rules = samurai(3)
    assert shares(rules, Match(rules, 5), 1) == pytest.approx(1 / 3)
    assert not evidence(rules, NO_PAST, 1).any()


def test_a_rival_like_no_model_is_taken_for_any(samurai):
    """Somebody whom no model explains leaves the models nearly as likely as they were."""
    rules = samurai(2)
    match = played(rules, ["greedy", "random"])
    assert shares(rules, match, 0)[1] == pytest.approx(1 / 3, abs=0.02)


@pytest.mark.parametrize("words", ["mcts:10:none", "fit-0"])
def test_who_does_not_look_learns_nothing(samurai, tmp_path, words):
    """Without memory, or with no deals to compare on, nothing is fitted."""
    rules = samurai(2)
    spec = words if words.startswith("mcts") else f"{searching(tmp_path, fit=0)}:10"
    assert not evidence(rules, played(rules, ["greedy"] * 2).past, 0, spec).any()


@given(seed=SEEDS, back=some.integers(1, 30), seat=some.integers(0, 1))
@settings(max_examples=10)
def test_going_back_and_another_way_leaves_no_trace(samurai, seed, back, seat):
    """Undo, another line and redo: what is known is what a game played straight through tells."""
    rules = samurai(2)
    match = played(rules, ["greedy", "greedy-tuned"], seed, moves=40)
    other = match.branch(len(match.moves) - back)
    while not other.is_over and len(other.moves) < 45:
        other.play(rules.legal_moves(other.position)[-1])
    agent = agents.read("mcts:10")
    memory = lineup.memory_for([agent], rules)
    witness = seats.Witness(rules, lineup.lowered(agent, rules), memory, seat)
    for past in (match.past, match.past_before(len(match.moves) - back), other.past, match.past):
        witness.look_back(past)
        assert memory.evidence[seat].tolist() == evidence(rules, past, seat).tolist()


@pytest.mark.parametrize("set_up", ["random", "chosen"])
@given(players=some.integers(2, 4), seed=SEEDS, shuffle=SEEDS, moves=some.integers(30, 90))
@settings(max_examples=15)
def test_what_is_hidden_tells_nothing(samurai, set_up, players, seed, shuffle, moves):
    """Two games that differ only in what a seat cannot see give it the same models and the same choice."""
    rules = samurai(players, set_up=set_up)
    match = played(rules, ["greedy", "greedy-tuned", "greedy-aggressive", "greedy"][:players], seed, moves)
    if match.is_over:
        match.undo()
    seat, past = match.decider, match.past
    other = Past(
        [rules.determinised(position, seat, shuffle + k) for k, position in enumerate(past.positions)],
        past.moves,
    )
    assert evidence(rules, past, seat).tolist() == evidence(rules, other, seat).tolist()
    ways = ((match.position, past), (rules.determinised(match.position, seat, shuffle), other))
    choices = [agents.player("mcts:12", rules, seed, 1, seat)(*way) for way in ways]
    assert choices[0] == choices[1]


def test_the_past_changes_what_is_chosen(samurai):
    """Of some positions on the way through a game, what the rival did before decides at least one."""
    rules = samurai(2)
    match = played(rules, ["greedy", "greedy"])
    differ = 0
    for number in range(20, len(match.moves), 4):
        position = match.positions[number]
        seat = rules.decider(position)
        asked = [match.past_before(number), NO_PAST]
        found = [agents.player("mcts:60", rules, 1, 0, seat)(position, past) for past in asked]
        differ += found[0] != found[1]
    assert differ > 0


def test_hints_know_the_past_as_agents_do(samurai):
    """Who is asked for advice with the past of a game thinks as the agent at that seat would."""
    rules = samurai(2)
    match = played(rules, ["greedy", "greedy"], moves=40)
    seat = match.decider
    told = agents.advice(rules, match.position, seat, 3, "mcts:60", match.past)
    expected = agents.expectations(rules, match.position, seat, 3, "mcts:60", match.past)
    assert [move for move, _ in told] == [each.move for each in expected]
    assert told[0][0] == agents.player("mcts:60", rules, 0, 0, seat)(match.position, match.past)


def test_a_game_that_does_not_say_what_is_open_is_not_fitted(tmp_path):
    """Naishi's moves tell what is hidden, so that its games are the same with a fit and without."""
    variant = documents.load_variant(Library(), "naishi/base")
    rules = games.find("naishi").rules(variant, None, 2)
    found = []
    for fit in (0, 8):
        results = np.zeros(2, rules.kernel.RESULT)
        spec = searching(tmp_path, fit, ("greedy", "greedy-hopeful"))
        agents.lineup_of(rules, [f"{spec}:8", "greedy"]).play(results, 5)
        found.append(results.tobytes())
    assert found[0] == found[1]
    assert lineup.lowered(agents.read(spec), rules).models == 2


def test_powers_of_two_are_whole_numbers():
    """Halvings are exact at whole ones and fall between them, down to nothing."""
    assert [halved(PARTS * n) for n in range(17)] == [WHOLE >> n for n in range(17)]
    values = [halved(gap) for gap in range(0, 20 * PARTS, 7)]
    assert values == sorted(values, reverse=True)
    assert values[-1] == halved(1 << 40) == 0
    assert all(isinstance(value, int) for value in values)


def test_evidence_is_kept_for_every_model_there_can_be(samurai):
    """Each seat keeps evidence on each rival, for as many models as a file may name and somebody unknown."""
    rules = samurai(3)
    memory = lineup.memory_for([agents.read("mcts")], rules)
    assert memory.evidence.shape == (3, 3, MOST_MODELS + 1)
    assert log2(1) == 0
