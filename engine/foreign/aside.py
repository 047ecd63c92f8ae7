"""What own code prints: it goes aside to stderr, since stdout belongs to results."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class _Aside(threading.local):
    """Whether this thread runs own code: another one may print a result meanwhile."""

    is_meant = False


_aside = _Aside()


@contextmanager
def words_aside() -> Iterator[None]:
    """Let what this thread prints go to stderr."""
    before, _aside.is_meant = _aside.is_meant, True
    try:
        yield
    finally:
        _aside.is_meant = before


def is_meant() -> bool:
    """Say whether what this thread prints belongs aside."""
    return _aside.is_meant
