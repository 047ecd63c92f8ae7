"""One run on its way: played chunk by chunk into the store's folder for unfinished runs, and watched meanwhile."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.numbers import plan as plans
from engine.numbers import running, simulate
from engine.numbers.flips import is_repeatable
from engine.numbers.plan import Cell, Plan
from engine.numbers.running import Cores, Partial, Task
from engine.numbers.runs import Run, Store
from engine.numbers.simulate import Chunk
from engine.records import record as records
from engine.texts import experiment as experiments
from engine.texts.library import Library
from workbench.lab.runs.archive import wait_for_readers
from workbench.lab.runs.findings import Findings
from workbench.lab.runs.measuring import Measuring
from workbench.lab.runs.time_left import TimeLeft
from workbench.lab.setup.forecasting import cores

if TYPE_CHECKING:
    from engine.numbers.running import Backend
    from workbench.lab.setup.pace import Forecast

# Results are shown anew at most so often, in seconds.
PACE = 0.25
MOST_RECORDS = 1_000
TEST_GAMES = 100


@dataclass(frozen=True)
class RunRequest:
    """What is to be run, and how: `is_test` plays few games and keeps nothing."""

    plan: Plan
    is_test: bool = False
    keeps_records: bool = False
    until_decided: bool = False
    # How long all of it was said to take.
    forecast: Forecast | None = None

    @property
    def title(self) -> str:
        """The experiment's title."""
        return self.plan.title


