"""Garbage collection: on the window's thread only, and without what was loaded for good."""

from __future__ import annotations

import gc
import threading

import pytest

from workbench.tidying import Tidying


class Knot:
    """Something that only a collection can free, and that remembers on which thread it was freed."""

    freed_on: threading.Thread | None = None

    def __init__(self):
        self.itself = self

    def __del__(self):
        Knot.freed_on = threading.current_thread()


@pytest.fixture
def tidying(qtbot):
    """Give a garbage collection that was taken over."""
    Knot.freed_on = None
    gc.enable()
    made = Tidying()
    made.begin()
    yield made
    made.end()


def make_garbage():
    """Leave a knot behind, and so many objects that a collection is due."""
    Knot()
    kept: list[list[int]] = [[] for _ in range(5 * gc.get_threshold()[0])]
    return len(kept)


def test_other_threads_collect_nothing(tidying):
    """Garbage that a thread makes is not collected there, but when the window's thread tidies up."""
    worker = threading.Thread(target=make_garbage)
    worker.start()
    worker.join()
    assert Knot.freed_on is None
    kept: list[list[int]] = [[] for _ in range(2 * gc.get_threshold()[0])]
    tidying.tidy()
    assert kept
    assert Knot.freed_on is threading.main_thread()


def test_it_is_given_back(tidying):
    """When the program ends, Python collects by itself again."""
    assert not gc.isenabled()
    tidying.end()
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_large_load_is_left_alone(tidying, monkeypatch):
    """What comes by the ten thousands is modules: it is kept out of collections rather than gone through."""
    monkeypatch.setattr("workbench.tidying.MANY", 100)
    kept: list[list[int]] = [[] for _ in range(1000)]
    gc.collect(1)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, gc.get_threshold()[2] + 1))
    before = gc.get_freeze_count()
    tidying.tidy()
    assert gc.get_freeze_count() >= before + len(kept)
