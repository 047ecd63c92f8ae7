"""Where shipped maps, variants, experiments and schemas lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

_ENGINE = Path(__file__).resolve().parent.parent
# Folders of games that do not come with the program, laid out as its own.
_MORE: list[Path] = []


@cache
def folder() -> Path:
    """Give the folder that holds `variants/` and `schemas/`."""
    inside = _ENGINE / "_data"
    return inside if inside.is_dir() else _ENGINE.parent


@contextmanager
def also(more: Path) -> Iterator[None]:
    """Take documents and schemas of other games from another folder too."""
    _MORE.append(more)
    try:
        yield
    finally:
        _MORE.remove(more)


def folders() -> tuple[Path, ...]:
    """Give every folder that holds `variants/` and `schemas/`."""
    return (folder(), *_MORE)


def schema_file(kind: str, game: str | None = None) -> Path:
    """Give the file of a document kind's JSON Schema, or of what a game adds to it."""
    ending = "schema.json" if kind == "variant" else f"{kind}.schema.json"
    name = f"games/{game}.{ending}" if game else f"{kind}.schema.json"
    found = (each / "schemas" / name for each in folders())
    return next((path for path in found if path.is_file()), folder() / "schemas" / name)


# The folder and the file ending of each kind of shipped document; a variant lies in the folder of its game.
PLACES = {
    "map": ("maps", ".yaml"),
    "variant": ("*", ".yaml"),
    "experiment": ("experiments", ".experiment.yaml"),
    "search": ("searches", ".search.yaml"),
}
_NO_GAMES = {"maps", "agents", "experiments", "searches"}


def files(kind: str, game: str | None = None) -> dict[str, Path]:
    """Give the shipped documents of a kind by name; variants of all games or of one.

    A variant is called by its bare name, and with its game, `naishi/base`, where two games have one of that name.
    """
    place, ending = PLACES[kind]
    found = [
        path
        for each in folders()
        for path in sorted(each.glob(f"variants/{place}/*{ending}"))
        if kind != "variant" or path.parent.name not in _NO_GAMES
    ]
    names = Counter(path.name for path in found)
    return {
        (f"{path.parent.name}/" if names[path.name] > 1 else "") + path.name.removesuffix(ending): path
        for path in found
        if game is None or path.parent.name == game
    }


def find(kind: str, name: str, beside: Path | None = None) -> Path | None:
    """Give a shipped document by name; a variant's may begin with its game, or be a neighbour's bare name."""
    known = files(kind)
    if kind == "variant" and beside is not None and beside in known.values():
        neighbour = beside.with_name(f"{name}.yaml")
        if neighbour in known.values():
            return neighbour
    if name in known:
        return known[name]
    game, slash, bare = name.partition("/")
    if kind == "variant" and slash:
        return next((path for path in files(kind, game).values() if path.stem == bare), None)
    return None
