"""How the window answers: the first picture, a stroke on a large map, and the longest wait while games are played."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QEventLoop, QObject, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
TIMES = 5
SIZE = (1600, 1000)
ROWS, COLUMNS, STROKE = 30, 34, 30


def large_map() -> str:
    """Give a map of about a thousand hexes: land in a frame of sea, with villages at the usual distances."""
    rows = []
    for row in range(ROWS):
        inner = "".join(" ." if row % 2 or column % 2 else " v" for column in range(COLUMNS - 2))
        cells = "~" + inner + " ~" if 0 < row < ROWS - 1 else " ".join("~" * COLUMNS)
        rows.append(" " * (row % 2) + cells)
    picture = "\n".join(f'  - "{row}"' for row in rows)
    legend = 'legend: {"~": sea, ".": land, v: village, c: city, E: capital}'
    return f"schema: daimyo/map/1\ntitle: Large\n{legend}\nterrain:\n{picture}\nplayers: [2]\n"


# ---------------------------------------------------------------- the program


def workbench(application: QApplication, folder: Path) -> Any:
    """Give a workbench that keeps its things in a folder of its own."""
    from workbench.app import Workbench

    made = Workbench(application, QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    made.window.resize(*SIZE)
    return made


class FirstPaint(QObject):
    """Ends the program as soon as the window has been painted."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for the first paint."""
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, QApplication.quit)
        return False


def show_once(folder: Path) -> None:
    """Start, show the window, and end: what the outer process measures."""
    from workbench.app import made_application

    application = made_application()
    made = workbench(application, folder)
    watcher = FirstPaint()
    made.window.centralWidget().installEventFilter(watcher)
    made.start([])
    application.exec()
    # The time until here is what counts, not that of taking everything down.
    print(time.time(), flush=True)
    os._exit(0)


