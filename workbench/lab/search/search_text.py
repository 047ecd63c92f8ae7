"""A search's text as its form sees it, and the text that a new one starts with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from workbench.lab.setup.form_text import FormText

Range = dict[str, int] | list[Any]
"""The values that may be tried: from one whole number to another, or each of a list."""


@dataclass(frozen=True)
class SearchText(FormText):
    """One state of the text."""

    KIND = "search"

    @property
    def free(self) -> dict[str, Range]:
        """What may change, by dotted key, as far as it can be read while somebody types."""
        found = self.get("free", {})
        return {str(key): each for key, each in found.items() if isinstance(each, list) or _is_range(each)}

    @property
    def hexes(self) -> list[tuple[int, int]]:
        """The hexes that may trade places."""
        stated = self.get("hexes", {}).get("at")
        pairs = stated if isinstance(stated, list) else []
        return [
            (each[0], each[1])
            for each in pairs
            if isinstance(each, list) and len(each) == 2 and all(isinstance(part, int) for part in each)
        ]

    @property
    def symmetry(self) -> str:
        """What the hexes keep."""
        return str(self.get("hexes", {}).get("symmetry", "off"))

    def listed(self, key: str) -> list[dict[str, Any]]:
        """Give the objectives or the constraints, as far as they name a measure."""
        return [
            dict(each)
            for each in self.get(key, [])
            if isinstance(each, dict) and isinstance(each.get("measure"), str)
        ]


def _is_range(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(value.get(end), int) for end in ("from", "to"))


def tried(values: list[Any]) -> Range:
    """Give values as a search says them: whole numbers as a range.

    >>> tried([4, 5, 6]), tried(["chosen", "random"])
    ({'from': 4, 'to': 6}, ['chosen', 'random'])
    """
    numbers = [each for each in values if isinstance(each, int) and not isinstance(each, bool)]
    return {"from": min(numbers), "to": max(numbers)} if numbers and len(numbers) == len(values) else values
