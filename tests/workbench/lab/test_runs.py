"""Running in the lab: queue, progress, pause, stop and resume, with the same results as the command line."""

from __future__ import annotations

import json
import threading

import pytest

from engine.numbers import running, simulate
from engine.numbers.runs import Store
from workbench.lab.runs.queue import State


@pytest.fixture
def small_chunks(monkeypatch):
    """Let a few games be many chunks."""
    monkeypatch.setattr(simulate, "CHUNK", 10)
    simulate.chunk_size.cache_clear()
    yield
    simulate.chunk_size.cache_clear()


class Gate:
    """Lets some chunks be played and holds the next ones until it is opened."""

    def __init__(self, monkeypatch, allowed):
        self._left = threading.Semaphore(allowed)
        self._is_open = threading.Event()
        self._play = running._play_unless
        monkeypatch.setattr(running, "_play_unless", self.play)

    def play(self, cell, task, halt):
        """Play a chunk once it is let through."""
        if not self._left.acquire(blocking=False):
            assert self._is_open.wait(60)
        return self._play(cell, task, halt)

    def open(self):
        """Hold nothing any more."""
        self._is_open.set()


def state_of(job):
    """Give what a job is doing now."""
    return job.state


def hashes(folder, name):
    """Give the hashes of a run's results, cell by cell."""
    _, rows = Store(folder).sql(f"select results_sha256 from cells where run = '{name}' order by cell")
    return [row[0] for row in rows]


def test_a_run_is_played_to_its_end(lab, runs):
    """A queued run is played, kept and shown, with its intervals."""
    job = lab.run()
    assert job.state is State.DONE
    assert job.run.folder.parent == runs
    findings = lab.workspace.results.findings
    assert [cell.games for cell in findings.cells] == [60, 60]
    assert findings.pairs[0, 1].games == 60
    assert lab.workspace.history.lines[0].name == job.run.name
    assert not lab.workspace.strip.isVisibleTo(lab.workspace)


def test_the_command_line_gives_the_same_results(lab, runs, quick, tmp_path, daimyo):
    """The same file run in a terminal has the same hashes."""
    job = lab.run()
    told = json.loads(daimyo("experiment", quick, "--store", tmp_path / "other", "--json"))
    assert told["run"] == job.run.name
    assert [cell["results_sha256"] for cell in told["cells"]] == hashes(runs, job.run.name)


def test_a_stopped_run_goes_on_to_the_same_end(lab, runs, small_chunks, tmp_path, monkeypatch, qtbot):
    """Stopping keeps what is finished; resumed it has the hashes of a run without interruption."""
    prepared = lab.ready()
    whole = Store(tmp_path / "whole")
    partial = whole.partial(prepared.plan)
    with partial.held():
        assert running.run(prepared.plan, partial, running.Cores(1))
        expected = whole.finish(prepared.plan, partial, 1.0)
    work, gate = lab.workspace, Gate(monkeypatch, 4)
    lab.window.do("experiment.run")
    job = work.queue.jobs[-1]
    qtbot.waitUntil(lambda: job.games > 0, timeout=30_000)
    lab.window.do("experiment.stop")
    gate.open()
    lab.settle(job)
    assert state_of(job) is State.STOPPED
    assert 0 < job.games < 120
    line = work.history.lines[0]
    assert not line.is_finished
    assert lab.store().runs() == []
    work.history.select([line.name])
    lab.window.do("experiment.resume")
    lab.settle(job)
    assert state_of(job) is State.DONE
    assert hashes(runs, job.run.name) == hashes(whole.folder, expected.name)


def test_a_run_of_another_session_can_be_resumed(lab, runs, small_chunks):
    """A run that was interrupted elsewhere stands in the history and goes on from there."""
    plan = lab.ready().plan
    partial = lab.store().partial(plan)
    with partial.held():
        for task in running.tasks_of(plan)[:3]:
            partial.save(task, running.play_task(plan.cells[task.cell], task))
        (partial.folder / "plan.json").write_text(json.dumps(plan.as_json()), encoding="utf-8")
    work = lab.workspace
    work.run_list.look()
    lab.listed()
    (line,) = work.history.lines
    assert line.entry.done == 30
    work.history.select([line.name])
    lab.window.do("experiment.resume")
    job = work.queue.jobs[-1]
    lab.settle(job)
    assert job.run is not None
    assert job.games == 120


