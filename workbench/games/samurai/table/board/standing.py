"""What stands and lies on a board in a position, as the painter draws it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.maps.hexes import Hex
from workbench.canvas.scene import Scene, Space
from workbench.games.samurai.table.naming import Names


def standing_scene(
    names: Names, spaces: Mapping[Hex, Space], seen: Mapping[str, Any], colours: Sequence[int]
) -> Scene:
    """Give the picture of what lies open for everybody: `seen` is a view, `colours` are those of the seats."""
    at = [space.at for space in names.board.spaces]
    figures = {
        at[int(space)]: tuple(names.figure_glyph(name) for name in standing)
        for space, standing in seen["figures"].items()
    }
    tokens = {
        at[lying["space"]]: names.drawn(colours[lying["seat"]], lying["token"]) for lying in seen["tokens"]
    }
    is_set_up = seen["phase"] in ("hands", "draft")
    empty = {hex_ for hex_, space in spaces.items() if space.is_settlement and hex_ not in figures}
    return Scene(
        spaces,
        is_play=True,
        figures=figures,
        captured=frozenset() if is_set_up else frozenset(empty),
        tokens=tokens,
    )
