"""Plans: every combination of an experiment as plain values, and what cannot be played."""

from __future__ import annotations

import json
import textwrap

import pytest

from engine import agents
from engine.agents import own
from engine.foreign import trust
from engine.numbers import plan as plans
from engine.numbers import simulate
from engine.texts.problem import ProblemError


def codes(caught):
    """List the codes and places of what was raised."""
    return [(problem.code, problem.line) for problem in caught.value.problems]


def test_every_combination_is_a_cell(make_plan):
    """Maps, variants, varied values, player counts and fitting line-ups are multiplied."""
    plan = make_plan(
        maps=["japan"],
        players=[2, 3],
        lineups=["random", ["greedy", "random"]],
        vary={"end.tie_threshold": [3, 4], "hand.first": ["random", "chosen"]},
        games=10,
    )
    # 2 variants x 4 combinations x (2 line-ups for two players + 1 for three)
    assert len(plan.cells) == 24
    assert plan.total == 240
    assert {cell.lineup for cell in plan.cells} == {
        ("random", "random"),
        ("greedy", "random"),
        ("random", "random", "random"),
    }
    assert plan.cells[0].label == "1998-german, end.tie_threshold=3, hand.first=random"
    assert plan.cells[0].values["end"]["tie_threshold"] == 3


def test_a_plan_survives_being_written_down(make_plan):
    """A plan that was written as JSON and read again is the same, with the same hash."""
    plan = make_plan(lineups=["random", ["greedy", "mcts:20:random"]], set={"hand.first": "random"})
    again = plans.from_json(json.loads(json.dumps(plan.as_json())))
    assert again == plan
    assert again.sha256() == plan.sha256()


def test_the_hash_is_of_what_determines_the_results(make_plan):
    """Another title changes nothing; games, seed, rules, board and line-up do."""
    plain = make_plan().sha256()
    assert make_plan(title="Other", description="Why?").sha256() == plain
    others = [
        make_plan(games=2_501),
        make_plan(seed=8),
        make_plan(set={"end.tie_threshold": 5}),
        make_plan(rotate=False),
        make_plan(lineups=["greedy"]),
        make_plan(maps=["twin-lakes"]),
    ]
    assert len({plain, *(other.sha256() for other in others)}) == 7


def test_a_changed_agent_file_is_another_experiment(make_plan, tmp_path):
    """The weights that a name stands for are part of the plan, and the games are played by them."""
    path = tmp_path / "mine.yaml"
    shipped = agents.files()["greedy"].read_text(encoding="utf-8")
    path.write_text(shipped, encoding="utf-8")
    one = make_plan(lineups=[[str(path), "random"]])
    before = simulate.play_chunk(one.cells[0].series(), 0, 20).results.tobytes()
    path.write_text(shipped.replace("captured: 100", "captured: -100"), encoding="utf-8")
    other = make_plan(lineups=[[str(path), "random"]])
    assert one.sha256() != other.sha256()
    assert simulate.play_chunk(other.cells[0].series(), 0, 20).results.tobytes() != before
    # The first plan still plays by what the file said when it was made.
    assert simulate.play_chunk(one.cells[0].series(), 0, 20).results.tobytes() == before


def test_a_python_agent_travels_with_its_cell(make_plan, tmp_path, monkeypatch):
    """Where the function is not known, as on a worker, the cell brings its text along; it runs once it is approved."""
    monkeypatch.setattr(own, "REGISTERED", {})
    path = tmp_path / "first.py"
    path.write_text(
        textwrap.dedent(
            """
            from engine.agents import register

            def first(view, chance):
                return 0

            register("first-of-all", first)
            """
        )
    )
    agents.load_code(path)
    (cell, _) = make_plan(lineups=["first-of-all"]).cells
    here = simulate.play_chunk(cell.series(), 0, 3).results.tobytes()
    own.REGISTERED.clear()
    there = plans.cell_from_json(json.loads(json.dumps(cell.as_json())))
    # To look at a cell needs none of its code.
    assert there.series().rules.players == 2
    assert there.chunk_size == simulate.OWN_CHUNK
    with pytest.raises(ProblemError, match="you have not approved it, so it was not run") as caught:
        simulate.play_chunk(there.series(), 0, 3)
    assert caught.value.problems[0].code == "code-untrusted"
    assert own.REGISTERED == {}
    ((name, code),) = trust.codes_of([there.as_json()]).items()
    assert (name, code) == ("first-of-all", path.read_text())
    trust.trust(code)
    assert simulate.play_chunk(there.series(), 0, 3).results.tobytes() == here
    assert "first-of-all" in own.REGISTERED


def test_the_same_cell_is_played_everywhere_alike(make_plan):
    """A cell that was written down plays the same games."""
    (cell, _) = make_plan().cells
    there = plans.cell_from_json(json.loads(json.dumps(cell.as_json())))
    one, other = (simulate.play_chunk(each.series(), 5, 40) for each in (cell, there))
    assert one.results.tobytes() == other.results.tobytes()
    assert one.tally is not None
    assert other.tally is not None
    assert one.tally.tobytes() == other.tally.tobytes()


# ---------------------------------------------------------------- what cannot be played


def test_pairs_that_cannot_be_played(make_plan):
    """A map that is not made for a player count is a problem at the map's place, each pair once, all at once."""
    with pytest.raises(ProblemError) as caught:
        make_plan(maps=["japan", "./strip.yaml"], players=[2, 4, 5])
    messages = [problem.message for problem in caught.value.problems]
    assert {problem.code for problem in caught.value.problems} == {"impossible-pairing"}
    assert len(messages) == len(set(messages)) == 6
    assert (
        "./strip.yaml and 2016 cannot be played by 4 players: Strip is not made for 4 players but for 2."
        in messages
    )
    assert any(message.startswith("japan and 2016 cannot be played by 5 players: ") for message in messages)


def test_values_that_cannot_be_played(make_plan):
    """A varied value that makes no sense with the board is named with the variant it was tried in."""
    with pytest.raises(ProblemError) as caught:
        make_plan(vary={"figures.per_type": [{"2": 7}, {"2": 6}]})
    assert {problem.code for problem in caught.value.problems} == {"impossible-pairing"}
    assert len(caught.value.problems) == 2
    assert all("figures.per_type={2: 6}" in problem.message for problem in caught.value.problems)


def test_metrics_and_agents_that_are_not_there(make_plan):
    """Unknown metrics and agents are problems at their places before any game is played."""
    with pytest.raises(ProblemError) as caught:
        make_plan(metrics=["turns", "turn"], lineups=["greddy", ["random", "mcts:lots"]])
    assert codes(caught) == [("agent-unknown", 11), ("agent-budget", 13), ("metric-unknown", 18)]
    assert "Did you mean `greedy`?" in caught.value.problems[0].message
    assert "Did you mean `turns`?" in caught.value.problems[2].message


def test_nothing_to_play(make_plan):
    """Line-ups that fit no player count leave nothing to play, which is a problem and not an empty run."""
    with pytest.raises(ProblemError) as caught:
        make_plan(lineups=[["random", "random", "random"]])
    assert codes(caught) == [("nothing-to-play", 11)]


def test_a_broken_file_has_its_own_problems(make_plan):
    """An experiment that is not sound is refused with the problems of its text."""
    with pytest.raises(ProblemError) as caught:
        make_plan(games=0, playres=[2])
    assert {code for code, _ in codes(caught)} == {"unknown-key", "out-of-range"}
