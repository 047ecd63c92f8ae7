"""Unsaved texts kept where the next start finds them, should this one end in a crash."""

from __future__ import annotations

import json
import shutil
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.texts.writing import write_atomically

if TYPE_CHECKING:
    from filelock import BaseFileLock


@dataclass(frozen=True, slots=True)
class Leftover:
    """A text that a crashed session had not saved; `file` is where it is kept."""

    file: Path
    path: Path
    text: str
    has_mark: bool
    had_file: bool
    kept_at: float


class Recovery:
    """One session's folder of unsaved texts; a lock that dies with the process tells the living from the crashed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._session = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{uuid.uuid4().hex[:8]}"
        self._names: dict[int, str] = {}
        self._lock: BaseFileLock | None = None

    def keep(self, key: int, path: Path, text: str, *, has_mark: bool, had_file: bool) -> None:
        """Keep the text of a document, known by any number that stays its own."""
        self._open_session()
        name = self._names.setdefault(key, f"{len(self._names):03}.json")
        kept = {
            "path": str(path),
            "text": text,
            "has_mark": has_mark,
            "had_file": had_file,
            "kept_at": time.time(),
        }
        # Half a character (a lone surrogate) survives as an escape.
        write_atomically(self._session / name, json.dumps(kept).encode("ascii"), to_disk=False)

    def forget(self, key: int) -> None:
        """Remove what was kept of a document: it is saved, or was given up."""
        if key in self._names:
            with suppress(OSError):
                (self._session / self._names.pop(key)).unlink()

    def leftovers(self) -> list[Leftover]:
        """Give the texts of sessions that ended without a farewell, oldest first."""
        found = [leftover for session in self._crashed() for leftover in _texts_in(session)]
        return sorted(found, key=lambda leftover: leftover.kept_at)

    def discard(self, leftover: Leftover) -> None:
        """Give up a text that a crashed session left."""
        with suppress(OSError):
            leftover.file.unlink()
        if not any(leftover.file.parent.glob("*.json")):
            shutil.rmtree(leftover.file.parent, ignore_errors=True)

    def close(self) -> None:
        """End the session in order: nothing of it is left to recover."""
        if self._lock is not None:
            shutil.rmtree(self._session, ignore_errors=True)
            self._lock.release()
            self._lock = None
            self._names.clear()

    def _open_session(self) -> None:
        if self._lock is None:
            self._session.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = _lock_of(self._session)
            self._lock.acquire(blocking=False)

    def _crashed(self) -> Iterator[Path]:
        for session in sorted(self._folder.glob("*/")):
            if session != self._session and not _is_alive(session):
                yield session


def _lock_of(session: Path) -> BaseFileLock:
    from filelock import FileLock

    # Whichever thread closes the session lets go of its lock.
    return FileLock(session / "lock", mode=0o600, thread_local=False)


def _is_alive(session: Path) -> bool:
    if not (session / "lock").exists():
        return False
    try:
        with _lock_of(session).acquire(blocking=False):
            return False
    except TimeoutError:
        return True
    except OSError:
        return False


def _texts_in(session: Path) -> Iterator[Leftover]:
    for file in sorted(session.glob("*.json")):
        try:
            kept = json.loads(file.read_text(encoding="ascii"))
            path, text = Path(kept["path"]), str(kept["text"])
            yield Leftover(
                file, path, text, bool(kept["has_mark"]), bool(kept["had_file"]), float(kept["kept_at"])
            )
        except (OSError, ValueError, KeyError, TypeError):
            continue  # damaged beyond use: leave it where it is
