"""Changed values of a variant as a report calls them: by the titles of the schema, in the report's own language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.texts import schema
from engine.texts.edit import written
from engine.texts.source import Route


def title(game: str, key: str) -> str:
    """Give what a value is called; one that lies deep in a mapping is told by the keys on the way, too.

    >>> title("samurai", "end.tie_threshold"), title("samurai", "tokens.buddha.strengths")
    ('Tie limit', 'Tokens buddha: Strengths')
    """
    *way, last = key.split(".")
    if entry := schema.removable(f"variant/{game}").get(tuple(way)):
        return f"{entry.capitalize()} {last}"
    own = _part(game, (*way, last)).get("title", last)
    if len(way) < 2:
        return str(own)
    return f"{_part(game, (way[0],)).get('title', way[0])} {'.'.join(way[1:])}: {own}"


def word(game: str, key: str, value: Any) -> str:
    """Write a value as people read it; what the schema has no word for stays as the file says it.

    >>> word("samurai", "end.tie_threshold", "none"), word("samurai", "end.tie_threshold", 3)
    ('No limit', '3')
    >>> word("samurai", "figures.duplicates", True), word("samurai", "scoring.stages", ["majorities", "all-figures"])
    ('yes', 'Most majorities, Most figures in all')
    """
    return _word(game, tuple(key.split(".")), value)


def _word(game: str, route: Route, value: Any) -> str:
    if value is None:
        return "left out"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(_word(game, (*route, number), each) for number, each in enumerate(value))
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_word(game, (*route, key), each)}" for key, each in value.items())
    titles = _part(game, route).get("enumTitles", {})
    return str(titles.get(value, value)) if isinstance(value, str) else written(value)


def told(game: str, changes: Mapping[str, Any]) -> list[str]:
    """Say what was changed.

    >>> told("samurai", {"hand.first": "random", "tokens.buddha": None})
    ['First hand: Dealt', 'Token buddha: left out']
    """
    return [f"{title(game, key)}: {word(game, key, value)}" for key, value in changes.items()]


def _part(game: str, route: Route) -> Mapping[str, Any]:
    return schema.properties(f"variant/{game}", route)