def first_window(folder: Path) -> float:
    """Give the shortest time from the start of a process to its painted window, in seconds, once it was warm."""
    # Warm means that Python has kept what it compiled, as it does unless it is told not to.
    kept = {**os.environ, "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    taken = []
    for _ in range(TIMES + 1):
        start = time.time()
        words = [sys.executable, __file__, "--once", str(folder)]
        done = subprocess.run(words, env=kept, capture_output=True, text=True, check=True)
        taken.append(float(done.stdout.split()[-1]) - start)
    return min(taken[1:])


# ---------------------------------------------------------------- the event loop


def queued() -> float:
    """Give for how long this thread has waited for a processor, in seconds; 0 where the system does not say."""
    told = Path("/proc/thread-self/schedstat")
    return int(told.read_text().split()[1]) / 1e9 if told.exists() else 0.0


class Watch(QObject):
    """Ticks every few milliseconds and keeps the times between two ticks."""

    def __init__(self) -> None:
        super().__init__()
        # The whole gap, and what of it is not the doing of other programs.
        self.gaps: list[tuple[float, float]] = []
        self._last, self._queued = time.perf_counter(), queued()
        self._timer = QTimer(self, interval=5, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def _tick(self) -> None:
        now, in_queue = time.perf_counter(), queued()
        gap = now - self._last
        self.gaps.append((gap, max(0.0, gap - (in_queue - self._queued))))
        self._last, self._queued = now, in_queue

    def longest(self) -> str:
        """Say the longest wait, and how long it was without the time in which other programs had the processor."""
        gap, own = (1000 * max(column) for column in zip(*self.gaps, strict=True))
        return f"{gap:.0f} ms, of our own making {own:.0f} ms"

    def stop(self) -> None:
        """Tick no more."""
        self._timer.stop()


def spin(holds: Callable[[], object], patience: float = 60.0) -> None:
    """Let the event loop run until something holds."""
    loop = QEventLoop()
    asking = QTimer(interval=10)
    asking.timeout.connect(lambda: loop.quit() if holds() else None)
    asking.start()
    QTimer.singleShot(int(1000 * patience), loop.quit)
    loop.exec()
    asking.stop()
    if not holds():
        sys.exit("The window did not come to rest.")


# ---------------------------------------------------------------- a stroke


def mouse(canvas: Any, kind: QEvent.Type, at: tuple[int, int], pressed: bool) -> None:
    """Send a mouse event over a hex through Qt."""
    point = QPointF(*canvas.view.centre(at))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    button = none if kind is QEvent.Type.MouseMove else left
    event = QMouseEvent(
        kind,
        point,
        canvas.mapToGlobal(point),
        button,
        left if pressed else none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(canvas, event)


def stroke(canvas: Any, hexes: list[tuple[int, int]]) -> tuple[float, list[float]]:
    """Paint over hexes, each drawn at once; give frames a second, and the milliseconds of press and release."""
    ends = []
    for at, kind in ((hexes[0], QEvent.Type.MouseButtonPress), (hexes[-1], QEvent.Type.MouseButtonRelease)):
        if kind is QEvent.Type.MouseButtonRelease:
            start = time.perf_counter()
            for passed in hexes[1:]:
                mouse(canvas, QEvent.Type.MouseMove, passed, pressed=True)
                # Qt paints what has changed.
                QApplication.processEvents()
            rate = (len(hexes) - 1) / (time.perf_counter() - start)
        start = time.perf_counter()
        mouse(canvas, kind, at, pressed=kind is QEvent.Type.MouseButtonPress)
        QApplication.processEvents()
        ends.append(1000 * (time.perf_counter() - start))
    return rate, ends


def main() -> None:
    """Print one line for each figure, with what it should be."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for place in ("XDG_STATE_HOME", "XDG_CONFIG_HOME", "DAIMYO_RUNS"):
            os.environ[place] = str(folder / place.lower())
        if sys.argv[1:2] == ["--once"]:
            show_once(Path(sys.argv[2]))
        print(f"load of the machine: {', '.join(f'{load:.1f}' for load in os.getloadavg())}")
        print(f"first window: {first_window(folder):.2f} s (should be at most 1.5 s)")
        measure(folder)


def measure(folder: Path) -> None:
    """Measure strokes and waits in one running window."""
    from workbench.app import made_application

    application = made_application()
    made = workbench(application, folder)
    watch = Watch()
    made.start([ROOT / "variants/maps/japan.yaml"])
    window = made.window
    spin(lambda: window.document is not None and window.workspace.map_text.chart is not None)
    print(f"longest wait while the window opens a map: {watch.longest()}")
    watch.gaps.clear()
    strip = window.workspace.strip
    spin(lambda: strip.report is not None and strip.report.games > 0)
    print(f"longest wait while the rules are loaded: {watch.longest()} (should be below 100 ms)")
    watch.gaps.clear()
    spin(lambda: strip.report.is_done)
    print(f"longest wait while games are played: {watch.longest()} (should be below 100 ms)")
    path = folder / "large.yaml"
    path.write_text(large_map(), encoding="utf-8")
    document = window.open_path(path)
    spin(lambda: document.is_checked and window.workspace.map_text.document is document)
    canvas = window.workspace.canvas
    window.workspace.take_terrain("sea")
    spaces = [at for at, space in canvas.map_text.chart.spaces.items() if space.terrain == "land"]
    row = sorted(at for at in spaces if at[1] == ROWS // 2)[:STROKE]
    for number, terrain in enumerate(("sea", "land")):
        window.workspace.take_terrain(terrain)
        spin(lambda: document.is_checked)
        watch.gaps.clear()
        rate, ends = stroke(canvas, row)
        spin(lambda: document.is_checked)
        print(
            f"stroke {number + 1} over {len(row)} of {len(canvas.map_text.chart.spaces)} hexes: {rate:.0f} frames/s "
            f"(should be above 30); press {ends[0]:.0f} ms, release {ends[1]:.0f} ms; "
            f"longest wait until checked: {watch.longest()} (should be below 100 ms)"
        )
    watch.stop()
    os._exit(0)


if __name__ == "__main__":
    main()
