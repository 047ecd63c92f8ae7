"""The schema's titles, units and descriptions in the interface's language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts import schema, shipped

CONTEXT = "schema"
# What stands on the form: titles of values, groups and choices, what numbers are counted in and entries are called, and
# what each means.
WORDS = ("title", "unit", "group", "removable", "description")
# The same for each word that a value may be.
BY_WORD = ("enumTitles", "enumDescriptions")
MEANINGS = ("description", "enumDescriptions")


def said(word: str) -> str:
    """Give a title, a unit or a description in the interface's language."""
    return QCoreApplication.translate(CONTEXT, word)


def translated(part: Any) -> Any:
    """Give a part of a schema with its titles, units and descriptions in the interface's language."""
    if isinstance(part, list):
        return [translated(each) for each in part]
    if not isinstance(part, dict):
        return part
    made = {key: translated(value) for key, value in part.items()}
    for key in WORDS:
        if isinstance(part.get(key), str):
            made[key] = said(part[key])
    for key in BY_WORD:
        if isinstance(part.get(key), dict):
            made[key] = {word: said(text) for word, text in part[key].items()}
    return made


def every_word() -> list[str]:
    """Give all words of all games' schemas that the form shows, for those who translate them.

    >>> {"Hand size", "At random", "tokens", "End of game"} <= set(every_word())
    True
    """
    return sorted(_every_word(shipped.folders()))


def is_english(word: str) -> bool:
    """Say whether a word is a schema's own, so not translated."""
    return word in _every_word(shipped.folders())


@cache
def _every_word(folders: tuple[Path, ...]) -> frozenset[str]:
    # Of other documents only what values mean is shown, beside completions.
    return frozenset(
        [
            *(word for game in schema.games() for word in _words(schema.schema(f"variant/{game}"))),
            *(
                word
                for kind in ("map", "experiment", "search")
                for word in _words(schema.schema(kind), MEANINGS)
            ),
        ]
    )


def _words(part: Any, keys: tuple[str, ...] = (*WORDS, *BY_WORD)) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _words(each, keys)
    elif isinstance(part, dict):
        yield from (part[key] for key in WORDS if key in keys and isinstance(part.get(key), str))
        for key in BY_WORD:
            texts = part.get(key) if key in keys else None
            yield from texts.values() if isinstance(texts, dict) else ()
        for value in part.values():
            yield from _words(value, keys)
