"""Work off the window's thread: the window never waits, and of many requests only the latest counts."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

Result = TypeVar("Result")


# Python runs one thread at a time: of several that load and read at once each takes its turn, and the window, which
# asks for one many times while it draws, would wait for all of them every time.
_ALONE = threading.RLock()
# How long the window waits for its turn at most, in seconds, while one other thread runs Python.
TURN = 0.0005


def take_short_turns() -> None:
    """Let threads change more often than Python does by itself, so that the window waits less."""
    sys.setswitchinterval(TURN)


def alone() -> AbstractContextManager[object]:
    """Give what a thread holds while it loads modules or runs much Python, so that one at a time does."""
    return _ALONE


class Worker(QObject):
    """Runs one job at a time on a thread of its own; of the jobs that wait only the latest is kept.

    `work` runs on the worker's thread and may look at `is_outdated()` to stop early; `done` receives its result, and
    `failed` what it raised, on the window's thread. The result of an outdated job is dropped. A worker belongs to the
    widget that asks: when that is gone, nothing is delivered any more. The jobs of those that work `alone` are short
    and in Python: no two of them run at once.
    """

    def __init__(self, name: str, parent: QObject | None = None, *, is_alone: bool = False) -> None:
        super().__init__(parent)
        self._name = name
        self._is_alone = is_alone
        self._slot = _Slot()
        self._courier = _courier()
        self._thread: threading.Thread | None = None
        self.destroyed.connect(self._slot.close)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self._slot.close)

    def ask(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None] | None = None,
    ) -> None:
        """Ask for a job; one that waits or runs already becomes outdated."""
        if self._slot.put(_Job(work, done, failed)) and self._thread is None:
            target = partial(
                _work_off, self._slot, self._courier, alone() if self._is_alone else nullcontext()
            )
            self._thread = threading.Thread(target=target, name=self._name, daemon=True)
            self._thread.start()

    def is_outdated(self) -> bool:
        """Say, on the worker's thread, whether a newer job waits or the worker is closed."""
        return self._slot.is_outdated

    @property
    def is_busy(self) -> bool:
        """Say whether a job runs or waits."""
        return self._slot.running is not None or self._slot.waiting is not None

    def close(self, patience: float = 2.0) -> None:
        """Drop what waits and let the running job end, for at most `patience` seconds."""
        self._slot.close()
        if self._thread is not None:
            self._thread.join(patience)


@dataclass(frozen=True, eq=False)
class _Job:
    """A piece of work and who waits for it."""

    work: Callable[[], Any]
    done: Callable[[Any], None]
    failed: Callable[[BaseException], None] | None


class _Slot:
    """What the two threads share: the job that waits, and whether more will come. It knows nothing of Qt."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self.waiting: _Job | None = None
        self.running: _Job | None = None
        self.latest: _Job | None = None
        self.is_closed = False

    @property
    def is_outdated(self) -> bool:
        return self.is_closed or self.waiting is not None

    def put(self, job: _Job) -> bool:
        with self._changed:
            if not self.is_closed:
                self.waiting = self.latest = job
                self._changed.notify()
            return not self.is_closed

    def close(self) -> None:
        with self._changed:
            self.is_closed = True
            self.waiting = None
            self._changed.notify()

    def next_job(self) -> _Job | None:
        """Wait for a job; nothing means the end."""
        with self._changed:
            while self.waiting is None and not self.is_closed:
                self._changed.wait()
            job, self.waiting = self.waiting, None
            self.running = job
            return job

    def deliver(self, job: _Job, result: Any, error: BaseException | None) -> None:
        """Hand a result over, on the window's thread."""
        if self.running is job:
            self.running = None
        if self.is_closed:
            return
        if error is not None:
            if job.failed is None:
                raise error
            job.failed(error)
        elif job is self.latest:
            job.done(result)


def _work_off(slot: _Slot, courier: _Courier, turn: AbstractContextManager[object]) -> None:
    """Do the jobs of a slot until it is closed."""
    while (job := slot.next_job()) is not None:
        result: Any = None
        error: BaseException | None = None
        try:
            with turn:
                result = job.work()
        except BaseException as raised:  # noqa: BLE001  # whatever it is, the window's thread hears of it
            error = raised
        if not slot.is_closed:
            courier.arrived.emit(partial(slot.deliver, job, result, error))
        # Whoever holds a job last destroys the widgets it knows; that must not happen on this thread.
        del job, result, error


class _Courier(QObject):
    """Carries results to the window's thread; it outlives every worker, whose thread may speak after its end."""

    arrived = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.arrived.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def _hand_over(self, deliver: Callable[[], None]) -> None:
        deliver()


@cache
def _courier() -> _Courier:
    return _Courier()
