"""Stopping at once: a wish that compiled loops see between two moves, and that reaches into somebody's endless loop."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager

# Whoever waits for games looks so often, in seconds, whether somebody wants to stop.
TICK = 0.05
# What has begun when the wish to stop comes may still be finished within so many seconds.
GRACE = 1.0

# Whether something could not be stopped: a thread that sleeps in somebody's code keeps a process from ending.
has_left_a_thread = False


class Halted(BaseException):
    """Raised in the middle of somebody's own code when it is no longer wanted."""


class Halt(threading.Event):
    """The wish to stop at once; games that are under way when it is set are given up."""

    def __init__(self) -> None:
        import numpy as np  # reading the names of agents does without

        super().__init__()
        self.flag = np.zeros(1, np.int64)
        self._lock = threading.Lock()
        self._inside: set[int] = set()

    def set(self) -> None:
        """Want it."""
        self.flag[0] = 1
        super().set()
        with self._lock:
            for thread in self._inside:
                _raise_in(thread, Halted)

    @contextmanager
    def reaches(self) -> Iterator[None]:
        """Let the wish break off what this thread does inside, which is somebody's own code."""
        here = threading.get_ident()
        with self._lock:
            self._inside.add(here)
        try:
            if self.is_set():
                raise Halted
            yield
        finally:
            with self._lock:
                self._inside.discard(here)
                # What was sent and has not arrived would strike somewhere else.
                _raise_in(here, None)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    raised = ctypes.py_object(error) if error else None
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


def leave_threads() -> None:
    """Take note that a thread could not be stopped."""
    global has_left_a_thread
    has_left_a_thread = True
