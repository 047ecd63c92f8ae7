"""What a variant says differently from another, value by value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.texts.source import Route
from engine.texts.variant import Variant, dotted_keys
from workbench.rules.schema_value import SchemaValue
from workbench.rules.spelling import spelled
from workbench.rules.variant_text import HEAD, VariantText, at, dotted


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """A value that differs: its dotted key, both sides, and how ours stands."""

    kind: str
    key: str
    other: Any
    mine: Any
    mark: str

    @property
    def route(self) -> tuple[str, ...]:
        """The way to the value."""
        return tuple(self.key.split("."))

    @property
    def other_said(self) -> str:
        """The other variant's value as people read it."""
        return spelled(self.route, self.other, self.kind)

    @property
    def mine_said(self) -> str:
        """Our value as people read it."""
        return spelled(self.route, self.mine, self.kind)


def value_differences(variant_text: VariantText, other: Variant) -> list[ValueDifference]:
    """Give the values in which a variant's text differs from another variant, in the order of the variant's text."""
    mine, theirs, kind = _values(variant_text.values), _values(other.values), variant_text.kind
    keys = dict.fromkeys([*dotted_keys(mine), *dotted_keys(theirs)])
    found: dict[Route, ValueDifference] = {}
    for key in keys:
        route: Route = tuple(key.split("."))
        entry = SchemaValue(kind, route).entry
        # An entry that only one of the two has is named once, instead of each of its values.
        if entry is not None and (at(mine, entry.route) is None or at(theirs, entry.route) is None):
            route = entry.route
        here, there = at(mine, route), at(theirs, route)
        is_both = isinstance(here, dict) and isinstance(there, dict)
        if here != there and not is_both and route not in found:
            mark = variant_text.standing(variant_text.said_at(route)).mark
            found[route] = ValueDifference(kind, dotted(route), there, here, mark)
    return list(found.values())


def _values(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key not in HEAD}


def as_table(differences: list[ValueDifference], other: str, mine: str) -> str:
    """Write differences as a Markdown table, for a message or an issue.

    >>> from engine.games import usual
    >>> kind = f"variant/{usual().name}"
    >>> print(as_table([ValueDifference(kind, "hand.size", 5, 6, "own")], "2016", "quick"))
    | Value | 2016 | quick |
    |---|---|---|
    | hand.size | 5 | 6 |
    """
    lines = [f"| Value | {other} | {mine} |", "|---|---|---|"]
    lines += [f"| {each.key} | {each.other_said} | {each.mine_said} |" for each in differences]
    return "\n".join(lines)
