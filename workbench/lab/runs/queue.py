"""The runs that wait, the one that is played, and those that were stopped; the window never waits for any of them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from workbench.background import Worker

if TYPE_CHECKING:
    from engine.numbers.runs import Run, Store
    from workbench.lab.runs.findings import Findings
    from workbench.lab.runs.job import Outcome, Progress, RunRequest


class State(Enum):
    """What a run is doing."""

    WAITING = auto()
    RUNNING = auto()
    PAUSED = auto()
    STOPPED = auto()
    DONE = auto()
    FAILED = auto()


@dataclass(eq=False)
class Job:
    """A run in the queue."""

    request: RunRequest
    name: str
    state: State = State.WAITING
    games: int = 0
    rate: float = 0.0
    seconds_left: float | None = None
    is_compiling: bool = False
    findings: Findings | None = None
    run: Run | None = None
    error: BaseException | None = None
    is_decided: bool = False
    # Why it will end before all games are played.
    ending: State | None = None
    stop: threading.Event = field(default_factory=threading.Event)

    @property
    def total(self) -> int:
        """How many games it plays in all."""
        from workbench.lab.runs.job import TEST_GAMES

        plan = self.request.plan
        return min(plan.games, TEST_GAMES) * len(plan.cells) if self.request.is_test else plan.total

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self.games / self.total if self.total else 0.0

    @property
    def is_open(self) -> bool:
        """Say whether it is played, or will be without further asking."""
        return self.state in (State.WAITING, State.RUNNING, State.PAUSED)

    @property
    def can_be_dropped(self) -> bool:
        """Say whether nobody is playing it or will go on with it of oneself."""
        return self.state is State.WAITING or not self.is_open


class RunQueue(QObject):
    """Plays one run at a time, in the order in which they were queued."""

    changed = Signal()
    """A run was queued, begun, paused, stopped or finished."""
    progressed = Signal(object)
    """The job that has played more games."""
    ended = Signal(object)
    """The job that is done, stopped, paused or failed."""
    _told = Signal(object, object)

    def __init__(self, store: Callable[[], Store], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.jobs: list[Job] = []
        self._worker = Worker("lab run", self)
        self._told.connect(self._take, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def current(self) -> Job | None:
        """The run that is played or paused, at the head of the queue."""
        return next((job for job in self.jobs if job.state in (State.RUNNING, State.PAUSED)), None)

    @property
    def waiting(self) -> list[Job]:
        """The runs that wait for their turn."""
        return [job for job in self.jobs if job.state is State.WAITING]

    def find(self, name: str) -> Job | None:
        """Give the open run of a name."""
        return next((job for job in self.jobs if job.name == name and job.is_open), None)

    # ------------------------------------------------------------ what is asked

    def add(self, request: RunRequest, name: str) -> Job:
        """Queue a run; a test goes before all that wait."""
        job = Job(request, name)
        self.jobs = [each for each in self.jobs if each.is_open or each.name != name]
        self.jobs.insert(0 if request.is_test else len(self.jobs), job)
        self.changed.emit()
        self._begin()
        return job

    def pause(self) -> None:
        """Hold the run that is played; what waits goes on waiting."""
        self._end(State.PAUSED)

    def cease(self) -> None:
        """Stop the run that is played and keep what is finished; the next one begins."""
        job = self.current
        if job is not None and job.state is State.PAUSED:
            job.state = State.STOPPED
            self.ended.emit(job)
            self.changed.emit()
            self._begin()
        else:
            self._end(State.STOPPED)

    def _end(self, ending: State) -> None:
        job = self.current
        if job is not None and job.state is State.RUNNING:
            job.ending = ending
            job.stop.set()

    def resume(self, job: Job) -> None:
        """Let a paused or stopped run go on."""
        if job.state in (State.PAUSED, State.STOPPED, State.FAILED):
            job.state, job.ending, job.error, job.stop = State.WAITING, None, None, threading.Event()
            if job not in self.jobs:
                self.jobs.append(job)
            # What was paused goes on before what waits.
            self.jobs.remove(job)
            self.jobs.insert(0, job)
            self.changed.emit()
            self._begin()

    def withdraw(self, job: Job) -> None:
        """Take a run out of the queue before it has begun."""
        if job.state is State.WAITING:
            self.jobs.remove(job)
            self.changed.emit()

    def close(self) -> None:
        """End all work; what is finished is kept for another day."""
        for job in self.jobs:
            job.stop.set()
        self._worker.close()

    # ------------------------------------------------------------ what happens

    def _begin(self) -> None:
        if self.current is not None or not self.waiting or self._worker.is_busy:
            return
        job = self.waiting[0]
        job.state = State.RUNNING

        def play() -> Outcome:
            from workbench.lab.runs.job import work

            return work(job.request, self._store(), partial(self._tell, job), job.stop)

        self._worker.ask(play, partial(self._finish, job), partial(self._fail, job))
        self.changed.emit()

    def _tell(self, job: Job, progress: Progress) -> None:
        """Speak from the run's thread."""
        try:
            self._told.emit(job, progress)
        except RuntimeError:
            job.stop.set()  # the window is gone

    def _take(self, job: Job, progress: Progress) -> None:
        job.games, job.rate, job.seconds_left = progress.games, progress.rate, progress.seconds_left
        job.findings, job.is_compiling = progress.findings, progress.is_compiling
        self.progressed.emit(job)

    def _finish(self, job: Job, outcome: Outcome) -> None:
        job.findings, job.games = outcome.findings, outcome.games
        job.run, job.is_decided = outcome.run, outcome.is_decided
        job.state = State.DONE if outcome.is_complete else job.ending or State.STOPPED
        self._tell_end(job)

    def _fail(self, job: Job, error: BaseException) -> None:
        job.error, job.state = error, State.FAILED
        self._tell_end(job)

    def _tell_end(self, job: Job) -> None:
        self.progressed.emit(job)
        self.ended.emit(job)
        self.changed.emit()
        self._begin()
