"""A cluster of worker processes on loopback: the same games as at home, also when a worker dies."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import ExitStack

import pytest

from engine.agents import own
from engine.numbers import running
from engine.numbers.cluster import Cluster
from engine.numbers.running import Cores
from engine.numbers.runs import Store
from engine.questions.search import places, search
from engine.texts import search as searches
from engine.texts.library import Library
from engine.texts.problem import ProblemError

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

pytestmark = pytest.mark.slow

SAYS_WHERE = "tcp://127.0.0.1:"


class Pair:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, stack, root, folder):
        self.stack, self.root, self.folder = stack, root, folder
        scheduler = self.start(
            "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--no-show"
        )
        self.address = next(
            word
            for line in scheduler.stderr
            if SAYS_WHERE in line
            for word in line.split()
            if SAYS_WHERE in word
        )
        self.keep_reading(scheduler)
        self.workers = [
            self.start("worker", self.address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
            for _ in range(2)
        ]
        for worker in self.workers:
            assert any("Registered to" in line for line in worker.stderr)
            self.keep_reading(worker)

    def start(self, *words):
        """Start a process of Dask that ends with the test."""
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", *words],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.root)},
        )
        self.stack.callback(self.end, process)
        return process

    def end(self, process):
        """End a process and see it gone."""
        process.kill()
        process.wait()

    def keep_reading(self, process):
        """Read on, so that a full pipe stops nobody."""
        reader = threading.Thread(target=process.stderr.read)
        reader.start()

        def gone():
            self.end(process)
            reader.join()
            process.stderr.close()

        self.stack.callback(gone)


@pytest.fixture(scope="module")
def pair(root, tmp_path_factory):
    """Give a cluster of two workers."""
    with ExitStack() as stack:
        yield Pair(stack, root, tmp_path_factory.mktemp("cluster"))


def test_two_workers_find_the_same_front(pair, tmp_path):
    """A search on the cluster finds what it finds at home."""
    path = tmp_path / "coast.search.yaml"
    path.write_text(
        "schema: daimyo/search/1\nvariant: '2016'\nmap: japan\nplayers: 4\nagent: random\n"
        "free: {hand.size: {from: 4, to: 6}, end.tie_threshold: {from: 3, to: 6}}\n"
        "objectives: [{measure: spread, aim: least}]\ntrials: 8\ngames: 200\nconfirm: 200\nseed: 1\n"
    )
    library = Library()
    plan = search.plan(library, searches.load(library, path))
    here = search.run(plan, tmp_path / "here")
    there = search.run(plan, tmp_path / "there", play=places.on_cluster(pair.address))
    assert here.as_json() == there.as_json()


def test_an_agent_of_ones_own_plays_on_the_workers(pair, make_plan, tmp_path, monkeypatch):
    """A Python function that only this machine knows travels with its games."""
    monkeypatch.setattr(own, "REGISTERED", {})
    path = tmp_path / "first.py"
    path.write_text('import engine.agents\nengine.agents.register("first", lambda view, chance: 0)\n')
    own.load(path)
    plan = make_plan(lineups=[["first", "random"]], games=4)
    here, there = (
        Store(tmp_path / name).run(plan, backend)
        for name, backend in (("here", Cores(1)), ("there", Cluster(pair.address)))
    )
    assert here is not None
    assert there is not None
    assert here.about["results_sha256"] == there.about["results_sha256"]


def test_an_agent_that_fails_on_a_worker_is_a_problem(pair, make_plan, tmp_path, monkeypatch):
    """What a Python function does wrong on a worker is told as at home, and not tried again elsewhere."""
    monkeypatch.setattr(own, "REGISTERED", {})
    path, asked = tmp_path / "broken.py", tmp_path / "asked"
    path.write_text(
        "import engine.agents\n"
        "def broken(view, chance):\n"
        f"    with open({str(asked)!r}, 'a') as told:\n"
        "        told.write('again')\n"
        "    return 1 / 0\n"
        'engine.agents.register("broken", broken)\n'
    )
    own.load(path)
    plan = make_plan(lineups=["broken"], games=1)
    with pytest.raises(ProblemError, match="ZeroDivisionError"):
        Store(tmp_path / "store").run(plan, Cluster(pair.address))
    assert asked.read_text().count("again") <= len(plan.cells)


def test_a_lost_worker_costs_only_its_chunk(pair, make_plan, tmp_path):
    """One of two workers is killed in the middle of the run, and the hash is that of the run at home."""
    plan = make_plan(games=12_000)
    killed: list[int] = []

    def progress(done):
        if done >= 4_000 and not killed:
            killed.append(pair.workers[0].pid)
            os.kill(pair.workers[0].pid, signal.SIGKILL)

    there = Store(tmp_path / "there").run(plan, Cluster(pair.address), progress=progress)
    here = Store(tmp_path / "here").run(plan, Cores(2))
    assert killed
    assert pair.workers[0].wait() == -signal.SIGKILL
    assert here is not None
    assert there is not None
    assert there.about["results_sha256"] == here.about["results_sha256"]
    assert there.about["cells_sha256"] == here.about["cells_sha256"]


def test_a_stop_keeps_what_was_finished(pair, make_plan, tmp_path):
    """A run on the cluster that is stopped goes on at home."""
    plan, stop = make_plan(games=6_000), threading.Event()
    store = Store(tmp_path)

    def progress(done: int) -> None:
        if done:
            stop.set()

    assert store.run(plan, Cluster(pair.address), progress=progress, stop=stop) is None
    done = store.partial(plan).done()
    assert 0 < len(done) < len(running.tasks_of(plan))
    assert store.run(plan, Cores(1)) is not None


def test_workers_with_another_version(pair, make_plan, tmp_path, monkeypatch):
    """Workers that have another version of the program are refused: they might play other games."""
    plan = make_plan(games=10)
    monkeypatch.setattr("engine.records.record.program", lambda: "daimyo 99")
    with pytest.raises(
        OSError, match=r"the worker at tcp://127\.0\.0\.1:\d+ has daimyo \S+, but this is daimyo 99"
    ):
        Store(tmp_path).run(plan, Cluster(pair.address))


def test_nobody_at_the_address(monkeypatch, make_plan, tmp_path):
    """Where no cluster answers, or the address is none, the error says so and names it."""
    monkeypatch.setattr("engine.numbers.cluster.CONNECT_SECONDS", 0.2)
    for address in ("tcp://127.0.0.1:9", "nonsense://x"):
        with pytest.raises(OSError, match=f"no cluster answers at {address}"):
            Store(tmp_path).run(make_plan(games=10), Cluster(address))


def test_without_the_extra(monkeypatch, make_plan, tmp_path):
    """Where Dask is not installed the problem says how to get it."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ProblemError, match=r"pip install 'daimyo\[cluster\]'"):
        Store(tmp_path).run(make_plan(games=10), Cluster("tcp://127.0.0.1:9"))
