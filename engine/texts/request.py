"""A document that asks for games to be played, an experiment or a search: read, checked, its names looked up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.texts import schema
from engine.texts.library import Library, is_foreign, start_of
from engine.texts.problem import Problem, at_most, has_errors, in_reading_order
from engine.texts.saying import say
from engine.texts.source import Mapping, Place, Route, find, short


@dataclass(frozen=True)
class Request:
    """The values of such a file, names not yet looked up."""

    path: Path
    values: dict[str, Any]
    tree: Mapping | None
    problems: tuple[Problem, ...]

    def at(self, route: Route) -> Place:
        """Give the place of a value, or of the document."""
        node = find(self.tree, route) or self.tree
        return node.place if node else start_of(self.path)


Asked = TypeVar("Asked", bound=Request)


def read(
    made: type[Asked],
    library: Library,
    path: Path,
    kind: str,
    checked_as: Callable[[Mapping | None], str],
    looks: Callable[[Asked], Iterable[Problem]],
) -> Asked:
    """Read a document of a kind; what `looks` finds is asked only of one that its schema accepts.

    `checked_as` names the schema by the document's tree: that of an experiment depends on the game it is about.
    """
    text = library.read(path)
    tree = text.tree if isinstance(text.tree, Mapping) else None
    problems = list(text.problems)
    if text.tree is not None:
        problems += schema.check(text.tree, checked_as(tree))
    if tree is None or has_errors(problems):
        return made(path, {}, tree, tuple(in_reading_order(problems)))
    found = made(path, schema.data(tree, kind), tree, ())
    problems += at_most(looks(found))
    return made(path, found.values, tree, tuple(in_reading_order(problems)))


def unknown_name(library: Library, asked: Request, kind: str, name: str, route: Route) -> Iterator[Problem]:
    """Find a map or a variant that is not there, or a file that is neither."""
    found = library.find(kind, name, beside=asked.path)
    text = library.read(found) if found else None
    if text is None or text.source is None:
        yield asked.at(route).problem(f"{kind}-unknown", library.unknown(kind, name))
    elif is_foreign(text, kind, asked.path):
        yield asked.at(route).problem(
            f"{kind}-unknown", say("`{name}` is not a {kind}.", name=short(name), kind=kind)
        )
