"""Measures an agent at the table: how long `mcts:2000` thinks, and how long the window keeps anybody waiting meanwhile.

Run by `make bench`; prints, and fails nobody.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSettings, Qt, QTimer

from engine.texts import shipped
from workbench.app import Workbench, made_application
from workbench.table.model.seats import Seat
from workbench.table.setup.plan import Plan
from workbench.table.workspace import TableWorkspace

AGENT = "mcts:2000"
SEATS = 4
ANSWERS = 12
LIMIT = 0.1


class Gaps:
    """Notes how long the event loop was away, by a timer that should come every five milliseconds."""

    def __init__(self) -> None:
        self.longest = self.most_work = 0.0
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer = QTimer(interval=5, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.longest = max(self.longest, now - self._last)
        self.most_work = max(self.most_work, worked - self._worked)
        self._last, self._worked = now, worked

    def reset(self) -> None:
        """Begin anew."""
        self.longest = self.most_work = 0.0
        self._last, self._worked = time.perf_counter(), time.thread_time()


def main() -> int:
    """Play the first turns of a game of four searching agents and print what was measured."""
    home = tempfile.mkdtemp(prefix="daimyo-bench-")
    # No screen, and nobody's settings and games.
    os.environ.update(QT_QPA_PLATFORM="offscreen", XDG_STATE_HOME=home, XDG_CONFIG_HOME=home)
    application = made_application()
    stored = QSettings(str(Path(home) / "bench.ini"), QSettings.Format.IniFormat)
    workbench = Workbench(application, stored)
    workbench.window.resize(1600, 1000)
    workbench.start([])
    table = workbench.window.show_workspace("table")
    assert isinstance(table, TableWorkspace)
    seats = tuple(Seat(f"MCTS {number + 1}", AGENT, number) for number in range(SEATS))
    chart, variant = shipped.files("map")["japan"], shipped.files("variant")["1998-english"]

    def wait(is_there) -> None:
        while not is_there():
            application.processEvents()
            time.sleep(0.0005)

    table.begin(Plan(chart, variant, seats, 1, {}, False, True))
    wait(lambda: table.sitting is not None)
    sitting = table.sitting
    assert sitting is not None
    table.driver.pace = 0
    # First hands and draft are greedy's; the first search may have to be compiled.
    wait(lambda: len(sitting.turns) > 1)
    gaps = Gaps()
    times: list[float] = []
    started = 0.0

    def note() -> None:
        nonlocal started
        if sitting.thinking is not None:
            started = time.perf_counter()
        elif started:
            times.append(time.perf_counter() - started)

    sitting.thinking_changed.connect(note)
    gaps.reset()
    wait(lambda: len(times) >= ANSWERS or sitting.is_over)
    table.driver.halt()
    searched = [seconds for seconds in times if seconds > 0.02] or times
    print(
        f"{AGENT} on japan for {SEATS}: {statistics.median(searched):.2f} s an answer"
        f" ({max(searched):.2f} s at most, {len(searched)} answers)"
    )
    verdict = "as it should be" if gaps.longest <= LIMIT else f"over {LIMIT * 1000:.0f} ms"
    print(f"longest time without the event loop meanwhile: {gaps.longest * 1000:.0f} ms, {verdict}")
    # On a busy machine the window waits for its turn as well; this much of it was its own work.
    print(f"longest work of the window's thread in one go: {gaps.most_work * 1000:.0f} ms")
    workbench.farewell()
    return 0


if __name__ == "__main__":
    sys.exit(main())