def test_a_paused_run_holds_the_queue(lab, small_chunks, monkeypatch, qtbot):
    """A paused run stays at the head until it goes on; what waits behind it waits, or is given up."""
    work, gate = lab.workspace, Gate(monkeypatch, 3)
    lab.ready()
    lab.window.do("experiment.run")
    job = work.queue.current
    qtbot.waitUntil(lambda: job.games > 0, timeout=30_000)
    lab.window.do("experiment.pause")
    gate.open()
    qtbot.waitUntil(lambda: state_of(job) is State.PAUSED, timeout=30_000)
    lab.write(lab.text.replace("seed: 7", "seed: 8"))
    lab.ready()
    lab.window.do("experiment.run")
    behind = work.queue.jobs[-1]
    assert state_of(behind) is State.WAITING
    lab.write(lab.text.replace("seed: 8", "seed: 9"))
    lab.ready()
    lab.window.do("experiment.run")
    given_up = work.queue.jobs[-1]
    work.history.select([given_up.name])
    lab.window.do("experiment.delete")
    assert given_up not in work.queue.jobs
    assert [line.name for line in work.history.lines] == [job.name, behind.name]
    assert work.is_paused
    assert work.strip.pause.text() == "Resume"
    lab.window.do("experiment.pause")
    lab.settle(job)
    lab.settle(behind)
    assert {state_of(job), state_of(behind)} == {State.DONE}


def test_a_test_keeps_nothing(lab, runs):
    """A test plays few games of each cell, shows them, and leaves the store empty."""
    lab.write(lab.text.replace("games: 60", "games: 50000"))
    lab.ready()
    lab.window.do("experiment.test")
    job = lab.workspace.queue.jobs[-1]
    lab.settle(job)
    assert job.games == 200
    assert lab.workspace.results.findings.games == 200
    assert lab.store().runs() == []
    assert lab.workspace.history.lines == []


def test_a_known_run_is_shown_and_not_played_again(lab):
    """What is in the store already is shown at once."""
    first = lab.run()
    lab.workspace.queue.jobs.clear()
    lab.window.do("experiment.run")
    assert lab.workspace.queue.jobs == []
    lab.qtbot.waitUntil(lambda: lab.workspace.results.exhibit.names == (first.run.name,), timeout=20_000)


def test_a_run_stops_when_it_is_decided(lab, runs, monkeypatch):
    """With the box ticked a run ends once looking on is idle, and is kept as one of so many games."""
    monkeypatch.setattr(simulate, "CHUNK", 100)
    simulate.chunk_size.cache_clear()
    monkeypatch.setattr("workbench.lab.runs.measuring.LOOK_EVERY", 200)
    monkeypatch.setattr("engine.numbers.compare.SMALLEST_THAT_MATTERS", 1.0)
    lab.write(lab.text.replace("games: 60", "games: 20000"))
    lab.workspace.form.until_decided.setChecked(True)
    job = lab.run()
    simulate.chunk_size.cache_clear()
    assert job.is_decided
    about = job.run.about
    assert 200 <= about["games"] < 20_000
    assert about["experiment"]["games"] == about["games"]
    assert "decided" in about["experiment"]["description"]
    assert lab.store().unfinished() == []


def test_records_of_differing_games_are_kept(lab, runs):
    """With the box ticked the games whose winner differs lie in the run's folder, and replay."""
    from engine.records import record as records

    lab.workspace.form.keeps_records.setChecked(True)
    job = lab.run()
    flips = job.findings.pairs[0, 1].flips
    files = sorted((job.run.folder / "differing").glob("*.json"))
    assert len(files) == 2 * len(flips) > 0
    assert records.verify(records.load(files[0])).ok


def test_a_run_that_fails_says_why_and_leaves_the_store_alone(lab, runs, monkeypatch):
    """Where a metric raises, a notice names it and no run appears."""
    from engine import metrics

    lab.ready()

    def fail(games):
        raise ValueError("no such luck")

    broken = metrics.Metric("broken", "Broken", "x", "It raises.", False, fail)
    monkeypatch.setitem(metrics.METRICS, "broken", broken)
    job = lab.run()
    assert job.state is State.FAILED
    (said,) = (bar for bar in lab.window.notices.bars if "broken" in bar.notice.text)
    assert said.isVisible()
    assert lab.store().runs() == []
    lab.window.do("experiment.new")
    assert not said.isVisible()
