"""Somebody's own code, called so that whatever it does ends in a sentence with the line of its file."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from engine.texts.library import shown
from engine.texts.source import Place

MOST_WORDS = 200

_lock = threading.Lock()
_callers = 0
_stdout: TextIO | None = None


@contextmanager
def words_aside() -> Iterator[None]:
    """Send what own code prints to stderr, since stdout belongs to results; several threads may be in here."""
    global _callers, _stdout
    with _lock:
        _callers += 1
        if _callers == 1:
            _stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        yield
    finally:
        with _lock:
            _callers = max(0, _callers - 1)
            if _callers == 0:
                _put_back()


def _put_back() -> None:
    global _stdout
    if _stdout is not None:
        sys.stdout, _stdout = _stdout, None


def give_up() -> None:
    """Give stdout back to results although own code is still running, in a thread that cannot be stopped."""
    global _callers
    with _lock:
        _callers = 0
        _put_back()


def said(error: BaseException) -> str:
    """Give an error in one line; its author's own words may fail as well."""
    try:
        told = str(error)
    except Exception:  # noqa: BLE001  # whatever somebody's `__str__` raises
        told = ""
    return f"{type(error).__name__}: {shortened(told) if told else 'without a word'}".rstrip(".")


def shortened(text: str) -> str:
    """Put a text of any length and shape into a sentence.

    >>> shortened("one   two")
    'one two'
    """
    line = " ".join(text.split())
    return line if len(line) <= MOST_WORDS else f"{line[:MOST_WORDS]}…"


def blamed(path: Path, error: BaseException) -> Place:
    """Give the line of a user's file at which an error arose."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return Place(shown(path), error.lineno or 1, error.offset or 1, 0, 0)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return Place(shown(path), frames[-1].lineno or 1 if frames else 1, 1, 0, 0)


def text_of(file: str) -> str:
    """Give the text of a file of code; what was typed at a prompt has none."""
    try:
        return Path(file).read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return ""