@dataclass(frozen=True)
class Progress:
    """How far a run is: games of all cells, the pace of this session, and what the games have shown."""

    games: int
    total: int
    rate: float
    findings: Findings
    # How long it will still take, going on like this; nothing where that is not known yet.
    seconds_left: float | None = None
    # Whether the first games must wait for the compiler, once for all.
    is_compiling: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a session of a run ended; `run` is there when it is finished and kept."""

    findings: Findings
    games: int
    run: Run | None = None
    is_complete: bool = False
    is_decided: bool = False


Tell = Callable[[Progress], None]


@dataclass
class Watched:
    """Plays by another backend, cell by cell in step, and takes in every chunk once it is kept."""

    backend: Backend
    measuring: Measuring
    after: Callable[[Task], None]

    def play(
        self, cells: tuple[Cell, ...], tasks: Iterable[Task], stop: threading.Event
    ) -> Iterator[tuple[Task, Chunk]]:
        """Play tasks so that the same games of all cells come together."""
        in_step = sorted(tasks, key=lambda task: (task.first, task.cell))
        for task, chunk in self.backend.play(cells, in_step, stop):
            yield task, chunk
            self.measuring.add(task.cell, chunk)
            self.after(task)


def work(request: RunRequest, store: Store, tell: Tell, stop: threading.Event) -> Outcome:
    """Play what is left of a request until all is played, it is decided, or `stop` is set."""
    session = _Session(request, store, tell, stop)
    return session.test() if request.is_test else session.run()


class _Session:
    """One go at a run."""

    def __init__(self, request: RunRequest, store: Store, tell: Tell, stop: threading.Event) -> None:
        self.request, self.store, self.tell, self.stop = request, store, tell, stop
        plan = request.plan
        self.plan = replace(plan, games=min(plan.games, TEST_GAMES)) if request.is_test else plan
        self.measuring = Measuring(self.plan.cells, files=self.plan.files)
        self.started = time.perf_counter()
        self.told = 0.0
        self.games = 0
        self.resumed = 0
        self.is_decided = False
        # Games and time before which the pace is that of the compiler.
        self.paced_from = (0, self.started)
        expected = request.forecast
        self.time_left = TimeLeft(
            expected.a_game if expected is not None else [1.0] * len(plan.cells),
            self.plan.games,
            expected.writing if expected is not None and not request.is_test else 0.0,
        )
        self.is_compiling = False

    @property
    def backend(self) -> Cores:
        return Cores(cores())

    def _tell_of_compiling(self) -> None:
        """Say that the first games will be late, where something must be compiled for them."""
        self.is_compiling = not all(simulate.is_ready(cell.series()) for cell in self.plan.cells)
        if self.is_compiling:
            findings = self.measuring.findings()
            self.tell(Progress(self.resumed, self.plan.total, 0.0, findings, is_compiling=True))
        self.time_left.begin()

    def test(self) -> Outcome:
        self._tell_of_compiling()
        watched = Watched(self.backend, self.measuring, self._look)
        for task, _ in watched.play(self.plan.cells, _small_tasks(self.plan), self.stop):
            self.games += task.count
        return self._outcome(None)

    def run(self) -> Outcome:
        wait_for_readers()
        partial = self.store.partial(self.plan)
        self._take_in(partial)
        self._tell_of_compiling()
        watched = Watched(self.backend, self.measuring, self._look)
        kept = self.store.run(self.plan, watched, progress=self._count, stop=self.stop)
        if kept is None and self.is_decided:
            kept = self._cut_short(partial)
        if kept is not None and self.request.keeps_records:
            write_records(self.measuring.findings(), kept.folder / "differing")
        return self._outcome(kept)

    def _take_in(self, partial: Partial) -> None:
        """Take in what an earlier session has played."""
        done = partial.done()
        for task in running.tasks_of(self.plan):
            if task.file_name in done:
                self.measuring.add(task.cell, partial.load(task))
                self.resumed += task.count
                self.time_left.skip(task.cell, task.count)

    def _count(self, games: int) -> None:
        self.games = games

    def _look(self, task: Task) -> None:
        """Tell how far it is, now and then and at the end, and see whether looking on is worth it."""
        self.time_left.count(task.cell, task.count)
        if self.request.until_decided and not self.is_decided and self.measuring.is_decided:
            self.is_decided = self._games_to_keep > 0
            if self.is_decided:
                self.stop.set()
        now = time.perf_counter()
        if now - self.told >= PACE or self.games >= self.plan.total:
            self.told = now
            if self.is_compiling and self.games > self.resumed:
                self.is_compiling, self.paced_from = False, (self.games, now)
                self.time_left.begin()
            games, started = self.paced_from
            played = self.games - max(games, self.resumed)
            rate = played / (now - started) if played else 0.0
            findings, left = self.measuring.findings(), self.time_left.seconds
            self.tell(Progress(self.games, self.plan.total, rate, findings, left))

    @property
    def _seconds(self) -> float:
        return time.perf_counter() - self.started

    @property
    def _games_to_keep(self) -> int:
        """How many games all cells have played, in whole chunks."""
        size = max(cell.chunk_size for cell in self.plan.cells)
        return self.measuring.games_in_step // size * size

    def _cut_short(self, partial: Partial) -> Run:
        """Keep the games that all cells have played, as the run of an experiment with just so many."""
        games = self._games_to_keep
        said = str(self.plan.experiment.get("description", "")).strip()
        note = (
            f"Stopped after {games:,} of {self.plan.games:,} games a cell, when the win rates were decided."
        )
        values = {**self.plan.experiment, "games": games, "description": f"{said} {note}".strip()}
        shorter = replace(self.plan, games=games, experiment=values)
        known = next((run for run in self.store.runs() if run.name == self.store.name_of(shorter)), None)
        if known is not None:
            partial.drop()
            return known
        target = self.store.partial(shorter)
        with target.held():
            for task in running.tasks_of(shorter):
                (partial.chunks / task.file_name).replace(target.chunks / task.file_name)
            kept = self.store.finish(shorter, target, self._seconds)
        partial.drop()
        self.plan = shorter
        return kept

    def _outcome(self, run: Run | None) -> Outcome:
        is_complete = run is not None or self.games == self.plan.total
        return Outcome(self.measuring.findings(), self.games, run, is_complete, self.is_decided)


def _small_tasks(plan: Plan) -> list[Task]:
    """Cut a test into small pieces, so that something is seen soon."""
    size = max(1, min(25, *(cell.chunk_size for cell in plan.cells)))
    return [
        Task(cell, first, min(size, plan.games - first))
        for cell in range(len(plan.cells))
        for first in range(0, plan.games, size)
    ]


def write_records(findings: Findings, folder: Path) -> int:
    """Write the records of games whose winner differs, those of both sides, and give their number."""
    written = 0
    folder.mkdir(parents=True, exist_ok=True)
    for (base, other), pair in findings.pairs.items():
        if not is_repeatable(findings.cells[base].cell.series()):
            continue
        for flip in pair.flips[:MOST_RECORDS]:
            for number in (base, other):
                cell = findings.cells[number].cell
                path = folder / f"{flip.number:06}-cell-{number}.json"
                if not path.exists():
                    records.save(record_of(cell, flip.number), path)
                    written += 1
    return written


def record_of(cell: Cell, number: int) -> dict[str, Any]:
    """Play one game of a cell again and give its record."""
    return records.of(simulate.replayed(cell.series(), number), Path(cell.map).stem)


def opening(cell: Cell, number: int, turn: int | None) -> tuple[dict[str, Any], int | None]:
    """Give the record of a game, and the number of the position at which a turn begins."""
    match = simulate.replayed(cell.series(), number)
    at = None
    if turn is not None:
        at = next(
            (place for place, position in enumerate(match.positions) if match.rules.turn(position) >= turn),
            None,
        )
    return records.of(match, Path(cell.map).stem), at


def plan_of(library: Library, path: Path) -> Plan:
    """Lay out the experiment in a file, or raise all its problems."""
    return plans.make(library, experiments.load(library, path))
