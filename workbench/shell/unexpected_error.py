"""Unexpected errors: written to a log and told calmly, while the work goes on."""

from __future__ import annotations

import faulthandler
import sys
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal

MOST_BYTES = 1_000_000


class UnexpectedErrors(QObject):
    """Takes what nobody caught, on any thread; `happened` carries a sentence and the whole report."""

    happened = Signal(str, str)

    def __init__(self, log: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log = log
        self._before: Callable[..., object] = sys.excepthook

    def watch(self) -> None:
        """Take over from Python, which would only print, and from the system, which would only stop."""
        sys.excepthook = self.note
        threading.excepthook = lambda seen: self.note(seen.exc_type, seen.exc_value, seen.exc_traceback)
        try:
            self.log.parent.mkdir(parents=True, exist_ok=True)
            if self.log.is_file() and self.log.stat().st_size > MOST_BYTES:
                self.log.replace(self.log.with_suffix(".old.log"))
            # Stays open as long as the program runs: after a crash in C nothing can be opened any more.
            faulthandler.enable(self.log.open("a", encoding="utf-8"))
        except OSError:
            faulthandler.enable()

    def note(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None = None
    ) -> None:
        """Write an error to the log and tell of it."""
        if issubclass(kind, KeyboardInterrupt):
            self._before(kind, error, trace)
            return
        report = "".join(traceback.format_exception(kind, error, trace))
        try:
            self.log.parent.mkdir(parents=True, exist_ok=True)
            with self.log.open("a", encoding="utf-8") as stream:
                stream.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{report}\n")
        except OSError:
            self._before(kind, error, trace)
        self.happened.emit(f"{kind.__name__}: {error}", report)
