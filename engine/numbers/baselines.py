"""What cells of a run are compared with: where values vary, those that have the variant's own."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from engine import documents
from engine.numbers.flips import grouped
from engine.numbers.plan import Cell
from engine.texts.library import Library

Values = Mapping[str, Any]


def baselines(cells: Sequence[Cell], files: Mapping[str, str]) -> tuple[int, ...]:
    """Give for every cell the number of the one it is compared with; `files` are the texts of a plan's own variants."""
    own = own_values(cells, files)
    found: dict[int, int] = {}
    for group in grouped(cells):
        base = baseline_of(cells, group, own)
        found |= dict.fromkeys(group, base)
    return tuple(found[number] for number in range(len(cells)))


def own_values(cells: Sequence[Cell], files: Mapping[str, str]) -> dict[str, Values]:
    """Give what the variants say by themselves in which cells change something, as far as they can be read."""
    library = Library()
    found: dict[str, Values] = {}
    for name in dict.fromkeys(cell.variant for cell in cells if cell.changes):
        if name in files:
            found[name] = yaml.safe_load(files[name])
            continue
        variant = documents.load_variant(library, name)
        if variant.is_sound:
            found[name] = variant.values
    return found


def baseline_of(cells: Sequence[Cell], group: Sequence[int], own: Mapping[str, Values]) -> int:
    """Give the cell of a group that others are compared with: where values vary, one that has its variant's own."""
    varied = [
        key
        for key in dict.fromkeys(key for number in group for key in cells[number].changes)
        if len({json.dumps(cells[number].changes.get(key), default=str) for number in group}) > 1
    ]
    for number in group if varied else ():
        values = own.get(cells[number].variant)
        if values is not None and all(_has(values, key, cells[number].changes) for key in varied):
            return number
    return group[0]


def _has(values: Values, key: str, changes: Mapping[str, Any]) -> bool:
    found: Any = values
    for word in key.split("."):
        if isinstance(found, Mapping):
            found = found.get(word)
        elif isinstance(found, list) and word.isdecimal() and int(word) < len(found):
            found = found[int(word)]
        else:
            return False
    return bool(found == changes.get(key))
