"""Somebody's own code on a thread that can be let go of: whoever waits for it never waits for ever."""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from types import FrameType
from typing import Any

# How often whoever waits looks at the clock and at the wish to stop, in seconds.
TICK = 0.05


class LetGo(BaseException):  # nothing went wrong: nobody waits for it any more
    """Raised in the middle of somebody's own code when nobody waits for it any more."""


class Overdue(Exception):  # noqa: N818  # the word for it
    """Own code took longer than it may; `line` of the file that was watched is what it was at."""

    def __init__(self, line: int | None) -> None:
        super().__init__()
        self.line = line


class Unwanted(Exception):  # noqa: N818  # nothing went wrong: somebody has stopped it
    """Own code was let go because somebody wants to stop."""


class Failed(Exception):  # noqa: N818  # the word for it
    """Own code raised something, `error`: even an interruption of its own making is none of whoever waits for it."""

    def __init__(self, error: BaseException) -> None:
        super().__init__()
        self.error = error


def run(
    work: Callable[[], Any],
    file: str,
    seconds: float | None = None,
    stop: threading.Event | None = None,
) -> Any:
    """Run own code and give its answer; what it raises is in a `Failed`. Too slow or stopped, it is let go of.

    Its thread hears of that as soon as it runs Python again; one that sleeps, or counts in C, is left to itself.
    """
    errand = _Errand(work)
    started = time.monotonic()
    try:
        errand.begin()
        while not errand.over.acquire(timeout=TICK):
            if stop is not None and stop.is_set():
                raise Unwanted
            if seconds is not None and time.monotonic() - started > seconds:
                raise Overdue(errand.line_in(file))
    except BaseException:
        errand.let_go()
        raise
    if errand.error is not None:
        raise Failed(errand.error) from errand.error
    return errand.answer


# Threads that wait for the next errand, the last that came home first.
_idle: list[SimpleQueue[_Errand]] = []


class _Errand:
    """One call of own code, and what two threads know of it."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.answer: Any = None
        self.error: BaseException | None = None
        self.over = threading.Lock()
        self.over.acquire()
        self._thread = 0
        self._is_let_go = False
        self._guard = threading.Lock()

    def begin(self) -> None:
        """Hand it to a thread that is free, or to a new one."""
        try:
            inbox = _idle.pop()
        except IndexError:
            inbox = SimpleQueue()
            threading.Thread(target=_serve, args=(inbox,), name="own code", daemon=True).start()
        inbox.put(self)

    def do(self) -> bool:
        """Do it on this thread, and say whether the thread may serve again."""
        self._thread = threading.get_ident()
        try:
            if not self._is_let_go:
                self.answer = self.work()
        except BaseException as error:  # noqa: BLE001  # whoever waits hears of it, whatever it is
            self.error = error
        with self._guard:
            self._thread = 0
            return not self._is_let_go

    def let_go(self) -> None:
        """Wait for it no longer, and let its thread hear of that."""
        with self._guard:
            self._is_let_go = True
            if self._thread:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(
                    ctypes.c_ulong(self._thread), ctypes.py_object(LetGo)
                )

    def line_in(self, file: str) -> int | None:
        """Give the line of a file that it is at."""
        frame: FrameType | None = sys._current_frames().get(self._thread)  # the one way to ask
        while frame is not None and frame.f_code.co_filename != file:
            frame = frame.f_back
        return None if frame is None else frame.f_lineno


def _serve(inbox: SimpleQueue[_Errand]) -> None:
    """Run errands until one of them is let go."""
    try:
        while (errand := inbox.get()).do():
            _idle.append(inbox)
            errand.over.release()
            # What it held is freed now, not when the next one comes.
            del errand
    except LetGo:
        # It was told after its work was over.
        return
