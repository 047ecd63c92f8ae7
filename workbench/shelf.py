"""The shipped documents, by name and title."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from engine.texts import shipped

_TITLE = re.compile(r"^title:\s*(\S.*?)\s*(?: #.*)?$", re.MULTILINE)


def title_in(text: str) -> str:
    r"""Give the title that a document's text states in a line of its own, nothing where it states none.

    >>> title_in("schema: daimyo/map/1\ntitle: 'Two bays'  # for now\n")
    'Two bays'
    """
    found = _TITLE.search(text)
    return found.group(1).strip("\"'") if found else ""


@dataclass(frozen=True, slots=True)
class Shelved:
    """A shipped document."""

    kind: str
    name: str
    title: str
    path: Path


def shelved(kind: str, game: str | None = None) -> tuple[Shelved, ...]:
    """Give the shipped documents of a kind, variants of all games or of one; titles are found without parsing."""
    return tuple(
        Shelved(kind, name, _title(path) or name, path) for name, path in shipped.files(kind, game).items()
    )


@cache
def _title(path: Path) -> str:
    try:
        return title_in(path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return ""
