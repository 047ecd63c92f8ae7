"""The schema's titles and units in the interface's language; its descriptions stay as they are written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.texts import schema
from engine.texts.source import Route

CONTEXT = "schema"
# The schema of the variants that the form shows.
KIND = f"variant/{schema.games()[0]}"
# What stands on the form: titles of values, groups and choices, and what numbers are counted in.
WORDS = ("title", "unit", "group")


def said(word: str) -> str:
    """Give a title or a unit in the interface's language."""
    return QCoreApplication.translate(CONTEXT, word)


def properties(route: Route) -> dict[str, Any]:
    """Give the schema of a variant's value at a route, its titles and units in the interface's language."""
    found: dict[str, Any] = _translated(schema.properties(KIND, route))
    return found


def _translated(part: Any) -> Any:
    if isinstance(part, list):
        return [_translated(each) for each in part]
    if not isinstance(part, dict):
        return part
    made = {key: _translated(value) for key, value in part.items()}
    for key in WORDS:
        if isinstance(part.get(key), str):
            made[key] = said(part[key])
    if isinstance(part.get("enumTitles"), dict):
        made["enumTitles"] = {word: said(title) for word, title in part["enumTitles"].items()}
    return made


def every_word() -> list[str]:
    """Give all words of the schema that the form shows, for those who translate them.

    >>> {"Hand size", "At random", "tokens", "End of game"} <= set(every_word())
    True
    """
    return sorted(set(_words(schema.schema(KIND))))


def _words(part: Any) -> Iterator[str]:
    if isinstance(part, list):
        for each in part:
            yield from _words(each)
    elif isinstance(part, dict):
        yield from (part[key] for key in WORDS if isinstance(part.get(key), str))
        titles = part.get("enumTitles")
        yield from titles.values() if isinstance(titles, dict) else ()
        for value in part.values():
            yield from _words(value)
