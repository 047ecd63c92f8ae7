"""New maps: shapes and outlines."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.maps import map as maps
from engine.maps import mapmaker
from engine.maps.hexes import neighbours
from engine.texts.library import Library


def read(text):
    """Read a map's text."""
    path = Path("/nowhere/made.yaml")
    library = Library({path: text})
    return maps.load(library, path), library


@pytest.mark.parametrize("spaces", [mapmaker.hexagon(3), mapmaker.rectangle(7, 5), {}])
def test_shapes_read_back(spaces):
    """A shape's text is a sound map of just its spaces."""
    chart, _ = read(mapmaker.text_of(spaces, "A: shape", [2, 3]))
    assert chart.is_sound
    assert {at: space.terrain for at, space in chart.spaces.items()} == (spaces or {(0, 0): "sea"})
    assert chart.title == "A: shape"


def test_an_outline_becomes_hexes():
    """A disc becomes about as many land spaces as were asked for, with settlements two apart on request."""
    spaces = mapmaker.traced(lambda x, y: (x - 50) ** 2 + (y - 50) ** 2 < 2500, 100, 100, 90)
    land = [at for at, terrain in spaces.items() if terrain == "land"]
    assert 75 <= len(land) <= 105
    settled = mapmaker.settled(spaces)
    villages = [at for at, terrain in settled.items() if terrain == "village"]
    assert villages
    assert all(settled.get(beside) != "village" for at in villages for beside in neighbours(at))
