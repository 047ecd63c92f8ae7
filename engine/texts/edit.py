"""Changes to a YAML text that replace spans and leave comments and layout alone."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any

from engine.texts.problem import Edit
from engine.texts.scalar import resolve_plain
from engine.texts.source import Entry, Mapping, Node, Route, Scalar, Sequence, Source, plain

# A new mapping that would make a line wider than this gets a line for each of its keys.
WIDEST = 100
# Text that can stand without quotes anywhere, also inside brackets and braces.
_BARE = re.compile(r"[^\W\d][\w./()+-]*( [\w./()+-]+)*")
# What JSON leaves as it is inside quotes, but YAML refuses or takes for a line break.
_MUST_ESCAPE = re.compile("[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")


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
        return value if is_safe else quoted(value)
    return json.dumps(value, allow_nan=False)


def quoted(text: str) -> str:
    r"""Write a text in double quotes.

    >>> quoted('a "b"')
    '"a \\"b\\""'
    """
    return _MUST_ESCAPE.sub(lambda mark: f"\\u{ord(mark.group()):04x}", json.dumps(text, ensure_ascii=False))


def written_key(key: str) -> str:
    """Write a key: keys are text in any case, so that numbers need no quotes."""
    return key if _BARE.fullmatch(key) or key.isdecimal() else quoted(key)


def set_value(
    source: Source, root: Mapping, route: Route, value: Any, *, before: str | None = None
) -> list[Edit]:
    """Write a value at a route, replacing what stands there or adding the keys that lack.

    A new key goes to the end of its mapping, or in front of the key `before`.
    """
    here: Node = root
    entry: Entry | None = None
    braces: tuple[Entry, Route] | None = None  # whose value the outermost braces are, and the way inside them
    for depth, step in enumerate(route):
        inner = _member(here, step)
        if inner is None:
            if isinstance(here, Mapping):
                nested = _nested(route[depth + 1 :], value)
                added = _insert(source, here, str(step), nested, before)
                if braces:
                    way = (*braces[1], str(step))
                    return [_unfolded(source, braces[0], way, nested, before) or added]
                return [added]
            if isinstance(here, Scalar) and here.value is None:  # a key whose value was left empty
                return _replace(source, here, _nested(route[depth:], value), entry)
            raise KeyError(route)
        entry = here.entries[str(step)] if isinstance(here, Mapping) else None
        if braces:
            braces = braces[0], (*braces[1], step)
        elif entry and isinstance(inner, Mapping) and inner.is_flow and not _is_flow(here):
            braces = entry, ()
        here = inner
    return _replace(source, here, value, entry)


def _is_flow(node: Node) -> bool:
    return isinstance(node, Mapping | Sequence) and node.is_flow


def _nested(route: Route, value: Any) -> Any:
    for key in reversed(route):
        value = {str(key): value}
    return value


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
    if isinstance(node, Sequence) and isinstance(step, int) and 0 <= step < len(node.items):
        return node.items[step]
    return None


def _replace(source: Source, node: Node, value: Any, entry: Entry | None = None) -> list[Edit]:
    """Replace a value; of a list of the same length only the items that differ."""
    if isinstance(node, Sequence) and isinstance(value, list | tuple) and len(node.items) == len(value):
        pairs = zip(node.items, value, strict=True)
        return [edit for item, new in pairs for edit in _replace(source, item, new)]
    if isinstance(node, Scalar) and node.value == value and type(node.value) is type(value):
        return []
    text = written(value)
    if isinstance(node, Scalar) and node.style in ("'", '"') and isinstance(value, str):
        text = quoted(value)
    if entry and isinstance(node, Mapping | Sequence) and not node.is_flow:
        return [_replace_block(source, node, text, entry)]
    start, end = node.place.start, node.place.end
    if start < end:
        return [Edit(start, source.end_of_text(node.place), text)]
    # A value left empty has no span: the text goes behind its colon, which a key in braces may lack ({a, b}).
    key_end = entry.key.place.end if entry else start
    if entry and ":" not in source.text[key_end:start]:
        return [Edit(key_end, key_end, f": {text}")]
    return [Edit(start, end, f" {text}")]


def _replace_block(source: Source, node: Node, text: str, entry: Entry) -> Edit:
    """Put a single value where lines stood: on the key's line, or indented below the comment that stands there."""
    key = entry.key.place
    gap = source.text[key.end : node.place.start]
    if gap.strip() == ":":
        return Edit(key.end, node.place.end, f": {text}")
    indent = "" if node.place.column > key.column else "  "
    return Edit(node.place.start, node.place.end, indent + text)


