"""Somebody's own code, called so that whatever it does ends in a sentence with the line of its file."""

from __future__ import annotations

import traceback
from pathlib import Path

from engine.texts.library import shown
from engine.texts.source import Place

MOST_WORDS = 200


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
