"""What a text says about other files by their names, and how it says so from another folder."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from engine.texts import shipped
from engine.texts.edit import written
from engine.texts.library import Library
from engine.texts.problem import Edit
from engine.texts.source import Node, Route, Scalar, Sequence, find

# Where each kind of document names others beside it, and of what kind these are; agents lie where the program began.
NAMED: dict[str, tuple[tuple[Route, str], ...]] = {
    "variant": ((("extends",), "variant"),),
    "experiment": ((("maps",), "map"), (("variants",), "variant")),
    "search": ((("variant",), "variant"), (("map",), "map")),
}


def edits_for(
    library: Library, kind: str | None, path: Path, target: Path, *, is_first: bool = False
) -> tuple[Edit, ...]:
    """Give the edits after which a document at `target` means the same files as it does at `path`.

    Saved for the first time, a text names what lies in its folder or below by the way from there: as long as nobody
    knew where it would lie, the program had to name it by its whole path, which holds on one machine alone.
    """
    text = library.read(path)
    if text.source is None or text.tree is None or (target.parent == path.parent and not is_first):
        return ()
    return tuple(
        Edit(each.place.start, text.source.end_of_text(each.place), written(name))
        for route, what in NAMED.get(kind or "", ())
        for each in _scalars(find(text.tree, route))
        if (name := _moved(library, what, each.text, path, target, is_first=is_first)) is not None
    )


def _scalars(node: Node | None) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _scalars(item)


def _moved(library: Library, kind: str, name: str, path: Path, target: Path, *, is_first: bool) -> str | None:
    """Give the name by which the same file is meant from another folder; nothing where it stays or is not known."""
    if is_first and Path(name).is_absolute() and Path(name).is_relative_to(target.parent):
        return Path(name).relative_to(target.parent).as_posix()
    if (
        target.parent == path.parent
        or not name
        or Path(name).is_absolute()
        or shipped.find(kind, name, path) is not None
    ):
        return None
    meant = path.parent / name
    if library.find(kind, name, path) is None or not (meant.is_file() or library.read(meant).source):
        return None
    try:
        way = os.path.relpath(meant, target.parent)
    except ValueError:  # on another drive
        way = str(meant)
    return Path(way).as_posix()
