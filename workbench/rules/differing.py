"""Which values of two variants differ: counted in the tree, listed beside the form, both by this."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.texts.source import Route
from engine.texts.variant import dotted_keys
from workbench.rules.schema_value import SchemaValue
from workbench.rules.variant_text import HEAD, at


def differing(mine: Mapping[str, Any], theirs: Mapping[str, Any], kind: str) -> list[Route]:
    """Give the ways to the values in which two variants of a game differ, in the order of the first."""
    ours, others = _values(mine), _values(theirs)
    found: dict[Route, None] = {}
    for key in dict.fromkeys([*dotted_keys(ours), *dotted_keys(others)]):
        route: Route = tuple(key.split("."))
        if at(ours, route) == at(others, route):
            continue
        entry = SchemaValue(kind, route).entry
        # An entry that only one of the two has is named once, instead of each of its values.
        if entry is not None and (at(ours, entry.route) is None or at(others, entry.route) is None):
            route = entry.route
        here, there = at(ours, route), at(others, route)
        if here != there and not (isinstance(here, dict) and isinstance(there, dict)):
            found[route] = None
    return list(found)


def _values(values: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key not in HEAD}
