"""Simulation: the same results for any number of jobs, in any process, compiled or interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from typing import Any

import pytest

from engine import documents, games
from engine.agents import lineup
from engine.maps import map as maps
from engine.numbers import simulate, summary
from engine.numbers.simulate import Series
from engine.play import halting
from engine.play.halting import Halt
from engine.texts.library import Library

SCRIPT = """
from engine import documents, games
from engine.numbers import simulate
from engine.maps import map as maps
from engine.texts.library import Library
library = Library()
variant = documents.load_variant(library, "{variant}").required()
rules = games.find("samurai").rules(variant, maps.load(library, "japan"), {players})
print(simulate.simulate(simulate.Series(rules, ("random",) * {players}, 5), 12, jobs=1).sha256())
"""


def series(variant="2016", players=4, seed=5, chart="japan", **more):
    """Make random games ready, on the published board if no other is named."""
    library = Library()
    found = documents.load_variant(library, variant).required()
    rules = games.find("samurai").rules(found, maps.load(library, chart), players)
    return Series(rules, ("random",) * players, seed, **more)


def test_the_number_of_jobs_changes_nothing():
    """One job and three give the same hash."""
    games_played = 2 * simulate.CHUNK + 17
    one = simulate.simulate(series(), games_played, jobs=1)
    three = simulate.simulate(series(), games_played, jobs=3)
    assert one.sha256() == three.sha256()
    assert one.games == games_played


@pytest.mark.parametrize(("variant", "players"), [("1998-english", 2), ("2016", 4)])
@pytest.mark.parametrize("interpreted", [False, True])
def test_another_process_gives_the_same_results(variant, players, interpreted, root):
    """A second process gives the same hash, also when it interprets the rules instead of compiling them."""
    here = simulate.simulate(series(variant, players), 12, jobs=1).sha256()
    environment = {**os.environ, "PYTHONPATH": str(root)}
    if interpreted:
        environment["NUMBA_DISABLE_JIT"] = "1"
    script = SCRIPT.format(variant=variant, players=players)
    command = [sys.executable, "-W", "error", "-c", script]
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (there.stdout.strip(), there.stderr) == (here, "")


@pytest.mark.parametrize(("variant", "players"), [("2016", 2), ("1998-german", 4), ("five-six-players", 5)])
def test_the_hashed_lines_are_the_results(variant, players):
    """Each line that goes into the hash is its game's result as JSON with sorted keys and no blanks."""
    chart = "japan" if players < 5 else "two-courts"
    batch = simulate.simulate(series(variant, players, chart=chart), 200, jobs=1)
    lines = bytes(batch.rules.result_lines(batch.results)).decode().splitlines()
    results = list(batch.rules.results(batch.results))
    assert lines == [json.dumps(each, sort_keys=True, separators=(",", ":")) for each in results]


def test_seeds_give_different_games():
    """Another seed gives other results."""
    assert simulate.simulate(series(seed=1), 50).sha256() != simulate.simulate(series(seed=2), 50).sha256()


def test_a_game_played_again_ends_as_in_its_batch():
    """The record of a game in a batch has the batch's result."""
    batch = simulate.simulate(series("1998-english", 3), 5)
    for number, result in enumerate(batch.rules.results(batch.results)):
        match: Any = simulate.replayed(batch.series, number)
        assert match.rules.transcriber.result(match.position) == result


def test_a_stopped_simulation_keeps_what_was_finished():
    """When the stop is asked for, the finished chunks are given in order."""
    stop = threading.Event()

    def progress(done):
        stop.set()

    batch = simulate.simulate(series(), 100 * simulate.CHUNK, jobs=1, progress=progress, stop=stop)
    assert 0 < batch.games < 100 * simulate.CHUNK
    assert not batch.is_complete
    assert batch.sha256() == simulate.simulate(series(), batch.games).sha256()


def test_the_summary_adds_up():
    """Win rates and games without a winner add up to one, and all end reasons to all games."""
    found = summary.of(simulate.simulate(series("1998-german", 3), 500))
    total = sum(seat["win_rate"] for seat in found["seats"]) + found["no_winner"] / found["games"]
    assert total == pytest.approx(1)
    assert sum(found["end_reasons"].values()) == found["games"] == 500
    assert all(seat["ci95"][0] <= seat["win_rate"] <= seat["ci95"][1] for seat in found["seats"])


def test_a_search_is_given_up_in_the_middle(monkeypatch):
    """Whoever wants to stop at once does not wait for the end of a game, nor of a decision that takes minutes."""
    trees, halt, found = [], Halt(), []
    prepare = lineup.memory_for

    def noted(*words):
        trees.append(prepare(*words))
        return trees[-1]

    monkeypatch.setattr(lineup, "memory_for", noted)
    thinking = Series(series().rules, ("mcts:10000000",) * 4, 7)
    thread = threading.Thread(target=lambda: found.append(simulate.begun_chunk(thinking, 0, 1, halt)))
    thread.start()
    while not (trees and int(trees[0][4][0].visits) > 10):
        thread.join(0.01)
    halt.set()
    thread.join(60)
    assert not thread.is_alive()
    assert found == [None]


def test_nobody_is_left_behind_by_a_reader_who_has_seen_enough():
    """Closing the games before their end stops all threads, also those that have not begun."""
    games_given = simulate.chunks(series(), 200 * simulate.CHUNK, jobs=2)
    assert next(games_given).first == 0
    before = halting.has_left_a_thread
    games_given.close()
    assert halting.has_left_a_thread is before is False
