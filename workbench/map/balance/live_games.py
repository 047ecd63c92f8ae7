"""Games played in the background on the map as it is now, for the live balance strip."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.texts.problem import ProblemError
from workbench.background import Worker, alone
from workbench.documents.reading import OpenLibrary
from workbench.map.space_kinds import PARTS

if TYPE_CHECKING:
    from engine.maps.map import Map
    from engine.metrics import Accumulator
    from engine.metrics.statistics import Estimate
    from engine.numbers.simulate import Series

Trail = dict[tuple[str, str], list["Estimate"]]

# Enough for half-widths well below one percent; after that the machine rests. Who searches plays fewer.
MOST_GAMES = 20_000
MOST_SEARCHES = 4_000_000
# The strip is drawn anew at most so often, in seconds.
PACE = 0.25
METRICS = (
    "win_rate",
    *((PARTS.live_metric.name,) if PARTS.live_metric else ()),
    "turns",
    "end_reasons",
    "shared_wins",
)
# How these settle down is shown in little charts.
CHARTED = tuple(name for name in METRICS if name not in ("end_reasons", "shared_wins"))


@dataclass(frozen=True)
class LiveRequest:
    """What is to be played: the map as it is drawn, the variant as the open texts have it, and how many play."""

    library: OpenLibrary
    map: Map
    variant: Path
    players: int
    agent: str = "greedy"


@dataclass(frozen=True)
class Report:
    """What the games so far say; `why_not` instead where the map cannot be played."""

    request: LiveRequest
    games: int = 0
    asked: int = MOST_GAMES
    is_done: bool = False
    measured: Mapping[str, Mapping[str, Estimate]] = field(default_factory=dict)
    why_not: str = ""
    # Whether the first games must wait for the compiler, once for all.
    is_compiling: bool = False
    # The estimates after every chunk, for the little charts.
    trail: Mapping[tuple[str, str], tuple[Estimate, ...]] = field(default_factory=dict)


def most_games(agent: str) -> int:
    """Give after how many games of an agent the machine rests.

    >>> most_games("greedy"), most_games("mcts:100")
    (20000, 400)
    """
    from engine import agents

    thinking = agents.read(agent).budget
    return min(MOST_GAMES, MOST_SEARCHES // (100 * thinking)) if thinking else MOST_GAMES


def made_series(request: LiveRequest) -> Series:
    """Make the map and the variant ready to be played, or raise what keeps them from it."""
    from engine import documents, games
    from engine.numbers.simulate import Series

    variant = documents.load_variant(request.library, request.variant).required()
    rules = games.find(variant.game).rules(variant, request.map.required(), request.players)
    return Series(rules, (request.agent,) * request.players, seed=1)


class LiveGames(QObject):
    """Plays what was wished last, and reports on the way; a new request stops the old games at once."""

    reported = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker = Worker("live games", self)
        self._stop = threading.Event()

    def ask(self, request: LiveRequest) -> None:
        """Play by a new request."""
        self._stop.set()
        self._stop = stop = threading.Event()
        self._worker.ask(
            lambda: self._play(request, stop),
            self.reported.emit,
            # Whatever goes wrong in there, the strip says so and drawing goes on.
            lambda error: self.reported.emit(
                Report(request, is_done=True, why_not=f"{type(error).__name__}: {error}")
            ),
        )

    def stop(self) -> None:
        """Play no more."""
        self._stop.set()

    @property
    def is_busy(self) -> bool:
        """Say whether games are being played."""
        return self._worker.is_busy

    def _play(self, request: LiveRequest, stop: threading.Event) -> Report:
        """Play on the worker's thread and give the last report."""
        try:
            with alone():
                series = made_series(request)
        except ProblemError as error:
            errors = [problem for problem in error.problems if problem.severity == "error"]
            return Report(request, why_not=(errors or error.problems)[0].message, is_done=True)
        with alone():
            from engine import metrics
            from engine.numbers import simulate

        if not simulate.is_ready(series):
            self._tell(Report(request, is_compiling=True))
        sums = metrics.chosen(series.rules, METRICS)
        trail: Trail = {}
        played, told = 0, time.monotonic()
        # One core is left to the window.
        jobs, asked = max(1, simulate.default_jobs() - 1), most_games(request.agent)
        for chunk in simulate.chunks(series, asked, jobs=jobs, stop=stop):
            games = chunk.games(series)
            for each in sums:
                each.add(games)
                _note(trail, each)
            played += len(chunk.results)
            if stop.is_set() or self._worker.is_outdated():
                stop.set()
                break
            if time.monotonic() - told >= PACE:
                told = time.monotonic()
                self._tell(_report(request, asked, sums, played, trail))
        return _report(request, asked, sums, played, trail, is_done=True)

    def _tell(self, report: Report) -> None:
        with suppress(RuntimeError):  # the window may be gone by now
            self.reported.emit(report)


def _note(trail: Trail, sums: Accumulator) -> None:
    if sums.metric.name in CHARTED:
        for label, estimate in sums.estimates().items():
            trail.setdefault((sums.metric.name, label), []).append(estimate)


def _report(
    request: LiveRequest,
    asked: int,
    sums: list[Accumulator],
    played: int,
    trail: Trail,
    *,
    is_done: bool = False,
) -> Report:
    measured = {each.metric.name: each.estimates() for each in sums}
    lines = {key: tuple(seen) for key, seen in trail.items()}
    return Report(request, played, asked, is_done, measured, trail=lines)
