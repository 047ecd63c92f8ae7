"""An experiment's text as the form sees it: its values, and the edits that change them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.texts import edit, schema, source
from engine.texts.library import shown
from engine.texts.problem import Edit
from engine.texts.source import Mapping, Route, Source, find

ORDER = tuple(schema.schema("experiment")["properties"])


@dataclass(frozen=True)
class ExperimentText:
    """One state of the text."""

    source: Source
    root: Mapping

    @cached_property
    def values(self) -> dict[str, Any]:
        """All values as far as they are said."""
        found: dict[str, Any] = schema.data(self.root, "experiment")
        return found

    def get(self, key: str, default: Any) -> Any:
        """Give a value, or what stands for it where it is missing or of another type."""
        value = self.values.get(key, default)
        return value if isinstance(value, type(default)) else default

    @property
    def names(self) -> dict[str, list[str]]:
        """The maps and the variants that are named."""
        return {key: [str(name) for name in self.get(key, [])] for key in ("maps", "variants")}

    @property
    def players(self) -> list[int]:
        """The player counts."""
        return [count for count in self.get("players", []) if isinstance(count, int)]

    @property
    def lineups(self) -> list[str | list[str]]:
        """The line-ups: a name for all seats, or a name for each."""
        return [
            each if isinstance(each, str) else [str(name) for name in each]
            for each in self.get("lineups", [])
            if isinstance(each, str | list)
        ]

    def says(self, route: Route) -> bool:
        """Say whether something stands at a route."""
        return find(self.root, route) is not None

    def setting(self, route: Route, value: Any) -> list[Edit]:
        """Give the edits that write a value, in the schema's order where its key is new."""
        return edit.set_value(self.source, self.root, route, value, before=self._following(route))

    def removing(self, route: Route) -> list[Edit]:
        """Give the edits that take a value out."""
        return edit.remove(self.source, self.root, route)

    def _following(self, route: Route) -> str | None:
        if len(route) != 1 or route[0] not in ORDER:
            return None
        later = ORDER[ORDER.index(str(route[0])) + 1 :]
        return next((key for key in later if key in self.root.entries), None)


def read(path: Path, text: str) -> ExperimentText | None:
    """Read a text, or give nothing where it is no mapping of keys and values."""
    made = Source(shown(path), text)
    root, _ = source.parse(made)
    return ExperimentText(made, root) if isinstance(root, Mapping) else None


def written_down(values: dict[str, Any]) -> str:
    """Write the values of an experiment as a text, a line for each key in the schema's order.

    >>> print(written_down({"games": 10, "schema": "daimyo/experiment/1", "variants": ["2016"]}), end="")
    schema: daimyo/experiment/1
    variants: ["2016"]
    games: 10
    """
    known = [key for key in ORDER if key in values]
    return "".join(f"{key}: {edit.written(values[key])}\n" for key in known)
