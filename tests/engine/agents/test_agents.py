"""Agents by name: what can be written on the command line, and what is said when it is wrong."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from engine import agents, games
from engine.agents import lineup
from engine.agents.codes import KINDS, MEMORIES
from engine.texts import schema
from engine.texts.problem import ProblemError


def complaint(spec):
    """Give the code and the message for an agent that cannot be read."""
    with pytest.raises(ProblemError) as caught:
        agents.read(spec)
    (problem,) = caught.value.problems
    return problem.code, problem.message


def test_every_shipped_agent_can_be_read():
    """Each file in the folder of agents is a sound document under its own name."""
    names = [entry["name"] for entry in agents.listed()]
    assert {"random", "greedy", "greedy-aggressive", "greedy-cautious", "mcts"} <= set(names)
    for name in names:
        assert agents.read(name).name == name


def test_strangers_are_strangers():
    """Those to measure a search by can be named, no play-out knows their weights, and no two are alike."""
    names = [name for name, path in agents.files().items() if path.parent.name == "strangers"]
    found = [agents.read(name).weights for name in names]
    searching = agents.read("mcts")
    assert len(names) >= 6
    for place, weights in enumerate(found):
        for game in weights:
            known = [searching.weights, *searching.rivals, *found[:place]]
            assert weights[game] not in [each[game] for each in known if game in each]


def test_a_listed_agent_has_a_title_and_a_path():
    """`daimyo list agents` shows name, title and path, and how the budget of a search is written."""
    entries = {entry["name"]: entry for entry in agents.listed()}
    assert entries["greedy"]["path"].endswith("variants/agents/greedy.yaml")
    assert "mcts:500ms" in entries["mcts"]["title"]


def test_a_search_has_a_budget_in_iterations_or_milliseconds():
    """The budget follows the name; without one the file's counts."""
    assert (agents.read("mcts:2000").budget, agents.read("mcts:2000").unit) == (2000, "iterations")
    assert (agents.read("mcts:500ms").budget, agents.read("mcts:500ms").is_timed) == (500, True)
    assert agents.read("mcts").budget == 1000


def test_play_outs_are_greedy_unless_another_agent_is_named():
    """A second part names who plays the games to their end; a persona brings its weights, else greedy's hold."""
    assert agents.read("mcts:10").playout == "greedy"
    assert agents.read("mcts:10:random").playout == "random"
    assert agents.read("mcts:10:random").weights == agents.read("greedy").weights
    bold = agents.read("mcts:10:greedy-aggressive")
    greedy, own = agents.read("greedy").weights, agents.read("greedy-aggressive").weights
    assert bold.weights["samurai"] == own["samurai"] != greedy["samurai"]
    assert bold.weights == {**greedy, **own}


def test_memory_is_a_word_of_the_name():
    """Agents remember what everybody saw, unless their name or their file says that they do not."""
    assert agents.read("greedy").memory == agents.read("mcts:10").memory == "perfect"
    assert agents.read("greedy:none").memory == agents.read("mcts:10:none").memory == "none"
    assert agents.read("mcts:10:random:none").playout == "random"
    assert set(schema.schema("agent")["properties"]["memory"]["enum"]) == set(MEMORIES)


def test_rivals_are_models_by_name(tmp_path):
    """A search takes its rivals for agents that its file names; who names play-outs names them for all."""
    text = agents.files()["mcts"].read_text(encoding="utf-8").split("\n  rivals:")[0]
    path = tmp_path / "wary.yaml"
    path.write_text(f"{text.rstrip()}\n  rivals: [greedy, greedy-cautious]\n", encoding="utf-8")
    names = ("greedy", "greedy-cautious")
    assert agents.read(f"{path}:10").rivals == tuple(agents.read(name).weights for name in names)
    assert agents.read(f"{path}:10:greedy").rivals == ()


def test_weights_may_differ_by_the_number_of_players(samurai):
    """With two players the tuned agent has weights of its own, and so has a search that plays out by it."""
    tuned, searching = agents.read("greedy-tuned").weights, agents.read("mcts:5:greedy-tuned").weights
    assert tuned["samurai"] == agents.weights_for(tuned, samurai(4)) != agents.weights_for(tuned, samurai(2))
    for players in (2, 3, 4):
        rules = samurai(players)
        assert agents.weights_for(searching, rules) == agents.weights_for(tuned, rules)
        own = lineup.lowered(agents.read("greedy-tuned"), rules).weights[0]
        assert own == rules.evaluation.lower(agents.weights_for(tuned, rules))


