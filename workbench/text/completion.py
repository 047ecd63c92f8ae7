"""Which keys and words can stand at a place of a YAML text, taken from the schemas with their descriptions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from engine.texts import schema, shipped, source
from engine.texts.source import Mapping, Route, Source, find
from workbench.rules.schema_words import said

_WORD = re.compile(r"[\w./-]*\Z")
_TOP_LEVEL = re.compile(r"^[^\s#\-\]}]", re.MULTILINE)
_KEY = re.compile(r"""(?P<key>"[^"]*"|'[^']*'|[\w./-]+)\s*:(?=\s|$)""")
_NAMES = {"extends": "variant", "maps": "map", "variants": "variant"}


@dataclass(frozen=True, slots=True)
class Completion:
    """A word that can stand here, what it means, and the text that writing it inserts."""

    word: str
    hint: str
    inserted: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a cursor stands: the way to its mapping, list or value, and the part of a word already written."""

    route: Route
    start: int
    prefix: str
    wants_key: bool


def completions(text: str, offset: int, kind: str | None) -> tuple[int, list[Completion]]:
    r"""Give what can stand at an offset, and where the word begun there starts.

    >>> text = "schema: daimyo/variant/1\ncapture:\n  tim"
    >>> start, found = completions(text, len(text), "variant")
    >>> text[start:], [each.word for each in found]
    ('tim', ['timing'])
    """
    spot = spot_at(text, offset)
    if spot is None:
        return offset, []
    if kind is not None:
        kind = schema.whole_kind(kind, _tree_around(text, offset))
    if kind is None:
        is_schema = spot.route == ("schema",)
        found = [Completion(f"daimyo/{each}/1", "", f"daimyo/{each}/1") for each in schema.KINDS if is_schema]
    elif spot.wants_key:
        found = _keys(text, offset, kind, spot.route)
    else:
        found = _words(kind, spot.route)
    begun = spot.prefix.lower()
    fitting = [each for each in found if each.word.lower().startswith(begun) and each.word != spot.prefix]
    return spot.start, fitting


def _keys(text: str, offset: int, kind: str, route: Route) -> list[Completion]:
    there = _keys_there(text, offset, route)
    found: dict[str, Completion] = {}
    for part in _choices(kind, schema.properties(kind, route)):
        for key, inner in part.get("properties", {}).items():
            if key not in there:
                hint = _resolved(kind, inner).get("description", "")
                found.setdefault(key, Completion(key, said(hint), f"{key}: "))
    return list(found.values())


def _keys_there(text: str, offset: int, route: Route) -> set[str]:
    """Give the keys the mapping has already."""
    node = find(_tree_around(text, offset), route)
    return set(node.entries) if isinstance(node, Mapping) else set()


def _tree_around(text: str, offset: int) -> source.Node | None:
    """Read a text with the line of the cursor left out."""
    start = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    tree, _ = source.parse(Source("", text[:start] + (text[end:] if end >= 0 else "")))
    return tree


def _words(kind: str, route: Route) -> list[Completion]:
    part = schema.properties(kind, route)
    found = {}
    for choice in _choices(kind, part):
        words: list[Any] = [*choice.get("enum", ()), *([choice["const"]] if "const" in choice else [])]
        if choice.get("type") == "boolean":
            words += ["true", "false"]
        meanings = {**part.get("enumDescriptions", {}), **choice.get("enumDescriptions", {})}
        for word in map(str, words):
            hint = meanings.get(word, choice.get("description", ""))
            found[word] = Completion(word, said(hint), word)
    names = _NAMES.get(str(next((step for step in route if isinstance(step, str)), "")))
    for name in shipped.files(names) if names else ():
        quoted = f'"{name}"' if name.isdecimal() and route[-1] != "extends" else name
        found[name] = Completion(name, said(part.get("description", "")), quoted)
    return list(found.values())


def _choices(kind: str, part: dict[str, Any]) -> list[dict[str, Any]]:
    part = _resolved(kind, part)
    return [part, *(_resolved(kind, choice) for choice in part.get("anyOf", ()))]


def _resolved(kind: str, part: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in part:
        target: Any = schema.schema(kind)
        for step in part["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        part = {**target, **{key: value for key, value in part.items() if key != "$ref"}}
    return part


# ---------------------------------------------------------------- where the cursor stands


def spot_at(text: str, offset: int) -> Spot | None:
    """Tell where a cursor stands in a text that may be half written; nothing inside comments and quotes.

    >>> spot_at("hand: {size: 5, fi", 18)
    Spot(route=('hand',), start=16, prefix='fi', wants_key=True)
    """
    tops = [match.start() for match in _TOP_LEVEL.finditer(text, 0, offset)]
    scan = _Scan()
    for line in text[tops[-1] if tops else 0 : offset].split("\n"):
        scan.line(line)
    if scan.is_in_comment or scan.quote:
        return None
    prefix = _WORD.search(text[:offset])
    word = prefix.group() if prefix else ""
    return Spot(scan.route(), offset - len(word), word, scan.wants_key)


class _Scan:
    """Follows the indentation and the brackets of a text down to its last line."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, str | int]] = []
        self.flows: list[tuple[str, str | int | None]] = []
        self.quote = ""
        self.is_in_comment = False
        self.has_value_begun = False

    @property
    def wants_key(self) -> bool:
        if self.flows:
            bracket, key = self.flows[-1]
            return bracket == "{" and key is None
        return not self.has_value_begun

    def route(self) -> Route:
        return (*(step for _, step in self.blocks), *(key for _, key in self.flows if key is not None))

    def line(self, line: str) -> None:
        self.is_in_comment = False
        if self.flows or self.quote:
            self._value(line)
            return
        content = line.lstrip(" ")
        indent = len(line) - len(content)
        if content.startswith("#"):
            self.is_in_comment = True
            return
        self._leave(indent, content)
        while content.startswith("- ") or content == "-":
            self.blocks.append((indent, 0))
            rest = content[1:].lstrip(" ")
            indent += len(content) - len(rest)
            content = rest
            self._leave_inside(indent)
        self.has_value_begun = False
        match = _KEY.match(content)
        if match:
            self.blocks.append((indent, match["key"].strip("\"'")))
            self.has_value_begun = match.end() < len(content)
            self._value(content[match.end() :])
            if not self.has_value_begun:
                self.has_value_begun = line.endswith(":")
        else:
            self.has_value_begun = bool(self.blocks) and self.blocks[-1][1] == 0
            self._value(content)

    def _leave(self, indent: int, content: str) -> None:
        is_item = content.startswith("-")
        while self.blocks and (
            self.blocks[-1][0] > indent
            or (self.blocks[-1][0] == indent and not (is_item and isinstance(self.blocks[-1][1], str)))
        ):
            self.blocks.pop()

    def _leave_inside(self, indent: int) -> None:
        while self.blocks and self.blocks[-1][0] >= indent:
            self.blocks.pop()

    def _value(self, text: str) -> None:
        word = ""
        for position, sign in enumerate(text):
            if self.quote:
                self.quote = "" if sign == self.quote else self.quote
            elif sign in "\"'" and not word.strip():
                self.quote = sign
            elif sign == "#" and (position == 0 or text[position - 1] == " "):
                self.is_in_comment = True
                return
            elif sign in "{[":
                self.flows.append((sign, None if sign == "{" else 0))
                word = ""
            elif sign in "}]" and self.flows:
                self.flows.pop()
                word = ""
            elif self.flows and sign == ",":
                bracket, _ = self.flows[-1]
                self.flows[-1] = (bracket, None if bracket == "{" else 0)
                word = ""
            elif self.flows and sign == ":" and text[position + 1 : position + 2] in ("", " "):
                if self.flows[-1][0] == "{" and self.flows[-1][1] is None:
                    self.flows[-1] = ("{", word.strip())
                word = ""
            else:
                word += sign
