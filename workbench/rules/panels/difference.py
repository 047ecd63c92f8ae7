"""What a variant says differently from another, value by value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.texts.variant import Variant
from workbench.rules.differing import differing
from workbench.rules.spelling import spelled
from workbench.rules.variant_text import VariantText, at, dotted


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
    mine, theirs, kind = variant_text.values, other.values, variant_text.kind
    return [
        ValueDifference(
            kind,
            dotted(route),
            at(theirs, route),
            at(mine, route),
            variant_text.standing(variant_text.said_at(route)).mark,
        )
        for route in differing(mine, theirs, kind)
    ]


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
