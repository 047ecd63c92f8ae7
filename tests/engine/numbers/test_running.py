"""Running a plan: the same for any number of jobs, whatever interrupts it, and nothing finished is lost."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import textwrap
import threading

import numpy as np
import pytest

from engine import metrics
from engine.metrics import Games
from engine.numbers import running, simulate
from engine.numbers.running import Cores, Partial
from engine.numbers.runs import Store
from engine.texts.problem import ProblemError


def results(plan, partial):
    """Give all results of a plan that was played, cell after cell."""
    return np.concatenate([partial.load(task).results for task in running.tasks_of(plan)])


def stopping(stop):
    """Give a progress that asks for a stop as soon as something was finished."""

    def progress(done: int) -> None:
        if done:
            stop.set()

    return progress


@pytest.fixture
def partial(tmp_path):
    """Give a held folder for an unfinished run."""
    made = Partial(tmp_path / "store", "small")
    with made.held():
        yield made


def test_tasks_cut_a_plan_into_chunks(make_plan):
    """Every game of every cell is in exactly one task, and searching agents get smaller ones."""
    plan = make_plan(lineups=["random", ["mcts:400", "random"]], games=2_500)
    tasks = running.tasks_of(plan)
    for number, cell in enumerate(plan.cells):
        own = [task for task in tasks if task.cell == number]
        assert [task.first for task in own] == list(range(0, 2_500, simulate.chunk_size(cell.lineup)))
        assert sum(task.count for task in own) == 2_500
    assert len({task.file_name for task in tasks}) == len(tasks)


def test_the_number_of_jobs_changes_nothing(make_plan, tmp_path):
    """One job and two give the same games."""
    plan = make_plan()
    found = []
    for jobs in (1, 2):
        partial = Partial(tmp_path / str(jobs), "small")
        with partial.held():
            assert running.run(plan, partial, Cores(jobs))
        found.append(results(plan, partial).tobytes())
    assert found[0] == found[1]


def test_progress_counts_all_games(make_plan, partial):
    """Progress begins with what is finished and ends with all."""
    seen: list[int] = []
    assert running.run(make_plan(), partial, Cores(1), progress=seen.append)
    assert seen[0] == 0
    assert seen[-1] == 5_000
    assert seen == sorted(seen)
    seen.clear()
    assert running.run(make_plan(), partial, Cores(1), progress=seen.append)
    assert seen == [5_000]


def test_a_stopped_run_goes_on_where_it_was(make_plan, partial, tmp_path):
    """What was finished before the stop is kept and not played again, and the games are those of an unbroken run."""
    plan, stop = make_plan(), threading.Event()
    assert not running.run(plan, partial, Cores(1), progress=stopping(stop), stop=stop)
    kept = {path.name: path.stat().st_mtime_ns for path in partial.chunks.iterdir()}
    assert 0 < len(kept) < len(running.tasks_of(plan))
    assert running.run(plan, partial, Cores(2))
    assert {name: (partial.chunks / name).stat().st_mtime_ns for name in kept} == kept
    whole = Partial(tmp_path / "whole", "small")
    with whole.held():
        running.run(plan, whole, Cores(2))
    assert results(plan, partial).tobytes() == results(plan, whole).tobytes()


def test_what_has_begun_when_the_stop_comes_is_kept(make_plan):
    """A chunk that is being played when the stop is asked for is played to its end and given."""
    plan, stop = make_plan(games=6_000), threading.Event()
    given = []
    for task, _ in Cores(2).play(plan.cells, running.tasks_of(plan), stop):
        given.append(task)
        stop.set()
    assert 2 <= len(given) < 12


def test_a_chunk_that_the_disk_has_bitten_is_played_again(make_plan, partial):
    """Chunks that cannot be read, or are those of another plan, count as not played."""
    plan = make_plan()
    running.run(plan, partial, Cores(1))
    expected = results(plan, partial).tobytes()
    one, two, *_ = sorted(partial.chunks.iterdir())
    one.write_bytes(one.read_bytes()[:100])
    two.write_bytes(b"")
    assert running.run(plan, partial, Cores(1))
    assert results(plan, partial).tobytes() == expected


@pytest.mark.parametrize("method", ["savez", "fsync"])
def test_a_full_disk_leaves_no_half_chunk(method, make_plan, partial, monkeypatch):
    """Where a chunk cannot be written the error is the system's, and nothing is left of it."""

    def full(*_, **__):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "chunk")

    plan = make_plan()
    running.run(plan, partial, Cores(1))
    kept = sorted(path.name for path in partial.chunks.iterdir())[:2]
    for path in partial.chunks.iterdir():
        if path.name not in kept:
            path.unlink()
    partial.save_plan(plan)
    with monkeypatch.context() as patch:
        patch.setattr(Partial, "save_plan", lambda *_: None)
        patch.setattr(np if method == "savez" else os, method, full)
        with pytest.raises(OSError, match="No space left on device"):
            running.run(plan, partial, Cores(1))
    assert sorted(path.name for path in partial.chunks.iterdir()) == kept
    assert running.run(plan, partial, Cores(1))


