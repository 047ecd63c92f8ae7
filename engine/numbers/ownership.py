"""Folders that one process works in at a time: the lock dies with its owner, and others are told who that is."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

# Somebody who only looks whether a folder is held holds its lock for less than so many seconds.
PATIENCE = 0.2


@contextmanager
def held(folder: Path, what: str) -> Iterator[None]:
    """Keep other processes out of a folder, which is made where it is missing; `what` names the work to them."""
    from filelock import FileLock, Timeout

    while True:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(_lock_file(folder))
        try:
            lock.acquire(timeout=PATIENCE)
        except Timeout:
            raise busy(folder, what) from None
        except FileNotFoundError:
            continue  # another process has just dropped the folder
        try:
            if _lock_file(folder).exists():
                _owner_file(folder).write_text(str(os.getpid()), encoding="ascii")
                yield
                return
        finally:
            lock.release()


def owner(folder: Path) -> str | None:
    """Say which process works in a folder now; nothing where none does."""
    from filelock import FileLock, Timeout

    if not _lock_file(folder).exists():
        return None
    try:
        with FileLock(_lock_file(folder)).acquire(blocking=False):
            return None
    except Timeout:
        return _in_words(folder)
    except OSError:
        return None  # dropped a moment ago


def busy(folder: Path, what: str) -> OSError:
    """Give the error that says who is at work in a folder."""
    return OSError(errno.EBUSY, f"{what} is being run by {_in_words(folder)}", str(folder))


def _in_words(folder: Path) -> str:
    try:
        return f"another process, number {int(_owner_file(folder).read_text(encoding='ascii'))}"
    except (OSError, ValueError):
        return "another process"


def _lock_file(folder: Path) -> Path:
    return folder / "lock"


def _owner_file(folder: Path) -> Path:
    return folder / "owner"
