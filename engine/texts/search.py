"""A search document: what may change, what is aimed at, and how many games it may take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.texts import schema
from engine.texts.experiment import MOST_GAMES_IN_ALL
from engine.texts.library import Library, is_foreign, start_of
from engine.texts.problem import Problem, has_errors, in_reading_order
from engine.texts.saying import say
from engine.texts.source import Mapping, Place, Route, find, short

# Each value of a range is tried once before the search begins, whether it can be played at all.
MOST_VALUES = 1_000


@dataclass(frozen=True)
class Search:
    """The values of a search file, names not yet looked up."""

    path: Path
    values: dict[str, Any]
    tree: Mapping | None
    problems: tuple[Problem, ...]

    def at(self, route: Route) -> Place:
        """Give the place of a value, or of the document."""
        node = find(self.tree, route) or self.tree
        return node.place if node else start_of(self.path)


def load(library: Library, path: Path) -> Search:
    """Read a search and check that what it names exists."""
    return library.once("search", path, lambda: _read(library, path))


def _read(library: Library, path: Path) -> Search:
    text = library.read(path)
    tree = text.tree if isinstance(text.tree, Mapping) else None
    problems = list(text.problems)
    if text.tree is not None:
        problems += schema.check(text.tree, "search")
    if tree is None or has_errors(problems):
        return Search(path, {}, tree, tuple(in_reading_order(problems)))
    read = Search(path, schema.data(tree, "search"), tree, ())
    problems += [*_unknown_names(library, read), *_nothing_free(read), *_wrong_ranges(read), *_too_much(read)]
    return Search(path, read.values, tree, tuple(in_reading_order(problems)))


def _unknown_names(library: Library, read: Search) -> Iterator[Problem]:
    for kind in ("variant", "map"):
        if kind not in read.values:
            continue
        name = read.values[kind]
        found = library.find(kind, name, beside=read.path)
        text = library.read(found) if found else None
        if text is None or text.source is None:
            yield read.at((kind,)).problem(f"{kind}-unknown", library.unknown(kind, name))
        elif is_foreign(text, kind, read.path):
            message = say("`{name}` is not a {kind}.", name=short(name), kind=kind)
            yield read.at((kind,)).problem(f"{kind}-unknown", message)


def _nothing_free(read: Search) -> Iterator[Problem]:
    if not read.values.get("free") and not read.values.get("hexes"):
        message = say("Nothing may change: name values under `free`, or `hexes`.")
        yield read.at(()).problem("nothing-free", message)
    if "hexes" in read.values and "map" not in read.values:
        yield read.at(("hexes",)).problem(
            "map-missing", say("Hexes may change only on a map: name it under `map`.")
        )


def _wrong_ranges(read: Search) -> Iterator[Problem]:
    for key, given in read.values.get("free", {}).items():
        place = read.at(("free", key))
        values = given["to"] - given["from"] + 1 if isinstance(given, dict) else len(given)
        if values < 1:
            message = say(
                "The range of `{key}` is empty: it goes from {low} to {high}.",
                key=short(key),
                low=given["from"],
                high=given["to"],
            )
            yield place.problem("range-empty", message)
        elif values > MOST_VALUES:
            message = say(
                "`{key}` has {count:,} values to choose from; {most:,} are the most.",
                key=short(key),
                count=values,
                most=MOST_VALUES,
            )
            yield place.problem("search-too-large", message)


def _too_much(read: Search) -> Iterator[Problem]:
    """Find more games than can be played."""
    trials, games = read.values["trials"], read.values["games"]
    if trials * games > MOST_GAMES_IN_ALL:
        message = say(
            "{trials:,} trials of {games:,} games are {total:,} games; {most:,} are the most.",
            trials=trials,
            games=games,
            total=trials * games,
            most=MOST_GAMES_IN_ALL,
        )
        yield read.at(("trials",)).problem("search-too-large", message)