def test_a_failing_metric_is_known_after_the_first_chunk(make_plan, partial, monkeypatch):
    """A metric that raises stops the run at the first games, which are kept for when it is mended."""
    monkeypatch.setattr(metrics, "METRICS", dict(metrics.METRICS))
    plan = make_plan(games=8_000)

    @metrics.metric("mine", "Mine", "games", "Of my own.")
    def mine(games: Games) -> dict[str, np.ndarray]:
        raise LookupError("nothing there")

    with pytest.raises(ProblemError, match="The metric `mine` failed: LookupError: nothing there"):
        running.run(plan, partial, Cores(1))
    assert 1 <= len(partial.done()) < len(running.tasks_of(plan))
    del metrics.METRICS["mine"]
    assert running.run(plan, partial, Cores(1))


def test_only_one_process_runs_an_experiment(tmp_path):
    """A folder that another process holds is refused with a sentence, and free again when that one has gone."""
    first, second = (Partial(tmp_path, "small") for _ in range(2))
    with first.held(), pytest.raises(OSError, match="being run by another process") as caught, second.held():
        raise AssertionError
    assert caught.value.errno == errno.EBUSY
    with second.held():
        second.drop()
    assert not first.exists()
    with first.held():
        assert first.exists()


def test_the_plan_is_kept_beside_the_chunks(make_plan, partial):
    """An unfinished run can be understood without its documents."""
    plan = make_plan()
    running.run(plan, partial, Cores(1))
    assert json.loads((partial.folder / "plan.json").read_text(encoding="utf-8")) == json.loads(
        json.dumps(plan.as_json())
    )


# ---------------------------------------------------------------- kill -9

# So many kills everywhere; a hundred take some minutes.
KILLS = int(os.environ.get("DAIMYO_KILLS", "10"))

LIVES = """
import json, os, random, signal, sys, time
from pathlib import Path
from engine.texts import experiment
from engine.numbers import plan, simulate
from engine.texts.library import Library
from engine.numbers.running import Cores, tasks_of
from engine.numbers.runs import Store

library = Library()
plan = plan.make(library, experiment.load(library, Path(sys.argv[1])))
whole, store = Store(Path(sys.argv[2])), Store(Path(sys.argv[3]))
for cell in plan.cells:
    simulate.play_chunk(cell.series(), 0, 1)  # the compiled rules are there before anybody is born

def live():
    child = os.fork()
    if child == 0:
        store.run(plan, Cores(1))
        os._exit(0)
    return child

def look():
    # Whatever is visible is whole: its tables can be read and have all rows.
    for run in store.runs():
        assert run.about["results_sha256"] == reference.about["results_sha256"]
        assert store.sql("select count(*) from games")[1] == [(plan.total,)]
    return store.partial(plan).done()

moments = [time.monotonic()]
reference = whole.run(plan, Cores(1), progress=lambda done: moments.append(time.monotonic()))
moments.append(time.monotonic())
chunk_time, writing_time = (moments[-2] - moments[1]) / len(tasks_of(plan)), moments[-1] - moments[-2]
chance, killed, done, where = random.Random(20), 0, set(), []
lives = int(sys.argv[4])
for life in range(lives):
    # Half the lives end while games are played, half while the run is written; each at a moment of its own.
    wanted = len(done) + chance.randint(0, 2) if life < lives // 2 else len(tasks_of(plan))
    more = chance.uniform(0, chunk_time if life < lives // 2 else writing_time)
    child, end = live(), None
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        found = look()
        assert done <= found or store.runs(), (done, found)
        if end is None and len(found) >= wanted:
            end = time.monotonic() + more
        if end is not None and time.monotonic() >= end:
            os.kill(child, signal.SIGKILL)
            killed += os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL
            break
    found = look()
    assert done <= found or store.runs()
    done = found or done
    where.append(len(done))
child = live()
assert os.waitpid(child, 0)[1] == 0
look()
(run,) = store.runs()
same = store.sql("select * from games order by cell, number") == whole.sql("select * from games order by cell, number")
print(json.dumps({
    "killed": killed, "chunks": where, "of": len(tasks_of(plan)), "same_games": same,
    "hash": run.about["results_sha256"], "expected": reference.about["results_sha256"],
    "left": sorted(path.name for path in store.folder.iterdir()), "name": run.name,
}))
"""


@pytest.mark.slow
def test_killed_at_ten_moments_and_resumed(make_plan, tmp_path, root):
    """A run that is killed again and again, while it plays or is written, arrives at the hash of an unbroken one.

    No finished chunk is lost, at no moment is half a run visible, and nothing is left behind.
    """
    make_plan(games=1_000 * KILLS)
    words = [tmp_path / "small.experiment.yaml", tmp_path / "whole", tmp_path / "killed", KILLS]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", textwrap.dedent(LIVES), *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert found["hash"] == found["expected"]
    assert found["same_games"]
    assert found["left"] == [found["name"]]
    assert found["killed"] >= KILLS // 2
    assert found["chunks"][3] < found["of"]


def test_two_stores_give_the_same_run(make_plan, tmp_path):
    """Name and hash of a run do not depend on where or when it was played."""
    plan = make_plan(games=1_200)
    one, other = (Store(tmp_path / name).run(plan, Cores(2)) for name in ("one", "other"))
    assert one is not None
    assert other is not None
    assert one.name == other.name
    assert one.about["results_sha256"] == other.about["results_sha256"]
    assert one.about["cells_sha256"] == other.about["cells_sha256"]
