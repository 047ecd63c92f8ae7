"""Running a plan: chunk by chunk into a folder that survives a kill, and only a finished run becomes visible."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Protocol

import numpy as np

from engine import simulate
from engine.plan import Cell, Plan
from engine.problem import ProblemError
from engine.simulate import Chunk
from engine.source import Place
from engine.statistics import Array

PARTIAL = ".partial-"


@dataclass(frozen=True, slots=True)
class Task:
    """A chunk of one cell's games."""

    cell: int
    first: int
    count: int

    @property
    def file_name(self) -> str:
        """The file that holds its games once they are played."""
        return f"{self.cell:05}-{self.first:010}.npz"


class Backend(Protocol):
    """Something that plays tasks: this machine's cores or a cluster."""

    def play(
        self, cells: tuple[Cell, ...], tasks: Iterable[Task], stop: threading.Event
    ) -> Iterator[tuple[Task, Chunk]]:
        """Play tasks in any order and give each with its games as it is finished."""


class Cores:
    """This machine's cores."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or simulate.default_jobs()

    def play(
        self, cells: tuple[Cell, ...], tasks: Iterable[Task], stop: threading.Event
    ) -> Iterator[tuple[Task, Chunk]]:
        """Play tasks on threads, a few ahead of the reader."""
        waiting: dict[Future[Chunk], Task] = {}
        pending = iter(tasks)
        with ThreadPoolExecutor(self.jobs) as pool:
            while not stop.is_set():
                while len(waiting) < 2 * self.jobs and (task := next(pending, None)) is not None:
                    waiting[pool.submit(play_task, cells[task.cell], task)] = task
                if not waiting:
                    return
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
            pool.shutdown(cancel_futures=True)


def play_task(cell: Cell, task: Task) -> Chunk:
    """Play the games of a task."""
    return simulate.play_chunk(cell.series(), task.first, task.count)


def tasks_of(plan: Plan) -> list[Task]:
    """Cut a plan into chunks."""
    return [
        Task(number, first, min(size, plan.games - first))
        for number, cell in enumerate(plan.cells)
        for size in (simulate.chunk_size(cell.lineup),)
        for first in range(0, plan.games, size)
    ]


class Partial:
    """The folder of a run that is not finished."""

    def __init__(self, store: Path, run: str) -> None:
        self.folder = store / f"{PARTIAL}{run}"
        self.chunks = self.folder / "chunks"
        self._lock: IO[bytes] | None = None

    def exists(self) -> bool:
        """Say whether there is something to resume."""
        return self.chunks.is_dir()

    def done(self) -> set[str]:
        """Name the chunks that are finished."""
        return {path.name for path in self.chunks.glob("*.npz")} if self.exists() else set()

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keep other processes from running the same experiment into the same folder."""
        self.chunks.mkdir(parents=True, exist_ok=True)
        with (self.folder / "lock").open("wb") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                place = Place(str(self.folder), 1, 1, 0, 0)
                message = "This experiment is being run by another process."
                raise ProblemError([place.problem("run-busy", message)]) from None
            yield

    def drop(self) -> None:
        """Forget what was finished."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def save(self, task: Task, chunk: Chunk) -> None:
        """Keep a chunk: it is there as a whole or not at all."""
        path = self.chunks / task.file_name
        temporary = path.with_suffix(".new")
        with temporary.open("wb") as stream:
            np.savez(stream, results=chunk.results, notes=_or_none(chunk.notes), tally=_or_none(chunk.tally))
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)

    def load(self, task: Task) -> Chunk:
        """Read a finished chunk."""
        with np.load(self.chunks / task.file_name, allow_pickle=False) as saved:
            return Chunk(task.first, saved["results"], saved["notes"], saved["tally"])


def _or_none(array: Array | None) -> Array:
    return np.zeros(0) if array is None else array


def run(
    plan: Plan,
    partial: Partial,
    backend: Backend,
    *,
    progress: Callable[[int], None] | None = None,
    stop: threading.Event | None = None,
) -> bool:
    """Play what is not finished yet; say whether all of it is now."""
    stop = stop or threading.Event()
    finished = partial.done()
    left = [task for task in tasks_of(plan) if task.file_name not in finished]
    games = plan.total - sum(task.count for task in left)
    (partial.folder / "plan.json").write_text(json.dumps(plan.as_json()), encoding="utf-8")
    if progress:
        progress(games)
    for task, chunk in backend.play(plan.cells, left, stop):
        partial.save(task, chunk)
        games += task.count
        if progress:
            progress(games)
    return games == plan.total


def timestamp() -> str:
    """Give the present time as runs note it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
