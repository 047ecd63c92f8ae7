"""Reading files that may be anything: a pipe keeps the window waiting for ever, a picture is no text to look at."""

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


def why_no_text(content: bytes) -> Said | None:
    r"""Say why the beginning of a file is not worth looking at as text, or nothing: text has no zeros but in UTF-16.

    >>> why_no_text("title: Zürich".encode("latin-1")) is None, str(why_no_text(b"\x89PNG\0"))
    (True, 'The file is not text: Daimyo opens YAML documents and records of games.')
    """
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    if is_wide or b"\0" not in content:
        return None
    return say("The file is not text: Daimyo opens YAML documents and records of games.")


def bytes_of(path: Path, most: int) -> bytes:
    """Read an ordinary file as far as a number of bytes, or raise an OSError."""
    if reason := why_not_ordinary(path):
        raise OSError(reason)
    with path.open("rb") as stream:
        return stream.read(most)
