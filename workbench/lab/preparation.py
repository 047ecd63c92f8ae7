"""Laying out the shown experiment behind every edit: its cells or its problems, and how long it would take."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from engine.problem import Problem, ProblemError
from workbench.background import Lane

if TYPE_CHECKING:
    from engine.plan import Cell, Plan
    from workbench.documents.desk import Desk
    from workbench.documents.document import Document

PAUSE_MS = 150
# A pace is measured on so many games, which greedy players need some hundredths of a second for.
WARM_UP, MEASURED = 20, 150

Rates = dict[tuple[str, ...], float]


@dataclass(frozen=True)
class Prepared:
    """An experiment ready to be run, or what keeps it from that; the pace is of this machine, where it is known."""

    text: str
    plan: Plan | None
    problems: tuple[Problem, ...]
    seconds: float | None = None


class Preparation(QObject):
    """Follows a document and reports what would be run."""

    ready = Signal(object)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._lane = Lane("experiment", self)
        self._document: Document | None = None
        self.prepared: Prepared | None = None
        self.rates: Rates = {}
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

    def know(self, rates: Mapping[tuple[str, ...], float]) -> None:
        """Take over paces that were measured elsewhere."""
        fresh = {lineup: rate for lineup, rate in rates.items() if rate and self.rates.get(lineup) != rate}
        if fresh:
            self.rates.update(fresh)
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
        return self._pause.isActive() or self._lane.is_busy

    def _start(self) -> None:
        document = self._document
        if document is None:
            return
        library, path, text = self._desk.library(), document.path, document.text

        def work() -> Prepared:
            from workbench.lab.job import plan_of

            try:
                plan = plan_of(library, path)
            except ProblemError as error:
                return Prepared(text, None, tuple(error.problems))
            return Prepared(text, plan, (), self._seconds(plan))

        self._lane.ask(work, self._take, lambda error: self._take(_failed(path, text, error)))

    def _take(self, prepared: Prepared) -> None:
        self.prepared = prepared
        self.ready.emit(prepared)

    def _seconds(self, plan: Plan) -> float | None:
        """Estimate the time of a plan by the pace of each line-up; nothing where one is not known."""
        total = 0.0
        for cell in plan.cells:
            rate = self.rates.get(cell.lineup) or measured(cell)
            if not rate:
                return None
            self.rates[cell.lineup] = rate
            total += plan.games / rate
        return total


def measured(cell: Cell) -> float:
    """Play a few games of a cell and give their pace on all cores but one; nothing where that would take long."""
    from engine import agents, simulate

    if any(agents.read(name).budget or agents.read(name).is_own for name in cell.lineup):
        return 0.0
    series = cell.series()
    if not simulate.is_ready(series):
        return 0.0
    simulate.play_chunk(series, 0, WARM_UP)
    started = time.perf_counter()
    simulate.play_chunk(series, 0, MEASURED)
    return MEASURED / (time.perf_counter() - started) * max(1, simulate.default_jobs() - 1)


def _failed(path: Path, text: str, error: BaseException) -> Prepared:
    from engine.library import shown, start_of

    problem = start_of(shown(path)).problem("not-ready", f"{type(error).__name__}: {error}")
    return Prepared(text, None, (problem,))