@pytest.mark.parametrize("game", games.GAMES)
def test_the_tuned_agent_knows_every_game(game):
    """Whichever game is measured, there are weights that were found for it."""
    assert agents.read("greedy-tuned").knows(game)


def test_a_number_of_players_that_no_game_has_is_refused(tmp_path):
    """Weights for no players at all are a mistake in the file, shown at its place."""
    text = agents.files()["greedy-tuned"].read_text(encoding="utf-8").replace("\n  2:\n", "\n  0:\n")
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        agents.read(str(path))
    line = 1 + text[: text.index("\n  0:\n") + 1].count("\n")
    assert line in [problem.line for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("spec", "code", "message"),
    [
        ("greddy", "agent-unknown", "There is no agent called `greddy`. Did you mean `greedy`?"),
        ("greedy:5", "agent-budget", "`greedy` does not search, so it takes no budget: write `greedy`."),
        ("mcts:1:mcts", "agent-playouts", "`mcts` searches itself; play-outs are `greedy` or `random`."),
        ("mcts:9:rand", "agent-unknown", "There is no agent called `rand`. Did you mean `random`?"),
        ("mcts:1:greedy:2", "agent-budget", "An agent is written `mcts:BUDGET` or `mcts:BUDGET:PLAYOUTS`."),
        ("none.yaml", "agent-unknown", "There is no agent file `none.yaml`."),
    ],
)
def test_a_wrong_name_gets_a_sentence(spec, code, message):
    """What is wrong is said in words, with the nearest name that is known."""
    assert complaint(spec) == (code, message)


@pytest.mark.parametrize("budget", ["0", "-5", "many", "2.5", "10s", "", "99999999999"])
def test_a_wrong_budget_gets_a_sentence(budget):
    """A budget is a whole number of iterations or of milliseconds."""
    code, message = complaint(f"mcts:{budget}")
    assert code == "agent-budget"
    assert "mcts:2000" in message


def test_a_persona_is_a_file(tmp_path):
    """Weights in a file of one's own make an agent, named by its path."""
    text = agents.files()["greedy"].read_text(encoding="utf-8").replace("title: Greedy", "title: Mine")
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    assert agents.read(str(path)).weights == agents.read("greedy").weights
    assert agents.read(f"mcts:5:{path}").playout == "greedy"


def test_a_wrong_weight_is_shown_at_its_place(tmp_path):
    """A file that does not fit its schema is refused with line and column."""
    text = agents.files()["greedy"].read_text(encoding="utf-8").replace("captured:", "captued:")
    path = tmp_path / "mine.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        agents.read(str(path))
    line = 1 + text[: text.index("captued")].count("\n")
    assert line in [problem.line for problem in caught.value.problems]
    assert "captured" in str(caught.value)


@pytest.mark.parametrize(("plays", "missing"), [("greedy", "weights"), ("mcts", "search")])
def test_a_file_says_what_its_kind_needs(tmp_path, plays, missing):
    """Greedy needs weights, and a search needs to know how it spends its budget."""
    path = tmp_path / "bare.yaml"
    path.write_text(f"schema: daimyo/agent/1\ntitle: Bare\nplays: {plays}\n", encoding="utf-8")
    with pytest.raises(ProblemError) as caught:
        agents.read(str(path))
    assert f"`{missing}`" in str(caught.value)


def test_schema_and_kernel_name_the_same_kinds():
    """The words under `plays` are those that the compiled agents have codes for."""
    assert set(schema.schema("agent")["properties"]["plays"]["enum"]) == set(KINDS)


def test_seeds_differ():
    """A fresh seed is one that can be written down, and another each time."""
    seeds = {agents.fresh_seed() for _ in range(20)}
    assert len(seeds) > 1
    assert all(0 <= seed < 1_000_000_000 for seed in seeds)


def test_reading_agents_does_not_load_the_compiler():
    """`daimyo list agents` answers at once: Numba stays on the shelf."""
    code = (
        "import json, sys; from engine import agents; agents.listed(); agents.read('mcts:5');"
        "print(json.dumps([name in sys.modules for name in ('numba', 'numpy')]))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(found.stdout) == [False, False]
