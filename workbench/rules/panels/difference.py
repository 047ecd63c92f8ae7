"""What a variant says differently from another, value by value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.texts.variant import Variant, dotted_keys
from workbench.rules.spelling import spelled
from workbench.rules.variant_text import HEAD, VariantText, at


@dataclass(frozen=True, slots=True)
class ValueDifference:
    """A value that differs: its dotted key, both sides, and how ours stands."""

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
        return spelled(self.route, self.other)

    @property
    def mine_said(self) -> str:
        """Our value as people read it."""
        return spelled(self.route, self.mine)


def value_differences(variant_text: VariantText, other: Variant) -> list[ValueDifference]:
    """Give the values in which a variant_text differs from another variant, in the order of the variant_text."""
    mine, theirs = _values(variant_text.values), _values(other.values)
    keys = dict.fromkeys([*dotted_keys(mine), *dotted_keys(theirs)])
    found = []
    for key in keys:
        route = tuple(key.split("."))
        here, there = at(mine, route), at(theirs, route)
        if here != there and not (isinstance(here, dict) and isinstance(there, dict)):
            # A value taken away stands where its removal is said: `null` for the whole token.
            mark = variant_text.standing(route).mark
            if here is None and not mark and variant_text.says(route[:2]):
                mark = "own"
            found.append(ValueDifference(key, there, here, mark))
    return _with_whole_tokens(found, mine, theirs)


def _with_whole_tokens(
    found: list[ValueDifference], mine: dict[str, Any], theirs: dict[str, Any]
) -> list[ValueDifference]:
    """Name a token that only one of the two has once, instead of each of its values."""
    kept: dict[str, ValueDifference] = {}
    for each in found:
        steps = each.route
        route = steps[:2]
        if steps[0] == "tokens" and (at(mine, route) is None or at(theirs, route) is None):
            key = ".".join(route)
            kept.setdefault(key, ValueDifference(key, at(theirs, route), at(mine, route), each.mark))
        else:
            kept[each.key] = each
    return list(kept.values())


def _values(values: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in values.items() if key not in HEAD}


def as_table(differences: list[ValueDifference], other: str, mine: str) -> str:
    """Write differences as a Markdown table, for a message or an issue.

    >>> print(as_table([ValueDifference("hand.size", 5, 6, "own")], "2016", "quick"))
    | Value | 2016 | quick |
    |---|---|---|
    | hand.size | 5 | 6 |
    """
    lines = [f"| Value | {other} | {mine} |", "|---|---|---|"]
    lines += [f"| {each.key} | {each.other_said} | {each.mine_said} |" for each in differences]
    return "\n".join(lines)
