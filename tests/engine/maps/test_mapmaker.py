"""New maps: shapes, outlines, and boards at random that keep the habits of the published one."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import pytest

from engine import documents
from engine.games.samurai import checks
from engine.maps import map as maps
from engine.maps import mapmaker
from engine.maps.hexes import neighbours
from engine.texts.library import Library


def read(text):
    """Read a map's text."""
    path = Path("/nowhere/made.yaml")
    library = Library({path: text})
    return maps.load(library, path), library


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("slots", [21, 30, 39])
def test_a_random_board_keeps_the_habits(seed, slots):
    """Each land space lies between two settlements, none of which touch, with sea all round and the wanted slots."""
    spaces = mapmaker.generated(seed, slots)
    kinds = Counter(spaces.values())
    assert sum(mapmaker.HOLDS.get(kind, 0) * number for kind, number in kinds.items()) == slots
    for at, terrain in spaces.items():
        near = [spaces.get(beside) for beside in neighbours(at)]
        settlements = [kind for kind in near if kind in mapmaker.HOLDS]
        if terrain == "land":
            assert len(settlements) == 2
        if terrain != "sea":
            assert None not in near
        if terrain in mapmaker.HOLDS:
            assert settlements == []
            assert "land" in near


@pytest.mark.parametrize(("players", "slots"), [(2, 21), (3, 30), (4, 39)])
def test_a_random_board_can_be_played(players, slots):
    """The published rules find nothing wrong with it but idle sea."""
    chart, library = read(mapmaker.text_of(mapmaker.generated(5, slots), "Made", [players]))
    assert chart.is_sound
    variant = documents.load_variant(library, "1998-english")
    assert {problem.code for problem in checks.check_map(chart, variant)} <= {"sea-without-settlement"}


def test_a_seed_gives_one_board():
    """The same seed gives the same text, another seed another."""
    one, again, other = (mapmaker.text_of(mapmaker.generated(seed, 39), "x", [4]) for seed in (7, 7, 8))
    assert one == again
    assert one != other


def test_the_time_is_bounded():
    """Whatever is asked for, a board is drawn soon."""
    start = time.perf_counter()
    mapmaker.generated(1, 10_000)
    assert time.perf_counter() - start < 5


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
