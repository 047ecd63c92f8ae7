"""Reading files that may be anything: a pipe or a device would keep the window waiting for ever."""

from __future__ import annotations

import stat
from pathlib import Path

from engine.texts.saying import Said, say
from engine.texts.source import NO_FILE


def why_not_ordinary(path: Path) -> Said | None:
    """Say why a path is no file to be read, or nothing: one that is not there has its own sentence."""
    try:
        kind = path.stat().st_mode
    except (OSError, ValueError):
        return None
    is_usual = stat.S_ISREG(kind) or stat.S_ISDIR(kind)
    return None if is_usual else say("The file cannot be read: {reason}.", reason=NO_FILE)


def bytes_of(path: Path, most: int) -> bytes:
    """Read an ordinary file as far as a number of bytes, or raise an OSError."""
    if reason := why_not_ordinary(path):
        raise OSError(reason)
    with path.open("rb") as stream:
        return stream.read(most)
