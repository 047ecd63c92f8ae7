"""A search document: what may change, what is aimed at, and how many games it may take."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.texts.experiment import MAX_CHECKED, MOST_GAMES_IN_ALL, variant_kind, wrong_change
from engine.texts.library import Library
from engine.texts.problem import Problem
from engine.texts.request import Request, read, unknown_name
from engine.texts.saying import say
from engine.texts.source import Mapping, Sequence, find, short

# Each value of a range is tried once before the search begins, whether it can be played at all.
MOST_VALUES = 1_000


@dataclass(frozen=True)
class Search(Request):
    """The values of a search file, names not yet looked up."""


def load(library: Library, path: Path) -> Search:
    """Read a search and check that what it names exists."""
    return library.once("search", path, lambda: _read(library, path))


def _read(library: Library, path: Path) -> Search:
    def looks(asked: Search) -> Iterator[Problem]:
        for kind in ("variant", "map"):
            if kind in asked.values:
                yield from unknown_name(library, asked, kind, asked.values[kind], (kind,))
        yield from _nothing_free(asked)
        yield from _wrong_values(library, asked)
        yield from _wrong_ranges(asked)
        yield from _too_much(asked)

    return read(Search, library, path, "search", lambda tree: "search", looks)


def _nothing_free(asked: Search) -> Iterator[Problem]:
    if not asked.values.get("free") and not asked.values.get("hexes"):
        message = say("Nothing may change: name values under `free`, or `hexes`.")
        yield asked.at(()).problem("nothing-free", message)
    if "hexes" in asked.values and "map" not in asked.values:
        yield asked.at(("hexes",)).problem(
            "map-missing", say("Hexes may change only on a map: name it under `map`.")
        )


def _wrong_values(library: Library, asked: Search) -> Iterator[Problem]:
    """Find values that no variant of the game has, and words that they cannot be.

    Of a range only the key is asked about: where it reaches too far it is cut.
    """
    named, free = find(asked.tree, ("variant",)), find(asked.tree, ("free",))
    kind = variant_kind(library, asked.path, [named] if named else [])
    for entry in free.entries.values() if isinstance(free, Mapping) else ():
        if isinstance(entry.value, Sequence):
            for item in entry.value.items[:MAX_CHECKED]:
                yield from wrong_change(entry.key, item, kind)
        elif isinstance(entry.value, Mapping):
            least = entry.value.entries["from"].value
            yield from (each for each in wrong_change(entry.key, least, kind) if each.code == "unknown-key")


def _wrong_ranges(asked: Search) -> Iterator[Problem]:
    for key, given in asked.values.get("free", {}).items():
        place = asked.at(("free", key))
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


def _too_much(asked: Search) -> Iterator[Problem]:
    """Find more games than can be played."""
    trials, games = asked.values["trials"], asked.values["games"]
    if trials * games > MOST_GAMES_IN_ALL:
        message = say(
            "{trials:,} trials of {games:,} games are {total:,} games; {most:,} are the most.",
            trials=trials,
            games=games,
            total=trials * games,
            most=MOST_GAMES_IN_ALL,
        )
        yield asked.at(("trials",)).problem("search-too-large", message)
