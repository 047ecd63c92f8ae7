"""Changes to a YAML text that replace spans and leave comments and layout alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from engine.problem import Edit
from engine.source import Entry, Mapping, Node, Route, Scalar, Sequence, Source, resolve_plain

# Text that can stand without quotes anywhere, also inside brackets and braces.
_BARE = re.compile(r"[^\W\d][\w./()+-]*( [\w./()+-]+)*")


def apply_edits(text: str, edits: Iterable[Edit]) -> tuple[str, tuple[Edit, ...]]:
    """Make edits, given by offsets into the text as it is, and give the edits that take them back.

    >>> apply_edits("a: 1", [Edit(3, 4, "22")])
    ('a: 22', (Edit(start=3, end=5, text='1'),))
    """
    ordered = sorted(edits, key=lambda edit: (edit.start, edit.end))
    parts: list[str] = []
    backwards: list[Edit] = []
    done = 0
    written = 0
    for edit in ordered:
        if edit.start < done:
            if edit.text:
                raise ValueError(f"edits overlap at character {edit.start}")
            # Two cuts may share a line break: what is gone need not be cut again.
            edit = Edit(done, max(done, edit.end), "")
        parts += (text[done : edit.start], edit.text)
        written += edit.start - done
        backwards.append(Edit(written, written + len(edit.text), text[edit.start : edit.end]))
        written += len(edit.text)
        done = edit.end
    parts.append(text[done:])
    return "".join(parts), tuple(backwards)


def written(value: Any) -> str:
    """Write a value as YAML on one line.

    >>> written({"types": ["helmet", "2016"], "fast": True, "limit": None})
    '{types: [helmet, "2016"], fast: true, limit: null}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{written_key(key)}: {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(written(item) for item in value) + "]"
    if isinstance(value, str):
        is_safe = _BARE.fullmatch(value) and resolve_plain(value) == value
        return value if is_safe else json.dumps(value, ensure_ascii=False)
    return json.dumps(value)


def written_key(key: str) -> str:
    """Write a key: keys are text in any case, so that numbers need no quotes."""
    return key if _BARE.fullmatch(key) or key.isdecimal() else json.dumps(key, ensure_ascii=False)


def set_value(source: Source, root: Mapping, route: Route, value: Any, *, before: str | None = None) -> list[Edit]:
    """Write a value at a route, replacing what stands there or adding the keys that lack.

    A new key goes to the end of its mapping, or in front of the key `before`.
    """
    here: Node = root
    for depth, step in enumerate(route):
        inner = _member(here, step)
        if inner is None:
            if not isinstance(here, Mapping):
                raise KeyError(route)
            for key in reversed(route[depth + 1 :]):
                value = {str(key): value}
            return [_insert(source, here, str(step), value, before)]
        here = inner
    return _replace(here, value)


def remove(source: Source, root: Mapping, route: Route) -> list[Edit]:
    """Take a key out, and its mapping too when nothing else stands in it."""
    chain: list[tuple[Mapping, str]] = []
    here: Node | None = root
    for step in route:
        if not isinstance(here, Mapping) or str(step) not in here.entries:
            raise KeyError(route)
        chain.append((here, str(step)))
        here = here.get(str(step))
    while len(chain) > 1 and len(chain[-1][0].entries) == 1:
        chain.pop()
    mapping, key = chain[-1]
    entry = mapping.entries[key]
    return [_cut_flow(source, mapping, key) if mapping.is_flow else _cut_lines(source, entry)]


def rename(mapping: Mapping, key: str, new: str) -> list[Edit]:
    """Give a key another name."""
    place = mapping.entries[key].key.place
    return [Edit(place.start, place.end, written_key(new))]


def _member(node: Node, step: str | int) -> Node | None:
    if isinstance(node, Mapping):
        return node.get(str(step))
    if isinstance(node, Sequence) and isinstance(step, int) and step < len(node.items):
        return node.items[step]
    return None


def _replace(node: Node, value: Any) -> list[Edit]:
    """Replace a value; of a list of the same length only the items that differ."""
    if isinstance(node, Sequence) and isinstance(value, list | tuple) and len(node.items) == len(value):
        return [edit for item, new in zip(node.items, value, strict=True) for edit in _replace(item, new)]
    if isinstance(node, Scalar) and node.value == value and type(node.value) is type(value):
        return []
    text = written(value)
    if isinstance(node, Scalar) and node.style in ("'", '"') and isinstance(value, str):
        text = json.dumps(value, ensure_ascii=False)
    # A value left empty has no span: the text goes behind its colon.
    gap = " " if node.place.start == node.place.end else ""
    return [Edit(node.place.start, node.place.end, gap + text)]


def _insert(source: Source, mapping: Mapping, key: str, value: Any, before: str | None) -> Edit:
    entry = mapping.entries.get(before) if before else None
    text = f"{written_key(key)}: {written(value)}"
    if entry:
        start = entry.key.place.start
        if mapping.is_flow:
            return Edit(start, start, f"{text}, ")
        return Edit(start, start, text + source.newline + " " * (entry.key.place.column - 1))
    if mapping.is_flow:
        end = mapping.place.end - 1
        while source.text[end - 1].isspace():
            end -= 1
        return Edit(end, end, f", {text}" if mapping.entries else text)
    last = list(mapping.entries.values())[-1]
    indent = " " * (last.key.place.column - 1)
    end = source.line_end(_end_of(source, last))
    return Edit(end, end, f"{source.newline}{indent}{text}")


def _end_of(source: Source, entry: Entry) -> int:
    end = max(entry.key.place.end, entry.value.place.end)
    # A block text (| or >) ends behind its line break.
    while end > entry.key.place.end and source.text[end - 1] in "\r\n":
        end -= 1
    return end


def _cut_flow(source: Source, mapping: Mapping, key: str) -> Edit:
    keys = list(mapping.entries)
    position = keys.index(key)
    entry = mapping.entries[key]
    start, end = entry.key.place.start, _end_of(source, entry)
    if position + 1 < len(keys):
        return Edit(start, mapping.entries[keys[position + 1]].key.place.start, "")
    if position:
        start = _end_of(source, mapping.entries[keys[position - 1]])
    return Edit(start, end, "")


def _cut_lines(source: Source, entry: Entry) -> Edit:
    start = entry.key.place.start
    end = source.line_end(_end_of(source, entry))
    line_start = start - (entry.key.place.column - 1)
    if source.text[line_start:start].strip():  # the first key of a list item: - key: value
        return Edit(start, end, "")
    if end < len(source.text):
        end += len("\r\n") if source.text.startswith("\r\n", end) else 1
    elif line_start:
        line_start -= len("\r\n") if source.text.startswith("\r\n", line_start - 2) else 1
    return Edit(line_start, end, "")
