"""The files that were open lately."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Signal

from workbench.documents.ordinary import bytes_of
from workbench.documents.reading import stated_kind

# So many are remembered of each kind: a week of maps does not push out the variants. The menu lists as many in all.
MOST = 12


class Recent(QObject):
    """Remembers paths, the latest first, of which kind each document was and when it was seen: a file may be gone."""

    changed = Signal()

    def __init__(self, stored: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stored = stored

    def paths(self) -> list[Path]:
        """Give the latest of the remembered files that still exist."""
        return [path for path in self.remembered() if path.is_file()][:MOST]

    def remembered(self, kind: str | None = None) -> list[Path]:
        """Give the remembered files, of a kind or of any, whether they still exist or not."""
        kept = self._stored.value("recent", [])
        words = [kept] if isinstance(kept, str) else kept  # a list of one is stored as a word
        if not isinstance(words, list):
            return []
        kinds = self._said("recent_kinds")
        return [Path(word) for word in words if kind in (None, kinds.get(str(word)) or _kind_of(Path(word)))]

    def last_seen(self, path: Path) -> date | None:
        """Give the day on which a file was opened or saved last, where that was noted."""
        try:
            return date.fromisoformat(self._said("recent_seen").get(str(path), ""))
        except ValueError:
            return None

    def note(self, path: Path, kind: str | None = None) -> None:
        """Put a file first, and let go of the oldest of its kind."""
        rest = [other for other in self.remembered() if other != path]
        kinds = {**self._said("recent_kinds"), **({str(path): kind} if kind else {})}
        counts: Counter[str | None] = Counter()
        kept = []
        for each in (path, *rest):
            known = kinds.get(str(each))
            counts[known] += 1
            if counts[known] <= MOST:
                kept.append(each)
        self._keep(kept, kinds, {**self._said("recent_seen"), str(path): date.today().isoformat()})

    def forget(self, path: Path) -> None:
        """Remember a file no more; the file itself stays as it is."""
        rest = [other for other in self.remembered() if other != path]
        self._keep(rest, self._said("recent_kinds"), self._said("recent_seen"))

    def clear(self) -> None:
        """Forget all of them."""
        self._keep([], {}, {})

    def _said(self, key: str) -> dict[str, str]:
        try:
            kept = json.loads(str(self._stored.value(key, "{}")))
        except ValueError:
            return {}
        return (
            {word: said for word, said in kept.items() if isinstance(said, str)}
            if isinstance(kept, dict)
            else {}
        )

    def _keep(self, paths: list[Path], kinds: dict[str, str], seen: dict[str, str]) -> None:
        words = [str(path) for path in paths]
        self._stored.setValue("recent", words)
        for key, said in (("recent_kinds", kinds), ("recent_seen", seen)):
            self._stored.setValue(key, json.dumps({word: said[word] for word in words if word in said}))
        self.changed.emit()


def _kind_of(path: Path) -> str | None:
    """Look into a file that was noted by an earlier version, without its kind."""
    try:
        return stated_kind(bytes_of(path, 2000).decode("utf-8", "replace")) if path.is_file() else None
    except OSError:
        return None
