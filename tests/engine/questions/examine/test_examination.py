"""The examiner: planted faults are found with fixed budgets, and the published game raises no false alarm."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from engine import agents
from engine.maps import map as maps
from engine.maps import mapmaker
from engine.metrics.statistics import Estimate
from engine.play.personas import scaled
from engine.questions.examine import coverage, examination, fairness, strategy
from engine.questions.examine.critique import Ask, Chapter, Finding
from engine.questions.examine.examination import (
    QUESTIONS,
    Answer,
    Deadline,
    examine,
    go_on,
    most_doubtful,
    with_more_games,
)
from engine.questions.subject import Subject
from engine.texts.library import Library

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
    assert "ship 1, ship 2" in told[0]


def test_a_stage_that_is_never_reached_is_found(about):
    """Who has the most majorities has been asked before: to ask for two of them decides nothing any more."""
    subject = about("2016", 4, scoring__stages=["majorities", "two-majorities", "other-figures"])
    found = examine(subject, games=1_200, seed=1, only=["dead"])
    told = next(each for each in found.chapters[0].findings if each.kind == "never stages")
    assert told.verdict == "look"
    assert "greedy games: two majorities." in told.sentence


def test_a_limit_that_ends_games_too_soon_is_found(about):
    """One tied figure ends the game: the limit is named."""
    subject = about("2016", 4, end__tie_threshold=1)
    found = examine(subject, games=9_000, seed=1, only=["matters"])
    told = [each for each in found.chapters[0].findings if each.kind == "cut-short"]
    assert [each.verdict for each in told] == ["problem"]
    assert told[0].sentence.startswith("end.tie_threshold cuts games short")


def test_games_that_end_at_once_are_found(about):
    """Where games are over before everybody has had two turns, their length is a problem."""
    found = examine(about(goal=4), games=400, seed=1, only=["alive"])
    told = next(each for each in found.chapters[0].findings if each.kind == "length")
    assert told.verdict == "problem"


def test_a_card_that_is_worth_nothing_is_found(about):
    """A card that never scores is named among the cards of Naishi, and no other."""
    worthless = {"row": [0] * 5, "hand": [0] * 5}
    found = examine(about("naishi/base", cards__fort__scores=worthless), games=1_200, seed=1, only=["dead"])
    told = [each for each in found.chapters[0].findings if each.verdict == "problem"]
    assert "unused cards that score" in {each.kind for each in told}
    assert all("have use for fort among" in each.sentence for each in told)


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
    assert (first.verdict, first.sentence.split()[2]) == ("problem", "“wise”")


@pytest.mark.parametrize("variant", ["2016", "naishi/base", "seven-samurai/normal"])
def test_six_personas_meet_balanced_play(about, variant):
    """Every game has six one-sided ways to play at least, none of them as balanced play plays or as another does."""
    party = strategy.personas(about(variant).rules())
    assert next(iter(party)) == "balanced"
    assert len(party) > 6
    weights = [json.dumps(agent.weights, sort_keys=True) for agent in party.values()]
    assert len(set(weights)) == len(party)


def test_no_persona_rules_naishi(about):
    """Who hopes for every card as much as it is worth loses to nobody who makes too much of one."""
    found = examine(about("naishi/base"), games=3_600, seed=1, only=["strategy"])
    assert found.chapters[0].findings[0].verdict in ("good", "unclear")


def test_a_value_that_does_nothing_is_found(about):
    """What no rule asks for is dead weight; everything else is not."""
    found = examine(about(), games=8_000, seed=1, only=["dead"])
    told = next(each for each in found.chapters[0].findings if each.kind == "values")
    assert "no change of idle by a step" in told.sentence


@pytest.mark.parametrize(
    ("variant", "games"), [("2016", 4_000), ("naishi/base", 4_000), ("seven-samurai/normal", 1_200)]
)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_published_game_raises_no_alarm(about, variant, games, seed):
    """None of the planted faults is found in a published game; more chapters where more seeds are asked for."""
    only = ["fair", "alive", "dead", "matters", "strategy"] if SEEDS > 1 else ["dead", "matters"]
    assert problems(about(variant), games, *only, seed=seed) == set()


def test_a_team_that_nearly_always_loses_settles_nothing(about):
    """Where greedy teams lose nearly all of their games, no verdict is given on when a game is settled."""
    found = examine(about("seven-samurai/normal"), games=300, seed=2, only=["alive"])
    told = next(each for each in found.chapters[0].findings if each.kind == "settled")
    assert told.verdict == "unclear"
    assert "Teams of greedy players lose 9" in told.sentence
    # A simulation would tell how often they win.
    assert told.command.startswith("daimyo examine ")


def test_the_same_budget_gives_the_same_critique(about):
    """A budget in games leaves nothing to the clock."""
    one, two = (examine(about(), games=2_000, seed=4).as_json() for _ in range(2))
    assert {**one, "seconds": 0} == {**two, "seconds": 0}
    assert {each["chapter"] for each in one["findings"]} == set(QUESTIONS) - {"try"} | {
        each["chapter"] for each in one["findings"] if each["chapter"] == "try"
    }


def test_time_that_is_left_goes_to_the_chapter_with_most_doubt(about):
    """A chapter without a verdict comes before one with, and none where time is left for few more games."""

    def answer(verdict, seconds):
        finding = Finding("fair", "seats", verdict, "", None, None, "")
        return Answer(QUESTIONS["fair"], Ask(about(), 1_000), Chapter("fair", (finding,), 0), (), seconds)

    answers = {"fair": answer("good", 2.0), "skill": answer("unclear", 4.0), "alive": answer("unclear", 60.0)}
    assert [most_doubtful(answers, seconds) for seconds in (20.0, 4.0, 1.0)] == ["skill", "fair", ""]


def test_a_chapter_that_is_asked_again_too_long_is_given_up(about):
    """What fewer games said stays where the end has come: no sentence has a command that gives another figure."""
    ask = Ask(about(), 200)
    before = Answer(QUESTIONS["fair"], ask, Chapter("fair", (), 200), (), 1_000.0)
    assert with_more_games(before, 10_000.0, -1.0, 1.0) is before
    after = with_more_games(before, 10_000.0, float("inf"), 1.0)
    assert (after.chapter.games > 200, after.ask.stop) == (True, None)


def test_more_time_is_given_to_what_is_in_doubt(about, monkeypatch):
    """Chapters in doubt, or those that are named, are asked in more games; the others stay as they are."""
    found = examine(about(), games=300, seed=1, only=["fair", "dead", "try"])
    assert set(found.answers) == {"fair", "dead", "try"}
    asked = []

    def more(answer, seconds, latest, least):
        if answer.chapter.name in asked:
            return answer
        asked.append(answer.chapter.name)
        chapter = replace(answer.chapter, games=2 * answer.chapter.games)
        return replace(answer, chapter=chapter, ask=replace(answer.ask, games=2 * answer.ask.games))

    monkeypatch.setattr(examination, "with_more_games", more)
    told: list[Chapter] = []
    again = go_on(found, 1.0, only=["dead"], tell=told.append)
    assert asked == ["dead"] == [chapter.name for chapter in told]
    assert [each.games for each in again.chapters] == [
        each.games * (2 if each.name == "dead" else 1) for each in found.chapters
    ]
    asked.clear()
    go_on(again, 1.0)
    doubtful = [name for name, answer in again.answers.items() if answer.doubt]
    assert sorted(asked) == sorted(doubtful or again.answers)
    stop = threading.Event()
    stop.set()
    assert go_on(again, 1.0, stop=stop).chapters == again.chapters


def test_figures_name_what_charts_show(about):
    """What never came up, the values that decide nothing and the changes of the screen stand there by their keys."""
    found = examine(about(), games=2_000, seed=4, only=["dead", "matters", "alive"])
    figures = {chapter.name: chapter.figures for chapter in found.chapters}
    dead, matters = figures["dead"], figures["matters"]
    assert [len(names) for names in dead["never"].values()] == [
        total - used for name, (used, total) in dead["bars"].items() if name != "values"
    ]
    assert [key for key, *_ in dead["dead_changes"]] == [words.split()[0] for words in dead["dead"]]
    assert len(matters["changes"]) == len(matters["effects"])
    settled = next(each for each in found.chapters[0].findings if each.kind == "settled")
    assert figures["alive"]["settled"] == pytest.approx(settled.value)


def test_a_wish_to_stop_does_not_wait_for_the_clock():
    """A deadline that is far away is over as soon as somebody wants no more."""
    wish = threading.Event()
    deadline = Deadline(float("inf"), wish)
    assert not deadline.is_set()
    wish.set()
    assert deadline.is_set()


def test_equal_seats_are_both_named():
    """Where all seats win alike, the sentence names two of them, not one twice."""
    seats = [Estimate(0.5, 0.2, 0.8, 8)] * 2
    said = fairness.said("greedy", seats, 0.5, "unclear")
    assert "seat 1 wins most, 50.0 % ± 30.0 of the games, and seat 2 least, 50.0 % ± 30.0" in said


def test_few_games_allow_no_verdict():
    """Seven wins of eight would be far off, but eight games say nothing."""
    few = [Estimate(0.875, 0.5, 0.98, 8), Estimate(0.125, 0.02, 0.5, 8)]
    many = [Estimate(0.875, 0.8, 0.9, 800), Estimate(0.125, 0.1, 0.2, 800)]
    assert [fairness.verdict_of(rates, 0.5) for rates in (few, many)] == ["unclear", "problem"]


@pytest.mark.parametrize("variant", ["2016", "naishi/base", "seven-samurai/normal"])
def test_a_critique_is_said_in_every_language(about, unsaid, variant):
    """Each sentence and each rule has its template in Polish and German, with all that is filled in."""
    found = examine(about(variant), games=700, seed=1, only=["fair", "alive", "dead", "matters", "strategy"])
    told = [
        text for chapter in found.chapters for each in chapter.findings for text in (each.sentence, each.rule)
    ]
    assert [
        (language, lack) for text in told for language in ("pl", "de") for lack in unsaid(text, language)
    ] == []


def test_what_never_came_up_is_never_called_impossible(about):
    """However many games were watched, the bound that is told is above zero, and the bound of the figure below it."""
    ask = Ask(about("leaky/tight"), 100)
    batches: dict[str, Any] = {"greedy": SimpleNamespace(games=40_000)}
    found = coverage._come_up(ask, "endings", {"seen": 1, "unseen": 0}, batches)
    assert "fewer than 0.01 % of such games" in found.sentence
    assert found.ci95 is not None
    assert 0 < found.ci95[1] < 0.0001
