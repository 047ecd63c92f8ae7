"""Stopping at once: a wish that compiled loops see between two moves, and that whoever waits for own code sees soon."""

from __future__ import annotations

import threading

# Whoever waits for games looks so often, in seconds, whether somebody wants to stop.
TICK = 0.05
# What has begun when the wish to stop comes may still be finished within so many seconds.
GRACE = 1.0

# Whether something could not be stopped: a thread that sleeps in somebody's code keeps a process from ending.
has_left_a_thread = False


class Halted(BaseException):
    """Raised where games or somebody's own code are no longer wanted."""


class Halt(threading.Event):
    """The wish to stop at once; games that are under way when it is set are given up."""

    def __init__(self) -> None:
        import numpy as np  # reading the names of agents does without

        super().__init__()
        self.flag = np.zeros(1, np.int64)

    def set(self) -> None:
        """Want it."""
        self.flag[0] = 1
        super().set()


def leave_threads() -> None:
    """Take note that a thread could not be stopped."""
    global has_left_a_thread
    has_left_a_thread = True
