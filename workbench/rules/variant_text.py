"""What the form shows: a variant's values, each with where it was said and what it would be without that."""

from __future__ import annotations

from collections.abc import Mapping as Mapping_
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from engine.texts import edit, schema, source, variant
from engine.texts.library import Library, Text, shown
from engine.texts.problem import Edit
from engine.texts.source import Mapping, Route, Scalar, Sequence, Source, find
from engine.texts.variant import Variant
from workbench.rules.schema_value import SchemaValue
from workbench.rules.titles import short_title
from workbench.visible import one_line

# Keys that say something about the document rather than about the game.
HEAD = ("schema", "game", "title", "description", "extends", "notes")


@dataclass(frozen=True, slots=True)
class Standing:
    """How one value stands: what it is, what it would be without this file, and which variant says it.

    A value that nobody says is `None`; `mark` is `own`, `inherited` (from a parent that itself changed it) or empty.
    """

    value: Any
    inherited: Any
    origin: str
    mark: str

    @property
    def is_own(self) -> bool:
        """Say whether the value is said in this file and could be taken out of it."""
        return self.mark == "own"


@dataclass(frozen=True)
class Ancestry:
    """The variants behind one: its parent and the base they all go back to."""

    parent: Variant | None = None
    base: Variant | None = None
    # How people call them, from the parent on.
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, library: Library, chain: tuple[Path, ...]) -> Ancestry:
        """Read the parents of a variant by the chain of files that it was read from."""
        if len(chain) < 2:
            return cls()
        parent = variant.load(library, chain[1])
        base = variant.load(library, chain[-1]) if len(chain) > 2 else parent
        return cls(parent, base, tuple(_called(library, path) for path in chain[1:]))


