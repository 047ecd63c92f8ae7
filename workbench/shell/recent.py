"""The files that were open lately."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

from workbench.documents.ordinary import bytes_of
from workbench.documents.reading import stated_kind

MOST = 12


class Recent(QObject):
    """Remembers paths, the latest first, and of which kind each document was: a file may be gone when it is shown."""

    changed = Signal()

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored

    def paths(self) -> list[Path]:
        """Give the remembered files that still exist."""
        return [path for path in self.remembered() if path.is_file()]

    def remembered(self, kind: str | None = None) -> list[Path]:
        """Give the remembered files, of a kind or of any, whether they still exist or not."""
        kept = self._stored.value("recent", [])
        words = [kept] if isinstance(kept, str) else kept  # a list of one is stored as a word
        if not isinstance(words, list):
            return []
        kinds = self._kinds()
        return [Path(word) for word in words if kind in (None, kinds.get(str(word)) or _kind_of(Path(word)))]

    def note(self, path: Path, kind: str | None = None) -> None:
        """Put a file first."""
        rest = [other for other in self.remembered() if other != path]
        self._keep([path, *rest][:MOST], {**self._kinds(), **({str(path): kind} if kind else {})})

    def forget(self, path: Path) -> None:
        """Remember a file no more; the file itself stays as it is."""
        self._keep([other for other in self.remembered() if other != path], self._kinds())

    def clear(self) -> None:
        """Forget all of them."""
        self._keep([], {})

    def _kinds(self) -> dict[str, str]:
        try:
            kept = json.loads(str(self._stored.value("recent_kinds", "{}")))
        except ValueError:
            return {}
        return kept if isinstance(kept, dict) else {}

    def _keep(self, paths: list[Path], kinds: dict[str, str]) -> None:
        words = [str(path) for path in paths]
        self._stored.setValue("recent", words)
        known = {word: kinds[word] for word in words if word in kinds}
        self._stored.setValue("recent_kinds", json.dumps(known))
        self.changed.emit()


def _kind_of(path: Path) -> str | None:
    """Look into a file that was noted by an earlier version, without its kind."""
    try:
        return stated_kind(bytes_of(path, 2000).decode("utf-8", "replace")) if path.is_file() else None
    except OSError:
        return None
