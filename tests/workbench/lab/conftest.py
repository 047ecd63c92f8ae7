"""What the lab's tests stand on: a store of their own, and an experiment of few quick games."""

from __future__ import annotations

import shutil

import pytest

QUICK = """\
# Two editions, quickly.
schema: daimyo/experiment/1
title: Quick duel
maps: [japan]
variants: [1998-english, "2016"]  # the first is the baseline
players: [2]
lineups: [random]
games: 60
seed: 7
"""


class Lab:
    """Does in the lab what a person does, and waits for it."""

    def __init__(self, window, qtbot):
        self.window, self.qtbot = window, qtbot
        self.workspace = window.workspace

    @property
    def text(self):
        """The experiment's text."""
        return self.window.document.text

    def ready(self):
        """Wait until the experiment is laid out as it is now."""
        work = self.workspace.preparation
        self.qtbot.waitUntil(lambda: work.is_fresh and not work.is_busy, timeout=20_000)
        return work.prepared

    def run(self):
        """Run the experiment to its end and give the job."""
        self.ready()
        self.window.do("experiment.run")
        job = self.workspace.queue.jobs[-1]
        self.settle(job)
        return job

    def settle(self, job):
        """Wait until a job has ended and the history shows it."""
        self.qtbot.waitUntil(lambda: not job.is_open, timeout=60_000)
        self.listed()
        self.qtbot.waitUntil(lambda: self.workspace.results.is_settled)

    def listed(self):
        """Wait until the store has been read."""
        self.qtbot.waitUntil(lambda: not self.workspace.run_files._listing.is_busy, timeout=20_000)

    def shown(self, *names):
        """Show stored runs and wait for them."""
        self.workspace.show_runs(names)
        results = self.workspace.results
        self.qtbot.waitUntil(
            lambda: results.exhibit is not None and results.exhibit.names == names, timeout=20_000
        )
        self.qtbot.waitUntil(lambda: results.is_settled)
        return results

    @property
    def findings(self):
        """What the shown run has shown."""
        return self.workspace.results.findings

    @property
    def run_name(self):
        """The name of the shown run."""
        return self.workspace.results.exhibit.names[0]

    def store(self):
        """Give the store."""
        return self.workspace.run_files.store()

    def write(self, text):
        """Put another text in the place of the experiment's."""
        self.window.document.replace_all(text, "write")


@pytest.fixture
def daimyo(capsys):
    """Give a function that runs a command line here and gives what it prints; it must succeed."""
    from workbench.cli import main

    def run(*words):
        with pytest.raises(SystemExit) as stop:
            main(list(map(str, words)))
        printed = capsys.readouterr()
        assert stop.value.code in (None, 0), printed.err
        return printed.out

    return run


@pytest.fixture
def runs(tmp_path, monkeypatch):
    """Give an empty folder as the store of runs."""
    folder = tmp_path / "runs"
    monkeypatch.setenv("DAIMYO_RUNS", str(folder))
    return folder


@pytest.fixture
def quick(tmp_path):
    """Give a small experiment in a file."""
    path = tmp_path / "quick.experiment.yaml"
    path.write_text(QUICK, encoding="utf-8")
    return path


@pytest.fixture
def lab(runs, window, qtbot, quick):
    """Give the lab with the small experiment open."""
    window.open_path(quick)
    made = Lab(window, qtbot)
    yield made
    made.workspace.queue.close()


@pytest.fixture(scope="session")
def finished(tmp_path_factory):
    """Give a store with the run of the small experiment, played once for all tests."""
    from engine.numbers import running
    from engine.numbers.runs import Store
    from engine.texts.library import Library
    from workbench.lab.runs.job import plan_of

    folder = tmp_path_factory.mktemp("finished")
    path = folder / "quick.experiment.yaml"
    path.write_text(QUICK, encoding="utf-8")
    plan, store = plan_of(Library(), path), Store(folder / "runs")
    partial = store.partial(plan)
    with partial.held():
        assert running.run(plan, partial, running.Cores(1))
        store.finish(plan, partial, 1.0)
    return store


@pytest.fixture
def done(finished, runs, window, qtbot, quick):
    """Give the lab that finds the run of the small experiment in its store, and shows it."""
    shutil.copytree(finished.folder, runs)
    window.open_path(quick)
    made = Lab(window, qtbot)
    qtbot.waitUntil(lambda: made.workspace.results.exhibit is not None, timeout=20_000)
    qtbot.waitUntil(lambda: made.workspace.results.is_settled)
    yield made
    made.workspace.queue.close()


@pytest.fixture
def fresh(runs, window, qtbot):
    """Give the lab as it is first entered."""
    window.show_workspace("lab")
    qtbot.waitUntil(lambda: window.document is not None)
    made = Lab(window, qtbot)
    yield made
    made.workspace.queue.close()
