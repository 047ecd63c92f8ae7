"""An experiment document: the design matrix that one command runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from engine.texts import schema
from engine.texts import variant as variants
from engine.texts.library import Library
from engine.texts.problem import Problem, Severity
from engine.texts.request import Request, read, unknown_name
from engine.texts.saying import say
from engine.texts.source import Entry, Mapping, Node, Route, Scalar, Sequence, find

# Each value of `vary` is checked as a variant of its own.
MAX_CHECKED = 1_000
# A run notes every space of every cell; more cells than this would be a file that nobody can open.
MOST_CELLS = 2_000
# The results of a command's games are in memory at once, some eighty bytes each.
MOST_GAMES = 10_000_000
MOST_GAMES_IN_ALL = 100_000_000


@dataclass(frozen=True)
class Experiment(Request):
    """The values of an experiment file, names not yet looked up."""


def load(library: Library, path: Path) -> Experiment:
    """Read an experiment and check that what it names exists."""
    return library.once("experiment", path, lambda: _read(library, path))


def _read(library: Library, path: Path) -> Experiment:
    def checked_as(tree: Mapping | None) -> str:
        return variant_kind(library, path, _variants(tree)).replace("variant", "experiment", 1)

    def looks(asked: Experiment) -> Iterator[Problem]:
        yield from _unknown_names(library, asked)
        yield from _idle_lineups(asked)
        yield from _large_seed(asked)
        if asked.tree is not None:
            yield from _wrong_changes(asked.tree, variant_kind(library, path, _variants(asked.tree)))
        yield from _too_much(asked)

    return read(Experiment, library, path, "experiment", checked_as, looks)


def _unknown_names(library: Library, asked: Experiment) -> Iterator[Problem]:
    """Find maps and variants that are not there, and files elsewhere that are neither."""
    for kind in ("map", "variant"):
        for position, name in enumerate(asked.values.get(f"{kind}s", ())):
            yield from unknown_name(library, asked, kind, name, (f"{kind}s", position))


def _idle_lineups(asked: Experiment) -> Iterator[Problem]:
    """Find line-ups that no player count uses, since a list is used with as many players as it has agents."""
    counts = asked.values["players"]
    for position, lineup in enumerate(asked.values["lineups"]):
        if isinstance(lineup, list) and len(lineup) not in counts:
            size = len(lineup)
            message = say(
                "No game uses this line-up of {size} {size:agent|agents}: `players` does not ask for {size}.",
                size=size,
            )
            yield asked.at(("lineups", position)).problem("lineup-unused", message, Severity.WARNING)


def cells_in(values: dict[str, Any]) -> int:
    """Count the cells of an experiment without laying them out."""
    seats = values["players"]
    lineups = sum(
        len(seats) if isinstance(lineup, str) else seats.count(len(lineup)) for lineup in values["lineups"]
    )
    varied = prod(len(each) for each in values.get("vary", {}).values())
    return max(len(values.get("maps", ())), 1) * len(values["variants"]) * varied * lineups


def _too_much(asked: Experiment) -> Iterator[Problem]:
    """Find more cells or games than can be played and kept."""
    cells, games = cells_in(asked.values), asked.values["games"]
    route: Route = ("games",)
    if games > MOST_GAMES:
        message = say(
            "`games` is {games:,}; {most:,} games a cell are the most.", games=games, most=MOST_GAMES
        )
    elif cells > MOST_CELLS:
        route = ("vary",) if "vary" in asked.values else ()
        message = say(
            "This experiment has {cells:,} cells; {most:,} are the most. Vary fewer values at a time.",
            cells=cells,
            most=MOST_CELLS,
        )
    elif cells * games > MOST_GAMES_IN_ALL:
        message = say(
            "{cells:,} cells of {games:,} games are {total:,} games; {most:,} are the most.",
            cells=cells,
            games=games,
            total=cells * games,
            most=MOST_GAMES_IN_ALL,
        )
    else:
        return
    yield asked.at(route).problem("experiment-too-large", message)


def _large_seed(asked: Experiment) -> Iterator[Problem]:
    """Find a seed that is no machine word."""
    if asked.values["seed"] >= 1 << 64:
        message = say("`seed` must be below {limit}, which is 2 to the power of 64.", limit=1 << 64)
        yield asked.at(("seed",)).problem("out-of-range", message)


def _variants(tree: Mapping | None) -> Iterable[Node]:
    named = find(tree, ("variants",))
    return named.items if isinstance(named, Sequence) else ()


def variant_kind(library: Library, path: Path, named: Iterable[Node]) -> str:
    """Give the kind of the first variant that can be read: an experiment changes variants of one game."""
    for item in named:
        found = library.find("variant", item.text, beside=path) if isinstance(item, Scalar) else None
        variant = variants.load(library, found) if found else None
        if variant is not None and variant.tree is not None:
            stated = variant.values.get("game")
            return f"variant/{stated}" if stated in schema.games() else schema.variant_of(variant.tree)
    return schema.variant_of()


def _wrong_changes(tree: Mapping, kind: str) -> Iterator[Problem]:
    """Check the values under `set` and `vary` as the parts of a variant that they are."""
    fixed, varied = tree.get("set"), tree.get("vary")
    for entry in fixed.entries.values() if isinstance(fixed, Mapping) else ():
        yield from wrong_change(entry.key, entry.value, kind)
    for entry in varied.entries.values() if isinstance(varied, Mapping) else ():
        for item in entry.value.items[:MAX_CHECKED] if isinstance(entry.value, Sequence) else ():
            yield from wrong_change(entry.key, item, kind)


def wrong_change(dotted: Scalar, value: Node, kind: str) -> Iterator[Problem]:
    """Check one change by writing it as a variant, its keys at their places in the dotted key."""
    steps = dotted.text.split(".")
    if tuple(steps[:-1]) in schema.removable(kind) and isinstance(value, Scalar) and value.value is None:
        return  # removes an entry
    start = dotted.place.start + (0 if dotted.is_plain else 1)
    tree = value
    end = start + len(dotted.text)
    for step in reversed(steps):
        place = dotted.place._replace(
            column=dotted.place.column + end - len(step) - dotted.place.start, start=end - len(step), end=end
        )
        tree = Mapping(place, {step: Entry(Scalar(place, step, step), tree)})
        end -= len(step) + 1
    for problem in schema.check(tree, kind, partial=True):
        if problem.code != "missing-key":
            yield problem
