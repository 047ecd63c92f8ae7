"""The examiner: planted faults are found with fixed budgets, and the published game raises no false alarm."""

from __future__ import annotations

import json
import os
import shlex
from dataclasses import replace

import pytest
from click.testing import CliRunner

from engine import agents
from engine.maps import map as maps
from engine.maps import mapmaker
from engine.metrics.statistics import Estimate
from engine.play.personas import scaled
from engine.questions.examine import fairness, strategy
from engine.questions.examine.examination import QUESTIONS, examine
from engine.questions.subject import Subject
from engine.texts.library import Library
from workbench.cli import daimyo

# The seeds on which the published game must raise no alarm; all twenty by DAIMYO_SEEDS=20.
SEEDS = int(os.environ.get("DAIMYO_SEEDS", "1"))


def problems(subject, games, *only, seed=1):
    """Give the kinds of the problems that are found."""
    found = examine(subject, games=games, seed=seed, only=only)
    return {
        each.kind
        for chapter in found.chapters
        for each in chapter.findings
        if each.verdict == "problem" or (each.kind == "never stages" and each.verdict == "look")
    }


def test_a_favoured_seat_is_found(about):
    """A head start of a quarter of the way is a problem, for greedy players too."""
    found = examine(about(start=6), games=4_000, seed=1, only=["fair"])
    [chapter] = found.chapters
    assert [each.verdict for each in chapter.findings[:2]] == ["problem", "problem"]
    assert "seat 1" in chapter.findings[1].sentence


def test_a_map_that_favours_a_seat_is_found(tmp_path):
    """On an islet with four figures who begins wins far more than a half."""
    rows = ["~ ~ ~ ~", " ~ v . ~ ~", "~ . E v ~", " ~ . v . ~", "~ ~ ~ ~ ~"]
    path = tmp_path / "islet.yaml"
    path.write_text(
        "schema: daimyo/map/1\ntitle: Islet\nplayers: [2]\n"
        'legend: {"~": sea, ".": land, v: village, c: city, E: capital}\nterrain:\n'
        + "".join(f'  - "{row}"\n' for row in rows)
    )
    changes = {"figures.per_type": "from-map"}
    subject = Subject.of(Library(), "2016", str(path), 2, changes)
    assert "seats" in problems(subject, 4_000, "fair")


def test_a_token_that_nobody_can_play_is_found(tmp_path):
    """Ships on a board without sea are named, and nothing else."""
    chart = maps.load(Library(), "japan").required()
    land = {at: space.terrain for at, space in chart.spaces.items() if space.terrain != "sea"}
    path = tmp_path / "dry.yaml"
    path.write_text(mapmaker.text_of(land, "Dry", [4]))
    found = examine(Subject.of(Library(), "2016", str(path), 4), games=1_200, seed=1, only=["dead"])
    told = [
        each.sentence
        for each in found.chapters[0].findings
        if each.kind == "unused tokens" and each.verdict == "problem"
    ]
    assert len(told) == 1
    assert "ship-1, ship-2" in told[0]


def test_a_stage_that_is_never_reached_is_found(about):
    """Who has the most majorities has been asked before: to ask for two of them decides nothing any more."""
    subject = about("2016", 4, scoring__stages=["majorities", "two-majorities", "other-figures"])
    found = examine(subject, games=1_200, seed=1, only=["dead"])
    told = next(each for each in found.chapters[0].findings if each.kind == "never stages")
    assert (told.verdict, told.sentence.rpartition(" ")[2]) == ("look", "two-majorities.")


def test_a_limit_that_ends_games_too_soon_is_found(about):
    """One tied figure ends the game: the limit is named."""
    subject = about("2016", 4, end__tie_threshold=1)
    found = examine(subject, games=9_000, seed=1, only=["matters"])
    told = [each for each in found.chapters[0].findings if each.kind == "cut-short"]
    assert [each.verdict for each in told] == ["problem"]


def test_a_persona_that_beats_all_is_found(about, monkeypatch):
    """Where balanced play knows nothing, somebody who does rules."""
    greedy = agents.read("greedy")
    nothing = {"samurai": scaled(greedy.weights["samurai"], 0)}
    party = {
        "balanced": replace(greedy, name="balanced", weights=nothing),
        "wise": replace(greedy, name="wise"),
        "dull": replace(greedy, name="dull", weights=nothing),
    }
    monkeypatch.setattr(strategy, "personas", lambda rules: party)
    found = examine(about("2016", 4), games=600, seed=1, only=["strategy"])
    first = found.chapters[0].findings[0]
    assert (first.verdict, first.sentence.split()[0]) == ("problem", "wise")


def test_a_value_that_does_nothing_is_found(about):
    """What no rule asks for is dead weight; everything else is not."""
    found = examine(about(), games=8_000, seed=1, only=["dead"])
    told = next(each for each in found.chapters[0].findings if each.kind == "values")
    assert "no change of idle flips" in told.sentence


@pytest.mark.parametrize("seed", range(SEEDS))
def test_the_published_game_raises_no_alarm(about, seed):
    """None of the planted faults is found in the published game."""
    only = ["fair", "dead", "matters", "strategy"] if SEEDS > 1 else ["dead", "matters", "strategy"]
    assert problems(about("2016", 4), 4_000, *only, seed=seed) == set()


def test_the_same_budget_gives_the_same_critique(about):
    """A budget in games leaves nothing to the clock."""
    one, two = (examine(about(), games=2_000, seed=4).as_json() for _ in range(2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert {each["chapter"] for each in one["findings"]} == set(QUESTIONS) - {"try"} | {
        each["chapter"] for each in one["findings"] if each["chapter"] == "try"
    }


def test_every_figure_is_repeated_by_its_command(about):
    """The command beside a sentence prints the sentence's figure."""
    found = examine(about(), games=2_000, seed=4)
    asked = {each.command: each for chapter in found.chapters for each in chapter.findings if each.command}
    for command, each in asked.items():
        words = shlex.split(command)[1:]
        if "--only" not in words and each.value is not None and each.kind != "try":
            result = CliRunner().invoke(daimyo, [*words, "--json"])
            assert result.exit_code == 0, command
            printed = json.loads(result.stdout)
            assert _holds(printed, each.value), command


def _holds(printed, value):
    """Say whether a number stands anywhere in what was printed; that something never happened is nothing to print."""
    if isinstance(printed, dict):
        return any(_holds(part, value) for part in printed.values())
    if isinstance(printed, list):
        return len(printed) == value or any(_holds(part, value) for part in printed)
    return isinstance(printed, int | float) and printed == pytest.approx(value, abs=1e-9)


def test_equal_seats_are_both_named():
    """Where all seats win alike, the sentence names two of them, not one twice."""
    seats = [Estimate(0.5, 0.2, 0.8, 8)] * 2
    said = fairness._said("greedy", seats, 0, 0.5, "unclear")
    assert said.startswith("When all play greedy, seat 1 wins 50.0 % ± 30.0, seat 2 50.0 % ± 30.0;")
