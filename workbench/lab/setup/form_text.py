"""A document's text as a form sees it: its values, and the edits that change them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Self

from engine.texts import edit, schema, source
from engine.texts.library import shown
from engine.texts.problem import Edit
from engine.texts.source import Mapping, Route, Source, find


@dataclass(frozen=True)
class FormText:
    """One state of the text; a subclass says of which kind of document."""

    KIND: ClassVar[str]

    source: Source
    root: Mapping

    @classmethod
    def read(cls, path: Path, text: str) -> Self | None:
        """Read a text, or give nothing where it is no mapping of keys and values."""
        made = Source(shown(path), text)
        root, _ = source.parse(made)
        return cls(made, root) if isinstance(root, Mapping) else None

    @classmethod
    def order(cls) -> tuple[str, ...]:
        """Give the keys of such documents as the schema has them."""
        return tuple(schema.schema(cls.KIND)["properties"])

    @cached_property
    def values(self) -> dict[str, Any]:
        """All values as far as they are said."""
        found: dict[str, Any] = schema.data(self.root, self.KIND)
        return found

    def get(self, key: str, default: Any) -> Any:
        """Give a value, or what stands for it where it is missing or of another type."""
        value = self.values.get(key, default)
        return value if isinstance(value, type(default)) else default

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
        order = self.order()
        if len(route) != 1 or route[0] not in order:
            return None
        later = order[order.index(str(route[0])) + 1 :]
        return next((key for key in later if key in self.root.entries), None)
