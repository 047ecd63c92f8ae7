"""The search for balance: it repairs what was spoiled, survives a kill, and finds the same whoever plays."""

from __future__ import annotations

import textwrap
import threading

import pytest

from engine.questions.search import asking, race
from engine.questions.search import search as searching
from engine.texts import search as searches
from engine.texts.library import Library
from engine.texts.problem import ProblemError

TEXT = """
schema: daimyo/search/1
variant: leaky/tight
players: 2
agent: random
free:
  start: {from: 0, to: 9}
  goal: {from: 18, to: 30}
objectives:
  - {measure: spread, aim: least}
  - {measure: turns, aim: 14}
constraints:
  - {measure: no_winner, most: 0}
trials: 40
games: 400
confirm: 2000
seed: 5
"""


@pytest.fixture
def planned(tmp_path):
    """Give a function that reads a search."""

    def read(text=TEXT):
        path = tmp_path / "mend.search.yaml"
        path.write_text(textwrap.dedent(text))
        library = Library()
        return searching.plan(library, searches.load(library, path))

    return read


def told(found):
    """Give all that a search says."""
    return found.as_json()


def test_a_search_finds_a_fairer_game_and_confirms_it(planned, tmp_path):
    """A spoiled copy is mended: the best is far fairer on games that the search never saw, and poor ones stop early."""
    (tmp_path / "spoiled.yaml").write_text(
        "schema: daimyo/variant/1\ntitle: Spoiled\nextends: leaky/tight\nstart: 9\n"
    )
    found = searching.run(planned(TEXT.replace("leaky/tight", "spoiled.yaml")), tmp_path / "one")
    assert found.is_complete
    assert len(found.trials) == 40
    start, best = found.trials[0], found.trials[found.front[0]]
    assert start.confirmed is not None
    assert best.confirmed is not None
    assert best.confirmed.measures["spread"].value < start.confirmed.measures["spread"].value - 0.2
    assert any(trial.outcome.is_stopped for trial in found.trials)


def test_nobody_on_the_front_is_beaten(planned, tmp_path):
    """No trial is at least as good as one of the front in everything and different."""
    found = searching.run(planned(), tmp_path / "one")
    finals = [found.trials[number].final for number in found.front]
    losses = [final.losses(found.plan.objectives) for final in finals if final is not None]
    assert len(losses) == len(found.front)
    assert losses == sorted(losses)
    for one in losses:
        assert not any(
            other != one and all(a <= b for a, b in zip(other, one, strict=True)) for other in losses
        )


@pytest.mark.parametrize("kept", [0.2, 0.55, 0.93])
def test_a_killed_search_goes_on_with_the_same_result(planned, tmp_path, kept):
    """Whatever a kill leaves of the log, even half a line, the end is the same."""
    whole = searching.run(planned(), tmp_path / "whole")
    log = (tmp_path / "whole" / "trials.jsonl").read_bytes()
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / "trials.jsonl").write_bytes(log[: int(len(log) * kept)])
    assert told(searching.run(planned(), tmp_path / "cut")) == told(whole)
    assert (tmp_path / "cut" / "trials.jsonl").read_bytes() == log


def test_a_wish_to_stop_gives_up_the_trial_under_way(planned, tmp_path):
    """However many games a trial has, a stop is heard within it; the log holds only what was finished."""
    stop = threading.Event()
    text = TEXT.replace("games: 400", "games: 1000000").replace("trials: 40", "trials: 2")
    threading.Timer(0.3, stop.set).start()
    found = searching.run(planned(text), tmp_path / "one", stop=stop)
    assert not found.is_complete
    assert found.trials == ()
    assert told(found)["start"] is None
    assert not (tmp_path / "one" / "trials.jsonl").exists()


def test_the_number_of_workers_changes_nothing(planned, tmp_path):
    """Trials that are played elsewhere and one at a time give the same front."""

    def elsewhere(tasks):
        return iter([race.run(task, jobs=1) for task in reversed(tasks)][::-1])

    home = searching.run(planned(), tmp_path / "home")
    away = searching.run(planned(), tmp_path / "away", play=elsewhere)
    assert told(home) == told(away)


def test_a_candidate_opens_as_documents(tmp_path):
    """Changed values make a child variant, changed hexes a map, and both can be played."""
    path = tmp_path / "coast.search.yaml"
    path.write_text(
        "schema: daimyo/search/1\nvariant: '2016'\nmap: japan\nplayers: 4\n"
        "free: {hand.size: {from: 4, to: 6}}\nhexes: {at: [[17, 5], [17, 3], [12, 9]]}\n"
        "objectives: [{measure: spread, aim: least}]\ntrials: 6\ngames: 64\nconfirm: 64\nseed: 1\n"
    )
    library = Library()
    found = searching.run(searching.plan(library, searches.load(library, path)), tmp_path / "run")
    space = found.plan.space
    changed = next(trial for trial in found.trials if space.edits(trial.genome))
    texts = found.texts(changed)
    chart = found.plan.subject.chart
    assert chart is not None
    assert chart.source is not None
    assert texts["map"].count("c") == chart.source.text.count("c")
    for trial in found.trials:
        for kind, text in found.texts(trial).items():
            assert f"daimyo/{kind}/1" in text


def test_what_cannot_be_is_said_at_its_place(planned):
    """A hex that is not there, an empty range and a metric that nobody knows are named."""
    with pytest.raises(ProblemError, match="range"):
        planned(TEXT.replace("from: 0, to: 9", "from: 9, to: 0"))
    with pytest.raises(ProblemError, match="Nothing may change"):
        planned(TEXT.replace("free:\n  start: {from: 0, to: 9}\n  goal: {from: 18, to: 30}\n", ""))


def test_a_search_is_better_than_drawing_at_random(planned, tmp_path):
    """With the same trials, breeding comes nearer than drawing alone, summed over some seeds."""

    def total(ask):
        best = 0.0
        for seed in (1, 2, 3):
            text = TEXT.replace("seed: 5", f"seed: {seed}").replace("trials: 40", "trials: 30")
            found = searching.run(planned(text), tmp_path / ask.__name__ / str(seed), ask=ask)
            best += min(sum(trial.outcome.losses(found.plan.objectives)) for trial in found.trials)
        return best

    assert total(asking.bred) <= total(asking.drawn)
