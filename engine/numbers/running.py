"""Running a plan: chunk by chunk into a folder that survives a kill, and only a finished run becomes visible."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import threading
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Protocol
from zipfile import BadZipFile

import numpy as np

from engine import metrics
from engine.metrics.statistics import Array
from engine.numbers import ownership, simulate
from engine.numbers.plan import Cell, Plan
from engine.numbers.simulate import Chunk
from engine.play.halting import GRACE, Halt

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
        waiting: dict[Future[Chunk | None], Task] = {}
        pending, halt = iter(tasks), Halt()
        pool = ThreadPoolExecutor(self.jobs)
        try:
            while not stop.is_set():
                while len(waiting) < 2 * self.jobs and (task := next(pending, None)) is not None:
                    waiting[pool.submit(_play_unless, cells[task.cell], task, halt)] = task
                if not waiting:
                    return
                if not simulate.awaited(waiting, stop, halt):
                    return
                for future in [future for future in waiting if future.done()]:
                    task, chunk = waiting.pop(future), future.result()
                    if chunk is not None:
                        yield task, chunk
            # What has begun is kept if it is soon at its end.
            pool.shutdown(wait=False, cancel_futures=True)
            for future in wait([future for future in waiting if not future.cancelled()], GRACE).done:
                chunk = future.result()
                if chunk is not None:
                    yield waiting[future], chunk
        finally:
            simulate.end(pool, waiting, halt)


def _play_unless(cell: Cell, task: Task, halt: Halt) -> Chunk | None:
    return simulate.begun_chunk(cell.series(), task.first, task.count, halt)


def play_task(cell: Cell, task: Task) -> Chunk:
    """Play the games of a task."""
    return simulate.play_chunk(cell.series(), task.first, task.count)


def tasks_of(plan: Plan) -> list[Task]:
    """Cut a plan into chunks."""
    return [
        Task(number, first, min(size, plan.games - first))
        for number, cell in enumerate(plan.cells)
        for size in (cell.chunk_size,)
        for first in range(0, plan.games, size)
    ]


def played_part(plan: Plan, partial: Partial) -> tuple[Plan, list[list[Task]]]:
    """Give the cells of a plan of which some games are there, and for each of these cells the chunks that are."""
    found: dict[int, list[Task]] = {}
    for task, _ in finished(plan, partial):
        found.setdefault(task.cell, []).append(task)
    cells = tuple(plan.cells[number] for number in sorted(found))
    return replace(plan, cells=cells), [found[number] for number in sorted(found)]


def finished(plan: Plan, partial: Partial) -> Iterator[tuple[Task, Chunk]]:
    """Give all chunks of a plan that are finished and can be read."""
    done = partial.done()
    for task in tasks_of(plan):
        if task.file_name in done:
            chunk = partial.loaded(task)
            if chunk is not None:
                yield task, chunk


class Partial:
    """The folder of a run that is not finished."""

    def __init__(self, store: Path, run: str) -> None:
        self.folder = store / f"{PARTIAL}{run}"
        self.chunks = self.folder / "chunks"

    def exists(self) -> bool:
        """Say whether there is something to resume."""
        return self.chunks.is_dir()

    def done(self) -> set[str]:
        """Name the chunks that are finished."""
        return {path.name for path in self.chunks.glob("*.npz")} if self.exists() else set()

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keep other processes from running the same experiment into the same folder; the lock dies with its owner."""
        with ownership.held(self.folder, "this experiment"):
            self.chunks.mkdir(exist_ok=True)
            yield

    def owner(self) -> str | None:
        """Say which process is running it now; nothing where none is."""
        return ownership.owner(self.folder)

    def clear(self) -> None:
        """Forget the chunks that are finished."""
        for path in self.chunks.iterdir():
            path.unlink()

    def drop(self) -> None:
        """Remove the folder with all that is in it."""
        shutil.rmtree(self.folder, ignore_errors=True)

    def save(self, task: Task, chunk: Chunk) -> None:
        """Keep a chunk: it is there as a whole or not at all."""
        with _replacing(self.chunks / task.file_name) as stream:
            np.savez(stream, results=chunk.results, notes=_or_none(chunk.notes), tally=_or_none(chunk.tally))

    def save_plan(self, plan: Plan) -> None:
        """Keep the plan, so that the run can go on without its documents."""
        with _replacing(self.folder / "plan.json") as stream:
            stream.write(json.dumps(plan.as_json()).encode())

    def load(self, task: Task) -> Chunk:
        """Read a finished chunk."""
        with (
            (self.chunks / task.file_name).open("rb") as stream,
            np.load(stream, allow_pickle=False) as saved,
        ):
            return Chunk(task.first, saved["results"], saved["notes"], saved["tally"])

    def loaded(self, task: Task) -> Chunk | None:
        """Give a finished chunk, or nothing where a failing disk has bitten it: then it is played again."""
        try:
            chunk = self.load(task)
            return chunk if len(chunk.results) == task.count else None
        except (OSError, ValueError, KeyError, EOFError, TypeError, BadZipFile, zlib.error):
            return None


@contextlib.contextmanager
def _replacing(path: Path) -> Iterator[IO[bytes]]:
    """Write a file so that it is there as a whole or not at all, and nothing is left beside it."""
    temporary = path.with_suffix(".new")
    try:
        with temporary.open("wb") as stream:
            yield stream
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


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
    """Play what is not finished yet; say whether all of it is now.

    The metrics look at the first games of every cell at once: one that fails is known before the rest is played.
    """
    stop = stop or threading.Event()
    finished = partial.done()
    tasks = tasks_of(plan)
    left = [task for task in tasks if task.file_name not in finished or partial.loaded(task) is None]
    games = plan.total - sum(task.count for task in left)
    partial.save_plan(plan)
    if progress:
        progress(games)
    seen: set[int] = set()
    for task, chunk in backend.play(plan.cells, left, stop):
        partial.save(task, chunk)
        if task.cell not in seen:
            seen.add(task.cell)
            _try_metrics(plan.cells[task.cell], chunk)
        games += task.count
        if progress:
            progress(games)
    return games == plan.total


def _try_metrics(cell: Cell, chunk: Chunk) -> None:
    series = cell.series()
    games = chunk.games(series)
    for accumulator in metrics.chosen(series.rules):
        accumulator.add(games)


def timestamp() -> str:
    """Give the present time as runs note it."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
