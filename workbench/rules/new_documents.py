"""New documents that start from a variant: a child, a copy, and experiments with it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.texts import source
from engine.texts.edit import apply_edits, set_value
from engine.texts.source import Mapping, Route, Source
from engine.texts.variant import Variant
from workbench.documents.desk import Desk, is_shipped
from workbench.documents.document import Document
from workbench.documents.templates import variant_of
from workbench.rules import experiments
from workbench.rules.variant_text import VariantText, at

FIRST_PARENT = "2016"


def name_of(path: Path, folder: Path) -> str:
    """Give the name by which a document in a folder mentions a variant: a shipped name, or a path."""
    if is_shipped(path):
        return path.name.removesuffix(".yaml")
    return path.name if path.parent == folder else str(path)


def child(desk: Desk, parent: Path | None) -> Document:
    """Start a variant that changes another; the 2016 edition where none is meant."""
    name = name_of(parent, desk.folder) if parent is not None else FIRST_PARENT
    return desk.new("new-variant.yaml", variant_of(name))


def copy(desk: Desk, path: Path, title: str) -> Document | None:
    """Start a variant with the text of another; `title` says how the copy is called."""
    known = desk.find(path)
    if known is not None:
        text = known.text
    else:
        read, _ = source.read(path, str(path))
        if read is None:
            return None
        text = read.text
    made = Source(path.name, text)
    root, _ = source.parse(made)
    if isinstance(root, Mapping):
        stated = root.get("title")
        before = stated.text if isinstance(stated, source.Scalar) else path.stem
        text, _ = apply_edits(text, set_value(made, root, ("title",), title.format(title=before)))
    return desk.new(path.name, text)


def variation(desk: Desk, document: Document, variant_text: VariantText, route: Route) -> Document:
    """Start an experiment that varies one value of a variant."""
    current = at(variant_text.values, route)
    name = name_of(document.path, desk.folder)
    text = experiments.varying(name, variant_text.title, route, current, players_of(variant_text.values))
    return desk.new(f"vary-{route[-1]}.experiment.yaml", text)


def duel(desk: Desk, document: Document, variant_text: VariantText, other: Variant | None) -> Document:
    """Start an experiment with a variant and another one, which is the baseline."""
    names = [name_of(document.path, desk.folder)]
    title = variant_text.title
    if other is not None and other.path is not None:
        names.insert(0, name_of(other.path, desk.folder))
        title = f"{variant_text.title} against {other.title}"
    return desk.new("duel.experiment.yaml", experiments.duel(names, title, players_of(variant_text.values)))


def players_of(values: dict[str, Any]) -> list[int]:
    """Give the player counts of a variant, up to four: those that the published board has."""
    least, most = at(values, ("players", "least")), at(values, ("players", "most"))
    if not isinstance(least, int) or not isinstance(most, int):
        return [2]
    return list(range(least, min(most, 4) + 1)) or [least]
