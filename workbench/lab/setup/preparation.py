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
WARM_UP, MEASURED_FOR = 20, 0.1
# Of so many cells with the same line-up each is tried by itself.
MOST_MEASURED = 6
# Beginning and ending a run take so long, in seconds; writing a game down takes so many times as long as measuring it.
FIXED_SECONDS, WRITING = 0.25, 3.0
# A shorter run says more about its beginning and end than about its pace.
LEAST_SECONDS = 5.0
# A run that took still longer, or less, was disturbed by something that will not come again.
LEAST_SLOWNESS, MOST_SLOWNESS = 0.5, 4.0


@dataclass(frozen=True)
class Pace:
    """How long a game takes in a run, in seconds: played by one core, measured, and compared with a baseline's."""

    playing: float
    looking: float
    comparing: float = 0.0

    def seconds(self, games: int, jobs: int, *, is_compared: bool = False) -> float:
        """Say how long so many games take: they are looked at while others are played, and written down at the end."""
        looking = self.looking + (self.comparing if is_compared else 0.0)
        return games * (max(self.playing / jobs, looking) + WRITING * self.looking)


Lineup = tuple[str, ...]
Played = tuple[str, str, str, Lineup]
"""What decides how long a game takes: the game, the map, the variant with its changes, and who plays."""


def played_in(cell: Cell) -> Played:
    """Give what decides how long the games of a cell take."""
    return cell.game, cell.map, cell.label, cell.lineup


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
        self._paces: dict[Played, Pace] = {}
        # Games a second of line-ups that search: too slow to be tried, so it is taken from their runs.
        self.rates: dict[Lineup, float] = {}
        # How much slower runs of this session were than their estimates: others may use the machine as well.
        self._slowness = 1.0
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

    def learn(self, estimated: float | None, seconds: float) -> None:
        """Take over how long a run takes at the pace it had, beside what was said of it."""
        if estimated is not None:
            slower = self._slowness * seconds / estimated
            self._slowness = min(max(slower, LEAST_SLOWNESS), MOST_SLOWNESS)
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
        from engine.numbers.baselines import baselines

        total, cells, bases = FIXED_SECONDS, plan.cells, baselines(plan.cells, plan.files)
        known: dict[Lineup, list[float]] = {}
        for number, (cell, base) in enumerate(zip(cells, bases, strict=True)):
            tried = known.setdefault(cell.lineup, [])
            pace = self._pace(cell, cells[base], is_tried=len(tried) < MOST_MEASURED)
            if pace is not None:
                seconds = pace.seconds(plan.games, cores(), is_compared=number != base) * self._slowness
                tried.append(seconds)
            elif tried:
                # Of many cells some are tried: the others take as long as these on average.
                seconds = sum(tried) / len(tried)
            elif cell.lineup in self.rates:
                seconds = plan.games / self.rates[cell.lineup]
            else:
                return None
            total += seconds
        return total

    def _pace(self, cell: Cell, base: Cell, *, is_tried: bool) -> Pace | None:
        """Give the pace of a cell beside its baseline, measured once; nothing where it is not known nor to be tried."""
        key = played_in(cell)
        if key not in self._paces and is_tried:
            pace = measured([base, cell] if base is not cell else [cell])
            if pace is not None:
                self._paces[key] = pace
        return self._paces.get(key)


def cores() -> int:
    """Give on how many cores the lab plays: one is left to the window."""
    from engine.numbers import simulate

    return max(1, simulate.default_jobs() - 1)


def measured(cells: Sequence[Cell]) -> Pace | None:
    """Play and look at some games of a cell, the last of those given, beside its baseline, as a run does.

    Nothing is given where that would take long.

    What counts is the time of this thread alone: others may be reading results meanwhile.
    """
    from engine.numbers import simulate
    from engine.numbers.flips import moves_are_known
    from workbench.lab.runs.measuring import Measuring

    played = [cell.series() for cell in cells]
    if not all(moves_are_known(series) and simulate.is_ready(series) for series in played):
        return None
    for series in played:
        simulate.play_chunk(series, 0, WARM_UP)
    size, rounds, playing = cells[0].chunk_size, 0, 0.0
    looking = [0.0] * len(played)
    measuring = Measuring(cells, pairs=[(0, 1)] if len(cells) > 1 else [])
    while playing + sum(looking) < MEASURED_FOR:
        for number, series in enumerate(played):
            started = time.thread_time()
            chunk = simulate.play_chunk(series, rounds * size, size)
            between = time.thread_time()
            measuring.add(number, chunk)
            looking[number] += time.thread_time() - between
            playing += (between - started) if number == len(played) - 1 else 0.0
        rounds += 1
    games = rounds * size
    # The baseline comes first and is only measured; the other is compared with it too.
    return Pace(playing / games, looking[0] / games, max(0.0, looking[-1] - looking[0]) / games)


def _failed(path: Path, text: str, error: BaseException) -> Prepared:
    from engine.texts.library import shown, start_of
    from engine.texts.saying import Name

    problem = start_of(shown(path)).problem("not-ready", Name(f"{type(error).__name__}: {error}"))
    return Prepared(text, None, (problem,))
