"""Texts of strangers on a terminal: whatever it would obey or hide is shown by its escapes."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import TextIO

from engine.foreign import aside

# Control characters, marks that turn the direction of writing, and signs nobody sees: in the words of a document or in
# a file's name they could rewrite what the terminal shows. A line break and a tab stay, and joiners, which emoji need.
UNSEEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ufffe\uffff\ue000-\uf8ff\ud800-\udfff\U000e0000-\U000e0fff]|\r(?!\n)"
)


def visible(text: str) -> str:
    r"""Show by their escapes the characters that a terminal would obey or hide.

    >>> print(visible("a\x1b[2Jb \u202eSTAB"))
    a\x1b[2Jb \u202eSTAB
    """
    return UNSEEN.sub(lambda found: found.group().encode("unicode_escape").decode(), text)


def one_line(text: str) -> str:
    """Show a text that belongs on one line, whatever a document or a file's name puts into it."""
    return visible(text).replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t")


class Visible(io.TextIOBase):
    """Stands before a stream and shows what would be obeyed or hidden: all output of the command line goes through."""

    def __init__(self, stream: TextIO, beside: TextIO | None = None) -> None:
        self.stream = stream
        self._beside = beside or stream

    @property
    def encoding(self) -> str:  # type: ignore[override]  # the base class has a plain attribute
        """The encoding of the stream."""
        return self.stream.encoding or "utf-8"

    @property
    def errors(self) -> str | None:  # type: ignore[override]  # the base class has a plain attribute
        """What the stream does with letters that it lacks."""
        return self.stream.errors

    def write(self, text: str) -> int:
        """Write a text, its hidden characters made visible; what own code prints goes aside."""
        stream = self._beside if aside.is_meant() else self.stream
        return stream.write(visible(text))

    def flush(self) -> None:
        """Write out what is waiting."""
        self.stream.flush()

    def isatty(self) -> bool:
        """Say whether somebody sits before it."""
        return self.stream.isatty()

    def fileno(self) -> int:
        """Give the stream's number, which line editing asks for."""
        return self.stream.fileno()

    def writable(self) -> bool:
        """Say that it can be written to."""
        return True


@contextmanager
def visible_output() -> Iterator[None]:
    """Let everything that is printed meanwhile go through `Visible`."""
    with redirect_stdout(Visible(sys.stdout, beside=sys.stderr)), redirect_stderr(Visible(sys.stderr)):
        yield


def beneath(stream: TextIO) -> TextIO:
    """Give the stream behind `Visible`, for colours and bars of the program's own."""
    return stream.stream if isinstance(stream, Visible) else stream
