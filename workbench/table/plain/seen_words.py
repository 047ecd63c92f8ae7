"""What a seat sees, as rows of a name and a text: whatever a view holds, laid out to be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QObject

from workbench.table.naming import capital

INDENT = "    "


class SeenWords(QObject):
    """Puts the plain values of a view into words."""

    def rows(self, seen: Mapping[str, Any]) -> list[tuple[str, str]]:
        """Give a row for each value; what lies inside another value is indented below it."""
        return list(self._rows(seen, 0))

    def _rows(self, seen: Mapping[str, Any], depth: int) -> Iterator[tuple[str, str]]:
        for key, value in seen.items():
            name = INDENT * depth + capital(str(key).replace("_", " ").replace("-", " "))
            if isinstance(value, Mapping) and value:
                yield name, ""
                yield from self._rows(value, depth + 1)
            else:
                yield name, self.said(value)

    def said(self, value: object) -> str:
        """Put a value into words: a list side by side, and one below the other where its parts are lists themselves."""
        if value is None or value in ("", [], (), {}):
            return "–"
        if isinstance(value, bool):
            return self.tr("yes") if value else self.tr("no")
        if isinstance(value, Mapping):
            return ", ".join(f"{key} {self.said(each)}" for key, each in value.items())
        if isinstance(value, list | tuple):
            is_nested = any(isinstance(each, list | tuple | Mapping) for each in value)
            return ("\n" if is_nested else ", ").join(map(self.said, value))
        return str(value)
