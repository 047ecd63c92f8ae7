"""Laying out the shown experiment behind every edit: its cells or its problems, and how long it would take."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.texts.problem import Problem, ProblemError
from workbench.background import Worker

if TYPE_CHECKING:
    from engine.numbers.plan import Cell, Plan
    from workbench.documents.desk import Desk
    from workbench.documents.document import Document

PAUSE_MS = 150
# A pace is measured for so long, in seconds, once everything is warm.
WARM_UP, MEASURED_FOR = 20, 0.2
# A shorter run says more about its beginning and end than about its pace.
LEAST_SECONDS = 5.0


@dataclass(frozen=True)
class Pace:
    """How long a game takes in a run, in seconds: to be played by one core, and to be looked at."""

    playing: float
    looking: float

    def seconds(self, games: int, jobs: int) -> float:
        """Say how long so many games take: they are looked at while others are played, and once more at the end."""
        return games * (max(self.playing / jobs, self.looking) + self.looking)


Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Prepared:
    """An experiment ready to be run, or what keeps it from that; the pace is of this machine, where it is known.

    `name` is what its run is called in the store.
    """

    text: str
    plan: Plan | None
    problems: tuple[Problem, ...]
    seconds: float | None = None
    name: str = ""


class Preparation(QObject):
    """Follows a document and reports what would be run."""

    ready = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._worker = Worker("experiment", self)
        self._document: Document | None = None
        self.prepared: Prepared | None = None
        self._paces: dict[Lineup, Pace] = {}
        # Games a second of line-ups that search: too slow to be tried, so it is taken from their runs.
        self.rates: dict[Lineup, float] = {}
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self._start)

    def follow(self, document: Document | None) -> None:
        """Follow another document."""
        if self._document is not None:
            self._document.reading_changed.disconnect(self._pause.start)
        self._document = document
        self.prepared = None
        if document is not None:
            document.reading_changed.connect(self._pause.start)
            self._pause.start()

    def look_again(self) -> None:
        """Lay it out anew: something it names may have changed, or a pace became known."""
        if self._document is not None:
            self._pause.start()

    def know(self, lineup: Lineup, games: int, seconds: float) -> None:
        """Take over the pace of a run, if it was long enough to have one."""
        if seconds >= LEAST_SECONDS and games and self.rates.get(lineup) != games / seconds:
            self.rates[lineup] = games / seconds
            self.look_again()

    @property
    def is_fresh(self) -> bool:
        """Say whether what was laid out is the text as it is now."""
        return (
            self.prepared is not None
            and self._document is not None
            and self.prepared.text == self._document.text
        )

    @property
    def is_busy(self) -> bool:
        """Say whether an answer is on its way."""
        return self._pause.isActive() or self._worker.is_busy

    def _start(self) -> None:
        document = self._document
        if document is None:
            return
        library, path, text = self._desk.library(), document.path, document.text

        def work() -> Prepared:
            from engine.numbers.runs import Store
            from workbench.lab.runs.job import plan_of

            try:
                plan = plan_of(library, path)
            except ProblemError as error:
                return Prepared(text, None, tuple(error.problems))
            return Prepared(text, plan, (), self._seconds(plan), Store().name_of(plan))

        self._worker.ask(work, self._take, lambda error: self._take(_failed(path, text, error)))

    def _take(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.ready.emit(prepared)

    def _seconds(self, plan: Plan) -> float | None:
        """Estimate the time of a plan by the pace of each line-up; nothing where one is not known."""
        total = 0.0
        for lineup in dict.fromkeys(cell.lineup for cell in plan.cells):
            cells = [cell for cell in plan.cells if cell.lineup == lineup]
            pace = self._paces.get(lineup) or measured(cells)
            games = plan.games * len(cells)
            if pace is not None:
                self._paces[lineup] = pace
                total += pace.seconds(games, cores())
            elif lineup in self.rates:
                total += games / self.rates[lineup]
            else:
                return None
        return total


def cores() -> int:
    """Give on how many cores the lab plays: one is left to the window."""
    from engine.numbers import simulate

    return max(1, simulate.default_jobs() - 1)


def measured(cells: Sequence[Cell]) -> Pace | None:
    """Play and look at some games as a run does, and give their pace; nothing where that would take long.

    What counts is the time of this thread alone: others may be reading results meanwhile.
    """
    from engine.numbers import simulate
    from engine.numbers.flips import moves_are_known
    from workbench.lab.runs.measuring import Measuring

    both = cells[:2]
    played = [cell.series() for cell in both]
    if not all(moves_are_known(series) and simulate.is_ready(series) for series in played):
        return None
    for series in played:
        simulate.play_chunk(series, 0, WARM_UP)
    size, games, playing, looking = cells[0].chunk_size, 0, 0.0, 0.0
    measuring = Measuring(both)
    while playing + looking < MEASURED_FOR:
        for number, series in enumerate(played):
            started = time.thread_time()
            chunk = simulate.play_chunk(series, games // len(played), size)
            between = time.thread_time()
            measuring.add(number, chunk)
            playing, looking = playing + between - started, looking + time.thread_time() - between
        games += size * len(played)
    return Pace(playing / games, looking / games)


def _failed(path: Path, text: str, error: BaseException) -> Prepared:
    from engine.texts.library import shown, start_of
    from engine.texts.saying import Name

    problem = start_of(shown(path)).problem("not-ready", Name(f"{type(error).__name__}: {error}"))
    return Prepared(text, None, (problem,))
