"""An experiment document: the design matrix that one command runs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine import schema
from engine.library import Library, start_of
from engine.problem import Problem, has_errors, in_reading_order
from engine.source import Mapping, Place, Route, find


@dataclass(frozen=True)
class Experiment:
    """The values of an experiment file, names not yet looked up."""

    path: Path
    values: dict[str, Any]
    tree: Mapping | None
    problems: tuple[Problem, ...]

    def at(self, route: Route) -> Place:
        """Give the place of a value, or of the document."""
        node = find(self.tree, route) or self.tree
        return node.place if node else start_of(self.path)


def load(library: Library, path: Path) -> Experiment:
    """Read an experiment and check that what it names exists."""
    text = library.read(path)
    tree = text.tree if isinstance(text.tree, Mapping) else None
    problems = list(text.problems)
    if text.tree is not None:
        problems += schema.check(text.tree, "experiment")
    if tree is None or has_errors(problems):
        return Experiment(path, {}, tree, tuple(in_reading_order(problems)))
    read = Experiment(path, schema.data(tree, "experiment"), tree, ())
    for kind in ("map", "variant"):
        for position, name in enumerate(read.values[f"{kind}s"]):
            found = library.find(kind, name, beside=path)
            if found is None or library.read(found).source is None:
                place = read.at((f"{kind}s", position))
                problems.append(place.problem(f"{kind}-unknown", library.unknown(kind, name)))
    return Experiment(path, read.values, tree, tuple(in_reading_order(problems)))
