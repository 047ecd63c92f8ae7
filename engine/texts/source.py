"""YAML text to values that know their file, line and column.

The text is the document: every node of the tree keeps the span of characters it was read from, so that a view
can replace just that span and leave comments and layout alone. The work is bounded whatever the text holds: size,
depth and number of values have limits, aliases are refused, and nothing recurses.
"""

from __future__ import annotations

import os
import re
import stat
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

import yaml

from engine.texts import syntax
from engine.texts.problem import Problem, Severity, at_most
from engine.texts.saying import Name, Said, say
from engine.texts.scalar import resolve_plain

MAX_BYTES = 2_000_000
MAX_DEPTH = 64
MAX_NODES = 50_000

_LINE_BREAK = re.compile(r"\r\n|\r|\n")
# What YAML 1.2 calls printable, less a byte order mark in the middle of the text, and less three signs (U+0085,
# U+2028, U+2029) that the parser takes for line breaks as YAML 1.1 did.
_UNPRINTABLE = re.compile(
    "[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_TAG = "tag:yaml.org,2002:"
_CORE_TAGS = {f"{_TAG}{name}" for name in ("str", "int", "float", "bool", "null", "map", "seq")} | {"!"}


NO_FILE = say("it is a pipe or a device, not an ordinary file")


class Place(NamedTuple):
    """A span of characters in a file; line and column count from 1."""

    file: str
    line: int
    column: int
    start: int
    end: int

    def problem(self, code: str, message: Said, severity: Severity = Severity.ERROR, **more: Any) -> Problem:
        """Report a finding here."""
        return Problem(self.file, self.line, self.column, severity, code, message, **more)

    def seen_from(self, other: Place) -> Said:
        """Say where this is to a reader who looks at another place of the file."""
        if self.line != other.line:
            return say("line {line}", line=self.line)
        return say("column {column} of this line", column=self.column)


class Source:
    """A file's name and text, and where its lines start."""

    def __init__(self, file: str, text: str, *, has_mark: bool = False) -> None:
        self.file = file
        self.text = text
        self.has_mark = has_mark  # a byte order mark, kept when the text is written back

    @cached_property
    def line_starts(self) -> list[int]:
        """Offsets of the first character of each line."""
        return [0, *(match.end() for match in _LINE_BREAK.finditer(self.text))]

    @property
    def newline(self) -> str:
        """The line ending the file uses, judged by its first."""
        match = _LINE_BREAK.search(self.text)
        return match.group() if match else "\n"

    def place(self, start: int, end: int | None = None) -> Place:
        """Give the line and column of a span."""
        start = min(max(start, 0), len(self.text))
        end = start if end is None else min(max(end, start), len(self.text))
        line = bisect_right(self.line_starts, start)
        return Place(self.file, line, start - self.line_starts[line - 1] + 1, start, end)

    def line_end(self, offset: int) -> int:
        """Give the offset just before the line break that ends the line of `offset`."""
        match = _LINE_BREAK.search(self.text, offset)
        return match.start() if match else len(self.text)

    def end_of_text(self, place: Place) -> int:
        """Give the end of a span less the line breaks that a block text (| or >) counts as its own."""
        end = place.end
        while end > place.start and self.text[end - 1] in "\r\n":
            end -= 1
        return end

    def encoded(self) -> bytes:
        """Give the bytes to write to the file."""
        return self.text.encode("utf-8-sig" if self.has_mark else "utf-8")


@dataclass(slots=True, eq=False)
class Node:
    """A value and where it stands."""

    place: Place


@dataclass(slots=True, eq=False)
class Scalar(Node):
    """A single value: `text` as written, `value` as YAML 1.2 core reads it."""

    text: str
    value: str | int | float | bool | None
    style: str | None = None

    @property
    def is_plain(self) -> bool:
        """Say whether it stands without quotes on a line."""
        return not self.style


@dataclass(slots=True, eq=False)
class Sequence(Node):
    """A list."""

    items: list[Node] = field(default_factory=list)
    is_flow: bool = False


@dataclass(slots=True, eq=False)
class Entry:
    """A key and its value."""

    key: Scalar
    value: Node


@dataclass(slots=True, eq=False)
class Mapping(Node):
    """Keys with values; keys are always text."""

    entries: dict[str, Entry] = field(default_factory=dict)
    is_flow: bool = False

    def get(self, key: str) -> Node | None:
        """Give the value of a key, if it is there."""
        entry = self.entries.get(key)
        return entry.value if entry else None


Route = tuple[str | int, ...]
"""The way to a value: keys of mappings and positions in lists."""


def read(path: Path | str, file: str | None = None) -> tuple[Source | None, list[Problem]]:
    """Read a file as text, or say in a sentence why that is impossible."""
    name = file if file is not None else str(path)
    here = Place(name, 1, 1, 0, 0)
    try:
        raw = _bytes_of(path)
    except FileNotFoundError:
        return None, [here.problem("file-missing", say("There is no such file."))]
    except IsADirectoryError:
        return None, [here.problem("file-is-folder", say("This is a folder, not a file."))]
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error.args[0]
        reason = reason if isinstance(reason, Said) else Name(str(reason))
        return None, [
            here.problem("file-unreadable", say("The file cannot be read: {reason}.", reason=reason))
        ]
    return decode(raw, name)


def _bytes_of(path: Path | str) -> bytes:
    """Read an ordinary file, up to a byte more than is allowed: a pipe or a device could hold the program for ever."""
    # Opened without waiting and asked before it is read: between a question and an opening it might change.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with os.fdopen(handle, "rb") as stream:
        kind = os.fstat(handle).st_mode
        if stat.S_ISDIR(kind):
            raise IsADirectoryError
        if not stat.S_ISREG(kind):
            raise OSError(NO_FILE)
        return stream.read(MAX_BYTES + 1)


def decode(raw: bytes, file: str) -> tuple[Source | None, list[Problem]]:
    """Turn a file's bytes into a source, refusing what is too large or not UTF-8."""
    here = Place(file, 1, 1, 0, 0)
    if len(raw) > MAX_BYTES:
        return None, [
            here.problem("file-too-large", say("The file is larger than {most:,} bytes.", most=MAX_BYTES))
        ]
    if raw.startswith((b"\xff\xfe", b"\xfe\xff")):
        return None, [here.problem("encoding", say("The file is UTF-16: save it as UTF-8."))]
    has_mark = raw.startswith(b"\xef\xbb\xbf")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        sound = Source(file, raw[3 * has_mark : error.start].decode("utf-8", "replace"))
        place = sound.place(len(sound.text))
        return None, [
            place.problem(
                "encoding",
                say("Byte {byte} is not UTF-8: save the file as UTF-8.", byte=f"0x{raw[error.start]:02x}"),
            )
        ]
    return Source(file, text, has_mark=has_mark), []


def parse(source: Source) -> tuple[Node | None, list[Problem]]:
    """Read YAML text into a tree of nodes, or give the problems that prevent it.

    Duplicate keys leave the first value standing and are reported beside the tree.

    >>> tree, problems = parse(Source("a.yaml", "extends: 2016 # the edition"))
    >>> tree.get("extends").value, tree.get("extends").place.column
    (2016, 10)
    """
    if len(source.text) > MAX_BYTES:
        return None, [
            source.place(0).problem(
                "file-too-large", say("The text is larger than {most:,} characters.", most=MAX_BYTES)
            )
        ]
    bad = _UNPRINTABLE.search(source.text)
    if bad:
        code = f"U+{ord(bad.group()):04X}"
        return None, [
            source.place(bad.start()).problem(
                "control-character", say("The character {code} is not allowed.", code=code)
            )
        ]
    builder = _Builder(source)
    try:
        builder.run()
    except yaml.MarkedYAMLError as error:
        offset, message = syntax.explain(error, builder.reading())
        builder.problems.append(source.place(offset).problem("yaml-syntax", message))
        return None, builder.problems
    except yaml.YAMLError as error:
        builder.problems.append(
            source.place(0).problem("yaml-syntax", say("This is not YAML: {reason}.", reason=str(error)))
        )
        return None, builder.problems
    return builder.root, at_most(builder.problems)


class _Builder:
    """Builds the tree from the parser's events with a stack of its own, so that depth cannot overflow."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.problems: list[Problem] = []
        self.root: Node | None = None
        self.open: list[Mapping | Sequence] = []
        self.keys: list[Scalar | None] = []
        self.last: Node | None = None  # the last value that was read to its end
        self.count = 0

    def run(self) -> None:
        documents = 0
        for event in _events(self.source.text):
            if isinstance(event, yaml.DocumentStartEvent):
                documents += 1
                if documents > 1:
                    self._report(
                        event,
                        "yaml-documents",
                        say("A file holds one document: remove what follows this ---."),
                    )
                    return
            elif isinstance(event, yaml.NodeEvent):
                if not self._take(event):
                    return
            elif isinstance(event, yaml.CollectionEndEvent):
                self._close(event)
        if self.root is None and not self.problems:
            self.problems.append(
                self.source.place(0).problem("empty-file", say("The file holds no document."))
            )

    def _take(self, event: yaml.NodeEvent) -> bool:
        """Add a node, or stop the reading with a problem."""
        self.count += 1
        if self.count > MAX_NODES:
            return self._stop(
                event, "too-many-values", say("The file holds more than {most:,} values.", most=MAX_NODES)
            )
        if isinstance(event, yaml.AliasEvent):
            return self._stop(
                event, "yaml-alias", say("Aliases (*name) are not used here: write the value out.")
            )
        tag = getattr(event, "tag", None)
        if tag is not None and tag not in _CORE_TAGS:
            name = short(tag.replace(_TAG, "!!"))
            return self._stop(
                event, "yaml-tag", say("The tag `{name}` is not used here: remove it.", name=name)
            )
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if len(self.open) >= MAX_DEPTH:
            return self._stop(
                event, "yaml-depth", say("Values are nested more than {most} deep here.", most=MAX_DEPTH)
            )
        if self._awaits_key():
            return self._stop(
                event, "yaml-key", say("A key must be a single word or text, not a list or a mapping.")
            )
        kind = Mapping if isinstance(event, yaml.MappingStartEvent) else Sequence
        node = kind(self._place(event), is_flow=bool(getattr(event, "flow_style", False)))
        self._attach(node)
        self.open.append(node)
        self.keys.append(None)
        return True

    def _scalar(self, event: yaml.ScalarEvent) -> bool:
        place = self._place(event)
        node = Scalar(place, event.value, _resolve(event), event.style or None)
        self.last = node
        if self._awaits_key():
            if self._is_explicit(place):
                return self._stop(
                    event, "yaml-key", say("A key is written `key: value`, without a question mark.")
                )
            self.keys[-1] = node
        else:
            self._attach(node)
        return True

    def reading(self) -> syntax.Reading:
        """Say how far the parser came, for the explanation of what stopped it."""
        bracket = next((node.place.start for node in reversed(self.open) if node.is_flow), None)
        last = self.last.place if self.last else self.source.place(0)
        form: Literal["plain", "quoted", "collection"] = "collection"
        if isinstance(self.last, Scalar):
            form = "quoted" if self.last.style in ("'", '"') else "plain"
        return syntax.Reading(self.source.text, self._line_of, (last.start, last.end), form, bracket)

    def _line_of(self, offset: int) -> int:
        return self.source.place(offset).line

    def _place(self, event: yaml.Event) -> Place:
        start, end = event.start_mark, event.end_mark
        return self.source.place(start.index if start else 0, end.index if end else 0)

    def _is_explicit(self, key: Place) -> bool:
        """Say whether a key is written `? key`, which the edits of this program could not take apart."""
        before = self.source.text[key.start - min(key.column - 1, 20) : key.start]
        return before.rstrip().endswith("?")

    def _awaits_key(self) -> bool:
        return bool(self.open) and isinstance(self.open[-1], Mapping) and self.keys[-1] is None

    def _attach(self, node: Node) -> None:
        if not self.open:
            self.root = node
            return
        parent = self.open[-1]
        if isinstance(parent, Sequence):
            parent.items.append(node)
            return
        key = self.keys[-1]
        self.keys[-1] = None
        if key is None:
            raise AssertionError("a value without a key")
        first = parent.entries.get(key.text)
        if first is None:
            parent.entries[key.text] = Entry(key, node)
        else:
            where = first.key.place.seen_from(key.place)
            message = say(
                "The key `{key}` stands twice, here and at {where}.", key=short(key.text), where=where
            )
            self.problems.append(key.place.problem("duplicate-key", message))

    def _close(self, event: yaml.CollectionEndEvent) -> None:
        node = self.open.pop()
        self.keys.pop()
        # A block collection's own end mark is where the next token starts; its last value's end is what we mean.
        end = self._place(event).end if node.is_flow else _last_end(node)
        node.place = node.place._replace(end=max(end, node.place.start))
        self.last = node

    def _stop(self, event: yaml.NodeEvent, code: str, message: Said) -> bool:
        self._report(event, code, message)
        self.root = None
        return False

    def _report(self, event: yaml.Event, code: str, message: Said) -> None:
        self.problems.append(self._place(event).problem(code, message))


def _events(text: str) -> Iterator[yaml.Event]:
    parser = yaml.CBaseLoader(text)
    while (event := parser.get_event()) is not None:
        yield event


def _last_end(node: Mapping | Sequence) -> int:
    if isinstance(node, Sequence):
        return node.items[-1].place.end if node.items else node.place.start
    entries = list(node.entries.values())
    return max(entries[-1].value.place.end, entries[-1].key.place.end) if entries else node.place.start


def _resolve(event: yaml.ScalarEvent) -> str | int | float | bool | None:
    text: str = event.value
    is_text = event.style or event.tag in ("!", f"{_TAG}str")
    return text if is_text else resolve_plain(text)


def plain(node: Node) -> Any:
    """Give a node's value as plain Python data, mapping keys as text.

    >>> plain(parse(Source("a.yaml", "{2: [honshu], name: none}"))[0])
    {'2': ['honshu'], 'name': 'none'}
    """
    if isinstance(node, Mapping):
        return {key: plain(entry.value) for key, entry in node.entries.items()}
    if isinstance(node, Sequence):
        return [plain(item) for item in node.items]
    if isinstance(node, Scalar):
        return node.value
    raise TypeError(f"not a value: {node!r}")


def find(node: Node | None, route: Route) -> Node | None:
    """Give the node at a route of keys and positions, if it is there."""
    for step in route:
        if isinstance(node, Mapping):
            node = node.get(str(step))
        elif isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
            node = node.items[step]
        else:
            return None
    return node


def short(text: str, most: int = 60) -> str:
    """Cut a text that is too long to quote in a message."""
    return text if len(text) <= most else text[: most - 1] + "…"
