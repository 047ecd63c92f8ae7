"""A record's text read into values: strict JSON that fits its schema, with a place for every mistake."""

from __future__ import annotations

import json
import re
from typing import Any

from engine.texts import schema, source
from engine.texts.problem import Problem
from engine.texts.saying import Name, Said, say
from engine.texts.source import MAX_DEPTH, Mapping, Node, Place, Route, Source, find

# No value of a record is longer than a machine word, and reading longer ones costs the square of their length.
MAX_DIGITS = 20
_HALF_A_PAIR = re.compile(r"\\u[dD][89a-fA-F]")


class _NotPlainError(ValueError):
    """JSON that this program reads one way and another program perhaps otherwise."""

    def __init__(self, message: Said) -> None:
        super().__init__(message)
        self.message = message


def read(found: Source) -> tuple[dict[str, Any] | None, list[Problem]]:
    """Read a record that fits its schema, or give its problems with their places."""
    try:
        record = json.loads(
            found.text,
            object_pairs_hook=_without_repeats,
            parse_constant=_refuse_constant,
            parse_int=_bounded,
        )
    except json.JSONDecodeError as error:
        message = say("This is not JSON: {reason}.", reason=Name(error.msg))
        return None, [found.place(error.pos).problem("json-syntax", message)]
    except _NotPlainError as error:
        return None, _placed(found, None, error.message)
    except RecursionError:
        record = None
    if record is None or _is_deep(record):
        return None, _placed(found, None, say("Values are nested more than {most} deep.", most=MAX_DEPTH))
    half = _half_a_character(record, found)
    if half:
        return None, [half]
    if not schema.fits(record, schema.record_of(record)):
        problems = _placed(found, record, say("The record does not fit its schema."))
        return None, _of_an_unknown_game(found, record, problems) or problems
    checked: dict[str, Any] = record
    return checked, []


def _of_an_unknown_game(found: Source, record: Any, problems: list[Problem]) -> list[Problem]:
    """Give what is said about the game alone where nobody knows it: another game's schema would only mislead."""
    if not isinstance(record, dict) or "game" not in record or record["game"] in schema.games():
        return []
    place = place_of(found, ("game",))
    return [problem for problem in problems if (problem.line, problem.column) == (place.line, place.column)]


def place_of(found: Source, route: Route) -> Place:
    """Give the place of a value of a record, or of the nearest one that holds it."""
    tree, _ = source.parse(found)
    for length in range(len(route), -1, -1):
        node = find(tree, route[:length])
        if node is not None:
            return node.place
    return found.place(0)


def _placed(found: Source, record: Any, otherwise: Said) -> list[Problem]:
    """Read JSON as the YAML it also is, for the places of its mistakes."""
    tree, problems = source.parse(found)
    if record is None:
        problems += schema.check(tree, schema.record_of(source.plain(tree))) if tree else []
        return problems or [found.place(0).problem("wrong-value", otherwise)]
    # What the YAML reader alone objects to (one character written as two escapes) is none of the record's faults.
    root: Node = tree or Mapping(found.place(0))
    return schema.check(root, schema.record_of(record), values=record) or [
        found.place(0).problem("wrong-value", otherwise)
    ]


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise _NotPlainError(say("A key stands twice."))
    return values


def _refuse_constant(word: str) -> Any:
    raise _NotPlainError(say("{word} is no number that JSON knows.", word=word))


def _bounded(digits: str) -> int | float:
    return int(digits) if len(digits) <= MAX_DIGITS else float("inf")


def _is_deep(value: Any) -> bool:
    layer = [value]
    for _ in range(MAX_DEPTH):
        layer = [
            inner
            for part in layer
            if isinstance(part, dict | list)
            for inner in (part.values() if isinstance(part, dict) else part)
        ]
        if not layer:
            return False
    return True


def _half_a_character(record: Any, found: Source) -> Problem | None:
    """Find an escape that is one half of a pair without the other: no text that could be written anywhere."""
    try:
        json.dumps(record, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        escape = _HALF_A_PAIR.search(found.text)
        place = found.place(escape.start() if escape else 0)
        return place.problem("encoding", say("A text holds half of a character, which cannot be written."))
    return None
