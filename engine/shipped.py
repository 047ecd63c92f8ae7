"""Where shipped maps, variants, experiments and schemas lie: beside the package in a checkout, inside it in a wheel."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_ENGINE = Path(__file__).resolve().parent


@cache
def folder() -> Path:
    """Give the folder that holds `variants/` and `schemas/`."""
    inside = _ENGINE / "_data"
    return inside if inside.is_dir() else _ENGINE.parent


def schema_file(kind: str) -> Path:
    """Give the file of a document kind's JSON Schema."""
    return folder() / "schemas" / f"{kind}.schema.json"


# The folder and the file ending of each kind of shipped document; a variant belongs to a game.
PLACES = {
    "map": ("variants/maps", ".yaml"),
    "variant": ("variants/samurai", ".yaml"),
    "experiment": ("variants/experiments", ".experiment.yaml"),
}


def files(kind: str) -> dict[str, Path]:
    """Give the shipped documents of a kind by name."""
    place, ending = PLACES[kind]
    return {path.name.removesuffix(ending): path for path in sorted((folder() / place).glob(f"*{ending}"))}