@dataclass(frozen=True)
class VariantText:
    """One state of a variant's text, laid over its parents."""

    source: Source
    root: Mapping
    ancestry: Ancestry

    @cached_property
    def tree(self) -> Mapping:
        """The values of the whole chain, each with its place."""
        parent = self.ancestry.parent
        return variant.merge(parent.tree, self.root) if parent and parent.tree else self.root

    @cached_property
    def kind(self) -> str:
        """The kind of document whose schema says what this variant may say: that of its game."""
        return schema.variant_of(self.tree)

    @cached_property
    def values(self) -> dict[str, Any]:
        """The complete values, entries that were removed left out."""
        values: dict[str, Any] = schema.data(variant.without_removals(self.tree, self.kind), self.kind)
        return values

    @property
    def inherited(self) -> dict[str, Any]:
        """The values that hold without this file."""
        return self.ancestry.parent.values if self.ancestry.parent else {}

    @property
    def title(self) -> str:
        """The variant's title, or its file's name."""
        title = self.own(("title",))
        return title if isinstance(title, str) and title else _name(Path(self.source.file))

    def own(self, route: Route) -> Any:
        """Give what this file says at a route, or nothing."""
        node = find(self.root, route)
        part = schema.properties(self.kind, route)
        if isinstance(node, Scalar) and part.get("type") == "string" and node.is_plain:
            return node.text
        return None if node is None else source.plain(node)

    def says(self, route: Route) -> bool:
        """Say whether this file says something at a route, `null` included."""
        return find(self.root, route) is not None

    def is_removed(self, route: Route) -> bool:
        """Say whether this file removes an entry by `null`."""
        node = find(self.root, route)
        is_null = isinstance(node, Scalar) and node.value is None
        return is_null and SchemaValue(self.kind, route).is_removable

    def said_at(self, route: Route) -> Route:
        """Give where this file says something of a value: at its own key, or at that of the entry it removes."""
        entry = SchemaValue(self.kind, route).entry
        return entry.route if entry is not None and self.is_removed(entry.route) else route

    def standing(self, route: Route) -> Standing:
        """Tell how a value stands."""
        value, inherited = at(self.values, route), at(self.inherited, route)
        if self.ancestry.parent is None:
            return Standing(value, None, "", "")
        if self.says(route):
            return Standing(value, inherited, "", "own")
        origin = self._origin(route)
        is_changed = origin not in ("", self.ancestry.names[-1])
        return Standing(value, inherited, origin, "inherited" if is_changed else "")

    def _origin(self, route: Route) -> str:
        """Give the name of the youngest parent that says a value or a part of it."""
        node = find(self.ancestry.parent.tree, route) if self.ancestry.parent else None
        files = set(_files(node))
        chain = self.ancestry.parent.chain if self.ancestry.parent else ()
        named = zip(chain, self.ancestry.names, strict=True)
        return next((name for path, name in named if shown(path) in files), "")

    # ------------------------------------------------------------ changes

    def setting(self, route: Route, value: Any) -> list[Edit]:
        """Give the edits that write a value, in the schema's order where a key is new.

        The parent's value needs no saying and is taken out, unless the designer wrote a comment beside it.
        """
        is_inherited = self.ancestry.parent is not None and value == at(self.inherited, route)
        if is_inherited and route[0] not in HEAD and not self._is_commented(route):
            return self.resetting(route) if self.says(route) else []
        return edit.set_value(self.source, self.root, route, value, before=self._following(route))

    def _is_commented(self, route: Route) -> bool:
        line = self.line_of(route) if self.says(route) else None
        return line is not None and "#" in self.source.text.splitlines()[line - 1]

    def resetting(self, route: Route) -> list[Edit]:
        """Give the edits that take a value out, so that the parent's holds again."""
        return edit.remove(self.source, self.root, route)

    def _following(self, route: Route) -> str | None:
        """Give the key in front of which a new one belongs."""
        for depth in range(len(route)):
            here = find(self.root, route[:depth])
            if isinstance(here, Mapping) and str(route[depth]) not in here.entries:
                order = list(schema.properties(self.kind, route[:depth]).get("properties", {}))
                if str(route[depth]) not in order:
                    return None
                later = order[order.index(str(route[depth])) + 1 :]
                return next((key for key in later if key in here.entries), None)
        return None

    def line_of(self, route: Route) -> int | None:
        """Give the line on which this file says a value, or the nearest thing that holds it."""
        for length in range(len(route), 0, -1):
            outer = find(self.root, route[: length - 1])
            if isinstance(outer, Mapping) and str(route[length - 1]) in outer.entries:
                return outer.entries[str(route[length - 1])].key.place.line
        return None

    def section_at(self, line: int) -> str:
        """Give the top key under which a line of the text stands."""
        before = [key for key, entry in self.root.entries.items() if entry.key.place.line <= line]
        return before[-1] if before else ""


def read(text: Text, ancestry: Ancestry) -> VariantText | None:
    """Read a parsed text, or give nothing where it is no mapping of keys and values."""
    if text.source is None or not isinstance(text.tree, Mapping):
        return None
    return VariantText(text.source, text.tree, ancestry)


def at(values: Any, route: Route) -> Any:
    """Give the value at a route, or nothing.

    >>> at({"end": {"tie_threshold": 4}}, ("end", "tie_threshold"))
    4
    """
    for step in route:
        if not isinstance(values, Mapping_) or step not in values:
            return None
        values = values[step]
    return values


def dotted(route: Route) -> str:
    """Write a route as people write it: end.tie_threshold."""
    return ".".join(map(str, route))


def _files(node: source.Node | None) -> list[str]:
    if isinstance(node, Mapping):
        return [file for entry in node.entries.values() for file in _files(entry.value)]
    if isinstance(node, Scalar | Sequence):
        return [node.place.file]
    return []


def _called(library: Library, path: Path) -> str:
    """Give the title by which a variant is called everywhere, read from its file alone."""
    title = find(library.read(path).tree, ("title",))
    return one_line(short_title(title.text if isinstance(title, Scalar) and title.text else _name(path)))


def _name(path: Path) -> str:
    return path.name.removesuffix(".yaml")