def _lines(key: str, value: Any, indent: str) -> list[str]:
    """Write a key with its value on one line, or a mapping that is too wide for that on a line for each key."""
    line = f"{indent}{written_key(key)}: {written(value)}"
    if len(line) <= WIDEST or not (value and isinstance(value, dict)):
        return [line]
    inner = (_lines(name, item, indent + "  ") for name, item in value.items())
    return [f"{indent}{written_key(key)}:", *(each for lines in inner for each in lines)]


def _unfolded(source: Source, entry: Entry, way: Route, value: Any, before: str | None) -> Edit | None:
    """Give braces that grow too wide by a new key a line for each key, if they are as they are written here."""
    key, place = entry.key.place, entry.value.place
    here = values = plain(entry.value)
    if source.text[key.end : source.line_end(key.start)].rstrip() != f": {written(values)}":
        return None
    for step in way[:-1]:
        here = here[step]
    added = {str(way[-1]): value}
    if before in here:
        for name in list(here)[list(here).index(before) :]:
            added[name] = here.pop(name)
    here.update(added)
    lines = _lines(entry.key.text, values, " " * (key.column - 1))
    return Edit(key.end, place.end, source.newline.join((":", *lines[1:]))) if len(lines) > 1 else None


def _insert(source: Source, mapping: Mapping, key: str, value: Any, before: str | None) -> Edit:
    text = f"{written_key(key)}: {written(value)}"
    following = mapping.entries.get(before) if before else None
    if mapping.is_flow:
        return _insert_flow(source, mapping, text, following)
    margin = " " * (next(iter(mapping.entries.values())).key.place.column - 1)
    text = source.newline.join(_lines(key, value, margin)).lstrip(" ")
    if following:
        return _insert_line(source, mapping, text, following)
    last = list(mapping.entries.values())[-1]
    indent = " " * (last.key.place.column - 1)
    if _keeps_breaks(source, last.value):
        return Edit(last.value.place.end, last.value.place.end, f"{indent}{text}{source.newline}")
    end = source.line_end(_end_of(source, last))
    return Edit(end, end, f"{source.newline}{indent}{text}")


def _insert_flow(source: Source, mapping: Mapping, text: str, following: Entry | None) -> Edit:
    if following:
        start = following.key.place.start
        return Edit(start, start, f"{text}, ")
    if not mapping.entries:
        end = mapping.place.end - 1
        return Edit(end, end, text)
    # Behind the last value, not before the brace: a comma or a comment may stand between.
    end = _end_of(source, list(mapping.entries.values())[-1])
    return Edit(end, end, f", {text}")


def _insert_line(source: Source, mapping: Mapping, text: str, following: Entry) -> Edit:
    """Put a key on a line above another one, and above the comment that belongs to that one."""
    key = following.key.place
    line = key.line - 1
    is_first = following is next(iter(mapping.entries.values()))
    if is_first or source.text[source.line_starts[line] : key.start].strip():
        return Edit(key.start, key.start, text + source.newline + " " * (key.column - 1))
    while line and source.text[source.line_starts[line - 1] : source.line_starts[line]].lstrip().startswith(
        "#"
    ):
        line -= 1
    start = source.line_starts[line]
    return Edit(start, start, " " * (key.column - 1) + text + source.newline)


def _keeps_breaks(source: Source, node: Node) -> bool:
    """Say whether a value is a block text whose empty lines at the end belong to it (|+ or >+)."""
    if not isinstance(node, Scalar) or node.style not in ("|", ">"):
        return False
    head = source.text[node.place.start : source.line_end(node.place.start)]
    return "+" in head.split("#")[0] and source.text[node.place.end - 1] in "\r\n"


def _end_of(source: Source, entry: Entry) -> int:
    end = max(entry.key.place.end, entry.value.place.end)
    if entry.value.place.start == entry.value.place.end and ":" not in source.text[entry.key.place.end : end]:
        return entry.key.place.end
    return source.end_of_text(entry.key.place._replace(end=end))


def _cut_flow(source: Source, mapping: Mapping, key: str) -> Edit:
    keys = list(mapping.entries)
    position = keys.index(key)
    entry = mapping.entries[key]
    start, end = entry.key.place.start, _end_of(source, entry)
    if position + 1 < len(keys):
        return Edit(start, mapping.entries[keys[position + 1]].key.place.start, "")
    if position:
        last = _end_of(source, mapping.entries[keys[position - 1]])
        # A comment on the value before stays, and with it the comma in front of it.
        start = start if "#" in source.text[last:start] else last
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
