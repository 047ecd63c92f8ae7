"""The game on the table, kept on the shelf while it goes on: after a crash or another game it can be gone on with."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

from workbench.table.model.sitting import Sitting
from workbench.table.shelf.store import Store

# Milliseconds between two writings; the first move after a pause is kept at once.
PAUSE = 500


class Autosave(QObject):
    """Writes the game that is watched to the shelf, at once but not too often."""

    failed = Signal(str)
    """The game could not be kept: why."""

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.store = store
        self._sitting: Sitting | None = None
        self._last = 0.0
        self._has_news = self._has_failed = self._at_once = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(lambda: self.keep_now(to_disk=False))

    def watch(self, sitting: Sitting | None, *, at_once: bool) -> None:
        """Keep another game from now on, or none; without `at_once` it is kept when it is left."""
        if self._sitting is not None:
            for signal in (self._sitting.moved, self._sitting.noted, self._sitting.saved):
                signal.disconnect(self._take_news)
        self._soon.stop()
        self._sitting, self._has_news, self._at_once = sitting, False, at_once
        if sitting is not None:
            for signal in (sitting.moved, sitting.noted, sitting.saved):
                signal.connect(self._take_news)

    def _take_news(self) -> None:
        self._has_news = True
        if self._at_once and not self._soon.isActive():
            since = (time.monotonic() - self._last) * 1000
            self._soon.start(max(0, round(PAUSE - since)))

    def add(self) -> None:
        """Keep the watched game though nothing has happened in it yet: a branch is there from its beginning."""
        self._has_news = True
        self.keep_now()

    def keep_now(self, *, to_disk: bool = True) -> None:
        """Write the game if anything has happened in it; a full disk must not stop it, but is said once."""
        self._soon.stop()
        sitting = self._sitting
        if sitting is None or not self._has_news:
            return
        # A game in which nothing was done is not worth a place; one that stands there may be taken back to its start.
        match = sitting.match
        is_empty = not match.moves and not match.notes and match.situation is None
        if is_empty and self.store.find(sitting.origin.key) is None:
            return
        try:
            self.store.keep(sitting, to_disk=to_disk)
            self.store.lay_on_table(sitting.origin.key)
        except OSError as error:
            if not self._has_failed:
                self.failed.emit(error.strerror or str(error))
            self._has_failed = True
            return
        self._has_news = self._has_failed = False
        self._last = time.monotonic()
