"""Work off the window's thread: delivered on it, the latest only, and never after the end."""

from __future__ import annotations

import threading
from functools import partial

import pytest
from PySide6.QtCore import QObject
from shiboken6 import Shiboken

from workbench.background import Worker


@pytest.fixture
def worker(qtbot):
    """Give a worker that is closed after the test."""
    made = Worker("test")
    yield made
    if Shiboken.isValid(made):
        made.close()


def test_results_arrive_on_the_windows_thread(worker, qtbot):
    """The work runs elsewhere, its result is handed over here."""
    places = []
    worker.ask(threading.current_thread, lambda found: places.extend([found, threading.current_thread()]))
    qtbot.waitUntil(lambda: bool(places))
    assert places[0] is not threading.main_thread()
    assert places[1] is threading.main_thread()
    assert not worker.is_busy


def test_only_the_latest_counts(worker, qtbot):
    """While one job runs, of those asked for only the last is done; the outdated result is dropped."""
    gate = threading.Event()
    seen: list[int] = []
    worker.ask(lambda: gate.wait(5) and 0, seen.append)
    for number in (1, 2, 3):
        worker.ask(lambda number=number: number, seen.append)
    gate.set()
    qtbot.waitUntil(lambda: seen == [3])


def test_a_failure_is_told(worker, qtbot):
    """What the work raised goes to the one who asked."""

    def fail():
        raise ValueError("a defect")

    told: list[BaseException] = []
    worker.ask(fail, lambda _: None, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert str(told[0]) == "a defect"


def test_nothing_is_delivered_after_the_end(qtbot):
    """A job that ends after its owner is gone does no harm and is heard of no more."""
    for _ in range(50):
        owner = QObject()
        worker = Worker("test", owner)
        started, gate = threading.Event(), threading.Event()
        seen: list[None] = []

        def work(started=started, gate=gate):
            started.set()
            gate.wait(5)

        worker.ask(work, seen.append)
        assert started.wait(5)
        gate.set()
        Shiboken.delete(owner)
        qtbot.wait(0)
        assert seen == []


def test_lanes_that_work_alone_take_turns(qtbot):
    """Of jobs that are to run alone one runs at a time, and all are done."""
    running: list[str] = []
    seen: list[tuple[str, ...]] = []
    done: list[str] = []
    gate = threading.Event()

    def work(name):
        running.append(name)
        seen.append(tuple(running))
        gate.wait(5)
        running.remove(name)
        return name

    workers = [Worker(name, is_alone=True) for name in ("one", "two")]
    for worker, name in zip(workers, ("one", "two"), strict=True):
        worker.ask(partial(work, name), done.append)
    qtbot.waitUntil(lambda: len(seen) == 1)
    gate.set()
    qtbot.waitUntil(lambda: sorted(done) == ["one", "two"])
    assert [len(each) for each in seen] == [1, 1]
    for worker in workers:
        worker.close()
