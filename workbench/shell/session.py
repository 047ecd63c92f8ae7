"""What is found again at the next start: the window's place, the open files, the widths of docks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QWidget


class Session:
    """Reads and writes the state of the window."""

    def __init__(self, stored: QSettings) -> None:
        self._stored = stored

    def keep_geometry(self, window: QWidget) -> None:
        """Keep the window's place and size."""
        self._keep("window/geometry", window.saveGeometry())

    def restore_geometry(self, window: QWidget) -> bool:
        """Put the window where it was; a place that no screen shows any more is mended by Qt."""
        kept = self._stored.value("window/geometry")
        return isinstance(kept, QByteArray) and window.restoreGeometry(kept)

    @property
    def workspace(self) -> str:
        """The workspace that was shown last."""
        return str(self._stored.value("window/workspace", "map"))

    def keep_files(self, paths: list[Path], shown: dict[str, Path], workspace: str) -> None:
        """Keep which files are open, which each workspace shows, and which workspace is shown."""
        told = {
            "window/files": json.dumps([str(path) for path in paths]),
            "window/shown": json.dumps({name: str(path) for name, path in shown.items()}),
            "window/workspace": workspace,
        }
        for key, value in told.items():
            self._keep(key, value)

    def files(self) -> list[Path]:
        """Give the files that were open and still exist, in the order of their tabs."""
        try:
            names = json.loads(str(self._stored.value("window/files", "[]")))
            return [Path(name) for name in names if Path(name).is_file()]
        except (ValueError, TypeError, OSError):
            return []

    def shown(self) -> dict[str, Path]:
        """Give the file that each workspace showed."""
        try:
            kept = json.loads(str(self._stored.value("window/shown", "{}")))
        except ValueError:  # an earlier version kept a path alone
            return {}
        return {name: Path(str(path)) for name, path in kept.items()} if isinstance(kept, dict) else {}

    def keep_state(self, workspace: str, state: dict[str, Any]) -> None:
        """Keep a workspace's own state."""
        self._keep(f"workspaces/{workspace}", json.dumps(state))

    def state(self, workspace: str) -> dict[str, Any]:
        """Give a workspace's own state."""
        try:
            kept = json.loads(str(self._stored.value(f"workspaces/{workspace}", "{}")))
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, key: str, value: str | QByteArray) -> None:
        """Write a value that has changed: the same is not written again and again."""
        if self._stored.value(key) != value:
            self._stored.setValue(key, value)
