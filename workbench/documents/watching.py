"""Notices when a file of an open document is changed by somebody else."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

# Editors write in several steps; ask once they are through.
PAUSE_MS = 150


class Watching(QObject):
    """Tells, a moment after the last sign of it, that some watched file may have changed."""

    noticed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._pause = QTimer(self, interval=PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self.noticed)
        self._watcher.fileChanged.connect(self._note)
        self._watcher.directoryChanged.connect(self._note)

    def watch(self, paths: Iterable[Path]) -> None:
        """Watch these files and no others; their folders too, since many programs replace a file by another."""
        wanted = {str(place) for path in paths for place in (path, path.parent) if place.exists()}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(sorted(gone))
        if new := wanted - watched:
            self._watcher.addPaths(sorted(new))

    def _note(self) -> None:
        self._pause.start()
