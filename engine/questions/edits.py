"""Edits of a map that leave it a map: hexes that change their kind, written shortly for commands."""

from __future__ import annotations

import re
from pathlib import Path

from engine.maps import map as maps
from engine.maps.hexes import Hex
from engine.maps.map import Map
from engine.texts.edit import apply_edits
from engine.texts.library import Library, start_of
from engine.texts.problem import ProblemError
from engine.texts.saying import say

# Hexes and what each becomes.
Edits = tuple[tuple[Hex, str], ...]

_EDIT = re.compile(r"(-?\d+),(-?\d+)=([a-z][a-z0-9-]*)")


def named(name: str) -> tuple[str, Edits]:
    """Read a map's name with its edits, as commands take it.

    >>> named("japan"), named("japan@12,9=village@8,-2=city")
    (('japan', ()), ('japan', (((12, 9), 'village'), ((8, -2), 'city'))))
    """
    bare, *parts = name.split("@")
    found = [_EDIT.fullmatch(part) for part in parts]
    if not all(found):
        return name, ()
    return bare, tuple(((int(each[1]), int(each[2])), each[3]) for each in found if each)


def with_edits(name: str, edits: Edits) -> str:
    """Write a map's name with edits, so that a command can repeat what was measured.

    >>> with_edits("japan", (((12, 9), "village"),))
    'japan@12,9=village'
    """
    return "@".join([name, *(f"{q},{r}={kind}" for (q, r), kind in edits)])


def load(library: Library, name: str) -> Map:
    """Read a map by its name, with edits where the name says some, or raise its problems."""
    bare, edits = named(name)
    chart = maps.load(library, bare).required()
    return edited(chart, edits) if edits else chart


def edited(chart: Map, edits: Edits) -> Map:
    """Give the map with some hexes changed, read anew from its changed text."""
    assert chart.path is not None
    library = Library({Path(chart.path): text_of(chart, edits)})
    return maps.load(library, Path(chart.path)).required()


def text_of(chart: Map, edits: Edits) -> str:
    """Give the text of the map with some hexes changed; comments and everything else stay as they are."""
    assert chart.source is not None
    for at, kind in edits:
        if at not in chart.spaces or kind not in chart.marks:
            if at in chart.spaces:
                message = say("The map has no `{kind}` in its legend.", kind=kind)
            else:
                message = say("The map has no hex {q},{r}.", q=at[0], r=at[1])
            raise ProblemError([start_of(chart.name).problem("edit-unknown", message)])
    return apply_edits(chart.source.text, maps.paint(chart, dict(edits)))[0]
