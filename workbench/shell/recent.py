"""The files that were open lately."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings

MOST = 12


class Recent:
    """Remembers paths, the latest first."""

    def __init__(self, stored: QSettings) -> None:
        self._stored = stored

    def paths(self) -> list[Path]:
        """Give the remembered files that still exist."""
        kept = self._stored.value("recent", [])
        words = [kept] if isinstance(kept, str) else kept  # a list of one is stored as a word
        if not isinstance(words, list):
            return []
        return [Path(word) for word in words if Path(word).is_file()]

    def note(self, path: Path) -> None:
        """Put a file first."""
        rest = [other for other in self.paths() if other != path]
        self._stored.setValue("recent", [str(each) for each in [path, *rest][:MOST]])

    def clear(self) -> None:
        """Forget all of them."""
        self._stored.remove("recent")
