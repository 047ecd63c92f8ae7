"""Laying out an experiment: how long it will take, by what was measured here and not by what misleads."""

from __future__ import annotations

import pytest

from workbench.lab.setup import preparation
from workbench.lab.setup.preparation import LEAST_SECONDS, Pace


def test_games_are_looked_at_while_others_are_played():
    """The slower of playing and looking sets the pace, and all games are looked at once more for the tables."""
    written = preparation.WRITING * 0.1
    assert Pace(0.4, 0.1).seconds(100, jobs=2) == pytest.approx(100 * (0.2 + written))
    assert Pace(0.1, 0.1, 0.3).seconds(100, jobs=8) == pytest.approx(100 * (0.1 + written))
    assert Pace(0.1, 0.1, 0.3).seconds(100, jobs=8, is_compared=True) == pytest.approx(100 * (0.4 + written))


def test_the_pace_of_quick_agents_is_measured_and_not_taken_from_runs(lab, monkeypatch):
    """A tiny run, most of which was its beginning and end, does not make the estimate of a large one too high."""
    work = lab.workspace.preparation
    lab.ready()
    monkeypatch.setattr(preparation, "measured", lambda cells: Pace(0.001, 0.0001))
    monkeypatch.setattr(preparation, "cores", lambda: 1)
    work._paces.clear()
    work.know(("random", "random"), 120, LEAST_SECONDS + 1)
    lab.write(lab.text.replace("games: 60", "games: 1000"))
    games = 2_000 * (0.001 + preparation.WRITING * 0.0001)
    assert lab.ready().seconds == pytest.approx(preparation.FIXED_SECONDS + games)


def test_each_cell_has_a_pace_of_its_own(lab, monkeypatch):
    """Two editions and two maps take as long as each of them takes, not four times the first."""
    work = lab.workspace.preparation
    lab.ready()
    paces = {"japan": 0.001, "inland-sea": 0.003}
    monkeypatch.setattr(preparation, "measured", lambda cells: Pace(paces[cells[-1].map], 0.0))
    monkeypatch.setattr(preparation, "cores", lambda: 1)
    work._paces.clear()
    lab.write(
        lab.text.replace("maps: [japan]", "maps: [japan, inland-sea]").replace("games: 60", "games: 1000")
    )
    assert lab.ready().seconds == pytest.approx(preparation.FIXED_SECONDS + 2_000 * 0.001 + 2_000 * 0.003)


def test_the_pace_of_searching_agents_is_that_of_a_run_that_had_one(lab, monkeypatch):
    """What is too slow to be tried is estimated by a run that was long enough; a short one says nothing."""
    work = lab.workspace.preparation
    lab.write(lab.text.replace("lineups: [random]", "lineups: ['mcts:100']"))
    assert lab.ready().seconds is None
    assert lab.workspace.form.footer.time.text() == "pace not known yet"
    work.know(("mcts:100", "mcts:100"), 120, LEAST_SECONDS / 2)
    assert not work.is_busy
    work.know(("mcts:100", "mcts:100"), 120, 60.0)
    lab.qtbot.waitUntil(lambda: work.prepared.seconds is not None, timeout=20_000)
    assert lab.ready().seconds == pytest.approx(preparation.FIXED_SECONDS + 60.0)
    assert lab.workspace.form.footer.time.text() == "about 60 s"


def test_a_run_that_took_twice_as_long_makes_the_next_estimate_twice_as_long(lab, monkeypatch):
    """Whoever shares the machine slows all runs: the last long one corrects what is said of the next."""
    work = lab.workspace.preparation
    lab.ready()
    monkeypatch.setattr(preparation, "measured", lambda cells: Pace(0.001, 0.0))
    monkeypatch.setattr(preparation, "cores", lambda: 1)
    work._paces.clear()
    lab.write(lab.text.replace("games: 60", "games: 10000"))
    before = lab.ready().seconds
    work.learn(20.0, 40.0)
    lab.qtbot.waitUntil(lambda: work.prepared.seconds != before, timeout=20_000)
    fixed = preparation.FIXED_SECONDS
    assert lab.ready().seconds - fixed == pytest.approx(2 * (before - fixed))
