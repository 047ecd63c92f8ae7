"""Boards at random: they keep the habits of the published one, and the symmetry and islands that are asked for."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import networkx
import pytest

from engine import documents
from engine.games.samurai import checks
from engine.maps import map as maps
from engine.maps import mapmaker
from engine.maps.generator import MOTIONS, Wanted, drawn
from engine.maps.hexes import SYMMETRIES, neighbours
from engine.texts.library import Library


def read(text):
    """Read a map's text."""
    path = Path("/nowhere/made.yaml")
    library = Library({path: text})
    return maps.load(library, path), library


def parts(spaces):
    """Count the parts that hang together."""
    graph: networkx.Graph[tuple[int, int]] = networkx.Graph()
    graph.add_nodes_from(spaces)
    graph.add_edges_from((at, beside) for at in spaces for beside in neighbours(at) if beside in spaces)
    return networkx.number_connected_components(graph)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("slots", [21, 30, 39])
def test_a_random_board_keeps_the_habits(seed, slots):
    """Each land space lies between two settlements, none of which touch, with sea all round and the wanted slots."""
    spaces = drawn(Wanted(seed, slots))
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
    chart, library = read(mapmaker.text_of(drawn(Wanted(5, slots)), "Made", [players]))
    assert chart.is_sound
    variant = documents.load_variant(library, "1998-english")
    assert {problem.code for problem in checks.check_map(chart, variant)} <= {"sea-without-settlement"}


def test_a_seed_gives_one_board():
    """The same seed gives the same text, another seed another."""
    one, again, other = (mapmaker.text_of(drawn(Wanted(seed, 39)), "x", [4]) for seed in (7, 7, 8))
    assert one == again
    assert one != other


def test_the_time_is_bounded():
    """Whatever is asked for, a board is drawn soon."""
    start = time.perf_counter()
    drawn(Wanted(1, 10_000))
    assert time.perf_counter() - start < 5


@pytest.mark.parametrize("symmetry", MOTIONS)
@pytest.mark.parametrize("islands", [1, 2, 3, 4, 6])
def test_symmetry_and_islands(symmetry, islands):
    """The board is carried onto itself, has as many islands as the symmetry allows, and its sea has no holes."""
    images = len(MOTIONS[symmetry])
    for seed in range(3):
        spaces = drawn(Wanted(seed, 39, symmetry, islands))
        for motion in MOTIONS[symmetry]:
            assert {SYMMETRIES[motion](at): terrain for at, terrain in spaces.items()} == spaces
        found = parts({at for at, terrain in spaces.items() if terrain != "sea"})
        assert abs(found - islands) < images
        assert found == islands or images > 1
        assert parts(spaces) == 1
        rim = {beside for at in spaces for beside in neighbours(at)} - spaces.keys()
        assert parts({*rim, *(far for at in rim for far in neighbours(at) if far not in spaces)}) == 1


def test_land_cities_and_capitals_are_chosen():
    """The numbers that are asked for come true on a board without symmetry."""
    kinds = Counter(drawn(Wanted(3, 39, land=44, cities=6, capitals=2)).values())
    assert (kinds["city"], kinds["capital"], kinds["village"]) == (6, 2, 39 - 12 - 6)
    assert kinds["land"] == 44
